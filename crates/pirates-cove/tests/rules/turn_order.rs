//! Turn order by speed.

use pirates_cove::{Card, Event, Guard, Place, Section, Ship, Stage, TIE};
use tabletop_core::{Game, Ratio, branches};

use crate::common::*;

/// PC-051, PC-174: speed is the Sails level and what cards add; pirates and Navy have their own.
#[test]
fn speed() {
    let play = scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 0)
            .guard(B, Section::Sails, Guard::Parrot)
    });
    assert_eq!(play.game().speed(play.state(), A), 7);
    assert_eq!(play.game().speed(play.state(), B), 24);
    play.expect_turn("P1").done();
    // Mary Read, speed 9, before sails of 8.
    scene(4, Stage::Combat, &[dice(5, &[1, 1, 1, 1])], |e| {
        e.at(A, Place::Tavern).black_ship(0, Place::Tavern, 2).marker(A, Section::Sails, 4)
    })
    .expect_eq("she has acted", true, |_, state| state.battle().acted.contains(Ship::Black))
    .done();
}

/// PC-052, PC-056, PC-057: the faster first; each ship once a round, then another round.
#[test]
fn rounds() {
    let mut play = scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
    });
    for round in 1..=3u8 {
        for seat in ["P0", "P1"] {
            play = play
                .expect_turn(seat)
                .expect_eq("round", round, |_, state| state.battle().round)
                .act(seat, "fight")
                .luck([dice(5, &[1, 1])])
                .act(seat, "aim hull");
        }
    }
    play.done();
}

/// PC-053, PC-054, PC-055: a shared top speed is settled by luck among the tied ships alone, players, black ship and Navy alike.
#[test]
fn ties() {
    // A and the black ship of Hook have speed 6; B is slower.
    scene(4, Stage::Combat, &[(TIE, 5), dice(5, &[1, 1, 1, 1])], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::Tavern)
            .black_ship(0, Place::Tavern, 1)
            .marker(A, Section::Sails, 2)
            .chests(A, 1)
    })
    .expect_eq("Hook has fired", true, |_, state| state.battle().acted.contains(Ship::Black))
    .expect_turn("P0")
    .done();
}

/// PC-053: every tied ship has the same chance.
#[test]
fn ties_are_even() {
    let game = pirates_cove::PiratesCove::new(pirates_cove::Setup::new(5)).unwrap();
    let found = branches(100, |luck| {
        pirates_cove::Editor::new(&game)
            .at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::TreasureIsland)
            .resume(Stage::Upgrade, &mut tabletop_core::Quiet::new(luck))
            .unwrap()
            .decision()
    })
    .unwrap();
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|branch| branch.odds == Ratio::new(1, 3)));
}

/// PC-058: the speed is read again before each turn.
#[test]
fn speed_is_read_afresh() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
    })
    .act("P0", "fight")
    .act("P0", "fire P1")
    .luck([dice(5, &[5, 5])])
    .act("P0", "aim sails")
    .expect_turn("P2")
    .done();
}

/// PC-059: a ship crippled before its turn does not act.
#[test]
fn crippled_before_its_turn() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .marker(B, Section::Hull, 0)
    })
    .act("P0", "fight")
    .act("P0", "fire P1")
    .luck([dice(5, &[5, 1])])
    .act("P0", "aim hull")
    .expect_turn("P2")
    .expect_no_event(|event| *event == Event::Acts { ship: Ship::Captain(B) })
    .done();
}

/// PC-060: fire or flee, and nothing else.
#[test]
fn fight_or_flee() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .hand(A, Card::Tale)
    })
    .act("P0", "pass")
    .expect_legal("P0", &["fight", "flee"])
    .refuse("P0", "pass", "PC-060")
    .done();
}
