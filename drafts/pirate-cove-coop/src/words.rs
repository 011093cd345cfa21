//! The small words of the game: [`Kind`], [`Icon`], [`Row`], [`Party`].

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::cards::Counts;
use tabletop_core::{Seat, TextError};

/// How many kinds of play card there can be: seven basic kinds and up to 17 designs of crew.
pub const KINDS: usize = 24;
/// How many basic kinds there are.
pub const BASIC: u8 = 7;
/// How many places a row has.
pub const SLOTS: u8 = 3;
/// The most designs of crew a set of components can have.
pub const MAX_CREW: u8 = 17;
/// The most designs of upgrade a set of components can have.
pub const MAX_UPGRADES: u8 = 24;
/// The most quests a set of components can have.
pub const MAX_QUESTS: u8 = 32;

/// A pile of play cards: how many there are of each [`Kind`].
pub type Cards = Counts<KINDS>;

/// A kind of play card: one of the seven basic kinds, or a design of crew.
///
/// ```
/// use pirate_cove_coop::Kind;
///
/// assert_eq!(Kind::DAMAGE_2.to_string(), "damage-2");
/// assert_eq!("C03".parse(), Ok(Kind::crew(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Kind(u8);

impl Kind {
    /// Hull.
    pub const HULL: Kind = Kind(0);
    /// Shanty.
    pub const SHANTY: Kind = Kind(1);
    /// Map.
    pub const MAP: Kind = Kind(2);
    /// Damage-1.
    pub const DAMAGE_1: Kind = Kind(3);
    /// Damage-2.
    pub const DAMAGE_2: Kind = Kind(4);
    /// Damage-3.
    pub const DAMAGE_3: Kind = Kind(5);
    /// Rum.
    pub const RUM: Kind = Kind(6);
    /// The cards the damage icon in an ability stands for (PCC-102).
    pub const DAMAGES: [Kind; 3] = [Kind::DAMAGE_1, Kind::DAMAGE_2, Kind::DAMAGE_3];

    /// The crew design with this index, from 0.
    ///
    /// # Panics
    ///
    /// If `design` is not below [`MAX_CREW`].
    pub const fn crew(design: u8) -> Self {
        assert!(design < MAX_CREW, "there are at most 17 designs of crew");
        Kind(BASIC + design)
    }

    /// The number of this kind, below [`KINDS`].
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of this kind, to index a table with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The crew design this is; `None` for a basic kind.
    pub const fn crew_design(self) -> Option<u8> {
        self.0.checked_sub(BASIC)
    }

    /// Whether this is a Damage-1, Damage-2 or Damage-3 card.
    pub const fn is_damage(self) -> bool {
        matches!(self, Kind::DAMAGE_1 | Kind::DAMAGE_2 | Kind::DAMAGE_3)
    }

    /// All kinds of a game with this many designs of crew.
    pub fn all(crew: u8) -> impl DoubleEndedIterator<Item = Kind> {
        (0..BASIC + crew.min(MAX_CREW)).map(Kind)
    }

    /// The kind an outcome of a draw stands for.
    #[inline]
    pub(crate) fn from_outcome(outcome: u32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a pile has 24 kinds")]
        let number = outcome as u8;
        Kind(number)
    }
}

const BASIC_NAMES: [&str; BASIC as usize] = [
    "hull", "shanty", "map", "damage-1", "damage-2", "damage-3", "rum",
];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.crew_design() {
            None => f.write_str(BASIC_NAMES[self.index()]),
            Some(design) => write!(f, "C{:02}", design + 1),
        }
    }
}

impl FromStr for Kind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        (0u8..)
            .zip(BASIC_NAMES)
            .find(|(_, name)| *name == text)
            .map(|(number, _)| Kind(number))
            .or_else(|| design(text, 'C', MAX_CREW).map(Kind::crew))
            .ok_or_else(|| {
                TextError::new(text, "a card: `hull`, `shanty`, `map`, `damage-1`, `damage-2`, `damage-3`, `rum`, or crew `C01` to `C17`")
            })
    }
}

/// Reads `C03`: a letter and a two-digit number from 1 up; the index from 0.
pub(crate) fn design(text: &str, letter: char, limit: u8) -> Option<u8> {
    text.strip_prefix(letter)
        .filter(|digits| digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit()))
        .and_then(|digits| digits.parse::<u8>().ok())
        .filter(|number| (1..=limit).contains(number))
        .map(|number| number - 1)
}

impl TryFrom<u8> for Kind {
    type Error = TextError;

    fn try_from(number: u8) -> Result<Self, TextError> {
        if usize::from(number) < KINDS {
            Ok(Kind(number))
        } else {
            Err(TextError::new(number, "a kind of card, 0 to 23"))
        }
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> u8 {
        kind.0
    }
}

/// What a quest can ask for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    /// Damage points.
    Damage,
    /// Maps.
    Map,
    /// Hulls.
    Hull,
    /// Shanties.
    Shanty,
}

impl Icon {
    /// Every icon, in order.
    pub const ALL: [Icon; 4] = [Icon::Damage, Icon::Map, Icon::Hull, Icon::Shanty];

    /// The number of this icon, to index a table with.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// One letter: D, M, H or S.
    pub const fn letter(self) -> char {
        ['D', 'M', 'H', 'S'][self as usize]
    }
}

const ICON_NAMES: [&str; 4] = ["damage", "map", "hull", "shanty"];

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ICON_NAMES[self.index()])
    }
}

impl FromStr for Icon {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Icon::ALL
            .into_iter()
            .find(|icon| ICON_NAMES[icon.index()] == text)
            .ok_or_else(|| TextError::new(text, "an icon: `damage`, `map`, `hull` or `shanty`"))
    }
}

/// One of the three rows of cards on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// The quests.
    Quest,
    /// The crew for hire.
    Crew,
    /// The ship upgrades for sale.
    Upgrade,
}

impl Row {
    /// Every row, in order.
    pub const ALL: [Row; 3] = [Row::Quest, Row::Crew, Row::Upgrade];

    /// The letter before the numbers of its cards: Q, C or U.
    pub const fn letter(self) -> char {
        ['Q', 'C', 'U'][self as usize]
    }
}

const ROW_NAMES: [&str; 3] = ["quest", "crew", "upgrade"];

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ROW_NAMES[*self as usize])
    }
}

impl FromStr for Row {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Row::ALL
            .into_iter()
            .find(|row| ROW_NAMES[*row as usize] == text)
            .ok_or_else(|| TextError::new(text, "a row: `quest`, `crew` or `upgrade`"))
    }
}

/// Somebody with a purse: a player, or the bot of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// The bot, for which seat 0 decides.
    Bot,
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Seat(seat) => seat.fmt(f),
            Party::Bot => f.write_str("the bot"),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn words_round_trip_through_text() {
        for kind in Kind::all(MAX_CREW) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for icon in Icon::ALL {
            assert_eq!(icon.to_string().parse(), Ok(icon));
        }
        for row in Row::ALL {
            assert_eq!(row.to_string().parse(), Ok(row));
        }
        for bad in ["", "C00", "C18", "C1", "C+1", "Hull", "damage-4", "C001"] {
            assert!(bad.parse::<Kind>().is_err(), "{bad:?} was read");
        }
        assert!(serde_json::from_str::<Kind>("24").is_err());
    }
}
