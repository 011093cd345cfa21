use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::cards::{Counts, Pile};
use tabletop_core::{
    Catalog, Chance, Dense, Event, Game, OptionInfo, Pending, PerSeat, Refusal, RuleId, Seat, Seen,
    Standing, Stream, Table, TextError, Viewer,
};

/// Twenty: cards from 1 to 9, four of each. In turn everybody draws a card, unseen by the others, or
/// stops; nobody draws more than five. Then all show: who is nearest to 20, and not above it, wins.
#[derive(Clone, Debug)]
pub struct Twenty {
    setup: Setup,
}

/// The number of seats, 2 to 4.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are {0} seats, and the game is for 2 to 4")]
pub struct SetupError(u8);

// 1. What a seat decides, with a text form that reads back.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Draw,
    Stop,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Draw {
            "draw"
        } else {
            "stop"
        })
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "draw" => Ok(Action::Draw),
            "stop" => Ok(Action::Stop),
            _ => Err(TextError::new(text, "draw or stop")),
        }
    }
}

// 2. Why an action is refused, with the rule that forbids it.

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("five cards are the most one may draw")]
    FullHand,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new("TW", 3)
    }
}

// 3. What happens, generic over what is secret: `C` is a card, or in a viewer's eyes perhaps none.

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happened<C> {
    Drew { seat: Seat, card: C },
    Stopped { seat: Seat },
    Showed { seat: Seat, hand: Cards },
}

impl Event for Happened<u8> {
    type Seen = Happened<Option<u8>>;

    fn seen_by(&self, who: Viewer) -> Option<Self::Seen> {
        Some(match *self {
            Happened::Drew { seat, card } => Happened::Drew {
                seat,
                card: who.is(seat).then_some(card),
            },
            Happened::Stopped { seat } => Happened::Stopped { seat },
            Happened::Showed { seat, hand } => Happened::Showed { seat, hand },
        })
    }
}

// 4. The position, generic in the same way, with ONE function that lets an event happen to it. States
//    and views both change through it, so a view that follows events cannot go astray.

