//! [`PlayerSpec`]: a player as text.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop_core::{Game, TextError};

use crate::{Greedy, Ismcts, MonteCarlo, Player, Random};

/// Which player, with which budget: `random`, `greedy`, `greedy:8`, `mc:200`, `ismcts:500`.
///
/// ```
/// use tabletop_bots::PlayerSpec;
///
/// let player: PlayerSpec = "ismcts:500".parse().unwrap();
/// assert_eq!(player, PlayerSpec::Ismcts { iterations: 500 });
/// assert_eq!(player.to_string(), "ismcts:500");
/// assert!("ismcts:0".parse::<PlayerSpec>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerSpec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy {
        /// How often each action is tried.
        samples: u32,
    },
    /// [`MonteCarlo`].
    MonteCarlo {
        /// Playouts for a decision.
        playouts: u32,
    },
    /// [`Ismcts`].
    Ismcts {
        /// Iterations for a decision.
        iterations: u32,
    },
}

impl PlayerSpec {
    /// What can be written, for messages.
    pub const SYNTAX: &'static str = "random, greedy, greedy:N, mc:N or ismcts:N";

    /// The player, with luck from `seed`.
    pub fn build<G: Game + 'static>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            PlayerSpec::Random => Box::new(Random::new(seed)),
            PlayerSpec::Greedy { samples } => Box::new(Greedy::new(samples, seed)),
            PlayerSpec::MonteCarlo { playouts } => Box::new(MonteCarlo::new(playouts, seed)),
            PlayerSpec::Ismcts { iterations } => Box::new(Ismcts::new(iterations, seed)),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy { samples } => write!(f, "greedy:{samples}"),
            PlayerSpec::MonteCarlo { playouts } => write!(f, "mc:{playouts}"),
            PlayerSpec::Ismcts { iterations } => write!(f, "ismcts:{iterations}"),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::new(text, format_args!("a player: {}", Self::SYNTAX));
        let (name, budget) = match text.split_once(':') {
            Some((name, digits)) => {
                let budget: u32 = digits.parse().map_err(|_| wrong())?;
                // One way to write each number.
                if budget == 0 || digits != budget.to_string() {
                    return Err(wrong());
                }
                (name, Some(budget))
            }
            None => (text, None),
        };
        match (name, budget) {
            ("random", None) => Ok(PlayerSpec::Random),
            ("greedy", None) => Ok(PlayerSpec::Greedy { samples: 4 }),
            ("greedy", Some(samples)) => Ok(PlayerSpec::Greedy { samples }),
            ("mc", Some(playouts)) => Ok(PlayerSpec::MonteCarlo { playouts }),
            ("ismcts", Some(iterations)) => Ok(PlayerSpec::Ismcts { iterations }),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for PlayerSpec {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_round_trips_through_text() {
        for text in [
            "random",
            "greedy:4",
            "greedy:1",
            "mc:200",
            "ismcts:4294967295",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
        assert_eq!(
            "greedy".parse::<PlayerSpec>(),
            "greedy:4".parse::<PlayerSpec>()
        );
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for text in [
            "",
            "rnd",
            "random:3",
            "mc",
            "mc:",
            "mc:0",
            "mc:-1",
            "mc:+5",
            "mc:007",
            "mc:9999999999",
        ] {
            let error = text.parse::<PlayerSpec>().unwrap_err().to_string();
            assert!(error.contains(PlayerSpec::SYNTAX), "{error}");
        }
    }
}
