//! The quest phase for those who stay (PCC-060 to PCC-064, PCC-215).

use tabletop_core::{Seat, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::state::{Aim, Point};
use crate::words::Party;

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-064: those who stay, from this seat on, then the curse.
    pub(super) fn stay_from(&mut self, from: u8) {
        for number in from..self.tables.players {
            let seat = Seat::new(number);
            if self.at.area(seat).aim != Aim::Stay {
                continue;
            }
            // PCC-060, PCC-061.
            let who = Party::Seat(seat);
            self.happen(Happening::Rested { who });
            if self.at.area(seat).hand_size > 0 {
                return self.ask(seat, Point::Exchange);
            }
        }
        if self.tables.solo() && !self.at.bot.joins {
            // PCC-215.
            self.happen(Happening::Rested { who: Party::Bot });
        }
        self.bribes_from(0);
    }

    /// PCC-062, PCC-063.
    pub(super) fn decide_exchange(&mut self, seat: Seat, action: Action) {
        if let Action::Discard(kind) = action {
            self.happen(Happening::Discarded { seat, kind });
            self.draw(seat, 1);
        }
        self.stay_from(seat.number() + 1);
    }
}

impl Options<'_> {
    pub(super) fn each_discard_or_keep(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        visit(Action::Keep)?;
        self.each_in_hand(visit, Action::Discard)
    }

    pub(super) fn check_discard_or_keep(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Keep => Ok(()),
            Action::Discard(kind) => self.has(kind),
            _ => Err(self.other()),
        }
    }
}
