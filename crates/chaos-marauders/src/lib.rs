#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod catalog;
pub mod components;
mod edit;
mod event;
mod formation;
mod illegal;
mod place;
mod rules;
mod scoring;
mod sets;
mod setup;
mod state;
mod text;
mod view;

pub use action::Action;
pub use components::{
    Ability, CardKind, CardSpec, Class, Colour, Components, DECK_SIZE, Fault, MAX_KINDS,
    MachinePart, Part, TOKENS,
};
pub use edit::{Edit, EditError};
pub use event::{Discard, Event, Fact, Happening, Origin, TurnEnd};
pub use formation::Formation;
pub use illegal::Illegal;
pub use place::{Cell, FormationId, Row};
pub use rules::{DECK, DIE, ORDER, Side};
pub use scoring::Score;
pub use sets::{CellSet, CellSetIter, FormationSet, FormationSetIter};
pub use setup::{ClaimMode, Setup, SetupError, SetupFault, TURN_LIMIT, TieMode};
pub use state::{Answer, End, Face, Phase, Position, Source, State};
pub use view::View;

use components::CardTable;

/// The rules of Chaos Marauders, with one setup.
///
/// See the [crate documentation](crate) for a first game, and the [`Game`](tabletop_core::Game) contract for what it can do.
#[derive(Clone, Debug)]
pub struct ChaosMarauders {
    setup: Setup,
    components: Components,
    table: CardTable,
}

impl ChaosMarauders {
    /// The card table of this game: the setup's own, or the standard one.
    pub fn card_table(&self) -> &Components {
        &self.components
    }

    /// The row of the card table for a kind. `None` if the table has no such row.
    pub fn card(&self, kind: CardKind) -> Option<&CardSpec> {
        self.components.cards.get(usize::from(kind.number()))
    }
}
