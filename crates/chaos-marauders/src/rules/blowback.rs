//! The Clan Skryre Blowback, a weapon with two ends (CMR-193 to CMR-200).

use tabletop_core::Table;

use super::{Next, Play};
use crate::event::{Discard, Fact, TurnEnd};
use crate::{
    ChaosMarauders, Event, Face, FormationId, FormationSet, Illegal, Phase, Position, Row,
};

impl ChaosMarauders {
    /// The formations it can be fired at: of other tribes, incomplete, with cards (CMR-193).
    pub(super) fn burnable<S>(at: &Position<S>) -> FormationSet {
        at.formations()
            .filter(|(id, formation)| {
                id.tribe != at.active() && !formation.is_empty() && !formation.is_complete()
            })
            .map(|(id, _)| id)
            .collect()
    }

    /// The active player's formations with the most cards; none if it has no cards (CMR-196, CMR-197).
    pub(super) fn largest<S>(at: &Position<S>) -> FormationSet {
        let sizes = FormationId::of(at.active()).map(|id| (id, at.formation(id).len()));
        let most = sizes.clone().map(|(_, size)| size).max().unwrap_or(0);
        sizes
            .filter(|&(_, size)| size == most && size > 0)
            .map(|(id, _)| id)
            .collect()
    }

    pub(super) fn check_explode<S>(
        at: &Position<S>,
        formations: FormationSet,
        row: Row,
    ) -> Result<(), Illegal> {
        let formation = FormationId::new(at.active(), row);
        if formations.contains(formation) {
            Ok(())
        } else {
            Err(Illegal::NotLargest { formation })
        }
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// The Blowback was drawn: asks where to fire it, unless there is no target (CMR-200).
    pub(super) fn blowback_drawn(&mut self) -> Next {
        let targets = ChaosMarauders::burnable(self.at);
        if targets.is_empty() {
            let card = self.in_hand();
            return self.discard_drawn(card, Discard::Unplaceable, TurnEnd::Green);
        }
        self.ask(Phase::Blowback { targets })
    }

    /// It is fired: the die says who burns (CMR-194).
    pub(super) fn burn(&mut self, target: FormationId) -> Next {
        match self.roll() {
            Face::OrcEye => self.wipe_out(target, Discard::Burnt), // CMR-195
            Face::MarkOfChaos => {
                let formations = ChaosMarauders::largest(self.at);
                match formations.single() {
                    Some(only) => self.wipe_out(only, Discard::Exploded),
                    None if formations.is_empty() => self.spent(), // CMR-197
                    None => self.ask(Phase::Explosion { formations }),
                }
            }
        }
    }

    /// The active player chose which of its largest formations explodes.
    pub(super) fn explode(&mut self, row: Row) -> Next {
        let formation = FormationId::new(self.at.active(), row);
        self.wipe_out(formation, Discard::Exploded)
    }

    /// All cards of a formation are discarded; there are no trophies, and tokens return (CMR-195, CMR-198).
    fn wipe_out(&mut self, formation: FormationId, why: Discard) -> Next {
        self.fact(Fact::Broken { formation });
        self.raid(formation, why, |_, _| true);
        self.spent()
    }
}
