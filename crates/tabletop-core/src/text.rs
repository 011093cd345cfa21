//! [`TextError`]: what is wrong with a text somebody typed, and what would have been right.

use alloc::string::{String, ToString};
use core::fmt;

/// A piece of text that could not be read, with what was expected in its place.
///
/// Every `FromStr` of the workspace that reads something a person types answers with it.
///
/// ```
/// use tabletop_core::Seat;
///
/// let error = "P9".parse::<Seat>().unwrap_err();
/// assert_eq!(error.to_string(), "`P9` is not a seat, P0 to P7");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    text: String,
    expected: String,
}

impl TextError {
    /// `text` was found where `expected` (a noun phrase) should be.
    pub fn new(text: impl ToString, expected: impl ToString) -> Self {
        TextError {
            text: text.to_string(),
            expected: expected.to_string(),
        }
    }

    /// The text that could not be read.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What was expected instead.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.text, self.expected)
    }
}

impl core::error::Error for TextError {}
