//! What a scenario may expect.

use std::fmt::Debug;

use tabletop_core::{Event, Game, Pending, Seat, Seen};

use super::{IntoSeat, IntoViewer, Scenario};
use crate::laws::difference;

impl<G: Game> Scenario<G> {
    /// Something is true of the position. `what` says it in words, for the message.
    #[track_caller]
    pub fn expect(mut self, what: &str, fact: impl FnOnce(&G, &G::State) -> bool) -> Self {
        if !fact(self.game(), self.state()) {
            self.fail(format!("it is not true that {what}"));
        }
        self
    }

    /// A value that is read off the position.
    #[track_caller]
    pub fn expect_eq<T: PartialEq + Debug>(
        mut self,
        what: &str,
        expected: T,
        read: impl FnOnce(&G, &G::State) -> T,
    ) -> Self {
        let found = read(self.game(), self.state());
        if found != expected {
            self.fail(format!("{what}: expected {expected:?}, found {found:?}"));
        }
        self
    }

    /// A look at the position, for assertions of your own.
    #[track_caller]
    pub fn inspect(self, look: impl FnOnce(&G, &G::State)) -> Self {
        look(self.game(), self.state());
        self
    }

    /// Something is true of what a viewer knows.
    #[track_caller]
    pub fn expect_view(
        mut self,
        who: impl IntoViewer,
        what: &str,
        fact: impl FnOnce(&G::View) -> bool,
    ) -> Self {
        let who = who.viewer().unwrap_or_else(|error| self.fail(error));
        if !fact(&self.game().view(self.state(), who)) {
            self.fail(format!("it is not true of what {who} knows that {what}"));
        }
        self
    }

    /// At the last decision an event like this happened.
    #[track_caller]
    pub fn expect_event(mut self, is: impl FnMut(&G::Event) -> bool) -> Self {
        if !self.events().iter().any(is) {
            let events = self.events_text();
            self.fail(format!("the expected event is not among {events}"));
        }
        self
    }

    /// At the last decision no event like this happened.
    #[track_caller]
    pub fn expect_no_event(mut self, mut is: impl FnMut(&G::Event) -> bool) -> Self {
        if let Some(event) = self.events().iter().find(|event| is(event)) {
            let event = format!("{event:?}");
            self.fail(format!("an event that should not happen: {event}"));
        }
        self
    }

    /// At the last decision an event happened whose `Debug` form contains this text.
    #[track_caller]
    pub fn expect_event_text(mut self, text: &str) -> Self {
        if !self
            .events()
            .iter()
            .any(|event| format!("{event:?}").contains(text))
        {
            let events = self.events_text();
            self.fail(format!("no event contains `{text}`: {events}"));
        }
        self
    }

    /// At the last decision exactly these events happened, in this order.
    #[track_caller]
    pub fn expect_events(mut self, events: impl IntoIterator<Item = G::Event>) -> Self {
        let expected: Vec<G::Event> = events.into_iter().collect();
        if self.events() != expected {
            let difference = difference(&expected, &self.events().to_vec());
            self.fail(format!("other events (+) than expected (-): {difference}"));
        }
        self
    }

    /// At the last decision a viewer saw exactly this, in this order.
    #[track_caller]
    pub fn expect_seen(
        mut self,
        who: impl IntoViewer,
        seen: impl IntoIterator<Item = Seen<G>>,
    ) -> Self {
        let who = who.viewer().unwrap_or_else(|error| self.fail(error));
        let expected: Vec<Seen<G>> = seen.into_iter().collect();
        let found: Vec<Seen<G>> = self
            .events()
            .iter()
            .filter_map(|event| event.seen_by(who))
            .collect();
        if found != expected {
            let difference = difference(&expected, &found);
            self.fail(format!(
                "{who} sees other events (+) than expected (-): {difference}"
            ));
        }
        self
    }

    /// Whose decision is awaited.
    #[track_caller]
    pub fn expect_pending(mut self, expected: Pending) -> Self {
        let pending = self.game().pending(self.state());
        if pending != expected {
            self.fail(format!("expected {expected}, but {pending}"));
        }
        self
    }

    /// It is this seat's turn.
    #[track_caller]
    pub fn expect_turn(mut self, seat: impl IntoSeat) -> Self {
        let seat = self.seat(seat);
        self.expect_pending(Pending::Turn(seat))
    }

    /// The legal actions of a seat are these, in this order.
    #[track_caller]
    pub fn expect_legal(mut self, seat: impl IntoSeat, actions: &[&str]) -> Self {
        let seat = self.seat(seat);
        let legal: Vec<String> = self
            .game()
            .legal_actions(self.state(), seat)
            .iter()
            .map(ToString::to_string)
            .collect();
        if legal != actions {
            self.fail(format!(
                "the legal actions of {seat}: expected {actions:?}, found {legal:?}"
            ));
        }
        self
    }

    /// The game is over.
    #[track_caller]
    pub fn expect_over(self) -> Self {
        self.expect_pending(Pending::Over)
    }

    /// The game is over with these scores, by seat.
    #[track_caller]
    pub fn expect_scores(mut self, expected: &[i32]) -> Self {
        match self.game().standing(self.state()) {
            Some(standing) if standing.scores().as_slice() == expected => self,
            Some(standing) => self.fail(format!(
                "expected scores {expected:?}, found {:?}",
                standing.scores().as_slice()
            )),
            None => self.fail(format!(
                "expected scores {expected:?}, but the game is not over"
            )),
        }
    }

    /// The game is over with these places, by seat, 1 for the first.
    #[track_caller]
    pub fn expect_places(mut self, expected: &[u8]) -> Self {
        let Some(standing) = self.game().standing(self.state()) else {
            self.fail(format!(
                "expected places {expected:?}, but the game is not over"
            ));
        };
        let places: Vec<u8> = Seat::all(self.game().seats())
            .map(|seat| standing.place(seat))
            .collect();
        if places != expected {
            self.fail(format!("expected places {expected:?}, found {places:?}"));
        }
        self
    }

    fn events_text(&self) -> String {
        let events: Vec<String> = self
            .events()
            .iter()
            .map(|event| format!("{event:?}"))
            .collect();
        if events.is_empty() {
            "no events".to_owned()
        } else {
            events.join(", ")
        }
    }
}
