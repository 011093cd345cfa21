//! The single numbers of the game.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Amount;
use crate::Good;

/// Everything that is a single number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Cannons there are in all (CC-009).
    pub cannons: u8,
    /// Sabers there are in all (CC-009).
    pub sabers: u8,
    /// Crew pieces of a player (CC-005).
    pub crew: u8,
    /// Ship pieces of a player (CC-005).
    pub ships: u8,
    /// Fort pieces of a player (CC-005).
    pub forts: u8,
    /// What every player starts with; crew stands in the Fountain (CC-007, CC-008, CC-014).
    pub start: Vec<Amount>,
    /// Hero cards every player starts with (CC-015).
    pub hand: u8,
    /// Doubloons for a third and for a fourth hero, each (CC-036).
    pub hero_fee: u8,
    /// Icons that are free with every placement (CC-046).
    pub free_icons: u8,
    /// Doubloons for each further icon (CC-047).
    pub icon_fee: u8,
    /// Strength of a cannon or saber (CC-112, CC-113).
    pub gun: u8,
    /// Strength of a gunpowder (CC-115).
    pub gunpowder: u8,
    /// Strength of a crew laid down (CC-119).
    pub crew_strength: u8,
    /// Strength of a fortress token (CC-118).
    pub token: u8,
    /// The most of each unlimited kind of goods a player can hold; more is lost.
    pub most: u8,
}

impl Numbers {
    /// The standard numbers.
    pub(super) fn standard() -> Self {
        let start = [
            (Good::Doubloon, 5),
            (Good::Cannon, 1),
            (Good::Saber, 1),
            (Good::Gunpowder, 1),
            (Good::Rum, 1),
            (Good::Food, 1),
            (Good::Plank, 1),
            (Good::Crew, 2),
        ];
        Numbers {
            cannons: 24,
            sabers: 24,
            crew: 6,
            ships: 6,
            forts: 6,
            start: start
                .into_iter()
                .map(|(good, count)| Amount { good, count })
                .collect(),
            hand: 5,
            hero_fee: 3,
            free_icons: 2,
            icon_fee: 1,
            gun: 3,
            gunpowder: 1,
            crew_strength: 2,
            token: 2,
            most: 99,
        }
    }
}
