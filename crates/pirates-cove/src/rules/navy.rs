//! The Royal Navy in battle: its controller names the sections, and the next prey (PC-116, PC-117).

use tabletop_core::{Seat, Table};

use super::{Flow, Point, Run, not_asked, single};
use crate::components::Ship;
use crate::{Action, Decision, Event, Illegal, State};

pub(super) fn check_next_prey(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Name(named) if state.battle.present.contains(named) => Ok(()),
        Action::Name(named) => Err(Illegal::NotInBattle(named)),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// The turn of the Navy: a new prey if the old one is gone (PC-117), then the section.
    pub(super) fn navy_acts(&mut self) -> Flow {
        let Some(navy) = self.state.navy else {
            return Flow::Go(Point::Turn);
        };
        let present = self.state.battle.present;
        if !present.contains(navy.prey) {
            match single(present.into_iter()) {
                Some(prey) => self.happen(Event::NavyTurned { prey }),
                None => return Flow::Ask(Decision::NextPrey(navy.controller)),
            }
        }
        Flow::Ask(Decision::Broadside(navy.controller))
    }

    pub(super) fn next_prey(&mut self, action: Action) -> Flow {
        if let Action::Name(prey) = action {
            self.happen(Event::NavyTurned { prey });
        }
        let controller = self.state.navy.map_or(Seat::new(0), |navy| navy.controller);
        Flow::Ask(Decision::Broadside(controller))
    }

    pub(super) fn broadside(&mut self, action: Action) -> Flow {
        if let (Action::Aim(section), Some(navy)) = (action, self.state.navy) {
            let dice = self.game.tables().navy.dice;
            self.npc_volley(Ship::Navy, navy.prey, section, dice);
        }
        Flow::Go(Point::Turn)
    }
}
