//! The components as data: [`Components`], the tables of cards, aliens, spaces, dice and numbers.
//!
//! What a kind of card *does* is code; how many there are, what they are worth, cost and counter is data. So are the aliens' planets,
//! gear, resistances and abilities, the map, the faces of the dice and the numbers of the rules.

mod aliens;
mod board;
mod cards;
mod fault;
mod spec;
mod tables;

pub use fault::Fault;
pub use spec::{Ability, AlienSpec, CardSpec, Colour, DealSpec, Group, Numbers, SpaceSpec};
pub(crate) use tables::{AlienTable, Kinds, MAX_CARDS, Tables, bit, each, planets, spaces};

use alloc::vec;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

/// The component tables of the game.
///
/// ```
/// use chaosmos::{Components, Kind};
///
/// let mut tables = Components::standard();
/// let cards: u32 = tables.cards.iter().map(|card| u32::from(card.copies)).sum();
/// assert_eq!(cards, 70);
/// assert!(tables.faults(false).is_empty());
///
/// tables.cards[Kind::IMP.index()].copies = 5;
/// let faults: Vec<String> = tables.faults(false).iter().map(|fault| fault.to_string()).collect();
/// assert_eq!(faults[0], "card `Imp`, field `copies`: 5 is above 3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The kinds of equipment card, in the order of [`Kind`](crate::Kind).
    pub cards: Vec<CardSpec>,
    /// The aliens, in the order of [`Alien`](crate::Alien).
    pub aliens: Vec<AlienSpec>,
    /// The spaces of the board, in the order of [`Space`](crate::Space): ten planets, then fifteen stars.
    pub spaces: Vec<SpaceSpec>,
    /// The six faces of a combat die; 0 is the mirror (CM-116, CM-117).
    pub die: Vec<u8>,
    /// How the cards are dealt, one row for each number of players.
    pub deal: Vec<DealSpec>,
    /// The numbers of the rules.
    pub numbers: Numbers,
}

impl Components {
    /// The standard tables. Partly reconstructed; see the crate's documentation.
    pub fn standard() -> Self {
        let deal = |players, hand, envelope| DealSpec {
            players,
            pool: 6,
            envelope,
            hand,
        };
        Components {
            cards: cards::cards(),
            aliens: aliens::aliens(),
            spaces: board::spaces(),
            die: vec![1, 2, 3, 4, 5, 0],
            deal: vec![deal(2, 8, 6), deal(3, 8, 4), deal(4, 6, 4)],
            numbers: Numbers::default(),
        }
    }

    /// Everything that is wrong with the tables; nothing, if they can be played. A first game leaves out the complex cards and the pool.
    pub fn faults(&self, first_game: bool) -> Vec<Fault> {
        fault::faults(self, first_game)
    }
}

impl Default for Components {
    fn default() -> Self {
        Components::standard()
    }
}
