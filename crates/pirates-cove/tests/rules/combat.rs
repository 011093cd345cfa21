//! Where battles are, and when they end.

use pirates_cove::{Decision, Event, Place, Section, Ship, Stage};

use crate::common::*;

fn battles(play: &Play) -> bool {
    play.state().battle().is_on()
}

/// PC-039: battles go westward, one island at a time; Treasure Island comes last.
#[test]
fn one_island_at_a_time() {
    scene(5, Stage::Combat, &[], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 4)
            .at(A, Place::TreasureIsland)
            .at(B, Place::CrewIsland)
            .at(C, Place::CrewIsland)
            .at(D, Place::Tavern)
            .at(E, Place::Tavern)
            .marker(B, Section::Sails, 2)
            .marker(D, Section::Sails, 2)
    })
    .expect_eq("first", Some(Place::Tavern), |_, state| state.battle().island)
    .luck([mutiny_die(6)])
    .act("P3", "flee")
    .expect_eq("then", Some(Place::CrewIsland), |_, state| state.battle().island)
    .luck([mutiny_die(6)])
    .act("P1", "flee")
    .expect_eq("last", Some(Place::TreasureIsland), |_, state| state.battle().island)
    .done();
}

/// PC-040, PC-045: a battle on an outer island needs two ships, one of them a player's; it begins with the preparation.
#[test]
fn two_ships_on_an_outer_island() {
    let alone = scene(4, Stage::Combat, &[], |e| e.at(A, Place::SailIsland).face_up(Place::SailIsland, 2));
    assert!(!battles(&alone));
    alone.done();
    let pirate = scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern).black_ship(0, Place::Tavern, 4).hand(A, pirates_cove::Card::Tale)
    });
    assert_eq!(pirate.state().decision(), Decision::Prepare(A));
    pirate.done();
    let two = scene(4, Stage::Combat, &[tie(A), tie(A)], |e| e.at(A, Place::HullIsland).at(B, Place::HullIsland));
    assert!(battles(&two));
    two.done();
}

/// PC-041, PC-042: on Treasure Island there is a battle only with a black ship; players do not fight each other.
#[test]
fn treasure_island() {
    let peace = scene(4, Stage::Combat, &[tie(A)], |e| {
        e.at(A, Place::TreasureIsland).at(B, Place::TreasureIsland)
    });
    assert!(!battles(&peace));
    peace.done();
    scene(4, Stage::Combat, &[tie(B), tie(A)], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 4)
            .at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
    })
    .expect("the only target is the black ship", |_, state| state.targets(A).iter().eq([Ship::Black]))
    .done();
}

/// PC-043: there is no battle at the Cove.
#[test]
fn the_cove_is_safe() {
    let play = scene(4, Stage::Combat, &[tie(A)], |e| e);
    assert!(!battles(&play) && play.state().decision() == Decision::Cove(A));
    play.done();
}

/// PC-046, PC-048, PC-050: on an outer island it ends as soon as one player ship is left and nothing else, in the middle of a round.
#[test]
fn end_on_an_outer_island() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .marker(B, Section::Hull, 0)
    })
    .act("P0", "fight")
    .luck([dice(5, &[5, 1])])
    .act("P0", "aim hull")
    .expect_event(|event| *event == Event::BattleEnded)
    .expect_eq("A goes on to Upgrade", Decision::Upgrade(A), |_, state| state.decision())
    .done();
    // All player ships gone: the black ship is left.
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern).black_ship(0, Place::Tavern, 4).at(B, Place::TreasureIsland)
    })
    .luck([mutiny_die(3)])
    .act("P0", "flee")
    .expect_event(|event| *event == Event::BattleEnded)
    .expect("the black ship is afloat", |_, state| state.black_ship_at(Place::Tavern) == Some(0))
    .done();
}

/// PC-047: on Treasure Island it ends when the black ship is sunk, and several players stay.
#[test]
fn end_on_treasure_island() {
    scene(4, Stage::Combat, &[], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 4)
            .at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .marker(A, Section::Sails, 2)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
    })
    .luck([dice(5, &[5, 5, 5, 5])])
    .act("P0", "fight")
    .expect_eq("both stay", (Place::TreasureIsland, Place::TreasureIsland), |_, state| {
        (state.captain(A).place, state.captain(B).place)
    })
    .expect_eq("A first", Decision::Upgrade(A), |_, state| state.decision())
    .done();
}

/// PC-044, PC-049: the Navy is never at Treasure Island (see the event cards), and without a player ship there is no battle.
#[test]
fn no_player_no_battle() {
    let play = scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::CannonIsland)
            .at(C, Place::TreasureIsland)
            .black_ship(0, Place::CannonIsland, 0)
            .hand(A, pirates_cove::Card::RoyalNavy)
            .hand(B, pirates_cove::Card::NewHeading)
    })
    .act("P0", "play royal-navy") // B is the only one in reach
    .act("P1", "decline")
    .act("P1", "play new-heading")
    .act("P1", "sail 6")
    .expect_no_event(|event| matches!(event, Event::BattleBegan { .. }))
    .expect_event(|event| *event == Event::NavyLeft);
    assert!(!battles(&play));
    play.done();
}
