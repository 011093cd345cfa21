//! What can go wrong with matches whose types are not known.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use tabletop_core::record::LoadProblem;
use tabletop_core::{Pending, Refusal, Rejected, RuleId, Seat, TextError};

use super::DynMatch;

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The text is not an action of this game.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is not for this seat to decide now.
    #[error("it is not for {seat} to act: {pending}")]
    NotAwaited {
        /// The seat that tried to act.
        seat: Seat,
        /// Who is awaited instead.
        pending: Pending,
    },
    /// A rule forbids it.
    #[error("{message} ({rule})")]
    Illegal {
        /// Why.
        message: String,
        /// The rule that forbids it.
        rule: RuleId,
    },
}

impl<I: Refusal> From<Rejected<I>> for ActError {
    fn from(rejected: Rejected<I>) -> Self {
        match rejected {
            Rejected::Over => ActError::Over,
            Rejected::NotAwaited { seat, pending } => ActError::NotAwaited { seat, pending },
            Rejected::Illegal(illegal) => ActError::Illegal {
                message: alloc::format!("{illegal}"),
                rule: illegal.rule(),
            },
        }
    }
}

/// Why a match was not started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupRefused {
    /// The text is not a setup of this game.
    #[error("the setup cannot be read: {0}")]
    Unreadable(String),
    /// The setup is not valid; the message lists every fault.
    #[error("the setup is not valid: {0}")]
    Invalid(String),
}

/// Why a save was refused, with the match as far as it was found true.
pub struct RefusedSave {
    /// What is wrong.
    pub problem: LoadProblem,
    /// The match up to there; `None` if it did not get as far as the start.
    pub partial: Option<Box<dyn DynMatch>>,
}

impl fmt::Debug for RefusedSave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RefusedSave")
            .field("problem", &self.problem)
            .field(
                "partial_steps",
                &self.partial.as_ref().map(|partial| partial.steps()),
            )
            .finish()
    }
}

impl fmt::Display for RefusedSave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl core::error::Error for RefusedSave {}
