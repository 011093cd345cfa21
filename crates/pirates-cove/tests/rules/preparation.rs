//! Preparing for battle.

use pirates_cove::{Card, Decision, Place, Section, Stage};

use crate::common::*;

fn three() -> Play {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .hand(A, Card::Tale)
            .hand(A, Card::BlackSpot)
            .hand(B, Card::FullCanvas)
            .hand(B, Card::SmokeScreen)
            .hand(C, Card::Tale)
    })
}

/// PC-061: the order is fixed at the beginning; Full Canvas changes it in the rounds, not here.
#[test]
fn fixed_order() {
    three()
        .act("P0", "pass")
        .act("P1", "play full-canvas") // 6 + 3 is faster than 7
        .act("P2", "pass")
        .expect_turn("P0")
        .act("P0", "pass")
        .act("P1", "pass")
        .expect_eq("B is first in the round", Decision::Stand(B), |_, state| state.decision())
        .done();
}

/// PC-062, PC-063: one Battle card in a turn, at once in force, and no other kind of card.
#[test]
fn one_card_in_a_turn() {
    three()
        .refuse("P0", "play tale", "PC-062")
        .act("P0", "pass")
        .act("P1", "play smoke-screen")
        .expect_eq("in force", 1, |_, state| state.battle().in_force(B, Card::SmokeScreen))
        .expect_turn("P2")
        .done();
}

/// PC-064, PC-065: it ends with passes in a row by all; who passed may play after somebody else did.
#[test]
fn passing_is_not_final() {
    three()
        .act("P0", "pass")
        .act("P1", "play smoke-screen")
        .act("P2", "pass")
        .act("P0", "play black-spot") // after a pass
        .act("P0", "name P2")
        .act("P1", "play full-canvas")
        .act("P2", "pass")
        .act("P0", "pass")
        // B has no cards left and is passed for: the third pass in a row.
        .expect_eq("the round begins", 1, |_, state| state.battle().round)
        .done();
}

/// PC-066, PC-067: cards stay in force after their owner has left, and are discarded when the battle ends.
#[test]
fn cards_last_for_the_battle() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .marker(B, Section::Crew, 4)
            .hand(A, Card::GrappleAttack)
    })
    .act("P0", "play grapple-attack")
    .luck([mutiny_die(4)])
    .act("P0", "flee")
    .expect("Grapple Attack is in force", |game, state| game.dice(state, B) == 5)
    .expect_eq("not discarded yet", 0, discarded(Card::GrappleAttack))
    .luck([mutiny_die(4)])
    .act("P1", "flee")
    .expect_eq("discarded", 1, discarded(Card::GrappleAttack))
    .done();
}

/// PC-068: Battle cards count for their owner alone, not for a black ship or the Navy.
#[test]
fn only_for_the_own_ship() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern)
            .black_ship(0, Place::Tavern, 1)
            .hand(A, Card::ExtraPowder)
            .marker(A, Section::Sails, 3)
    })
    .act("P0", "play extra-powder")
    .luck([dice(5, &[1, 1, 1]), dice(5, &[1, 1, 1, 1])])
    .act("P0", "fight")
    .expect_event_text("ship: Captain(Seat(0)), target: Black, section: Hull, dice: 3")
    .expect_event_text("ship: Black, target: Captain(Seat(0)), section: Crew, dice: 4")
    .done();
}

/// PC-069: a captain alone against a black ship prepares too; one pass ends it.
#[test]
fn alone_against_a_black_ship() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern)
            .black_ship(0, Place::Tavern, 4)
            .hand(A, Card::BlackSpot)
    })
    .expect_legal("P0", &["pass"])
    .refuse("P0", "play black-spot", "PC-190")
    .act("P0", "pass")
    .expect_eq("the round begins", Decision::Stand(A), |_, state| state.decision())
    .done();
}
