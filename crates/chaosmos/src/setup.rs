//! [`Setup`]: what there is to choose before the game, and everything that can be wrong with it.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop_core::Seat;

use crate::{Alien, Components, Fault};

/// How long the game is (CM-031, CM-032).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// The clock starts at 48.
    #[default]
    Standard,
    /// The clock starts at 36.
    Short,
}

impl Length {
    /// What the clock shows at the start.
    pub const fn clock(self) -> u8 {
        match self {
            Length::Standard => 48,
            Length::Short => 36,
        }
    }
}

/// How the players come by their aliens (CM-010, CM-037).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aliens {
    /// Each draws two sheets and keeps one.
    #[default]
    Draw,
    /// Atturnuk, Vroon, Drusu and the Haghouhen are handed out at random.
    Suggested,
    /// These, in seat order.
    Fixed(Vec<Alien>),
}

/// What there is to choose before the game.
///
/// ```
/// use chaosmos::{Length, Setup};
///
/// let setup: Setup = serde_json::from_str(r#"{"players": 3, "length": "short", "aliens": "suggested"}"#).unwrap();
/// assert_eq!(setup.length, Length::Short);
/// assert!(!setup.first_game);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 4 (CM-009).
    pub players: u8,
    /// How long the game is.
    #[serde(default)]
    pub length: Length,
    /// Whether the complex cards and the Cosmic Pool are left out (CM-035, CM-036).
    #[serde(default)]
    pub first_game: bool,
    /// How the players come by their aliens.
    #[serde(default)]
    pub aliens: Aliens,
    /// The seat with the first turn; `None` leaves it to luck (CM-033).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// The component tables; `None` for the standard ones.
    #[serde(default)]
    pub components: Option<Components>,
}

impl Setup {
    /// The setup for this many players, with all options at their defaults.
    pub fn new(players: u8) -> Self {
        Setup {
            players,
            length: Length::default(),
            first_game: false,
            aliens: Aliens::default(),
            first_seat: None,
            components: None,
        }
    }

    /// The same setup with these aliens, in seat order.
    #[must_use]
    pub fn with_aliens(self, aliens: &[Alien]) -> Self {
        Setup {
            aliens: Aliens::Fixed(aliens.to_vec()),
            ..self
        }
    }

    /// Everything that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let players = self.players;
        if !(2..=4).contains(&players) {
            faults.push(SetupFault::Players { players });
        }
        if let Some(seat) = self.first_seat.filter(|seat| seat.number() >= players) {
            faults.push(SetupFault::FirstSeat { seat, players });
        }
        if let Aliens::Fixed(aliens) = &self.aliens {
            if aliens.len() != usize::from(players) {
                faults.push(SetupFault::AlienCount {
                    aliens: aliens.len(),
                    players,
                });
            }
            for (place, &alien) in aliens.iter().enumerate() {
                if aliens[..place].contains(&alien) {
                    faults.push(SetupFault::SameAlien { alien });
                }
            }
        }
        if let Some(components) = &self.components {
            let tables = components.faults(self.first_game);
            faults.extend(tables.into_iter().map(SetupFault::Components));
            if components.numbers.dial < self.length.clock() {
                faults.push(SetupFault::Dial {
                    dial: components.numbers.dial,
                    clock: self.length.clock(),
                });
            }
        }
        faults
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    /// The game is not for this many (CM-009).
    #[error("{players} players: the game is for 2, 3 or 4")]
    Players {
        /// How many were asked for.
        players: u8,
    },
    /// The first seat is not at the table.
    #[error("the first seat {seat} is not at a table of {players}")]
    FirstSeat {
        /// The seat.
        seat: Seat,
        /// How many seats there are.
        players: u8,
    },
    /// There is not one alien for each seat.
    #[error("{aliens} aliens for {players} players; each needs one")]
    AlienCount {
        /// How many aliens.
        aliens: usize,
        /// How many seats there are.
        players: u8,
    },
    /// An alien is given twice (CM-011).
    #[error("the alien `{alien}` is given twice")]
    SameAlien {
        /// The alien.
        alien: Alien,
    },
    /// The clock would start beyond its dial.
    #[error("the dial ends at {dial}, and the clock starts at {clock}")]
    Dial {
        /// Where the dial ends.
        dial: u8,
        /// Where the clock starts.
        clock: u8,
    },
    /// A fault of the component tables.
    #[error(transparent)]
    Components(Fault),
}

/// All faults of a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The faults; never empty.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.faults.iter().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
