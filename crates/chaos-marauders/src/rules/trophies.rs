//! Trophies: the winner of an attack places cards of the broken formation, one at a time (CMR-098 to CMR-107).

use tabletop_core::{Seat, Table};

use super::{Next, Play};
use crate::event::{Discard, Fact, Origin, TurnEnd};
use crate::{CardKind, CellSet, ChaosMarauders, Event, Illegal, Phase, Position, Source};

impl ChaosMarauders {
    /// Where the trophies lie that `winner` can place, the first of each kind: copies do not differ.
    pub(super) fn placeable<S>(&self, at: &Position<S>, winner: Seat) -> CellSet {
        let mut seen = 0u64;
        at.spoils()
            .filter(|&(_, kind)| {
                let bit = 1 << kind.index();
                let new = seen & bit == 0;
                seen |= bit;
                new && !self
                    .own_formations(at, winner, self.table.of(kind))
                    .is_empty()
            })
            .map(|(slot, _)| slot)
            .collect()
    }

    pub(super) fn check_trophy<S>(
        at: &Position<S>,
        slots: CellSet,
        kind: CardKind,
    ) -> Result<(), Illegal> {
        let mut of_kind = at.spoils().filter(|&(_, it)| it == kind).peekable();
        if of_kind.peek().is_none() {
            Err(Illegal::NoSuchTrophy { kind })
        } else if of_kind.any(|(slot, _)| slots.contains(slot)) {
            Ok(())
        } else {
            Err(Illegal::TrophyWithoutCell)
        }
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// Asks the winner for the next trophy; without one that can be placed, the attack is over (CMR-101, CMR-102).
    pub(super) fn next_trophy(&mut self, winner: Seat) -> Next {
        let slots = self.game.placeable(self.at, winner);
        if slots.is_empty() {
            return self.stop();
        }
        self.ask(Phase::Trophy { winner, slots })
    }

    /// The winner takes up a trophy and places it; no procedure of the card begins (CMR-104).
    pub(super) fn take_trophy(&mut self, winner: Seat, kind: CardKind) -> Next {
        let slot = self.at.spoils().find(|&(_, it)| it == kind);
        let (slot, card) = slot.expect("the trophy is among the spoils");
        self.fact(Fact::TookTrophy {
            seat: winner,
            slot,
            card,
        });
        self.must_place(winner, Source::Trophy)
    }

    /// The winner takes no more trophies; the attack ends the turn (CMR-059, CMR-095).
    pub(super) fn stop(&mut self) -> Next {
        self.leave_trophies(Next::EndTurn(TurnEnd::Attack))
    }

    /// Trophies that are left go to the discard pile, from left to right (CMR-107).
    pub(super) fn leave_trophies(&mut self, next: Next) -> Next {
        for (slot, card) in crate::Cell::all().zip(self.at.spoils) {
            if let Some(card) = card {
                self.fact(Fact::Discarded {
                    card,
                    from: Origin::Spoils { slot },
                    why: Discard::LeftBehind,
                });
            }
        }
        next
    }
}
