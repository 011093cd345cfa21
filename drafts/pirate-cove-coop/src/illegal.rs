//! [`Illegal`]: why an action is refused, and by which rule.

use tabletop_core::{Refusal, RuleId, Seat};

use crate::state::Point;
use crate::words::{Kind, Row};

/// Why a rule forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The action answers another question.
    #[error("the decision now is {}", question(*.point))]
    OtherDecision {
        /// What is to be decided.
        point: Point,
    },
    /// The slot is empty.
    #[error("slot {slot} of the {row} row is empty")]
    NothingToReplace {
        /// The row.
        row: Row,
        /// The slot.
        slot: u8,
    },
    /// There is no card to come instead.
    #[error("the {row} deck is empty")]
    DeckEmpty {
        /// The row.
        row: Row,
    },
    /// A replacement costs more gold.
    #[error("a replacement costs {cost} gold and there is {have}")]
    TooPoorToReplace {
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// The quest slot is empty.
    #[error("there is no quest in slot {slot}")]
    NoQuest {
        /// The slot.
        slot: u8,
    },
    /// Somebody else has received fewer hit cards.
    #[error(
        "{seat} has received as many hit cards as others or more, or does not attempt the quest"
    )]
    NotItsHit {
        /// The seat.
        seat: Seat,
    },
    /// No action is left.
    #[error("there is no action left to play a card with")]
    NoAction,
    /// The card is not in hand.
    #[error("there is no {kind} in hand")]
    NotInHand {
        /// The card.
        kind: Kind,
    },
    /// The ability takes a Rum, and there is none.
    #[error("the ability takes a rum and there is none in hand")]
    NoRum,
    /// The ability takes a Damage card, which has to be named.
    #[error("the ability takes a damage card, which has to be named")]
    NoDamage,
    /// The card is not a Damage card.
    #[error("{kind} is not a damage card")]
    NotDamage {
        /// The card.
        kind: Kind,
    },
    /// The upgrade takes no Damage card.
    #[error("U{:02} takes no damage card", upgrade + 1)]
    TakesNoDamage {
        /// The upgrade.
        upgrade: u8,
    },
    /// The upgrade is not on the ship.
    #[error("U{:02} is not on this ship", u16::from(*.upgrade) + 1)]
    NotOwned {
        /// The upgrade.
        upgrade: u8,
    },
    /// The upgrade is not used by choice, or not here.
    #[error("U{:02} is not used in a quest", upgrade + 1)]
    WorksByItself {
        /// The upgrade.
        upgrade: u8,
    },
    /// The upgrade was used this round.
    #[error("U{:02} was used this round", upgrade + 1)]
    UsedUp {
        /// The upgrade.
        upgrade: u8,
    },
    /// An icon has to be named.
    #[error("the icon of this card has to be named")]
    MustName,
    /// There is not that much gold to share.
    #[error("{gold} gold is more than the {left} left to share")]
    TooMuchGold {
        /// How much was given.
        gold: u8,
        /// How much is left.
        left: u8,
    },
    /// There are not that many rumours, or not that much gold.
    #[error("{count} bribes are more than the {most} that there are rumours and gold for")]
    TooManyBribes {
        /// How many were offered.
        count: u8,
        /// How many are possible.
        most: u8,
    },
    /// Nothing is for sale there.
    #[error("nothing is for sale in slot {slot} of the {row} row")]
    NothingForSale {
        /// The row.
        row: Row,
        /// The slot.
        slot: u8,
    },
    /// The purchase costs more gold.
    #[error("the card costs {cost} gold and there is {have}")]
    TooPoorToBuy {
        /// What it costs.
        cost: u16,
        /// What there is.
        have: u16,
    },
    /// All purchases of this rest phase are made.
    #[error("all {most} purchases of this rest phase are made")]
    TooManyPurchases {
        /// How many a player has.
        most: u8,
    },
    /// Only the bot's gold raises the modifier, in the bot's turn.
    #[error("the modifier is raised in the bot's turn, with the bot's gold")]
    BotsBusiness,
    /// The modifier is as high as it goes.
    #[error("the modifier is as high as it goes")]
    ModifierAtTop,
    /// The next step of the modifier costs more gold.
    #[error("the next step of the modifier costs {cost} gold and the bot has {have}")]
    TooPoorToRaise {
        /// What it costs.
        cost: u16,
        /// What the bot has.
        have: u16,
    },
    /// The bot never owns upgrades.
    #[error("the bot buys no upgrades")]
    NoUpgradesForBot,
    /// The bot's gold pays for no replacement.
    #[error("the bot's gold pays for no replacement")]
    NoReplacementsByBot,
    /// There are too many cards in hand.
    #[error("there are more cards in hand than the hand size")]
    MustDiscard,
}

