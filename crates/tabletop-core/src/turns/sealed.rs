//! [`Sealed`]: simultaneous choices, revealed together.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, Viewer};

/// Secret choices of several seats, made in any order and revealed together.
///
/// In a state `T` is the choice; in a view it is `Option<T>`: `None` for a choice that was made and is not the viewer's. A seat that has
/// not chosen holds `T::default()` and is in [`waiting`](Sealed::waiting). Equal choices give equal values, in whatever order they came.
///
/// ```
/// use tabletop_core::{Seat, SeatSet, Viewer, turns::Sealed};
///
/// let mut bids = Sealed::<u8>::ask(SeatSet::all(2));
/// bids.choose(Seat::new(1), 7);
/// assert_eq!(bids.waiting(), SeatSet::only(Seat::new(0)));
/// let seen = bids.seen_by(Viewer::Seat(Seat::new(0)));
/// assert_eq!(seen.choice(Seat::new(1)), Some(&None)); // chosen, but what?
/// bids.choose(Seat::new(0), 3);
/// assert!(bids.is_complete());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sealed<T> {
    asked: SeatSet,
    waiting: SeatSet,
    choices: [T; 8],
}

impl<T: Default> Sealed<T> {
    /// Asks these seats.
    pub fn ask(seats: SeatSet) -> Self {
        Sealed {
            asked: seats,
            waiting: seats,
            choices: core::array::from_fn(|_| T::default()),
        }
    }
}

impl<T> Sealed<T> {
    /// The seats that were asked.
    pub fn asked(&self) -> SeatSet {
        self.asked
    }

    /// The seats that have not chosen yet.
    pub fn waiting(&self) -> SeatSet {
        self.waiting
    }

    /// Whether all have chosen.
    pub fn is_complete(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Takes the choice of a seat. A seat that was not asked, or has chosen, is ignored.
    pub fn choose(&mut self, seat: Seat, choice: T) {
        if self.waiting.contains(seat) {
            self.waiting.remove(seat);
            self.choices[seat.index()] = choice;
        }
    }

    /// The choice of a seat that has chosen.
    pub fn choice(&self, seat: Seat) -> Option<&T> {
        self.asked
            .difference(self.waiting)
            .contains(seat)
            .then(|| &self.choices[seat.index()])
    }

    /// The choices made so far, by seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.asked
            .difference(self.waiting)
            .into_iter()
            .map(|seat| (seat, &self.choices[seat.index()]))
    }

    /// The same round with every choice put through `change`; seats that have not chosen are given the new default.
    pub fn map<U: Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> Sealed<U> {
        let mut changed = Sealed::ask(self.asked);
        for (seat, choice) in self.iter() {
            changed.choose(seat, change(seat, choice));
        }
        changed
    }
}

impl<T: Copy> Sealed<T> {
    /// The round as `who` sees it: their own choice, and that others have chosen.
    pub fn seen_by(&self, who: Viewer) -> Sealed<Option<T>> {
        self.map(|seat, choice| who.is(seat).then_some(*choice))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_arrival_leaves_no_trace() {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let mut one = Sealed::<u8>::ask(SeatSet::all(2));
        one.choose(a, 4);
        one.choose(b, 5);
        let mut two = Sealed::<u8>::ask(SeatSet::all(2));
        two.choose(b, 5);
        two.choose(a, 4);
        two.choose(a, 9); // too late
        assert_eq!(one, two);
    }
}
