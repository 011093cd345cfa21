//! Phase 4: plunder.

use pirates_cove::{Card, Decision, Event, Place, Stage};

use crate::common::*;

/// PC-121, PC-122, PC-123: from island 1 to 5, each by the one ship there, by itself.
#[test]
fn island_by_island() {
    let play = scene(4, Stage::Plunder, &[draw(Card::Tale), draw(Card::Ballad)], |e| {
        e.month(2)
            .face_up(Place::Tavern, 1) // T02: 2, 2, 1, 1
            .face_up(Place::CannonIsland, 6) // T07: 1, 4, 1, 1
            .at(A, Place::CannonIsland)
            .at(B, Place::Tavern)
    });
    play.expect("B drew first", |_, state| state.captain(B).hand.has(Card::Tale) && state.captain(A).hand.has(Card::Ballad))
        .expect_eq("fame", vec![1, 2, 0, 0], fame)
        .expect_eq("already at Upgrade", Decision::Upgrade(B), |_, state| state.decision())
        .done();
}

/// PC-124, PC-209: fame, gold, chests, then cards; the treasure card is discarded.
#[test]
fn the_order_of_rewards() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 1)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, pirates_cove::Section::Sails, 2)
    })
    .luck([mutiny_die(4), draw(Card::Tale)])
    .act("P0", "flee")
    .expect("it is discarded", |_, state| state.treasures().discards.contains(1))
    .expect("the card is gone", |_, state| state.face_up(Place::HullIsland).is_none())
    .done();
    let play = scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 1)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, pirates_cove::Section::Sails, 2)
    })
    .luck([mutiny_die(4), draw(Card::Tale)])
    .act("P0", "flee");
    let order: Vec<u8> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Fame { seat: B, .. } => Some(0),
            Event::Plundered { .. } => Some(1),
            Event::Drawn { .. } => Some(2),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2]);
    play.done();
}

/// PC-125, PC-126: what is left is received, and no more.
#[test]
fn the_supply_runs_out() {
    scene(4, Stage::Plunder, &[], |e| {
        e.face_up(Place::HullIsland, 39)
            .at(A, Place::HullIsland)
            .gold(A, 0)
            .gold(B, 0)
            .gold(D, 0)
            .gold(C, 121)
            .chests(C, 49)
    })
    .expect_eq("gold", 3, |_, state| state.captain(A).gold)
    .expect_eq("chests", 1, |_, state| state.captain(A).chests)
    .expect_eq("nothing is left", (0, 0), supply)
    .done();
}

/// PC-127: an island without a ship is not plundered; Treasure Island and the Cove have nothing.
#[test]
fn nobody_there() {
    scene(4, Stage::Plunder, &[tie(A)], |e| e.at(A, Place::TreasureIsland).at(B, Place::TreasureIsland).gold(A, 0).gold(B, 2))
        .expect_eq("fame", vec![0; 4], fame)
        .expect("all five lie there", |_, state| Place::OUTER.into_iter().all(|place| state.face_up(place).is_some()))
        .done();
}

/// PC-128: an empty pile is made of the discards; without those no card comes.
#[test]
fn an_empty_pile() {
    scene(4, Stage::Plunder, &[draw(Card::HotShot)], |e| {
        e.face_up(Place::HullIsland, 19) // T20: 2, 0, 1, 2
            .at(A, Place::HullIsland)
            .guard(B, pirates_cove::Section::Hull, pirates_cove::Guard::Parrot)
            .guard(B, pirates_cove::Section::Crew, pirates_cove::Guard::Parrot)
            .guard(B, pirates_cove::Section::Cannon, pirates_cove::Guard::Parrot)
            .guard(B, pirates_cove::Section::Sails, pirates_cove::Guard::Parrot)
            .discard(Card::HotShot)
            .pile_only(C, &[])
    })
    .expect_eq("one of two cards", 1, |_, state| state.hand_size(A))
    .expect_eq("pile and discards", (0, 0), |_, state| (state.pile_size(), state.discards().total()))
    .done();
}

/// PC-129: chests above the hull are carried until the check.
#[test]
fn above_the_hull() {
    scene(4, Stage::Plunder, &[], |e| e.face_up(Place::HullIsland, 9).at(A, Place::HullIsland).chests(A, 3))
        .expect_eq("seven in a hull for three", 7, |_, state| state.captain(A).chests)
        .done();
}
