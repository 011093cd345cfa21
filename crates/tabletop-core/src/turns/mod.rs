//! Whose turn it is, as plain values that a state holds: [`Rotation`], [`PassRound`], [`Sealed`], [`Reactions`].
//!
//! None of them calls back. Each answers "who is next?" and is moved on by the rules of a game.

mod pass_round;
mod reactions;
mod rotation;
mod sealed;

pub use pass_round::PassRound;
pub use reactions::Reactions;
pub use rotation::Rotation;
pub use sealed::Sealed;
