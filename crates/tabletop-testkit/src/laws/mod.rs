//! The checks, one file per law. Each looks at a whole line and reports the first step at which its law is broken.

pub(crate) mod asked;
pub(crate) mod conservation;
pub(crate) mod determinism;
pub(crate) mod ends;
pub(crate) mod legal;
pub(crate) mod mirror;
pub(crate) mod odds;
pub(crate) mod refused;
pub(crate) mod sample;
pub(crate) mod saves;
pub(crate) mod sealed;
pub(crate) mod secrets;
pub(crate) mod text;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop_core::{Fingerprint, Game, Seeded, Stream, Viewer};

use crate::line::Line;
use crate::luck::Watched;

/// A seed that depends on the position alone: the same position is always looked at in the same way, wherever a line puts it.
fn salt<G: Game>(state: &G::State) -> u64 {
    Fingerprint::of(state).to_bits()
}

/// Whether a costly check is made at this position: at every `nth` by its fingerprint, and always at the end of a line, so that a
/// failing line can be cut there.
fn picked<G: Game>(line: &Line<G>, step: usize, nth: u64) -> bool {
    step == line.steps().len() || salt::<G>(line.position(step)).is_multiple_of(nth)
}

/// A world the viewer cannot tell from the real one; an error if sampling asked luck on a stream of the game.
fn sampled<G: Game>(game: &G, view: &G::View, who: Viewer, seed: u64) -> Result<G::State, String> {
    let mut luck = Watched::new(Seeded::new(seed));
    let world = game.sample(view, &mut luck);
    match luck
        .asked()
        .iter()
        .find(|&&stream| stream != Stream::SAMPLE)
    {
        Some(stream) => Err(format!(
            "sampling for {who} asks luck on the stream `{stream}`; it may ask on `sample` only"
        )),
        None => Ok(world),
    }
}

/// Whether a value comes back from JSON and from postcard as it went in.
fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    what: &str,
    value: &T,
) -> Result<(), String> {
    let json = serde_json::to_string(value)
        .map_err(|error| format!("{what} cannot be written as JSON: {error}"))?;
    let back = serde_json::from_str::<T>(&json)
        .map_err(|error| format!("{what} cannot be read back from JSON: {error}"))?;
    if back != *value {
        return Err(format!(
            "{what} comes back changed from JSON: {}",
            difference(value, &back)
        ));
    }
    let bytes = postcard::to_allocvec(value)
        .map_err(|error| format!("{what} cannot be written as postcard: {error}"))?;
    let back = postcard::from_bytes::<T>(&bytes)
        .map_err(|error| format!("{what} cannot be read back from postcard: {error}"))?;
    if back != *value {
        return Err(format!(
            "{what} comes back changed from postcard: {}",
            difference(value, &back)
        ));
    }
    Ok(())
}

/// Where two values differ when they are printed, `-` for the first and `+` for the second: at most six lines, each with its path.
pub(crate) fn difference<T: Debug>(expected: &T, found: &T) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let (left, right): (Vec<&str>, Vec<&str>) =
        (expected.lines().collect(), found.lines().collect());
    let same_start = left.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let rest = left.len().min(right.len()) - same_start;
    let same_end = left
        .iter()
        .rev()
        .zip(right.iter().rev())
        .take(rest)
        .take_while(|(a, b)| a == b)
        .count();
    let (left_end, right_end) = (left.len() - same_end, right.len() - same_end);
    let mut shown = Vec::new();
    if left_end == right_end {
        for place in (same_start..left_end)
            .filter(|&place| left[place] != right[place])
            .take(3)
        {
            shown.push(format!("- {}", with_path(&left, place)));
            shown.push(format!("+ {}", with_path(&right, place)));
        }
    } else {
        shown.extend(
            (same_start..left_end)
                .take(3)
                .map(|place| format!("- {}", with_path(&left, place))),
        );
        shown.extend(
            (same_start..right_end)
                .take(3)
                .map(|place| format!("+ {}", with_path(&right, place))),
        );
    }
    if shown.is_empty() {
        "(they print the same)".to_owned()
    } else {
        format!("\n    {}", shown.join("\n    "))
    }
}

/// A line of a pretty print with the lines it is nested in: `turn / seat: 3`.
fn with_path(lines: &[&str], place: usize) -> String {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let clean = |line: &str| {
        line.trim()
            .trim_end_matches(['{', '(', '[', ',', ' '])
            .to_owned()
    };
    let mut path = vec![clean(lines[place])];
    let mut inner = depth(lines[place]);
    for line in lines[..place].iter().rev() {
        if depth(line) < inner {
            inner = depth(line);
            path.push(clean(line));
        }
    }
    // The outermost line is the name of the type, which says nothing.
    if path.len() > 1 {
        path.pop();
    }
    path.reverse();
    path.retain(|part| !part.is_empty());
    path.join(" / ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_short_and_to_the_point() {
        assert_eq!(difference(&(1, 2, 3), &(1, 5, 3)), "\n    - 2\n    + 5");
        assert_eq!(difference(&vec![1], &vec![1, 7]), "\n    + 7");
        let hand = |card| std::collections::BTreeMap::from([("hand", vec![("card", card)])]);
        assert_eq!(
            difference(&hand(2), &hand(3)),
            "\n    - \"hand\": / 2\n    + \"hand\": / 3"
        );
        assert_eq!(difference(&1, &1), "(they print the same)");
    }
}
