//! [`Setup`]: what there is to choose before the game, and everything that can be wrong with it.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop_core::Seat;

use crate::{Components, Fault};

/// What there is to choose before the game.
///
/// ```
/// use chaos_cove::Setup;
///
/// let setup: Setup = serde_json::from_str(r#"{"players": 3, "rounds": 3}"#).unwrap();
/// assert_eq!(setup, Setup { rounds: 3, ..Setup::new(3) });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of players, 2 to 4 (CC-001).
    pub players: u8,
    /// The number of rounds: 4, or 3 for a beginners' game (CC-002, CC-004).
    #[serde(default = "four")]
    pub rounds: u8,
    /// The lanes in use, 3 to 6 and at least one for each player; `None` for 3, 4 or 6 with 2, 3 or 4 players.
    #[serde(default)]
    pub lanes: Option<u8>,
    /// The seat with the first player marker; `None` leaves it to luck (CC-024).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// The component tables; `None` for the standard ones.
    #[serde(default)]
    pub components: Option<Components>,
}

fn four() -> u8 {
    4
}

impl Setup {
    /// The setup for this many players, with all options at their defaults.
    pub fn new(players: u8) -> Self {
        Setup {
            players,
            rounds: 4,
            lanes: None,
            first_seat: None,
            components: None,
        }
    }

    /// The same setup with `seat` first.
    #[must_use]
    pub fn first(self, seat: Seat) -> Self {
        Setup {
            first_seat: Some(seat),
            ..self
        }
    }

    /// The lanes in use: what was asked for, or as many as fit the number of players.
    pub fn lanes_in_use(&self) -> u8 {
        self.lanes.unwrap_or(match self.players {
            ..=2 => 3,
            3 => 4,
            4.. => 6,
        })
    }

    /// Everything that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let players = self.players;
        if !(2..=4).contains(&players) {
            faults.push(SetupFault::Players { players });
        }
        if !(3..=4).contains(&self.rounds) {
            faults.push(SetupFault::Rounds {
                rounds: self.rounds,
            });
        }
        if let Some(lanes) = self.lanes {
            let least = players.clamp(3, 6);
            if !(least..=6).contains(&lanes) {
                faults.push(SetupFault::Lanes { lanes, least });
            }
        }
        if let Some(seat) = self.first_seat.filter(|seat| seat.number() >= players) {
            faults.push(SetupFault::FirstSeat { seat, players });
        }
        if let Some(components) = &self.components {
            faults.extend(components.faults().into_iter().map(SetupFault::Components));
        }
        faults
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    /// The game is not for this many (CC-001).
    #[error("{players} players: the game is for 2, 3 or 4")]
    Players {
        /// How many were asked for.
        players: u8,
    },
    /// There are waves for four rounds, and three make a beginners' game (CC-002, CC-004).
    #[error("{rounds} rounds: a game has 4, or 3 for beginners")]
    Rounds {
        /// How many were asked for.
        rounds: u8,
    },
    /// Every player starts next to a lane of their own, and a wave has six tiles.
    #[error("{lanes} lanes: there are {least} to 6 with so many players")]
    Lanes {
        /// How many were asked for.
        lanes: u8,
        /// The fewest.
        least: u8,
    },
    /// The first seat is not at the table.
    #[error("the first seat {seat} is not at a table of {players}")]
    FirstSeat {
        /// The seat.
        seat: Seat,
        /// How many seats there are.
        players: u8,
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
