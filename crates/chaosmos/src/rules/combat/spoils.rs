//! Spoils: looking through the loser's hand and taking a card (CM-176 to CM-181, CM-271, CM-272).

use core::ops::ControlFlow;

use tabletop_core::{Seat, SeatSet, Table};

use super::super::{Look, Play, Visit};
use crate::frame::Stage;
use crate::{Action, Because, Happening, Kind, Place};

impl Look<'_> {
    pub(super) fn legal_take(self, visit: Visit<'_>) -> ControlFlow<()> {
        let loser = self.player(self.winner().other());
        let mut shown = self.bag(Place::hand(loser));
        if let Some(cloak) = self.at.cloak {
            shown.remove(cloak.kind);
        }
        for (kind, _) in shown.iter() {
            visit(Action::Pick(kind))?;
        }
        if self.at.cloak.is_some() {
            visit(Action::PickHidden)?;
        }
        visit(Action::PickNothing)
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    pub(super) fn spoils(&mut self, loser: Seat) {
        if self.at.open.hand_size(loser) == 0 {
            self.ask_for_envelope();
        } else if self.look().could_hold(loser, Kind::CLOAKING_ORB, 2) {
            self.stage(Stage::Orb);
        } else {
            self.show_hand(loser, None);
        }
    }

    fn show_hand(&mut self, loser: Seat, cloaked: Option<Kind>) {
        let winner = self.player(self.look().winner());
        self.look_at_hand(winner, loser, cloaked);
        self.stage(Stage::Take);
    }

    pub(super) fn orb(&mut self, action: Action) {
        let loser = self.player(self.look().winner().other());
        let cloaked = if let Action::Hide(kind) = action {
            Some(kind)
        } else {
            None
        };
        self.show_hand(loser, cloaked);
    }

    pub(super) fn take(&mut self, action: Action) {
        let side = self.look().winner();
        let (winner, loser) = (self.player(side), self.player(side.other()));
        let taken = match action {
            Action::Pick(kind) => kind,
            Action::PickHidden if self.at.cloak.is_some() => {
                self.at.cloak.map_or(Kind::OVOID, |cloak| cloak.kind)
            }
            _ => return self.ask_for_envelope(),
        };
        let eyes = SeatSet::only(winner).with(loser);
        let (from, to) = (Place::hand(loser), Place::hand(winner));
        self.slips(Because::Spoils, taken, from, to, eyes);
        if taken == Kind::TELETHWARTER_TRAP {
            // CM-181: it springs at once. The Trap itself is one of the winner's cards now.
            if self.look().could_hold(winner, Kind::SIGNAL_JAMMER, 2) {
                self.stage(Stage::TrapJam);
            } else {
                self.tripped(winner);
            }
        } else if self.at.open.hand_size(winner) > self.look().limit(winner) {
            self.stage(Stage::GiveBack);
        } else {
            self.ask_for_envelope();
        }
    }

    fn trap_gone(&mut self, winner: Seat) {
        let (from, to) = (Place::hand(winner), Place::VOID);
        self.moves(Because::Sprung, Kind::TELETHWARTER_TRAP, from, to);
    }

    pub(super) fn trap_among_spoils(&mut self, action: Action) {
        let winner = self.player(self.look().winner());
        if let Action::Use(card) = action {
            self.event(Happening::Shown { seat: winner, card });
            self.trap_gone(winner);
            self.ask_for_envelope();
        } else {
            self.tripped(winner);
        }
    }

    /// The Trap sends the winner home; the loser's envelope goes to the box (CM-188).
    fn tripped(&mut self, winner: Seat) {
        self.event(Happening::Tripped { seat: winner });
        self.trap_gone(winner);
        self.banish(winner);
        self.ask_for_envelope();
    }

    pub(super) fn give_back(&mut self, action: Action) {
        let side = self.look().winner();
        let (winner, loser) = (self.player(side), self.player(side.other()));
        if let Action::Give(kind) = action {
            let eyes = SeatSet::only(winner).with(loser);
            let (from, to) = (Place::hand(winner), Place::hand(loser));
            self.slips(Because::SpoilsBack, kind, from, to, eyes);
        }
        self.ask_for_envelope();
    }
}