/// What is to be decided, as a phrase.
pub(crate) fn question(point: Point) -> &'static str {
    match point {
        Point::Window => "whether to replace a card before planning",
        Point::Commit => "which quest to attempt, or to stay",
        Point::BotJoin => "whether the bot joins",
        Point::BotIcon => "which icon the bot's card counts as",
        Point::Deal => "who gets the next hit card",
        Point::Play => "which card to play or upgrade to use, or to pass",
        Point::Ability(_) => "what to do with the ability of the card just played",
        Point::Split => "how much of the gold the next player gets",
        Point::Exchange => "whether to exchange a card",
        Point::Bribe => "how many rumours to silence",
        Point::BotBribe => "how many rumours to silence with the bot's gold",
        Point::Shop => "what to buy or replace",
        Point::BotShop => "what the bot buys",
        Point::Plank => "which card to trash, if any",
        Point::DiscardDown => "which card to discard of too many",
        Point::LastDiscard => "whether to discard one more card",
        Point::Over => "none: the game is over",
    }
}

/// The rule a decision comes from.
fn rule_of(point: Point) -> u16 {
    match point {
        Point::Window => 53,
        Point::Commit => 50,
        Point::BotJoin => 206,
        Point::BotIcon => 211,
        Point::Deal => 75,
        Point::Play => 77,
        Point::Ability(_) => 162,
        Point::Split => 97,
        Point::Exchange => 62,
        Point::Bribe => 130,
        Point::BotBribe => 217,
        Point::Shop => 142,
        Point::BotShop => 219,
        Point::Plank => 151,
        Point::DiscardDown => 152,
        Point::LastDiscard => 153,
        Point::Over => 6,
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        let number = match self {
            Illegal::OtherDecision { point } => rule_of(*point),
            Illegal::NothingToReplace { .. }
            | Illegal::DeckEmpty { .. }
            | Illegal::TooPoorToReplace { .. } => 172,
            Illegal::NoQuest { .. } => 55,
            Illegal::NotItsHit { .. } => 74,
            Illegal::NoAction => 78,
            Illegal::NotInHand { .. } => 77,
            Illegal::NoRum => 104,
            Illegal::NoDamage | Illegal::TakesNoDamage { .. } => 103,
            Illegal::NotDamage { .. } => 102,
            Illegal::NotOwned { .. } => 149,
            Illegal::WorksByItself { .. } => 163,
            Illegal::UsedUp { .. } => 164,
            Illegal::MustName => 88,
            Illegal::TooMuchGold { .. } => 97,
            Illegal::TooManyBribes { .. } => 130,
            Illegal::NothingForSale { .. } => 35,
            Illegal::TooPoorToBuy { .. } => 144,
            Illegal::TooManyPurchases { .. } => 143,
            Illegal::BotsBusiness => 218,
            Illegal::ModifierAtTop => 221,
            Illegal::TooPoorToRaise { .. } => 220,
            Illegal::NoUpgradesForBot => 210,
            Illegal::NoReplacementsByBot => 225,
            Illegal::MustDiscard => 152,
        };
        RuleId::new("PCC", number)
    }
}
