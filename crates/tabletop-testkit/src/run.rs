//! [`Run`]: a law, checked on many random games.

use std::cell::Cell;
use std::fmt;

use proptest::test_runner::{
    Config, FileFailurePersistence, RngSeed, TestCaseError, TestError, TestRunner,
};
use tabletop_core::{Catalog, Dense};

use crate::law::{Law, Tally, Violation, check_law};
use crate::process;
use crate::scenario::print;
use crate::strategy::TapeStrategy;
use crate::tape::Tape;

/// How many random games a law is checked on if nothing else is said: few enough for a debug build in CI.
pub const DEFAULT_GAMES: u32 = 48;

/// The environment variable that sets the number of games for every law: `TABLETOP_LAW_GAMES=10000`.
pub const GAMES_VARIABLE: &str = "TABLETOP_LAW_GAMES";

/// A law to be checked on random games: what a test of [`laws!`](crate::laws) runs.
///
/// ```no_run
/// # use tabletop_core::{Catalog, Dense};
/// use tabletop_testkit::{Law, Run};
///
/// fn find_a_leak<G: Catalog + Dense>() {
///     if let Err(broken) = Run::new(Law::Secrets).games(200).search::<G>() {
///         println!("{broken}");
///     }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Run {
    law: Law,
    games: u32,
    seed: Option<u64>,
    name: Option<&'static str>,
    source: Option<&'static str>,
    test: Option<&'static str>,
}

/// What a run that found nothing wrong has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Decisions on them.
    pub decisions: u64,
    /// Checks made, and left out.
    pub tally: Tally,
}

