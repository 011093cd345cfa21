//! Bytes become a setup, decisions and luck. After every step the laws are checked that are cheap to check: what is listed is what is
//! allowed, a refused action changes nothing, every position is sound and no component is lost, every view follows its events, and a
//! sampled state has the view it was sampled from.

use std::collections::BTreeMap;

use tabletop::core::{Noted, Quiet};
use tabletop::{Event, FullGame, Pending, Seat, Viewer};

use crate::Target;
use crate::input::{Input, Luck};

/// More decisions than this are not played on one input, so that the fuzzer keeps its pace.
const DECISIONS: usize = 400;

pub struct Play;

impl Target for Play {
    fn run<G: FullGame>(self, mut input: Input<'_>) {
        let variants = G::variants();
        let setup = variants[input.below(variants.len())].clone();
        let game = G::new(setup).expect("a variant is valid");
        Table::start(&game, input).play();
    }
}

/// A game under way, with the views of everybody who watches.
struct Table<'a, G: FullGame> {
    game: &'a G,
    state: G::State,
    luck: Luck<'a>,
    views: Vec<(Viewer, G::View)>,
    census: BTreeMap<u16, u32>,
}

impl<'a, G: FullGame> Table<'a, G> {
    fn start(game: &'a G, input: Input<'a>) -> Self {
        let mut luck = Luck::new(input);
        let state = game.start(&mut Quiet::new(&mut luck));
        let views = Viewer::all(game.seats())
            .map(|who| (who, game.view(&state, who)))
            .collect();
        let census = census(game, &state);
        let table = Table {
            game,
            state,
            luck,
            views,
            census,
        };
        table.look();
        table
    }

    fn play(mut self) {
        for _ in 0..DECISIONS {
            let pending = self.game.pending(&self.state);
            assert_eq!(
                pending == Pending::Over,
                self.game.standing(&self.state).is_some(),
                "over, and a standing"
            );
            if pending == Pending::Over || self.luck.input.is_empty() {
                return;
            }
            let seats: Vec<Seat> = pending.seats().into_iter().collect();
            let seat = seats[self.luck.input.below(seats.len())];
            match self.luck.input.byte() {
                // Mostly something legal, so that games get somewhere.
                choice @ 0..=223 => {
                    let actions = self.game.legal_actions(&self.state, seat);
                    assert!(
                        !actions.is_empty(),
                        "{seat} is awaited and has nothing to choose"
                    );
                    self.apply(seat, actions[usize::from(choice) % actions.len()], true);
                }
                224..=239 => {
                    let anybody = Seat::ALL[self.luck.input.below(Seat::ALL.len())];
                    self.try_any(anybody);
                }
                240.. => self.try_any(seat),
            }
        }
    }

    /// Any action there is, for a seat that may or may not be awaited.
    fn try_any(&mut self, seat: Seat) {
        let space = usize::try_from(self.game.space()).expect("fits into memory");
        let id = u32::try_from(self.luck.input.below(space)).expect("below the space");
        let Some(action) = self.game.action(id) else {
            return;
        };
        assert_eq!(self.game.id(action), Some(id), "{action}");
        let listed = self.game.legal_actions(&self.state, seat).contains(&action);
        self.apply(seat, action, listed);
    }

    /// Applies an action that should be accepted or refused.
    fn apply(&mut self, seat: Seat, action: G::Action, legal: bool) {
        let before = self.state.clone();
        let asked = self.luck.asked;
        let mut events = Vec::new();
        let applied = self.game.apply(
            &mut self.state,
            seat,
            action,
            &mut Noted::new(&mut self.luck, &mut events),
        );
        assert_eq!(applied.is_ok(), legal, "{seat} `{action}`: {applied:?}");
        if applied.is_err() {
            assert_eq!(self.state, before, "{seat} `{action}` was refused");
            assert_eq!(self.luck.asked, asked, "{seat} `{action}` was refused");
            assert!(events.is_empty(), "{seat} `{action}` was refused");
            return;
        }
        for (who, view) in &mut self.views {
            for seen in events.iter().filter_map(|event| event.seen_by(*who)) {
                self.game.follow(view, &seen);
            }
            assert_eq!(
                *view,
                self.game.view(&self.state, *who),
                "the view of {who} after {seat} `{action}`"
            );
        }
        self.look();
    }

    /// What is true of every position.
    fn look(&self) {
        if let Err(wrong) = self.game.audit(&self.state) {
            panic!("{wrong}");
        }
        assert_eq!(census(self.game, &self.state), self.census, "components");
        let awaited = self.game.pending(&self.state).seats();
        for seat in awaited {
            let who = Viewer::Seat(seat);
            let view = self.game.view(&self.state, who);
            let mut luck = self.luck;
            let sampled = self.game.sample(&view, &mut luck);
            assert_eq!(
                self.game.view(&sampled, who),
                view,
                "a state sampled for {seat}"
            );
            assert_eq!(
                census(self.game, &sampled),
                self.census,
                "components of a state sampled for {seat}"
            );
            assert_eq!(
                self.game.legal_actions(&sampled, seat),
                self.game.legal_actions(&self.state, seat),
                "choices of {seat} in a sampled state"
            );
        }
    }
}

fn census<G: FullGame>(game: &G, state: &G::State) -> BTreeMap<u16, u32> {
    let mut counts = BTreeMap::new();
    game.census(state, |component, how_many| {
        *counts.entry(component).or_default() += how_many
    });
    counts
}
