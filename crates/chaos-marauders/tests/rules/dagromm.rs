//! Dagromm Flailbreath: CMR-185 to CMR-192.

use super::common::tribes;

// CMR-185
#[test]
fn a_dwarf_must_die() {
    tribes(3)
        .row("P0 row 1", "5 Dwarf Captives")
        .row("P1 row 1", "5 Garok Varokroksenrok, 6 High-Born Captive")
        .row("P2 row 3", "5 Dwarf Captives")
        .deck("Dagromm Flailbreath")
        .begin()
        .asks("P0: kill P0 row 1 cell 5, kill P1 row 1 cell 5, kill P2 row 3 cell 5")
        .refuses("P0 discard", "CMR-020")
        .refuses("P0 kill P1 row 1 cell 6", "CMR-185")
        .refuses("P0 kill P1 row 2 cell 6", "CMR-185")
        .play("P0 kill P1 row 1 cell 5")
        .saw("Garok Varokroksenrok in P1 row 1, cell 5 is destroyed")
        .holds("P1 row 1", "6 High-Born Captive")
        .pile("Garok Varokroksenrok");
}

// CMR-186
#[test]
fn the_victim_may_be_an_own_card_and_must_if_there_is_no_other() {
    tribes(2)
        .row("P0 row 1", "5 Dwarf Captives")
        .deck("Dagromm Flailbreath")
        .begin()
        .saw("Dwarf Captives in P0 row 1, cell 5 is destroyed");
    tribes(2)
        .row("P0 row 1", "5 Dwarf Captives")
        .row("P1 row 1", "5 Dwarf Captives")
        .deck("Dagromm Flailbreath")
        .begin()
        .play("P0 kill P0 row 1 cell 5")
        .holds("P0 row 1", "")
        .holds("P1 row 1", "5 Dwarf Captives");
}

// CMR-187
#[test]
fn the_victim_may_lie_in_a_complete_formation() {
    tribes(2)
        .row("P1 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Dwarf Captives, 5 Festerdoom Musician")
        .deck("Dagromm Flailbreath")
        .begin()
        .saw("P1 row 1 is no longer complete")
        .holds("P1 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician");
}

// CMR-188 CMR-191
#[test]
fn then_he_is_placed_or_discarded_and_the_turn_ends() {
    let begin = || {
        tribes(2)
            .row("P1 row 1", "5 Dwarf Captives")
            .deck("Dagromm Flailbreath")
            .begin()
    };
    begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 row 2; P0 cell 7")
        .holds("P0 row 2", "7 Dagromm Flailbreath")
        .saw("the turn of P0 ends: a green card")
        .active("P1");
    begin()
        .play("P0 discard")
        .pile("Dwarf Captives, Dagromm Flailbreath")
        .saw("the turn of P0 ends: a green card")
        .active("P1");
}

// CMR-189
#[test]
fn the_freed_cell_may_be_used() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Dwarf Captives, 7 Festerdoom Musician")
        .deck("Dagromm Flailbreath")
        .begin()
        .play("P0 row 1")
        .asks("P0: cell 4, cell 5, cell 6")
        .play("P0 cell 4")
        .holds("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Dagromm Flailbreath, 7 Festerdoom Musician");
}

// CMR-190
#[test]
fn a_formation_he_completes_may_attack() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Dagromm Flailbreath")
        .begin()
        .play("P0 row 1")
        .asks("P0: attack P1 row 1, decline");
}

// CMR-192
#[test]
fn without_a_dwarf_he_is_placed_at_once() {
    tribes(2)
        .row("P1 row 1", "5 High-Born Captive")
        .deck("Dagromm Flailbreath")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .pile("");
}
