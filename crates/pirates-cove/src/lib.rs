#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod catalog;
mod components;
mod decision;
mod editor;
mod event;
mod game;
mod happen;
mod illegal;
mod rules;
mod sample;
mod scoring;
mod secrets;
mod setup;
mod state;
mod text;
mod view;

pub use action::Action;
pub use components::{
    Amounts, Card, Class, Components, Fault, HAND_KINDS, KINDS, Legend, MAX_LEGENDS, NavyTable,
    POSITIONS, Place, Section, SectionTable, Ship, ShipSet, TOP, TREASURES, TavernCard, Treasure,
    Victim,
};
pub use decision::{Decision, Interrupted};
pub use editor::{EditError, Editor};
pub use event::{Cause, Event, Happening, Raise};
pub use game::PiratesCove;
pub use illegal::Illegal;
pub use rules::{DICE, LEGEND, Stage, TAVERN, THEFT, TIE, TREASURE};
pub use secrets::{Cards, Hand, HandView, Open, Side, Veiled};
pub use setup::{MONTHS, Problem, SHORT, Setup, SetupError};
pub use state::{Battle, BlackShip, Captain, Guard, NavyAtSea, Position, State, Visit};
pub use view::View;
