//! The components as data: [`Components`], the table of all cards.
//!
//! The rules name no card. What a card does follows from its colour, class, symbol, war machine and [`Ability`], so every table that
//! passes validation can be played: the standard one, the values of a printed copy, or a variant of your own.

mod card;
mod fault;
mod standard;
mod table;

pub use card::{Ability, CardKind, CardSpec, Class, Colour, MAX_KINDS, MachinePart, Part};
pub(crate) use fault::faults;
pub use fault::{DECK_SIZE, Fault, TOKENS};
pub(crate) use table::{Card, CardTable};

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// The component tables of the game: one row per kind of card.
///
/// ```
/// use chaos_marauders::{Components, DECK_SIZE};
///
/// let mut table = Components::standard();
/// let cards: u32 = table.cards.iter().map(|card| u32::from(card.copies)).sum();
/// assert_eq!(cards, DECK_SIZE);
/// assert!(table.faults().is_empty());
///
/// table.cards[15].attack = Some(11); // Trolls
/// assert_eq!(table.faults()[0].to_string(), "card `Trolls`, field `attack`: 11 is not in 1 to 10");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The kinds of card; a kind's number is its place in this list.
    pub cards: Vec<CardSpec>,
}

impl Components {
    /// The standard table: 50 kinds, 110 cards. Partly reconstructed; see the crate's documentation.
    pub fn standard() -> Self {
        Components {
            cards: standard::cards(),
        }
    }

    /// Everything that is wrong with the table; nothing, if it can be played.
    pub fn faults(&self) -> Vec<Fault> {
        faults(self)
    }

    /// The kind with this name, or this name on the board, in upper or lower case.
    pub fn find(&self, name: &str) -> Option<CardKind> {
        let found = self.cards.iter().position(|card| {
            card.name.eq_ignore_ascii_case(name) || card.short.eq_ignore_ascii_case(name)
        })?;
        CardKind::try_from(u8::try_from(found).ok()?).ok()
    }
}

impl Default for Components {
    fn default() -> Self {
        Components::standard()
    }
}
