//! [`Match`]: game, state, luck and log together.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Header, LoadError, LoadProblem, NoSuchStep};
use crate::{
    Answer, Event, Fingerprint, Game, Logged, Noted, Pending, Rejected, Seat, Seeded, Seen,
    Standing, Viewer,
};

/// A game being played: the rules, the position, the luck and the log.
///
/// ```
/// # use tabletop_core::{Game, Match};
/// fn play_the_first_action_always<G: Game>(game: G) {
///     let mut game = Match::start(game, 42);
///     while let Some(seat) = game.pending().seats().first() {
///         let action = game.legal_actions(seat)[0];
///         let events = game.apply(seat, action).unwrap();
///         assert!(!events.is_empty());
///     }
///     assert!(game.standing().is_some());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    state: G::State,
    luck: Seeded,
    steps: Vec<Step<G::Action>>,
    opening: Mark,
    events: Vec<G::Event>,
    answers: Vec<Answer>,
}

/// One decision of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    mark: Mark,
}

impl<A> Step<A> {
    /// The fingerprint of the match up to and with this step.
    pub fn fingerprint(&self) -> Fingerprint {
        self.mark.fingerprint
    }
}

/// How long the log was after a step, and the fingerprint there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    events: usize,
    answers: usize,
    fingerprint: Fingerprint,
}

impl<G: Game> Match<G> {
    /// Sets a game up with luck from `seed`, and plays on to the first decision.
    pub fn start(game: G, seed: u64) -> Self {
        let mut luck = Seeded::new(seed);
        let (mut events, mut answers) = (Vec::new(), Vec::new());
        let state = game.start(&mut Noted::new(
            Logged::new(&mut luck, &mut answers),
            &mut events,
        ));
        let before = Header::of(&game, seed).fingerprint();
        let mut started = Match {
            opening: Mark {
                events: events.len(),
                answers: answers.len(),
                fingerprint: before,
            },
            game,
            state,
            luck,
            steps: Vec::new(),
            events,
            answers,
        };
        started.opening.fingerprint = started.link(before, None, 0);
        started
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position, with all its secrets. What a player may see is [`view`](Match::view).
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seed of the luck.
    pub fn seed(&self) -> u64 {
        self.luck.seed()
    }

    /// Whose decision is awaited.
    pub fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.pending() == Pending::Over
    }

    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.game.standing(&self.state)
    }

    /// What `seat` may choose now; empty if it is not awaited.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        self.game.legal_actions(&self.state, seat)
    }

    /// What `who` knows of the position.
    pub fn view(&self, who: impl Into<Viewer>) -> G::View {
        self.game.view(&self.state, who.into())
    }

    /// Checks an action, plays it and logs it. Answers what happened, secrets included; see [`Event::seen_by`].
    ///
    /// On an error nothing has changed.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[G::Event], Rejected<G::Illegal>> {
        let (events, answers) = (self.events.len(), self.answers.len());
        let luck = Logged::new(&mut self.luck, &mut self.answers);
        self.game.apply(
            &mut self.state,
            seat,
            action,
            &mut Noted::new(luck, &mut self.events),
        )?;
        let mark = Mark {
            events: self.events.len(),
            answers: self.answers.len(),
            fingerprint: self.link(self.fingerprint(), Some((seat, action)), answers),
        };
        self.steps.push(Step { seat, action, mark });
        Ok(&self.events[events..])
    }

    /// The decisions so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// What happened at a step: 0 for the start, then one per decision. Empty for a step that was not reached.
    pub fn events(&self, step: usize) -> &[G::Event] {
        let (from, to) = self.span(step, |mark| mark.events);
        &self.events[from..to]
    }

    /// The answers of luck at a step: 0 for the start, then one per decision. Empty for a step that was not reached.
    pub fn answers(&self, step: usize) -> &[Answer] {
        let (from, to) = self.span(step, |mark| mark.answers);
        &self.answers[from..to]
    }

    /// What `who` saw at a step, in order.
    pub fn seen(&self, step: usize, who: impl Into<Viewer>) -> impl Iterator<Item = Seen<G>> {
        let who = who.into();
        self.events(step)
            .iter()
            .filter_map(move |event| event.seen_by(who))
    }

    /// The fingerprint of everything so far: setup, seed, decisions, luck and positions.
    pub fn fingerprint(&self) -> Fingerprint {
        self.last_mark().fingerprint
    }

    /// Takes back every decision after the first `step`, luck included: the same actions meet the same luck again.
    ///
    /// Plays the game again from the start, so that a match needs to keep one position only.
    pub fn rewind(&mut self, step: usize) -> Result<(), NoSuchStep> {
        *self = self.at(step)?;
        Ok(())
    }

    /// This match as it was after the first `step` decisions.
    pub fn at(&self, step: usize) -> Result<Match<G>, NoSuchStep> {
        let kept = self.steps.get(..step).ok_or(NoSuchStep {
            asked: step,
            steps: self.steps.len(),
        })?;
        let mut past = Match::start(self.game.clone(), self.seed());
        for step in kept {
            // What was legal once is legal again: rules and luck are the same.
            let _ = past.apply(step.seat, step.action);
        }
        Ok(past)
    }

    /// Reads a save in either form.
    ///
    /// # Errors
    ///
    /// Everything [`LoadProblem`] lists; [`LoadError::partial`] has the match as far as it was found true.
    pub fn load(save: &[u8]) -> Result<Self, LoadError<G>> {
        if save.starts_with(super::bytes::MAGIC) {
            return Match::from_bytes(save);
        }
        match core::str::from_utf8(save) {
            Ok(text) => Match::from_json_lines(text),
            Err(error) => {
                let valid = core::str::from_utf8(&save[..error.valid_up_to()]).unwrap_or_default();
                // The last line is the broken one, even if what is left of it can be read.
                Match::from_json_lines(valid).and_then(|read| {
                    let message = format!("byte {} is not UTF-8 text", error.valid_up_to());
                    let problem = LoadProblem::Step {
                        step: read.steps.len(),
                        message,
                    };
                    Err(LoadError {
                        problem,
                        partial: Some(Box::new(read)),
                    })
                })
            }
        }
    }

    fn last_mark(&self) -> &Mark {
        self.steps.last().map_or(&self.opening, |step| &step.mark)
    }

    fn mark(&self, step: usize) -> Option<&Mark> {
        match step.checked_sub(1) {
            None => Some(&self.opening),
            Some(index) => self.steps.get(index).map(|step| &step.mark),
        }
    }

    fn span(&self, step: usize, of: impl Fn(&Mark) -> usize) -> (usize, usize) {
        let to = self.mark(step).map_or(0, &of);
        let from = step
            .checked_sub(1)
            .and_then(|before| self.mark(before))
            .map_or(0, &of);
        (from.min(to), to)
    }

    /// The next link of the chain: what came before, the decision, the answers of luck from `answers` on, and the position.
    fn link(
        &self,
        before: Fingerprint,
        decision: Option<(Seat, G::Action)>,
        answers: usize,
    ) -> Fingerprint {
        before.and(&(decision, &self.answers[answers..], &self.state))
    }

    /// The fingerprint after a step.
    pub(super) fn fingerprint_at(&self, step: usize) -> Option<Fingerprint> {
        self.mark(step).map(|mark| mark.fingerprint)
    }
}

