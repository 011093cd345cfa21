//! Event cards.

use pirates_cove::{Action, Card, Decision, Place, Section, Stage, THEFT};
use tabletop_core::{Ratio, outcomes};

use crate::common::*;

/// PC-197: the Navy joins the island of a rival in reach; PC-196 gives the window.
/// PC-212: the card is in the discard pile at once.
#[test]
fn royal_navy() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::CannonIsland)
            .at(D, Place::TreasureIsland)
            .hand(A, Card::RoyalNavy)
            .hand(A, Card::Tale)
    })
    .act("P0", "play royal-navy")
    .expect_eq("discarded", 1, discarded(Card::RoyalNavy))
    .refuse("P0", "name P0", "PC-199")
    .refuse("P0", "name P3", "PC-197")
    .act("P0", "name P2")
    .act("P2", "decline")
    .expect("at Cannon Island", |_, state| state.navy().is_some_and(|navy| navy.place == Place::CannonIsland && navy.prey == C && navy.controller == A))
    .done();
}

/// PC-199, PC-200: a rival is named; half of what is plundered this month, rounded down. Fame and cards are not shared.
#[test]
fn sea_robber() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.face_up(Place::SailIsland, 0) // T01: 1, 3, 2, 0
            .at(A, Place::HullIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .at(D, Place::TreasureIsland)
            .face_up(Place::HullIsland, 2)
            .hand(C, Card::SeaRobber)
    })
    .act("P2", "play sea-robber")
    .refuse("P2", "name P2", "PC-199")
    .act("P2", "name P1")
    .expect_eq("gold", vec![14, 11, 10, 9], gold)
    .expect_eq("chests", vec![1, 1, 1, 0], chests)
    .expect_eq("fame", vec![0, 1, 0, 0], fame)
    .done();
}

/// PC-212: the Sea Robber counts treasure cards, not the loot of a black ship.
#[test]
fn no_share_of_loot() {
    scene(4, Stage::Combat, &[], |e| {
        e.black_ship(0, Place::TreasureIsland, 4)
            .at(A, Place::TreasureIsland)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .robber(A, B)
    })
    .luck([dice(5, &[5, 5, 5, 5])])
    .act("P0", "fight")
    .expect_eq("gold", vec![13, 9, 9, 9], gold)
    .done();
}

/// PC-201: the own ship goes to any other island.
#[test]
fn new_heading() {
    scene(4, Stage::EventWindow, &[], |e| e.at(A, Place::HullIsland).hand(A, Card::NewHeading).gold(A, 9).at(B, Place::CrewIsland))
        .act("P0", "play new-heading")
        .refuse("P0", "sail 2", "PC-201")
        .act("P0", "sail 6")
        .expect_eq("there", Place::TreasureIsland, place(A))
        .done();
}

/// PC-202: a random card of a rival, each with the same chance, unseen by others; known to the two.
#[test]
fn loose_tongue() {
    let play = scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .hand(A, Card::LooseTongue)
            .hand(B, Card::Tale)
            .hand(B, Card::Tale)
            .hand(B, Card::Legend)
            .hand(C, Card::HotShot)
    })
    .act("P0", "play loose-tongue")
    .refuse("P0", "name P3", "PC-202");
    let listed = outcomes(play.game(), play.state(), A, Action::Name(B), 10).unwrap();
    let odds: Vec<Ratio> = listed.iter().map(|outcome| outcome.odds).collect();
    assert_eq!(odds, [Ratio::new(2, 3), Ratio::new(1, 3)]);
    play.luck([(THEFT, u32::from(Card::Legend.number()))])
        .act("P0", "name P1")
        .expect("A has it", |_, state| state.captain(A).hand.has(Card::Legend))
        .expect_view("P1", "B knows", |view| view.position().captain(A).hand.known().of(Card::Legend.number()) == 1)
        .expect_view("P3", "D does not", |view| view.position().captain(A).hand.known().is_empty())
        .done();
    scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::Tavern).hand(A, Card::LooseTongue))
        .refuse("P0", "play loose-tongue", "PC-202")
        .done();
}

/// PC-203: any section by one step at its normal price, besides the island's own upgrade; on Treasure Island besides the one step.
#[test]
fn dry_dock() {
    scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::TreasureIsland).hand(A, Card::DryDock).hand(A, Card::Tale))
        .act("P0", "play dry-dock")
        .expect_eq("which section", Decision::Dock(A), |_, state| state.decision())
        .act("P0", "up sails")
        .expect_eq("gold", 8, |_, state| state.captain(A).gold)
        .act("P0", "up sails") // at twice the price, as before
        .expect_eq("gold", 4, |_, state| state.captain(A).gold)
        .done();
    // One section left to raise: not asked.
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::HullIsland)
            .gold(A, 1)
            .marker(A, Section::Sails, 3)
            .hand(A, Card::DryDock)
            .hand(A, Card::Tale)
    })
    .act("P0", "play dry-dock")
    .expect_eq("the hull", 2, marker(A, Section::Hull))
    .done();
    scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::HullIsland).gold(A, 0).hand(A, Card::DryDock))
        .refuse("P0", "play dry-dock", "PC-203")
        .done();
}
