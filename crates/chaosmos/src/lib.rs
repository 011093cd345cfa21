#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod apply;
mod bag;
mod catalog;
mod components;
mod edit;
mod event;
mod frame;
mod game;
mod illegal;
mod mind;
mod place;
mod private;
mod rules;
mod sample;
mod scoring;
mod setup;
mod state;
mod text;
mod view;
mod vocabulary;

pub use action::{Action, Pay};
pub use bag::Bag;
pub use components::{
    Ability, AlienSpec, CardSpec, Colour, Components, DealSpec, Fault, Group, Numbers, SpaceSpec,
};
pub use edit::{Edit, EditError};
pub use event::{Because, Eyes, Happening, Travel};
pub use frame::{ControlAsk, Fight, Frame, Side, Stage, Why};
pub use game::Chaosmos;
pub use illegal::Illegal;
pub use mind::Mind;
pub use place::Place;
pub use private::{Draft, Foe, Private, Step};
pub use rules::{ALIENS as ALIEN_STREAM, CARDS, DEAL, DICE, ORDER};
pub use setup::{Aliens, Length, Setup, SetupError, SetupFault};
pub use state::{Face, Phase, Position, State, Turn};
pub use view::View;
pub use vocabulary::{ALIENS, Alien, KINDS, Kind, PLANETS, Planet, SPACES, Space};
