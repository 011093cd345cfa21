//! [`Law`]: what every game must keep, one by one.

use std::fmt;

use tabletop_core::{Catalog, Dense};

use crate::line::Line;
use crate::{laws, quiet};

/// One law that every game must keep.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// A view moved on only by the events its viewer sees stays equal to the view of the position. Views and seen events survive JSON
    /// and postcard.
    Mirror,
    /// A state sampled from a view has that view again, the same legal actions for its seat and the same components, and is sound.
    Sample,
    /// Who is awaited depends only on what every viewer knows.
    Asked,
    /// An event tells a viewer nothing that their view does not take up: in two worlds a viewer cannot tell apart, they see the same.
    Secrets,
    /// Simultaneous choices: the order of arrival does not matter, and until the last one comes others cannot see what was chosen.
    Sealed,
    /// Legal actions are distinct, in a fixed order, there for exactly the awaited seats, and agree with `check` and `apply`.
    Legal,
    /// A refused action changes nothing, asks nothing of luck, tells nothing, and is refused for the right reason.
    Refused,
    /// The exact odds of all outcomes sum to one, and what happened is among them.
    Odds,
    /// No component appears or vanishes, and every position is sound.
    Conservation,
    /// A game ends within its bound, and has a sensible standing exactly when it is over.
    Ends,
    /// Positions and matches survive saving and loading, and play on as before; so do matches that are rewound.
    Saves,
    /// Actions, their texts and their dense ids are each other's inverses; text that is no action is refused without a panic.
    Text,
    /// The same decisions and luck give the same game: again, and in another process.
    Determinism,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 13] = [
        Law::Mirror,
        Law::Sample,
        Law::Asked,
        Law::Secrets,
        Law::Sealed,
        Law::Legal,
        Law::Refused,
        Law::Odds,
        Law::Conservation,
        Law::Ends,
        Law::Saves,
        Law::Text,
        Law::Determinism,
    ];

    /// The name of the law, as the tests of [`laws!`](crate::laws) have it.
    pub const fn name(self) -> &'static str {
        match self {
            Law::Mirror => "mirror",
            Law::Sample => "sample",
            Law::Asked => "asked",
            Law::Secrets => "secrets",
            Law::Sealed => "sealed",
            Law::Legal => "legal",
            Law::Refused => "refused",
            Law::Odds => "odds",
            Law::Conservation => "conservation",
            Law::Ends => "ends",
            Law::Saves => "saves",
            Law::Text => "text",
            Law::Determinism => "determinism",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// After how many decisions of the line it was broken.
    pub step: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the law `{}` is broken after {}: {}",
            self.law,
            decisions(self.step),
            self.message
        )
    }
}

impl std::error::Error for Violation {}

/// `1 decision`, `2 decisions`.
pub(crate) fn decisions(count: usize) -> String {
    if count == 1 {
        "1 decision".to_owned()
    } else {
        format!("{count} decisions")
    }
}

/// How much of a law was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Checks that were made.
    pub checks: u64,
    /// Checks that were left out because they would have cost too much: actions with more than [`ODDS_LIMIT`] outcomes.
    pub skipped: u64,
}

impl Tally {
    /// Both together.
    pub(crate) fn add(&mut self, other: Tally) {
        self.checks += other.checks;
        self.skipped += other.skipped;
    }
}

/// The most outcomes of one action that [`Law::Odds`] enumerates. An action that has more is counted as [skipped](Tally::skipped).
pub const ODDS_LIMIT: usize = 600;

/// What is wrong, before it is known which law is being checked.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) step: usize,
    pub(crate) message: String,
}

impl Fault {
    pub(crate) fn at(step: usize) -> impl Fn(String) -> Fault + Copy {
        move |message| Fault { step, message }
    }
}

/// Ends a check with a [`Fault`] at a step.
macro_rules! broken {
    ($step:expr, $($message:tt)+) => {
        return Err($crate::law::Fault { step: $step, message: format!($($message)+) })
    };
}
pub(crate) use broken;

/// Checks one law on every step of a line.
///
/// Panics of the game are caught and reported as violations of the law that was being checked. What a law chooses at random (samples,
/// refused actions) is chosen from the line itself, so the answer is the same every time.
///
/// ```
/// # use tabletop_core::{Catalog, Dense};
/// use tabletop_testkit::{Law, Line, check_law};
///
/// fn conserves<G: Catalog + Dense>(line: &Line<G>) -> bool {
///     check_law(Law::Conservation, line).is_ok()
/// }
/// ```
pub fn check_law<G: Catalog + Dense>(law: Law, line: &Line<G>) -> Result<Tally, Violation> {
    let mut tally = Tally::default();
    let checked = quiet::catch(|| match law {
        Law::Mirror => laws::mirror::check(line, &mut tally),
        Law::Sample => laws::sample::check(line, &mut tally),
        Law::Asked => laws::asked::check(line, &mut tally),
        Law::Secrets => laws::secrets::check(line, &mut tally),
        Law::Sealed => laws::sealed::check(line, &mut tally),
        Law::Legal => laws::legal::check(line, &mut tally),
        Law::Refused => laws::refused::check(line, &mut tally),
        Law::Odds => laws::odds::check(line, &mut tally),
        Law::Conservation => laws::conservation::check(line, &mut tally),
        Law::Ends => laws::ends::check(line, &mut tally),
        Law::Saves => laws::saves::check(line, &mut tally),
        Law::Text => laws::text::check(line, &mut tally),
        Law::Determinism => laws::determinism::check(line, &mut tally),
    });
    match checked {
        Ok(Ok(())) => Ok(tally),
        // A difference begins on a line of its own.
        Ok(Err(Fault { step, message })) => Err(Violation {
            law,
            step,
            message: message.replace(": \n", ":\n"),
        }),
        Err(message) => Err(Violation {
            law,
            step: line.steps().len(),
            message: format!("the game panicked: {message}"),
        }),
    }
}
