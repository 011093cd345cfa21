//! The shared piles: [`Quests`], [`Market`] (crew and upgrades), [`Hits`].
//!
//! A deck is its cards nobody has seen, without an order, and under them those that were put back, in order (PCC-171).

use serde::{Deserialize, Serialize};
use tabletop_core::cards::{CardSet, Counts};

use crate::queue::Queue;
use crate::words::SLOTS;

/// A row of three places.
pub type Places = [Option<u8>; SLOTS as usize];

/// The quests: row, deck, completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quests {
    /// The quest row, by index of the quest.
    pub row: Places,
    /// Quests that were not seen yet: those of the deck and those that are not in this game.
    pub unseen: CardSet,
    /// How many unseen quests of each level are in the deck.
    pub levels: [u8; 4],
    /// Quests put back under the deck, the next to come first.
    pub bottom: Queue<16>,
    /// The completed quests.
    pub completed: CardSet,
}

impl Quests {
    /// How many unseen quests are in the deck.
    pub fn unseen_left(&self) -> u32 {
        self.levels.iter().copied().map(u32::from).sum()
    }

    /// How many quests the deck has.
    pub fn left(&self) -> u32 {
        self.unseen_left() + self.bottom.count()
    }

    /// How many quests are in the row.
    pub fn in_row(&self) -> u8 {
        self.row.iter().flatten().map(|_| 1).sum()
    }

    /// Takes a quest of this level (from 0) off the deck.
    pub(crate) fn take(&mut self, quest: u8, level: u8) {
        if self.unseen_left() == 0 {
            self.bottom.take_first(quest);
        } else if self.unseen.remove(quest) {
            let left = &mut self.levels[usize::from(level & 3)];
            *left = left.saturating_sub(1);
        }
    }

    pub(crate) fn put_back(&mut self, quest: u8) {
        self.bottom.push(quest);
    }
}

/// Crew or upgrades: row and deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Market {
    /// The row, by index of the design.
    pub row: Places,
    /// The cards of the deck that nobody has seen, by design.
    pub unseen: Counts<24>,
    /// The cards put back under the deck, the next to come first.
    pub bottom: Queue<32>,
}

impl Market {
    /// How many cards the deck has.
    pub fn left(&self) -> u32 {
        self.unseen.total() + self.bottom.count()
    }

    /// Whether the deck has no cards.
    pub fn is_empty(&self) -> bool {
        self.bottom.is_empty() && self.unseen.is_empty()
    }

    /// Takes a card off the deck.
    pub(crate) fn take(&mut self, card: u8) {
        if self.unseen.is_empty() {
            self.bottom.take_first(card);
        } else {
            self.unseen.remove(card);
        }
    }

    pub(crate) fn put_back(&mut self, card: u8) {
        self.bottom.push(card);
    }
}

/// The hit cards, by value: index 0 is value 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hits {
    /// The damage deck.
    pub deck: Counts<8>,
    /// In front of those who attempt a quest.
    pub out: Counts<8>,
    /// The hit discard pile.
    pub discard: Counts<8>,
}

impl Hits {
    pub(crate) fn deal(&mut self, value: u8) {
        let index = value.wrapping_sub(1);
        if self.deck.remove(index) && self.out.of(index) < u8::MAX {
            self.out.add(index, 1);
        }
    }

    pub(crate) fn clear(&mut self) {
        let (out, discard) = (self.out.as_slice(), self.discard.as_slice());
        self.discard = Counts::new(core::array::from_fn(|index| {
            out[index].saturating_add(discard[index])
        }));
        self.out = Counts::EMPTY;
    }

    pub(crate) fn reshuffle(&mut self) {
        self.deck = core::mem::take(&mut self.discard);
    }
}
