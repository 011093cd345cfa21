//! [`Section`]: the four parts of a ship, and what their levels are worth.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::TextError;

use super::Place;

/// How many positions the marker of a section has, from p0 to p5.
pub const POSITIONS: usize = 6;

/// The highest position, p5.
pub const TOP: i8 = 5;

/// One of the four sections of a ship (PC-016).
///
/// ```
/// use pirates_cove::{Place, Section};
///
/// assert_eq!("sails".parse(), Ok(Section::Sails));
/// assert_eq!(Section::raised_at(Place::SailIsland), Some(Section::Sails));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// How many chests stay aboard at a treasure check (PC-017).
    Hull,
    /// With [`Section::Cannon`], the number of dice (PC-018).
    Crew,
    /// With [`Section::Crew`], the number of dice (PC-018).
    Cannon,
    /// The speed (PC-019).
    Sails,
}

impl Section {
    /// All sections, in order.
    pub const ALL: [Section; 4] = [
        Section::Hull,
        Section::Crew,
        Section::Cannon,
        Section::Sails,
    ];

    /// The number of the section, to index an array with.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The section that is raised on this island (PC-133).
    pub const fn raised_at(place: Place) -> Option<Section> {
        match place {
            Place::HullIsland => Some(Section::Hull),
            Place::SailIsland => Some(Section::Sails),
            Place::CannonIsland => Some(Section::Cannon),
            Place::CrewIsland => Some(Section::Crew),
            Place::Tavern | Place::TreasureIsland | Place::Cove => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Section::Hull => "hull",
            Section::Crew => "crew",
            Section::Cannon => "cannon",
            Section::Sails => "sails",
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Section {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Section::ALL
            .into_iter()
            .find(|section| section.name() == text)
            .ok_or_else(|| TextError::new(text, "a section: hull, crew, cannon or sails"))
    }
}

/// What the positions of one section are worth, and what it costs to enter them (PC-021).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionTable {
    /// The level at each position, p0 first: 1 to 50, never falling from left to right.
    pub levels: [u8; POSITIONS],
    /// The gold for entering each position from its left neighbour, p0 first: 0 to 50. p0 is entered only by repair.
    pub costs: [u8; POSITIONS],
}
