//! [`Illegal`]: why an action is refused, each reason with its rule.

use tabletop_core::{Refusal, RuleId, Seat};

use crate::{Kind, Planet, Space};

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The seat is not at the table.
    #[error("there is no such seat at this table")]
    NotAtTable,
    /// Another question is open.
    #[error("the open question is {question}")]
    OtherQuestion {
        /// The question.
        question: &'static str,
        /// The number of the rule that asks it.
        number: u16,
    },
    /// The sheet was not drawn.
    #[error("this character sheet was not drawn")]
    SheetNotDrawn,
    /// A home or toxic planet, or one that is irradiated already.
    #[error("{planet} is a home or toxic planet of a player, or irradiated already")]
    Spared {
        /// The planet.
        planet: Planet,
    },
    /// The hand is over its limit.
    #[error("the hand is over its limit; more cards must be stowed")]
    TooManyCards,
    /// The hand is full.
    #[error("the hand is full")]
    HandFull,
    /// The kind is not in hand.
    #[error("there is no {kind} in hand")]
    NotInHand {
        /// The kind.
        kind: Kind,
    },
    /// The kind is not there.
    #[error("there is no {kind} that can be taken there")]
    NotThere {
        /// The kind.
        kind: Kind,
    },
    /// A lower kind than the last one chosen, or one just stowed.
    #[error(
        "within a step kinds are chosen in ascending order, and what was just stowed stays: {kind} is out of turn"
    )]
    OutOfOrder {
        /// The kind.
        kind: Kind,
    },
    /// An enemy Vault is in the way.
    #[error("an enemy Vault locks the envelope; only Keys come out until one is shown")]
    Locked,
    /// The envelope has a face-up card.
    #[error("the envelope has a face-up card already")]
    FaceUp,
    /// The envelope has no face-up card of that sort.
    #[error("there is no face-up card that could be turned down")]
    NothingUp,
    /// Only Traps and Vaults are turned up in an exchange.
    #[error("only Traps and Vaults can be turned up in an exchange of cards")]
    NoFlipCard,
    /// There is no lock.
    #[error("the envelope is not locked")]
    NotLocked,
    /// No envelope is controlled.
    #[error("no envelope is controlled")]
    NoControl,
    /// The envelope was opened in this epoch.
    #[error("the envelope was opened, or hands were called ready, since the last main action")]
    OpenedAlready,
    /// Nobody needs to be called.
    #[error("hands are ready: no opponent controls an envelope, or they were called already")]
    ReadyAlready,
    /// Hands are not ready.
    #[error("opponents control envelopes, so hands must be called ready first")]
    NotReady,
    /// Actions are short.
    #[error("there are too few Actions left, and nothing else pays for it")]
    TooFewActions,
    /// That way to pay is not open.
    #[error("it cannot be paid like that")]
    CannotPay,
    /// The space is not connected.
    #[error("{space} is not connected to the present space, or too far")]
    NotConnected {
        /// The space.
        space: Space,
    },
    /// There is no Hypertoken left.
    #[error("there is no Hypertoken left")]
    NoHypertoken,
    /// Free moves need Evasion Rockets, yellow stars, and a paid action in between.
    #[error(
        "a free move needs Evasion Rockets, two connected yellow stars, and a paid action since the last one"
    )]
    NoGlide,
    /// The token is not on a planet with an envelope.
    #[error("there is no envelope here")]
    NoEnvelopeHere,
    /// Somebody controls it.
    #[error("the envelope is controlled already")]
    Controlled,
    /// A Base guards it.
    #[error("the Base of an opponent guards the envelope")]
    Guarded,
    /// Gear is missing.
    #[error("the planet is toxic, and there is no gear in hand")]
    Toxic,
    /// The target is not there.
    #[error("there is no such opponent or Base")]
    NoTarget,
    /// It was attacked already.
    #[error("it was attacked in this turn already")]
    AttackedAlready,
    /// Its owner controls it.
    #[error("a Base cannot be attacked while its owner controls the envelope")]
    OwnerInside,
    /// The target is out of reach.
    #[error("the target is out of reach")]
    OutOfReach,
    /// It is used up for this turn.
    #[error("it is allowed once per turn, and was used")]
    UsedUp,
    /// There is no pool.
    #[error("there is no Cosmic Pool in this game")]
    NoPool,
    /// The pool is for those who control their home.
    #[error("the pool is for who controls the home planet, or trades the Bunny")]
    NotAtHome,
    /// The card is not played like that.
    #[error("{kind} is not used like that")]
    NotUsable {
        /// The kind.
        kind: Kind,
    },
    /// There is nothing for it to act on.
    #[error("there is nothing here for it to act on")]
    NothingToAct,
    /// The alien has no such ability.
    #[error("this alien has no ability that is used as an action")]
    NoAbility,
    /// The clock does not go there.
    #[error("the clock does not go beyond its dial")]
    BeyondDial,
    /// Only Combat cards are played in a combat.
    #[error("{kind} is not a Combat card that can be played now")]
    NotCombat {
        /// The kind.
        kind: Kind,
    },
    /// It cannot be copied.
    #[error("{kind} does not lie on a table, or cannot be copied")]
    NotCopyable {
        /// The kind.
        kind: Kind,
    },
    /// There is no hidden card.
    #[error("no card is hidden")]
    NothingHidden,
    /// The own Trap is not up.
    #[error("no own Trap is face-up here")]
    NoOwnTrap,
    /// Nothing of the kind can be chosen.
    #[error("{seat} cannot be chosen")]
    BadSeat {
        /// The seat.
        seat: Seat,
    },
    /// The envelope cannot be chosen.
    #[error("the envelope of {planet} cannot be chosen")]
    BadPlanet {
        /// The planet.
        planet: Planet,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "CM",
            match *self {
                Illegal::NotAtTable => 9,
                Illegal::OtherQuestion { number, .. } => number,
                Illegal::SheetNotDrawn => 10,
                Illegal::Spared { .. } => 18,
                Illegal::TooManyCards => 27,
                Illegal::HandFull => 85,
                Illegal::NotInHand { .. } => 8,
                Illegal::NotThere { .. } => 84,
                Illegal::OutOfOrder { .. } => 95,
                Illegal::Locked => 223,
                Illegal::FaceUp => 101,
                Illegal::NothingUp => 106,
                Illegal::NoFlipCard => 100,
                Illegal::NotLocked => 228,
                Illegal::NoControl => 79,
                Illegal::OpenedAlready => 92,
                Illegal::ReadyAlready => 91,
                Illegal::NotReady => 89,
                Illegal::TooFewActions => 41,
                Illegal::CannotPay => 38,
                Illegal::NotConnected { .. } => 53,
                Illegal::NoHypertoken => 56,
                Illegal::NoGlide => 254,
                Illegal::NoEnvelopeHere => 72,
                Illegal::Controlled => 76,
                Illegal::Guarded => 77,
                Illegal::Toxic => 61,
                Illegal::NoTarget => 112,
                Illegal::AttackedAlready => 109,
                Illegal::OwnerInside => 195,
                Illegal::OutOfReach | Illegal::BadSeat { .. } => 108,
                Illegal::UsedUp => 39,
                Illegal::NoPool => 36,
                Illegal::NotAtHome => 44,
                Illegal::NotUsable { .. } | Illegal::NotCombat { .. } => 113,
                Illegal::NothingToAct => 40,
                Illegal::NoAbility => 276,
                Illegal::BeyondDial => 239,
                Illegal::NotCopyable { .. } => 158,
                Illegal::NothingHidden => 272,
                Illegal::NoOwnTrap => 219,
                Illegal::BadPlanet { .. } => 235,
            },
        )
    }
}
