//! Fleeing, and mutiny (PC-089 to PC-097).

use tabletop_core::{Odds, Seat, Table};

use super::{DICE, Flow, Point, Run};
use crate::Event;
use crate::event::Cause;

impl<T: Table<Event>> Run<'_, T> {
    /// A ship flees: fame for the opponents if it was hit, then the mutiny die, damaged or not.
    pub(super) fn flee(&mut self, seat: Seat) -> Flow {
        let was_hit = self.state.battle.hit.contains(seat);
        self.happen(Event::Fled { seat }); // PC-090
        if was_hit {
            self.reward_opponents(seat); // PC-091
        }
        let amounts = *self.game.amounts();
        let faces = u32::from(amounts.mutiny_faces);
        let mutiny = self.table.pick(DICE, Odds::Weights(&[6 - faces, faces])) == 1;
        if mutiny {
            self.happen(Event::Mutiny { seat }); // PC-094, PC-095
            self.fame(seat, -i16::from(amounts.mutiny_loss), Cause::Mutiny);
        } else {
            self.happen(Event::StayedLoyal { seat });
        }
        Flow::Go(Point::Turn)
    }
}
