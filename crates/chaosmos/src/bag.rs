//! [`Bag`]: some cards, by kind.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// Some cards, of which copies of a kind do not differ: up to 3 of each kind, in 16 bytes.
///
/// ```
/// use chaosmos::{Bag, Kind};
///
/// let hand: Bag = [Kind::IMP, Kind::SPORE, Kind::IMP].into_iter().collect();
/// assert_eq!(hand.of(Kind::IMP), 2);
/// assert_eq!(hand.to_string(), "spore, imp x2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u128);

const LOW: u128 = 0x5555_5555_5555_5555_5555_5555_5555_5555;

impl Bag {
    /// No cards.
    pub const EMPTY: Bag = Bag(0);

    /// How many cards of this kind there are.
    pub const fn of(self, kind: Kind) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "two bits")]
        let count = (self.0 >> (2 * kind.number())) as u8 & 3;
        count
    }

    /// Adds a card.
    ///
    /// # Panics
    ///
    /// If there are three of the kind already.
    pub const fn add(&mut self, kind: Kind) {
        assert!(self.of(kind) < 3, "there are at most three cards of a kind");
        self.0 += 1 << (2 * kind.number());
    }

    /// Takes a card out; whether there was one.
    pub const fn remove(&mut self, kind: Kind) -> bool {
        let was = self.of(kind) > 0;
        if was {
            self.0 -= 1 << (2 * kind.number());
        }
        was
    }

    /// How many cards there are.
    pub const fn len(self) -> u32 {
        (self.0 & LOW).count_ones() + 2 * (self.0 & !LOW).count_ones()
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds there are, with their numbers, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        let mut left = (self.0 | self.0 >> 1) & LOW;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 128")]
                let kind = Kind::at((left.trailing_zeros() / 2) as u8);
                left &= left - 1;
                (kind, self.of(kind))
            })
        })
    }
}

impl FromIterator<Kind> for Bag {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut bag = Bag::EMPTY;
        for kind in kinds {
            bag.add(kind);
        }
        bag
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (place, (kind, count)) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{kind}")?;
            if count > 1 {
                write!(f, " x{count}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(
                self.iter()
                    .flat_map(|(kind, count)| core::iter::repeat_n(kind, usize::from(count))),
            )
        } else {
            serializer.serialize_bytes(&self.0.to_le_bytes())
        }
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let mut bag = Bag::EMPTY;
            for kind in alloc::vec::Vec::<Kind>::deserialize(deserializer)? {
                if bag.of(kind) == 3 {
                    return Err(D::Error::custom(alloc::format!(
                        "more than three of {kind}"
                    )));
                }
                bag.add(kind);
            }
            Ok(bag)
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            let bytes: [u8; 16] = bytes
                .try_into()
                .map_err(|_| D::Error::custom("a bag has 16 bytes"))?;
            let bits = u128::from_le_bytes(bytes);
            if bits >> (2 * crate::KINDS) != 0 {
                return Err(D::Error::custom("a card of a kind that does not exist"));
            }
            Ok(Bag(bits))
        }
    }
}
