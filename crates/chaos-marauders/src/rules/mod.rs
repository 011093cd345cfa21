//! The rules: who decides what, and where each decision goes. One file per procedure, named as the rulebook names it.
//!
//! After every decision a procedure runs and answers with what comes [`Next`]: a question that waits for somebody, the next draw, the
//! end of the turn, or the end of the game. Every change of the position is an event.

mod attack;
mod blowback;
mod chaos_marauders;
mod dagromm;
mod end_of_game;
mod end_of_turn;
mod formations;
mod idol;
mod odlugg;
mod placing;
mod settle;
mod sneaky_gits;
mod trophies;
pub(crate) mod war_machines;

pub use attack::Side;

use core::ops::ControlFlow;

use tabletop_core::{
    Chance, Game, Odds, Pending, Seat, Seen, Standing, Stream, Table, Viewer, roll_faces,
};

use crate::components::CardTable;
use crate::event::{Fact, Happening, TurnEnd};
use crate::{
    Action, ChaosMarauders, End, Event, Face, Illegal, Phase, Position, Setup, SetupError, Source,
    State, View,
};

/// Who has the first turn.
pub const ORDER: Stream = Stream::new(0, "order");
/// The draw deck: outcomes are kinds of card.
pub const DECK: Stream = Stream::new(1, "deck");
/// The Devastation Die: outcome 0 is an Orc Eye, 1 the Mark of Chaos.
pub const DIE: Stream = Stream::new(2, "die");

/// Five Orc Eyes, one Mark of Chaos (CMR-003).
const FACES: [u8; 2] = [5, 1];

/// What comes after a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Somebody is asked, or the game is over.
    Wait,
    /// The active player draws (CMR-018).
    Draw,
    /// The turn ends.
    EndTurn(TurnEnd),
    /// The game ends.
    End(End),
}

/// A position being played: the rules, the table with its luck and its listener, and the position.
pub(crate) struct Play<'a, T> {
    pub(crate) game: &'a ChaosMarauders,
    pub(crate) at: &'a mut State,
    pub(crate) luck: &'a mut T,
}

impl<'a, T: Table<Event>> Play<'a, T> {
    pub(crate) fn new(game: &'a ChaosMarauders, at: &'a mut State, luck: &'a mut T) -> Self {
        Play { game, at, luck }
    }

    /// Lets something happen: changes the position and tells the listener.
    #[inline]
    pub(crate) fn event(&mut self, event: Event) {
        self.at.happen(&event, &self.game.table);
        self.luck.emit(|| event);
    }

    #[inline]
    pub(crate) fn fact(&mut self, fact: Fact) {
        self.event(Happening::Public(fact));
    }

    /// Asks a question and waits for the answer.
    #[inline]
    fn ask(&mut self, phase: Phase) -> Next {
        self.fact(Fact::Asked(phase));
        Next::Wait
    }

