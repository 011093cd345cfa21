//! [`Slot`]: a card and who knows it.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, Viewer};

/// A place for a card that records which seats know the card.
///
/// In a state `C` is the card; in a view it is `Option<C>`, a card or a back. Who knows it is itself public: a card is looked at, given
/// or returned in front of everybody.
///
/// ```
/// use tabletop_core::cards::Slot;
/// use tabletop_core::{Seat, SeatSet, Viewer};
///
/// let mut slot = Slot::known_to("Queen", SeatSet::only(Seat::new(0)));
/// assert_eq!(slot.seen_by(Viewer::Seat(Seat::new(1))).card, None);
/// slot.show(Seat::new(1));
/// assert_eq!(slot.seen_by(Viewer::Seat(Seat::new(1))).card, Some("Queen"));
/// assert_eq!(slot.seen_by(Viewer::Spectator).card, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot<C> {
    /// The card.
    pub card: C,
    /// The seats that know it.
    pub known_to: SeatSet,
}

impl<C> Slot<C> {
    /// A card that nobody knows.
    pub fn hidden(card: C) -> Self {
        Slot {
            card,
            known_to: SeatSet::EMPTY,
        }
    }

    /// A card that these seats know.
    pub fn known_to(card: C, seats: SeatSet) -> Self {
        Slot {
            card,
            known_to: seats,
        }
    }

    /// `seat` gets to know the card.
    pub fn show(&mut self, seat: Seat) {
        self.known_to.insert(seat);
    }
}

impl<C: Copy> Slot<C> {
    /// The slot as `who` sees it: a card, or a back.
    pub fn seen_by(&self, who: Viewer) -> Slot<Option<C>> {
        Slot {
            card: who.is_in(self.known_to).then_some(self.card),
            known_to: self.known_to,
        }
    }
}
