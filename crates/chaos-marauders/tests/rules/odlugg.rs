//! Odlugg Spleenripper: CMR-177 to CMR-184.

use super::common::{Play, tribes};

/// Troops in one formation of P0, and in two of each of the others; P1 row 3 has none.
fn drawn(face: &str) -> Play {
    tribes(3)
        .row("P0 row 1", "5 Orc Archers, 6 Heap of Loot")
        .row("P0 row 3", "3 Black Eye Standard")
        .row("P1 row 1", "5 Trolls")
        .row("P1 row 2", "2 Festerdoom Standard, 3 Claws of Malal, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 3", "2 Festerdoom Standard, 5 Whipping Post Mob, 6 Dagromm Flailbreath")
        .row("P2 row 3", "2 Orc Archers, 5 Blightskabb Plague Lords")
        .deck("Odlugg Spleenripper")
        .die(face)
        .begin()
}

// CMR-177
#[test]
fn odlugg_acts_and_cannot_be_sent_away() {
    drawn("eye").refuses("P0 discard", "CMR-177");
}

// CMR-178
#[test]
fn the_die_is_rolled_for_him() {
    drawn("eye")
        .saw_in_order(&[
            "P0 draws Odlugg Spleenripper, a green card",
            "P0 rolls an Orc Eye",
            "P0 chooses where Odlugg eats",
        ])
        .done();
}

// CMR-179
#[test]
fn on_an_orc_eye_he_eats_from_another_tribe() {
    drawn("eye")
        .asks("P0: eat P1 row 1, eat P1 row 2, eat P2 row 3")
        .refuses("P0 eat P0 row 1", "CMR-179")
        .refuses("P0 eat P1 row 3", "CMR-179") // no troops there
        .refuses("P0 eat P2 row 1", "CMR-179")
        .play("P0 eat P2 row 3")
        .holds("P2 row 3", "");
}

// CMR-180
#[test]
fn on_a_mark_of_chaos_he_eats_at_home() {
    drawn("mark") // one formation only: no question
        .saw("Orc Archers in P0 row 1, cell 5 is eaten")
        .holds("P0 row 1", "6 Heap of Loot")
        .active("P1");
    tribes(2)
        .row("P0 row 1", "5 Orc Archers")
        .row("P0 row 2", "5 Orc Archers")
        .row("P1 row 2", "5 Orc Archers")
        .deck("Odlugg Spleenripper")
        .die("mark")
        .begin()
        .asks("P0: eat P0 row 1, eat P0 row 2")
        .refuses("P0 eat P1 row 2", "CMR-180");
}

// CMR-181
#[test]
fn he_eats_all_troops_and_nothing_else() {
    tribes(2)
        .row(
            "P1 row 1",
            "2 Festerdoom Standard, 3 Claws of Malal, 4 Whipping Post Mob, 5 Heap of Loot, 6 Bomber crew, 7 Garok Varokroksenrok, \
             8 Trolls, 9 Suicide Squad, 12 Festerdoom Musician",
        )
        .deck("Odlugg Spleenripper")
        .die("eye")
        .begin()
        .holds(
            "P1 row 1",
            "2 Festerdoom Standard, 4 Whipping Post Mob, 5 Heap of Loot, 6 Bomber crew, 7 Garok Varokroksenrok, 12 Festerdoom Musician",
        )
        .pile("Suicide Squad, Claws of Malal, Trolls, Odlugg Spleenripper");
}

// CMR-182
#[test]
fn the_formation_may_be_complete() {
    drawn("eye")
        .complete("P1 row 2", true)
        .play("P0 eat P1 row 2")
        .holds("P1 row 2", "2 Festerdoom Standard, 4 Heap of Loot, 5 Festerdoom Musician")
        .saw("P1 row 2 is no longer complete");
}

// CMR-183
#[test]
fn without_troops_nothing_happens() {
    tribes(2)
        .row("P0 row 1", "5 Orc Archers")
        .row("P1 row 1", "5 Heap of Loot")
        .deck("Odlugg Spleenripper")
        .die("eye")
        .begin()
        .holds("P0 row 1", "5 Orc Archers")
        .holds("P1 row 1", "5 Heap of Loot")
        .active("P1");
}

// CMR-184
#[test]
fn then_he_is_discarded_and_the_turn_ends() {
    drawn("eye")
        .play("P0 eat P1 row 1")
        .saw_in_order(&[
            "Trolls in P1 row 1, cell 5 is eaten",
            "Odlugg Spleenripper has done its work and is discarded",
            "the turn of P0 ends: a green card",
        ])
        .pile("Trolls, Odlugg Spleenripper")
        .active("P1");
}
