//! [`Place`]: where a card can be, and [`Cards`], where every card is.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::{Seat, TextError};

use crate::components::{MAX_CARDS, Tables};
use crate::{Kind, Planet};

/// A place where cards can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The Cosmic Pool.
    pub const POOL: Place = Place(14);
    /// The Void: the discard pile.
    pub const VOID: Place = Place(15);
    /// On the table, played by the attacker of a combat.
    pub const ATTACKER: Place = Place(16);
    /// On the table, played by the defender of a combat.
    pub const DEFENDER: Place = Place(17);
    /// Not dealt yet: only while the game is set up.
    pub const DECK: Place = Place(18);

    /// The hand of a seat below 4.
    pub const fn hand(seat: Seat) -> Place {
        Place(seat.number() & 3)
    }

    /// The envelope of a planet.
    pub const fn envelope(planet: Planet) -> Place {
        Place(4 + planet.number())
    }

    /// Whose hand this is.
    pub const fn holder(self) -> Option<Seat> {
        if self.0 < 4 {
            Some(Seat::new(self.0))
        } else {
            None
        }
    }

    /// Whose envelope this is.
    pub const fn planet(self) -> Option<Planet> {
        if self.0 >= 4 && self.0 < 14 {
            Some(Planet::at(self.0 - 4))
        } else {
            None
        }
    }

    /// Whether everybody sees the cards there.
    pub const fn is_public(self) -> bool {
        self.0 >= 14
    }

    /// The place as one bit of a claim; public places have codes of their own, see [`Claims`](crate::mind).
    pub(crate) const fn claim(self) -> u16 {
        match self.0 {
            0..14 => 1 << self.0,
            14 => POOL,
            16 => ATTACKER,
            17 => DEFENDER,
            // The deck is gone before the first card reaches the Void, so one code does for both.
            _ => 0,
        }
    }
}

/// Claims of cards that lie open.
pub(crate) const POOL: u16 = 1 << 14;
pub(crate) const ATTACKER: u16 = 1 << 15;
pub(crate) const DEFENDER: u16 = POOL | ATTACKER;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.holder() {
            return write!(f, "the hand of {seat}");
        }
        if let Some(planet) = self.planet() {
            return write!(f, "the envelope of {planet}");
        }
        f.write_str(match self.0 {
            14 => "the Cosmic Pool",
            15 => "the Void",
            16 => "the attacker's table",
            17 => "the defender's table",
            _ => "the deck",
        })
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = u8::deserialize(deserializer)?;
        if code > Place::DECK.0 {
            let error = TextError::new(code, "the number of a place");
            return Err(serde::de::Error::custom(error));
        }
        Ok(Place(code))
    }
}

/// Where every card is. Copies of a kind do not differ, so their places are kept in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cards([u8; MAX_CARDS]);

impl Cards {
    pub(crate) const UNDEALT: Cards = Cards([Place::DECK.0; MAX_CARDS]);

    /// The cards at a place, one bit each.
    #[inline]
    pub(crate) fn at(&self, place: Place) -> u128 {
        const LOW: u64 = 0x0101_0101_0101_0101;
        let wanted = LOW * u64::from(place.0);
        let mut found = 0u128;
        let mut shift = 0;
        let (words, rest) = self.0.as_chunks::<8>();
        for word in words {
            // Codes are below 128, so the sum sets the top bit of exactly the bytes that differ.
            let differ = (u64::from_le_bytes(*word) ^ wanted) + 0x7f * LOW;
            let same = (!differ >> 7) & LOW;
            found |= u128::from(same.wrapping_mul(0x0102_0408_1020_4080) >> 56) << shift;
            shift += 8;
        }
        for &code in rest {
            found |= u128::from(code == place.0) << shift;
            shift += 1;
        }
        found
    }

    pub(crate) fn place(&self, card: usize) -> Place {
        Place(self.0[card])
    }

    /// How many copies of a kind are at a place.
    pub(crate) fn count(&self, tables: &Tables, kind: Kind, place: Place) -> u8 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::naive_bytecount,
            reason = "at most three copies"
        )]
        let count = self.0[tables.block(kind)]
            .iter()
            .filter(|&&code| code == place.0)
            .count() as u8;
        count
    }

    /// Moves a copy of a kind; nothing happens if there is none.
    pub(crate) fn shift(&mut self, tables: &Tables, kind: Kind, from: Place, to: Place) {
        let block = &mut self.0[tables.block(kind)];
        if let Some(code) = block.iter_mut().find(|code| **code == from.0) {
            *code = to.0;
            if block.len() > 1 {
                block.sort_unstable();
            }
        }
    }

    pub(crate) fn put(&mut self, card: usize, place: Place) {
        self.0[card] = place.0;
    }

    pub(crate) fn sort(&mut self, tables: &Tables) {
        let mut from = 0;
        while from < self.0.len() {
            let kind = tables.kind[from];
            let copies = self.0[from..]
                .iter()
                .zip(&tables.kind[from..])
                .take_while(|(_, other)| **other == kind)
                .count();
            if copies > 1 {
                self.0[from..from + copies].sort_unstable();
            }
            from += copies;
        }
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.0)
        } else {
            serializer.serialize_bytes(&self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let wrong = |_| D::Error::custom("there are 70 places of cards");
        let codes: [u8; MAX_CARDS] = if deserializer.is_human_readable() {
            let codes = alloc::vec::Vec::<u8>::deserialize(deserializer)?;
            codes.as_slice().try_into().map_err(wrong)?
        } else {
            <&[u8]>::deserialize(deserializer)?
                .try_into()
                .map_err(wrong)?
        };
        if codes.iter().any(|&code| code > Place::DECK.0) {
            return Err(D::Error::custom("a place that does not exist"));
        }
        Ok(Cards(codes))
    }
}
