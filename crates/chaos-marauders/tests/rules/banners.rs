//! Banners and Musicians: CMR-035 to CMR-042.

use super::common::tribes;

// CMR-035
#[test]
fn a_formation_has_one_banner_of_any_kind() {
    for banner in ["Festerdoom Standard", "Black Eye Standard", "Hobgoblin Standard"] {
        tribes(2)
            .row("P0 row 1", "5 Horned Rat Standard")
            .deck(banner)
            .begin()
            .asks("P0: row 2, row 3, discard")
            .refuses("P0 row 1", "CMR-035");
    }
}

// CMR-036
#[test]
fn a_formation_has_one_musician_of_any_kind() {
    for musician in ["Festerdoom Musician", "Black Eye Musician", "Hobgoblin Musician"] {
        tribes(2)
            .row("P0 row 1", "5 Skaven Musician")
            .deck(musician)
            .begin()
            .asks("P0: row 2, row 3, discard")
            .refuses("P0 row 1", "CMR-036");
    }
}

// CMR-037 CMR-039
#[test]
fn a_second_and_third_end_go_to_other_formations_and_do_not_end_the_turn() {
    for (kind, cell) in [("Standard", 1), ("Musician", 12)] {
        let card = format!("Festerdoom {kind}");
        tribes(2)
            .row("P0 row 1", &format!("{cell} Hobgoblin {kind}"))
            .deck(&format!("{card}, {card}, Trolls"))
            .begin()
            .asks("P0: row 2, row 3, discard")
            .play(&format!("P0 row 2; P0 cell {cell}"))
            .active("P0")
            .asks("P0: row 3, discard")
            .play(&format!("P0 row 3; P0 cell {cell}"))
            .active("P0")
            .hand("Trolls")
            .done();
    }
}

// CMR-038
#[test]
fn discarding_an_end_by_choice_ends_the_turn() {
    for card in ["Festerdoom Standard", "Festerdoom Musician"] {
        tribes(2)
            .deck(card)
            .begin()
            .play("P0 discard")
            .pile(card)
            .saw("the turn of P0 ends: the card was discarded")
            .active("P1");
    }
}

// CMR-040
#[test]
fn a_fourth_banner_is_discarded_and_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "5 Horned Rat Standard")
        .row("P0 row 2", "5 Hobgoblin Standard")
        .row("P0 row 3", "5 Black Eye Standard")
        .deck("Festerdoom Standard")
        .begin()
        .saw("Festerdoom Standard is a fourth Banner and is discarded")
        .pile("Festerdoom Standard")
        .active("P1")
        .done();
}

// CMR-041
#[test]
fn a_fourth_musician_is_discarded_and_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "5 Skaven Musician")
        .row("P0 row 2", "5 Hobgoblin Musician")
        .row("P0 row 3", "5 Black Eye Musician")
        .deck("Festerdoom Musician")
        .begin()
        .saw("Festerdoom Musician is a fourth Musician and is discarded")
        .pile("Festerdoom Musician")
        .active("P1")
        .done();
}

// CMR-042
#[test]
fn two_ends_of_one_kind_are_no_duplicates() {
    tribes(2)
        .row("P0 row 1", "5 Festerdoom Standard, 9 Skaven Musician")
        .deck("Festerdoom Standard, Skaven Musician, Trolls")
        .begin()
        .saw("P0 draws Festerdoom Standard")
        .play("P0 row 2; P0 cell 1; P0 row 3; P0 cell 12")
        .hand("Trolls")
        .active("P0")
        .done();
}
