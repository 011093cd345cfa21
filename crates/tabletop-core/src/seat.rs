//! Who sits where: [`Seat`], [`SeatSet`], [`Viewer`] and [`PerSeat`].

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::TextError;

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// A player's place at the table: 0-based, counted clockwise.
///
/// ```
/// use tabletop_core::Seat;
///
/// let seat = Seat::new(3);
/// assert_eq!(seat.left(4), Seat::new(0)); // clockwise, round the table
/// assert_eq!(seat.to_string(), "P3");
/// assert_eq!("P3".parse(), Ok(seat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Every seat a table can have, in order.
    pub const ALL: [Seat; MAX_SEATS] = [
        Seat(0),
        Seat(1),
        Seat(2),
        Seat(3),
        Seat(4),
        Seat(5),
        Seat(6),
        Seat(7),
    ];

    /// The seat with this number.
    ///
    /// # Panics
    ///
    /// If `number` is not below [`MAX_SEATS`]. Numbers from outside go through [`Seat::try_from`].
    pub const fn new(number: u8) -> Self {
        assert!(
            (number as usize) < MAX_SEATS,
            "a table has at most 8 seats, numbered from 0"
        );
        Seat(number)
    }

    /// The number of this seat, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of this seat, to index an array with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn left(self, seats: u8) -> Self {
        if self.0 + 1 >= seats {
            Seat(0)
        } else {
            Seat(self.0 + 1)
        }
    }

    /// How many steps clockwise from `self` to `other` at a table of `seats`.
    pub const fn steps_to(self, other: Seat, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }

    /// All seats of a table of `seats`, from seat 0.
    ///
    /// ```
    /// # use tabletop_core::Seat;
    /// assert_eq!(Seat::all(3).count(), 3);
    /// ```
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(8)).map(Seat)
    }

    /// All other seats of a table of `seats`, clockwise from this one's left.
    ///
    /// ```
    /// # use tabletop_core::Seat;
    /// let others: Vec<u8> = Seat::new(1).others(3).map(Seat::number).collect();
    /// assert_eq!(others, [2, 0]);
    /// ```
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.strip_prefix(['P', 'p'])
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse::<u8>().ok())
            .and_then(|number| Seat::try_from(number).ok())
            .ok_or_else(|| TextError::new(text, "a seat, P0 to P7"))
    }
}

impl TryFrom<u8> for Seat {
    type Error = TextError;

    fn try_from(number: u8) -> Result<Self, TextError> {
        Seat::ALL
            .get(usize::from(number))
            .copied()
            .ok_or_else(|| TextError::new(number, "a seat number, 0 to 7"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats in one byte.
///
/// ```
/// use tabletop_core::{Seat, SeatSet};
///
/// let mut asked = SeatSet::all(4).without(Seat::new(0));
/// asked.remove(Seat::new(2));
/// assert_eq!(asked.to_string(), "P1 P3");
/// assert!(asked.contains(Seat::new(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table of `seats`.
    pub const fn all(seats: u8) -> Self {
        if seats >= 8 {
            SeatSet(u8::MAX)
        } else {
            SeatSet((1 << seats) - 1)
        }
    }

    /// The set of just this seat.
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set and `seat`.
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// This set less `seat`.
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats in either set.
    pub const fn union(self, other: SeatSet) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// Seats in both sets.
    pub const fn intersection(self, other: SeatSet) -> Self {
        SeatSet(self.0 & other.0)
    }

    /// Seats in this set and not in `other`.
    pub const fn difference(self, other: SeatSet) -> Self {
        SeatSet(self.0 & !other.0)
    }

    /// Adds `seat`.
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Takes `seat` out.
    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.into_iter().next()
    }

    /// The seats of the set clockwise, beginning with `from` itself if it is in the set.
    ///
    /// ```
    /// # use tabletop_core::{Seat, SeatSet};
    /// let set = SeatSet::all(4).without(Seat::new(3));
    /// let order: Vec<u8> = set.clockwise_from(Seat::new(2)).map(Seat::number).collect();
    /// assert_eq!(order, [2, 0, 1]);
    /// ```
    pub fn clockwise_from(self, from: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..8)
            .map(move |step| Seat((from.0 + step) % 8))
            .filter(move |&seat| self.contains(seat))
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;

    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (position, seat) in self.into_iter().enumerate() {
            if position > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The seats of a [`SeatSet`], lowest first.
#[derive(Clone, Debug)]
pub struct SeatSetIter(u8);

impl Iterator for SeatSetIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a byte has at most 8 trailing zeros"
        )]
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

/// Who looks: one seat, or somebody who holds no secrets.
///
/// There is no all-seeing viewer. Who may see everything holds the state itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody beside the table: sees only what everybody sees.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain(core::iter::once(Viewer::Spectator))
    }

    /// Whether this viewer is the player in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat of this viewer, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this viewer is among the seats that know something.
    pub fn is_in(self, seats: SeatSet) -> bool {
        self.seat().is_some_and(|seat| seats.contains(seat))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.eq_ignore_ascii_case("spectator") {
            return Ok(Viewer::Spectator);
        }
        text.parse()
            .map(Viewer::Seat)
            .map_err(|_| TextError::new(text, "P0 to P7, or spectator"))
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

/// One value for each seat of a table, in seat order.
///
/// ```
/// use tabletop_core::{PerSeat, Seat};
///
/// let scores: PerSeat<i32> = PerSeat::from_fn(3, |seat| i32::from(seat.number()) * 10);
/// assert_eq!(scores[Seat::new(2)], 20);
/// assert_eq!(scores.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    /// The value `make` gives for each of `seats` seats (at most [`MAX_SEATS`]).
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of `seat`, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(index, value)| (Seat::ALL[index], value))
    }

    /// The values alone, in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<T> core::ops::Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> core::ops::IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn seats_and_viewers_round_trip_through_text() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for viewer in Viewer::all(8) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for bad in ["", "P", "P8", "P12", "3", "Pé", "spectators"] {
            assert!(bad.parse::<Viewer>().is_err(), "{bad:?} was read");
        }
    }

    #[test]
    fn clockwise_order_wraps_round() {
        let all: Vec<Seat> = SeatSet::all(5).clockwise_from(Seat::new(3)).collect();
        assert_eq!(
            all.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
            [3, 4, 0, 1, 2]
        );
        assert_eq!(Seat::new(4).left(5), Seat::new(0));
        assert_eq!(Seat::new(4).steps_to(Seat::new(1), 5), 2);
    }

    #[test]
    fn sets_behave_like_sets() {
        let a = SeatSet::all(3);
        let b = SeatSet::only(Seat::new(2)).with(Seat::new(5));
        assert_eq!(a.union(b).len(), 4);
        assert_eq!(a.intersection(b), SeatSet::only(Seat::new(2)));
        assert_eq!(a.difference(b), SeatSet::all(2));
        assert_eq!(a.into_iter().collect::<SeatSet>(), a);
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(SeatSet::EMPTY.first(), None);
    }
}
