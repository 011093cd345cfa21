//! [`Scenario`]: a rulebook example as a test.

mod expect;
mod names;
pub(crate) mod print;
mod script;
mod setting;

use tabletop_core::{
    Catalog, Dense, Game, Logged, Noted, Pending, Refusal, Rejected, Seat, Seeded,
};

pub use names::{IntoSeat, IntoViewer, StreamName};
pub use setting::Setting;

use crate::law::{Law, check_law, decisions};
use crate::laws::difference;
use crate::line::{End, Line, Opening, Step};
use crate::luck::Watched;
use script::Script;

/// A rulebook example, played and checked step by step.
///
/// Begin at a setup ([`Scenario::new`], [`with_setup`](Scenario::with_setup), [`from_json`](Scenario::from_json)) or at a position with the
/// facts in place ([`from_state`](Scenario::from_state)); script the luck; let seats act; say what must be true. The script must be used
/// up at the end.
///
/// ```
/// # use tabletop_core::{Game, Stream};
/// # const DIE: Stream = Stream::new(0, "die");
/// use tabletop_testkit::Scenario;
///
/// fn a_six_is_rolled_again<G: Game>(game: G, state: G::State) {
///     Scenario::from_state(game, state)
///         .luck([(DIE, 5), (DIE, 0)]) // outcomes count from 0: a six, then a one
///         .act("P0", "roll")
///         .expect_event_text("Rolled { face: 6")
///         .expect_event_text("Rolled { face: 1")
///         .refuse("P1", "roll", "EX-007") // by its rule
///         .expect_turn("P1")
///         .done();
/// }
/// ```
///
/// # Panics
///
/// Every method that plays or expects something panics if it does not come out as said: the message names the step, and the panic points
/// at the line of the test. Dropping a scenario with scripted luck left over panics too.
#[derive(Debug)]
#[must_use = "a scenario ends with `done`"]
pub struct Scenario<G: Game> {
    line: Line<G>,
    script: Script,
    /// Decisions so far, also those before the position was changed by hand.
    played: usize,
}

