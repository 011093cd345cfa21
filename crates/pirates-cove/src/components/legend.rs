//! Ships that rules fire for: [`Legend`] and [`NavyTable`].

use alloc::string::String;

use serde::{Deserialize, Serialize};

use super::Section;

/// The most legendary pirates a table can have.
pub const MAX_LEGENDS: usize = 16;

/// A legendary pirate (PC-102).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legend {
    /// The name, 1 to 24 characters.
    pub name: String,
    /// The speed, 0 to 60.
    pub speed: u8,
    /// The dice of a volley, 0 to 6. With 0 it never fires (PC-104).
    pub dice: u8,
    /// The hull points, 1 to 60.
    pub hull: u8,
    /// The section it fires at; `None` exactly if it never fires.
    pub fires_at: Option<Section>,
    /// Whom it fires at; `None` exactly if it never fires.
    pub victim: Option<Victim>,
    /// The fame for sinking it, 0 to 20.
    pub fame: u8,
    /// Gold for whoever sinks it, from the supply, 0 to 50.
    pub gold: u8,
    /// Chests for whoever sinks it, from the supply, 0 to 50.
    pub chests: u8,
}

/// Whom a legendary pirate fires at; ties are settled by luck (PC-054).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victim {
    /// The captain with the most fame.
    MostFame,
    /// The ship with the most chests aboard.
    MostChests,
    /// The fastest ship.
    Fastest,
    /// The ship with the most dice, without Volley cards.
    MostDice,
}

/// The Royal Navy (PC-116).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NavyTable {
    /// The speed, 0 to 60.
    pub speed: u8,
    /// The dice of a volley, 1 to 6.
    pub dice: u8,
    /// The hull points, 1 to 60.
    pub hull: u8,
    /// The fame for sinking it, 0 to 20.
    pub fame: u8,
}
