//! [`Counts`]: a multiset of cards whose copies do not differ.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Pile;
use crate::Odds;

/// How many cards of each of `N` kinds a pile holds, at most 255 of each.
///
/// ```
/// use tabletop_core::cards::Counts;
///
/// let mut pile = Counts::<4>::EMPTY;
/// pile.add(2, 3);
/// assert!(pile.remove(2));
/// assert_eq!(pile.of(2), 2);
/// assert_eq!(pile.total(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<const N: usize>([u8; N]);

impl<const N: usize> Counts<N> {
    /// The pile without cards.
    pub const EMPTY: Self = Counts([0; N]);

    /// The pile with these counts.
    pub const fn new(counts: [u8; N]) -> Self {
        Counts(counts)
    }

    /// How many cards of this kind there are; none of a kind that does not exist.
    #[inline]
    pub fn of(&self, kind: u8) -> u8 {
        self.0.get(usize::from(kind)).copied().unwrap_or(0)
    }

    /// Adds `count` cards of a kind.
    ///
    /// # Panics
    ///
    /// If there is no such kind, or more than 255 cards of it.
    #[inline]
    pub fn add(&mut self, kind: u8, count: u8) {
        let have = &mut self.0[usize::from(kind)];
        *have = have
            .checked_add(count)
            .expect("a pile holds at most 255 cards of a kind");
    }

    /// Takes one card of a kind out; whether there was one.
    #[inline]
    pub fn remove(&mut self, kind: u8) -> bool {
        match self.0.get_mut(usize::from(kind)) {
            Some(have) if *have > 0 => {
                *have -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many cards there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// The counts by kind.
    pub fn as_slice(&self) -> &[u8] {
        &self.0
    }

    /// The kinds there are, with their counts, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0u8..=u8::MAX)
            .zip(self.0.iter().copied())
            .filter(|&(_, count)| count > 0)
    }
}

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Counts::EMPTY
    }
}

impl<const N: usize> fmt::Debug for Counts<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const N: usize> Pile for Counts<N> {
    type Card = u8;

    fn len(&self) -> u32 {
        self.total()
    }

    fn odds(&self) -> Odds<'_> {
        Odds::Counts(&self.0)
    }

    fn card(outcome: u32) -> u8 {
        u8::try_from(outcome).expect("a pile has at most 256 kinds")
    }

    fn put(&mut self, card: u8) {
        self.add(card, 1);
    }

    fn take(&mut self, card: u8) -> bool {
        self.remove(card)
    }
}

impl<const N: usize> Serialize for Counts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.0)
        } else {
            serializer.serialize_bytes(&self.0)
        }
    }
}

impl<'de, const N: usize> Deserialize<'de> for Counts<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let wrong =
            |len: usize| D::Error::custom(alloc::format!("{len} counts where there are {N} kinds"));
        if deserializer.is_human_readable() {
            let counts = alloc::vec::Vec::<u8>::deserialize(deserializer)?;
            counts
                .try_into()
                .map(Counts)
                .map_err(|counts: alloc::vec::Vec<u8>| wrong(counts.len()))
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            bytes.try_into().map(Counts).map_err(|_| wrong(bytes.len()))
        }
    }
}
