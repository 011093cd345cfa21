//! [`Setup`]: seats, options and components of a game.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::components::{Components, Fault, Limit};

/// What there is to choose before a game.
///
/// ```
/// use pirate_cove_coop::Setup;
///
/// let hard = Setup { start_morale: 8, ..Setup::new(3) };
/// assert!(hard.faults().is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Players, 1 to 4. One plays with the bot (PCC-200).
    pub players: u8,
    /// Where the morale cube starts (PCC-011): 10, or less for a harder game; 8 was measured.
    #[serde(default = "ten")]
    pub start_morale: u8,
    /// Whether requirements and hit cards are those of the column of the player count (PCC-023). Without, everybody plays with the
    /// column for two: an easy game for more than two.
    #[serde(default = "yes")]
    pub scaling: bool,
    /// What a Hull absorbs, instead of what the components say (2): 1 makes a very hard game (PCC-082).
    #[serde(default)]
    pub hull_absorb: Option<u8>,
    /// Whether players keep their hands from each other.
    #[serde(default)]
    pub private_hands: bool,
    /// The last round; if a quest is left after it, the game is lost (PCC-007). 1 to 100.
    #[serde(default = "forty")]
    pub round_limit: u8,
    /// Other components than the standard ones.
    #[serde(default)]
    pub components: Option<Components>,
}

const fn ten() -> u8 {
    10
}

const fn forty() -> u8 {
    40
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// The setup with this many players and default options.
    pub fn new(players: u8) -> Self {
        Setup {
            players,
            start_morale: ten(),
            scaling: true,
            hull_absorb: None,
            private_hands: false,
            round_limit: forty(),
            components: None,
        }
    }

    /// Everything that is wrong with this setup.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut range = |what: &str, value: u8, least: u32, most: u32| {
            if !(least..=most).contains(&u32::from(value)) {
                faults.push(Fault::OutOfRange {
                    what: what.into(),
                    value: u32::from(value),
                    limit: Limit { least, most },
                });
            }
        };
        let track = self.components.as_ref().map_or(10, |it| it.amounts.morale);
        range("players", self.players, 1, 4);
        range("start_morale", self.start_morale, 1, u32::from(track));
        range("round_limit", self.round_limit, 1, 100);
        if let Some(absorb) = self.hull_absorb {
            range("hull_absorb", absorb, 0, 9);
        }
        if let Some(components) = &self.components {
            faults.extend(components.faults());
        }
        faults
    }
}

/// Everything that is wrong with a setup. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    faults: Vec<Fault>,
}

impl SetupError {
    pub(crate) fn new(faults: Vec<Fault>) -> Self {
        SetupError { faults }
    }

    /// The faults, each with its place.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, fault) in self.faults.iter().enumerate() {
            if position > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