/// A save being read: each entry is played and compared.
pub(super) struct Replay<G: Game> {
    played: Match<G>,
}

/// One entry of a save.
pub(super) struct Entry<N> {
    pub(super) luck: Vec<(N, u32)>,
    pub(super) fingerprint: Fingerprint,
}

impl<G: Game> Replay<G> {
    pub(super) fn start(header: &Header) -> Result<Self, LoadProblem> {
        let game = header.game::<G>()?;
        Ok(Replay {
            played: Match::start(game, header.seed),
        })
    }

    /// The number of the next step.
    pub(super) fn next(&self) -> usize {
        self.played.steps.len() + 1
    }

    /// Compares the start with its entry.
    pub(super) fn opening<N: StreamName>(&self, entry: &Entry<N>) -> Result<(), LoadProblem> {
        self.compare(0, entry)
    }

    /// Plays a step and compares it; on an error the match is as it was before the step.
    pub(super) fn step<N: StreamName>(
        &mut self,
        seat: Seat,
        action: G::Action,
        entry: &Entry<N>,
    ) -> Result<(), LoadProblem> {
        let step = self.next();
        if let Err(rejected) = self.played.apply(seat, action) {
            return Err(LoadProblem::Step {
                step,
                message: format!("{seat} cannot play `{action}`: {rejected}"),
            });
        }
        self.compare(step, entry).inspect_err(|_| {
            let _ = self.played.rewind(step - 1);
        })
    }

    fn compare<N: StreamName>(&self, step: usize, entry: &Entry<N>) -> Result<(), LoadProblem> {
        let wrong = |message: String| Err(LoadProblem::Step { step, message });
        let answers = self.played.answers(step);
        for (place, answer) in answers.iter().enumerate() {
            match entry.luck.get(place) {
                None => return wrong(format!("luck answered {answer}, which is not recorded")),
                Some((stream, outcome)) if !stream.names(answer) || *outcome != answer.outcome => {
                    return wrong(format!(
                        "the record says {}={outcome}, and luck answered {answer}",
                        stream.text()
                    ));
                }
                Some(_) => {}
            }
        }
        if let Some((stream, outcome)) = entry.luck.get(answers.len()) {
            return wrong(format!(
                "the record says {}={outcome}, and luck was not asked",
                stream.text()
            ));
        }
        match self.played.fingerprint_at(step) {
            Some(fingerprint) if fingerprint == entry.fingerprint => Ok(()),
            Some(fingerprint) => wrong(format!(
                "the record has fingerprint {}, and the replay {fingerprint}: this step, the setup or the rules differ",
                entry.fingerprint
            )),
            None => wrong("the step was not reached".into()),
        }
    }

    /// The match as far as it was read, with what is wrong.
    pub(super) fn fail(self, problem: LoadProblem) -> LoadError<G> {
        LoadError {
            problem,
            partial: Some(Box::new(self.played)),
        }
    }

    pub(super) fn finish(self) -> Match<G> {
        self.played
    }

    /// The last step that was read.
    pub(super) fn read(&self) -> usize {
        self.played.steps.len()
    }
}

/// How a form of save writes down which stream luck was asked on: by name, or by number.
pub(super) trait StreamName {
    fn names(&self, answer: &Answer) -> bool;
    fn text(&self) -> String;
}

impl StreamName for String {
    fn names(&self, answer: &Answer) -> bool {
        self == answer.stream.name()
    }

    fn text(&self) -> String {
        self.clone()
    }
}

impl StreamName for u8 {
    fn names(&self, answer: &Answer) -> bool {
        *self == answer.stream.index()
    }

    fn text(&self) -> String {
        format!("stream {self}")
    }
}
