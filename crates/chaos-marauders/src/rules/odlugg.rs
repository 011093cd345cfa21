//! Odlugg Spleenripper, who eats the troops of a formation (CMR-177 to CMR-184).

use tabletop_core::Table;

use super::{Next, Play};
use crate::event::{Discard, Fact, Origin, TurnEnd};
use crate::{ChaosMarauders, Event, Face, FormationId, FormationSet, Illegal, Phase, Position};

impl ChaosMarauders {
    /// The formations Odlugg can eat from: on an Orc Eye those of others, on a Mark of Chaos the active player's own.
    pub(super) fn edible<S>(&self, at: &Position<S>, face: Face) -> FormationSet {
        at.formations()
            .map(|(id, _)| id)
            .filter(|&id| self.check_eat(at, face, id).is_ok())
            .collect()
    }

    pub(super) fn check_eat<S>(
        &self,
        at: &Position<S>,
        face: Face,
        formation: FormationId,
    ) -> Result<(), Illegal> {
        if formation.tribe.number() >= at.seats() {
            return Err(Illegal::NoSuchTribe {
                tribe: formation.tribe,
            });
        }
        let own = formation.tribe == at.active();
        match face {
            Face::OrcEye if own => return Err(Illegal::OdluggAbroad), // CMR-179
            Face::MarkOfChaos if !own => return Err(Illegal::OdluggAtHome), // CMR-180
            _ => {}
        }
        let mut cards = at.formation(formation).cards();
        if cards.any(|(_, kind)| self.table.of(kind).is_troop()) {
            Ok(())
        } else {
            Err(Illegal::NoTroops { formation })
        }
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// Odlugg was drawn: the die says whose troops he eats.
    pub(super) fn odlugg_drawn(&mut self) -> Next {
        let face = self.roll(); // CMR-178
        let formations = self.game.edible(self.at, face);
        if formations.is_empty() {
            return self.spent(); // CMR-183
        }
        match formations.single() {
            Some(only) => self.eat(only),
            None => self.ask(Phase::Odlugg { face, formations }),
        }
    }

    /// He eats all troops of a formation; its ends and the other colours stay (CMR-181).
    pub(super) fn eat(&mut self, formation: FormationId) -> Next {
        self.raid(formation, Discard::Eaten, |play, cell| {
            play.is_troop(formation, cell)
        });
        self.spent()
    }

    /// An event that has done its work is discarded, and the turn ends (CMR-184, CMR-199).
    pub(super) fn spent(&mut self) -> Next {
        let card = self.in_hand();
        self.fact(Fact::Discarded {
            card,
            from: Origin::Hand,
            why: Discard::Spent,
        });
        Next::EndTurn(TurnEnd::Green)
    }
}
