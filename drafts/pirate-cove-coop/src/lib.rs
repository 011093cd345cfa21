#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod apply;
mod audit;
mod catalog;
pub mod components;
mod edit;
mod event;
mod game;
mod hand;
mod illegal;
pub mod luck;
mod piles;
mod queue;
mod rules;
mod scoring;
mod setup;
mod ship;
mod state;
mod tables;
mod text;
mod view;
mod words;

pub use action::Action;
pub use edit::{Edit, EditError};
pub use event::{Cause, Event, Happening, SeenEvent};
pub use game::PirateCoveCoop;
pub use hand::{Glimpse, Held, Hidden};
pub use illegal::Illegal;
pub use piles::{Hits, Market, Places, Quests};
pub use queue::Queue;
pub use setup::{Setup, SetupError};
pub use ship::Ship;
pub use state::{Aim, Area, Attempt, Bot, End, Fighter, Point, Position, State};
pub use view::View;
pub use words::{
    BASIC, Cards, Icon, KINDS, Kind, MAX_CREW, MAX_QUESTS, MAX_UPGRADES, Party, Row, SLOTS,
};
