//! The end of the game, fame cards, and finiteness.

use pirates_cove::{Card, Components, Event, Guard, Place, Section, Setup, Stage};
use tabletop_core::Viewer;

use crate::common::*;

/// PC-030, PC-160, PC-161, PC-162: fame cards are added, gold and chests are not, and the most fame wins.
#[test]
fn most_fame_wins() {
    scene(3, Stage::Ending, &[], |e| {
        e.month(12)
            .fame(A, 10)
            .fame(B, 11)
            .fame(C, 9)
            .hand(C, Card::Legend)
            .gold(A, 30)
            .chests(A, 20)
    })
    .expect_over()
    .expect_scores(&[10, 11, 12])
    .expect_places(&[3, 2, 1])
    .done();
}

/// PC-163, PC-164, PC-165: those tied fight a last battle with what they have; nobody flees, and fame does not change.
#[test]
fn the_final_battle() {
    let tied = || {
        scene(4, Stage::Ending, &[], |e| {
            e.month(12)
                .fame(A, 10)
                .fame(B, 10)
                .fame(C, 10)
                .fame(D, 3)
                .marker(A, Section::Sails, 3)
                .marker(B, Section::Sails, 2)
                .guard(B, Section::Crew, Guard::WoundedParrot)
                .marker(C, Section::Hull, 0)
                .marker(B, Section::Crew, 0)
        })
    };
    tied()
        .expect_legal("P0", &["fire P1", "fire P2"])
        .refuse("P0", "flee", "PC-164")
        .act("P0", "fire P1")
        .luck([dice(5, &[5, 1])])
        .act("P0", "aim crew")
        .expect_eq("a Parrot died, and no fame is lost", vec![10, 10, 10, 3], fame)
        .act("P1", "fire P2")
        .luck([dice(5, &[5])])
        .act("P1", "aim hull")
        .expect_eq("C is third", 3, |_, state| state.final_place(C))
        .luck([dice(5, &[1])])
        .act("P0", "aim hull")
        .luck([dice(5, &[1])])
        .act("P1", "aim hull")
        .luck([dice(5, &[6, 6])])
        .act("P0", "aim crew")
        .expect_over()
        .expect_scores(&[10, 10, 10, 3])
        .expect_places(&[1, 2, 3, 4])
        .done();
}

/// PC-166: after thirty rounds the highest sum of positions wins, ties by die.
#[test]
fn the_final_battle_is_broken_off() {
    let mut play = scene(3, Stage::Ending, &[], |e| {
        e.month(12)
            .fame(A, 10)
            .fame(B, 10)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Hull, 3)
    });
    for round in 1..=30u8 {
        for seat in ["P0", "P1"] {
            if round == 30 && seat == "P1" {
                play = play.luck([dice(5, &[1, 1]), tie(B)]);
            } else {
                play = play.luck([dice(5, &[1, 1])]);
            }
            play = play.act(seat, "aim hull");
        }
    }
    play.expect_over().expect_places(&[2, 1, 3]).done();
}

/// PC-204: fame cards are hidden until the end.
#[test]
fn fame_cards_are_hidden() {
    let play = scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::Tavern).hand(A, Card::Legend).fame(A, 2))
        .refuse("P0", "play legend", "PC-130")
        .expect_eq("no fame yet", 2, |_, state| state.captain(A).fame);
    let view = tabletop_core::Game::view(play.game(), play.state(), Viewer::Seat(B));
    assert!(view.position().captain(A).hand.known().is_empty());
    play.done();
}

/// PC-205: five of 1, three of 2, one of 3.
#[test]
fn fame_cards() {
    let table = Components::standard();
    assert_eq!(Card::FAME.map(|card| table.copies(card)), [5, 3, 1]);
    scene(4, Stage::Ending, &[], |e| e.month(12).fame(B, 1).hand(A, Card::Tale).hand(A, Card::Ballad).hand(A, Card::Legend))
        .expect_scores(&[6, 1, 0, 0])
        .done();
}

/// PC-206, PC-207: after the last round night falls; with a black ship afloat all leave, without fame or mutiny.
#[test]
fn nightfall() {
    let mut components = Components::standard();
    components.amounts.round_limit = 2;
    let setup = Setup {
        components: Some(components),
        ..Setup::new(4)
    };
    let mut play = scene_with(setup, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern).black_ship(0, Place::Tavern, 4).at(B, Place::TreasureIsland)
    });
    for _ in 0..2 {
        play = play.luck([dice(5, &[1, 1])]).act("P0", "fight");
    }
    play.expect_event(|event| *event == Event::NightFell { stays: None })
        .expect_eq("A is at the Cove", Place::Cove, place(A))
        .expect_eq("fame", vec![0; 4], fame)
        .expect("not crippled", |_, state| state.captain(A).crippled().is_none())
        .done();
}
