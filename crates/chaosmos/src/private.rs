//! [`Private`]: what a seat has chosen so far, and nobody else knows.

use serde::{Deserialize, Serialize};
use tabletop_core::Seat;

use crate::components::Kinds;
use crate::{Alien, Kind, Pay, Planet, Space};

/// What a seat has chosen so far, and nobody else knows: the steps of a declaration or of an exchange of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Private {
    /// Kinds stowed in this exchange, a bit each.
    stowed: [u8; 7],
    /// The lowest kind that may be chosen next in this step.
    pub(crate) least: u8,
    /// The step of the exchange.
    pub(crate) step: Step,
    /// The declaration under way.
    pub(crate) draft: Draft,
}

impl Private {
    pub(crate) const BLANK: Private = Private {
        stowed: [0; 7],
        least: 0,
        step: Step::Locks,
        draft: Draft::None,
    };

    pub(crate) fn stowed(&self) -> Kinds {
        let mut bytes = [0; 8];
        bytes[..7].copy_from_slice(&self.stowed);
        Kinds::from_le_bytes(bytes)
    }

    pub(crate) fn stow(&mut self, kind: Kind) {
        self.stowed[kind.index() / 8] |= 1 << (kind.index() % 8);
    }
}

/// The steps of an exchange of cards (CM-095).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Show a Key, or turn the face-up card down.
    Locks,
    /// Put cards into the envelope.
    Stow,
    /// Take cards out.
    Take,
    /// Turn a Trap or Vault up.
    TurnUp,
    /// Keep the envelope or return it.
    Keep,
}

/// Whom an attack is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Foe {
    /// A player.
    Player(Seat),
    /// The Base on a planet.
    Base(Planet),
}

/// A declaration that is not complete (CM-042 and the rules of each action): what is chosen, and so what is asked next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// None.
    None,
    /// Two sheets to choose from.
    Offer(Alien, Alien),
    /// The first of these sheets is chosen, the second not.
    Chosen(Alien, Alien),
    /// A Move: how is it paid?
    Move(Space),
    /// A jump: where to?
    Hyperspace,
    /// A jump to there: how is it paid?
    Jump(Space),
    /// Control: how is it paid?
    Control,
    /// Control of a toxic planet: which gear is shown?
    ControlGear(Pay),
    /// An attack: how is it paid?
    Attack(Foe),
    /// An attack over toxic ground: which gear is shown?
    AttackGear(Foe, Pay),
    /// The pool trade: which card is given?
    Trade,
    /// The pool trade, giving this: which card is taken?
    TradeFor(Kind),
    /// A Hypertube: which card is sent?
    Tube,
    /// A Hypertube with this card: where to?
    TubeTo(Kind),
    /// A Scrying Prism: at what?
    Prism,
    /// Telepathy: at what?
    Telepathy,
    /// Recovery Bots: which card?
    Bots,
    /// Scavenging: which card?
    Scavenge,
    /// A Temporal Displacer: how far?
    Displacer,
    /// Booster Rockets: where to?
    Booster,
    /// A Hypergate: to which Base?
    Hypergate,
    /// A Transceiver: in which Base?
    Transceiver,
    /// A Transceiver in this Base: which card?
    Fetch(Planet),
    /// A Drop Capsule on toxic ground: which gear is shown?
    CapsuleGear,
    /// Seduction: of whom?
    Seduce,
    /// A Nano Fabricator: a copy of what?
    Nano,
}
