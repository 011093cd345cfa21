//! [`GameInfo`]: a game in a catalogue.

use core::ops::RangeInclusive;

use serde::Serialize;
use tabletop_core::OptionInfo;

use crate::FullGame;

/// What there is to know about a game before playing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// The name in commands and saves.
    pub id: &'static str,
    /// The title, as people write it.
    pub title: &'static str,
    /// The revision of the rules; raised whenever the same log would play differently.
    pub revision: u32,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The options of a setup.
    pub options: &'static [OptionInfo],
    /// Which component values are our reconstruction; `None` if all are published.
    pub reconstructed: Option<&'static str>,
    /// The size of one position, in bytes.
    pub state_bytes: usize,
}

impl GameInfo {
    pub(crate) const fn of<G: FullGame>() -> Self {
        GameInfo {
            id: G::ID,
            title: G::TITLE,
            revision: G::REVISION,
            min_seats: G::SEATS.0,
            max_seats: G::SEATS.1,
            options: G::OPTIONS,
            reconstructed: G::RECONSTRUCTED,
            state_bytes: size_of::<G::State>(),
        }
    }

    /// How many seats the game can have.
    pub fn seats(&self) -> RangeInclusive<u8> {
        self.min_seats..=self.max_seats
    }
}
