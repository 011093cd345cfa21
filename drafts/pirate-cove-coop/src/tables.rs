//! [`Tables`]: the components as the rules look them up, made once for a game.

use alloc::vec::Vec;

use tabletop_core::cards::CardSet;

use crate::components::{Ability, Amounts, Choice, Components};
use crate::setup::Setup;
use crate::ship::Ship;
use crate::words::{BASIC, Cards, KINDS, Kind};

/// What a play card does.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Card {
    pub(crate) icons: [u8; 4],
    pub(crate) subtract: [u8; 4],
    pub(crate) actions: u8,
    pub(crate) draw: u8,
    pub(crate) absorb: u8,
    pub(crate) life: u8,
    pub(crate) cost: u8,
    pub(crate) choice: Choice,
}

impl Card {
    /// How much of an icon of its player's choice it counts.
    pub(crate) fn any_icon(&self) -> Option<u8> {
        match self.choice {
            Choice::AnyIcon(amount) => Some(amount),
            _ => None,
        }
    }
}

/// A quest with the values of this game's column.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Face {
    pub(crate) needs: [u8; 4],
    pub(crate) hits: u8,
    pub(crate) gold: u8,
    /// 0 for level 1.
    pub(crate) level: u8,
}

/// A ship upgrade.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fitting {
    pub(crate) cost: u8,
    pub(crate) copies: u8,
    pub(crate) cards: [u8; BASIC as usize],
    pub(crate) ability: Ability,
}

/// Sets of upgrades, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Groups {
    /// Used in quests without a card.
    pub(crate) free: u32,
    /// Used in quests with a card from hand.
    pub(crate) fed: u32,
    /// Those that trash in the rest phase.
    pub(crate) plank: u32,
    /// Those that work by themselves when a quest begins.
    pub(crate) opening: u32,
    /// Those that pay for a completed quest.
    pub(crate) reward: u32,
    /// Those that heal in the rest phase.
    pub(crate) sick_bay: u32,
    /// Those that make the hand larger.
    pub(crate) hand: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) players: u8,
    pub(crate) secret: bool,
    pub(crate) round_limit: u8,
    pub(crate) start_morale: u8,
    pub(crate) amounts: Amounts,
    pub(crate) crew: u8,
    pub(crate) cards: [Card; KINDS],
    pub(crate) start: [u8; KINDS],
    pub(crate) hits: [u8; 8],
    pub(crate) quests: Vec<Face>,
    pub(crate) levels: [CardSet; 4],
    pub(crate) deck: [u8; 4],
    pub(crate) upgrades: Vec<Fitting>,
    pub(crate) groups: Groups,
    /// The most gold a quest pays.
    pub(crate) purse: u8,
}

impl Tables {
    pub(crate) fn new(setup: &Setup, components: &Components) -> Self {
        let mut cards = [Card::default(); KINDS];
        for (kind, card) in components.basic.in_order() {
            cards[kind.index()] = Card {
                icons: card.icons.counts(),
                actions: card.actions,
                draw: card.draw,
                absorb: card.absorb,
                ..Card::default()
            };
        }
        if let Some(absorb) = setup.hull_absorb {
            cards[Kind::HULL.index()].absorb = absorb;
        }
        for (card, crew) in cards[usize::from(BASIC)..].iter_mut().zip(&components.crew) {
            *card = Card {
                icons: crew.icons.counts(),
                subtract: crew.subtract.counts(),
                actions: crew.actions,
                draw: 0,
                absorb: crew.absorb,
                life: crew.life,
                cost: crew.cost,
                choice: crew.choice,
            };
        }
        let mut start = [0; KINDS];
        start[..usize::from(BASIC)].copy_from_slice(&components.starting_deck.counts());
        let mut hits = [0; 8];
        hits[..components.hits.len()].copy_from_slice(&components.hits);
        let quests = faces(setup, components);
        let mut levels = [CardSet::EMPTY; 4];
        for (number, quest) in (0u8..).zip(&quests) {
            levels[usize::from(quest.level)].insert(number);
        }
        let upgrades: Vec<Fitting> = components
            .upgrades
            .iter()
            .map(|upgrade| Fitting {
                cost: upgrade.cost,
                copies: upgrade.copies,
                cards: upgrade.cards.counts(),
                ability: upgrade.ability,
            })
            .collect();
        let book = &components.quests;
        Tables {
            players: setup.players,
            secret: setup.private_hands,
            round_limit: setup.round_limit,
            start_morale: setup.start_morale,
            amounts: components.amounts.clone(),
            #[expect(clippy::cast_possible_truncation, reason = "at most 17 designs")]
            crew: components.crew.len() as u8,
            cards,
            start,
            hits,
            purse: quests.iter().map(|quest| quest.gold).max().unwrap_or(0),
            quests,
            levels,
            deck: if setup.players == 1 {
                book.solo_deck
            } else {
                book.deck
            },
            groups: groups(&upgrades),
            upgrades,
        }
    }

