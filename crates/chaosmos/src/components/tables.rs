//! [`Tables`]: the components in the form the rules look things up in.

use super::{Ability, Colour, Components, Group};
use crate::{ALIENS, KINDS, Kind, PLANETS, Planet, SPACES, Space};

/// The most cards a game has.
pub(crate) const MAX_CARDS: usize = 70;

/// A set of kinds, one bit each.
pub(crate) type Kinds = u64;

pub(crate) const fn bit(kind: Kind) -> Kinds {
    1 << kind.number()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AlienTable {
    pub(crate) home: Planet,
    pub(crate) toxic: Planet,
    /// What lifts the toxicity.
    pub(crate) gear: Kinds,
    pub(crate) immune: Kinds,
    pub(crate) resistant: Kinds,
    pub(crate) ability: Ability,
    pub(crate) limit: u8,
}

/// Lookup tables of one setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables {
    /// How many cards the game has.
    pub(crate) cards: u8,
    /// The number of the first card of each kind; copies follow each other. One entry more than kinds.
    pub(crate) first: [u8; KINDS + 1],
    /// The kind of each card.
    pub(crate) kind: [u8; MAX_CARDS],
    /// The kinds there are any of.
    pub(crate) present: Kinds,
    pub(crate) combat: Kinds,
    pub(crate) copyable: Kinds,
    pub(crate) defence: Kinds,
    pub(crate) weapon: Kinds,
    pub(crate) single_use: Kinds,
    pub(crate) recoverable: Kinds,
    pub(crate) value: [u8; KINDS],
    pub(crate) actions: [u8; KINDS],
    pub(crate) counters: [Kind; KINDS],
    pub(crate) aliens: [AlienTable; ALIENS],
    /// The neighbours of each space.
    pub(crate) links: [u32; SPACES],
    pub(crate) yellow: u32,
    pub(crate) distance: [[u8; SPACES]; SPACES],
    pub(crate) swarm: [u8; 3],
    pub(crate) fed: u8,
}

impl Tables {
    pub(crate) fn new(components: &Components, first_game: bool) -> Self {
        let limits = (
            components.numbers.hand_limit,
            components.numbers.collector_limit,
        );
        let mut tables = Tables {
            cards: 0,
            first: [0; KINDS + 1],
            kind: [0; MAX_CARDS],
            present: 0,
            combat: 0,
            copyable: 0,
            defence: 0,
            weapon: 0,
            single_use: 0,
            recoverable: 0,
            value: [0; KINDS],
            actions: [0; KINDS],
            counters: [Kind::OVOID; KINDS],
            aliens: core::array::from_fn(|alien| {
                let alien = &components.aliens[alien];
                let set = |kinds: &[Kind]| kinds.iter().fold(0, |set, &kind| set | bit(kind));
                AlienTable {
                    home: alien.home,
                    toxic: alien.toxic,
                    gear: bit(alien.gear) | bit(Kind::POLYMORPHER),
                    immune: set(&alien.immune),
                    resistant: set(&alien.resistant),
                    ability: alien.ability,
                    limit: if alien.ability == Ability::Collector {
                        limits.1
                    } else {
                        limits.0
                    },
                }
            }),
            links: [0; SPACES],
            yellow: 0,
            distance: [[u8::MAX; SPACES]; SPACES],
            swarm: components.numbers.swarm,
            fed: components.numbers.fed,
        };
        tables.set_cards(components, first_game);
        tables.set_spaces(components);
        tables
    }

    fn set_cards(&mut self, components: &Components, first_game: bool) {
        for (kind, card) in Kind::all().zip(&components.cards) {
            self.first[kind.index()] = self.cards;
            let mark = |set: &mut Kinds, is: bool| *set |= u64::from(is) << kind.number();
            let copies = if first_game && card.complex {
                0
            } else {
                card.copies
            };
            mark(&mut self.present, copies > 0);
            mark(&mut self.combat, card.group.combat());
            mark(&mut self.copyable, card.group.copyable());
            mark(&mut self.defence, card.group == Group::Defence);
            mark(&mut self.weapon, card.group == Group::Weapon);
            mark(&mut self.single_use, card.single_use);
            mark(&mut self.recoverable, card.recoverable);
            self.value[kind.index()] = card.value;
            self.actions[kind.index()] = card.actions;
            self.counters[kind.index()] = card.counters.unwrap_or(Kind::OVOID);
            for _ in 0..copies {
                self.kind[usize::from(self.cards)] = kind.number();
                self.cards += 1;
            }
        }
        self.first[KINDS] = self.cards;
    }

    fn set_spaces(&mut self, components: &Components) {
        for (from, space) in components.spaces.iter().enumerate() {
            self.links[from] = space
                .links
                .iter()
                .fold(0, |set, link| set | 1 << link.index());
            self.yellow |= u32::from(space.colour == Colour::Yellow) << from;
        }
        for from in 0..SPACES {
            let mut seen = 1u32 << from;
            let mut edge = seen;
            for steps in 0.. {
                let mut next = 0;
                for to in spaces(edge) {
                    self.distance[from][to.index()] = steps;
                    next |= self.links[to.index()];
                }
                edge = next & !seen;
                seen |= edge;
                if edge == 0 {
                    break;
                }
            }
        }
    }

    /// The numbers of the copies of a kind.
    pub(crate) fn block(&self, kind: Kind) -> core::ops::Range<usize> {
        usize::from(self.first[kind.index()])..usize::from(self.first[kind.index() + 1])
    }

    pub(crate) fn kind_of(&self, card: usize) -> Kind {
        Kind::at(self.kind[card])
    }

    /// The kinds of a set of cards.
    #[inline]
    pub(crate) fn kinds(&self, mut cards: u128) -> Kinds {
        let mut kinds = 0;
        while cards != 0 {
            kinds |= 1 << self.kind[cards.trailing_zeros() as usize];
            cards &= cards - 1;
        }
        kinds
    }
}

/// The kinds of a set, in ascending order.
#[inline]
pub(crate) fn each(mut kinds: Kinds) -> impl Iterator<Item = Kind> + Clone {
    core::iter::from_fn(move || {
        (kinds != 0).then(|| {
            #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 64")]
            let kind = Kind::at(kinds.trailing_zeros() as u8);
            kinds &= kinds - 1;
            kind
        })
    })
}

/// The spaces of a set, in ascending order.
#[inline]
pub(crate) fn spaces(mut set: u32) -> impl Iterator<Item = Space> + Clone {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            #[expect(clippy::cast_possible_truncation, reason = "a bit number is below 32")]
            let space = Space::at(set.trailing_zeros() as u8);
            set &= set - 1;
            space
        })
    })
}

/// The planets of a set, in ascending order.
#[inline]
pub(crate) fn planets(set: u16) -> impl Iterator<Item = Planet> + Clone {
    spaces(u32::from(set) & ((1 << PLANETS) - 1)).map(|space| Planet::at(space.number()))
}
