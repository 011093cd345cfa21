//! The Chaos Marauders: after the card was placed, every other tribe gets one chance to claim it (CMR-143 to CMR-155).

use tabletop_core::{Seat, SeatSet, Table};

use super::{Next, Play};
use crate::event::Fact;
use crate::{
    Answer, Cell, ChaosMarauders, ClaimMode, Event, FormationId, Happening, Phase, Position, Row,
    Source,
};

/// What an asked tribe may answer.
pub(super) const ANSWERS: [Answer; 2] = [Answer::Silent, Answer::Shout];

impl ChaosMarauders {
    /// The other tribes that have a legal cell for the card in a formation of the active player (CMR-145).
    pub(super) fn may_claim<S>(&self, at: &Position<S>, row: Row, cell: Cell) -> SeatSet {
        let drawer = at.active();
        let Some(kind) = at.formation(FormationId::new(drawer, row)).card(cell) else {
            return SeatSet::EMPTY;
        };
        let card = self.table.of(kind);
        drawer
            .others(at.seats())
            .filter(|&seat| !self.own_formations(at, seat, card).is_empty())
            .collect()
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// The active player placed the card from a draw: the others are asked, before the formation can count as complete (CMR-153).
    pub(super) fn claim_window(&mut self, row: Row, cell: Cell) -> Next {
        let asked = match self.game.setup.claim_mode {
            ClaimMode::Off => SeatSet::EMPTY,
            ClaimMode::Simultaneous | ClaimMode::SeatOrder => {
                self.game.may_claim(self.at, row, cell)
            }
        };
        if asked.is_empty() {
            return self.unclaimed(row);
        }
        self.ask(Phase::Claim { row, cell, asked })
    }

    /// A tribe answers. When the last answer is in, all are revealed together (CMR-146).
    pub(super) fn answer(&mut self, seat: Seat, answer: Answer) -> Next {
        self.event(Happening::Answered { seat, answer });
        let Phase::Claim { row, cell, .. } = self.at.phase else {
            return Next::Wait;
        };
        if !self.at.claims.is_complete() {
            return Next::Wait;
        }
        let shouted: SeatSet = self
            .at
            .claims
            .iter()
            .filter(|&(_, &answer)| answer == Answer::Shout)
            .map(|(seat, _)| seat)
            .collect();
        self.fact(Fact::Revealed { shouted });
        let mut clockwise = shouted.clockwise_from(self.at.active());
        match (clockwise.next(), clockwise.next()) {
            (None, _) => self.unclaimed(row), // CMR-147
            (Some(_), Some(_)) if self.game.setup.claim_mode == ClaimMode::Simultaneous => {
                self.ask(Phase::Claimer { row, cell, shouted }) // CMR-149
            }
            (Some(first), _) => self.claim(first, row, cell), // CMR-148
        }
    }

    /// The card stays, and the completion check follows.
    fn unclaimed(&mut self, row: Row) -> Next {
        self.after_own_placing(FormationId::new(self.at.active(), row))
    }

    /// A claimer gets the card and must place it (CMR-150). It leaves before the formation could count as complete.
    pub(super) fn claim(&mut self, by: Seat, row: Row, cell: Cell) -> Next {
        let formation = FormationId::new(self.at.active(), row);
        if let Some(card) = self.at.formation(formation).card(cell) {
            self.fact(Fact::Claimed {
                by,
                formation,
                cell,
                card,
            });
        }
        self.must_place(by, Source::Claim)
    }
}