/// A law that a run found broken, on the smallest line that breaks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// What is wrong.
    pub violation: Violation,
    /// The line that breaks the law, as a test to paste into a crate that knows the game. Empty if no game could be started.
    pub scenario: String,
    /// The decisions of that line.
    pub decisions: usize,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.violation)?;
        if !self.scenario.is_empty() {
            write!(
                f,
                "\n\nThe smallest game that was found, as a test to paste:\n\n{}",
                self.scenario
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for Broken {}

impl Run {
    /// A run of this law over [`DEFAULT_GAMES`], or what [`GAMES_VARIABLE`] says.
    pub fn new(law: Law) -> Self {
        Run {
            law,
            games: DEFAULT_GAMES,
            seed: None,
            name: None,
            source: None,
            test: None,
        }
    }

    /// Sets the number of games. [`GAMES_VARIABLE`] still wins over it.
    pub fn games(self, games: u32) -> Self {
        Run { games, ..self }
    }

    /// Plays the games of this seed, not other ones every time.
    pub fn seed(self, seed: u64) -> Self {
        Run {
            seed: Some(seed),
            ..self
        }
    }

    /// The name of the game's type, as it should be written in a scenario. Without it, the last part of the type's name.
    pub fn named(self, name: &'static str) -> Self {
        Run {
            name: Some(name),
            ..self
        }
    }

    /// The source file beside which failures are kept (`laws.proptest-regressions`), so that the next run tries them first. Without it
    /// nothing is kept.
    pub fn keeping_failures_beside(self, source: &'static str) -> Self {
        Run {
            source: Some(source),
            ..self
        }
    }

    /// The name of the running test, with the crate in front, as `module_path!` gives it: [`Law::Determinism`] starts it again in another
    /// process. Without it that part is left out.
    pub fn as_test(self, test: &'static str) -> Self {
        Run {
            test: Some(test),
            ..self
        }
    }

    /// Checks the law, and panics with the report if it is broken.
    ///
    /// # Panics
    ///
    /// If the law is broken.
    pub fn assert<G: Catalog + Dense>(&self) {
        if self.law == Law::Determinism && self.test.is_some() && process::answer_probe::<G>() {
            return;
        }
        if let Err(broken) = self.search::<G>() {
            panic!("{broken}");
        }
    }

    /// Checks the law on random games.
    ///
    /// # Errors
    ///
    /// The violation, on the smallest line that was found.
    ///
    /// # Panics
    ///
    /// If [`GAMES_VARIABLE`] is set to something that is no number of games.
    pub fn search<G: Catalog + Dense>(&self) -> Result<Report, Broken> {
        let games = games_from_environment().unwrap_or(self.games);
        let mut runner = TestRunner::new(self.config(games));
        let (tally, decisions) = (Cell::new(Tally::default()), Cell::new(0));
        let found = runner.run(&TapeStrategy::<G>::whole(), |tape| {
            match check::<G>(self.law, &tape) {
                Ok((more, steps)) => {
                    let mut sum = tally.get();
                    sum.add(more);
                    tally.set(sum);
                    decisions.set(decisions.get() + steps);
                    Ok(())
                }
                Err(violation) => Err(TestCaseError::fail(violation.message)),
            }
        });
        let simple = |message: String| Broken {
            violation: Violation {
                law: self.law,
                step: 0,
                message,
            },
            scenario: String::new(),
            decisions: 0,
        };
        match found {
            Ok(()) => {}
            Err(TestError::Fail(reason, tape)) => {
                return Err(self.report::<G>(&tape).unwrap_or_else(|| {
                    simple(format!("{reason} — but not when the same game was played once more: the game is not deterministic"))
                }));
            }
            Err(TestError::Abort(reason)) => {
                return Err(simple(format!("the search was given up: {reason}")));
            }
        }
        let report = Report {
            games,
            decisions: decisions.get(),
            tally: tally.get(),
        };
        if self.law == Law::Odds && report.tally.checks == 0 && report.tally.skipped > 0 {
            return Err(simple(format!(
                "nothing could be checked: every action had more than {} outcomes",
                crate::ODDS_LIMIT
            )));
        }
        if let (Law::Determinism, Some(test)) = (self.law, self.test) {
            let inside = test.split_once("::").map_or(test, |(_, inside)| inside);
            process::compare::<G>(inside).map_err(simple)?;
        }
        Ok(report)
    }

    fn config(&self, games: u32) -> Config {
        let config = Config::default();
        Config {
            cases: games,
            rng_seed: self.seed.map_or(config.rng_seed, RngSeed::Fixed),
            source_file: self.source,
            failure_persistence: self
                .source
                .map(|_| Box::new(FileFailurePersistence::WithSource("proptest-regressions")) as _),
            max_shrink_iters: 20_000,
            max_shrink_time: 60_000, // milliseconds
            ..config
        }
    }

    /// What is wrong on this tape; `None` if nothing is, this time.
    fn report<G: Catalog + Dense>(&self, tape: &Tape<G::Action>) -> Option<Broken> {
        let violation = check::<G>(self.law, tape).err()?;
        let Ok(line) = tape.play::<G>() else {
            return Some(Broken {
                violation,
                scenario: String::new(),
                decisions: 0,
            });
        };
        let name = self.name.unwrap_or_else(print::short_name::<G>);
        let scenario = print::test(&line, name, &violation);
        Some(Broken {
            violation,
            scenario,
            decisions: line.steps().len(),
        })
    }
}

fn check<G: Catalog + Dense>(law: Law, tape: &Tape<G::Action>) -> Result<(Tally, u64), Violation> {
    let line = tape.play::<G>().map_err(|message| Violation {
        law,
        step: 0,
        message,
    })?;
    Ok((check_law(law, &line)?, line.steps().len() as u64))
}

/// The number of games the environment asks for.
fn games_from_environment() -> Option<u32> {
    let text = std::env::var(GAMES_VARIABLE).ok()?;
    Some(games_of(&text).unwrap_or_else(|message| panic!("{message}")))
}

fn games_of(text: &str) -> Result<u32, String> {
    match text.trim().parse() {
        Ok(games) if games > 0 => Ok(games),
        _ => Err(format!(
            "{GAMES_VARIABLE} is `{text}`; it should be a number of games, 1 or more"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_games_is_read_or_refused() {
        assert_eq!(games_of(" 10000 "), Ok(10_000));
        for bad in ["", "0", "-1", "many", "99999999999"] {
            assert!(games_of(bad).is_err(), "{bad:?} was read");
        }
    }
}
