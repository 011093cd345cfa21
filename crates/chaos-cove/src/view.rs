//! [`View`]: what one viewer knows; and the [`Game`] contract.

use core::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tabletop_core::{
    Chance, Dense, Game, Odds, Pending, Seat, SeatSet, Seen, Standing, Stream, Table, Viewer,
};

use crate::action::Numbering;
use crate::components::Tables;
use crate::rules::{Look, Turn};
use crate::state::Secret;
use crate::{
    Action, Cards, ChaosCove, Components, Frame, Happening, Hero, Illegal, Phase, Position,
    SeenCards, Setup, SetupError, State,
};

/// What one viewer knows: everything but the hands of others and the deck, of which only the number of cards is known.
///
/// ```
/// use chaos_cove::{ChaosCove, SeenCards, Setup};
/// use tabletop_core::{Game, Match, Seat, Viewer};
///
/// let game = Match::start(ChaosCove::new(Setup::new(3)).unwrap(), 8);
/// let view = game.view(Viewer::Seat(Seat::new(1)));
/// assert!(matches!(view.position.hands[1], SeenCards::Known(hand) if hand.total() == 5));
/// assert_eq!(view.position.hands[2], SeenCards::Count(5));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub who: Viewer,
    /// The table as this viewer sees it.
    pub position: Position<SeenCards>,
}

impl<P: Secret> Position<P> {
    /// The same table with its hidden piles put through `change`: the hand of a seat, or the deck.
    fn map<Q: Secret>(&self, mut change: impl FnMut(Option<Seat>, P) -> Q) -> Position<Q> {
        let mut hand = |index: usize| change(Some(Seat::ALL[index]), self.hands[index]);
        let hands = [hand(0), hand(1), hand(2), hand(3)];
        Position {
            round: self.round,
            marker: self.marker,
            lost: self.lost,
            players: self.players,
            hands,
            shown: self.shown,
            deck: change(None, self.deck),
            discards: self.discards,
            in_play: self.in_play,
            groups: self.groups,
            heroes: self.heroes,
            board: self.board,
            crowd: self.crowd,
            lanes: self.lanes,
            broken: self.broken,
            unseen: self.unseen,
            stacks: self.stacks,
            pool: self.pool,
            removed: self.removed,
            supply: self.supply,
            control: self.control,
        }
    }
}

impl Game for ChaosCove {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Event = Happening<Hero>;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "chaos-cove";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let components = setup
            .components
            .clone()
            .unwrap_or_else(Components::standard);
        Ok(ChaosCove {
            tables: Tables::new(&components),
            lanes: setup.lanes_in_use(),
            components,
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn decision_bound(&self) -> u32 {
        20_000
    }

    fn start(&self, table: &mut impl Table<Happening<Hero>>) -> State {
        self.set_up(table)
    }

    fn pending(&self, state: &State) -> Pending {
        pending(state)
    }

    fn legal(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.control.phase == Phase::Over || state.decider() != seat {
            return ControlFlow::Continue(());
        }
        Look {
            game: self,
            at: state,
        }
        .options(&mut visit)
    }

    fn check(&self, state: &State, _: Seat, action: Action) -> Result<(), Illegal> {
        Look {
            game: self,
            at: state,
        }
        .permit(action)
    }

    fn play(
        &self,
        state: &mut State,
        _: Seat,
        action: Action,
        table: &mut impl Table<Happening<Hero>>,
    ) {
        Turn {
            game: self,
            at: state,
            table,
        }
        .play(action);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.result(state)
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let position = state.map(|seat, cards| match seat {
            Some(seat) if who.is(seat) => SeenCards::Known(cards),
            _ => SeenCards::Count(cards.total()),
        });
        View { who, position }
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.position.happen(seen);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        let at = &view.position;
        // The cards nobody has laid open: all, less the discards, those in play, the viewer's own and those that were shown.
        let mut pool = [0u8; 16];
        for hero in Hero::all() {
            pool[hero.index()] = self.copies(hero);
        }
        let mut take = |hero: Hero, count: u8| {
            let left = &mut pool[hero.index()];
            *left = left.saturating_sub(count);
        };
        for hero in Hero::all() {
            take(hero, at.discards.of(hero) + at.in_play.of(hero));
        }
        for (hand, shown) in at.hands.iter().zip(at.shown) {
            match hand {
                SeenCards::Known(cards) => {
                    for hero in cards.heroes() {
                        take(hero, cards.of(hero));
                    }
                }
                SeenCards::Count(_) => {
                    for hero in shown {
                        take(hero, 1);
                    }
                }
            }
        }
        let mut hands = [Cards::EMPTY; 4];
        for ((hand, seen), shown) in hands.iter_mut().zip(at.hands).zip(at.shown) {
            match seen {
                SeenCards::Known(cards) => *hand = cards,
                SeenCards::Count(count) => {
                    *hand = shown.into_iter().collect();
                    deal(&mut pool, hand, count, chance);
                }
            }
        }
        let mut deck = Cards::EMPTY;
        for hero in Hero::all() {
            for _ in 0..pool[hero.index()] {
                deck.add(hero);
            }
        }
        at.map(|seat, _| seat.map_or(deck, |seat| hands[seat.index() & 3]))
    }

    fn pending_in(&self, view: &View) -> Pending {
        pending(&view.position)
    }
}

/// Deals cards of the pool to a hand until it holds `count`.
fn deal(pool: &mut [u8; 16], hand: &mut Cards, count: u8, chance: &mut impl Chance) {
    for _ in hand.total()..count {
        let odds = Odds::Counts(pool);
        if odds.total() == 0 {
            return; // a view that was tampered with
        }
        let drawn = chance.pick(Stream::SAMPLE, odds);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "an outcome is a hero's number"
        )]
        let hero = Hero::new(drawn as u8 & 15);
        pool[hero.index()] -= 1;
        hand.add(hero);
    }
}

fn pending<P: Secret>(at: &Position<P>) -> Pending {
    if at.control.phase == Phase::Over {
        return Pending::Over;
    }
    match at.control.top() {
        Frame::Help {
            helper,
            left,
            offer: None,
        } => Pending::Reaction {
            next: helper,
            after: if left.contains(helper) {
                SeatSet::EMPTY
            } else {
                left
            },
        },
        _ => Pending::Turn(at.control.turn),
    }
}

impl ChaosCove {
    fn numbering(&self) -> Numbering {
        Numbering {
            lanes: self.lanes,
            seats: self.setup.players,
        }
    }
}

impl Dense for ChaosCove {
    fn space(&self) -> u32 {
        self.numbering().space()
    }

    fn id(&self, action: Action) -> Option<u32> {
        self.numbering().id(action)
    }

    fn action(&self, id: u32) -> Option<Action> {
        self.numbering().action(id)
    }
}
