//! The ship and rigging.

use pirates_cove::{Card, LEGEND, PiratesCove, Section, Setup, Stage};
use tabletop_core::{Game, Viewer};

use crate::common::*;

fn rigging() -> Play {
    Play::with_setup(Setup::new(3))
        .luck([(LEGEND, 0), (LEGEND, 1), draw(Card::Tale), draw(Card::HotShot), draw(Card::DryDock)])
        .start()
}

/// PC-016, PC-017, PC-018, PC-019: four sections with levels; Hull for chests, Crew and Cannon for dice, Sails for speed.
#[test]
fn what_sections_are_for() {
    let play = scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, pirates_cove::Place::TreasureIsland)
            .marker(A, Section::Crew, 4)
            .marker(A, Section::Cannon, 2)
            .marker(A, Section::Sails, 5)
            .marker(A, Section::Hull, 0)
    });
    let (game, state) = (play.game(), play.state());
    assert_eq!(game.dice(state, A), 3);
    assert_eq!(game.speed(state, A), 9);
    assert_eq!(game.level(Section::Hull, 0), 2);
    play.done();
}

/// PC-020, PC-021, PC-022, PC-024: any steps that can be paid for, each at its own price, up to the end of the track.
#[test]
fn steps_and_prices() {
    rigging()
        .act("P0", "up hull") // 1
        .act("P0", "up hull") // 2
        .act("P0", "up hull") // 2
        .act("P0", "up hull") // 3
        .refuse("P0", "up hull", "PC-145") // the top
        .act("P0", "up sails") // 1: nine in all
        .refuse("P0", "up crew", "PC-145")
        .expect_legal("P0", &["done"])
        .done();
}

/// PC-023: nobody sees anything of a rig before all are done; then all are revealed together.
#[test]
fn rigs_are_sealed() {
    let one = rigging().act("P0", "up sails").act("P0", "up sails");
    let other = rigging().act("P0", "up crew");
    let game = PiratesCove::new(Setup::new(3)).unwrap();
    for who in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(game.view(one.state(), who), game.view(other.state(), who));
        assert!(one.events().iter().all(|event| tabletop_core::Event::seen_by(event, who).is_none()));
    }
    one.done();
    other
        .act("P0", "done")
        .expect_no_event(|event| matches!(event, pirates_cove::Event::RigRevealed { .. }))
        .done();
}

/// PC-025: no tavern card is played while rigging.
#[test]
fn no_cards_while_rigging() {
    rigging().refuse("P2", "play dry-dock", "PC-020").done();
}
