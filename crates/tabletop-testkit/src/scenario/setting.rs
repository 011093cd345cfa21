//! [`Setting`]: the beginning of a scenario.

use tabletop_core::{Game, Logged, Noted, Seeded};

use super::script::Script;
use super::{Scenario, StreamName};
use crate::line::{End, Line, Opening};

/// The beginning of a scenario, before the game is set up.
#[derive(Debug)]
#[must_use = "a setting does nothing until it is started"]
pub struct Setting<G: Game> {
    game: G,
    script: Script,
}

impl<G: Game> Setting<G> {
    pub(super) fn of(game: G) -> Self {
        Setting {
            game,
            script: Script::default(),
        }
    }

    pub(super) fn into_game(self) -> G {
        self.game
    }

    /// Adds answers to the script of luck: what setting the game up asks for.
    pub fn luck<N: StreamName>(mut self, answers: impl IntoIterator<Item = (N, u32)>) -> Self {
        self.script.extend(answers);
        self
    }

    /// Sets the game up with the scripted luck, all of which it must ask for.
    ///
    /// # Panics
    ///
    /// If luck is asked for something else than the script has, or for less.
    #[track_caller]
    pub fn start(mut self) -> Scenario<G> {
        let (mut answers, mut events) = (Vec::new(), Vec::new());
        let state = self.game.start(&mut Noted::new(
            Logged::new(&mut self.script, &mut answers),
            &mut events,
        ));
        if let Err(message) = self.script.check().and_then(|()| self.script.used_up()) {
            self.script.abandon();
            panic!("setting the game up: {message}");
        }
        let opening = Opening {
            answers,
            events,
            state,
            by_hand: false,
        };
        Scenario::begin(
            Line {
                game: self.game,
                opening,
                steps: Vec::new(),
                end: End::Cut,
            },
            self.script,
        )
    }

    /// Sets the game up with luck from a seed; the decisions after it are scripted as ever.
    #[track_caller]
    pub fn start_seeded(self, seed: u64) -> Scenario<G> {
        let (mut answers, mut events) = (Vec::new(), Vec::new());
        let state = self.game.start(&mut Noted::new(
            Logged::new(Seeded::new(seed), &mut answers),
            &mut events,
        ));
        let opening = Opening {
            answers,
            events,
            state,
            by_hand: false,
        };
        Scenario::begin(
            Line {
                game: self.game,
                opening,
                steps: Vec::new(),
                end: End::Cut,
            },
            self.script,
        )
    }
}
