#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod audit;
mod catalog;
pub mod components;
pub mod control;
mod edit;
mod event;
mod illegal;
mod piles;
mod rules;
mod scoring;
mod setup;
pub mod state;
mod text;
mod view;
mod vocabulary;

pub use action::Action;
pub use components::{
    Amount, CardSpec, Components, DesignSpec, Effect, Fault, HeroSpec, Kind, LocationSpec, Numbers,
};
pub use control::{Assault, Control, Frame, MAX_FRAMES, Phase, Placement};
pub use edit::{Edit, EditError};
pub use event::{Happening, Source};
pub use illegal::Illegal;
pub use piles::{Cards, HeroSet, HeroSetIter, Tally};
pub use rules::{DECK, FIRST, HEROES, INVADERS, STACKS};
pub use scoring::Score;
pub use setup::{Setup, SetupError, SetupFault};
pub use state::{Invader, Pile, Player, Position, SeenCards, State};
pub use view::View;
pub use vocabulary::{Design, Good, Hero, Lane, Location, Side, Space, Stack, Target, Tile};

use tabletop_core::Seat;

use components::Tables;

/// The rules of Chaos Cove, with one setup.
///
/// See the [crate documentation](crate) for a first game, and the [`Game`](tabletop_core::Game) contract for what it can do.
#[derive(Clone, Debug)]
pub struct ChaosCove {
    setup: Setup,
    components: Components,
    tables: Tables,
    lanes: u8,
}

impl ChaosCove {
    /// The component tables of this game: the setup's own, or the standard ones.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// How many lanes are in use, on sea and on land each.
    pub fn lanes(&self) -> u8 {
        self.lanes
    }

    /// The strength of an invader tile.
    pub fn strength(&self, tile: Tile) -> u8 {
        self.tables.strengths[tile.index()]
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    /// The spaces in use on one side, as bits.
    fn all_spaces(&self) -> u32 {
        (1 << (self.lanes * 3)) - 1
    }

    /// How many cards of a hero there are.
    fn copies(&self, hero: Hero) -> u8 {
        self.components.heroes[hero.index()].card.copies
    }

    /// How many cards of a construction design there are.
    fn design_copies(&self, design: Design) -> u8 {
        self.components.designs[design.index()].copies
    }
}
