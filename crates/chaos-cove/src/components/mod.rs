//! The components as data: [`Components`], every table of the game.
//!
//! The rules name no hero, no location and no construction card. What each does follows from its row, so every table that passes
//! validation can be played: the standard one, the values of a printed copy, or a variant of your own.

mod construction;
mod effect;
mod fault;
mod heroes;
mod locations;
mod numbers;
mod tables;

pub use construction::{DesignSpec, Kind};
pub use effect::{Amount, Effect};
pub use fault::Fault;
pub use heroes::{CardSpec, HeroSpec};
pub use locations::LocationSpec;
pub use numbers::Numbers;
pub(crate) use tables::{Does, Tables, phase_index};

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// The component tables of the game.
///
/// ```
/// use chaos_cove::Components;
///
/// let mut table = Components::standard();
/// assert!(table.faults().is_empty());
/// table.heroes.pop();
/// assert_eq!(table.faults()[0].to_string(), "there are 15 heroes where there must be 16");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The sixteen heroes.
    pub heroes: Vec<HeroSpec>,
    /// The twelve town locations.
    pub locations: Vec<LocationSpec>,
    /// The eighteen construction designs: starter fort, starter ship, stacks 1 to 8, and the eight designs of the mixed stacks.
    pub designs: Vec<DesignSpec>,
    /// The strengths of the pirates: four waves of six tiles.
    pub pirates: Vec<Vec<u8>>,
    /// The strengths of the barbarians: four waves of six tiles.
    pub barbarians: Vec<Vec<u8>>,
    /// Points for 0, 1, 2… invader tiles that count; the last value stands for all higher numbers.
    pub bonus: Vec<u16>,
    /// Everything that is a single number.
    pub numbers: Numbers,
}

impl Components {
    /// The standard tables. Partly reconstructed; see the crate's documentation.
    pub fn standard() -> Self {
        let waves = |rows: [[u8; 6]; 4]| rows.iter().map(|row| row.to_vec()).collect();
        Components {
            heroes: heroes::standard(),
            locations: locations::standard(),
            designs: construction::standard(),
            pirates: waves([
                [2, 4, 6, 8, 10, 12],
                [4, 6, 8, 10, 12, 14],
                [4, 8, 12, 16, 20, 24],
                [6, 10, 14, 18, 22, 30],
            ]),
            barbarians: waves([
                [2, 4, 4, 6, 6, 8],
                [4, 6, 8, 8, 10, 12],
                [4, 8, 12, 12, 16, 20],
                [6, 12, 16, 20, 24, 28],
            ]),
            bonus: [0, 2, 5, 9, 14, 20, 26, 33, 41, 50].to_vec(),
            numbers: Numbers::standard(),
        }
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
