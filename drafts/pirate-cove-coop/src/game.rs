//! [`PirateCoveCoop`]: the rules with one setup, behind the contract of the kernel.

use core::ops::ControlFlow;

use tabletop_core::cards::{CardSet, Counts};
use tabletop_core::{Chance, Game, Pending, Seat, Seen, Standing, Table, Viewer};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::hand::{self, Held};
use crate::illegal::Illegal;
use crate::piles::{Hits, Market, Quests};
use crate::rules::{Options, Run};
use crate::setup::{Setup, SetupError};
use crate::state::{Area, Attempt, Bot, Point, Position, State};
use crate::tables::Tables;
use crate::view::View;
use crate::words::{Cards, MAX_QUESTS, Row, SLOTS};

/// The rules of the game with one setup.
///
/// ```
/// use pirate_cove_coop::{PirateCoveCoop, Setup};
/// use tabletop_core::{Game, Match};
///
/// let game = PirateCoveCoop::new(Setup::new(2)).unwrap();
/// let game = Match::start(game, 7);
/// assert_eq!(game.state().quests.in_row(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct PirateCoveCoop {
    setup: Setup,
    components: Components,
    tables: Tables,
}

impl PirateCoveCoop {
    /// The components in use.
    pub fn component_tables(&self) -> &Components {
        &self.components
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The table before anything was dealt: all cards in their decks (PCC-010 to PCC-021).
    fn laid_out(&self) -> State {
        let tables = &self.tables;
        let start = Cards::new(tables.start);
        let size = hand::size(&start);
        let gold = u16::from(tables.amounts.starting_gold);
        let mut seats = [Area::bare(Held::default()); 4];
        for area in &mut seats[..usize::from(tables.players)] {
            area.cards.draw = start;
            area.draw_size = size;
            area.gold = gold;
            area.life = tables.amounts.life;
        }
        let bot = if tables.solo() {
            // PCC-201, PCC-203.
            Bot {
                draw: start,
                gold,
                modifier: 1,
                ..Bot::default()
            }
        } else {
            Bot::default()
        };
        let mut crew = Market::default();
        for (design, card) in (0..tables.crew).zip(&self.components.crew) {
            crew.unseen.add(design, card.copies);
        }
        let mut upgrades = Market::default();
        for (design, card) in (0..).zip(&tables.upgrades) {
            upgrades.unseen.add(design, card.copies);
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 32 quests")]
        let quests = (tables.quests.len() as u8).min(MAX_QUESTS);
        Position {
            round: 0,
            morale: tables.start_morale,
            point: Point::Over,
            turn: Seat::new(0),
            passes: 0,
            bribed: 0,
            end: None,
            seats,
            bot,
            quests: Quests {
                unseen: CardSet::first(quests),
                levels: tables.deck,
                ..Quests::default()
            },
            crew,
            upgrades,
            hits: Hits {
                deck: Counts::new(tables.hits),
                ..Hits::default()
            },
            trash: Cards::EMPTY,
            attempt: Attempt::default(),
        }
    }

    fn options<'a>(&'a self, state: &'a State, seat: Seat) -> Options<'a> {
        Options {
            tables: &self.tables,
            at: state,
            seat,
        }
    }
}

impl Game for PirateCoveCoop {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "pirate-cove-coop";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupError::new(faults));
        }
        let components = setup
            .components
            .clone()
            .unwrap_or_else(Components::standard);
        let tables = Tables::new(&setup, &components);
        Ok(PirateCoveCoop {
            setup,
            components,
            tables,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.tables.players
    }

    fn decision_bound(&self) -> u32 {
        self.tables.decision_bound()
    }

    fn start(&self, table: &mut impl Table<Event>) -> State {
        let mut state = self.laid_out();
        let mut run = Run {
            tables: &self.tables,
            at: &mut state,
            table,
        };
        run.deal_rows_and_hands();
        run.start_round();
        state
    }

    fn pending(&self, state: &State) -> Pending {
        if state.point == Point::Over {
            Pending::Over
        } else {
            Pending::Turn(state.turn)
        }
    }

    fn legal(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if seat != state.turn {
            return ControlFlow::Continue(());
        }
        self.options(state, seat).each(&mut visit)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.options(state, seat).check(action)
    }

    fn play(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<Event>) {
        Run {
            tables: &self.tables,
            at: state,
            table,
        }
        .decide(seat, action);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        state.standing(self.tables.players)
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, who, self.tables.secret)
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.position.apply(&self.tables, seen);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        view.sample(chance)
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-019, PCC-020.
    fn deal_rows_and_hands(&mut self) {
        for row in Row::ALL {
            for slot in 0..SLOTS {
                self.refill(row, slot);
            }
        }
        for seat in Seat::all(self.tables.players) {
            self.draw(seat, self.tables.amounts.hand_size);
        }
    }
}
