//! Preparing for battle: Battle cards, until everybody passes in a row (PC-061 to PC-069).

use tabletop_core::{Seat, Table};

use super::{Flow, Point, Run, in_hand, not_asked, single};
use crate::components::{Card, Class};
use crate::{Action, Decision, Event, Illegal, State};

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let card = match action {
        Action::Pass => return Ok(()),
        Action::Play(card) => card,
        _ => return Err(not_asked(state)),
    };
    in_hand(state, seat, card)?;
    if card.class() != Class::Battle {
        return Err(Illegal::WrongTime {
            card,
            decision: state.decision,
        });
    }
    if card == Card::BlackSpot && state.battle.present.without(seat).is_empty() {
        return Err(Illegal::NoRivalHere); // PC-190
    }
    Ok(())
}

pub(super) fn check_spot(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Name(named) if named == seat => Err(Illegal::NotARival(named)),
        Action::Name(named) if !state.battle.present.contains(named) => {
            Err(Illegal::NotInBattle(named))
        }
        Action::Name(_) => Ok(()),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// The next captain of the preparation; after passes in a row by all, the first round (PC-064).
    pub(super) fn prepare(&mut self) -> Flow {
        loop {
            let battle = &self.state.battle;
            if usize::from(battle.passes) >= battle.order.len() {
                return Flow::Go(Point::Turn);
            }
            let seat = battle.order[usize::from(battle.turn)];
            if self.state.hand_size(seat) > 0 {
                return Flow::Ask(Decision::Prepare(seat));
            }
            self.happen(Event::PreparationPassed { seat });
        }
    }

    pub(super) fn battle_card(&mut self, seat: Seat, action: Action) -> Flow {
        let Action::Play(card) = action else {
            self.happen(Event::PreparationPassed { seat });
            return Flow::Go(Point::Prepare);
        };
        self.happen(Event::Played { seat, card });
        if card == Card::BlackSpot {
            match single(self.state.battle.present.without(seat).into_iter()) {
                Some(rival) => self.happen(Event::Spotted { seat: rival }),
                None => return Flow::Ask(Decision::Spot(seat)),
            }
        }
        Flow::Go(Point::Prepare)
    }

    pub(super) fn spot(&mut self, action: Action) -> Flow {
        if let Action::Name(seat) = action {
            self.happen(Event::Spotted { seat });
        }
        Flow::Go(Point::Prepare)
    }
}
