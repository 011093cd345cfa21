//! The construction cards: forts, ships and rum parties.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Amount;
use crate::{Good, Side};

/// What a construction card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Comes with a fort piece and gives a yield.
    Fort,
    /// Comes with a ship piece and makes a trade.
    Ship,
    /// Points only.
    Party,
}

impl Kind {
    /// The side its piece stands on; none for parties.
    pub const fn side(self) -> Option<Side> {
        match self {
            Kind::Fort => Some(Side::Land),
            Kind::Ship => Some(Side::Sea),
            Kind::Party => None,
        }
    }

    /// What it is mainly made of: what a discount lowers.
    pub const fn material(self) -> Good {
        match self {
            Kind::Fort => Good::Food,
            Kind::Ship => Good::Plank,
            Kind::Party => Good::Rum,
        }
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Fort => "fort",
            Kind::Ship => "ship",
            Kind::Party => "rum party",
        }
    }
}

/// One design of construction card. Where it lies follows from its place in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DesignSpec {
    /// Fort, ship or party.
    pub kind: Kind,
    /// How many cards there are.
    pub copies: u8,
    /// What it costs to build; nothing for the starter cards.
    #[serde(default)]
    pub cost: Vec<Amount>,
    /// What a use costs: the rum of a ship's trade.
    #[serde(default)]
    pub give: Vec<Amount>,
    /// What a use gives.
    #[serde(default)]
    pub take: Vec<Amount>,
    /// Victory points at the end.
    pub points: u8,
}

/// A list of amounts, kinds without any left out.
fn amounts(list: &[(Good, u8)]) -> Vec<Amount> {
    list.iter()
        .map(|&(good, count)| Amount { good, count })
        .collect()
}

fn fort(copies: u8, food: u8, take: &[(Good, u8)]) -> DesignSpec {
    DesignSpec {
        kind: Kind::Fort,
        copies,
        cost: cost(Good::Food, food, 1),
        give: Vec::new(),
        take: amounts(take),
        points: 3,
    }
}

fn ship(copies: u8, planks: u8, crew: u8, take: &[(Good, u8)]) -> DesignSpec {
    DesignSpec {
        kind: Kind::Ship,
        copies,
        cost: cost(Good::Plank, planks, crew),
        give: amounts(&[(Good::Rum, 1)]),
        take: amounts(take),
        points: 4,
    }
}

fn party(copies: u8, rum: u8, food: u8, points: u8) -> DesignSpec {
    let mut list = amounts(&[(Good::Rum, rum)]);
    if food > 0 {
        list.extend(amounts(&[(Good::Food, food)]));
    }
    DesignSpec {
        kind: Kind::Party,
        copies,
        cost: list,
        give: Vec::new(),
        take: Vec::new(),
        points,
    }
}

fn cost(material: Good, count: u8, crew: u8) -> Vec<Amount> {
    if count == 0 {
        return Vec::new();
    }
    amounts(&[(material, count), (Good::Crew, crew)])
}

/// The standard designs.
pub(super) fn standard() -> Vec<DesignSpec> {
    use Good::{Doubloon as D, Food as F, Gunpowder as G, Plank as P, Rum as R};
    [
        fort(4, 0, &[(R, 1), (P, 1)]),         // F0, starter
        ship(4, 0, 0, &[(D, 1), (G, 1)]),      // S0, starter
        fort(6, 3, &[(P, 2)]),                 // F1
        fort(6, 3, &[(R, 2)]),                 // F2
        fort(6, 3, &[(F, 1), (G, 1)]),         // F3
        ship(6, 3, 1, &[(G, 2)]),              // S4
        ship(6, 3, 1, &[(D, 2)]),              // S5
        ship(6, 4, 1, &[(D, 1), (G, 2)]),      // S6
        party(6, 3, 0, 3),                     // Y7
        party(6, 5, 0, 5),                     // Y8
        fort(2, 2, &[(F, 1), (P, 1)]),         // FA
        fort(2, 3, &[(R, 1), (D, 1)]),         // FB
        fort(2, 4, &[(R, 1), (P, 1), (G, 1)]), // FC
        ship(2, 2, 1, &[(D, 1), (G, 1)]),      // SA
        ship(2, 3, 1, &[(D, 3)]),              // SB
        ship(2, 4, 2, &[(D, 2), (G, 2)]),      // SC
        party(2, 2, 1, 3),                     // YA
        party(2, 4, 1, 5),                     // YB
    ]
    .into()
}
