//! A small game with everything the laws are about: hidden hands, a deck, sealed bids, a die. And a switch for planted faults.
//!
//! Twelve cards; each of two or three seats has three in hand. In each of three rounds one seat may swap a card for one from the deck; then
//! all bid a card in secret, and the highest bid wins what a die shows.

#![allow(
    unreachable_pub,
    dead_code,
    reason = "each test file that has this module uses another part of it"
)]
#![allow(
    clippy::unused_self,
    reason = "the rules are asked, not only the position"
)]

mod action;
mod faults;
pub mod position;

use std::fmt;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tabletop_core::cards::{CardSet, Pile};
use tabletop_core::{
    Catalog, Chance, Dense, Event, Game, OptionInfo, Pending, PerSeat, Rejected, Seat, SeatSet,
    Seen, Standing, Stream, Table, Viewer, roll,
};

pub use action::{Action, Illegal};
pub use faults::*;
pub use position::{Happened, Phase, Position};

pub const DECK: Stream = Stream::new(0, "deck");
pub const DIE: Stream = Stream::new(1, "die");
pub const CARDS: u8 = 12;

/// The game; `F` is the planted fault, [`HONEST`] for none.
#[derive(Clone, Debug)]
pub struct Toy<const F: u8> {
    setup: Setup,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    /// Whether the die counts twice.
    pub double: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchTable(u8);

impl fmt::Display for NoSuchTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats; the game is for 2 or 3", self.0)
    }
}

impl std::error::Error for NoSuchTable {}

/// An event with everything in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told<const F: u8>(pub Happened<u8>);

impl<const F: u8> Event for Told<F> {
    type Seen = Happened<Option<u8>>;

    fn seen_by(&self, who: Viewer) -> Option<Self::Seen> {
        let open = matches!(
            (F, &self.0),
            (LEAKY_DRAW, Happened::Drew { .. }) | (LEAKY_BID, Happened::Bid { .. })
        );
        Some(
            self.0
                .map(|seat, card| (open || who.is(seat)).then_some(card)),
        )
    }
}

pub type State<const F: u8> = Position<CardSet, u8, F>;
pub type View<const F: u8> = Position<Option<CardSet>, Option<u8>, F>;

impl<const F: u8> Toy<F> {
    /// Decides that something happens: the position changes by it, and it is told.
    fn happen(&self, state: &mut State<F>, table: &mut impl Table<Told<F>>, event: Happened<u8>) {
        state.apply(&event);
        table.emit(|| Told(event));
    }

    fn draw(&self, state: &mut State<F>, seat: Seat, table: &mut impl Table<Told<F>>) {
        if !state.deck.is_empty() {
            let card = state.deck.choose(table, DECK);
            self.happen(state, table, Happened::Drew { seat, card });
        }
    }

    fn reveal(&self, state: &mut State<F>, table: &mut impl Table<Told<F>>) {
        let mut best = None;
        for (seat, &card) in state.bids.iter() {
            best = best.max(Some((card, seat)));
        }
        let cards = state.bids.iter().map(|(_, &card)| card).collect();
        self.happen(state, table, Happened::Revealed { cards });
        let face = roll(table, DIE, 6);
        let mut points = if self.setup.double { 2 * face } else { face };
        points += faults::whim::<F>();
        if let Some((_, seat)) = best {
            self.happen(state, table, Happened::Won { seat, points });
        }
        if state.round < 3 || F == ENDLESS {
            let turn = state.turn.0.left(self.setup.seats);
            self.happen(state, table, Happened::Round { turn });
        }
    }
}

impl<const F: u8> Game for Toy<F> {
    type Setup = Setup;
    type SetupError = NoSuchTable;
    type State = State<F>;
    type Action = Action;
    type Event = Told<F>;
    type View = View<F>;
    type Illegal = Illegal;

