//! [`Ship`]: the upgrades beside a player's ship card, and which were used this round.

use serde::{Deserialize, Serialize};

use crate::words::MAX_UPGRADES;

/// The upgrades of a ship, at most two of a design, and how often each was used this round.
///
/// ```
/// use pirate_cove_coop::Ship;
///
/// let mut ship = Ship::default();
/// ship.add(6);
/// assert_eq!(ship.copies(6), 1);
/// assert!(ship.is_ready(6));
/// ship.mark(6);
/// assert!(!ship.is_ready(6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Ship {
    /// Designs with at least one copy, as bits.
    one: u32,
    /// Designs with a second copy.
    two: u32,
    /// Designs used this round.
    used: u32,
    /// Designs used a second time this round.
    used_twice: u32,
}

impl Ship {
    /// Adds an upgrade; a third copy of a design, or a design that cannot exist, is ignored.
    pub fn add(&mut self, upgrade: u8) {
        let bit = bit(upgrade);
        self.two |= self.one & bit;
        self.one |= bit;
    }

    /// How many copies of an upgrade there are.
    pub fn copies(&self, upgrade: u8) -> u8 {
        let bit = bit(upgrade);
        u8::from(self.one & bit != 0) + u8::from(self.two & bit != 0)
    }

    /// How many times an upgrade was used this round (PCC-164).
    pub fn uses(&self, upgrade: u8) -> u8 {
        let bit = bit(upgrade);
        u8::from(self.used & bit != 0) + u8::from(self.used_twice & bit != 0)
    }

    /// Whether there is a copy that was not used this round.
    pub fn is_ready(&self, upgrade: u8) -> bool {
        self.ready() & bit(upgrade) != 0
    }

    /// Marks a copy as used.
    pub fn mark(&mut self, upgrade: u8) {
        let bit = bit(upgrade);
        self.used_twice |= self.used & bit;
        self.used |= bit;
    }

    /// Clears the marks (PCC-041).
    pub fn refresh(&mut self) {
        (self.used, self.used_twice) = (0, 0);
    }

    /// The designs with a copy, with the number of copies, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        bits(self.one).map(|upgrade| (upgrade, self.copies(upgrade)))
    }

    /// The designs of a group with the number of copies.
    #[inline]
    pub(crate) fn of(self, group: u32) -> impl Iterator<Item = (u8, u8)> {
        bits(self.one & group).map(move |upgrade| (upgrade, self.copies(upgrade)))
    }

    /// The designs with a copy that was not used this round.
    #[inline]
    pub(crate) fn ready(&self) -> u32 {
        (self.one & !self.used) | (self.two & !self.used_twice)
    }
}

fn bit(upgrade: u8) -> u32 {
    if upgrade < MAX_UPGRADES {
        1 << upgrade
    } else {
        0
    }
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(set: u32) -> impl Iterator<Item = u8> {
    let mut left = set;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 32")]
        let bit = left.trailing_zeros() as u8;
        left &= left - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_copy_is_used_once() {
        let mut ship = Ship::default();
        ship.add(3);
        ship.add(3);
        ship.mark(3);
        assert!(ship.is_ready(3));
        ship.mark(3);
        assert_eq!((ship.is_ready(3), ship.uses(3)), (false, 2));
        ship.refresh();
        assert!(ship.is_ready(3));
        ship.add(200);
        assert_eq!(ship.iter().collect::<alloc::vec::Vec<_>>(), [(3, 2)]);
    }
}
