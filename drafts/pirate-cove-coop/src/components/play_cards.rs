//! The seven basic kinds of play card.

use serde::{Deserialize, Serialize};

use super::Icons;
use crate::words::{BASIC, Kind};

/// What a basic card does when it is played in a quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasicCard {
    /// What it counts toward a quest.
    pub icons: Icons,
    /// Actions it adds.
    pub actions: u8,
    /// Cards it makes its player draw.
    pub draw: u8,
    /// Damage it absorbs.
    pub absorb: u8,
}

/// What each of the basic cards does.
///
/// The effects of Shanty and Map are those of the rulebook, and so are the three damage values. That a Hull absorbs 2 is
/// reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasicCards {
    /// Hull (PCC-082).
    pub hull: BasicCard,
    /// Shanty (PCC-080).
    pub shanty: BasicCard,
    /// Map (PCC-081).
    pub map: BasicCard,
    /// Damage-1 (PCC-083).
    pub damage_1: BasicCard,
    /// Damage-2 (PCC-083).
    pub damage_2: BasicCard,
    /// Damage-3 (PCC-083).
    pub damage_3: BasicCard,
    /// Rum (PCC-085).
    pub rum: BasicCard,
}

impl BasicCards {
    pub(super) fn standard() -> Self {
        let card = |damage, map, hull, shanty| BasicCard {
            icons: Icons::new(damage, map, hull, shanty),
            ..BasicCard::default()
        };
        BasicCards {
            hull: BasicCard {
                absorb: 2,
                ..card(0, 0, 1, 0)
            },
            shanty: BasicCard {
                actions: 2,
                ..card(0, 0, 0, 1)
            },
            map: BasicCard {
                draw: 2,
                ..card(0, 1, 0, 0)
            },
            damage_1: card(1, 0, 0, 0),
            damage_2: card(2, 0, 0, 0),
            damage_3: card(3, 0, 0, 0),
            rum: card(0, 0, 0, 0),
        }
    }

    /// The cards in the order of their kinds.
    pub fn in_order(&self) -> [(Kind, BasicCard); BASIC as usize] {
        [
            (Kind::HULL, self.hull),
            (Kind::SHANTY, self.shanty),
            (Kind::MAP, self.map),
            (Kind::DAMAGE_1, self.damage_1),
            (Kind::DAMAGE_2, self.damage_2),
            (Kind::DAMAGE_3, self.damage_3),
            (Kind::RUM, self.rum),
        ]
    }
}

/// How many of each basic card: a starting deck, or what an upgrade gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CardList {
    /// Hull cards.
    pub hull: u8,
    /// Shanty cards.
    pub shanty: u8,
    /// Map cards.
    pub map: u8,
    /// Damage-1 cards.
    pub damage_1: u8,
    /// Damage-2 cards.
    pub damage_2: u8,
    /// Damage-3 cards.
    pub damage_3: u8,
    /// Rum cards.
    pub rum: u8,
}

impl CardList {
    /// The counts in the order of the kinds.
    pub const fn counts(self) -> [u8; BASIC as usize] {
        [
            self.hull,
            self.shanty,
            self.map,
            self.damage_1,
            self.damage_2,
            self.damage_3,
            self.rum,
        ]
    }

    /// How many cards there are in all.
    pub fn total(self) -> u32 {
        self.counts().into_iter().map(u32::from).sum()
    }
}
