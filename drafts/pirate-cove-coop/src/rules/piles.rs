//! Drawing and shuffling: players' piles (PCC-031 to PCC-033), hit cards (PCC-034), the decks of the rows.

use tabletop_core::cards::Pile;
use tabletop_core::{Chance, Odds, Seat, Table};

use super::Run;
use crate::event::{Event, Happening};
use crate::luck;
use crate::words::{Kind, Row};

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-031, PCC-033: draws cards, as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards {
            let area = self.at.area(seat);
            if area.draw_size == 0 {
                if area.discard.is_empty() {
                    return;
                }
                self.happen(Happening::Reshuffled { seat });
            }
            let odds = Odds::Counts(self.at.area(seat).cards.draw.as_slice());
            let card = Kind::from_outcome(self.table.pick(luck::CARDS, odds));
            let open = !self.tables.secret;
            self.happen(Happening::Drew { seat, card, open });
        }
    }

    /// PCC-034: the value of the next hit card.
    pub(super) fn next_hit(&mut self) -> u8 {
        if self.at.hits.deck.is_empty() {
            self.happen(Happening::HitsReshuffled);
        }
        self.at.hits.deck.choose(self.table, luck::HITS) + 1
    }

    /// The next card of a deck; `None` if there is none.
    pub(super) fn next_card(&mut self, row: Row) -> Option<u8> {
        match row {
            Row::Quest => self.next_quest(),
            Row::Crew => next(&self.at.crew, self.table, luck::CREW),
            Row::Upgrade => next(&self.at.upgrades, self.table, luck::UPGRADES),
        }
    }

    /// Everybody knows how many quests of each level are still to come; which, nobody does.
    fn next_quest(&mut self) -> Option<u8> {
        let quests = &self.at.quests;
        if quests.unseen_left() == 0 {
            return quests.bottom.first().copied();
        }
        let level = self.table.pick(luck::QUESTS, Odds::Counts(&quests.levels));
        let candidates = quests
            .unseen
            .intersection(self.tables.levels[level as usize & 3]);
        Some(candidates.choose(self.table, luck::QUESTS))
    }

    /// Fills a slot from its deck, if that has a card.
    pub(crate) fn refill(&mut self, row: Row, slot: u8) {
        if let Some(card) = self.next_card(row) {
            self.happen(Happening::Filled { row, slot, card });
        }
    }
}

fn next(
    market: &crate::piles::Market,
    chance: &mut impl Chance,
    on: tabletop_core::Stream,
) -> Option<u8> {
    if market.unseen.is_empty() {
        market.bottom.first().copied()
    } else {
        Some(market.unseen.choose(chance, on))
    }
}
