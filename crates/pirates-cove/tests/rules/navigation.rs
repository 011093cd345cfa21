//! Phase 2: navigation.

use pirates_cove::{Card, Decision, Event, Place, Section, Setup, Stage, TREASURE};
use tabletop_core::{Game, Pending, SeatSet};

use crate::common::*;

/// Treasure without tavern cards, so that plunder asks nothing of luck.
fn treasure() -> Vec<Luck> {
    [15, 16, 17, 18, 20].map(|card| (TREASURE, card)).to_vec()
}

fn wheels(facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(3, Stage::NextMonth, &treasure(), facts)
}

/// PC-034, PC-037: wheels are set in secret, and all ships sail at once.
#[test]
fn wheels_are_sealed() {
    wheels(|e| e)
        .act("P1", "sail 2")
        .expect_pending(Pending::Sealed(SeatSet::all(3).without(B)))
        .expect_eq("nobody has sailed", Place::Cove, place(B))
        .inspect(|game, state| {
            // Whoever has set another wheel looks the same to the others.
            let other = scene(3, Stage::NextMonth, &treasure(), |e| e)
                .act("P1", "sail 4")
                .done()
                .state;
            for who in [A.into(), C.into(), tabletop_core::Viewer::Spectator] {
                assert_eq!(game.view(state, who), game.view(&other, who));
            }
            assert_ne!(game.view(state, B.into()), game.view(&other, B.into()));
        })
        .act("P0", "sail 6")
        .act("P2", "sail 5")
        .expect_eq("P1", Place::HullIsland, place(B))
        .expect_eq("P0", Place::TreasureIsland, place(A))
        .done();
}

/// PC-035: the Cove is no destination.
#[test]
fn six_islands() {
    let play = wheels(|e| e).expect_legal("P0", &["sail 1", "sail 2", "sail 3", "sail 4", "sail 5", "sail 6"]);
    let refused = tabletop_core::Game::check(play.game(), play.state(), A, pirates_cove::Action::Sail(Place::Cove));
    assert_eq!(refused, Err(pirates_cove::Illegal::NoDestination));
    play.done();
}

/// PC-036: the island one lies at is a destination.
#[test]
fn staying_is_legal() {
    wheels(|e| e.at(A, Place::SailIsland).gold(A, 0))
        .act("P1", "sail 6")
        .act("P2", "sail 6")
        .act("P0", "sail 3")
        .expect_event(|event| *event == Event::Sailed { seat: A, place: Place::SailIsland })
        .done();
}

/// PC-038, PC-196: one event window, from seat (month - 1) mod n, until all pass in a row; who has no cards is passed for.
#[test]
fn event_window() {
    wheels(|e| {
        e.hand(A, Card::Tale)
            .hand(B, Card::NewHeading)
            .hand(B, Card::Tale)
            .marker(A, Section::Sails, 3)
            .at(C, Place::Cove)
    })
    .act("P0", "sail 2")
    .act("P1", "sail 6")
    .act("P2", "sail 5")
    .expect_eq("month 2 begins with seat 1", Decision::Event(B), |_, state| state.decision())
    .act("P1", "pass")
    .expect_turn("P0") // C has no cards
    .act("P0", "pass")
    .expect("the window is closed", |_, state| !matches!(state.decision(), Decision::Event(_)))
    .done();
    wheels(|e| e.hand(A, Card::NewHeading).hand(A, Card::Tale).hand(B, Card::Tale))
        .act("P0", "sail 2")
        .act("P1", "sail 6")
        .act("P2", "sail 5")
        .act("P1", "pass")
        .act("P0", "play new-heading")
        .act("P0", "sail 3")
        .expect_turn("P1") // asked again
        .act("P1", "pass")
        .expect_turn("P0")
        .act("P0", "pass")
        .expect("the window is closed", |_, state| !matches!(state.decision(), Decision::Event(_)))
        .done();
}

/// The option `black_ship_random`: both black ships are put on different islands after the wheels, and do not move in phase 6.
#[test]
fn drifting_black_ships() {
    let setup = Setup {
        black_ship_random: true,
        ..Setup::new(3)
    };
    scene_with(setup, Stage::NextMonth, &treasure(), |e| e)
        .act("P0", "sail 6")
        .act("P1", "sail 6")
        .luck([(pirates_cove::LEGEND, 4), (pirates_cove::LEGEND, 2)])
        .act("P2", "sail 1")
        .expect("they are at 4 and 2", |_, state| {
            state.black_ships().map(|ship| ship.place.number()).eq([4, 2])
        })
        .done();
}
