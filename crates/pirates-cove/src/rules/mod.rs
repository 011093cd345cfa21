//! The rules, one file per procedure of the rulebook. This file only says which procedure a decision belongs to.
//!
//! Legality and effect of a decision stand side by side in the file of their procedure. A procedure does what follows from a decision and
//! answers with a [`Flow`]: which procedure goes on, or what is asked next. [`Run`] keeps going until something is asked.

mod black_ships;
mod combat;
mod cove;
mod damage;
mod ending;
mod event_cards;
mod fleeing;
mod legends;
mod navigation;
mod navy;
mod order;
mod plunder;
mod preparing;
mod rigging;
mod start;
mod tavern;
mod treasure;
mod upgrade;
mod volleys;

use core::ops::ControlFlow;

use tabletop_core::{Seat, Stream, Table};

use crate::components::{Card, Place, Section, Ship};
use crate::decision::Interrupted;
use crate::{Action, Decision, Event, Illegal, PiratesCove, State};

pub(crate) use start::{decision_bound, start};

/// How many dice of a volley hit, and whether a die means mutiny.
pub const DICE: Stream = Stream::new(0, "dice");
/// Who rolls highest in a tie, as the number of a [`Ship`].
pub const TIE: Stream = Stream::new(1, "tie");
/// Treasure cards turned up, as rows of the component table.
pub const TREASURE: Stream = Stream::new(2, "treasure");
/// Tavern cards drawn, as numbers of a [`Card`].
pub const TAVERN: Stream = Stream::new(3, "tavern");
/// Legendary pirates drawn, as rows of the component table; with the option `black_ship_random` also where black ships go.
pub const LEGEND: Stream = Stream::new(4, "legend");
/// The card a Loose Tongue takes, as the number of a [`Card`].
pub const THEFT: Stream = Stream::new(5, "theft");

/// A stage of the game at which the rules can [go on](PiratesCove::resume) from a position that was put together by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The next month, or the end of the game after the last.
    NextMonth,
    /// The event window of this month opens.
    EventWindow,
    /// The battles of this month, from Tavern Island on.
    Combat,
    /// The plunder.
    Plunder,
    /// The Upgrade turns of all ships.
    Upgrade,
    /// Phase 6.
    BlackShips,
    /// The end of the game.
    Ending,
}

/// A point at which a procedure goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Point {
    Month(u8),
    Window,
    Combat(Place),
    Prepare,
    Turn,
    Plunder(Place),
    Draw {
        seat: Seat,
        left: u8,
        then: Interrupted,
    },
    Upgrades,
    Menu(Seat),
    BlackShips,
    Ending,
}

/// What follows: another procedure, or a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    Go(Point),
    Ask(Decision),
    /// A secret choice that is not the last one leaves the question open.
    Wait,
}

/// The rules at work on a state.
struct Run<'a, T> {
    game: &'a PiratesCove,
    state: &'a mut State,
    table: &'a mut T,
}

impl<T: Table<Event>> Run<'_, T> {
    /// Something happens: the position changes by it, and the table hears of it.
    fn happen(&mut self, event: Event) {
        self.state.happen(&event);
        self.table.emit(|| event);
    }

    /// Goes on until something is asked.
    fn go(&mut self, from: Flow) {
        let mut flow = from;
        loop {
            flow = match flow {
                Flow::Ask(decision) => {
                    self.happen(Event::Asked(decision));
                    return;
                }
                Flow::Wait => return,
                Flow::Go(point) => match point {
                    Point::Month(month) => self.month(month),
                    Point::Window => self.window(),
                    Point::Combat(from) => self.combat(from),
                    Point::Prepare => self.prepare(),
                    Point::Turn => self.turn(),
                    Point::Plunder(from) => self.plunder(from),
                    Point::Draw { seat, left, then } => self.draw(seat, left, then),
                    Point::Upgrades => self.upgrades(),
                    Point::Menu(seat) => self.menu(seat),
                    Point::BlackShips => self.black_ships(),
                    Point::Ending => self.ending(),
                },
            };
        }
    }
}

