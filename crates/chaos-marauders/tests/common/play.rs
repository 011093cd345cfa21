//! [`Play`]: a game being played on scripts, and what can be asked about it.

use chaos_marauders::{CardKind, ChaosMarauders, Event, FormationId, Side, State, View};
use tabletop_core::cards::Counts;
use tabletop_core::{Catalog, Event as _, Game, Narrate, Noted, Refusal, Rejected, Seat, Viewer};

use super::Script;

/// A game being played on scripts.
pub struct Play {
    pub game: ChaosMarauders,
    pub state: State,
    pub events: Vec<Event>,
    script: Script,
    view: View,
    told: Vec<String>,
    whole: bool,
}

impl Play {
    pub(super) fn new(
        game: ChaosMarauders,
        state: State,
        script: Script,
        events: Vec<Event>,
        whole: bool,
    ) -> Self {
        let mut play = Play {
            view: game.view(&state, Viewer::Spectator),
            game,
            state,
            script,
            told: Vec::new(),
            events: Vec::new(),
            whole,
        };
        play.tell(&events); // the turn has begun: what its first draw led to
        play.events = events;
        play
    }

    /// Plays decisions, each a seat and an action: `P0 row 2; P0 cell 5`.
    pub fn play(&mut self, decisions: &str) -> &mut Self {
        for decision in decisions.split(';').map(str::trim) {
            let (seat, action) = decision.split_once(' ').expect("a seat and an action");
            let seat = seat.parse().expect("a seat");
            let action = action.parse().expect("an action");
            let before: Vec<View> = self.views(&self.state);
            let from = self.events.len();
            let mut table = Noted::new(&mut self.script, &mut self.events);
            self.game
                .apply(&mut self.state, seat, action, &mut table)
                .unwrap_or_else(|error| panic!("`{decision}`: {error}"));
            let events = self.events[from..].to_vec();
            self.follow(before, &events);
        }
        self
    }

    fn views(&self, state: &State) -> Vec<View> {
        let all = Viewer::all(self.game.seats());
        all.map(|who| self.game.view(state, who)).collect()
    }

    /// Every view, moved on by what its viewer saw, is the view of the new position; and that position is sound.
    fn follow(&mut self, mut before: Vec<View>, events: &[Event]) {
        let spectator = before.pop().expect("the spectator is last");
        for view in &mut before {
            for event in events {
                let seen = event.seen_by(view.who).expect("everybody sees it");
                self.game.follow(view, &seen);
            }
            assert_eq!(*view, self.game.view(&self.state, view.who));
        }
        self.view = spectator;
        self.tell(events);
        if self.whole {
            assert_eq!(self.game.audit(&self.state), Ok(()));
        }
    }

    fn tell(&mut self, events: &[Event]) {
        for event in events {
            let seen = event.seen_by(Viewer::Spectator).expect("everybody sees it");
            let mut text = String::new();
            self.game.tell(&self.view, &seen, &mut text).expect("text");
            self.told.push(text);
            self.game.follow(&mut self.view, &seen);
        }
    }

    /// Whether something was told since the beginning, or since [`forget`](Play::forget).
    pub fn was_told(&self, text: &str) -> bool {
        self.told.iter().any(|told| told == text)
    }

    /// Something was told.
    #[track_caller]
    pub fn saw(&mut self, text: &str) -> &mut Self {
        assert!(
            self.was_told(text),
            "`{text}` is not among {:#?}",
            self.told
        );
        self
    }

    /// Nothing that was told begins like this.
    #[track_caller]
    pub fn never_saw(&mut self, start: &str) -> &mut Self {
        let found = self.told.iter().find(|told| told.starts_with(start));
        assert_eq!(found, None);
        self
    }

    /// These things were told, in this order; others may lie between.
    #[track_caller]
    pub fn saw_in_order(&mut self, texts: &[&str]) -> &mut Self {
        let mut told = self.told.iter();
        for text in texts {
            assert!(
                told.any(|it| it == text),
                "`{text}` is not told, or not in this place, in {:#?}",
                self.told
            );
        }
        self
    }

    /// Forgets what was told so far.
    pub fn forget(&mut self) -> &mut Self {
        self.told.clear();
        self
    }

    /// What is asked and of whom: `P0: row 1, row 2, discard`.
    pub fn asked(&self) -> String {
        let pending = self.game.pending(&self.state);
        let asked = pending.seats().into_iter().map(|seat| {
            let actions = self.game.legal_actions(&self.state, seat);
            let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
            format!("{seat}: {}", actions.join(", "))
        });
        asked.collect::<Vec<_>>().join("; ")
    }

