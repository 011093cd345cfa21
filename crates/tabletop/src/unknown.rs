//! [`UnknownGame`]: a name that is no game, with the names that are.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::ids;

/// A name was given that no game of this build has.
///
/// ```
/// let error = tabletop::info("caos-marauders").unwrap_err();
/// # if cfg!(feature = "chaos-marauders") {
/// assert_eq!(error.nearest(), Some("chaos-marauders"));
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    asked: String,
}

impl UnknownGame {
    pub(crate) fn new(asked: &str) -> Self {
        UnknownGame {
            asked: asked.into(),
        }
    }

    /// The name that was asked for.
    pub fn asked(&self) -> &str {
        &self.asked
    }

    /// The game whose name is most like it, if any is like it at all.
    pub fn nearest(&self) -> Option<&'static str> {
        nearest(&self.asked, ids())
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a game", self.asked)?;
        if let Some(nearest) = self.nearest() {
            write!(f, "; did you mean `{nearest}`?")?;
        }
        f.write_str(" (games: ")?;
        for (place, id) in ids().enumerate() {
            write!(f, "{}{id}", if place > 0 { ", " } else { "" })?;
        }
        f.write_str(if ids().len() == 0 {
            "none in this build)"
        } else {
            ")"
        })
    }
}

impl core::error::Error for UnknownGame {}

fn nearest<'a>(asked: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let asked = asked.to_lowercase().replace(['_', ' '], "-");
    known
        .filter_map(|id| {
            let far = if !asked.is_empty() && id.starts_with(&*asked) {
                0 // the beginning of a name is as good as the name
            } else {
                distance(&asked, id)
            };
            (far * 2 <= id.len()).then_some((far, id))
        })
        .min()
        .map(|(_, id)| id)
}

/// How many letters must be put in, left out or exchanged to make one text of the other.
fn distance(one: &str, two: &str) -> usize {
    let mut row: Vec<usize> = (0..=two.chars().count()).collect();
    for (above, left) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (column, right) in two.chars().enumerate() {
            let exchanged = diagonal + usize::from(left != right);
            diagonal = row[column + 1];
            row[column + 1] = exchanged.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[row.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["chaos-cove", "chaos-marauders", "chaosmos", "pirates-cove"];

    #[test]
    fn the_nearest_name_is_found() {
        for (asked, expected) in [
            ("chaos-maruaders", Some("chaos-marauders")),
            ("Chaos Marauders", Some("chaos-marauders")),
            ("chaos-m", Some("chaos-marauders")),
            ("chaosmoss", Some("chaosmos")),
            ("pirate-cove", Some("pirates-cove")),
            ("whist", None),
            ("", None),
        ] {
            assert_eq!(nearest(asked, KNOWN.into_iter()), expected, "{asked}");
        }
    }

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("same", "same"), 0);
    }

    #[test]
    fn the_message_lists_what_there_is() {
        let message = alloc::format!("{}", UnknownGame::new("whist"));
        assert!(message.starts_with("`whist` is not a game (games: "));
        for id in ids() {
            assert!(message.contains(id));
        }
    }
}