    const ID: &'static str = "toy";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, NoSuchTable> {
        if (2..=3).contains(&setup.seats) {
            Ok(Toy { setup })
        } else {
            Err(NoSuchTable(setup.seats))
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn decision_bound(&self) -> u32 {
        3 * (1 + u32::from(self.setup.seats))
    }

    fn start(&self, table: &mut impl Table<Told<F>>) -> State<F> {
        let mut state = Position::new(self.setup.seats, CardSet::first(CARDS));
        for _ in 0..3 {
            for seat in Seat::all(self.setup.seats) {
                self.draw(&mut state, seat, table);
            }
        }
        state
    }

    fn pending(&self, state: &State<F>) -> Pending {
        match state.phase {
            Phase::Swap if F == ASKING && state.hands[state.turn.0.index()].cards.contains(11) => {
                Pending::Sealed(SeatSet::all(self.setup.seats))
            }
            Phase::Swap => Pending::Turn(state.turn.0),
            Phase::Bid if state.hands_empty() && state.bids.is_complete() => Pending::Over,
            Phase::Bid => Pending::Sealed(state.bids.waiting()),
        }
    }

    fn legal(
        &self,
        state: &State<F>,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.pending(state).awaits(seat) {
            return ControlFlow::Continue(());
        }
        let hand = state.hands[seat.index()].cards;
        if state.phase == Phase::Swap {
            visit(Action::Keep)?;
            if F == TWICE {
                visit(Action::Keep)?;
            }
        }
        for card in 0..CARDS {
            let action = if state.phase == Phase::Swap {
                Action::Swap(card)
            } else {
                Action::Bid(card)
            };
            let listed = hand.contains(card) && !(F == UNLISTED && action == Action::Swap(7));
            if listed && self.check(state, seat, action).is_ok() {
                visit(action)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, state: &State<F>, seat: Seat, action: Action) -> Result<(), Illegal> {
        let hands = &state.hands;
        let mine = hands
            .get(seat.index())
            .map_or(CardSet::EMPTY, |hand| hand.cards);
        match (action, state.phase) {
            (Action::Keep, Phase::Swap) => Ok(()),
            (Action::Swap(card), Phase::Swap) | (Action::Bid(card), Phase::Bid)
                if mine.contains(card) =>
            {
                // The fault: whether a card may be swapped depends on what the left neighbour holds.
                let left = hands[seat.left(self.setup.seats).index()].cards;
                let forbidden =
                    F == JEALOUS && state.phase == Phase::Swap && left.contains((card + 1) % CARDS);
                if forbidden {
                    Err(Illegal::NotYours(card))
                } else {
                    Ok(())
                }
            }
            (Action::Swap(card), Phase::Swap) | (Action::Bid(card), Phase::Bid) => {
                Err(Illegal::NotYours(card))
            }
            _ => Err(Illegal::WrongPhase),
        }
    }

    fn play(
        &self,
        state: &mut State<F>,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Told<F>>,
    ) {
        match action {
            Action::Keep => self.happen(state, table, Happened::Bidding),
            Action::Swap(card) => {
                assert!(F != PANICKING || card != 4, "card 4 is cursed");
                self.happen(state, table, Happened::Discarded { seat, card });
                self.draw(state, seat, table);
                self.happen(state, table, Happened::Bidding);
            }
            Action::Bid(card) => {
                self.happen(state, table, Happened::Bid { seat, card });
                if state.bids.is_complete() {
                    self.reveal(state, table);
                }
            }
        }
    }

    fn apply(
        &self,
        state: &mut State<F>,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Told<F>>,
    ) -> Result<(), Rejected<Illegal>> {
        let permitted = self.permit(state, seat, action);
        if F == FUMBLING && permitted.is_err() {
            state.points[seat.index()] -= 1; // the fault: a penalty for trying
        }
        permitted?;
        self.play(state, seat, action, table);
        Ok(())
    }

    fn standing(&self, state: &State<F>) -> Option<Standing> {
        let scores = PerSeat::from_fn(self.setup.seats, |seat| state.points[seat.index()]);
        (self.pending(state) == Pending::Over)
            .then(|| Standing::ranked(scores.clone(), |seat| scores[seat]))
    }

    fn view(&self, state: &State<F>, who: Viewer) -> View<F> {
        state.seen_by(who)
    }

    fn follow(&self, view: &mut View<F>, seen: &Seen<Self>) {
        if F == DEAF && matches!(seen, Happened::Won { .. }) {
            return;
        }
        view.apply(seen);
    }

    fn sample(&self, view: &View<F>, chance: &mut impl Chance) -> State<F> {
        view.guess(chance)
    }
}

impl<const F: u8> Dense for Toy<F> {
    fn space(&self) -> u32 {
        1 + 2 * u32::from(CARDS)
    }

    fn id(&self, action: Action) -> Option<u32> {
        match action {
            Action::Keep => Some(0),
            Action::Swap(11) if F == MISNUMBERED => Some(1),
            Action::Swap(card) if card < CARDS => Some(1 + u32::from(card)),
            Action::Bid(card) if card < CARDS => Some(1 + u32::from(CARDS + card)),
            Action::Swap(_) | Action::Bid(_) => None,
        }
    }

    fn action(&self, id: u32) -> Option<Action> {
        let number = u8::try_from(id)
            .ok()
            .filter(|&number| u32::from(number) < self.space())?;
        Some(match number {
            0 => Action::Keep,
            number if number <= CARDS => Action::Swap(number - 1),
            number => Action::Bid(number - 1 - CARDS),
        })
    }
}

impl<const F: u8> Catalog for Toy<F> {
    const TITLE: &'static str = "Toy";
    const SEATS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [OptionInfo] = &[OptionInfo {
        name: "double",
        values: "false, true",
        effect: "the die counts twice",
    }];
    const RECONSTRUCTED: Option<&'static str> = None;
    type Components = ();

    fn standard(seats: u8) -> Setup {
        Setup {
            seats,
            double: false,
        }
    }

    fn components() {}

    fn with_components(setup: Setup, (): ()) -> Setup {
        setup
    }

    fn variants() -> Vec<Setup> {
        [2, 3]
            .into_iter()
            .flat_map(|seats| [false, true].map(|double| Setup { seats, double }))
            .collect()
    }

    fn census(&self, state: &State<F>, mut count: impl FnMut(u16, u32)) {
        let hands = state.hands.iter().flat_map(|hand| hand.cards);
        let bids = state.bids.iter().map(|(_, &card)| card);
        for card in hands.chain(bids).chain(state.deck).chain(state.table) {
            count(u16::from(card), 1);
        }
    }

    fn audit(&self, state: &State<F>) -> Result<(), String> {
        match state
            .hands
            .iter()
            .find(|hand| u32::from(hand.count) != hand.cards.len())
        {
            Some(hand) => Err(format!(
                "a hand of {} cards is said to have {}",
                hand.cards.len(),
                hand.count
            )),
            None => Ok(()),
        }
    }
}
