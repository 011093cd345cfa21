//! Places on the table: [`Row`], [`Cell`], [`FormationId`].

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, TextError};

/// One of the three rows of a tribe, 1 to 3: above the player sheet, on it, below it (CMR-006).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Row(u8);

/// One of the 12 cells of a formation, 1 (left) to 12 (right) (CMR-021).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

macro_rules! numbered {
    ($name:ident, $count:literal, $what:literal) => {
        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            #[doc = concat!("The ", $what, " with this number, from 1.")]
            ///
            /// # Panics
            ///
            /// If there is no such number. Numbers from outside go through `try_from`.
            pub const fn new(number: u8) -> Self {
                assert!(
                    number >= 1 && number <= $count,
                    concat!("there is no such ", $what)
                );
                $name(number)
            }

            #[doc = concat!("Every ", $what, ", in order.")]
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (1..=$count).map($name)
            }

            #[doc = concat!("The ", $what, " with this number, if there is one.")]
            #[inline]
            pub const fn get(number: u8) -> Option<Self> {
                if number >= 1 && number <= $count {
                    Some($name(number))
                } else {
                    None
                }
            }

            /// The one with this index, from 0; counted round if there are not that many.
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "there are at most 12")]
            pub(crate) const fn from_index(index: usize) -> Self {
                $name((index % $count) as u8 + 1)
            }

            /// The number, from 1.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// The number less 1, to index an array with.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl TryFrom<u8> for $name {
            type Error = TextError;

            fn try_from(number: u8) -> Result<Self, TextError> {
                $name::get(number)
                    .ok_or_else(|| TextError::new(number, concat!("a ", $what, ", 1 to ", $count)))
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> u8 {
                it.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                decimal(text)
                    .and_then($name::get)
                    .ok_or_else(|| TextError::new(text, concat!("a ", $what, ", 1 to ", $count)))
            }
        }
    };
}

numbered!(Row, 3, "row");
numbered!(Cell, 12, "cell");

/// A number written in digits alone, without leading zeros.
pub(crate) fn decimal(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    (digits && (text == "0" || !text.starts_with('0')))
        .then(|| text.parse().ok())
        .flatten()
}

/// A formation: one row of one tribe.
///
/// ```
/// use chaos_marauders::{FormationId, Row};
/// use tabletop_core::Seat;
///
/// let second = FormationId::new(Seat::new(1), Row::new(2));
/// assert_eq!(second.to_string(), "P1 row 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct FormationId {
    /// Whose formation it is.
    pub tribe: Seat,
    /// Which of the tribe's rows.
    pub row: Row,
}

impl FormationId {
    /// The most formations there can be: three for each of four tribes.
    pub const COUNT: usize = 12;

    /// The formation of a tribe in a row.
    pub const fn new(tribe: Seat, row: Row) -> Self {
        FormationId { tribe, row }
    }

    /// The number of the formation: below three times the number of tribes.
    #[inline]
    pub const fn index(self) -> usize {
        self.tribe.index() * Row::COUNT + self.row.index()
    }

    /// The formation with this number.
    #[inline]
    pub(crate) fn from_index(index: usize) -> Self {
        FormationId {
            tribe: Seat::ALL[index / Row::COUNT % Seat::ALL.len()],
            row: Row::from_index(index),
        }
    }

    /// The three formations of a tribe.
    pub fn of(tribe: Seat) -> impl Iterator<Item = FormationId> + Clone {
        Row::all().map(move |row| FormationId { tribe, row })
    }
}

impl fmt::Display for FormationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} row {}", self.tribe, self.row)
    }
}

impl FromStr for FormationId {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut words = text.split_ascii_whitespace();
        let read = FormationId::read(&mut words).filter(|_| words.next().is_none());
        read.ok_or_else(|| TextError::new(text, "a formation, such as `P1 row 3`"))
    }
}

impl FormationId {
    /// Reads a formation from the next words of a text.
    pub(crate) fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let tribe = words.next()?.parse().ok()?;
        words.next()?.eq_ignore_ascii_case("row").then_some(())?;
        Some(FormationId::new(tribe, words.next()?.parse().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn rows_and_cells_round_trip_through_text() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::try_from(cell.number()), Ok(cell));
        }
        for row in Row::all() {
            assert_eq!(row.to_string().parse(), Ok(row));
        }
        for bad in ["", "0", "13", "+1", "01", " 1", "x", "256"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad:?} was read");
        }
        assert!(Row::try_from(4).is_err());
    }
}