pub type Cards = Counts<10>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position<H> {
    pub turn: Seat,
    pub hands: PerSeat<Hand<H>>,
    /// The cards nobody has drawn. Hidden from everybody.
    pub deck: H,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand<H> {
    pub cards: H,
    pub count: u8,
    pub stopped: bool,
    pub shown: bool,
}

/// Cards that may be hidden, and what can happen to them.
pub trait Secret<C> {
    fn put(&mut self, card: C);
    fn take(&mut self, card: C);
    fn show(&mut self, cards: Cards);
}

impl Secret<u8> for Cards {
    fn put(&mut self, card: u8) {
        self.add(card, 1);
    }

    fn take(&mut self, card: u8) {
        self.remove(card);
    }

    fn show(&mut self, _: Cards) {}
}

impl Secret<Option<u8>> for Option<Cards> {
    fn put(&mut self, card: Option<u8>) {
        if let (Some(cards), Some(card)) = (self, card) {
            cards.add(card, 1);
        }
    }

    fn take(&mut self, card: Option<u8>) {
        if let (Some(cards), Some(card)) = (self, card) {
            cards.remove(card);
        }
    }

    fn show(&mut self, cards: Cards) {
        *self = Some(cards);
    }
}

impl<H> Position<H> {
    pub fn apply<C: Copy>(&mut self, event: &Happened<C>)
    where
        H: Secret<C>,
    {
        match *event {
            Happened::Drew { seat, card } => {
                self.deck.take(card);
                self.hands[seat].cards.put(card);
                self.hands[seat].count += 1;
                self.pass_on(seat);
            }
            Happened::Stopped { seat } => {
                self.hands[seat].stopped = true;
                self.pass_on(seat);
            }
            Happened::Showed { seat, hand } => {
                self.hands[seat].cards.show(hand);
                self.hands[seat].shown = true;
            }
        }
    }

    /// The next seat that has not stopped is on turn.
    fn pass_on(&mut self, from: Seat) {
        let seats = u8::try_from(self.hands.len()).unwrap_or(u8::MAX);
        let mut others = from.others(seats).chain([from]);
        self.turn = others
            .find(|&seat| !self.hands[seat].stopped)
            .unwrap_or(from);
    }
}

// 5. The rules.

pub const DECK: Stream = Stream::new(0, "deck");

/// The rules decide that something happens: it changes the position, and the table is told.
fn happen(state: &mut Position<Cards>, table: &mut impl Table<Happened<u8>>, event: Happened<u8>) {
    state.apply(&event);
    table.emit(|| event);
}

impl Game for Twenty {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = Position<Cards>;
    type Action = Action;
    type Event = Happened<u8>;
    type View = Position<Option<Cards>>;
    type Illegal = Illegal;

    const ID: &'static str = "twenty";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        if (2..=4).contains(&setup.seats) {
            Ok(Twenty { setup })
        } else {
            Err(SetupError(setup.seats))
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn decision_bound(&self) -> u32 {
        6 * u32::from(self.setup.seats) // five cards and a stop
    }

    fn start(&self, _: &mut impl Table<Self::Event>) -> Self::State {
        let hand = |_| Hand {
            cards: Cards::EMPTY,
            count: 0,
            stopped: false,
            shown: false,
        };
        let deck = Cards::new([0, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
        Position {
            turn: Seat::new(0),
            hands: PerSeat::from_fn(self.setup.seats, hand),
            deck,
        }
    }

    fn pending(&self, state: &Self::State) -> Pending {
        let over = state.hands.iter().all(|(_, hand)| hand.shown);
        if over {
            Pending::Over
        } else {
            Pending::Turn(state.turn)
        }
    }

    fn legal(
        &self,
        state: &Self::State,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.pending(state).awaits(seat) {
            if self.check(state, seat, Action::Draw).is_ok() {
                visit(Action::Draw)?;
            }
            visit(Action::Stop)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, state: &Self::State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let full = state.hands.get(seat).is_none_or(|hand| hand.count == 5);
        if action == Action::Draw && full {
            Err(Illegal::FullHand)
        } else {
            Ok(())
        }
    }

    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Self::Event>,
    ) {
        match action {
            Action::Draw => {
                let card = state.deck.choose(table, DECK);
                happen(state, table, Happened::Drew { seat, card });
            }
            Action::Stop => happen(state, table, Happened::Stopped { seat }),
        }
        if state.hands.iter().all(|(_, hand)| hand.stopped) {
            for seat in Seat::all(self.setup.seats) {
                let hand = state.hands[seat].cards;
                happen(state, table, Happened::Showed { seat, hand });
            }
        }
    }

    fn standing(&self, state: &Self::State) -> Option<Standing> {
        let total = |seat| {
            state.hands[seat]
                .cards
                .iter()
                .map(|(kind, count)| i32::from(kind * count))
                .sum::<i32>()
        };
        let scores = PerSeat::from_fn(self.setup.seats, |seat| {
            if total(seat) > 20 { 0 } else { total(seat) }
        });
        (self.pending(state) == Pending::Over)
            .then(|| Standing::ranked(scores.clone(), |seat| scores[seat]))
    }

    // 6. What a viewer knows, and a whole position that fits it.

    fn view(&self, state: &Self::State, who: Viewer) -> Self::View {
        let hands = PerSeat::from_fn(self.setup.seats, |seat| {
            let hand = &state.hands[seat];
            let cards = (who.is(seat) || hand.shown).then_some(hand.cards);
            Hand {
                cards,
                count: hand.count,
                stopped: hand.stopped,
                shown: hand.shown,
            }
        });
        Position {
            turn: state.turn,
            hands,
            deck: None,
        }
    }

    fn follow(&self, view: &mut Self::View, seen: &Seen<Self>) {
        view.apply(seen);
    }

    fn sample(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State {
        let mut deck = Cards::new([0, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
        let known = view.hands.iter().filter_map(|(_, hand)| hand.cards);
        for (card, count) in known.flat_map(|cards| cards.iter().collect::<Vec<_>>()) {
            for _ in 0..count {
                deck.remove(card);
            }
        }
        let hands = PerSeat::from_fn(self.setup.seats, |seat| {
            let hand = &view.hands[seat];
            let cards = hand.cards.unwrap_or_else(|| {
                let mut cards = Cards::EMPTY;
                for _ in 0..hand.count {
                    let card = deck.choose(chance, Stream::SAMPLE);
                    deck.remove(card);
                    cards.add(card, 1);
                }
                cards
            });
            Hand {
                cards,
                count: hand.count,
                stopped: hand.stopped,
                shown: hand.shown,
            }
        });
        Position {
            turn: view.turn,
            hands,
            deck,
        }
    }
}

// 7. A number for every action, and what there is to know about the game.

impl Dense for Twenty {
    fn space(&self) -> u32 {
        2
    }

    fn id(&self, action: Action) -> Option<u32> {
        Some(u32::from(action == Action::Stop))
    }

    fn action(&self, id: u32) -> Option<Action> {
        [Action::Draw, Action::Stop]
            .get(usize::try_from(id).ok()?)
            .copied()
    }
}

impl Catalog for Twenty {
    const TITLE: &'static str = "Twenty";
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionInfo] = &[];
    const RECONSTRUCTED: Option<&'static str> = None;
    type Components = ();

    fn standard(seats: u8) -> Setup {
        Setup { seats }
    }

    fn components() {}

    fn with_components(setup: Setup, (): ()) -> Setup {
        setup
    }

    fn variants() -> Vec<Setup> {
        (2..=4).map(|seats| Setup { seats }).collect()
    }

    fn census(&self, state: &Self::State, mut count: impl FnMut(u16, u32)) {
        let hands = state.hands.iter().map(|(_, hand)| hand.cards);
        for (card, cards) in hands
            .chain([state.deck])
            .flat_map(|cards| cards.iter().collect::<Vec<_>>())
        {
            count(card.into(), cards.into());
        }
    }

    fn audit(&self, state: &Self::State) -> Result<(), String> {
        match state
            .hands
            .iter()
            .find(|(_, hand)| u32::from(hand.count) != hand.cards.total())
        {
            Some((seat, hand)) => Err(format!(
                "{seat} has {:?}, counted as {} cards",
                hand.cards, hand.count
            )),
            None => Ok(()),
        }
    }
}
