//! [`Setup`]: what there is to choose before the game, and [`SetupError`]: everything that is wrong with a choice.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::components::{Components, Fault};

/// The months of a whole game (PC-029).
pub const MONTHS: u8 = 12;

/// The months of the short game.
pub const SHORT: u8 = 8;

/// What there is to choose before the game.
///
/// ```
/// use pirates_cove::{PiratesCove, Setup};
/// use tabletop_core::Game;
///
/// let short = Setup { months: 8, ..Setup::new(3) };
/// assert!(PiratesCove::new(short).is_ok());
///
/// let wrong = Setup { months: 9, ..Setup::new(6) };
/// assert_eq!(
///     PiratesCove::new(wrong).unwrap_err().to_string(),
///     "6 players: the game is for 3 to 5; 9 months: a game has 12, or 8 for the short one"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own, named in files"
)]
pub struct Setup {
    /// The players, 3 to 5 (PC-001).
    pub players: u8,
    /// The months: 12, or 8 for the short game.
    #[serde(default = "months")]
    pub months: u8,
    /// Whether each island has its own block of treasure cards (A-01).
    #[serde(default)]
    pub fixed_stacks: bool,
    /// Whether all captains still in the battle get the fame of a sunk legendary pirate (A-12).
    #[serde(default)]
    pub lp_fame_shared: bool,
    /// Whether fame stops at 0 (A-28).
    #[serde(default = "yes")]
    pub fame_floor: bool,
    /// Whether black ships are put on a random island each month (a variant).
    #[serde(default)]
    pub black_ship_random: bool,
    /// Other component tables; `None` for the standard ones.
    #[serde(default)]
    pub components: Option<Components>,
}

const fn months() -> u8 {
    MONTHS
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// A game for this many players with the default options and the standard components.
    pub const fn new(players: u8) -> Self {
        Setup {
            players,
            months: MONTHS,
            fixed_stacks: false,
            lp_fame_shared: false,
            fame_floor: true,
            black_ship_random: false,
            components: None,
        }
    }

    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let mut problems = Vec::new();
        if !(3..=5).contains(&self.players) {
            problems.push(Problem::Players(self.players));
        }
        if self.months != MONTHS && self.months != SHORT {
            problems.push(Problem::Months(self.months));
        }
        if let Some(components) = &self.components {
            problems.extend(components.faults().into_iter().map(Problem::Components));
        }
        if problems.is_empty() {
            Ok(())
        } else {
            Err(SetupError { problems })
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup::new(4)
    }
}

/// Everything that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    problems: Vec<Problem>,
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The game is not for this many players (PC-001).
    #[error("{0} players: the game is for 3 to 5")]
    Players(u8),
    /// A game does not have this many months (PC-029).
    #[error("{0} months: a game has 12, or 8 for the short one")]
    Months(u8),
    /// The component tables have a fault.
    #[error(transparent)]
    Components(Fault),
}

impl SetupError {
    /// All problems, at least one.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, problem) in self.problems.iter().enumerate() {
            if number > 0 {
                f.write_str("; ")?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
