//! The twelve town locations: effect and icons.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::{Good, Side};

/// One town location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationSpec {
    /// The name, 1 to 10 characters.
    pub name: String,
    /// What it does.
    pub effect: Effect,
    /// The icons printed there; a kind can be printed several times.
    pub icons: Vec<Good>,
}

/// The standard locations.
pub(super) fn standard() -> Vec<LocationSpec> {
    use Effect::{Barter, Build, Draw, Flip, Marker, Sell, Token, UseCards};
    use Good::{Cannon as C, Crew as W, Doubloon as D, Food as F, Gunpowder as G};
    use Good::{Plank as P, Rum as R, Saber as S};
    let guns = Effect::Choose {
        from: [C, S].to_vec(),
        most: 1,
        price: 1,
    };
    let row = |name: &str, effect, icons: [Good; 4]| LocationSpec {
        name: name.into(),
        effect,
        icons: icons.to_vec(),
    };
    let cards = |forts, ships| UseCards {
        forts,
        ships,
        most: 2,
    };
    [
        row(
            "Lighthouse",
            Flip {
                side: Side::Sea,
                most: 2,
            },
            [D, R, C, G],
        ),
        row("Port", cards(false, true), [D, R, P, C]),
        row("Blacksmith", Sell { give: P, take: D }, [C, S, G, P]),
        row("Fortress", Token, [C, S, G, W]),
        row("Market", Barter { items: 3 }, [D, R, F, P]),
        row("Town Hall", Build { discount: 0 }, [D, F, P, W]),
        row("Garden", Marker, [D, F, F, W]),
        row("Tavern", Draw { cards: 2 }, [R, R, G, W]),
        row(
            "Watchtower",
            Flip {
                side: Side::Land,
                most: 2,
            },
            [D, S, F, G],
        ),
        row("Plantation", cards(true, false), [R, F, P, S]),
        row("Armory", guns, [C, C, S, S]),
        row("Barracks", Effect::gain(W, 1), [W, W, P, G]),
    ]
    .into()
}
