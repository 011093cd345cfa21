//! Phase 6: black ships and treasure check.

use pirates_cove::{Card, Event, Guard, Place, Section, Stage, TREASURE};

use crate::common::*;

fn treasure() -> Vec<Luck> {
    (15..20).map(|card| (TREASURE, card)).collect()
}

/// PC-148, PC-149, PC-150: one island westward, from Treasure Island to Tavern Island.
#[test]
fn westward() {
    for (month, place) in [(1, 2), (5, 6), (6, 1)] {
        let luck: Vec<Luck> = [10, 22, 34, 46, 58].map(|card| (TREASURE, card)).to_vec();
        scene(4, Stage::BlackShips, &luck, |e| e.month(month))
            .expect_eq("place", place, |_, state| {
                state.black_ships().next().map_or(0, |ship| ship.place.number())
            })
            .done();
    }
}

/// PC-151, PC-152, PC-154: move, then the check, then the treasure cards; chests above the hull go back.
#[test]
fn the_order_of_phase_6() {
    let play = scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::TreasureIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::SailIsland)
            .gold(A, 0)
            .gold(B, 0)
            .gold(C, 0)
            .hand(D, Card::Tale)
            .chests(A, 7)
    })
    .luck(treasure())
    .act("P3", "done");
    let order: Vec<u8> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::BlackShipMoved { .. } => Some(0),
            Event::Overboard { chests: 4, seat: A } => Some(1),
            Event::TreasureDiscarded { .. } => Some(2),
            Event::TreasureRevealed { .. } => Some(3),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    play.expect_eq("chests", vec![3, 0, 0, 0], chests)
        .expect_eq("the supply", 47, |_, state| state.chests())
        .done();
}

/// PC-153, PC-155, PC-171: Captain Flint's parrot keeps all chests; gold has no limit.
#[test]
fn flints_parrot() {
    scene(4, Stage::BlackShips, &treasure(), |e| {
        e.guard(A, Section::Hull, Guard::Parrot).chests(A, 9).gold(A, 60).chests(B, 9)
    })
    .expect_eq("chests", vec![9, 3, 0, 0], chests)
    .expect_eq("gold", 60, |_, state| state.captain(A).gold)
    .done();
}
