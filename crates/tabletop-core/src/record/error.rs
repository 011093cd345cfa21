//! What can be wrong with a saved game.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use super::Match;
use crate::Game;

/// A rewind to a step the match has not reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no step {asked}: the match has {steps} steps")]
pub struct NoSuchStep {
    /// The step that was asked for.
    pub asked: usize,
    /// The steps there are.
    pub steps: usize,
}

/// Why a save was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadProblem {
    /// The data does not begin like a save.
    #[error("this is not a saved match: it does not begin with a header")]
    NotASave,
    /// The header cannot be read.
    #[error("the header cannot be read: {message}")]
    Header {
        /// What is wrong with it.
        message: String,
    },
    /// A save of another version of the format.
    #[error("the save has format version {found}, and this program reads version {expected}")]
    Version {
        /// The version this program reads.
        expected: u32,
        /// The version of the save.
        found: u32,
    },
    /// A save of another game.
    #[error("this is a save of `{found}`, not of `{expected}`")]
    OtherGame {
        /// The game that was to be loaded.
        expected: &'static str,
        /// The game of the save.
        found: String,
    },
    /// A save made under other rules.
    #[error(
        "the save was made under revision {found} of the rules, and this program has revision {expected}"
    )]
    OtherRevision {
        /// The revision of this program.
        expected: u32,
        /// The revision of the save.
        found: u32,
    },
    /// The setup in the header cannot be read, or is not valid.
    #[error("the setup in the header is refused: {message}")]
    Setup {
        /// What is wrong with it.
        message: String,
    },
    /// A step cannot be read, or does not happen as it is written.
    #[error("step {step}: {message}")]
    Step {
        /// The step: 0 for the start, then one per decision.
        step: usize,
        /// What is wrong, and what was expected.
        message: String,
    },
    /// The save ends before it should.
    #[error("the save is cut short after step {read}: {missing}")]
    CutShort {
        /// The last step that was read.
        read: usize,
        /// What should have followed.
        missing: String,
    },
}

/// A save that was refused, with the match up to where it went wrong.
#[derive(Clone, Debug)]
pub struct LoadError<G: Game> {
    /// What is wrong.
    pub problem: LoadProblem,
    /// The match as far as it was read and found true; `None` if it did not get as far as the start.
    pub partial: Option<Box<Match<G>>>,
}

impl<G: Game> fmt::Display for LoadError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl<G: Game> core::error::Error for LoadError<G> {}

impl<G: Game> From<LoadProblem> for LoadError<G> {
    fn from(problem: LoadProblem) -> Self {
        LoadError {
            problem,
            partial: None,
        }
    }
}
