//! [`Decision`]: what is to be decided, and by whom. It is public.

use serde::{Deserialize, Serialize};
use tabletop_core::{Pending, Seat, SeatSet};

use crate::Position;
use crate::components::{Place, Section, Ship};
use crate::secrets::Side;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// The steps of a rig, secretly, until done (PC-020).
    Rig,
    /// The destination, secretly (PC-034).
    Wheel,
    /// An event card, or pass (PC-196).
    Event(Seat),
    /// At whom the Navy is sent (PC-197).
    Prey(Seat),
    /// Whether a Safe Passage stops the Navy (PC-198).
    SafePassage {
        /// Who decides: the captain it is sent at.
        prey: Seat,
        /// Who sends it.
        controller: Seat,
    },
    /// Whom the Sea Robber robs (PC-199).
    Robbed(Seat),
    /// Where a New Heading leads (PC-201).
    Heading(Seat),
    /// A Battle card, or pass (PC-062).
    Prepare(Seat),
    /// Who gets the Black Spot (PC-190).
    Spot(Seat),
    /// Fire a volley, or flee (PC-060).
    Stand(Seat),
    /// A Volley card, or none (PC-071).
    Load(Seat),
    /// Which ship is fired at (PC-075).
    Target(Seat),
    /// Which section is fired at (PC-075).
    Aim {
        /// Who decides.
        seat: Seat,
        /// The ship fired at.
        target: Seat,
    },
    /// The next prey of the Navy (PC-117).
    NextPrey(Seat),
    /// Which section the Navy fires at (PC-116).
    Broadside(Seat),
    /// Whether a Parrot drawn replaces a Mastercraft (PC-179).
    Conflict {
        /// Who decides.
        seat: Seat,
        /// The section of the Parrot.
        section: Section,
        /// Cards still to be drawn after this one.
        left: u8,
        /// What goes on after the cards.
        then: Interrupted,
    },
    /// What to do on an island (PC-130).
    Upgrade(Seat),
    /// From whom a Loose Tongue takes a card (PC-202).
    Gossip(Seat),
    /// Which section the Dry Dock raises (PC-203).
    Dock(Seat),
    /// What to take at the Cove (PC-139).
    Cove(Seat),
    /// What else to do at the Cove.
    Haven(Seat),
    /// Nothing: the game is over.
    Over,
}

/// What was interrupted when cards are drawn, and goes on after them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Interrupted {
    /// The plunder, with the island after this one (PC-121).
    Plunder(Place),
    /// The visit to Tavern Island.
    Upgrade,
    /// The visit to the Cove: the repair comes next.
    Cove,
}

impl Decision {
    /// The seat that decides, if it is one alone.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Decision::Rig | Decision::Wheel | Decision::Over => None,
            Decision::Event(seat)
            | Decision::Prey(seat)
            | Decision::SafePassage { prey: seat, .. }
            | Decision::Robbed(seat)
            | Decision::Heading(seat)
            | Decision::Prepare(seat)
            | Decision::Spot(seat)
            | Decision::Stand(seat)
            | Decision::Load(seat)
            | Decision::Target(seat)
            | Decision::Aim { seat, .. }
            | Decision::NextPrey(seat)
            | Decision::Broadside(seat)
            | Decision::Conflict { seat, .. }
            | Decision::Upgrade(seat)
            | Decision::Gossip(seat)
            | Decision::Dock(seat)
            | Decision::Cove(seat)
            | Decision::Haven(seat) => Some(seat),
        }
    }

    /// What is asked, as a clause about the seat that decides.
    pub const fn question(self) -> &'static str {
        match self {
            Decision::Rig => "the ships are being rigged in secret",
            Decision::Wheel => "the wheels are being set in secret",
            Decision::Event(_) => "an event card may be played",
            Decision::Prey(_) => "the Navy needs a prey",
            Decision::SafePassage { .. } => "a Safe Passage may stop the Navy",
            Decision::Robbed(_) => "the Sea Robber needs a victim",
            Decision::Heading(_) => "the New Heading needs an island",
            Decision::Prepare(_) => "a Battle card may be played",
            Decision::Spot(_) => "the Black Spot needs a rival",
            Decision::Stand(_) => "the ship fights or flees",
            Decision::Load(_) => "Volley cards may be played",
            Decision::Target(_) => "the volley needs a target",
            Decision::Aim { .. } => "the volley needs a section to aim at",
            Decision::NextPrey(_) => "the Navy needs its next prey",
            Decision::Broadside(_) => "the Navy needs a section to aim at",
            Decision::Conflict { .. } => "a Parrot and a Mastercraft want the same section",
            Decision::Upgrade(_) => "the ship may be upgraded",
            Decision::Gossip(_) => "the Loose Tongue needs a rival",
            Decision::Dock(_) => "the Dry Dock needs a section",
            Decision::Cove(_) => "the Cove offers cards and gold",
            Decision::Haven(_) => "more may be done at the Cove",
            Decision::Over => "the game is over",
        }
    }
}

impl<S: Side> Position<S> {
    /// Whose decision is awaited. It follows from what everybody knows.
    #[inline]
    pub fn pending(&self) -> Pending {
        match self.decision {
            Decision::Rig => Pending::Sealed(self.rigging),
            Decision::Wheel => Pending::Sealed(self.wheels.waiting()),
            Decision::Over => Pending::Over,
            Decision::SafePassage { prey, .. } => Pending::Reaction {
                next: prey,
                after: SeatSet::EMPTY,
            },
            other => match other.seat() {
                Some(seat) => Pending::Turn(seat),
                None => Pending::Over,
            },
        }
    }

    /// The ships a volley of `seat` may be fired at (PC-076): black ship and Navy while one of them is afloat, else its rivals.
    pub fn targets(&self, seat: Seat) -> crate::ShipSet {
        let battle = &self.battle;
        let mut ships = crate::ShipSet::EMPTY;
        if battle.black.is_some() {
            ships.insert(Ship::Black);
        }
        if battle.navy {
            ships.insert(Ship::Navy);
        }
        if ships.is_empty() {
            ships = crate::ShipSet::captains(battle.present.without(seat));
        }
        ships
    }
}
