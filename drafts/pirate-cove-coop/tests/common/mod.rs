//! Tables for rulebook and rule tests.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part of it"
)]

use pirate_cove_coop::{Cards, Edit, Kind, PirateCoveCoop, Setup, State};
use tabletop_core::{Game, Quiet, Seat, Seeded};
use tabletop_testkit::Scenario;

pub const P0: Seat = Seat::new(0);
pub const P1: Seat = Seat::new(1);
pub const P2: Seat = Seat::new(2);
pub const P3: Seat = Seat::new(3);

/// The game with this setup.
pub fn game(setup: Setup) -> PirateCoveCoop {
    PirateCoveCoop::new(setup).unwrap()
}

/// The first decision of some game with this setup.
pub fn start(game: &PirateCoveCoop) -> State {
    game.start(&mut Quiet::new(Seeded::new(3)))
}

/// A scenario with the facts put in place by `edit`.
pub fn scene(players: u8, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Scenario<PirateCoveCoop> {
    scene_of(Setup::new(players), edit)
}

/// A scenario of a game with this setup.
pub fn scene_of(setup: Setup, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Scenario<PirateCoveCoop> {
    let game = game(setup);
    let state = edit(game.edit(start(&game))).finish().unwrap();
    Scenario::from_state(game, state)
}

/// A scenario of a position that no game leads to.
pub fn impossible_scene(
    setup: Setup,
    edit: impl FnOnce(Edit<'_>) -> Edit<'_>,
) -> Scenario<PirateCoveCoop> {
    let game = game(setup);
    let state = edit(game.edit(start(&game))).finish_unchecked().unwrap();
    Scenario::from_state(game, state)
}

/// A pile of cards by their names.
pub fn pile(names: &str) -> Cards {
    let mut pile = Cards::EMPTY;
    for name in names.split_whitespace() {
        pile.add(kind(name).number(), 1);
    }
    pile
}

/// A card by its name.
pub fn kind(name: &str) -> Kind {
    name.parse().unwrap()
}

/// Answers of luck for draws of these cards.
pub fn draws(names: &str) -> Vec<(&'static str, u32)> {
    names
        .split_whitespace()
        .map(|name| ("cards", u32::from(kind(name).number())))
        .collect()
}

/// Answers of luck for hit cards of these values.
pub fn hits(values: &[u32]) -> Vec<(&'static str, u32)> {
    values.iter().map(|value| ("hits", value - 1)).collect()
}

/// Answers of luck for a quest of this level (from 1), and this index (Q01 is 0).
pub fn quest(level: u32, name: &str) -> Vec<(&'static str, u32)> {
    let number: u32 = name[1..].parse().unwrap();
    vec![("quests", level - 1), ("quests", number - 1)]
}

/// The index of a card such as `Q13`, `C08` or `U01`.
pub fn index(name: &str) -> u8 {
    name[1..].parse::<u8>().unwrap() - 1
}

/// A decision of somebody to be left out of a script by playing it.
pub trait Play: Sized {
    /// Several actions of one seat.
    fn acts(self, seat: Seat, actions: &[&str]) -> Self;
    /// Everybody declines to replace anything.
    fn no_replacements(self) -> Self;
    /// Plays on with random decisions of the kind that change least, until `done` says stop.
    fn until(self, stop: impl Fn(&State) -> bool) -> Self;
}

impl Play for Scenario<PirateCoveCoop> {
    fn acts(self, seat: Seat, actions: &[&str]) -> Self {
        actions
            .iter()
            .fold(self, |scene, action| scene.act(seat, action))
    }

    fn no_replacements(self) -> Self {
        self.until(|state| state.point != pirate_cove_coop::Point::Window)
    }

    fn until(mut self, stop: impl Fn(&State) -> bool) -> Self {
        while !stop(self.state()) && self.state().end.is_none() {
            let seat = self.state().turn;
            let action = quiet_action(self.state());
            self = self.act(seat, action);
        }
        self
    }
}

/// The action that changes least.
fn quiet_action(state: &State) -> &'static str {
    use pirate_cove_coop::Point;
    match state.point {
        Point::Window | Point::Shop | Point::BotShop => "done",
        Point::Commit => "stay",
        Point::BotJoin => "alone",
        Point::Play => "pass",
        Point::Ability(_) | Point::Plank => "decline",
        Point::Split => "give 0",
        Point::Bribe | Point::BotBribe => "bribe 0",
        Point::Exchange | Point::LastDiscard => "keep",
        point => panic!("{point:?} has no quiet answer"),
    }
}

/// P0 alone at a quest in slot 0, with these hit cards; P1 stays.
pub fn alone(values: &[u32], edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Scenario<PirateCoveCoop> {
    impossible_scene(Setup::new(2), edit)
        .no_replacements()
        .act(P0, "attempt 0")
        .luck(hits(values))
        .act(P1, "stay")
}

/// The rest phase at P0's turn to shop; both stayed.
pub fn shopping(edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Scenario<PirateCoveCoop> {
    use pirate_cove_coop::{Aim, Point};
    impossible_scene(Setup::new(2), |it| {
        let it = it
            .aim(P0, Aim::Stay)
            .aim(P1, Aim::Stay)
            .asked(P0, Point::Shop);
        edit(it)
    })
}

/// The end of P0's round after shopping, at its last discard; both stayed.
pub fn closing(edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Scenario<PirateCoveCoop> {
    shopping(|it| edit(it).gold(P1, 0)).act(P0, "done")
}
