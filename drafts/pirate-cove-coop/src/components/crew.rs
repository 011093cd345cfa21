//! The crew. The whole table is reconstructed.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Icons;

/// A design of crew card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    /// The name.
    pub name: String,
    /// What it costs to hire, in gold.
    pub cost: u8,
    /// How many cards there are of it.
    pub copies: u8,
    /// What it counts toward a quest (PCC-087).
    #[serde(default)]
    pub icons: Icons,
    /// What it takes off the requirements of the quest (PCC-095).
    #[serde(default)]
    pub subtract: Icons,
    /// Actions it adds.
    #[serde(default)]
    pub actions: u8,
    /// Damage it absorbs.
    #[serde(default)]
    pub absorb: u8,
    /// Life it restores at once.
    #[serde(default)]
    pub life: u8,
    /// What its player chooses after that (PCC-088).
    #[serde(default)]
    pub choice: Choice,
}

/// The part of a crew card that its player decides about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// There is nothing to decide.
    #[default]
    Nothing,
    /// May draw so many cards.
    Draw(u8),
    /// May play a Damage card from hand without an action (PCC-103).
    FireDamage,
    /// May discard a Rum from hand for so many actions (PCC-104).
    RumActions(u8),
    /// Names the icon that the card counts as, so many times. Not to be declined.
    AnyIcon(u8),
    /// May trash a card from hand (PCC-160).
    Trash,
}

pub(super) fn standard() -> Vec<Crew> {
    let crew = |name: &str, cost, icons: [u8; 4], actions, absorb| Crew {
        name: name.into(),
        cost,
        copies: 2,
        icons: Icons::new(icons[0], icons[1], icons[2], icons[3]),
        subtract: Icons::NONE,
        actions,
        absorb,
        life: 0,
        choice: Choice::Nothing,
    };
    [
        Crew {
            choice: Choice::Draw(1),
            ..crew("Fiddler", 3, [0, 0, 0, 1], 2, 0)
        },
        Crew {
            choice: Choice::Draw(2),
            ..crew("Sailing Master", 3, [0, 1, 0, 0], 1, 0)
        },
        crew("Shipwright", 3, [0, 0, 1, 0], 1, 2),
        crew("Master Gunner", 3, [2, 0, 0, 0], 1, 0),
        Crew {
            choice: Choice::FireDamage,
            ..crew("Powder Runner", 2, [1, 0, 0, 0], 0, 0)
        },
        Crew {
            choice: Choice::RumActions(2),
            ..crew("Galley Cook", 2, [0, 0, 0, 1], 1, 0)
        },
        Crew {
            life: 1,
            ..crew("Ship's Surgeon", 3, [0, 0, 1, 0], 1, 1)
        },
        Crew {
            subtract: Icons::new(1, 0, 0, 0),
            ..crew("Lookout", 2, [0, 1, 0, 0], 0, 0)
        },
        crew("Bosun", 4, [0, 0, 0, 1], 3, 0),
        Crew {
            choice: Choice::AnyIcon(1),
            ..crew("Quartermaster", 4, [0, 0, 0, 0], 1, 0)
        },
        Crew {
            subtract: Icons::new(0, 0, 1, 0),
            ..crew("Swashbuckler", 4, [3, 0, 0, 0], 0, 0)
        },
        Crew {
            choice: Choice::Trash,
            ..crew("Old Salt", 2, [0, 0, 1, 0], 1, 1)
        },
    ]
    .into()
}
