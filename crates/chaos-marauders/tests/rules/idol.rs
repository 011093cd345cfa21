//! The Idol of Kygor: CMR-204 to CMR-211.

use super::common::tribes;

const IDOL: &str = "Idol of Kygor Sydewynder";

// CMR-204
#[test]
fn discarding_the_idol_avoids_the_roll() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .deck(IDOL)
        .begin()
        .play("P0 discard")
        .never_saw("P0 rolls")
        .pile(IDOL)
        .active("P1");
}

// CMR-205 CMR-206
#[test]
fn the_die_is_rolled_right_after_placing_and_an_orc_eye_does_nothing() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .deck(IDOL)
        .die("eye")
        .begin()
        .play("P0 row 1; P0 cell 6")
        .saw_in_order(&[
            "P0 places Idol of Kygor Sydewynder in P0 row 1, cell 6",
            "P0 rolls an Orc Eye",
            "the turn of P0 ends: a green card",
        ])
        .holds("P0 row 1", "5 Trolls, 6 Idol of Kygor Sydewynder")
        .done();
}

// CMR-207
#[test]
fn a_mark_of_chaos_strikes_the_troops_of_its_formation() {
    tribes(2)
        .row(
            "P0 row 1",
            "2 Festerdoom Standard, 3 Trolls, 4 Whipping Post Mob, 5 Heap of Loot, 6 Bomber crew, 8 Suicide Squad, 12 Festerdoom Musician",
        )
        .row("P0 row 2", "5 Trolls")
        .row("P1 row 1", "5 Trolls")
        .deck(IDOL)
        .die("mark")
        .begin()
        .play("P0 row 1; P0 cell 7")
        .holds(
            "P0 row 1",
            "2 Festerdoom Standard, 4 Whipping Post Mob, 5 Heap of Loot, 6 Bomber crew, 7 Idol of Kygor Sydewynder, 12 Festerdoom Musician",
        )
        .holds("P0 row 2", "5 Trolls")
        .holds("P1 row 1", "5 Trolls")
        .pile("Suicide Squad, Trolls");
}

// CMR-208
#[test]
fn the_roll_comes_before_the_completion_check() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .deck(IDOL)
        .die("mark")
        .begin()
        .play("P0 row 1")
        .never_saw("P0 row 1 is complete")
        .never_saw("P0 row 1 is no longer complete")
        .complete("P0 row 1", false);
}

// CMR-209
#[test]
fn a_formation_complete_after_the_roll_may_attack() {
    tribes(2) // nothing to strike: complete even with a Mark of Chaos
        .row("P0 row 1", "2 Festerdoom Standard, 3 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck(IDOL)
        .die("mark")
        .begin()
        .play("P0 row 1")
        .asks("P0: attack P1 row 1, decline")
        .play("P0 decline")
        .active("P1");
}

// CMR-210
#[test]
fn the_roll_is_made_for_a_drawn_idol_only() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Idol of Kygor Sydewynder")
        .deck("Heap of Loot")
        .die("eye") // the attack, and no other roll
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 trophy 49; P0 row 2; P0 cell 4")
        .holds("P0 row 2", "4 Idol of Kygor Sydewynder")
        .done();
}

// CMR-211
#[test]
fn the_idol_can_be_a_trophy_on_either_result() {
    let idol = "2 Festerdoom Standard, 3 Claws of Malal, 4 Idol of Kygor Sydewynder, 6 Festerdoom Musician";
    tribes(2)
        .row("P0 row 1", idol)
        .row("P1 row 1", "5 Orc Archers")
        .deck("Trolls")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P1: trophy 49, stop");
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Idol of Kygor Sydewynder")
        .deck("Heap of Loot")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 49, stop");
}
