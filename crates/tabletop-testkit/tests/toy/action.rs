//! What a seat may do in the toy game, and why not.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Refusal, RuleId, TextError};

use super::CARDS;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Keep,
    Swap(u8),
    Bid(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep => f.write_str("keep"),
            Action::Swap(card) => write!(f, "swap {card}"),
            Action::Bid(card) => write!(f, "bid {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let card = |number: &str| {
            number
                .parse()
                .ok()
                .filter(|&card: &u8| card < CARDS && number == card.to_string())
        };
        match text.split_once(' ') {
            None if text == "keep" => Some(Action::Keep),
            Some(("swap", number)) => card(number).map(Action::Swap),
            Some(("bid", number)) => card(number).map(Action::Bid),
            _ => None,
        }
        .ok_or_else(|| TextError::new(text, "keep, swap CARD or bid CARD"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    WrongPhase,
    NotYours(u8),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::WrongPhase => f.write_str("this is not the time for it"),
            Illegal::NotYours(card) => write!(f, "card {card} is not in your hand"),
        }
    }
}

impl std::error::Error for Illegal {}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::WrongPhase => RuleId::new("TOY", 1),
            Illegal::NotYours(_) => RuleId::new("TOY", 2),
        }
    }
}
