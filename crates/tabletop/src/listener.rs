//! [`Listener`]: somebody who follows a match and is told what happens, seeing only what they may.

use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::record::NoSuchStep;
use tabletop_core::{Game, Match, Narrate, Quiet, Seat, Seeded, Seen, Viewer};

/// Follows a match through the eyes of one viewer, step by step, with a view of their own.
///
/// The view moves on by redacted events alone, as a remote client's does, and each event is told in the light of what the viewer knew
/// just before it.
///
/// ```
/// use tabletop::{Listener, Match, Narrate, Viewer};
///
/// fn log_of<G: Narrate>(played: &Match<G>) -> Vec<String> {
///     let mut listener = Listener::from_start(played, Viewer::Spectator);
///     let mut lines = Vec::new();
///     while let Some(heard) = listener.hear(played) {
///         lines.extend(heard.told.into_iter().map(|told| told.text));
///     }
///     lines
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Listener<G: Game> {
    who: Viewer,
    view: G::View,
    next: usize,
}

/// One step of a match, as a [`Listener`] heard it.
#[derive(Clone, Debug)]
pub struct Heard<G: Game> {
    /// The step: 0 for the start, then one per decision.
    pub step: usize,
    /// Who decided; `None` for the start.
    pub seat: Option<Seat>,
    /// What was decided, if the listener decided it. What others decide is known from its events only.
    pub own: Option<G::Action>,
    /// What the listener saw happen.
    pub told: Vec<Told<G>>,
}

/// One event, as it was seen and in words.
#[derive(Clone, Debug)]
pub struct Told<G: Game> {
    /// The event as the viewer saw it.
    pub seen: Seen<G>,
    /// The same as a sentence; empty if there is nothing a reader would miss.
    pub text: String,
}

impl<G: Game> Heard<G> {
    /// What there is to tell, a sentence for each event that has one.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.told
            .iter()
            .map(|told| told.text.as_str())
            .filter(|text| !text.is_empty())
    }
}

impl<G: Narrate> Listener<G> {
    /// A listener who has heard nothing yet, not even the start.
    pub fn from_start(played: &Match<G>, who: impl Into<Viewer>) -> Self {
        let who = who.into();
        let opening = played
            .game()
            .start(&mut Quiet::new(Seeded::new(played.seed())));
        Listener {
            who,
            // Before the start there is no view. Setting up is told in the light of the table that is set.
            view: played.game().view(&opening, who),
            next: 0,
        }
    }

    /// A listener who knows everything up to now and hears what comes.
    pub fn from_now(played: &Match<G>, who: impl Into<Viewer>) -> Self {
        let who = who.into();
        Listener {
            who,
            view: played.view(who),
            next: played.steps().len() + 1,
        }
    }

    /// A listener who knows everything up to and with `step`.
    pub fn from_step(
        played: &Match<G>,
        step: usize,
        who: impl Into<Viewer>,
    ) -> Result<Self, NoSuchStep> {
        Ok(Listener::from_now(&played.at(step)?, who))
    }

    /// A listener with this view, who hears `next` next.
    pub(crate) fn resume(who: Viewer, view: G::View, next: usize) -> Self {
        Listener { who, view, next }
    }

    /// Who listens.
    pub fn who(&self) -> Viewer {
        self.who
    }

    /// What the listener knows by now.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The next step of the match that is heard.
    pub fn next_step(&self) -> usize {
        self.next
    }

    /// Hears the next step; `None` when everything was heard. `played` is always the same match, grown in between.
    pub fn hear(&mut self, played: &Match<G>) -> Option<Heard<G>> {
        let step = self.next;
        let decision = match step.checked_sub(1) {
            None => None,
            Some(index) => Some(played.steps().get(index)?),
        };
        self.next += 1;
        let game = played.game();
        let told = played
            .seen(step, self.who)
            .map(|seen| {
                let mut text = String::new();
                // Writing into a string does not fail.
                let _ = game.tell(&self.view, &seen, &mut text);
                if decision.is_some() {
                    game.follow(&mut self.view, &seen);
                }
                Told { seen, text }
            })
            .collect();
        Some(Heard {
            step,
            seat: decision.map(|decision| decision.seat),
            own: decision
                .filter(|decision| self.who.is(decision.seat))
                .map(|decision| decision.action),
            told,
        })
    }
}
