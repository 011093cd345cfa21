//! The tables as the rules read them: flat arrays, made once from validated [`Components`].

use super::{Amount, Components, Effect, Kind, Numbers};
use crate::{Good, HeroSet, Side};

/// An effect in eight-byte form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    Gain([u8; 8]),
    /// `from` has a bit for each kind.
    Choose {
        from: u8,
        most: u8,
        price: u8,
    },
    Draw(u8),
    Flip {
        side: Side,
        most: u8,
    },
    UseCards {
        forts: bool,
        ships: bool,
        most: u8,
    },
    Sell {
        give: Good,
        take: Good,
    },
    Barter(u8),
    Build(u8),
    MovePiece(Side),
    MoveHero {
        own: bool,
    },
    Attack,
    ExtraIcon,
    OverCapacity,
    Token,
    Marker,
    CrewFights,
    HideForts,
}

impl Does {
    /// Whether it can add to the strength of a combat in progress.
    pub(crate) fn arms(self) -> bool {
        const ARMS: [Good; 3] = [Good::Cannon, Good::Saber, Good::Gunpowder];
        match self {
            Does::Gain(goods) => ARMS.iter().any(|good| goods[good.index()] > 0),
            Does::Choose { from, .. } => ARMS.iter().any(|good| from & good.bit() != 0),
            _ => false,
        }
    }
}

impl From<&Effect> for Does {
    fn from(effect: &Effect) -> Self {
        match *effect {
            Effect::Gain { ref goods } => Does::Gain(counts(goods)),
            Effect::Choose {
                ref from,
                most,
                price,
            } => Does::Choose {
                from: from.iter().fold(0, |bits, good| bits | good.bit()),
                most,
                price,
            },
            Effect::Draw { cards } => Does::Draw(cards),
            Effect::Flip { side, most } => Does::Flip { side, most },
            Effect::UseCards { forts, ships, most } => Does::UseCards { forts, ships, most },
            Effect::Sell { give, take } => Does::Sell { give, take },
            Effect::Barter { items } => Does::Barter(items),
            Effect::Build { discount } => Does::Build(discount),
            Effect::MovePiece { side } => Does::MovePiece(side),
            Effect::MoveHero { own } => Does::MoveHero { own },
            Effect::Attack => Does::Attack,
            Effect::ExtraIcon => Does::ExtraIcon,
            Effect::OverCapacity => Does::OverCapacity,
            Effect::Token => Does::Token,
            Effect::Marker => Does::Marker,
            Effect::CrewFights => Does::CrewFights,
            Effect::HideForts => Does::HideForts,
        }
    }
}

/// Amounts by kind.
pub(super) fn counts(amounts: &[Amount]) -> [u8; 8] {
    let mut counts = [0u8; 8];
    for amount in amounts {
        let count = &mut counts[amount.good.index()];
        *count = count.saturating_add(amount.count);
    }
    counts
}

/// A construction design.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DesignRow {
    pub(crate) kind: Kind,
    pub(crate) cost: [u8; 8],
    pub(crate) give: [u8; 8],
    pub(crate) take: [u8; 8],
    pub(crate) points: u8,
}

/// All tables.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) tiles: [Does; 16],
    pub(crate) cards: [Does; 16],
    /// Strength of each card at sea and on land; 0 for no symbol.
    pub(crate) values: [[u8; 2]; 16],
    /// Heroes whose card adds strength at sea, and on land.
    pub(crate) fighters: [HeroSet; 2],
    /// Heroes whose ability may be played in phase 1, 4, 5, by the index of [`phase_index`].
    pub(crate) phases: [HeroSet; 3],
    /// Heroes whose ability may be played inside a combat.
    pub(crate) armourers: HeroSet,
    /// Heroes whose tile lets crew fight.
    pub(crate) crew_tiles: HeroSet,
    /// Heroes whose tile hides forts.
    pub(crate) hiding_tiles: HeroSet,
    pub(crate) places: [Does; 12],
    pub(crate) icons: [[u8; 8]; 12],
    /// The location of the token, if there is one.
    pub(crate) token_at: Option<u8>,
    pub(crate) designs: [DesignRow; 18],
    /// The designs of each kind, as bits: forts, ships, parties.
    pub(crate) kinds: [u32; 3],
    pub(crate) strengths: [u8; 48],
    pub(crate) numbers: Numbers,
    pub(crate) start: [u8; 8],
}

/// Where the phases with hero cards stand in [`Tables::phases`].
pub(crate) fn phase_index(phase: u8) -> Option<usize> {
    [1, 4, 5].iter().position(|&number| number == phase)
}

impl Tables {
    /// The tables of components without faults.
    pub(crate) fn new(components: &Components) -> Self {
        use core::array::from_fn;
        let hero = |index: usize| &components.heroes[index];
        let tiles = from_fn(|index| Does::from(&hero(index).tile));
        let cards = from_fn(|index| Does::from(&hero(index).card.effect));
        let values: [[u8; 2]; 16] =
            from_fn(|index| [hero(index).card.naval, hero(index).card.martial]);
        let set = |has: &dyn Fn(usize) -> bool| {
            crate::Hero::all()
                .filter(|hero| has(hero.index()))
                .collect::<HeroSet>()
        };
        let phases =
            [1u8, 4, 5].map(|phase| set(&|index| hero(index).card.phases.contains(&phase)));
        let places: [Does; 12] = from_fn(|index| Does::from(&components.locations[index].effect));
        let designs = from_fn(|index| {
            let design = &components.designs[index];
            DesignRow {
                kind: design.kind,
                cost: counts(&design.cost),
                give: counts(&design.give),
                take: counts(&design.take),
                points: design.points,
            }
        });
        let kinds = [Kind::Fort, Kind::Ship, Kind::Party].map(|kind| {
            (0..18)
                .filter(|&index| components.designs[index].kind == kind)
                .fold(0, |bits, index| bits | 1 << index)
        });
        Tables {
            tiles,
            cards,
            values,
            fighters: [0, 1].map(|side: usize| set(&|index| values[index][side] > 0)),
            phases,
            armourers: set(&|index| cards[index].arms() || cards[index] == Does::CrewFights),
            crew_tiles: set(&|index| tiles[index] == Does::CrewFights),
            hiding_tiles: set(&|index| tiles[index] == Does::HideForts),
            places,
            icons: from_fn(|index| {
                let mut printed = [0; 8];
                for icon in &components.locations[index].icons {
                    printed[icon.index()] += 1;
                }
                printed
            }),
            token_at: (0u8..)
                .zip(&places)
                .find(|&(_, &place)| place == Does::Token)
                .map(|(at, _)| at),
            designs,
            kinds,
            strengths: from_fn(|tile| {
                let side = if tile < 24 {
                    &components.pirates
                } else {
                    &components.barbarians
                };
                side[tile % 24 / 6][tile % 6]
            }),
            numbers: components.numbers.clone(),
            start: counts(&components.numbers.start),
        }
    }
}
