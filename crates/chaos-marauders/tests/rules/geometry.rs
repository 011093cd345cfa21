//! Where cards may lie: CMR-021 to CMR-034.

use chaos_marauders::Setup;

use super::common::{Play, tribes, with};

/// The question of the cell, for a card in a row with these cards.
fn cells(row: &str, card: &str) -> Play {
    let mut play = tribes(2).row("P0 row 1", row).deck(card).begin();
    play.play("P0 row 1");
    play
}

// CMR-021
#[test]
fn a_cell_holds_one_card() {
    cells("4 Trolls", "Heap of Loot")
        .asks("P0: cell 2, cell 3, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11")
        .refuses("P0 cell 4", "CMR-021");
}

// CMR-022
#[test]
fn gaps_may_be_left() {
    cells("4 Trolls", "Heap of Loot")
        .play("P0 cell 9")
        .holds("P0 row 1", "4 Trolls, 9 Heap of Loot");
}

// CMR-023
#[test]
fn a_placed_card_stays_in_its_cell() {
    let mut play = tribes(2)
        .row("P0 row 1", "4 Trolls")
        .deck("Heap of Loot, Stolen Silver, Festerdoom Orcs")
        .begin();
    play.play("P0 row 1; P0 cell 3; P0 row 1; P0 cell 5; P0 row 1; P0 cell 2")
        .holds(
            "P0 row 1",
            "2 Festerdoom Orcs, 3 Heap of Loot, 4 Trolls, 5 Stolen Silver",
        );
}

// CMR-024
#[test]
fn nothing_goes_left_of_a_banner() {
    cells("3 Black Eye Standard", "Trolls")
        .asks("P0: cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11")
        .refuses("P0 cell 2", "CMR-024")
        .refuses("P0 cell 1", "CMR-024");
    cells("5 Black Eye Standard", "Skaven Musician").refuses("P0 cell 4", "CMR-024");
}

// CMR-025
#[test]
fn nothing_goes_right_of_a_musician() {
    cells("7 Skaven Musician", "Trolls")
        .asks("P0: cell 2, cell 3, cell 4, cell 5, cell 6")
        .refuses("P0 cell 8", "CMR-025")
        .refuses("P0 cell 12", "CMR-025");
    cells("7 Skaven Musician", "Black Eye Standard").refuses("P0 cell 8", "CMR-025");
}

// CMR-026
#[test]
fn a_banner_goes_left_of_every_card() {
    cells("4 Trolls, 7 Heap of Loot", "Black Eye Standard")
        .asks("P0: cell 1, cell 2, cell 3")
        .refuses("P0 cell 5", "CMR-026")
        .refuses("P0 cell 8", "CMR-026");
}

// CMR-027
#[test]
fn a_musician_goes_right_of_every_card() {
    cells("4 Trolls, 7 Heap of Loot", "Skaven Musician")
        .asks("P0: cell 8, cell 9, cell 10, cell 11, cell 12")
        .refuses("P0 cell 5", "CMR-027")
        .refuses("P0 cell 3", "CMR-027");
}

// CMR-028
#[test]
fn the_outermost_cells_are_kept_for_the_ends() {
    cells("", "Trolls")
        .refuses("P0 cell 1", "CMR-028")
        .refuses("P0 cell 12", "CMR-028");
    cells("", "Black Eye Standard").refuses("P0 cell 12", "CMR-028");
    cells("", "Skaven Musician").refuses("P0 cell 1", "CMR-028");
    cells("", "Black Eye Standard")
        .play("P0 cell 1")
        .holds("P0 row 1", "1 Black Eye Standard");
    cells("", "Skaven Musician")
        .play("P0 cell 12")
        .holds("P0 row 1", "12 Skaven Musician");
}

// CMR-029
#[test]
fn a_banner_leaves_room_for_three_more() {
    cells("", "Black Eye Standard")
        .refuses("P0 cell 10", "CMR-029")
        .refuses("P0 cell 11", "CMR-029")
        .play("P0 cell 9");
}

