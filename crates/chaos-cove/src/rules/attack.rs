//! Phase 4: surprise attack in player order (CC-135 to CC-144), and Calvin's choice of a target.

use core::ops::ControlFlow;

use tabletop_core::{SeatSet, Table};

use super::cards::Moment;
use super::{Can, Look, Turn};
use crate::{Action, Frame, Happening, Hero, Illegal, Phase, Target};

impl Look<'_> {
    // Strike (D21) ----------------------------------------------------------------------------------------------------------------

    /// CC-136, CC-137: a face-up invader next to an own piece, or one that broke through.
    fn may_attack(self, target: Target) -> Can {
        if self.at.tile_at(target).is_none() {
            return Err(Illegal::NoInvader); // CC-140
        }
        match target {
            Target::Lane { side, lane } if !self.at.is_adjacent(self.turn(), side, lane) => {
                Err(Illegal::NotAdjacent)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn strike_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        targets()
            .filter(|&target| self.may_attack(target).is_ok())
            .map(Action::Attack)
            .try_for_each(&mut *visit)?;
        self.play_options(Moment::Strike, visit)?;
        visit(Action::Pass)
    }

    pub(super) fn strike_permit(self, action: Action) -> Can {
        match action {
            Action::Attack(target) => self.may_attack(target),
            Action::Play(hero) => self.may_play(hero, Moment::Strike),
            Action::Pass => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    // Aim (D23) -------------------------------------------------------------------------------------------------------------------

    pub(super) fn aim_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        targets()
            .filter(|&target| self.at.tile_at(target).is_some())
            .map(Action::Attack)
            .try_for_each(visit)
    }

    pub(super) fn aim_permit(self, action: Action) -> Can {
        match action {
            Action::Attack(target) if self.at.tile_at(target).is_some() => Ok(()),
            Action::Attack(_) => Err(Illegal::NoInvader),
            _ => Err(Illegal::NotNow),
        }
    }
}

/// Every place where an invader can stand, in a fixed order.
fn targets() -> impl Iterator<Item = Target> {
    (0..Target::COUNT).filter_map(Target::from_number)
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// CC-135: from the holder of the marker, in player order.
    pub(super) fn begin_attack(&mut self) {
        let control = &mut self.at.control;
        control.phase = Phase::Attack;
        control.passed = SeatSet::EMPTY;
        control.turn = self.at.marker;
        control.drew = false;
        self.happen(Happening::PhaseBegan {
            phase: Phase::Attack,
        });
        if self.at.any_face_up() {
            self.at.control.push(Frame::Strike);
        } else {
            self.begin_defend(); // CC-142
        }
    }

    /// The next player who has not passed; the phase ends without one, and at once without a face-up invader (CC-142, A-32).
    fn next_attacking(&mut self) {
        self.at.control.pop();
        match self.next_not_passed() {
            Some(seat) if self.at.any_face_up() => {
                self.at.control.turn = seat;
                self.at.control.drew = false;
                self.at.control.push(Frame::Strike);
            }
            _ => self.begin_defend(),
        }
    }

    pub(super) fn strike(&mut self, action: Action) {
        match action {
            Action::Attack(target) => self.begin_combat(target, false, false),
            Action::Play(hero) => self.play_card(hero),
            _ => {
                self.pass_attack();
                self.next_attacking();
            }
        }
    }

    /// CC-143: a pass is final for the phase.
    fn pass_attack(&mut self) {
        let seat = self.turn();
        self.happen(Happening::Passed { seat });
        self.at.control.passed.insert(seat);
    }

    /// After the attack of a turn. One that was lost without anything spent counts as a pass. Cards may follow, if there are
    /// any and an invader is left (D22).
    pub(super) fn attacked(&mut self, won: bool, spent: bool) {
        if !won && !spent {
            self.pass_attack();
        }
        if self.at.any_face_up() && self.holds_cards(self.turn()) {
            self.at.control.replace(Frame::StrikeEnd);
        } else {
            self.next_attacking();
        }
    }

    pub(super) fn strike_end(&mut self, action: Action) {
        match action {
            Action::Play(hero) => self.play_card(hero),
            _ => self.next_attacking(),
        }
    }

    /// CC-171: Calvin's attack. Where a card opened it, that card was spent.
    pub(super) fn aim(&mut self, action: Action) {
        self.at.control.pop();
        if let Action::Attack(target) = action {
            let by_card = matches!(self.at.control.top(), Frame::Card { .. });
            self.begin_combat(target, false, by_card);
        }
    }
}
