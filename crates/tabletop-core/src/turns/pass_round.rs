//! [`PassRound`]: a round that goes on until everybody has passed.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// A round of turns clockwise that ends when every seat in it has passed in succession, or for good.
///
/// ```
/// use tabletop_core::{Seat, SeatSet, turns::PassRound};
///
/// let mut round = PassRound::new(SeatSet::all(3), Seat::new(1));
/// round.pass(); // P1
/// round.act();  // P2 does something: all may go again
/// round.pass(); // P0
/// round.pass(); // P1
/// assert_eq!(round.next(), Some(Seat::new(2)));
/// round.pass();
/// assert_eq!(round.next(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PassRound {
    seats: SeatSet,
    passed: SeatSet,
    turn: Seat,
}

impl PassRound {
    /// A round of `seats` that begins with `first`, or the next seat clockwise that is in it.
    pub fn new(seats: SeatSet, first: Seat) -> Self {
        let turn = seats.clockwise_from(first).next().unwrap_or(first);
        PassRound {
            seats,
            passed: SeatSet::EMPTY,
            turn,
        }
    }

    /// The seat whose turn it is; `None` when the round is over.
    pub fn next(&self) -> Option<Seat> {
        (self.passed != self.seats).then_some(self.turn)
    }

    /// The seats that have passed since somebody last acted.
    pub fn passed(&self) -> SeatSet {
        self.passed
    }

    /// The seat on turn passes; the next is the next clockwise.
    pub fn pass(&mut self) {
        self.passed.insert(self.turn);
        self.turn = self.following();
    }

    /// The seat on turn acts: those who passed may go again, and the next seat clockwise is on turn.
    pub fn act(&mut self) {
        self.act_and_stay();
        self.turn = self.following();
    }

    /// The seat on turn acts and stays on turn; those who passed may go again.
    pub fn act_and_stay(&mut self) {
        self.passed = SeatSet::EMPTY;
    }

    /// The seat on turn passes for good: it is not asked again in this round.
    pub fn leave(&mut self) {
        let turn = self.turn;
        self.turn = self.following();
        self.seats.remove(turn);
        self.passed.remove(turn);
    }

    fn following(self) -> Seat {
        self.seats
            .without(self.turn)
            .clockwise_from(self.turn)
            .next()
            .unwrap_or(self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_is_not_asked_again() {
        let mut round = PassRound::new(SeatSet::all(3), Seat::new(0));
        round.leave();
        round.act();
        assert_eq!(round.next(), Some(Seat::new(2)));
        round.pass();
        assert_eq!(round.next(), Some(Seat::new(1)));
        round.leave();
        assert_eq!(round.next(), None);
    }

    #[test]
    fn a_round_of_nobody_is_over() {
        assert_eq!(PassRound::new(SeatSet::EMPTY, Seat::new(3)).next(), None);
    }
}
