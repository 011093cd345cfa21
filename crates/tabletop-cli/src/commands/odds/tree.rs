//! Outcomes told as a tree: what several have in common is said once, with the odds of all of them.

use std::io::Write;

use anyhow::Result;
use tabletop::core::Ratio;

use crate::show::wrap;

/// One way an action may turn out.
#[derive(Clone, Debug)]
pub(in crate::commands) struct Way {
    /// What is told of it, in order.
    pub(in crate::commands) told: Vec<String>,
    /// Its odds, where they are known exactly.
    pub(in crate::commands) exact: Option<Ratio>,
    /// Its odds, from 0 to 1.
    pub(in crate::commands) odds: f64,
}

/// Odds as a number.
#[expect(clippy::cast_precision_loss, reason = "for people to read")]
pub(in crate::commands) fn number(odds: Ratio) -> f64 {
    odds.numerator() as f64 / odds.denominator() as f64
}

/// Writes the ways as a tree, at most `top` branches at each fork, the likeliest first.
pub(in crate::commands) fn show(ways: &[Way], top: usize, out: &mut dyn Write) -> Result<()> {
    let ways: Vec<&Way> = ways.iter().collect();
    branch(&ways, 0, 0, top, out)
}

/// Writes ways that are equal in what is told before `told`.
fn branch(ways: &[&Way], told: usize, depth: usize, top: usize, out: &mut dyn Write) -> Result<()> {
    let Some(first) = ways.first() else {
        return Ok(());
    };
    let mut shared = told;
    while shared < first.told.len()
        && ways
            .iter()
            .all(|way| way.told.get(shared) == Some(&first.told[shared]))
    {
        shared += 1;
    }
    let forks = forks(ways, shared);
    // A trunk of which nothing can be told needs no line.
    if shared > told || forks.is_empty() {
        let lead = format!(
            "{:>9} {:>7.2} %  {}",
            exact(ways),
            odds(ways) * 100.0,
            "  ".repeat(depth)
        );
        let text = match &first.told[told..shared] {
            [] => "(nothing that can be seen)".to_owned(),
            sentences => sentences.join("; "),
        };
        writeln!(out, "{lead}{}", wrap(&text, lead.chars().count()))?;
    }
    let depth = depth + usize::from(shared > told);
    for fork in forks.iter().take(top) {
        branch(fork, shared, depth, top, out)?;
    }
    if forks.len() > top {
        let rest: f64 = forks[top..].iter().map(|fork| odds(fork)).sum();
        writeln!(
            out,
            "{:>9} {:>7.2} %  {}in other ways",
            "",
            rest * 100.0,
            "  ".repeat(depth)
        )?;
    }
    Ok(())
}

/// The ways by what is told of them at `told`, the likeliest first; none if nothing more is told of any.
fn forks<'a>(ways: &[&'a Way], told: usize) -> Vec<Vec<&'a Way>> {
    if ways.iter().all(|way| way.told.len() <= told) {
        return Vec::new();
    }
    let mut forks: Vec<Vec<&Way>> = Vec::new();
    for way in ways {
        match forks
            .iter_mut()
            .find(|fork| fork[0].told.get(told) == way.told.get(told))
        {
            Some(fork) => fork.push(way),
            None => forks.push(vec![way]),
        }
    }
    forks.sort_by(|one, two| odds(two).total_cmp(&odds(one)));
    forks
}

fn odds(ways: &[&Way]) -> f64 {
    ways.iter().map(|way| way.odds).sum()
}

/// The sum of the odds as a fraction, if it is known and fits.
fn exact(ways: &[&Way]) -> String {
    ways.iter()
        .try_fold(Ratio::ZERO, |sum, way| sum.checked_add(way.exact?))
        .map(|sum| sum.to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(told: &[&str], odds: Ratio) -> Way {
        Way {
            told: told.iter().map(ToString::to_string).collect(),
            exact: Some(odds),
            odds: number(odds),
        }
    }

    fn shown(ways: &[Way], top: usize) -> String {
        let mut out = Vec::new();
        show(ways, top, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_is_common_is_told_once() {
        let ways = [
            way(&["roll", "one", "lost"], Ratio::new(1, 6)),
            way(&["roll", "other", "draw a"], Ratio::new(1, 3)),
            way(&["roll", "other", "draw b"], Ratio::new(1, 2)),
        ];
        assert_eq!(
            shown(&ways, 9),
            "        1  100.00 %  roll
      5/6   83.33 %    other
      1/2   50.00 %      draw b
      1/3   33.33 %      draw a
      1/6   16.67 %    one; lost
"
        );
        assert_eq!(
            shown(&ways, 1),
            "        1  100.00 %  roll
      5/6   83.33 %    other
      1/2   50.00 %      draw b
            33.33 %      in other ways
            16.67 %    in other ways
"
        );
    }

    #[test]
    fn a_way_that_ends_early_is_a_branch_of_its_own() {
        let ways = [
            way(&["a"], Ratio::new(1, 4)),
            way(&["a", "b"], Ratio::new(3, 4)),
        ];
        assert_eq!(
            shown(&ways, 9),
            "        1  100.00 %  a
      3/4   75.00 %    b
      1/4   25.00 %    (nothing that can be seen)
"
        );
        assert_eq!(shown(&[], 9), "");
    }
}
