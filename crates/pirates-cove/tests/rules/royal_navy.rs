//! The Royal Navy.

use pirates_cove::{Card, Decision, Event, Place, Section, Ship, Stage};

use crate::common::*;

fn sent() -> Play {
    scene(5, Stage::EventWindow, &[], |e| {
        e.face_up(Place::SailIsland, 2)
            .at(A, Place::SailIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .at(D, Place::SailIsland)
            .at(E, Place::TreasureIsland)
            .marker(A, Section::Sails, 4)
            .marker(B, Section::Sails, 3)
            .marker(A, Section::Crew, 5)
            .marker(A, Section::Cannon, 5)
            .hand(C, Card::RoyalNavy)
    })
    .act("P2", "play royal-navy")
    .act("P2", "name P0")
    .act("P0", "decline")
}

/// PC-113, PC-116: it comes by a card, at one rival's ship; four dice, the section named each time by its sender.
#[test]
fn sent_at_a_rival() {
    sent()
        .expect_eq("C decides", Decision::Broadside(C), |_, state| state.decision())
        .expect_legal("P2", &["aim hull", "aim crew", "aim cannon", "aim sails"])
        .luck([dice(5, &[5, 1, 1, 1])])
        .act("P2", "aim crew")
        .expect_event_text("ship: Navy, target: Captain(Seat(0)), section: Crew, dice: 4")
        .done();
}

/// PC-114, PC-118: only to an outer island, not the sender's own, and the sender may not join it.
#[test]
fn where_it_is_sent() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::SailIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::HullIsland)
            .hand(C, Card::RoyalNavy)
            .hand(C, Card::NewHeading)
    })
    .act("P2", "play royal-navy") // only A is in reach
    .act("P0", "decline")
    .act("P2", "play new-heading")
    .refuse("P2", "sail 3", "PC-118")
    .expect_legal("P2", &["sail 1", "sail 4", "sail 5", "sail 6"])
    .done();
    scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::HullIsland)
            .hand(C, Card::RoyalNavy)
    })
    .refuse("P2", "play royal-navy", "PC-197")
    .done();
}

/// PC-115, PC-198: the rival aimed at may cancel it with a Safe Passage, and is asked whether it has one or not.
#[test]
fn safe_passage() {
    let aimed = |card: Card| {
        scene(4, Stage::EventWindow, &[], |e| {
            e.face_up(Place::HullIsland, 2)
                .at(A, Place::SailIsland)
                .at(B, Place::TreasureIsland)
                .at(C, Place::HullIsland)
                .at(D, Place::TreasureIsland)
                .hand(A, card)
                .hand(C, Card::RoyalNavy)
        })
        .act("P0", "pass")
        .act("P2", "play royal-navy")
    };
    aimed(Card::Tale)
        .expect_legal("P0", &["decline"])
        .refuse("P0", "play safe-passage", "PC-168")
        .refuse("P0", "play tale", "PC-198")
        .act("P0", "decline")
        .expect("the Navy is there", |_, state| state.navy().is_some_and(|navy| navy.place == Place::SailIsland))
        .done();
    aimed(Card::SafePassage)
        .act("P0", "play safe-passage")
        .expect_event(|event| *event == Event::NavyCancelled { prey: A })
        .expect("no Navy", |_, state| state.navy().is_none())
        .expect_eq("both discarded", (1, 1), |_, state| {
            (state.discards().of(Card::RoyalNavy.number()), state.discards().of(Card::SafePassage.number()))
        })
        .done();
    // Not at other times.
    scene(4, Stage::EventWindow, &[], |e| e.at(A, Place::SailIsland).hand(A, Card::SafePassage))
        .refuse("P0", "play safe-passage", "PC-196")
        .done();
}

/// PC-117: when its prey has gone, the controller names the next; of one left, without asking.
#[test]
fn next_prey() {
    sent()
        .luck([dice(5, &[1; 4])])
        .act("P2", "aim hull")
        .luck([mutiny_die(5)])
        .act("P0", "flee")
        .luck([dice(5, &[1, 1])])
        .act("P1", "fight")
        .luck([dice(5, &[1, 1])])
        .act("P3", "fight")
        .expect_eq("C names", Decision::NextPrey(C), |_, state| state.decision())
        .refuse("P2", "name P0", "PC-190")
        .expect_legal("P2", &["name P1", "name P3"])
        .act("P2", "name P3")
        .luck([dice(5, &[1; 4])])
        .act("P2", "aim hull")
        .expect_event_text("target: Captain(Seat(3))")
        .luck([dice(5, &[1, 1])])
        .act("P1", "fight")
        .luck([mutiny_die(5)])
        .act("P3", "flee")
        .expect_event(|event| *event == Event::NavyTurned { prey: B })
        .expect_eq("the section", Decision::Broadside(C), |_, state| state.decision())
        .done();
}

/// PC-119: the last hull point earns its fame, for whoever took it.
#[test]
fn sinking_it() {
    sent()
        .luck([dice(5, &[1; 4])])
        .act("P2", "aim hull")
        .luck([dice(5, &[5, 5, 5, 5, 5, 1])])
        .act("P0", "fight")
        .expect_event(|event| *event == Event::Sunk { ship: Ship::Navy, by: A })
        .expect_eq("fame", vec![4, 0, 0, 0, 0], fame)
        .expect("players are fair game now", |_, state| state.targets(B).contains(Ship::Captain(A)))
        .done();
}

/// PC-120: set aside after its battle or at the end of Combat; only one at sea.
#[test]
fn one_navy_at_a_time() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::SailIsland)
            .at(B, Place::CannonIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::TreasureIsland)
            .face_up(Place::CannonIsland, 8)
            .face_up(Place::HullIsland, 2)
            .hand(C, Card::RoyalNavy)
            .hand(C, Card::RoyalNavy)
    })
    .act("P2", "play royal-navy")
    .act("P2", "name P0")
    .act("P0", "decline")
    .refuse("P2", "play royal-navy", "PC-120")
    .act("P2", "pass")
    .luck([dice(5, &[1; 4])])
    .act("P2", "aim hull")
    .luck([mutiny_die(5)])
    .act("P0", "flee")
    .expect_event(|event| *event == Event::NavyLeft)
    .expect("set aside", |_, state| state.navy().is_none())
    .done();
}
