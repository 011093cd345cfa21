//! [`Recorded`]: luck from a log.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Answer, Chance, Odds, Stream};

/// Luck that repeats the answers of a log and remembers the first question that does not fit.
///
/// After a divergence it goes on with the lowest possible outcome, so that the rules can finish what they are doing;
/// [`finish`](Recorded::finish) then says what went wrong.
///
/// ```
/// use tabletop_core::{Chance, Odds, Recorded, Stream};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let mut luck = Recorded::new([("dice", 4)]);
/// assert_eq!(luck.pick(DICE, Odds::Even(6)), 4);
/// assert_eq!(luck.pick(DICE, Odds::Even(6)), 0);
/// assert!(luck.finish().is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Recorded {
    answers: Vec<(String, u32)>,
    asked: usize,
    divergence: Option<Divergence>,
}

/// Where a replay and its log part ways on a question of luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Divergence {
    /// The rules asked one question more than the log answers.
    Dry {
        /// The stream that was asked.
        asked: Stream,
    },
    /// The rules asked about something else than the log answers.
    Stream {
        /// The stream that was asked.
        asked: Stream,
        /// The stream the log has an answer for.
        recorded: String,
    },
    /// The answer in the log is impossible now.
    Impossible {
        /// The stream that was asked.
        asked: Stream,
        /// The outcome in the log.
        recorded: u32,
    },
    /// The log has answers nobody asked for.
    LeftOver {
        /// The first of them, as `stream=outcome`.
        recorded: String,
    },
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Divergence::Dry { asked } => {
                write!(
                    f,
                    "the rules ask luck about {asked}, and no answer is recorded"
                )
            }
            Divergence::Stream { asked, recorded } => {
                write!(
                    f,
                    "the rules ask luck about {asked}, and the record answers about {recorded}"
                )
            }
            Divergence::Impossible { asked, recorded } => {
                write!(
                    f,
                    "the record has {asked}={recorded}, which is impossible there"
                )
            }
            Divergence::LeftOver { recorded } => {
                write!(
                    f,
                    "the record has {recorded}, which the rules never ask for"
                )
            }
        }
    }
}

impl core::error::Error for Divergence {}

impl Recorded {
    /// Luck that repeats these answers: pairs of the name of a stream and an outcome.
    pub fn new<N: ToString>(answers: impl IntoIterator<Item = (N, u32)>) -> Self {
        let answers = answers
            .into_iter()
            .map(|(name, outcome)| (name.to_string(), outcome))
            .collect();
        Recorded {
            answers,
            asked: 0,
            divergence: None,
        }
    }

    /// The first divergence so far.
    pub fn divergence(&self) -> Option<&Divergence> {
        self.divergence.as_ref()
    }

    /// Whether every answer was asked for, and nothing else.
    pub fn finish(self) -> Result<(), Divergence> {
        match (self.divergence, self.answers.get(self.asked)) {
            (Some(divergence), _) => Err(divergence),
            (None, Some((name, outcome))) => Err(Divergence::LeftOver {
                recorded: alloc::format!("{name}={outcome}"),
            }),
            (None, None) => Ok(()),
        }
    }

    fn answer(&mut self, on: Stream, odds: Odds<'_>) -> Result<u32, Divergence> {
        let Some((name, outcome)) = self.answers.get(self.asked) else {
            return Err(Divergence::Dry { asked: on });
        };
        self.asked += 1;
        if name != on.name() {
            return Err(Divergence::Stream {
                asked: on,
                recorded: name.clone(),
            });
        }
        if odds.weight(*outcome) == 0 {
            return Err(Divergence::Impossible {
                asked: on,
                recorded: *outcome,
            });
        }
        Ok(*outcome)
    }
}

impl FromIterator<Answer> for Recorded {
    fn from_iter<I: IntoIterator<Item = Answer>>(answers: I) -> Self {
        Recorded::new(
            answers
                .into_iter()
                .map(|answer| (answer.stream.name(), answer.outcome)),
        )
    }
}

impl Chance for Recorded {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        match self.answer(on, odds) {
            Ok(outcome) if self.divergence.is_none() => outcome,
            Ok(_) => odds.at(0),
            Err(divergence) => {
                self.divergence.get_or_insert(divergence);
                odds.at(0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Stream = Stream::new(1, "deck");
    const DICE: Stream = Stream::new(2, "dice");

    #[test]
    fn a_faithful_replay_ends_well() {
        let mut luck: Recorded = [Answer {
            stream: DICE,
            outcome: 2,
        }]
        .into_iter()
        .collect();
        assert_eq!(luck.pick(DICE, Odds::Even(6)), 2);
        assert_eq!(luck.finish(), Ok(()));
    }

    #[test]
    fn each_way_of_parting_is_named() {
        let mut other = Recorded::new([("dice", 2), ("dice", 3)]);
        other.pick(DECK, Odds::Even(6));
        other.pick(DICE, Odds::Even(6));
        assert_eq!(
            other.finish(),
            Err(Divergence::Stream {
                asked: DECK,
                recorded: "dice".into()
            })
        );

        let mut wrong = Recorded::new([("dice", 6)]);
        wrong.pick(DICE, Odds::Even(6));
        assert_eq!(
            wrong.finish(),
            Err(Divergence::Impossible {
                asked: DICE,
                recorded: 6
            })
        );

        let mut short = Recorded::new::<&str>([]);
        short.pick(DICE, Odds::Even(6));
        assert_eq!(short.divergence(), Some(&Divergence::Dry { asked: DICE }));

        let long = Recorded::new([("dice", 6)]);
        assert_eq!(
            long.finish(),
            Err(Divergence::LeftOver {
                recorded: "dice=6".into()
            })
        );
    }
}
