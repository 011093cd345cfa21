//! Phase 5: upgrade.

use pirates_cove::{Card, Decision, Guard, Place, Section, Stage};

use crate::common::*;

fn visit(place: Place, facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(4, Stage::Upgrade, &[], |e| facts(e.at(A, place)))
}

/// PC-130, PC-131: places westward, the fastest first; what is offered may be left.
#[test]
fn order_and_choice() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::SailIsland)
            .marker(B, Section::Sails, 3)
    })
    .expect_turn("P2")
    .act("P2", "done")
    .expect_turn("P1")
    .act("P1", "done")
    .expect_turn("P0")
    .act("P0", "done")
    .expect_eq("then the Cove", Decision::Cove(D), |_, state| state.decision())
    .done();
}

/// PC-132: on Tavern Island up to three cards at two gold.
#[test]
fn tavern_island() {
    visit(Place::Tavern, |e| e.gold(A, 7))
        .luck([draw(Card::Tale), draw(Card::Tale), draw(Card::Tale)])
        .act("P0", "buy")
        .act("P0", "buy")
        .act("P0", "buy")
        .expect_eq("gold", 1, |_, state| state.captain(A).gold)
        .refuse("P0", "buy", "PC-132")
        .done();
    visit(Place::Tavern, |e| e.gold(A, 1).hand(A, Card::Tale)).refuse("P0", "buy", "PC-145").done();
    visit(Place::SailIsland, |e| e).refuse("P0", "buy", "PC-133").done();
}

/// PC-133, PC-144, PC-145: on islands 2 to 5 the island's own section, any steps, paid to the supply, up to the top.
#[test]
fn own_section() {
    for (place, section) in [
        (Place::HullIsland, "hull"),
        (Place::SailIsland, "sails"),
        (Place::CannonIsland, "cannon"),
        (Place::CrewIsland, "crew"),
    ] {
        visit(place, |e| e.gold(A, 20)).expect_legal("P0", &["done", &format!("up {section}")]).done();
    }
    visit(Place::SailIsland, |e| e.gold(A, 3).hand(A, Card::Tale))
        .act("P0", "up sails")
        .act("P0", "up sails")
        .expect_eq("the supply", 124 - 27, |_, state| state.gold())
        .refuse("P0", "up sails", "PC-145")
        .refuse("P0", "up hull", "PC-133")
        .done();
    visit(Place::SailIsland, |e| e.gold(A, 20).marker(A, Section::Sails, 5).hand(A, Card::Tale))
        .refuse("P0", "up sails", "PC-145")
        .done();
}

/// PC-134, PC-135, PC-136: chests for one fame each, gold for one fame per three; both go to the supply.
#[test]
fn burying() {
    visit(Place::TreasureIsland, |e| e.gold(A, 5).chests(A, 3).hand(A, Card::Tale))
        .act("P0", "bury chest")
        .expect_eq("fame", 1, |_, state| state.captain(A).fame)
        .act("P0", "bury chests")
        .expect_eq("fame", 3, |_, state| state.captain(A).fame)
        .refuse("P0", "bury chest", "PC-134")
        .act("P0", "bury gold")
        .expect_eq("fame", 4, |_, state| state.captain(A).fame)
        .refuse("P0", "bury gold", "PC-135")
        .expect_eq("the supply", (124 - 27 - 2, 50), supply)
        .done();
    visit(Place::TreasureIsland, |e| e.chests(A, 1)).refuse("P0", "bury chests", "PC-134").done();
    visit(Place::HullIsland, |e| e.chests(A, 1)).refuse("P0", "bury chest", "PC-133").done();
}

/// PC-137, PC-138: on Treasure Island one step of one section, at twice the price.
#[test]
fn one_step_on_treasure_island() {
    visit(Place::TreasureIsland, |e| e.gold(A, 9))
        .act("P0", "up sails")
        .expect_eq("gold", 7, |_, state| state.captain(A).gold)
        .refuse("P0", "up sails", "PC-137")
        .refuse("P0", "up hull", "PC-137")
        .done();
    visit(Place::TreasureIsland, |e| e.gold(A, 3).marker(A, Section::Crew, 1)).refuse("P0", "up crew", "PC-145").done();
}

