//! [`Match`]: a game being played, with its log; how it is saved, and how a save is checked when it is read.
//!
//! # Saved games
//!
//! A save is a log, not a position: the setup, the seed, and one entry per decision with the answers of luck and a fingerprint. Reading
//! it plays the game again and compares every entry, so a save that was cut short, edited, or written by other rules is refused with
//! the step named — and what was read up to there is in [`LoadError::partial`].
//!
//! There are two forms. [JSON Lines](Match::to_json_lines) can be read and compared by a person:
//!
//! ```json
//! {"format":"tabletop-match","version":1,"game":"chaos-marauders","revision":1,"seed":"42","setup":{"players":2}}
//! {"step":0,"luck":["order=1","deck=17"],"fingerprint":"6f1c0ab4f0e7a2d3"}
//! {"step":1,"seat":"P1","action":"row 2","luck":[],"fingerprint":"a4d0c1b6e2f39875"}
//! {"end":1,"fingerprint":"a4d0c1b6e2f39875"}
//! ```
//!
//! [Bytes](Match::to_bytes) are the same in postcard, about a tenth of the size.
//!
//! The fingerprint of a step is a link of a chain: it covers the header, every step before, this step's seat, action and luck, and the
//! position after it. So one value at the end stands for the whole game.

mod bytes;
mod error;
mod lines;
mod play;

pub use error::{LoadError, LoadProblem, NoSuchStep};
pub use play::{Match, Step};

use alloc::string::String;

use crate::{Fingerprint, Game};

/// The name of the format, in the first line of a save.
pub const FORMAT: &str = "tabletop-match";

/// The version of the format. Other versions are refused.
pub const VERSION: u32 = 1;

/// What a save says about itself before the first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game, by its [`Game::ID`].
    pub game: String,
    /// The [revision](Game::REVISION) of its rules.
    pub revision: u32,
    /// The seed of its luck.
    pub seed: u64,
    /// The setup, as JSON.
    pub setup: String,
}

impl Header {
    /// Reads only the header of a save, in either form: to find out which game it is.
    pub fn peek(save: &[u8]) -> Result<Header, LoadProblem> {
        if save.starts_with(bytes::MAGIC) {
            return Ok(bytes::header(save)?.0);
        }
        let text = core::str::from_utf8(save).map_err(|_| LoadProblem::NotASave)?;
        lines::header(text.lines().next().unwrap_or_default())
    }

    fn of<G: Game>(game: &G, seed: u64) -> Header {
        Header {
            game: G::ID.into(),
            revision: G::REVISION,
            seed,
            // A setup is plain data, and writing into memory does not fail.
            setup: serde_json::to_string(game.setup()).unwrap_or_default(),
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&(
            FORMAT,
            VERSION,
            &self.game,
            self.revision,
            self.seed,
            &self.setup,
        ))
    }

    /// The game this header describes, if it is a `G` of this revision with a valid setup.
    fn game<G: Game>(&self) -> Result<G, LoadProblem> {
        if self.game != G::ID {
            return Err(LoadProblem::OtherGame {
                expected: G::ID,
                found: self.game.clone(),
            });
        }
        if self.revision != G::REVISION {
            return Err(LoadProblem::OtherRevision {
                expected: G::REVISION,
                found: self.revision,
            });
        }
        let setup = serde_json::from_str(&self.setup).map_err(|error| LoadProblem::Setup {
            message: alloc::format!("{error}"),
        })?;
        G::new(setup).map_err(|error| LoadProblem::Setup {
            message: alloc::format!("{error}"),
        })
    }
}
