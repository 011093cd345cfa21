//! Taking and paying goods, drawing cards.

use tabletop_core::{Odds, Seat, Table};

use super::{DECK, Look, Turn};
use crate::{Good, Happening, Hero};

/// Whether `goods` cover a cost. All numbers are below 128, so eight are compared at once.
#[inline]
pub(super) fn covers(goods: [u8; 8], cost: [u8; 8]) -> bool {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    ((u64::from_le_bytes(goods) | HIGH) - u64::from_le_bytes(cost)) & HIGH == HIGH
}

impl Look<'_> {
    /// Whether a seat can take one of these: a limited kind while there is one (CC-009, CC-050), another while it may hold more.
    #[inline]
    pub(super) fn has_room(self, seat: Seat, good: Good) -> bool {
        let player = self.at.player(seat);
        match good {
            Good::Cannon => self.at.supply[0] > 0,
            Good::Saber => self.at.supply[1] > 0,
            Good::Crew => player.ashore > 0,
            _ => player.has(good) < self.tables().numbers.most,
        }
    }

    /// Whether there is one of these to take; of unlimited kinds always (CC-010).
    #[inline]
    pub(super) fn is_there(self, seat: Seat, good: Good) -> bool {
        match good {
            Good::Cannon => self.at.supply[0] > 0,
            Good::Saber => self.at.supply[1] > 0,
            Good::Crew => self.at.player(seat).ashore > 0,
            _ => true,
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// A seat takes so many, or as many as it can.
    pub(super) fn gain(&mut self, seat: Seat, good: Good, count: u8) {
        let player = self.at.player(seat);
        let limit = match good {
            Good::Cannon => self.at.supply[0],
            Good::Saber => self.at.supply[1],
            Good::Crew => player.ashore,
            _ => self
                .game
                .tables
                .numbers
                .most
                .saturating_sub(player.has(good)),
        };
        let count = count.min(limit);
        if count > 0 {
            self.happen(Happening::Gained { seat, good, count });
        }
    }

    pub(super) fn gain_all(&mut self, seat: Seat, goods: [u8; 8]) {
        for (good, count) in Good::ALL.into_iter().zip(goods) {
            if count > 0 {
                self.gain(seat, good, count);
            }
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, good: Good, count: u8) {
        if count > 0 {
            self.happen(Happening::Paid { seat, good, count });
        }
    }

    pub(super) fn pay_all(&mut self, seat: Seat, goods: [u8; 8]) {
        for (good, count) in Good::ALL.into_iter().zip(goods) {
            self.pay(seat, good, count);
        }
    }

    /// A seat draws so many cards, or as many as there are. An empty deck is made of the discards first (CC-058).
    pub(super) fn draw(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            if self.at.deck.is_empty() {
                if self.at.discards.is_empty() {
                    return;
                }
                self.happen(Happening::Reshuffled);
            }
            let drawn = self.table.pick(DECK, Odds::Counts(&self.at.deck.counts()));
            #[expect(
                clippy::cast_possible_truncation,
                reason = "an outcome is a hero's number"
            )]
            let card = Hero::new(drawn as u8 & 15);
            self.happen(Happening::CardDrawn { seat, card });
        }
    }
}
