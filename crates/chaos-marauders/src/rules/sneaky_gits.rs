//! Sneaky Gits: spies among another tribe's cards (CMR-163 to CMR-176, CMR-225).

use tabletop_core::{Seat, Table};

use super::{Next, Play};
use crate::components::{Card, Class};
use crate::event::{Discard, TurnEnd};
use crate::{
    CardKind, ChaosMarauders, Event, FormationId, FormationSet, Illegal, Phase, Position, Source,
};

impl ChaosMarauders {
    /// The formations of other tribes with a legal cell for a spy of `seat` (CMR-163, CMR-164).
    pub(super) fn hosts<S>(&self, at: &Position<S>, seat: Seat, card: &Card) -> FormationSet {
        at.formations()
            .filter(|(id, formation)| id.tribe != seat && !self.cells(formation, card).is_empty())
            .map(|(id, _)| id)
            .collect()
    }

    /// What spies add to the strength of an attacker and of its target (CMR-171, CMR-172, CMR-173).
    pub(super) fn spies<S>(
        &self,
        at: &Position<S>,
        from: FormationId,
        target: FormationId,
    ) -> (u16, u16) {
        let of = |fights_for: Seat, host: FormationId| {
            if at.formation(host).spy_of() == Some(fights_for) {
                u16::from(self.table.spy_attack)
            } else {
                0
            }
        };
        (of(from.tribe, target), of(target.tribe, from))
    }

    pub(super) fn check_host<S>(
        &self,
        at: &Position<S>,
        seat: Seat,
        formation: FormationId,
    ) -> Result<(), Illegal> {
        let Some(card) = at.hand.map(|kind| self.table.of(kind)) else {
            return Err(Illegal::OtherQuestion { phase: at.phase });
        };
        if formation.tribe.number() >= at.seats() {
            return Err(Illegal::NoSuchTribe {
                tribe: formation.tribe,
            });
        }
        if card.class != Class::Spy {
            return Err(Illegal::NotASpy);
        }
        if formation.tribe == seat {
            return Err(Illegal::SpyAtHome);
        }
        self.check_formation(at, formation, card)
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// A spy was drawn: asks where it goes, or discards it.
    pub(super) fn spy_drawn(&mut self, kind: CardKind) -> Next {
        let card = self.game.table.of(kind);
        let seat = self.at.active();
        if ChaosMarauders::has_three(self.at, seat, card) {
            return self.discard_drawn(kind, Discard::FourthDuplicate, TurnEnd::Green); // CMR-225
        }
        let formations = self.game.hosts(self.at, seat, card);
        if formations.is_empty() {
            return self.discard_drawn(kind, Discard::Unplaceable, TurnEnd::Green); // CMR-166
        }
        self.ask(Phase::Row {
            seat,
            source: Source::Draw,
            formations,
        })
    }
}
