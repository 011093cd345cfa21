//! [`Line`]: a line of play, with everything that happened on it.

use std::fmt;

use tabletop_core::{Answer, Fingerprint, Game, Seat};

/// A line of play: a game from its start through some decisions, with the luck, the events and the position of each.
///
/// It is what the [laws](crate::Law) are checked on. Lines come from the generators
/// ([`any_playout`](crate::any_playout)) and from scenarios ([`Scenario::line`](crate::Scenario::line)).
///
/// `Debug` prints a line as the scenario that plays it.
#[derive(Clone)]
pub struct Line<G: Game> {
    pub(crate) game: G,
    pub(crate) opening: Opening<G>,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) end: End<G::Action>,
}

/// How a line begins.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// The answers of luck while the game was set up.
    pub answers: Vec<Answer>,
    /// What happened while the game was set up.
    pub events: Vec<G::Event>,
    /// The position at the first decision.
    pub state: G::State,
    /// Whether the position was put up by hand, not reached by [`Game::start`].
    pub by_hand: bool,
}

/// One decision of a line.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// The answers of luck.
    pub answers: Vec<Answer>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub state: G::State,
}

/// Why a line goes no further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End<A> {
    /// The game is over.
    Over,
    /// The line was cut there; the game goes on.
    Cut,
    /// The game went on past [`Game::decision_bound`].
    PastBound,
    /// A seat is awaited and has no legal action.
    Stuck {
        /// The seat.
        seat: Seat,
    },
    /// The rules panicked while they played a legal action.
    Panicked {
        /// Who decided.
        seat: Seat,
        /// What was decided.
        action: A,
        /// The answers of luck up to the panic.
        answers: Vec<Answer>,
        /// The message of the panic.
        message: String,
    },
    /// The rules panicked while they were asked whose turn it is, or for the legal actions.
    Mute {
        /// The message of the panic.
        message: String,
    },
}

impl<G: Game> Line<G> {
    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the line begins.
    pub fn opening(&self) -> &Opening<G> {
        &self.opening
    }

    /// The decisions, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Why the line goes no further.
    pub fn end(&self) -> &End<G::Action> {
        &self.end
    }

    /// The position after `step` decisions: 0 is the opening. The last position, if the line is shorter.
    pub fn position(&self, step: usize) -> &G::State {
        let last = step.min(self.steps.len());
        last.checked_sub(1)
            .map_or(&self.opening.state, |index| &self.steps[index].state)
    }

    /// The position at the end of the line.
    pub fn last(&self) -> &G::State {
        self.position(self.steps.len())
    }

    /// Every position with its number, from the opening (0) on.
    pub fn positions(&self) -> impl Iterator<Item = (usize, &G::State)> {
        (0..=self.steps.len()).map(|step| (step, self.position(step)))
    }

    /// Each decision with its number (from 1) and the position before it.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, &G::State, &Step<G>)> {
        self.steps
            .iter()
            .enumerate()
            .map(|(index, step)| (index + 1, self.position(index), step))
    }

    /// A number that stands for everything on the line: what the laws choose their samples by, so that the same line is always checked
    /// in the same way.
    pub fn salt(&self) -> u64 {
        let start = Fingerprint::of(self.game.setup());
        let line = self
            .steps
            .iter()
            .fold(start, |print, step| print.and(&(step.seat, step.action)));
        line.and(self.last()).to_bits()
    }

    /// This line, cut after `steps` decisions.
    pub(crate) fn cut(mut self, steps: usize) -> Self {
        if steps < self.steps.len() {
            self.steps.truncate(steps);
            self.end = End::Cut;
        }
        self
    }
}

impl<G: Game> fmt::Debug for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::scenario::print::scenario(
            self,
            crate::scenario::print::short_name::<G>(),
            ".done()",
        ))
    }
}
