//! The standard component tables. What of them is printed, public or reconstructed stands in the book's chapter.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use super::{
    Amounts, Card, Components, Legend, NavyTable, Section, SectionTable, TavernCard, Treasure,
    Victim,
};

/// Fame, gold, chests and tavern cards of the treasure cards T01 to T60, in five blocks of twelve.
const TREASURES: [[u8; 4]; 60] = [
    [1, 3, 2, 0],
    [2, 2, 1, 1],
    [0, 5, 1, 0],
    [1, 2, 3, 0],
    [2, 4, 1, 0],
    [3, 1, 0, 0],
    [1, 4, 1, 1],
    [2, 0, 2, 1],
    [0, 3, 2, 0],
    [1, 1, 4, 0],
    [3, 2, 1, 1],
    [4, 0, 1, 0],
    [1, 2, 2, 1],
    [2, 3, 2, 0],
    [0, 6, 0, 1],
    [1, 0, 4, 0],
    [2, 1, 3, 0],
    [3, 3, 0, 0],
    [1, 5, 1, 0],
    [2, 0, 1, 2],
    [0, 4, 2, 0],
    [1, 3, 3, 0],
    [3, 0, 2, 1],
    [4, 2, 0, 0],
    [1, 4, 2, 0],
    [2, 1, 2, 1],
    [0, 2, 3, 0],
    [1, 1, 3, 1],
    [2, 5, 1, 0],
    [3, 0, 2, 0],
    [1, 6, 1, 0],
    [2, 2, 3, 0],
    [0, 5, 0, 1],
    [1, 3, 1, 1],
    [3, 2, 2, 0],
    [4, 1, 0, 0],
    [1, 0, 3, 1],
    [2, 3, 1, 1],
    [0, 3, 3, 0],
    [1, 5, 2, 0],
    [2, 0, 4, 0],
    [3, 4, 0, 0],
    [1, 2, 1, 2],
    [2, 1, 2, 0],
    [0, 4, 1, 1],
    [1, 4, 3, 0],
    [3, 1, 2, 0],
    [4, 0, 0, 1],
    [1, 2, 4, 0],
    [2, 2, 2, 0],
    [0, 6, 1, 0],
    [1, 1, 2, 1],
    [2, 4, 2, 0],
    [3, 0, 0, 1],
    [1, 3, 1, 0],
    [2, 3, 3, 0],
    [0, 5, 2, 0],
    [1, 0, 2, 2],
    [3, 3, 2, 0],
    [4, 1, 1, 0],
];

pub(super) fn components() -> Components {
    Components {
        hull: SectionTable {
            levels: [2, 3, 4, 5, 7, 9],
            costs: [1, 1, 1, 2, 2, 3],
        },
        crew: SectionTable {
            levels: [1, 2, 3, 4, 5, 6],
            costs: [1, 1, 2, 2, 3, 4],
        },
        cannon: SectionTable {
            levels: [1, 2, 3, 4, 5, 6],
            costs: [1, 1, 2, 3, 4, 5],
        },
        sails: SectionTable {
            levels: [4, 5, 6, 7, 8, 9],
            costs: [1, 1, 1, 2, 3, 4],
        },
        gold: 124,
        chests: 50,
        amounts: Amounts::STANDARD,
        treasures: TREASURES
            .iter()
            .map(|&[fame, gold, chests, cards]| Treasure {
                fame,
                gold,
                chests,
                cards,
            })
            .collect(),
        tavern: tavern(),
        legends: legends(),
        navy: NavyTable {
            speed: 10,
            dice: 4,
            hull: 5,
            fame: 4,
        },
    }
}

fn tavern() -> Vec<TavernCard> {
    Card::ALL
        .into_iter()
        .map(|card| TavernCard {
            card,
            copies: match card {
                Card::OakHull
                | Card::StrongCanvas
                | Card::BronzeGuns
                | Card::GrappleAttack
                | Card::SmokeScreen
                | Card::HeavyCharge
                | Card::ExtraGuns
                | Card::RoyalNavy
                | Card::SafePassage => 2,
                Card::Tale => 5,
                Card::Ballad => 3,
                _ => 1,
            },
        })
        .collect()
}

fn legends() -> Vec<Legend> {
    let legend =
        |name: &str, [speed, dice, hull, fame]: [u8; 4], aim: Option<(Section, Victim)>| Legend {
            name: name.to_string(),
            speed,
            dice,
            hull,
            fires_at: aim.map(|(section, _)| section),
            victim: aim.map(|(_, victim)| victim),
            fame,
            gold: 0,
            chests: 0,
        };
    let aim = |section, victim| Some((section, victim));
    vec![
        legend(
            "Blackbeard",
            [7, 5, 6, 5],
            aim(Section::Hull, Victim::MostFame),
        ),
        legend(
            "Captain Hook",
            [6, 4, 5, 4],
            aim(Section::Crew, Victim::MostChests),
        ),
        legend(
            "Mary Read",
            [9, 4, 5, 4],
            aim(Section::Sails, Victim::Fastest),
        ),
        legend(
            "Flying Dutchman",
            [8, 6, 8, 7],
            aim(Section::Cannon, Victim::MostDice),
        ),
        Legend {
            gold: 4,
            chests: 3,
            ..legend("Cacafuego", [4, 0, 4, 2], None)
        },
    ]
}
