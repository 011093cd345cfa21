//! Every answer of luck in turn: [`branches`] re-runs a piece of rules along each of them.

use alloc::vec::Vec;

use super::{Answer, Chance, Odds, Stream};
use crate::Ratio;

/// One way in which luck can answer, with its exact probability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch<T> {
    /// How likely this branch is. The odds of all branches sum to one.
    pub odds: Ratio,
    /// The answers of luck on this branch, in order.
    pub answers: Vec<Answer>,
    /// What the run gave.
    pub result: T,
}

/// Why the branches could not all be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TooManyBranches {
    /// There are more branches than the caller allowed.
    #[error("there are more than {limit} outcomes; raise the limit to list them all")]
    Limit {
        /// The number allowed.
        limit: usize,
    },
    /// One branch is so unlikely that its odds do not fit into 128 bits.
    #[error("the odds of one outcome do not fit into 128 bits")]
    Odds,
}

/// Runs `run` once for every way in which luck can answer it, in order of the answers, at most `limit` times.
///
/// `run` must ask the same questions whenever it gets the same answers.
///
/// ```
/// use tabletop_core::{Chance, Odds, Ratio, Stream, branches};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let two_dice = branches(36, |luck| {
///     luck.pick(DICE, Odds::Even(6)) + luck.pick(DICE, Odds::Even(6)) + 2
/// })
/// .unwrap();
/// let mut seven = Ratio::ZERO;
/// for branch in two_dice.iter().filter(|branch| branch.result == 7) {
///     seven += branch.odds;
/// }
/// assert_eq!(seven, Ratio::new(1, 6));
/// ```
pub fn branches<T>(
    limit: usize,
    mut run: impl FnMut(&mut Branching) -> T,
) -> Result<Vec<Branch<T>>, TooManyBranches> {
    let mut luck = Branching::default();
    let mut found = Vec::new();
    loop {
        let result = run(&mut luck);
        if found.len() == limit {
            return Err(TooManyBranches::Limit { limit });
        }
        let odds = luck.odds().ok_or(TooManyBranches::Odds)?;
        let answers = luck.path.iter().map(|fork| fork.answer).collect();
        found.push(Branch {
            odds,
            answers,
            result,
        });
        if !luck.advance() {
            return Ok(found);
        }
    }
}

/// Chance that walks along one branch; [`branches`] hands it out and moves it on.
#[derive(Clone, Debug, Default)]
pub struct Branching {
    path: Vec<Fork>,
    depth: usize,
}

/// A question on the path, its present answer, and the answers still to come (higher numbers).
#[derive(Clone, Debug)]
struct Fork {
    answer: Answer,
    weight: u32,
    total: u32,
    rest: Vec<(u32, u32)>,
}

impl Branching {
    fn odds(&self) -> Option<Ratio> {
        self.path.iter().try_fold(Ratio::ONE, |odds, fork| {
            odds.checked_mul(Ratio::new(u128::from(fork.weight), u128::from(fork.total)))
        })
    }

    /// Moves on to the next branch; `false` when there is none.
    fn advance(&mut self) -> bool {
        self.path.truncate(self.depth);
        self.depth = 0;
        while let Some(fork) = self.path.last_mut() {
            if let Some((outcome, weight)) = fork.rest.pop() {
                fork.answer.outcome = outcome;
                fork.weight = weight;
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Branching {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        if self.depth == self.path.len() {
            let mut rest: Vec<(u32, u32)> = odds.possible().collect();
            rest.reverse();
            let Some((outcome, weight)) = rest.pop() else {
                panic!("luck was asked to choose among nothing on stream {on}");
            };
            self.path.push(Fork {
                answer: Answer {
                    stream: on,
                    outcome,
                },
                weight,
                total: odds.total(),
                rest,
            });
        }
        let fork = &self.path[self.depth];
        debug_assert_eq!(
            fork.answer.stream, on,
            "the same answers led to another question"
        );
        self.depth += 1;
        fork.answer.outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DICE: Stream = Stream::new(2, "dice");

    #[test]
    fn questions_may_depend_on_answers() {
        let found = branches(10, |luck| {
            let first = luck.pick(DICE, Odds::Weights(&[5, 0, 1]));
            if first == 2 {
                10 + luck.pick(DICE, Odds::Even(2))
            } else {
                0
            }
        })
        .unwrap();
        let results: Vec<(Ratio, u32)> = found
            .iter()
            .map(|branch| (branch.odds, branch.result))
            .collect();
        assert_eq!(
            results,
            [
                (Ratio::new(5, 6), 0),
                (Ratio::new(1, 12), 10),
                (Ratio::new(1, 12), 11)
            ]
        );
        assert_eq!(found[2].answers.len(), 2);
    }

    #[test]
    fn a_run_without_luck_has_one_branch() {
        let found = branches(1, |_| ()).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].odds, Ratio::ONE);
    }

    #[test]
    fn the_limit_is_kept() {
        let all = |luck: &mut Branching| luck.pick(DICE, Odds::Even(6));
        assert_eq!(branches(6, all).unwrap().len(), 6);
        assert_eq!(branches(5, all), Err(TooManyBranches::Limit { limit: 5 }));
    }
}
