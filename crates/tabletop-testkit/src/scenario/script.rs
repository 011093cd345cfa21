//! The script of luck of a scenario.

use std::collections::VecDeque;

use tabletop_core::{Chance, Odds, Stream};

use super::StreamName;

/// Answers to come. What does not fit is remembered, and the rules go on with the lowest possible outcome: so the test, not the inside
/// of a game, is where it fails.
#[derive(Debug, Default)]
pub(super) struct Script {
    answers: VecDeque<(String, u32)>,
    fault: Option<String>,
}

impl Script {
    pub(super) fn extend<N: StreamName>(&mut self, answers: impl IntoIterator<Item = (N, u32)>) {
        self.answers.extend(
            answers
                .into_iter()
                .map(|(stream, outcome)| (stream.stream_name().to_owned(), outcome)),
        );
    }

    /// The first question that did not fit.
    pub(super) fn check(&self) -> Result<(), String> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Whether every answer was asked for.
    pub(super) fn used_up(&self) -> Result<(), String> {
        match self.answers.front() {
            None => Ok(()),
            Some((stream, outcome)) => {
                let left = self.answers.len();
                Err(format!(
                    "{left} scripted answers of luck were not asked for; the next is {stream}={outcome}"
                ))
            }
        }
    }

    /// Gives up on what is left, when the test has failed already.
    pub(super) fn abandon(&mut self) {
        self.answers.clear();
    }

    fn answer(&mut self, on: Stream, odds: Odds<'_>) -> Result<u32, String> {
        let Some((stream, outcome)) = self.answers.pop_front() else {
            return Err(format!(
                "luck is asked about {on} ({odds:?}), and the script has no answer left"
            ));
        };
        if stream != on.name() {
            return Err(format!(
                "luck is asked about {on} ({odds:?}), and the script goes on with {stream}={outcome}"
            ));
        }
        if odds.weight(outcome) == 0 {
            return Err(format!(
                "the script has {stream}={outcome}, which is impossible there: {odds:?}"
            ));
        }
        Ok(outcome)
    }
}

impl Chance for Script {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        self.answer(on, odds).unwrap_or_else(|message| {
            self.fault.get_or_insert(message);
            odds.at(0)
        })
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking()
            && let Err(message) = self.used_up()
        {
            panic!("the scenario is dropped, and {message}");
        }
    }
}
