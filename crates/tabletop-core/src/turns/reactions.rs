//! [`Reactions`]: seats asked one after the other whether they react.

use serde::{Deserialize, Serialize};

use crate::{Pending, Seat, SeatSet};

/// A round of reactions: each seat is asked once, clockwise, until one reacts and ends the round or all have declined.
///
/// Who is asked must depend on public facts alone: a seat that cannot react is asked as well and declines.
///
/// ```
/// use tabletop_core::{Seat, SeatSet, turns::Reactions};
///
/// let mut round = Reactions::ask(SeatSet::all(4).without(Seat::new(2)), Seat::new(2), 4);
/// assert_eq!(round.next(), Some(Seat::new(3)));
/// round.declined();
/// assert_eq!(round.next(), Some(Seat::new(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reactions {
    next: Seat,
    left: SeatSet,
    seats: u8,
}

impl Reactions {
    /// Asks `seats`, clockwise from the left of `to` (the seat they react to), at a table of `table` seats.
    pub fn ask(seats: SeatSet, to: Seat, table: u8) -> Self {
        let next = seats.clockwise_from(to.left(table)).next().unwrap_or(to);
        Reactions {
            next,
            left: seats,
            seats: table,
        }
    }

    /// The seat that is asked now; `None` when all have answered.
    pub fn next(&self) -> Option<Seat> {
        (!self.left.is_empty()).then_some(self.next)
    }

    /// The seat that is asked declines; the next is asked.
    pub fn declined(&mut self) {
        self.left.remove(self.next);
        if let Some(next) = self.left.clockwise_from(self.next.left(self.seats)).next() {
            self.next = next;
        }
    }

    /// Whose decision is awaited, as the contract words it; `None` when all have answered.
    pub fn pending(&self) -> Option<Pending> {
        self.next().map(|next| Pending::Reaction {
            next,
            after: self.left.without(next),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_asked_once_clockwise() {
        let mut round = Reactions::ask(SeatSet::all(3), Seat::new(1), 3);
        let mut order = alloc::vec::Vec::new();
        while let Some(Pending::Reaction { next, after }) = round.pending() {
            assert!(!after.contains(next));
            order.push(next.number());
            round.declined();
        }
        assert_eq!(order, [2, 0, 1]);
        assert_eq!(round.next(), None);
    }
}
