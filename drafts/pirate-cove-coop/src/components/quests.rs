//! The quests. The whole table is reconstructed; how many of each level are in a game is the rulebook's.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Icons;
use crate::words::Icon;

/// A quest, with the values of the column for two players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// The name.
    pub name: String,
    /// The level, 1 to 4.
    pub level: u8,
    /// The gold its participants share (PCC-097).
    pub gold: u8,
    /// The icons it asks for.
    pub needs: Icons,
    /// The icon that grows with the number of players.
    pub marked: Icon,
    /// The hit cards dealt for it (PCC-073).
    pub hits: u8,
}

/// The quests and how they make a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestBook {
    /// Quests of level 1, 2, 3 and 4 in the deck of a game for several players (PCC-015).
    pub deck: [u8; 4],
    /// Quests of each level in the deck of a solo game (PCC-202).
    pub solo_deck: [u8; 4],
    /// What is added to the marked icon: for 1, 2, 3 and 4 players, by level.
    pub marked_more: [[u8; 4]; 4],
    /// What is added to the hit cards: for 1, 2, 3 and 4 players, by level.
    pub hits_more: [[u8; 4]; 4],
    /// The quests, at most 32.
    pub quests: Vec<Quest>,
}

impl QuestBook {
    pub(super) fn standard() -> Self {
        use Icon::{Damage, Hull, Map, Shanty};
        let quest = |level: u8, name: &str, needs: [u8; 4], marked| Quest {
            name: name.into(),
            level,
            gold: level + 1,
            needs: Icons::new(needs[0], needs[1], needs[2], needs[3]),
            marked,
            hits: level,
        };
        QuestBook {
            deck: [2, 2, 3, 1],
            solo_deck: [2, 2, 3, 0],
            marked_more: [[0, 1, 2, 0], [0; 4], [0, 1, 2, 2], [1, 2, 3, 4]],
            hits_more: [[0; 4], [0; 4], [0, 0, 1, 1], [0, 1, 1, 1]],
            quests: [
                quest(1, "Reef Signal Run", [1, 0, 0, 2], Shanty),
                quest(1, "Race to the Sandbar", [0, 1, 0, 2], Shanty),
                quest(1, "Toll at Gannet Rock", [1, 0, 1, 1], Damage),
                quest(1, "Wreck Salvage", [0, 1, 1, 1], Map),
                quest(1, "Smoke on the Shoal", [1, 1, 0, 1], Damage),
                quest(1, "Storm Ferry", [0, 0, 1, 2], Hull),
                quest(2, "Night Cutter Chase", [1, 1, 0, 2], Damage),
                quest(2, "Raid the Tar Docks", [2, 0, 1, 1], Damage),
                quest(2, "Run the Narrows", [0, 1, 1, 2], Shanty),
                quest(2, "Ambush at Heron Key", [2, 1, 0, 1], Damage),
                quest(2, "Find the Blind Lagoon", [1, 2, 0, 1], Map),
                quest(2, "Tow the Burning Hulk", [0, 1, 2, 1], Hull),
                quest(3, "Storm the Customs Brig", [3, 0, 0, 2], Damage),
                quest(3, "Break the Chain Boom", [2, 1, 2, 0], Damage),
                quest(3, "Song of the Whirlpool", [0, 2, 0, 3], Shanty),
                quest(3, "Ram the Ice Gate", [1, 0, 2, 2], Hull),
                quest(3, "Duel off Cape Ash", [3, 1, 0, 1], Damage),
                quest(3, "The Governor's Strongbox", [2, 1, 1, 1], Map),
                quest(3, "Ghost Light Passage", [0, 2, 1, 2], Shanty),
                quest(3, "Silence the Shore Battery", [4, 0, 1, 0], Damage),
                quest(4, "Sink the Flagship", [4, 0, 1, 2], Damage),
                quest(4, "Burn the Royal Arsenal", [5, 1, 0, 1], Damage),
                quest(4, "Ride the Great Maelstrom", [1, 2, 2, 2], Shanty),
                quest(4, "Vault of the Drowned King", [3, 2, 1, 1], Map),
            ]
            .into(),
        }
    }
}