    /// Rolls the Devastation Die for the active player (CMR-004).
    fn roll(&mut self) -> Face {
        let face = if roll_faces(self.luck, DIE, &FACES) == 0 {
            Face::OrcEye
        } else {
            Face::MarkOfChaos
        };
        let seat = self.at.active();
        self.fact(Fact::Rolled { seat, face });
        face
    }

    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, mut next: Next) {
        loop {
            next = match next {
                Next::Wait => return,
                Next::Draw => self.draw(),
                Next::EndTurn(why) => self.end_turn(why),
                Next::End(end) => self.end_game(end),
            }
        }
    }

    /// Plays a legal action and answers what comes next.
    fn act(&mut self, seat: Seat, action: Action) -> Next {
        match (self.at.phase, action) {
            (Phase::Row { source, .. }, Action::Row(row)) => self.choose_row(seat, source, row),
            (Phase::Row { seat, source, .. }, Action::Host(formation)) => {
                self.choose_formation(seat, source, formation)
            }
            (Phase::Row { .. } | Phase::Blowback { .. }, Action::Discard) => {
                self.discard_by_choice()
            }
            (
                Phase::Cell {
                    seat,
                    source,
                    formation,
                    ..
                },
                Action::Cell(cell),
            ) => self.place(seat, source, formation, cell),
            (Phase::Claim { .. }, Action::Answer(answer)) => self.answer(seat, answer),
            (Phase::Claimer { row, cell, .. }, Action::Claimer(by)) => self.claim(by, row, cell),
            (Phase::Attack { row, .. }, Action::Attack(target)) => self.attack(row, target),
            (Phase::Attack { row, .. }, Action::Decline) => self.decline(row),
            (Phase::Trophy { winner, .. }, Action::Trophy(kind)) => self.take_trophy(winner, kind),
            (Phase::Trophy { .. }, Action::Stop) => self.stop(),
            (Phase::Odlugg { .. }, Action::Eat(formation)) => self.eat(formation),
            (Phase::Dagromm, Action::Kill(formation, cell)) => self.kill(formation, cell),
            (Phase::Blowback { .. }, Action::Burn(target)) => self.burn(target),
            (Phase::Explosion { .. }, Action::Explode(row)) => self.explode(row),
            _ => panic!("`{action}` is not legal here; `apply` would have refused it"),
        }
    }
}

impl<S> Position<S> {
    /// Whose decision is awaited.
    pub fn pending(&self) -> Pending {
        match self.phase {
            Phase::Row { seat, .. } | Phase::Cell { seat, .. } => Pending::Turn(seat),
            Phase::Trophy { winner, .. } => Pending::Turn(winner),
            Phase::Claim { .. } => Pending::Sealed(self.claims.waiting()),
            Phase::Claimer { .. }
            | Phase::Attack { .. }
            | Phase::Odlugg { .. }
            | Phase::Dagromm
            | Phase::Blowback { .. }
            | Phase::Explosion { .. } => Pending::Turn(self.active()),
            Phase::Over { .. } => Pending::Over,
        }
    }
}

/// Shows every item of `items` to `visit`, as an action.
#[inline]
fn each<I: IntoIterator>(
    items: I,
    visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    action: impl Fn(I::Item) -> Action,
) -> ControlFlow<()> {
    items.into_iter().try_for_each(|item| visit(action(item)))
}

