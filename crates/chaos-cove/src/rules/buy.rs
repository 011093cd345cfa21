//! Phase 3: buy construction cards (CC-090 to CC-102).

use core::ops::ControlFlow;

use tabletop_core::{SeatSet, Table};

use super::{Can, Look, Turn};
use crate::{Action, Frame, Happening, Hero, Illegal, Phase};

impl Look<'_> {
    pub(super) fn buy_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.stack_options(0, visit)?;
        visit(Action::Pass)
    }

    pub(super) fn buy_permit(self, action: Action) -> Can {
        match action {
            Action::Buy(stack) => self.may_build(stack, 0),
            Action::Pass => Ok(()),
            _ => Err(Illegal::NotNow), // CC-102: no cards here
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// CC-090: from the holder of the marker, in player order.
    pub(super) fn begin_buy(&mut self) {
        let control = &mut self.at.control;
        control.phase = Phase::Buy;
        control.passed = SeatSet::EMPTY;
        control.turn = self.at.marker;
        control.push(Frame::Buy);
        self.happen(Happening::PhaseBegan { phase: Phase::Buy });
    }

    pub(super) fn buy(&mut self, action: Action) {
        let seat = self.turn();
        if let Action::Buy(stack) = action {
            self.construct(stack, 0, false);
        } else {
            // CC-091: a pass is final.
            self.happen(Happening::Passed { seat });
            self.at.control.passed.insert(seat);
            self.next_buying();
        }
    }

    /// The next player who has not passed, or the end of the phase.
    pub(super) fn next_buying(&mut self) {
        if let Some(seat) = self.next_not_passed() {
            self.at.control.turn = seat;
        } else {
            self.at.control.pop();
            self.begin_attack();
        }
    }
}
