//! [`CardSet`]: a set of up to 128 different cards.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Pile;
use crate::Odds;
use crate::chance::nth_bit;

/// A set of cards numbered below 128, in 16 bytes.
///
/// ```
/// use tabletop_core::cards::CardSet;
///
/// let mut hand = CardSet::EMPTY;
/// hand.insert(5);
/// hand.insert(70);
/// assert_eq!(hand.iter().collect::<Vec<u8>>(), [5, 70]);
/// assert!(!hand.contains(6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// The cards `0..count`.
    ///
    /// # Panics
    ///
    /// If `count` is above 128.
    pub const fn first(count: u8) -> Self {
        assert!(count <= 128, "a card set has at most 128 cards");
        if count == 128 {
            CardSet(u128::MAX)
        } else {
            CardSet((1 << count) - 1)
        }
    }

    /// The set with these bits.
    pub const fn from_bits(bits: u128) -> Self {
        CardSet(bits)
    }

    /// The set as bits: card `n` is bit `n`.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether `card` is in the set.
    pub const fn contains(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    /// Adds `card`.
    ///
    /// # Panics
    ///
    /// If `card` is 128 or more.
    pub const fn insert(&mut self, card: u8) {
        assert!(card < 128, "card numbers are below 128");
        self.0 |= 1 << card;
    }

    /// Takes `card` out; whether it was in.
    pub const fn remove(&mut self, card: u8) -> bool {
        let was = self.contains(card);
        if was {
            self.0 &= !(1 << card);
        }
        was
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards in either set.
    pub const fn union(self, other: CardSet) -> Self {
        CardSet(self.0 | other.0)
    }

    /// Cards in both sets.
    pub const fn intersection(self, other: CardSet) -> Self {
        CardSet(self.0 & other.0)
    }

    /// Cards in this set and not in `other`.
    pub const fn difference(self, other: CardSet) -> Self {
        CardSet(self.0 & !other.0)
    }

    /// The `n`-th card of the set in ascending order, from 0.
    ///
    /// # Panics
    ///
    /// If there are not that many.
    pub fn nth(self, n: u32) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 128")]
        let card = nth_bit(self.0, n) as u8;
        card
    }

    /// The cards of the set, lowest first.
    pub fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

impl IntoIterator for CardSet {
    type Item = u8;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cards of a [`CardSet`], lowest first.
#[derive(Clone, Debug)]
pub struct CardSetIter(u128);

impl Iterator for CardSetIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 128")]
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl Pile for CardSet {
    type Card = u8;

    fn len(&self) -> u32 {
        (*self).len()
    }

    fn odds(&self) -> Odds<'_> {
        Odds::Members(self.0)
    }

    fn card(outcome: u32) -> u8 {
        u8::try_from(outcome).expect("outcomes of a card set are below 128")
    }

    fn put(&mut self, card: u8) {
        debug_assert!(!self.contains(card), "card {card} is in the pile already");
        self.insert(card);
    }

    fn take(&mut self, card: u8) -> bool {
        self.remove(card)
    }
}

// 16 bytes, so that an encoding does not depend on how a format writes 128-bit numbers.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(*self)
        } else {
            serializer.serialize_bytes(&self.0.to_le_bytes())
        }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let cards = alloc::vec::Vec::<u8>::deserialize(deserializer)?;
            if let Some(card) = cards.iter().find(|&&card| card >= 128) {
                return Err(D::Error::custom(alloc::format!(
                    "card {card} is not below 128"
                )));
            }
            Ok(cards.into_iter().collect())
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            let bytes = bytes
                .try_into()
                .map_err(|_| D::Error::custom("a card set has 16 bytes"))?;
            Ok(CardSet(u128::from_le_bytes(bytes)))
        }
    }
}