impl Game for ChaosMarauders {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "chaos-marauders";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let components = setup.components.clone().unwrap_or_default();
        let table = CardTable::new(&components);
        Ok(ChaosMarauders {
            setup,
            components,
            table,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn decision_bound(&self) -> u32 {
        self.decisions_per_turn()
            .saturating_mul(u32::from(self.setup.turn_limit))
    }

    fn start(&self, table: &mut impl Table<Event>) -> State {
        let seats = self.setup.players;
        let first = self.setup.first_seat.unwrap_or_else(|| {
            let seat = table.pick(ORDER, Odds::Even(u32::from(seats))); // CMR-011
            Seat::ALL[seat as usize]
        });
        let mut state = State::new(seats, first, self.table.deck);
        let mut play = Play::new(self, &mut state, table);
        play.fact(Fact::Began { first });
        play.run(Next::Draw);
        state
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        state.pending()
    }

    #[inline]
    fn legal(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !state.pending().awaits(seat) {
            return ControlFlow::Continue(());
        }
        let visit = &mut visit;
        match state.phase {
            Phase::Row {
                seat,
                source,
                formations,
            } => {
                each(formations, visit, |formation| {
                    if formation.tribe == seat {
                        Action::Row(formation.row)
                    } else {
                        Action::Host(formation)
                    }
                })?;
                if source == Source::Draw {
                    visit(Action::Discard)?; // CMR-058
                }
                ControlFlow::Continue(())
            }
            Phase::Cell { cells, .. } => each(cells, visit, Action::Cell),
            Phase::Claim { .. } => each(chaos_marauders::ANSWERS, visit, Action::Answer),
            Phase::Claimer { shouted, .. } => each(
                shouted.clockwise_from(state.active()),
                visit,
                Action::Claimer,
            ),
            Phase::Attack { targets, .. } => {
                each(targets, visit, Action::Attack)?;
                visit(Action::Decline)
            }
            Phase::Trophy { slots, .. } => {
                let kinds = state.spoils().filter(|&(slot, _)| slots.contains(slot));
                each(kinds, visit, |(_, kind)| Action::Trophy(kind))?;
                visit(Action::Stop)
            }
            Phase::Odlugg { formations, .. } => each(formations, visit, Action::Eat),
            Phase::Dagromm => each(self.dwarfs(state), visit, |(formation, cell)| {
                Action::Kill(formation, cell)
            }),
            Phase::Blowback { targets } => {
                each(targets, visit, Action::Burn)?;
                visit(Action::Discard)
            }
            Phase::Explosion { formations } => each(formations, visit, |formation| {
                Action::Explode(formation.row)
            }),
            Phase::Over { .. } => ControlFlow::Continue(()),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.phase, action) {
            (Phase::Row { seat, .. }, Action::Row(row)) => self.check_row(state, seat, row),
            (Phase::Row { seat, .. }, Action::Host(formation)) => {
                self.check_host(state, seat, formation)
            }
            (Phase::Row { source, .. }, Action::Discard) => match source {
                Source::Draw => Ok(()),
                Source::Claim => Err(Illegal::ClaimedCard),
                Source::Trophy => Err(Illegal::TakenTrophy),
            },
            (Phase::Cell { formation, .. }, Action::Cell(cell)) => {
                self.check_cell(state, formation, cell)
            }
            (Phase::Cell { .. }, Action::Discard) => Err(Illegal::RowChosen),
            (Phase::Claim { .. }, Action::Answer(_)) => {
                if state.claims.waiting().contains(seat) {
                    Ok(())
                } else {
                    Err(Illegal::NotAsked)
                }
            }
            (Phase::Claimer { shouted, .. }, Action::Claimer(tribe)) => {
                if shouted.contains(tribe) {
                    Ok(())
                } else {
                    Err(Illegal::DidNotShout { tribe })
                }
            }
            (Phase::Attack { .. }, Action::Decline)
            | (Phase::Trophy { .. }, Action::Stop)
            | (Phase::Blowback { .. }, Action::Discard) => Ok(()),
            (Phase::Attack { row, .. }, Action::Attack(target)) => {
                self.check_attack(state, row, target)
            }
            (Phase::Trophy { slots, .. }, Action::Trophy(kind)) => {
                Self::check_trophy(state, slots, kind)
            }
            (Phase::Odlugg { face, .. }, Action::Eat(formation)) => {
                self.check_eat(state, face, formation)
            }
            (Phase::Odlugg { .. }, Action::Discard) => Err(Illegal::OdluggActs),
            (Phase::Dagromm, Action::Kill(formation, cell)) => {
                self.check_kill(state, formation, cell)
            }
            (Phase::Blowback { targets }, Action::Burn(formation)) => {
                if targets.contains(formation) {
                    Ok(())
                } else {
                    Err(Illegal::NoBlowbackTarget { formation })
                }
            }
            (Phase::Explosion { formations }, Action::Explode(row)) => {
                Self::check_explode(state, formations, row)
            }
            (Phase::Explosion { .. }, Action::Discard) => Err(Illegal::Exploding),
            (phase, _) => Err(Illegal::OtherQuestion { phase }),
        }
    }

    #[inline]
    fn play(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<Event>) {
        let mut play = Play::new(self, state, table);
        let next = play.act(seat, action);
        play.run(next);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        matches!(state.phase, Phase::Over { .. }).then(|| self.rank(state))
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, who)
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.position.happen(seen, &self.table);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        view.sample(chance)
    }
}
