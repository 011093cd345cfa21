#![doc = include_str!("../README.md")]

pub mod guide;
mod law;
mod laws;
mod line;
mod luck;
mod macros;
mod museum;
mod process;
mod quiet;
mod run;
mod scenario;
mod shrink;
mod strategy;
mod tape;

pub use law::{Law, ODDS_LIMIT, Tally, Violation, check_law};
pub use line::{End, Line, Opening, Step};
pub use museum::museum;
pub use run::{Broken, DEFAULT_GAMES, GAMES_VARIABLE, Report, Run};
pub use scenario::{Finished, IntoSeat, IntoViewer, Scenario, Setting, StreamName};
pub use strategy::{any_game, any_playout, any_position};
