//! What heroes, cards and locations do, as data: [`Effect`], a small vocabulary of primitives.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{Good, Side};

/// An amount of one kind of goods, in component tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// The kind.
    pub good: Good,
    /// How many.
    pub count: u8,
}

/// What a hero tile, a hero card or a location does.
///
/// Every effect of the game is one of these. A table can give any hero or location another one, within the limits that
/// [`Components::faults`](crate::Components::faults) tells.
///
/// ```
/// use chaos_cove::{Effect, Side};
///
/// let lighthouse: Effect = serde_json::from_str(r#"{"flip": {"side": "Sea", "most": 2}}"#).unwrap();
/// assert_eq!(lighthouse, Effect::Flip { side: Side::Sea, most: 2 });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Take these goods.
    Gain {
        /// What is taken, as far as it can be had.
        goods: Vec<Amount>,
    },
    /// Take one item after the other, each of a kind that is listed.
    Choose {
        /// The kinds to choose from.
        from: Vec<Good>,
        /// The most items; the first must be taken once the effect is opened, the others need not.
        most: u8,
        /// Doubloons to pay for each.
        #[serde(default)]
        price: u8,
    },
    /// Draw hero cards.
    Draw {
        /// How many.
        cards: u8,
    },
    /// Turn face-down invaders on lanes face up.
    Flip {
        /// Pirates or barbarians.
        side: Side,
        /// The most tiles; at least one once the effect is opened.
        most: u8,
    },
    /// Use own construction cards as in phase 2, each card at most once.
    UseCards {
        /// Whether fort cards may be used.
        forts: bool,
        /// Whether ship cards may be used.
        ships: bool,
        /// The most cards; at least one once the effect is opened.
        most: u8,
    },
    /// Trade any number of one kind for as many of another.
    Sell {
        /// What is given.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// Give exactly so many items (hero cards and goods other than crew), then take as many (goods other than crew and doubloons).
    Barter {
        /// How many.
        items: u8,
    },
    /// Build one face-up construction card; the next card of its stack is turned up at once.
    Build {
        /// How much less its main material costs: food for forts, planks for ships, rum for parties.
        discount: u8,
    },
    /// Move an own ship or fort to an empty space, or exchange it with another player's.
    MovePiece {
        /// Ships or forts.
        side: Side,
    },
    /// Move a hero to another location with fewer than two heroes.
    MoveHero {
        /// Whether it must be an own hero. If not, it may be any but the one whose effect this is.
        own: bool,
    },
    /// Attack one face-up invader anywhere.
    Attack,
    /// One more free icon of the location of this turn's placement.
    ExtraIcon,
    /// On a tile: this hero may enter a location that holds two. On a card: the hero placed next this turn may.
    OverCapacity,
    /// Take a fortress token: extra strength in every combat while an own hero stays at this location.
    Token,
    /// Give the first player marker to any player.
    Marker,
    /// Own upright crew may be laid down in combat. On a tile: in every own combat; on a card: in the one in progress.
    CrewFights,
    /// Own forts may be made invisible to a barbarian. On a tile: any of them; on a card: the one that is attacked.
    HideForts,
}

impl Effect {
    /// A fixed gain.
    pub(crate) fn gain(good: Good, count: u8) -> Self {
        Effect::Gain {
            goods: alloc::vec![Amount { good, count }],
        }
    }

    /// A choice of goods without a price.
    pub(crate) fn choose(from: &[Good], most: u8) -> Self {
        Effect::Choose {
            from: from.to_vec(),
            most,
            price: 0,
        }
    }
}
