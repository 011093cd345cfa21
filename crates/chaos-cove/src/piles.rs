//! Small packed collections: [`HeroSet`], [`Cards`] and [`Tally`].

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Hero;

/// A set of heroes in two bytes.
///
/// ```
/// use chaos_cove::{Hero, HeroSet};
///
/// let set = HeroSet::EMPTY.with(Hero::new(3)).with(Hero::new(9));
/// assert!(set.contains(Hero::new(9)));
/// assert_eq!(set.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HeroSet(u16);

impl HeroSet {
    /// The set without heroes.
    pub const EMPTY: HeroSet = HeroSet(0);
    /// All sixteen heroes.
    pub const ALL: HeroSet = HeroSet(u16::MAX);

    /// Whether `hero` is in the set.
    #[inline]
    pub const fn contains(self, hero: Hero) -> bool {
        self.0 >> hero.number() & 1 == 1
    }

    /// This set and `hero`.
    #[must_use]
    pub const fn with(self, hero: Hero) -> Self {
        HeroSet(self.0 | 1 << hero.number())
    }

    /// This set less `hero`.
    #[must_use]
    pub const fn without(self, hero: Hero) -> Self {
        HeroSet(self.0 & !(1 << hero.number()))
    }

    /// Heroes in both sets.
    #[must_use]
    pub const fn and(self, other: HeroSet) -> Self {
        HeroSet(self.0 & other.0)
    }

    /// Heroes in either set.
    #[must_use]
    pub const fn or(self, other: HeroSet) -> Self {
        HeroSet(self.0 | other.0)
    }

    /// Heroes of this set that are not in `other`.
    #[must_use]
    pub const fn less(self, other: HeroSet) -> Self {
        HeroSet(self.0 & !other.0)
    }

    /// How many heroes are in the set.
    pub const fn len(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
        let len = self.0.count_ones() as u8;
        len
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits: hero `n` is bit `n`.
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl IntoIterator for HeroSet {
    type Item = Hero;
    type IntoIter = HeroSetIter;

    fn into_iter(self) -> HeroSetIter {
        HeroSetIter(self.0)
    }
}

impl FromIterator<Hero> for HeroSet {
    fn from_iter<I: IntoIterator<Item = Hero>>(heroes: I) -> Self {
        heroes.into_iter().fold(HeroSet::EMPTY, HeroSet::with)
    }
}

impl fmt::Debug for HeroSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Hero::word))
            .finish()
    }
}

/// The heroes of a [`HeroSet`], lowest first.
#[derive(Clone, Debug)]
pub struct HeroSetIter(u16);

impl Iterator for HeroSetIter {
    type Item = Hero;

    #[inline]
    fn next(&mut self) -> Option<Hero> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 16")]
        let hero = Hero::new(self.0.trailing_zeros() as u8 & 15);
        self.0 &= self.0 - 1;
        Some(hero)
    }
}

/// A pile of hero cards: how many there are of each hero, at most 15 of one, in eight bytes.
///
/// ```
/// use chaos_cove::{Cards, Hero};
///
/// let mut hand = Cards::EMPTY;
/// hand.add(Hero::new(4));
/// hand.add(Hero::new(4));
/// hand.remove(Hero::new(4));
/// assert_eq!((hand.of(Hero::new(4)), hand.total()), (1, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const ONES: u64 = 0x1111_1111_1111_1111;

impl Cards {
    /// The pile without cards.
    pub const EMPTY: Cards = Cards(0);

    /// `copies` cards of every hero.
    pub const fn full(copies: u8) -> Self {
        Cards(ONES * (copies & 15) as u64)
    }

    /// How many cards of this hero there are.
    #[inline]
    pub const fn of(self, hero: Hero) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "four bits are meant")]
        let count = (self.0 >> (hero.number() * 4)) as u8 & 15;
        count
    }

    /// Adds a card. A sixteenth card of one hero is lost; no pile ever holds that many.
    pub const fn add(&mut self, hero: Hero) {
        if self.of(hero) < 15 {
            self.0 += 1 << (hero.number() * 4);
        }
    }

    /// Takes a card out; whether it was there.
    pub const fn remove(&mut self, hero: Hero) -> bool {
        let there = self.of(hero) > 0;
        if there {
            self.0 -= 1 << (hero.number() * 4);
        }
        there
    }

    /// How many cards there are.
    #[inline]
    pub const fn total(self) -> u8 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The heroes of which there is a card.
    #[inline]
    pub const fn heroes(self) -> HeroSet {
        let mut bits = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
        bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
        bits = (bits | bits >> 24) & 0xffff;
        #[expect(clippy::cast_possible_truncation, reason = "16 bits are left")]
        let set = HeroSet(bits as u16);
        set
    }

    /// The counts by hero.
    pub const fn counts(self) -> [u8; 16] {
        // Each half is spread over eight bytes, a nibble into each.
        const fn spread(half: u64) -> u64 {
            let mut bits = half & 0xffff_ffff;
            bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
            bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
            (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f
        }
        let (low, high) = (
            spread(self.0).to_le_bytes(),
            spread(self.0 >> 32).to_le_bytes(),
        );
        let mut counts = [0; 16];
        let mut index = 0;
        while index < 8 {
            counts[index] = low[index];
            counts[index + 8] = high[index];
            index += 1;
        }
        counts
    }

    /// This pile and another on top of it.
    #[must_use]
    pub fn plus(mut self, other: Cards) -> Self {
        for hero in Hero::all() {
            for _ in 0..other.of(hero) {
                self.add(hero);
            }
        }
        self
    }
}

impl FromIterator<Hero> for Cards {
    fn from_iter<I: IntoIterator<Item = Hero>>(heroes: I) -> Self {
        let mut cards = Cards::EMPTY;
        for hero in heroes {
            cards.add(hero);
        }
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(
                self.heroes()
                    .into_iter()
                    .map(|hero| (hero.word(), self.of(hero))),
            )
            .finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.counts())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(Cards);
        }
        let counts = <[u8; 16]>::deserialize(deserializer)?;
        let mut cards = Cards::EMPTY;
        for (hero, count) in Hero::all().zip(counts) {
            if count > 15 {
                return Err(D::Error::custom("a pile holds at most 15 cards of a hero"));
            }
            for _ in 0..count {
                cards.add(hero);
            }
        }
        Ok(cards)
    }
}

/// A small count for each of up to 21 things, at most 7 each, in eight bytes.
///
/// ```
/// use chaos_cove::Tally;
///
/// let mut used = Tally::EMPTY;
/// used.add(17);
/// assert_eq!((used.of(17), used.of(3)), (1, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally(u64);

impl Tally {
    /// All counts zero.
    pub const EMPTY: Tally = Tally(0);

    /// The count of thing `index`.
    #[inline]
    pub const fn of(self, index: usize) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "three bits are meant")]
        let count = (self.0 >> ((index % 21) * 3)) as u8 & 7;
        count
    }

    /// Counts one more; stays at 7.
    pub const fn add(&mut self, index: usize) {
        if self.of(index) < 7 {
            self.0 += 1 << ((index % 21) * 3);
        }
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(
                (0..21)
                    .map(|index| (index, self.of(index)))
                    .filter(|&(_, count)| count > 0),
            )
            .finish()
    }
}
