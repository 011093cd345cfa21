//! The ship upgrades. The whole table is reconstructed.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::{CardList, Icons};

/// A design of ship upgrade.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// The name.
    pub name: String,
    /// What it costs, in gold.
    pub cost: u8,
    /// How many cards there are of it: 1 or 2.
    pub copies: u8,
    /// The cards its buyer gets (PCC-147).
    pub cards: CardList,
    /// What it does.
    pub ability: Ability,
}

/// What a ship upgrade does.
///
/// The first five work by themselves, the next two in the rest phase, the others when their owner uses them in a quest: once a round
/// for each copy (PCC-164), without an action (PCC-163).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Takes these off the requirements of each quest its owner attempts.
    Subtract(Icons),
    /// Absorbs so much in each quest its owner attempts.
    Absorb(u8),
    /// Gives so many actions in each quest its owner attempts.
    Actions(u8),
    /// Makes the hand larger (PCC-156).
    HandSize(u8),
    /// Gives so much gold from the bank when a quest its owner takes part in is completed.
    RewardGold(u8),
    /// Restores so much life in its owner's part of the rest phase.
    RestLife(u8),
    /// May trash a card from hand in its owner's part of the rest phase.
    RestTrash,
    /// Draws so many cards.
    Draw(u8),
    /// Discards a Rum from hand for so many actions.
    RumActions(u8),
    /// Discards a Rum from hand to draw so many cards.
    RumDraw(u8),
    /// Discards a Rum from hand to take these off the requirements of the quest.
    RumSubtract(Icons),
    /// Discards a Damage card from hand to absorb its value.
    DamageAbsorb,
}

impl Ability {
    /// Whether its owner uses it in a quest, once a round.
    pub const fn is_used_in_quests(self) -> bool {
        self.needs_rum() || matches!(self, Ability::Draw(_) | Ability::DamageAbsorb)
    }

    /// Whether using it takes a Rum from hand.
    pub const fn needs_rum(self) -> bool {
        matches!(
            self,
            Ability::RumActions(_) | Ability::RumDraw(_) | Ability::RumSubtract(_)
        )
    }

    /// Whether using it takes a card from hand.
    pub const fn needs_card(self) -> bool {
        self.needs_rum() || matches!(self, Ability::DamageAbsorb)
    }
}

pub(super) fn standard() -> Vec<Upgrade> {
    let upgrade = |name: &str, copies, cost, cards: [u8; 7], ability| Upgrade {
        name: name.into(),
        cost,
        copies,
        cards: CardList {
            hull: cards[0],
            shanty: cards[1],
            map: cards[2],
            damage_1: cards[3],
            damage_2: cards[4],
            damage_3: cards[5],
            rum: cards[6],
        },
        ability,
    };
    let less_damage = |count| Icons::new(count, 0, 0, 0);
    let hull = [1, 0, 0, 0, 0, 0, 0];
    let shanty = [0, 1, 0, 0, 0, 0, 0];
    let map = [0, 0, 1, 0, 0, 0, 0];
    let damage_1 = [0, 0, 0, 1, 0, 0, 0];
    let damage_2 = [0, 0, 0, 0, 1, 0, 0];
    let rum = [0, 0, 0, 0, 0, 0, 1];
    [
        upgrade(
            "Bow Chasers",
            2,
            3,
            damage_2,
            Ability::Subtract(less_damage(1)),
        ),
        upgrade(
            "Chart Table",
            2,
            3,
            map,
            Ability::Subtract(Icons::new(0, 1, 0, 0)),
        ),
        upgrade(
            "Double Planking",
            2,
            3,
            hull,
            Ability::Subtract(Icons::new(0, 0, 1, 0)),
        ),
        upgrade(
            "Capstan Drum",
            2,
            3,
            shanty,
            Ability::Subtract(Icons::new(0, 0, 0, 1)),
        ),
        upgrade(
            "Broadside Battery",
            1,
            5,
            [0, 0, 0, 0, 1, 1, 0],
            Ability::Subtract(less_damage(1)),
        ),
        upgrade("Officers' Berths", 1, 4, shanty, Ability::HandSize(1)),
        upgrade("Rum Locker", 1, 2, rum, Ability::RumActions(2)),
        upgrade("Still Room", 1, 2, rum, Ability::RumDraw(2)),
        upgrade(
            "Iron Strapping",
            1,
            4,
            [2, 0, 0, 0, 0, 0, 0],
            Ability::Absorb(1),
        ),
        upgrade("Studding Sails", 1, 4, shanty, Ability::Actions(1)),
        upgrade("Sick Bay", 1, 3, hull, Ability::RestLife(1)),
        upgrade("Hidden Hold", 1, 3, map, Ability::RewardGold(1)),
        upgrade("Gun Ports", 1, 3, damage_2, Ability::DamageAbsorb),
        upgrade("Walking Plank", 1, 2, damage_1, Ability::RestTrash),
        upgrade("Crow's Nest", 1, 3, map, Ability::Draw(1)),
        upgrade(
            "Fire Barrels",
            1,
            3,
            [0, 0, 0, 0, 1, 0, 1],
            Ability::RumSubtract(less_damage(2)),
        ),
    ]
    .into()
}
