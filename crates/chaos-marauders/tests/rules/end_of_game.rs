//! The end of the game: CMR-108 to CMR-113.

use chaos_marauders::Setup;

use super::common::{Facts, tribes, with};

const FIRST: &str = "2 Festerdoom Standard, 3 Orc Archers, 4 Heap of Loot, 5 Festerdoom Musician";
const SECOND: &str = "2 Festerdoom Standard, 3 Orc Archers, 4 Stolen Silver, 5 Festerdoom Musician";
const THIRD: &str = "2 Horned Rat Standard, 3 Nose Pick Brigade, 5 Hobgoblin Musician";

/// A tribe that lacks one card for its third formation.
fn nearly(facts: Facts, tribe: &str) -> Facts {
    facts
        .row(&format!("{tribe} row 1"), FIRST)
        .row(&format!("{tribe} row 2"), SECOND)
        .row(&format!("{tribe} row 3"), THIRD)
}

// CMR-108 CMR-110
#[test]
fn three_complete_formations_at_once_end_the_game() {
    let mut play = nearly(tribes(2), "P0")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Chest of Coins")
        .begin();
    play.play("P0 row 3")
        .saw("the game ends: P0 has three complete formations")
        .never_saw("P0 rolls")
        .never_saw("the turn of P0 ends")
        .hand("nothing")
        .asks("");
    play.done();
    // Three completed in all are not enough, if one was opened meanwhile.
    nearly(tribes(2), "P0")
        .deck("Odlugg Spleenripper, High-Born Captive, Chest of Coins")
        .die("mark")
        .begin()
        .play("P0 eat P0 row 2; P1 discard; P0 row 3")
        .saw("P0 row 2 is no longer complete")
        .saw("P0 row 3 is complete with 4 cards")
        .goes_on();
}

// CMR-109
#[test]
fn a_tribe_that_is_not_active_can_finish() {
    // By trophies after a Mark of Chaos.
    nearly(tribes(2), "P1")
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .deck("Chest of Coins")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 3; P1 trophy 24")
        .saw("the game ends: P1 has three complete formations");
    // By the claimed Chaos Marauders.
    nearly(tribes(2), "P1")
        .deck("Chaos Marauders")
        .begin()
        .play("P0 row 1; P0 cell 4; P1 shout")
        .saw("the game ends: P1 has three complete formations");
    // By a foreign Sneaky Git.
    nearly(tribes(2), "P1")
        .deck("Sneaky Git")
        .begin()
        .play("P0 row P1 3")
        .saw("the game ends: P1 has three complete formations")
        .saw("P1 scores 340: 150 for finishing first, 120 for cards, 70 printed");
}

// CMR-111 CMR-112
#[test]
fn the_most_points_win_and_not_the_first_to_finish() {
    nearly(tribes(2), "P0") // 340 with the 150
        .row(
            "P1 row 1",
            "1 Black Eye Standard, 2 Heap of Loot, 3 Spittledung XXXXX, 4 Stolen Silver, 5 Bomber left half, 6 Bomber right half, \
             7 Bomber crew, 8 Trolls, 9 Suicide Squad, 10 Dwarf Captives, 11 Orc Archers, 12 Skaven Musician",
        )
        .deck("Chest of Coins")
        .begin()
        .play("P0 row 3")
        .points("P0", 150 + 120 + 40 + 30 + 20)
        .points("P1", 200 + 120 + 40 + 50 + 30 + 40 + 30 + 70)
        .saw("P1 won")
        .places(&[2, 1]);
}

// CMR-113
#[test]
fn the_turn_limit_ends_the_game_after_that_turn() {
    let setup = Setup {
        turn_limit: 3,
        ..Setup::new(2)
    };
    let mut play = with(setup).row("P1 row 1", "5 Trolls").begin();
    play.play("P0 discard; P1 discard")
        .goes_on()
        .play("P0 row 1; P0 cell 5")
        .goes_on() // the last turn is played to its end
        .play("P0 discard")
        .saw("the game ends: that was the last turn")
        .points("P0", 10)
        .places(&[2, 1]); // a tie of 10 to 10; the Trolls shout louder than a captive
    assert_eq!(play.state.finisher(), None);
    let zero = Setup {
        turn_limit: 0,
        ..Setup::new(2)
    };
    let error = <chaos_marauders::ChaosMarauders as tabletop_core::Game>::new(zero).unwrap_err();
    assert_eq!(error.to_string(), "the turn limit is 0; a game has at least one turn");
}
