//! [`Setup`]: what there is to choose before the game, and everything that can be wrong with it.

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop_core::Seat;

use crate::{Components, Fault};

/// The number of turns after which a game ends without a finisher, if the setup does not say otherwise (CMR-113).
pub const TURN_LIMIT: u16 = 500;

/// What happens when several tribes want the Chaos Marauders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimMode {
    /// All answer in secret; the drawer chooses among those who shout (CMR-149).
    #[default]
    Simultaneous,
    /// All answer in secret; the first shouter clockwise from the drawer gets the card.
    SeatOrder,
    /// Nobody is asked: the card stays with the drawer.
    Off,
}

/// Who wins when several tribes have the most points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieMode {
    /// More complete formations; then higher ratings in all; then more cards; then nearer to the first seat (CMR-134).
    #[default]
    Chain,
    /// All of them.
    Shared,
}

/// What there is to choose before the game.
///
/// ```
/// use chaos_marauders::Setup;
///
/// let setup: Setup = serde_json::from_str(r#"{"players": 3, "turn_limit": 90}"#).unwrap();
/// assert_eq!(setup, Setup { turn_limit: 90, ..Setup::new(3) });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The number of tribes, 2 to 4 (CMR-001).
    pub players: u8,
    /// The seat with the first turn; `None` leaves it to luck (CMR-011).
    #[serde(default)]
    pub first_seat: Option<Seat>,
    /// The turn after which the game ends without a finisher, at least 1 (CMR-113).
    #[serde(default = "turn_limit")]
    pub turn_limit: u16,
    /// Whether ends may be placed so that a formation can no longer be completed: lifts CMR-029, CMR-030 and CMR-031 and lets both
    /// kinds of end into cells 1 and 12.
    #[serde(default)]
    pub allow_dead_rows: bool,
    /// What happens when several tribes want the Chaos Marauders.
    #[serde(default)]
    pub claim_mode: ClaimMode,
    /// Who wins a tie.
    #[serde(default)]
    pub tie_mode: TieMode,
    /// The card table; `None` for the standard one.
    #[serde(default)]
    pub components: Option<Components>,
}

fn turn_limit() -> u16 {
    TURN_LIMIT
}

impl Setup {
    /// The setup for this many tribes, with all options at their defaults.
    pub fn new(players: u8) -> Self {
        Setup {
            players,
            first_seat: None,
            turn_limit: TURN_LIMIT,
            allow_dead_rows: false,
            claim_mode: ClaimMode::default(),
            tie_mode: TieMode::default(),
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
        if self.turn_limit == 0 {
            faults.push(SetupFault::TurnLimit);
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
    /// The game is not for this many (CMR-001).
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
    /// A game without turns.
    #[error("the turn limit is 0; a game has at least one turn")]
    TurnLimit,
    /// A fault of the card table.
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