    pub(crate) fn solo(&self) -> bool {
        self.players == 1
    }

    #[inline]
    pub(crate) fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind.index()]
    }

    /// The quest with this number; an empty one if there is none.
    pub(crate) fn quest(&self, number: u8) -> Face {
        self.quests
            .get(usize::from(number))
            .copied()
            .unwrap_or_default()
    }

    pub(crate) fn upgrade(&self, number: u8) -> Option<&Fitting> {
        self.upgrades.get(usize::from(number))
    }

    /// The ability of an upgrade that is there.
    pub(crate) fn ability(&self, number: u8) -> Option<Ability> {
        self.upgrade(number).map(|upgrade| upgrade.ability)
    }

    /// The cards an upgrade gives (PCC-147).
    pub(crate) fn gained(&self, upgrade: u8) -> Cards {
        let mut counts = [0; KINDS];
        if let Some(upgrade) = self.upgrade(upgrade) {
            counts[..usize::from(BASIC)].copy_from_slice(&upgrade.cards);
        }
        Cards::new(counts)
    }

    /// How many cards a hand is filled up to (PCC-156).
    #[inline]
    pub(crate) fn hand_size(&self, ship: Ship) -> u8 {
        ship.of(self.groups.hand)
            .fold(
                self.amounts.hand_size,
                |size, (upgrade, copies)| match self.ability(upgrade) {
                    Some(Ability::HandSize(more)) => {
                        size.saturating_add(more.saturating_mul(copies))
                    }
                    _ => size,
                },
            )
    }

    /// An upper bound on the decisions of a game: coins end the steps that go round, cards and marks the play in quests.
    pub(crate) fn decision_bound(&self) -> u32 {
        let seats = u32::from(self.players);
        let rounds = u32::from(self.round_limit);
        let amounts = &self.amounts;
        let quests: u32 = self.deck.iter().copied().map(u32::from).sum();
        let copies: u32 = self.upgrades.iter().map(|it| u32::from(it.copies)).sum();
        let gained: u32 = (self.upgrades.iter())
            .map(|it| u32::from(it.copies) * it.cards.iter().copied().map(u32::from).sum::<u32>())
            .sum();
        let start: u32 = self.start.iter().copied().map(u32::from).sum();
        let purses = (seats + 1)
            * (u32::from(amounts.starting_gold) + rounds * u32::from(amounts.rest_gold));
        let coins = purses + quests * (u32::from(self.purse) + 9 * copies);
        let acts = coins + rounds * (seats * u32::from(amounts.purchases) + 1);
        // At most 32 crew cards, and each play or use may bring one choice and one pass of everybody.
        let cards = seats * start + gained + 32;
        let fight = (cards + copies) * (2 + seats) + 3 * (15 + 4 + seats);
        let rest = cards + copies + 8 * (seats + 2);
        acts * (seats + 2) + rounds * (fight + rest)
    }

    /// The most the bot's modifier can be (PCC-221).
    pub(crate) fn modifier_top(&self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 8 steps")]
        let steps = self.amounts.modifier_costs.len() as u8;
        steps + 1
    }

    /// What the next step of the modifier costs (PCC-220); `None` at the top.
    pub(crate) fn modifier_cost(&self, modifier: u8) -> Option<u16> {
        let step = usize::from(modifier.checked_sub(1)?);
        self.amounts
            .modifier_costs
            .get(step)
            .copied()
            .map(u16::from)
    }
}

fn faces(setup: &Setup, components: &Components) -> Vec<Face> {
    let book = &components.quests;
    // Without scaling everybody plays with the column for two.
    let column = usize::from(if setup.scaling { setup.players } else { 2 }.clamp(1, 4)) - 1;
    book.quests
        .iter()
        .map(|quest| {
            let level = quest.level.clamp(1, 4) - 1;
            let mut needs = quest.needs.counts();
            needs[quest.marked.index()] += book.marked_more[column][usize::from(level)];
            Face {
                needs,
                hits: quest.hits + book.hits_more[column][usize::from(level)],
                gold: quest.gold,
                level,
            }
        })
        .collect()
}

fn groups(upgrades: &[Fitting]) -> Groups {
    let mut groups = Groups::default();
    for (number, upgrade) in upgrades.iter().enumerate() {
        let group = match upgrade.ability {
            Ability::Subtract(_) | Ability::Absorb(_) | Ability::Actions(_) => &mut groups.opening,
            Ability::HandSize(_) => &mut groups.hand,
            Ability::RewardGold(_) => &mut groups.reward,
            Ability::RestLife(_) => &mut groups.sick_bay,
            Ability::RestTrash => &mut groups.plank,
            Ability::Draw(_) => &mut groups.free,
            Ability::RumActions(_)
            | Ability::RumDraw(_)
            | Ability::RumSubtract(_)
            | Ability::DamageAbsorb => &mut groups.fed,
        };
        *group |= 1 << number;
    }
    groups
}