/// Plays an action that is legal.
pub(crate) fn play(
    game: &PiratesCove,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<Event>,
) {
    let decision = state.decision;
    let mut run = Run { game, state, table };
    let flow = match decision {
        Decision::Rig => run.rig(seat, action),
        Decision::Wheel => run.set_wheel(seat, action),
        Decision::Event(_) => run.event(seat, action),
        Decision::Prey(_) => event_cards::send_navy(seat, action),
        Decision::SafePassage { controller, .. } => run.safe_passage(seat, controller, action),
        Decision::Robbed(_) => run.mark(seat, action),
        Decision::Heading(_) => run.head(seat, action),
        Decision::Prepare(_) => run.battle_card(seat, action),
        Decision::Spot(_) => run.spot(action),
        Decision::Stand(_) => run.stand(seat, action),
        Decision::Load(_) => run.load(seat, action),
        Decision::Target(_) => run.target(seat, action),
        Decision::Aim { target, .. } => run.aim(seat, target, action),
        Decision::NextPrey(_) => run.next_prey(action),
        Decision::Broadside(_) => run.broadside(action),
        Decision::Conflict {
            section,
            left,
            then,
            ..
        } => run.settle_conflict(seat, section, left, then, action),
        Decision::Upgrade(_) | Decision::Haven(_) => run.visit(seat, action),
        Decision::Gossip(_) => run.gossip(seat, action),
        Decision::Dock(_) => run.dock(seat, action),
        Decision::Cove(_) => run.cove(seat, action),
        Decision::Over => return,
    };
    run.go(flow);
}

/// Goes on at a stage.
pub(crate) fn resume(
    game: &PiratesCove,
    state: &mut State,
    stage: Stage,
    table: &mut impl Table<Event>,
) {
    let mut run = Run { game, state, table };
    let flow = match stage {
        Stage::NextMonth => run.after_month(),
        Stage::EventWindow => run.open_window(),
        Stage::Combat => Flow::Go(Point::Combat(Place::Tavern)),
        Stage::Plunder => Flow::Go(Point::Plunder(Place::Tavern)),
        Stage::Upgrade => Flow::Go(Point::Upgrades),
        Stage::BlackShips => Flow::Go(Point::BlackShips),
        Stage::Ending => Flow::Go(Point::Ending),
    };
    run.go(flow);
}

/// Whether the rules allow an action to a seat that is awaited.
pub(crate) fn check(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if seat.number() >= state.players {
        return Err(Illegal::NotARival(seat)); // never awaited
    }
    match state.decision {
        Decision::Rig => rigging::check(game, state, seat, action),
        Decision::Wheel => navigation::check(state, action),
        Decision::Event(_) => event_cards::check(state, seat, action),
        Decision::Prey(_) => event_cards::check_prey(state, seat, action),
        Decision::SafePassage { .. } => event_cards::check_safe_passage(state, seat, action),
        Decision::Robbed(_) => event_cards::check_robbed(state, seat, action),
        Decision::Heading(_) => event_cards::check_heading(state, seat, action),
        Decision::Prepare(_) => preparing::check(state, seat, action),
        Decision::Spot(_) => preparing::check_spot(state, seat, action),
        Decision::Stand(_) => volleys::check_stand(state, action),
        Decision::Load(_) => volleys::check_load(state, seat, action),
        Decision::Target(_) => volleys::check_target(state, seat, action),
        Decision::Aim { .. } | Decision::Broadside(_) => volleys::check_aim(state, action),
        Decision::NextPrey(_) => navy::check_next_prey(state, action),
        Decision::Conflict { .. } => tavern::check_conflict(state, action),
        Decision::Upgrade(_) | Decision::Haven(_) => upgrade::check(game, state, seat, action),
        Decision::Gossip(_) => upgrade::check_gossip(state, seat, action),
        Decision::Dock(_) => upgrade::check_dock(game, state, seat, action),
        Decision::Cove(_) => cove::check(state, action),
        Decision::Over => Err(Illegal::NotAsked(state.decision)),
    }
}

