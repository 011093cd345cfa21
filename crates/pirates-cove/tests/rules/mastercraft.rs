//! Mastercraft.

use pirates_cove::{Card, Guard, Place, Section, Stage};

use crate::common::*;

/// PC-181: it changes neither dice nor speed.
#[test]
fn it_only_absorbs() {
    let play = scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::SailIsland).hand(A, Card::StrongCanvas));
    let before = (play.game().dice(play.state(), A), play.game().speed(play.state(), A));
    let play = play.act("P0", "play strong-canvas");
    assert_eq!(before, (play.game().dice(play.state(), A), play.game().speed(play.state(), A)));
    play.done();
}

/// PC-182: free, on its own section, not where a Parrot sits.
#[test]
fn playing_it() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::SailIsland)
            .guard(A, Section::Hull, Guard::Parrot)
            .hand(A, Card::OakHull)
            .hand(A, Card::BronzeGuns)
    })
    .refuse("P0", "play oak-hull", "PC-182")
    .act("P0", "play bronze-guns")
    .expect_eq("gold", 9, |_, state| state.captain(A).gold)
    .expect_eq("seated", Guard::Mastercraft, |_, state| state.captain(A).guards[Section::Cannon.index()])
    .done();
}

/// PC-183: one in play; a new one replaces it, also on the same section.
#[test]
fn one_in_play() {
    for (old, card) in [(Section::Cannon, Card::OakHull), (Section::Hull, Card::OakHull)] {
        scene(4, Stage::Upgrade, &[], |e| {
            e.at(A, Place::SailIsland)
                .guard(A, old, Guard::DamagedMastercraft)
                .hand(A, card)
        })
        .act("P0", "play oak-hull")
        .expect_eq("the old one", 1, discarded(Card::mastercraft(old)))
        .expect_eq("the new one", Some(Section::Hull), |_, state| state.captain(A).mastercraft())
        .expect_eq("upright", Guard::Mastercraft, |_, state| state.captain(A).guards[Section::Hull.index()])
        .done();
    }
}

/// PC-184: its damage stays after the battle.
#[test]
fn damage_stays() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .guard(B, Section::Hull, Guard::DamagedMastercraft)
    })
    .luck([mutiny_die(4)])
    .act("P0", "flee")
    .expect_eq("still sideways", Guard::DamagedMastercraft, |_, state| state.captain(B).guards[Section::Hull.index()])
    .done();
}