// CMR-030
#[test]
fn a_musician_leaves_room_for_three_more() {
    cells("", "Skaven Musician")
        .refuses("P0 cell 2", "CMR-030")
        .refuses("P0 cell 3", "CMR-030")
        .play("P0 cell 4");
}

// CMR-031
#[test]
fn the_ends_are_at_least_three_apart() {
    cells("6 Skaven Musician", "Black Eye Standard")
        .asks("P0: cell 1, cell 2, cell 3")
        .refuses("P0 cell 4", "CMR-031")
        .refuses("P0 cell 5", "CMR-031");
    cells("6 Black Eye Standard", "Skaven Musician")
        .asks("P0: cell 9, cell 10, cell 11, cell 12")
        .refuses("P0 cell 7", "CMR-031")
        .refuses("P0 cell 8", "CMR-031");
}

#[test]
fn dead_rows_can_be_allowed() {
    let cells = |row: &str, card: &str| {
        let setup = Setup {
            allow_dead_rows: true,
            ..Setup::new(2)
        };
        let mut play = with(setup).row("P0 row 1", row).deck(card).begin();
        play.play("P0 row 1");
        play
    };
    let all = "P0: cell 1, cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11, cell 12";
    cells("", "Black Eye Standard").asks(all);
    cells("", "Skaven Musician").asks(all);
    cells("6 Skaven Musician", "Black Eye Standard")
        .asks("P0: cell 1, cell 2, cell 3, cell 4, cell 5")
        .play("P0 cell 5")
        .complete("P0 row 1", false); // full, and yet too short
    cells("10 Black Eye Standard", "Skaven Musician").asks("P0: cell 11, cell 12");
    cells("4 Black Eye Standard, 5 Trolls", "Skaven Musician")
        .play("P0 cell 6")
        .complete("P0 row 1", false); // three cards without a gap are too few
    cells("4 Black Eye Standard, 5 Trolls, 6 Orc Archers", "Skaven Musician")
        .play("P0 cell 7")
        .complete("P0 row 1", true);
    cells("", "Trolls")
        .refuses("P0 cell 1", "CMR-028")
        .refuses("P0 cell 12", "CMR-028");
}

// CMR-032
#[test]
fn other_cards_go_between_the_ends() {
    cells("3 Black Eye Standard, 8 Skaven Musician", "Trolls")
        .asks("P0: cell 4, cell 5, cell 6, cell 7");
    cells("", "Trolls")
        .asks("P0: cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11");
    tribes(2) // a formation without such a cell is not offered
        .row("P0 row 1", "10 Trolls, 11 Heap of Loot")
        .row("P0 row 2", "9 Black Eye Standard, 10 Stolen Silver, 11 Orc Archers")
        .deck("Festerdoom Orcs")
        .begin()
        .asks("P0: row 1, row 3, discard")
        .refuses("P0 row 2", "CMR-032");
}

// CMR-033
#[test]
fn nothing_is_added_to_a_complete_formation() {
    let row = "2 Black Eye Standard, 3 Trolls, 4 Heap of Loot, 5 Skaven Musician";
    for card in ["Claws of Malal", "Festerdoom Standard", "Festerdoom Musician"] {
        tribes(2)
            .row("P0 row 1", row)
            .deck(card)
            .begin()
            .asks("P0: row 2, row 3, discard")
            .refuses("P0 row 1", "CMR-033");
    }
    tribes(2)
        .row("P1 row 1", row)
        .deck("Sneaky Git")
        .begin()
        .refuses("P0 row P1 1", "CMR-033");
}

// CMR-034
#[test]
fn drawn_cards_go_to_own_formations() {
    tribes(3)
        .deck("Trolls")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .refuses("P0 row P1 1", "CMR-034")
        .refuses("P0 row P0 1", "CMR-034") // one's own rows are named without the tribe
        .refuses("P0 row P3 1", "CMR-001");
}
