//! [`CardTable`]: the card table in the form the rules read it, flat and small.

use tabletop_core::cards::Counts;

use super::{Ability, CardKind, Class, Colour, Components, MAX_KINDS, Part};

/// What the rules need to know of a kind of card, in 16 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    /// The bit of its symbol; 0 without a symbol.
    pub(crate) symbol: u32,
    /// The symbol that keeps it out of a formation: its own, unless it may lie there any number of times.
    pub(crate) barred_by: u32,
    pub(crate) points: u16,
    /// Its rating; 0 without one.
    pub(crate) attack: u8,
    pub(crate) colour: Colour,
    pub(crate) class: Class,
    pub(crate) ability: Option<Ability>,
    /// The war machine it is part of.
    pub(crate) machine: Option<(u8, Part)>,
    pub(crate) dwarf: bool,
}

impl Card {
    const NONE: Card = Card {
        symbol: 0,
        barred_by: 0,
        points: 0,
        attack: 0,
        colour: Colour::Green,
        class: Class::Event,
        ability: None,
        machine: None,
        dwarf: false,
    };

    /// Whether Odlugg eats it, and the wrath of the Idol strikes it: a purple card that is no Banner or Musician.
    pub(crate) fn is_troop(&self) -> bool {
        self.class == Class::Troop
    }
}

/// The table of all kinds.
#[derive(Clone, Debug)]
pub(crate) struct CardTable {
    cards: [Card; MAX_KINDS],
    /// How many kinds there are.
    pub(crate) kinds: u8,
    /// The whole deck.
    pub(crate) deck: Counts<MAX_KINDS>,
    /// The rating of a spy.
    pub(crate) spy_attack: u8,
}

impl CardTable {
    /// Compiles a table without faults.
    pub(crate) fn new(components: &Components) -> Self {
        let mut table = CardTable {
            cards: [Card::NONE; MAX_KINDS],
            kinds: 0,
            deck: Counts::EMPTY,
            spy_attack: 0,
        };
        let mut machines: alloc::vec::Vec<&str> = alloc::vec::Vec::new();
        for ((kind, spec), card) in (0..).zip(&components.cards).zip(&mut table.cards) {
            let symbol = spec
                .symbol
                .map_or(0, |letter| 1 << (letter as u32 - 'A' as u32));
            let machine = spec.machine.as_ref().map(|part| {
                let known = machines.iter().position(|&name| name == part.name);
                let index = known.unwrap_or_else(|| {
                    machines.push(&part.name);
                    machines.len() - 1
                });
                (u8::try_from(index).unwrap_or(u8::MAX), part.part)
            });
            *card = Card {
                symbol,
                barred_by: match spec.ability {
                    Some(Ability::PlagueLords) => 0, // CMR-156
                    _ => symbol,
                },
                points: spec.points,
                attack: spec.attack.unwrap_or(0),
                colour: spec.colour,
                class: spec.class,
                ability: spec.ability,
                machine,
                dwarf: spec.dwarf,
            };
            table.kinds = kind + 1;
            table.deck.add(kind, spec.copies);
            if spec.class == Class::Spy {
                table.spy_attack = card.attack;
            }
        }
        table
    }

    /// The card of a kind.
    #[inline]
    pub(crate) fn of(&self, kind: CardKind) -> &Card {
        &self.cards[kind.index()]
    }
}
