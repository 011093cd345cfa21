//! Parrots.

use pirates_cove::{Card, Event, Guard, Place, Section, Stage};

use crate::common::*;

fn duel(facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(4, Stage::Combat, &[], |e| {
        facts(
            e.face_up(Place::HullIsland, 2)
                .at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Crew, 3)
                .marker(A, Section::Cannon, 3)
                .marker(A, Section::Sails, 5),
        )
    })
}

/// PC-170: seated for all to see as soon as it is drawn.
#[test]
fn seated_when_drawn() {
    scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::Tavern))
        .luck([draw(Card::SilversParrot)])
        .act("P0", "buy")
        .expect("seated", |_, state| state.captain(A).has_parrot(Section::Cannon) && state.hand_size(A) == 0)
        .expect_view("P1", "B sees it", |view| view.position().captain(A).has_parrot(Section::Cannon))
        .done();
}

/// PC-172, PC-173, PC-175: six dice, or as many as cannon, also after a hit.
#[test]
fn dice() {
    for (section, crew, cannon, count) in [(Section::Cannon, 0, 0, 6), (Section::Crew, 0, 4, 5)] {
        for guard in [Guard::Parrot, Guard::WoundedParrot] {
            let play = duel(|e| e.marker(A, Section::Crew, crew).marker(A, Section::Cannon, cannon).guard(A, section, guard));
            assert_eq!(play.game().dice(play.state(), A), count);
            play.done();
        }
    }
}

/// PC-174, PC-175: twenty faster, also after a hit.
#[test]
fn speed() {
    let play = duel(|e| e.guard(B, Section::Sails, Guard::WoundedParrot));
    assert_eq!(play.game().speed(play.state(), B), 25);
    play.done();
}

/// PC-176: a wounded Parrot recovers when the battle ends.
#[test]
fn recovery() {
    duel(|e| e.guard(B, Section::Hull, Guard::WoundedParrot))
        .luck([mutiny_die(4)])
        .act("P0", "flee")
        .expect_eq("well again", Guard::Parrot, |_, state| state.captain(B).guards[Section::Hull.index()])
        .done();
}

/// PC-177: the second hit kills it: two fame, and its effect ends at once.
#[test]
fn death() {
    duel(|e| e.guard(B, Section::Cannon, Guard::Parrot).fame(B, 5))
        .act("P0", "fight")
        .luck([crate::common::dice(5, &[5, 5, 1, 1])])
        .act("P0", "aim cannon")
        .expect_eq("fame", 3, |_, state| state.captain(B).fame)
        .expect_eq("discarded", 1, discarded(Card::SilversParrot))
        .expect("two dice", |game, state| game.dice(state, B) == 2)
        .done();
}

/// PC-178, PC-179: one card to a section; a Parrot drawn for a Mastercraft's place is a choice, and the drawing goes on after it.
#[test]
fn conflict() {
    let drawn = || {
        scene(4, Stage::Upgrade, &[], |e| {
            e.at(B, Place::TreasureIsland)
                .at(C, Place::HullIsland)
                .at(D, Place::SailIsland)
                .gold(B, 0)
                .gold(C, 0)
                .gold(D, 0)
                .guard(A, Section::Crew, Guard::DamagedMastercraft)
                .fame(A, 3)
        })
        .luck([draw(Card::BonesParrot)])
        .act("P0", "take cards")
        .refuse("P0", "done", "PC-179")
        .luck([draw(Card::Tale)])
    };
    drawn()
        .act("P0", "seat parrot")
        .expect_eq("fame", 3, |_, state| state.captain(A).fame)
        .expect_eq("discarded", 1, discarded(Card::VeteranCrew))
        .expect_eq("the second card", 1, |_, state| state.hand_size(A))
        .done();
    drawn()
        .act("P0", "keep mastercraft")
        .expect_eq("fame", 2, |_, state| state.captain(A).fame)
        .expect_event(|event| *event == Event::ParrotRefused { seat: A, section: Section::Crew })
        .done();
}

/// PC-180: several Parrots, each on its own section.
#[test]
fn several() {
    let play = duel(|e| Section::ALL.into_iter().fold(e, |e, section| e.guard(A, section, Guard::Parrot)));
    assert!(Section::ALL.into_iter().all(|section| play.state().captain(A).has_parrot(section)));
    assert_eq!((play.game().dice(play.state(), A), play.game().speed(play.state(), A)), (6, 29));
    play.done();
}
