//! [`Illegal`]: why an action is refused, each reason with the rule behind it.

use tabletop_core::{Refusal, RuleId, Seat};

use crate::Decision;
use crate::components::{Card, Place, Section};

/// Why a rule forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The action answers another question than the one that is open.
    #[error("that is no answer now: {}", .0.question())]
    NotAsked(Decision),
    /// The marker is at the end of its track (PC-024, PC-145).
    #[error("the {0} cannot be raised any further")]
    AtTheTop(Section),
    /// It costs more gold than there is (PC-024, PC-145).
    #[error("it costs {price} gold, and there are {gold} aboard")]
    TooDear {
        /// The price.
        price: u8,
        /// The gold aboard, less what a rig has used up already.
        gold: u8,
    },
    /// The Cove is no destination (PC-035).
    #[error("a wheel cannot be set to Pirate's Cove")]
    NoDestination,
    /// The card is not in the hand (PC-168).
    #[error("{} is not in the hand", .0.name())]
    NotInHand(Card),
    /// The card is played at another time.
    #[error("{} is not played now: {}", .card.name(), .decision.question())]
    WrongTime {
        /// The card.
        card: Card,
        /// What is asked.
        decision: Decision,
    },
    /// The Navy is at sea already (PC-120).
    #[error("the Royal Navy is at sea already this month")]
    NavyAtSea,
    /// No rival lies where the Navy may be sent (PC-197).
    #[error("no rival lies on an outer island other than the own ship's")]
    NoPrey,
    /// The captain named does not lie where the Navy may be sent (PC-114, PC-118, PC-197).
    #[error("the Navy cannot be sent to {1}, where {0} lies")]
    OutOfReach(Seat, Place),
    /// The captain named is not a rival at the table.
    #[error("{0} is not a rival")]
    NotARival(Seat),
    /// The captain named is robbed by somebody already (PC-199).
    #[error("{0} is robbed already this month")]
    RobbedAlready(Seat),
    /// Every rival is robbed by somebody already (PC-199).
    #[error("every rival is robbed already this month")]
    NobodyToRob,
    /// The ship lies there already (PC-201).
    #[error("the ship lies at {0} already")]
    ThereAlready(Place),
    /// The controller of the Navy may not join it (PC-118).
    #[error("the controller of the Navy may not join it on {0} this month")]
    NavyThere(Place),
    /// The captain named is not in the battle.
    #[error("{0} is not in this battle")]
    NotInBattle(Seat),
    /// Nobody else is in the battle (PC-190).
    #[error("there is no rival in this battle")]
    NoRivalHere,
    /// A black ship or the Navy must be fired at first (PC-076).
    #[error("a black ship or the Navy is afloat here and must be fired at first")]
    NpcFirst,
    /// There is no such ship to fire at (PC-075).
    #[error("there is no such ship to fire at here")]
    NoSuchTarget,
    /// Nobody flees from the final battle (PC-164).
    #[error("nobody flees from the final battle")]
    ToTheDeath,
    /// Nothing of the kind is done at this place.
    #[error("that is not done at {0}")]
    NotHere(Place),
    /// So many cards were bought already (PC-132).
    #[error("no more than {0} tavern cards are bought in one visit")]
    EnoughCards(u8),
    /// There are no tavern cards (PC-210).
    #[error("there are no tavern cards left")]
    NoCards,
    /// A section was raised here already (PC-137).
    #[error("one section is raised on Treasure Island in a visit, and one was")]
    RaisedAlready,
    /// There are no chests aboard, or not enough (PC-134).
    #[error("there are {have} chests aboard; that takes {need}")]
    TooFewChests {
        /// How many it takes.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// There is not enough gold for a lot (PC-135).
    #[error("gold is buried {lot} at a time, and there are {gold} aboard")]
    TooLittleGold {
        /// The gold of a lot.
        lot: u8,
        /// The gold aboard.
        gold: u8,
    },
    /// A Mastercraft was played in this turn (PC-143).
    #[error("one Mastercraft is played in a turn, and one was")]
    ReinforcedAlready,
    /// A Parrot sits there (PC-182).
    #[error("a Parrot sits on the {0}")]
    ParrotThere(Section),
    /// No Mastercraft of the ship is damaged (PC-146).
    #[error("no Mastercraft of this ship is damaged")]
    NothingDamaged,
    /// No Parrot sits there (PC-147).
    #[error("no Parrot sits on the {0}")]
    NoParrot(Section),
    /// The captain named, or everybody else, has an empty hand (PC-202).
    #[error("there is no card to take")]
    EmptyHand,
    /// No section can be raised for the gold there is (PC-203).
    #[error("no section can be raised for the gold aboard")]
    NothingToRaise,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "PC",
            match *self {
                Illegal::NotAsked(decision) | Illegal::WrongTime { decision, .. } => {
                    decision_rule(decision)
                }
                Illegal::AtTheTop(_) | Illegal::TooDear { .. } => 145,
                Illegal::NoDestination => 35,
                Illegal::NotInHand(_) => 168,
                Illegal::NavyAtSea => 120,
                Illegal::NoPrey | Illegal::OutOfReach(..) => 197,
                Illegal::NotARival(_) | Illegal::RobbedAlready(_) | Illegal::NobodyToRob => 199,
                Illegal::ThereAlready(_) => 201,
                Illegal::NavyThere(_) => 118,
                Illegal::NotInBattle(_) | Illegal::NoRivalHere => 190,
                Illegal::NpcFirst => 76,
                Illegal::NoSuchTarget => 75,
                Illegal::ToTheDeath => 164,
                Illegal::NotHere(place) => match place {
                    Place::Tavern => 132,
                    Place::TreasureIsland => 137,
                    Place::Cove => 142,
                    _ => 133,
                },
                Illegal::EnoughCards(_) => 132,
                Illegal::NoCards => 210,
                Illegal::RaisedAlready => 137,
                Illegal::TooFewChests { .. } => 134,
                Illegal::TooLittleGold { .. } => 135,
                Illegal::ReinforcedAlready => 143,
                Illegal::ParrotThere(_) => 182,
                Illegal::NothingDamaged => 146,
                Illegal::NoParrot(_) => 147,
                Illegal::EmptyHand => 202,
                Illegal::NothingToRaise => 203,
            },
        )
    }
}

/// The rule that says what a decision is about.
const fn decision_rule(decision: Decision) -> u16 {
    match decision {
        Decision::Rig => 20,
        Decision::Wheel => 34,
        Decision::Event(_) => 196,
        Decision::Prey(_) => 197,
        Decision::SafePassage { .. } => 198,
        Decision::Robbed(_) => 199,
        Decision::Heading(_) => 201,
        Decision::Prepare(_) => 62,
        Decision::Spot(_) => 190,
        Decision::Stand(_) => 60,
        Decision::Load(_) => 71,
        Decision::Target(_) | Decision::Aim { .. } => 75,
        Decision::NextPrey(_) => 117,
        Decision::Broadside(_) => 116,
        Decision::Conflict { .. } => 179,
        Decision::Upgrade(_) => 130,
        Decision::Gossip(_) => 202,
        Decision::Dock(_) => 203,
        Decision::Cove(_) => 139,
        Decision::Haven(_) => 142,
        Decision::Over => 159,
    }
}
