//! The components as data: [`Components`], the tables of everything in the box.
//!
//! The rules read every level, cost, card count, strength and price from here. So the standard tables, the values of a printed copy, or
//! a variant of your own can be played alike, if they pass validation.

mod amounts;
mod card;
mod fault;
mod legend;
mod place;
mod section;
mod standard;

pub use amounts::Amounts;
pub use card::{Card, Class, HAND_KINDS, KINDS, TavernCard};
pub use fault::Fault;
pub use legend::{Legend, MAX_LEGENDS, NavyTable, Victim};
pub use place::{Place, Ship, ShipSet};
pub use section::{POSITIONS, Section, SectionTable, TOP};

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// How many treasure cards there are: twelve for each outer island (PC-002).
pub const TREASURES: usize = 60;

/// A treasure card: what its island gives in its month (PC-032).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    /// Fame, 0 to 20.
    pub fame: u8,
    /// Gold, 0 to 50.
    pub gold: u8,
    /// Chests, 0 to 50.
    pub chests: u8,
    /// Tavern cards, 0 to 10.
    pub cards: u8,
}

/// The component tables of the game.
///
/// ```
/// use pirates_cove::{Components, Section};
///
/// let mut table = Components::standard();
/// assert!(table.faults().is_empty());
/// assert_eq!(table.section(Section::Sails).levels, [4, 5, 6, 7, 8, 9]);
///
/// table.gold = 20; // five players start with 9 each
/// assert_eq!(table.faults()[0].to_string(), "gold: 20 is not in 45 to 250");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The Hull: how many chests stay aboard.
    pub hull: SectionTable,
    /// The Crew.
    pub crew: SectionTable,
    /// The Cannon.
    pub cannon: SectionTable,
    /// The Sails: the speed.
    pub sails: SectionTable,
    /// All gold there is, at most 250, and enough for five players to start with.
    pub gold: u8,
    /// All chests there are, at most 250.
    pub chests: u8,
    /// Prices, losses, bonuses and limits.
    pub amounts: Amounts,
    /// The 60 treasure cards, in five blocks of twelve (A-01).
    pub treasures: Vec<Treasure>,
    /// The tavern cards; a kind that is not listed has no copies.
    pub tavern: Vec<TavernCard>,
    /// The legendary pirates, 2 to 16.
    pub legends: Vec<Legend>,
    /// The Royal Navy.
    pub navy: NavyTable,
}

impl Components {
    /// The standard tables. Partly reconstructed; see the crate's documentation.
    pub fn standard() -> Self {
        standard::components()
    }

    /// The table of a section.
    pub const fn section(&self, section: Section) -> &SectionTable {
        match section {
            Section::Hull => &self.hull,
            Section::Crew => &self.crew,
            Section::Cannon => &self.cannon,
            Section::Sails => &self.sails,
        }
    }

    /// How many copies of a tavern card there are.
    pub fn copies(&self, card: Card) -> u8 {
        self.tavern
            .iter()
            .filter(|entry| entry.card == card)
            .fold(0, |sum: u8, entry| sum.saturating_add(entry.copies))
    }

    /// Everything that is wrong with the tables; nothing, if they can be played.
    pub fn faults(&self) -> Vec<Fault> {
        fault::faults(self)
    }
}

impl Default for Components {
    fn default() -> Self {
        Components::standard()
    }
}