    /// This is what is asked.
    #[track_caller]
    pub fn asks(&mut self, text: &str) -> &mut Self {
        assert_eq!(self.asked(), text);
        self
    }

    /// The action is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, decision: &str, rule: &str) -> &mut Self {
        let (seat, action) = decision.split_once(' ').expect("a seat and an action");
        let (seat, action) = (seat.parse().expect("a seat"), action.parse().expect("text"));
        let before = self.state.clone();
        let refused = self.game.apply(
            &mut self.state,
            seat,
            action,
            &mut Noted::new(&mut self.script, &mut self.events),
        );
        match refused {
            Err(Rejected::Illegal(illegal)) => {
                assert_eq!(illegal.rule().to_string(), rule, "{illegal}");
            }
            other => panic!("`{decision}`: {other:?}"),
        }
        assert_eq!(self.state, before);
        self
    }

    /// The cards of a formation, as [`Facts::row`] writes them.
    pub fn row(&self, formation: &str) -> String {
        let id: FormationId = formation.parse().expect("a formation");
        let cards = self.state.formation(id).cards();
        let cards = cards.map(|(cell, kind)| format!("{cell} {}", self.name(kind)));
        cards.collect::<Vec<_>>().join(", ")
    }

    /// A formation holds just these cards.
    #[track_caller]
    pub fn holds(&mut self, formation: &str, cards: &str) -> &mut Self {
        assert_eq!(self.row(formation), cards);
        self
    }

    fn name(&self, kind: CardKind) -> &str {
        &self.game.card(kind).expect("a card of the table").name
    }

    fn names(&self, pile: &Counts<64>) -> String {
        let names = pile.iter().flat_map(|(kind, copies)| {
            std::iter::repeat_n(self.name(CardKind::new(kind)), copies.into())
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// The discard pile holds just these cards, in the order of the card table.
    #[track_caller]
    pub fn pile(&mut self, cards: &str) -> &mut Self {
        assert_eq!(self.names(self.state.discards()), cards);
        self
    }

    /// The deck holds just these cards, in the order of the card table.
    #[track_caller]
    pub fn deck(&mut self, cards: &str) -> &mut Self {
        assert_eq!(self.names(self.state.deck()), cards);
        self
    }

    /// The card in hand.
    #[track_caller]
    pub fn hand(&mut self, card: &str) -> &mut Self {
        let hand = self.state.hand().map(|kind| self.name(kind));
        assert_eq!(hand.unwrap_or("nothing"), card);
        self
    }

    /// Whose turn it is.
    #[track_caller]
    pub fn active(&mut self, seat: &str) -> &mut Self {
        assert_eq!(self.state.active().to_string(), seat);
        self
    }

    /// Whether a formation is complete.
    #[track_caller]
    pub fn complete(&mut self, formation: &str, complete: bool) -> &mut Self {
        let id = formation.parse().expect("a formation");
        assert_eq!(self.state.is_complete(id), complete, "{formation}");
        self
    }

    /// The strength of a formation's own cards as attacker and as target.
    #[track_caller]
    pub fn strength(&mut self, formation: &str, attacker: u16, target: u16) -> &mut Self {
        let row = self
            .state
            .formation(formation.parse().expect("a formation"));
        let of = |side| self.game.strength(row, side);
        assert_eq!((of(Side::Attacker), of(Side::Target)), (attacker, target));
        self
    }

    /// The points of a tribe as things stand.
    #[track_caller]
    pub fn points(&mut self, seat: &str, total: u32) -> &mut Self {
        let score = self.game.score(&self.state, seat.parse().expect("a seat"));
        assert_eq!(score.total(), total, "{score:?}");
        self
    }

    /// The game is over, with these places by seat.
    #[track_caller]
    pub fn places(&mut self, places: &[u8]) -> &mut Self {
        let standing = self.game.standing(&self.state).expect("the game is over");
        let seats = Seat::all(self.game.seats());
        let found: Vec<u8> = seats.map(|seat| standing.place(seat)).collect();
        assert_eq!(found, places);
        self
    }

    /// The game is not over.
    #[track_caller]
    pub fn goes_on(&mut self) -> &mut Self {
        assert_eq!(self.game.standing(&self.state), None);
        self
    }

    /// The scripts are used up.
    #[track_caller]
    pub fn done(&mut self) {
        let deck: Vec<&str> = self
            .script
            .deck
            .iter()
            .map(|&kind| self.name(kind))
            .collect();
        assert!(deck.is_empty(), "not drawn: {deck:?}");
        assert!(
            self.script.die.is_empty(),
            "not rolled: {:?}",
            self.script.die
        );
    }
}
