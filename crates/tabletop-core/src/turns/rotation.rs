//! [`Rotation`]: turns that pass clockwise.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Turns that pass clockwise without end, counted.
///
/// ```
/// use tabletop_core::{Seat, turns::Rotation};
///
/// let mut turns = Rotation::new(3, Seat::new(2));
/// turns.pass();
/// assert_eq!(turns.active(), Seat::new(0));
/// assert_eq!((turns.turn(), turns.round()), (2, 1)); // counted from 1
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rotation {
    seats: u8,
    first: Seat,
    active: Seat,
    turn: u16,
}

impl Rotation {
    /// Turn 1, of `first`, at a table of `seats`.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    pub fn new(seats: u8, first: Seat) -> Self {
        assert!(first.number() < seats, "the first seat is at the table");
        Rotation {
            seats,
            first,
            active: first,
            turn: 1,
        }
    }

    /// How many seats take turns.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seat that had turn 1.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The number of this turn, from 1.
    #[inline]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The number of this round, from 1: a round is over when every seat has had a turn.
    pub fn round(&self) -> u16 {
        (self.turn - 1) / u16::from(self.seats) + 1
    }

    /// Passes the turn to the left.
    ///
    /// # Panics
    ///
    /// If this was turn 65,535.
    #[inline]
    pub fn pass(&mut self) {
        self.active = self.active.left(self.seats);
        self.turn = self
            .turn
            .checked_add(1)
            .expect("a game has fewer than 65,535 turns");
    }
}