/// Shows every legal action of a seat, in a fixed order.
pub(crate) fn legal(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !state.pending().awaits(seat) {
        return ControlFlow::Continue(());
    }
    let players = state.players;
    // Decisions all of whose answers are always allowed.
    let always: &[Action] = match state.decision {
        Decision::Wheel => &SAILS,
        Decision::Stand(_) => &[Action::Fight, Action::Flee],
        Decision::Aim { .. } | Decision::Broadside(_) => &AIMS,
        Decision::Conflict { .. } => &[Action::SeatParrot, Action::KeepMastercraft],
        Decision::Cove(_) => &[Action::Decline, Action::TakeCards, Action::TakeCardAndGold],
        _ => &[],
    };
    if !always.is_empty() {
        return always.iter().try_for_each(|&action| visit(action));
    }
    // The first answers of others are always allowed too; the rest goes through the check of the decision.
    match state.decision {
        Decision::Event(_) | Decision::Prepare(_) => visit(Action::Pass)?,
        Decision::Rig | Decision::Load(_) | Decision::Upgrade(_) | Decision::Haven(_) => {
            visit(Action::Done)?;
        }
        Decision::SafePassage { .. } => visit(Action::Decline)?,
        _ => {}
    }
    let mut each = |action: Action| {
        if check(game, state, seat, action).is_ok() {
            visit(action)?;
        }
        ControlFlow::Continue(())
    };
    match state.decision {
        Decision::Rig | Decision::Dock(_) => Section::ALL
            .into_iter()
            .try_for_each(|section| each(Action::Up(section))),
        Decision::Heading(_) => SAILS.into_iter().try_for_each(each),
        Decision::Event(_) => event_cards::WINDOW
            .into_iter()
            .try_for_each(|card| each(Action::Play(card))),
        Decision::SafePassage { .. } => each(Action::Play(Card::SafePassage)),
        Decision::Prey(_)
        | Decision::Robbed(_)
        | Decision::Spot(_)
        | Decision::NextPrey(_)
        | Decision::Gossip(_) => Seat::all(players).try_for_each(|seat| each(Action::Name(seat))),
        Decision::Prepare(_) => Card::BATTLE
            .into_iter()
            .try_for_each(|card| each(Action::Play(card))),
        Decision::Load(_) => Card::VOLLEY
            .into_iter()
            .try_for_each(|card| each(Action::Play(card))),
        Decision::Target(_) => {
            each(Action::Fire(Ship::Black))?;
            each(Action::Fire(Ship::Navy))?;
            Seat::all(players).try_for_each(|seat| each(Action::Fire(Ship::Captain(seat))))
        }
        Decision::Upgrade(_) | Decision::Haven(_) => upgrade::candidates(state, seat, &mut each),
        _ => ControlFlow::Continue(()),
    }
}

/// Every setting of a wheel (PC-035).
const SAILS: [Action; 6] = [
    Action::Sail(Place::Tavern),
    Action::Sail(Place::HullIsland),
    Action::Sail(Place::SailIsland),
    Action::Sail(Place::CannonIsland),
    Action::Sail(Place::CrewIsland),
    Action::Sail(Place::TreasureIsland),
];

/// Every section to aim at (PC-075).
const AIMS: [Action; 4] = [
    Action::Aim(Section::Hull),
    Action::Aim(Section::Crew),
    Action::Aim(Section::Cannon),
    Action::Aim(Section::Sails),
];

/// The refusal of an action that answers another question.
fn not_asked(state: &State) -> Illegal {
    Illegal::NotAsked(state.decision)
}

/// Whether `seat` names another captain at the table.
fn rival(state: &State, seat: Seat, named: Seat) -> Result<(), Illegal> {
    if named == seat || named.number() >= state.players {
        return Err(Illegal::NotARival(named));
    }
    Ok(())
}

/// Whether a card is in the hand of a seat.
fn in_hand(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if card.index() < crate::HAND_KINDS && state.captain(seat).hand.has(card) {
        Ok(())
    } else {
        Err(Illegal::NotInHand(card))
    }
}

/// The only member, if there is just one.
fn single(mut seats: impl Iterator<Item = Seat>) -> Option<Seat> {
    let first = seats.next();
    match seats.next() {
        None => first,
        Some(_) => None,
    }
}