/// The end of a scenario.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// The position at the end.
    pub state: G::State,
    /// What happened at the last decision.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scenario<G> {
    /// A scenario of this game.
    #[expect(clippy::new_ret_no_self, reason = "a scenario begins with a setting")]
    pub fn new(game: G) -> Setting<G> {
        Setting::of(game)
    }

    /// A scenario of the game with this setup.
    ///
    /// # Panics
    ///
    /// If the setup is refused.
    #[track_caller]
    pub fn with_setup(setup: G::Setup) -> Setting<G> {
        match G::new(setup) {
            Ok(game) => Scenario::new(game),
            Err(error) => panic!("the setup is refused: {error}"),
        }
    }

    /// A scenario of the game with this setup, in JSON. This is how a [law](Law) prints one.
    ///
    /// # Panics
    ///
    /// If the setup cannot be read, or is refused.
    #[track_caller]
    pub fn from_json(setup: &str) -> Setting<G> {
        match serde_json::from_str(setup) {
            Ok(setup) => Scenario::with_setup(setup),
            Err(error) => panic!("the setup cannot be read: {error}"),
        }
    }

    /// A scenario that begins at a position put up by hand, with the facts of the example in place.
    pub fn from_state(game: G, state: G::State) -> Scenario<G> {
        let opening = Opening {
            answers: Vec::new(),
            events: Vec::new(),
            state,
            by_hand: true,
        };
        Scenario::begin(
            Line {
                game,
                opening,
                steps: Vec::new(),
                end: End::Cut,
            },
            Script::default(),
        )
    }

    /// A scenario that begins at a position in JSON.
    ///
    /// # Panics
    ///
    /// If the setup or the position cannot be read, or the setup is refused.
    #[track_caller]
    pub fn from_json_state(setup: &str, state: &str) -> Scenario<G> {
        match serde_json::from_str(state) {
            Ok(state) => Scenario::from_state(Scenario::<G>::from_json(setup).into_game(), state),
            Err(error) => panic!("the position cannot be read: {error}"),
        }
    }

    fn begin(line: Line<G>, script: Script) -> Self {
        Scenario {
            line,
            script,
            played: 0,
        }
    }

    /// Adds answers to the script of luck: pairs of a stream (or its name) and an outcome.
    pub fn luck<N: StreamName>(mut self, answers: impl IntoIterator<Item = (N, u32)>) -> Self {
        self.script.extend(answers);
        self
    }

    /// Puts other facts in place. What happened before is forgotten: [`line`](Scenario::line) begins here.
    pub fn change(mut self, edit: impl FnOnce(&mut G::State)) -> Self {
        let mut state = self.state().clone();
        edit(&mut state);
        self.line.opening = Opening {
            answers: Vec::new(),
            events: Vec::new(),
            state,
            by_hand: true,
        };
        self.line.steps.clear();
        self
    }

    /// A seat plays an action, given by its text.
    #[track_caller]
    pub fn act(mut self, seat: impl IntoSeat, action: &str) -> Self {
        let seat = self.seat(seat);
        let action = self.read(seat, action);
        self.play(seat, action)
    }

    /// A seat plays an action.
    #[track_caller]
    pub fn play(mut self, seat: impl IntoSeat, action: G::Action) -> Self {
        let seat = self.seat(seat);
        self.played += 1;
        let mut state = self.state().clone();
        let (mut answers, mut events) = (Vec::new(), Vec::new());
        let table = &mut Noted::new(Logged::new(&mut self.script, &mut answers), &mut events);
        if let Err(error) = self.line.game.apply(&mut state, seat, action, table) {
            let legal = self.legal_text(seat);
            self.fail(format!(
                "`{action}` of {seat} is refused: {error}; legal is {legal}"
            ));
        }
        if let Err(message) = self.script.check() {
            self.fail(format!("`{action}` of {seat}: {message}"));
        }
        self.line.steps.push(Step {
            seat,
            action,
            answers,
            events,
            state,
        });
        self
    }

    /// A seat tries an action, and a rule forbids it: the rule with this identifier, such as `"CMR-058"`. Nothing may change.
    #[track_caller]
    pub fn refuse(mut self, seat: impl IntoSeat, action: &str, rule: &str) -> Self {
        let seat = self.seat(seat);
        match self.try_out(seat, action) {
            Rejected::Illegal(illegal) if illegal.rule().to_string() == rule => self,
            Rejected::Illegal(illegal) => {
                let found = illegal.rule();
                self.fail(format!("`{action}` of {seat} should be refused by {rule}, and {found} refuses it: {illegal}"))
            }
            other => self.fail(format!(
                "`{action}` of {seat} should be refused by {rule}, but {other}"
            )),
        }
    }

    /// A seat tries an action when it is not awaited, or the game is over. Nothing may change.
    #[track_caller]
    pub fn refuse_unawaited(mut self, seat: impl IntoSeat, action: &str) -> Self {
        let seat = self.seat(seat);
        match self.try_out(seat, action) {
            Rejected::Illegal(illegal) => self.fail(format!(
                "{seat} should not be awaited; `{action}` is refused by a rule: {illegal}"
            )),
            Rejected::NotAwaited { .. } | Rejected::Over => self,
        }
    }

    /// Plays an action that must be refused, and changes nothing.
    #[track_caller]
    fn try_out(&mut self, seat: Seat, action: &str) -> Rejected<G::Illegal> {
        let action = self.read(seat, action);
        let mut state = self.state().clone();
        let mut events = Vec::new();
        let mut luck = Watched::new(Seeded::new(0));
        let result = self.line.game.apply(
            &mut state,
            seat,
            action,
            &mut Noted::new(&mut luck, &mut events),
        );
        let Err(rejected) = result else {
            self.fail(format!(
                "`{action}` of {seat} should be refused, and it is played"
            ));
        };
        if state != *self.state() {
            let difference = difference(self.state(), &state);
            self.fail(format!(
                "the refused `{action}` of {seat} changes the position: {difference}"
            ));
        }
        if !events.is_empty() || !luck.asked().is_empty() {
            self.fail(format!(
                "the refused `{action}` of {seat} tells {events:?} and asks luck on {:?}",
                luck.asked()
            ));
        }
        rejected
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        self.line.last()
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.line.game
    }

    /// Everything so far, to check laws on.
    pub fn line(&self) -> Line<G> {
        let mut line = self.line.clone();
        if line.game.pending(line.last()) == Pending::Over {
            line.end = End::Over;
        }
        line
    }

    /// What happened at the last decision; at the setup, if there was none.
    pub fn events(&self) -> &[G::Event] {
        self.line
            .steps
            .last()
            .map_or(&self.line.opening.events, |step| &step.events)
    }

    /// The end: all scripted luck must have been asked for.
    #[track_caller]
    pub fn done(mut self) -> Finished<G> {
        if let Err(message) = self.script.used_up() {
            self.fail(message);
        }
        Finished {
            state: self.state().clone(),
            events: self.events().to_vec(),
        }
    }

    #[track_caller]
    fn read(&mut self, seat: Seat, text: &str) -> G::Action {
        match text.parse() {
            Ok(action) => action,
            Err(error) => {
                let legal = self.legal_text(seat);
                self.fail(format!(
                    "{seat} cannot play `{text}`: {error}; legal is {legal}"
                ))
            }
        }
    }

    #[track_caller]
    fn seat(&mut self, seat: impl IntoSeat) -> Seat {
        match seat.seat() {
            Ok(seat) => seat,
            Err(error) => self.fail(error.to_string()),
        }
    }

    fn legal_text(&self, seat: Seat) -> String {
        let legal: Vec<String> = self
            .line
            .game
            .legal_actions(self.state(), seat)
            .iter()
            .map(|action| format!("`{action}`"))
            .collect();
        if legal.is_empty() {
            format!("nothing ({})", self.line.game.pending(self.state()))
        } else {
            legal.join(", ")
        }
    }

    /// Ends the test at this step.
    #[track_caller]
    fn fail(&mut self, message: impl std::fmt::Display) -> ! {
        self.script.abandon();
        let message = message.to_string().replace(": \n", ":\n");
        match self.played {
            0 => panic!("before the first decision: {message}"),
            played => panic!("after {}: {message}", decisions(played)),
        }
    }
}

impl<G: Catalog + Dense> Scenario<G> {
    /// Checks a law on the line so far.
    #[track_caller]
    pub fn keeps(mut self, law: Law) -> Self {
        match check_law(law, &self.line()) {
            Ok(_) => self,
            Err(violation) => self.fail(violation),
        }
    }

    /// Checks every law on the line so far.
    #[track_caller]
    pub fn keeps_all_laws(self) -> Self {
        Law::ALL.into_iter().fold(self, Scenario::keeps)
    }
}
