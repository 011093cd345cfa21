//! Fleeing and mutiny.

use pirates_cove::{Card, Guard, Place, Section, Ship, Stage};
use tabletop_core::{Ratio, outcomes};

use crate::common::*;

fn three() -> Play {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .gold(A, 4)
            .chests(A, 2)
            .fame(A, 5)
            .fame(B, 5)
            .guard(A, Section::Hull, Guard::Mastercraft)
    })
}

/// PC-089, PC-090: on the own turn, also in the first round; at once to the Cove, and out of the battle.
#[test]
fn fleeing() {
    three()
        .refuse_unawaited("P1", "flee")
        .luck([mutiny_die(5)])
        .act("P0", "flee")
        .expect_eq("at the Cove", Place::Cove, place(A))
        .expect("out of the battle", |_, state| !state.battle().present.contains(A))
        .expect_turn("P1")
        .done();
}

/// PC-091, PC-092: fame for the opponents only if the ship was hit in this battle.
#[test]
fn fame_only_after_a_hit() {
    three()
        .luck([mutiny_die(5)])
        .act("P0", "flee")
        .expect_eq("fame", vec![5, 5, 0, 0], fame)
        .done();
    three()
        .act("P0", "fight")
        .act("P0", "fire P1")
        .luck([dice(5, &[5, 1])])
        .act("P0", "aim crew")
        .luck([mutiny_die(5)])
        .act("P1", "flee")
        .expect_eq("fame", vec![6, 5, 1, 0], fame)
        .done();
}

/// PC-093: one die in six is a mutiny, damaged or not.
#[test]
fn mutiny_odds() {
    let play = three();
    let listed = outcomes(play.game(), play.state(), A, pirates_cove::Action::Flee, 10).unwrap();
    let mutiny: Vec<Ratio> = listed
        .iter()
        .filter(|outcome| outcome.state.captain(A).gold == 0)
        .map(|outcome| outcome.odds)
        .collect();
    assert_eq!(mutiny, [Ratio::new(1, 6)]);
    play.done();
}

/// PC-094, PC-095: gold and chests go back, two fame are lost; levels, guards and hand stay.
#[test]
fn mutiny() {
    three()
        .luck([mutiny_die(1)])
        .act("P0", "flee")
        .expect_eq("gold and chests", (0, 0, 3), |_, state| {
            (state.captain(A).gold, state.captain(A).chests, state.captain(A).fame)
        })
        .expect_eq("the supply", (124 - 27, 50), supply)
        .expect_eq("sails", 3, marker(A, Section::Sails))
        .expect("the Mastercraft", |_, state| state.captain(A).mastercraft().is_some())
        .done();
}

/// PC-096: pirates and Navy have no decision to flee: a black ship fires until it is sunk or alone.
#[test]
fn npcs_never_flee() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern).black_ship(0, Place::Tavern, 1).marker(A, Section::Sails, 3).hand(A, Card::Tale)
    })
    .act("P0", "pass")
    .act("P0", "fight")
    .luck([dice(5, &[1, 1]), dice(5, &[1, 1, 1, 1])])
    .act("P0", "done")
    .expect("it is still there", |_, state| state.targets(A).contains(Ship::Black))
    .done();
}

/// PC-097: opponents are players still in the battle; on Treasure Island there are none.
#[test]
fn no_opponents_on_treasure_island() {
    scene(4, Stage::Combat, &[dice(5, &[5, 1, 1, 1])], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 2)
            .at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .marker(A, Section::Sails, 4)
    })
    .luck([mutiny_die(3)])
    .act("P0", "flee") // after a hit
    .expect_eq("fame", vec![0; 4], fame)
    .done();
}
