//! [`Scripted`]: luck for tests, written down beforehand.

use alloc::collections::VecDeque;

use super::{Answer, Chance, Odds, Stream};

/// Luck that follows a script, for tests: every answer is used, in order, and nothing else is asked.
///
/// # Panics
///
/// [`pick`](Chance::pick) panics when the script runs dry, when another stream is asked than the script says, and when the scripted
/// outcome is impossible. Dropping a script with answers left over panics too (unless a panic is already under way).
///
/// ```
/// use tabletop_core::{Chance, Odds, Scripted, Stream};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let mut luck = Scripted::new().then(DICE, 5).then(DICE, 0);
/// assert_eq!(luck.pick(DICE, Odds::Even(6)), 5);
/// assert_eq!(luck.pick(DICE, Odds::Even(6)), 0);
/// ```
#[derive(Debug, Default)]
pub struct Scripted {
    script: VecDeque<Answer>,
    used: usize,
}

impl Scripted {
    /// An empty script: nothing may be asked.
    pub fn new() -> Self {
        Scripted::default()
    }

    /// The script with one more answer: `outcome` when `on` is asked.
    #[must_use]
    pub fn then(mut self, on: Stream, outcome: u32) -> Self {
        self.push(on, outcome);
        self
    }

    /// Adds one more answer at the end.
    pub fn push(&mut self, on: Stream, outcome: u32) {
        self.script.push_back(Answer {
            stream: on,
            outcome,
        });
    }

    /// How many answers are left.
    pub fn left(&self) -> usize {
        self.script.len()
    }

    /// Throws the answers away that are left, so that dropping the script does not panic.
    pub fn abandon(&mut self) {
        self.script.clear();
    }
}

impl Chance for Scripted {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let asked = self.used;
        let Some(answer) = self.script.pop_front() else {
            panic!("the script ran dry: question {asked} is about {on}, {odds:?}");
        };
        self.used += 1;
        if answer.stream != on || odds.weight(answer.outcome) == 0 {
            self.abandon();
            panic!("question {asked} is about {on}, {odds:?}; the script has {answer}");
        }
        answer.outcome
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        if let Some(next) = self.script.front() {
            let left = self.script.len();
            #[cfg(feature = "std")]
            if std::thread::panicking() {
                return;
            }
            panic!("the script has {left} answers left over; the next is {next}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Stream = Stream::new(1, "deck");
    const DICE: Stream = Stream::new(2, "dice");

    #[test]
    #[should_panic(expected = "ran dry: question 1 is about dice")]
    fn running_dry_is_a_failure() {
        let mut luck = Scripted::new().then(DICE, 3);
        luck.pick(DICE, Odds::Even(6));
        luck.pick(DICE, Odds::Even(6));
    }

    #[test]
    #[should_panic(expected = "is about deck, Even(3); the script has dice=3")]
    fn another_question_is_a_failure() {
        Scripted::new().then(DICE, 3).pick(DECK, Odds::Even(3));
    }

    #[test]
    #[should_panic(expected = "the script has dice=6")]
    fn an_impossible_answer_is_a_failure() {
        Scripted::new().then(DICE, 6).pick(DICE, Odds::Even(6));
    }

    #[test]
    #[should_panic(expected = "1 answers left over; the next is dice=3")]
    fn left_over_answers_are_a_failure() {
        drop(Scripted::new().then(DICE, 3));
    }
}
