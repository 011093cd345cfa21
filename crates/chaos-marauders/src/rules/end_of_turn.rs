//! Drawing, and what ends a turn (CMR-014 to CMR-020, CMR-053 to CMR-066).

use tabletop_core::Table;

use super::{DECK, Next, Play};
use crate::components::{Ability, Class, Colour};
use crate::event::{Fact, TurnEnd};
use crate::{CardKind, ChaosMarauders, End, Event};

impl<T: Table<Event>> Play<'_, T> {
    /// The active player draws a card and shows it; its own procedure begins.
    pub(super) fn draw(&mut self) -> Next {
        let number = match self.at.deck.next(self.luck, DECK) {
            Some(number) => number,
            None => match self.reshuffle() {
                Some(number) => number,
                None => return Next::End(End::NoCards), // CMR-066
            },
        };
        let kind = CardKind::new(number);
        let card = self.game.table.of(kind);
        let seat = self.at.active();
        let ends_turn = if card.colour == Colour::Green {
            Some(TurnEnd::Green) // CMR-054
        } else if ChaosMarauders::is_duplicate(self.at, seat, card) {
            Some(TurnEnd::Duplicate) // CMR-053
        } else {
            None
        };
        self.fact(Fact::Drawn {
            seat,
            card: kind,
            ends_turn,
        });
        match (card.ability, card.class) {
            (Some(Ability::Odlugg), _) => self.odlugg_drawn(),
            (Some(Ability::Dagromm), _) => self.dagromm_drawn(),
            (Some(Ability::Blowback), _) => self.blowback_drawn(),
            (_, Class::Spy) => self.spy_drawn(kind),
            _ => self.offer_drawn(kind),
        }
    }

    /// The deck is empty: the discard pile becomes the deck, if there is one (CMR-064, CMR-065).
    #[cold]
    fn reshuffle(&mut self) -> Option<u8> {
        let cards = u8::try_from(self.at.deck.discards.total()).unwrap_or(u8::MAX);
        if cards == 0 {
            return None;
        }
        self.fact(Fact::Reshuffled { cards });
        self.at.deck.next(self.luck, DECK)
    }

    /// The card has been dealt with: the turn goes on or ends (CMR-018, CMR-061).
    pub(super) fn after_card(&mut self) -> Next {
        match self.at.ends_turn {
            Some(end) => Next::EndTurn(end),
            None => Next::Draw,
        }
    }

    /// The turn passes to the left, unless it was the last (CMR-019, CMR-113).
    pub(super) fn end_turn(&mut self, why: TurnEnd) -> Next {
        let seat = self.at.active();
        self.fact(Fact::TurnEnded { seat, why });
        let turn = self.at.turn();
        if turn >= self.game.setup.turn_limit {
            return Next::End(End::TurnLimit);
        }
        self.fact(Fact::TurnBegan {
            seat: seat.left(self.at.seats()),
            turn: turn + 1,
        });
        Next::Draw
    }
}
