#![doc = include_str!("../README.md")]

mod arena;
mod greedy;
mod ismcts;
mod maths;
mod monte_carlo;
mod player;
mod random;
mod spec;
pub mod tally;
mod worlds;

pub use arena::{Arena, ArenaError, GameResult, Worker};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use monte_carlo::MonteCarlo;
pub use player::{Ask, Player, WHOLE, share};
pub use random::Random;
pub use spec::PlayerSpec;
