//! The Blightskabb Plague Lords: CMR-156 to CMR-160.

use super::common::tribes;

const LORDS: &str = "Blightskabb Plague Lords";

// CMR-156 CMR-157
#[test]
fn a_formation_and_a_tribe_may_have_all_four() {
    tribes(2)
        .row("P0 row 1", &format!("3 {LORDS}, 4 {LORDS}, 5 {LORDS}"))
        .deck(LORDS)
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 row 1; P0 cell 6")
        .holds("P0 row 1", &format!("3 {LORDS}, 4 {LORDS}, 5 {LORDS}, 6 {LORDS}"));
}

// CMR-158
#[test]
fn a_second_one_is_a_duplicate_draw() {
    tribes(2)
        .row("P0 row 1", &format!("3 {LORDS}"))
        .deck(LORDS)
        .begin()
        .saw(&format!("P0 draws {LORDS}, a duplicate"))
        .play("P0 row 1; P0 cell 4")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1");
    // And the first is none, nor is one after the others have left the table.
    tribes(2)
        .row("P0 row 1", &format!("3 {LORDS}, 4 {LORDS}"))
        .deck(&format!("Odlugg Spleenripper, Heap of Loot, {LORDS}, Stolen Silver"))
        .die("mark")
        .begin()
        .play("P1 discard")
        .saw(&format!("P0 draws {LORDS}"))
        .play("P0 row 1; P0 cell 4")
        .active("P0");
}

// CMR-159
#[test]
fn one_is_discarded_only_for_want_of_a_cell() {
    tribes(2)
        .row("P0 row 1", &format!("3 {LORDS}"))
        .row("P0 row 2", &format!("3 {LORDS}"))
        .row("P0 row 3", &format!("3 {LORDS}"))
        .deck(LORDS)
        .begin()
        .asks("P0: row 1, row 2, row 3, discard");
    let full = format!("9 Black Eye Standard, 10 {LORDS}, 11 Stolen Silver");
    tribes(2)
        .row("P0 row 1", &full)
        .row("P0 row 2", &full)
        .row("P0 row 3", &full)
        .deck(LORDS)
        .begin()
        .saw(&format!("{LORDS} has no place and is discarded"));
}

// CMR-160
#[test]
fn each_counts_its_own_rating() {
    tribes(2)
        .row("P0 row 1", &format!("3 {LORDS}, 4 {LORDS}, 7 {LORDS}"))
        .begin()
        .strength("P0 row 1", 15, 15);
}
