//! Formation building: when a formation becomes complete, and what follows (CMR-067 to CMR-072).

use tabletop_core::{Seat, Table};

use super::{Next, Play};
use crate::event::{Discard, Fact, Origin};
use crate::{Cell, End, Event, FormationId, Row};

impl<T: Table<Event>> Play<'_, T> {
    /// A card was placed in a formation of the active player's own by a draw, and its procedure is over: the completion check, the
    /// opportunity to attack, and the end of the turn, in this order (CMR-020).
    pub(super) fn after_own_placing(&mut self, formation: FormationId) -> Next {
        if let Some(end) = self.completed(formation) {
            return Next::End(end); // CMR-096: no attack
        }
        let own = formation.tribe == self.at.active(); // CMR-072: no attack from another tribe's row
        if own && self.at.is_complete(formation) {
            return self.offer_attack(formation.row);
        }
        self.after_card()
    }

    /// Tells whether a formation is complete after a card was placed in it. Answers the end of the game if it is the tribe's third
    /// (CMR-108, CMR-109).
    pub(super) fn completed(&mut self, formation: FormationId) -> Option<End> {
        let length = self.at.formation(formation).length()?;
        self.fact(Fact::Completed { formation, length });
        let third = self.at.complete(formation.tribe) == Row::COUNT;
        third.then_some(End::ThirdFormation(formation.tribe))
    }

    /// Takes cards out of a formation that may be complete, and tells if that opened it (CMR-069, CMR-133).
    pub(super) fn raid(
        &mut self,
        formation: FormationId,
        why: Discard,
        which: impl Fn(&Self, Cell) -> bool,
    ) {
        let complete = self.at.is_complete(formation);
        self.discard_cards(formation, why, which);
        if complete && !self.at.is_complete(formation) {
            self.fact(Fact::Opened { formation });
        }
    }

    /// Discards cards of a formation, from left to right (CMR-107).
    pub(super) fn discard_cards(
        &mut self,
        formation: FormationId,
        why: Discard,
        which: impl Fn(&Self, Cell) -> bool,
    ) {
        for cell in self.at.formation(formation).occupied() {
            if which(self, cell) {
                self.discard_card(formation, cell, why);
            }
        }
    }

    /// Discards one card of a formation; a token on it returns (CMR-169).
    pub(super) fn discard_card(&mut self, formation: FormationId, cell: Cell, why: Discard) {
        let Some(card) = self.at.formation(formation).card(cell) else {
            return;
        };
        let token = self.token_on(formation, cell);
        self.fact(Fact::Discarded {
            card,
            from: Origin::Placed {
                formation,
                cell,
                token,
            },
            why,
        });
    }

    /// Whether the card in a cell is a troop.
    pub(super) fn is_troop(&self, formation: FormationId, cell: Cell) -> bool {
        let card = self.at.formation(formation).card(cell);
        card.is_some_and(|kind| self.game.table.of(kind).is_troop())
    }

    /// The owner of the token on a card.
    fn token_on(&self, formation: FormationId, cell: Cell) -> Option<Seat> {
        let it = self.at.formation(formation);
        it.spy_of()
            .filter(|_| it.card(cell).is_some_and(|kind| self.game.is_spy(kind)))
    }
}
