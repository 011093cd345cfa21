//! Phase 2: use forts and ships (CC-080 to CC-085).

use core::ops::ControlFlow;

use tabletop_core::Table;

use super::{Can, Look, Turn};
use crate::{Action, Design, Frame, Happening, Hero, Illegal, Phase, Tally};

impl Look<'_> {
    pub(super) fn trade_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.usable(false, true, self.at.control.used)
            .map(Action::Use)
            .try_for_each(&mut *visit)?;
        visit(Action::Done)
    }

    pub(super) fn trade_permit(self, action: Action) -> Can {
        match action {
            Action::Use(design) => self.may_use(false, true, design),
            Action::Done => Ok(()),
            _ => Err(Illegal::NotNow), // CC-084: no cards here
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// CC-083, A-27: nothing a player does here concerns another, so they act one after the other in player order.
    pub(super) fn begin_use(&mut self) {
        self.at.control.phase = Phase::Use;
        self.at.control.turn = self.at.marker;
        self.happen(Happening::PhaseBegan { phase: Phase::Use });
        self.open_use();
    }

    /// CC-080, A-29: every fort gives its yield; then the ships may trade.
    fn open_use(&mut self) {
        let player = *self.at.player(self.turn());
        for design in Design::all() {
            if self.game.tables.kinds[0] >> design.number() & 1 == 1 {
                for _ in 0..player.cards[design.index()] {
                    self.use_card(design);
                }
            }
        }
        self.at.control.used = Tally::EMPTY;
        self.at.control.push(Frame::Trade);
    }

    pub(super) fn trade(&mut self, action: Action) {
        if let Action::Use(design) = action {
            self.use_card(design); // CC-081
            return;
        }
        self.at.control.pop();
        self.at.control.used = Tally::EMPTY;
        let next = self.turn().left(self.game.players());
        if next == self.at.marker {
            self.begin_buy();
        } else {
            self.at.control.turn = next;
            self.open_use();
        }
    }
}
