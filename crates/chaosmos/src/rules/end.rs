//! The ends of turns, and of the game (CM-051, CM-093, CM-094, CM-285).

use tabletop_core::{Seat, Table};

use super::Play;
use crate::frame::{Frame, Why};
use crate::state::seat_at;
use crate::{Happening, Kind, Place};

impl<T: Table<Happening>> Play<'_, T> {
    /// A turn begins; other controllers may exchange cards, but for who has just had a turn (CM-093).
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.event(Happening::TurnBegan {
            seat,
            actions: self.game.components.numbers.actions,
        });
        let mut left = self.look().other_controllers();
        if let Some(previous) = seat_at(self.at.open.previous) {
            left.remove(previous);
        }
        if !left.is_empty() {
            self.push(Frame::Round {
                why: Why::TurnStart,
                left,
            });
        }
    }

    /// The turn ends; before the last click the other controllers get one last exchange (CM-094).
    pub(super) fn end_turn(&mut self) {
        let left = self.look().other_controllers();
        if self.at.open.clock == 1 && !left.is_empty() {
            self.push(Frame::Round {
                why: Why::Final,
                left,
            });
        } else {
            self.tick();
        }
    }

    /// The clock clicks (CM-051).
    pub(super) fn tick(&mut self) {
        let from = self.at.open.clock;
        let to = from.saturating_sub(1);
        self.event(Happening::Clock { from, to });
        if to == 0 {
            self.finish();
        } else {
            let next = self.look().active().left(self.game.setup.players);
            self.begin_turn(next);
        }
    }

    /// The clock shows zero: who holds the Ovoid in hand wins (CM-001, CM-002).
    pub(super) fn finish(&mut self) {
        let winner = Seat::all(self.game.setup.players).find(|&seat| {
            let hand = Place::hand(seat);
            self.at.cards.count(&self.game.tables, Kind::OVOID, hand) > 0
        });
        self.event(Happening::Ended { winner });
    }
}
