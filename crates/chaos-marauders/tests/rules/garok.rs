//! Garok Varokroksenrok: CMR-201 to CMR-203.

use chaos_marauders::Components;

use super::common::tribes;

// CMR-201
#[test]
fn garok_is_placed_or_discarded_and_ends_the_turn() {
    tribes(2)
        .deck("Garok Varokroksenrok")
        .begin()
        .play("P0 row 1; P0 cell 5")
        .holds("P0 row 1", "5 Garok Varokroksenrok")
        .active("P1");
    tribes(2)
        .deck("Garok Varokroksenrok")
        .begin()
        .play("P0 discard")
        .pile("Garok Varokroksenrok")
        .active("P1");
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Garok Varokroksenrok")
        .begin()
        .play("P0 row 1")
        .asks("P0: attack P1 row 1, decline")
        .play("P0 decline")
        .active("P1");
}

// CMR-202
#[test]
fn he_has_no_rating_and_is_a_dwarf() {
    let table = Components::standard();
    let garok = &table.cards[table.find("Garok Varokroksenrok").unwrap().index()];
    assert_eq!((garok.attack, garok.dwarf), (None, true));
    tribes(2)
        .row("P1 row 1", "5 Garok Varokroksenrok")
        .deck("Dagromm Flailbreath")
        .begin()
        .strength("P1 row 1", 0, 0)
        .pile("Garok Varokroksenrok");
}

// CMR-203
#[test]
fn he_can_be_a_trophy_on_either_result() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Garok Varokroksenrok")
        .deck("Heap of Loot")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 48, stop");
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Festerdoom Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Garok Varokroksenrok")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P1: trophy 48, stop");
}
