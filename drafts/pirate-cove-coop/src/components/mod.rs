//! The components: every card and every amount, as data.
//!
//! [`Components::standard`] are the values of the book's chapter. A setup can carry others; [`Components::faults`] lists everything
//! that is wrong with them.

mod crew;
mod play_cards;
mod quests;
mod upgrades;
mod validate;

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

pub use crew::{Choice, Crew};
pub use play_cards::{BasicCard, BasicCards, CardList};
pub use quests::{Quest, QuestBook};
pub use upgrades::{Ability, Upgrade};
pub use validate::{Fault, Limit};

use crate::words::Icon;

/// How many of each icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Icons {
    /// Damage points.
    pub damage: u8,
    /// Maps.
    pub map: u8,
    /// Hulls.
    pub hull: u8,
    /// Shanties.
    pub shanty: u8,
}

impl Icons {
    /// No icon.
    pub const NONE: Icons = Icons::new(0, 0, 0, 0);

    /// These many damage, map, hull and shanty icons.
    pub const fn new(damage: u8, map: u8, hull: u8, shanty: u8) -> Self {
        Icons {
            damage,
            map,
            hull,
            shanty,
        }
    }

    /// So many of one icon.
    pub const fn of(icon: Icon, count: u8) -> Self {
        match icon {
            Icon::Damage => Icons::new(count, 0, 0, 0),
            Icon::Map => Icons::new(0, count, 0, 0),
            Icon::Hull => Icons::new(0, 0, count, 0),
            Icon::Shanty => Icons::new(0, 0, 0, count),
        }
    }

    /// The counts in the order of [`Icon::ALL`].
    pub const fn counts(self) -> [u8; 4] {
        [self.damage, self.map, self.hull, self.shanty]
    }
}

/// Every card and amount of the game.
///
/// The amounts that the rulebook fixes are in [`Amounts`]; almost all card values are reconstructed (see the book's chapter).
///
/// ```
/// use pirate_cove_coop::components::Components;
///
/// let standard = Components::standard();
/// assert_eq!(standard.crew.len(), 12);
/// assert!(standard.faults().is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Costs, gains, losses and track lengths.
    pub amounts: Amounts,
    /// What the seven basic kinds of play card do.
    pub basic: BasicCards,
    /// The deck each player, and the bot, begins with (PCC-012).
    pub starting_deck: CardList,
    /// The damage deck: how many hit cards there are of value 1, 2, 3 and so on, at most eight values.
    pub hits: Vec<u8>,
    /// The quests, and how many of each level are in a game.
    pub quests: QuestBook,
    /// The crew, at most 17 designs.
    pub crew: Vec<Crew>,
    /// The ship upgrades, at most 24 designs.
    pub upgrades: Vec<Upgrade>,
}

impl Components {
    /// The standard components.
    pub fn standard() -> Self {
        Components {
            amounts: Amounts::standard(),
            basic: BasicCards::standard(),
            starting_deck: CardList {
                hull: 2,
                shanty: 3,
                map: 2,
                damage_1: 2,
                rum: 1,
                ..CardList::default()
            },
            hits: [12, 6, 2].into(),
            quests: QuestBook::standard(),
            crew: crew::standard(),
            upgrades: upgrades::standard(),
        }
    }
}

/// Costs, gains, losses and track lengths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amounts {
    /// Where the life track ends; every life begins here (PCC-010).
    pub life: u8,
    /// Where the morale track ends.
    pub morale: u8,
    /// Cards a hand is filled up to (PCC-156).
    pub hand_size: u8,
    /// Gold of each player, and of the bot, at the start (PCC-021).
    pub starting_gold: u8,
    /// Actions of each player at the start of an attempt (PCC-079).
    pub actions: u8,
    /// Gold for staying at the cove (PCC-060).
    pub rest_gold: u8,
    /// Gold to replace a card of a row (PCC-170).
    pub replacement: u8,
    /// Gold to silence the rumour of one quest (PCC-130).
    pub bribe: u8,
    /// Purchases of a player in one rest phase (PCC-143).
    pub purchases: u8,
    /// Morale lost for each quest that was not bribed away (PCC-131).
    pub rumour_morale: u8,
    /// Morale lost when everybody stayed (PCC-132).
    pub idle_morale: u8,
    /// Morale lost for each stranded player (PCC-118).
    pub stranded_morale: u8,
    /// Cards the bot reveals each round (PCC-204).
    pub bot_cards: u8,
    /// What the steps of the bot's modifier cost, the step from 1 to 2 first (PCC-220).
    pub modifier_costs: Vec<u8>,
}

impl Amounts {
    fn standard() -> Self {
        Amounts {
            life: 3,
            morale: 10,
            hand_size: 5,
            starting_gold: 2,
            actions: 1,
            rest_gold: 1,
            replacement: 1,
            bribe: 1,
            purchases: 3,
            rumour_morale: 1,
            idle_morale: 1,
            stranded_morale: 2,
            bot_cards: 3,
            modifier_costs: [2, 3].into(),
        }
    }
}
