//! Dagromm Flailbreath, who hates Dwarfs (CMR-185 to CMR-192).

use tabletop_core::Table;

use super::{Next, Play};
use crate::event::Discard;
use crate::{Cell, ChaosMarauders, Event, FormationId, Illegal, Position};

impl ChaosMarauders {
    /// Every Dwarf on the table.
    pub(super) fn dwarfs<'a, S>(
        &'a self,
        at: &'a Position<S>,
    ) -> impl Iterator<Item = (FormationId, Cell)> + 'a {
        at.formations().flat_map(move |(id, formation)| {
            formation
                .cards()
                .filter(|&(_, kind)| self.table.of(kind).dwarf)
                .map(move |(cell, _)| (id, cell))
        })
    }

    pub(super) fn check_kill<S>(
        &self,
        at: &Position<S>,
        formation: FormationId,
        cell: Cell,
    ) -> Result<(), Illegal> {
        if formation.tribe.number() >= at.seats() {
            return Err(Illegal::NoSuchTribe {
                tribe: formation.tribe,
            });
        }
        let card = at.formation(formation).card(cell);
        if card.is_some_and(|kind| self.table.of(kind).dwarf) {
            Ok(())
        } else {
            Err(Illegal::NoDwarf { formation, cell })
        }
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// Dagromm was drawn: a Dwarf must die, if there is one (CMR-185, CMR-192).
    pub(super) fn dagromm_drawn(&mut self) -> Next {
        let mut dwarfs = self.game.dwarfs(self.at);
        let (first, second) = (dwarfs.next(), dwarfs.next());
        drop(dwarfs);
        match (first, second) {
            (None, _) => self.offer_drawn(self.in_hand()),
            (Some((formation, cell)), None) => self.kill(formation, cell),
            (Some(_), Some(_)) => self.ask(crate::Phase::Dagromm),
        }
    }

    /// The Dwarf is discarded; then Dagromm is placed or discarded like any card (CMR-188, CMR-189).
    pub(super) fn kill(&mut self, formation: FormationId, cell: Cell) -> Next {
        self.raid(formation, Discard::Destroyed, |_, it| it == cell);
        self.offer_drawn(self.in_hand())
    }
}
