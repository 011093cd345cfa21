//! Symbols and duplicates: CMR-043 to CMR-052.

use chaos_marauders::{Class, Components};

use super::common::tribes;

// CMR-043
#[test]
fn a_symbol_belongs_to_one_name_with_several_copies() {
    let standard = Components::standard();
    let mut symbols: Vec<char> = standard.cards.iter().filter_map(|card| card.symbol).collect();
    assert_eq!(symbols.len(), 18); // A to R
    symbols.sort_unstable();
    symbols.dedup();
    assert_eq!(symbols.len(), 18);
    let marked = standard.cards.iter().filter(|card| card.symbol.is_some());
    let copies: u32 = marked.map(|card| u32::from(card.copies)).sum();
    assert_eq!(copies, 62);

    let mut table = standard.clone();
    table.cards[26].symbol = Some('Z'); // the High-Born Captive, of which there is one
    table.cards[21].symbol = Some('I'); // Heap of Loot, with the symbol of the Trolls
    let faults: Vec<String> = table.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "card `Heap of Loot`, field `symbol`: `Trolls` has the symbol I already",
            "card `High-Born Captive`, field `symbol`: a symbol is for cards with at least two copies",
        ]
    );
}

// CMR-044
#[test]
fn a_card_without_a_symbol_has_no_duplicates() {
    tribes(2)
        .row("P0 row 1", "5 Monggo's Meat Grinders")
        .deck("High-Born Captive, Smasher crew")
        .begin()
        .saw("P0 draws High-Born Captive")
        .play("P0 row 1; P0 cell 6")
        .active("P0")
        .play("P0 row 1; P0 cell 7")
        .active("P0");
}

// CMR-045
#[test]
fn a_formation_never_has_a_symbol_twice() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .deck("Trolls")
        .begin()
        .asks("P0: row 2, row 3, discard")
        .refuses("P0 row 1", "CMR-045");
}

// CMR-046
#[test]
fn a_duplicate_draw_is_one_whose_symbol_is_in_any_own_formation() {
    let complete = "2 Black Eye Standard, 3 Trolls, 4 Heap of Loot, 5 Skaven Musician";
    for row in ["5 Trolls", complete] {
        tribes(2)
            .row("P0 row 3", row)
            .deck("Trolls")
            .begin()
            .saw("P0 draws Trolls, a duplicate");
    }
    tribes(2) // in another tribe's formation it is none
        .row("P1 row 3", "5 Trolls")
        .deck("Trolls, Heap of Loot")
        .begin()
        .saw("P0 draws Trolls")
        .play("P0 row 3; P0 cell 5")
        .hand("Heap of Loot")
        .active("P0");
}

// CMR-047 CMR-048
#[test]
fn a_duplicate_may_be_placed_elsewhere_and_ends_the_turn() {
    let begin = || tribes(2).row("P0 row 1", "5 Trolls").deck("Trolls").begin();
    begin()
        .play("P0 row 2")
        .asks("P0: cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11")
        .play("P0 cell 11")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1");
    begin()
        .play("P0 discard")
        .pile("Trolls")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1");
}

// CMR-049 CMR-051
#[test]
fn a_fourth_duplicate_is_discarded() {
    tribes(2)
        .row("P0 row 1", "5 Heap of Loot")
        .row("P0 row 2", "5 Heap of Loot")
        .row("P0 row 3", "5 Heap of Loot")
        .deck("Heap of Loot")
        .begin()
        .saw("Heap of Loot is in all three formations already and is discarded")
        .pile("Heap of Loot")
        .active("P1");
}

// CMR-050
#[test]
fn a_duplicate_without_a_legal_cell_is_discarded() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .row("P0 row 2", "2 Black Eye Standard, 3 Orc Archers, 4 Heap of Loot, 5 Skaven Musician")
        .row("P0 row 3", "9 Black Eye Standard, 10 Heap of Loot, 11 Stolen Silver")
        .deck("Trolls")
        .begin()
        .saw("Trolls has no place and is discarded")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1");
}

// CMR-052
#[test]
fn duplicate_rules_bind_trophies_and_do_not_end_a_turn() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P0 row 2", "5 Heap of Loot")
        .row("P1 row 1", "5 Heap of Loot, 6 Stolen Silver")
        .deck("Orc Archers")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 trophy 21")
        // Row 2 has the symbol, row 1 is complete: row 3 it is. The winner goes on.
        .asks("P0: cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11")
        .play("P0 cell 2")
        .holds("P0 row 3", "2 Heap of Loot")
        .asks("P0: trophy 25, stop")
        .active("P0");
    let classes = Components::standard().cards.into_iter().filter(|card| {
        card.symbol.is_some() && matches!(card.class, Class::Banner | Class::Musician)
    });
    assert_eq!(classes.count(), 0);
}