/// PC-139, PC-140, PC-141: at the Cove two cards, or one with two gold, or nothing, for every ship; then the repair for one gold.
#[test]
fn the_cove() {
    let cove = |gold: u8| {
        scene(4, Stage::Upgrade, &[], |e| {
            e.at(B, Place::TreasureIsland)
                .at(C, Place::HullIsland)
                .at(D, Place::SailIsland)
                .gold(B, 0)
                .gold(C, 0)
                .gold(D, 0)
                .gold(A, gold)
                .marker(A, Section::Cannon, -1)
        })
        .expect_legal("P0", &["decline", "take cards", "take card and gold"])
    };
    cove(0)
        .luck([draw(Card::Tale), draw(Card::Tale)])
        .act("P0", "take cards")
        .expect_eq("cards, gold, cannon", (2, 0, 0), |_, state| {
            (state.hand_size(A), state.captain(A).gold, state.captain(A).markers[Section::Cannon.index()])
        })
        .done();
    cove(0)
        .luck([draw(Card::Tale)])
        .act("P0", "take card and gold")
        .expect_eq("cards and gold", (1, 1), |_, state| (state.hand_size(A), state.captain(A).gold))
        .done();
}

/// PC-142: nothing else is raised at the Cove, not even by a Dry Dock.
#[test]
fn nothing_else_at_the_cove() {
    scene(4, Stage::Upgrade, &[tie(A)], |e| e.hand(A, Card::DryDock).hand(A, Card::OakHull))
        .act("P0", "decline")
        .refuse("P0", "up hull", "PC-142")
        .refuse("P0", "play dry-dock", "PC-142")
        .refuse("P0", "play oak-hull", "PC-142")
        .expect_legal("P0", &["done"])
        .done();
}

/// PC-143: one Mastercraft in a turn, on islands 1 to 5.
#[test]
fn one_mastercraft() {
    visit(Place::SailIsland, |e| e.hand(A, Card::OakHull).hand(A, Card::BronzeGuns))
        .act("P0", "play oak-hull")
        .refuse("P0", "play bronze-guns", "PC-143")
        .done();
    visit(Place::TreasureIsland, |e| e.hand(A, Card::OakHull)).refuse("P0", "play oak-hull", "PC-137").done();
}

/// PC-146: a damaged Mastercraft is turned upright for two gold, anywhere.
#[test]
fn restoring() {
    for place in [Place::Tavern, Place::TreasureIsland] {
        visit(place, |e| e.guard(A, Section::Crew, Guard::DamagedMastercraft))
            .act("P0", "restore")
            .expect_eq("upright", Guard::Mastercraft, |_, state| state.captain(A).guards[Section::Crew.index()])
            .expect_eq("gold", 7, |_, state| state.captain(A).gold)
            .refuse("P0", "restore", "PC-146")
            .done();
    }
}

/// PC-147: a Parrot is dismissed for one fame.
#[test]
fn dismissing() {
    visit(Place::Tavern, |e| e.guard(A, Section::Hull, Guard::Parrot).fame(A, 3))
        .refuse("P0", "dismiss crew", "PC-147")
        .act("P0", "dismiss hull")
        .expect_eq("fame", 2, |_, state| state.captain(A).fame)
        .expect_eq("discarded", 1, discarded(Card::FlintsParrot))
        .done();
}

/// PC-210: without any tavern card none is bought, and the Cove has none.
#[test]
fn no_cards_left() {
    scene(4, Stage::Upgrade, &[], |e| {
        Section::ALL
            .into_iter()
            .fold(e, |e, section| e.guard(B, section, Guard::Parrot))
            .hand(A, Card::Tale)
            .pile_only(C, &[])
            .at(A, Place::Tavern)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .gold(D, 0)
    })
    .refuse("P0", "buy", "PC-210")
    .act("P0", "done")
    .act("P1", "done")
    .act("P2", "done")
    .luck((15..20).map(|card| (pirates_cove::TREASURE, card)))
    .act("P3", "take card and gold")
    .expect_eq("gold, and no card", (2, 0), |_, state| (state.captain(D).gold, state.hand_size(D)))
    .done();
}
