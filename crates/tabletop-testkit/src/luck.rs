//! The sources of luck the kit plays with.

use tabletop_core::{Answer, Chance, Odds, Seeded, Stream};

/// Luck from a list of wanted outcomes. What is impossible is put in range; past the end the lowest possible outcome comes up.
pub(crate) struct Wanted<'a> {
    outcomes: std::slice::Iter<'a, u32>,
}

impl<'a> Wanted<'a> {
    pub(crate) fn new(outcomes: &'a [u32]) -> Self {
        Wanted {
            outcomes: outcomes.iter(),
        }
    }
}

impl Chance for Wanted<'_> {
    fn pick(&mut self, _: Stream, odds: Odds<'_>) -> u32 {
        let wanted = self.outcomes.next().copied().unwrap_or(0);
        if odds.weight(wanted) > 0 {
            wanted
        } else {
            odds.at(wanted % odds.total())
        }
    }
}

/// Luck that repeats given answers wherever that is possible, stream by stream, and else answers from a seed.
pub(crate) struct Alike {
    answers: Vec<Answer>,
    other: Seeded,
}

impl Alike {
    pub(crate) fn new(answers: &[Answer], seed: u64) -> Self {
        Alike {
            answers: answers.to_vec(),
            other: Seeded::new(seed),
        }
    }
}

impl Chance for Alike {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let same = self.answers.iter().position(|answer| answer.stream == on);
        let answer = same.map(|place| self.answers.remove(place).outcome);
        answer
            .filter(|&outcome| odds.weight(outcome) > 0)
            .unwrap_or_else(|| self.other.pick(on, odds))
    }
}

/// Luck that remembers which streams it was asked on.
pub(crate) struct Watched<C> {
    inner: C,
    asked: Vec<Stream>,
}

impl<C: Chance> Watched<C> {
    pub(crate) fn new(inner: C) -> Self {
        Watched {
            inner,
            asked: Vec::new(),
        }
    }

    /// The streams of all questions so far.
    pub(crate) fn asked(&self) -> &[Stream] {
        &self.asked
    }
}

impl<C: Chance> Chance for Watched<C> {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        self.asked.push(on);
        self.inner.pick(on, odds)
    }
}

/// A small number below `bound` from a generator of the kit; 0 if there is nothing to choose.
pub(crate) fn below(luck: &mut Seeded, bound: usize) -> usize {
    let bound = u32::try_from(bound).unwrap_or(u32::MAX);
    if bound < 2 {
        0
    } else {
        luck.below(Stream::POLICY, bound) as usize
    }
}
