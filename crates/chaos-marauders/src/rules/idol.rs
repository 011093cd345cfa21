//! The Idol of Kygor: placing it may rouse the gods (CMR-204 to CMR-211).

use tabletop_core::Table;

use super::{Next, Play};
use crate::event::Discard;
use crate::{Event, Face, FormationId};

impl<T: Table<Event>> Play<'_, T> {
    /// The Idol was placed from a draw: the die is rolled before the completion check (CMR-205, CMR-208, CMR-210).
    pub(super) fn idol_placed(&mut self, formation: FormationId) -> Next {
        if self.roll() == Face::MarkOfChaos {
            // CMR-207. The formation has not counted as complete yet, so nothing is opened.
            self.discard_cards(formation, Discard::Wrath, |play, cell| {
                play.is_troop(formation, cell)
            });
        }
        self.after_own_placing(formation)
    }
}
