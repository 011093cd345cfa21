//! [`RuleId`]: the name under which a game's rule is written down, coded and tested.

use core::fmt;

use serde::Serialize;

/// The identifier of one numbered rule, such as `CMR-045`.
///
/// Each game has a prefix; the numbers are those of the game's chapter in the book.
///
/// ```
/// use tabletop_core::RuleId;
///
/// const ONE_BANNER: RuleId = RuleId::new("CMR", 35);
/// assert_eq!(ONE_BANNER.to_string(), "CMR-035");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct RuleId {
    prefix: &'static str,
    number: u16,
}

impl RuleId {
    /// Rule `number` of the game with this `prefix`.
    pub const fn new(prefix: &'static str, number: u16) -> Self {
        RuleId { prefix, number }
    }

    /// The prefix of the game.
    pub const fn prefix(self) -> &'static str {
        self.prefix
    }

    /// The number of the rule.
    pub const fn number(self) -> u16 {
        self.number
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:03}", self.prefix, self.number)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
