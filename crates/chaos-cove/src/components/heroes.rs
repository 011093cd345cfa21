//! The sixteen heroes: tile effect, card effect, combat values.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::{Good, Side};

/// One hero: a tile, and cards that are all the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroSpec {
    /// The name, 1 to 10 characters.
    pub name: String,
    /// What the tile does when the hero is placed, or while it is on the board.
    pub tile: Effect,
    /// The hero's cards.
    pub card: CardSpec,
}

/// The cards of a hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// What the card does when it is played for its ability.
    pub effect: Effect,
    /// The phases in which the ability may be played, among 1, 4 and 5.
    pub phases: Vec<u8>,
    /// Strength against pirates; 0 if the card has no such symbol.
    pub naval: u8,
    /// Strength against barbarians; 0 if the card has no such symbol.
    pub martial: u8,
    /// How many of them there are.
    pub copies: u8,
}

/// Phases of an ability without a printed restriction.
const ANY: &[u8] = &[1, 4, 5];

fn hero(name: &str, tile: Effect, card: Effect, phases: &[u8], naval: u8, martial: u8) -> HeroSpec {
    HeroSpec {
        name: name.into(),
        tile,
        card: CardSpec {
            effect: card,
            phases: phases.to_vec(),
            naval,
            martial,
            copies: 4,
        },
    }
}

/// A hero whose card does what the tile does.
fn same(name: &str, effect: Effect, phases: &[u8], naval: u8, martial: u8) -> HeroSpec {
    hero(name, effect.clone(), effect, phases, naval, martial)
}

/// The standard heroes.
pub(super) fn standard() -> Vec<HeroSpec> {
    use Effect::{
        Attack, Build, CrewFights, Draw, ExtraIcon, Flip, HideForts, MoveHero, MovePiece,
        OverCapacity, UseCards,
    };
    use Good::{Cannon, Doubloon, Food, Gunpowder, Plank, Rum, Saber};
    let goods = [Rum, Food, Plank];
    [
        same("Art", HideForts, &[5], 0, 1),
        same("Belle", ExtraIcon, &[1], 2, 0),
        same(
            "Ben",
            Flip {
                side: Side::Land,
                most: 1,
            },
            ANY,
            0,
            2,
        ),
        same("Calvin", Attack, ANY, 1, 1),
        same("Claudia", Effect::choose(&[Saber, Gunpowder], 1), ANY, 0, 1),
        same("Colin", Effect::choose(&[Cannon, Gunpowder], 1), ANY, 1, 0),
        same("Dennis", MovePiece { side: Side::Sea }, ANY, 2, 0),
        same(
            "Gloria",
            UseCards {
                forts: true,
                ships: true,
                most: 2,
            },
            &[1],
            0,
            2,
        ),
        same("Gus", CrewFights, ANY, 1, 1),
        same("Hazel", MovePiece { side: Side::Land }, ANY, 0, 2),
        same("Iggy", OverCapacity, &[1], 2, 0),
        hero(
            "Jonas",
            MoveHero { own: false },
            MoveHero { own: true },
            &[1],
            1,
            1,
        ),
        hero(
            "Lola",
            Effect::gain(Doubloon, 2),
            Effect::gain(Doubloon, 1),
            &[1],
            2,
            2,
        ),
        hero("Mabel", Draw { cards: 2 }, Draw { cards: 1 }, &[1], 1, 1),
        hero(
            "Otto",
            Build { discount: 1 },
            Build { discount: 0 },
            &[1],
            2,
            1,
        ),
        hero(
            "Ruby",
            Effect::choose(&goods, 2),
            Effect::choose(&goods, 1),
            &[1],
            1,
            1,
        ),
    ]
    .into()
}
