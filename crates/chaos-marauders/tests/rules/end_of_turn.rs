//! What ends a turn: CMR-053 to CMR-061.

use super::common::tribes;

// CMR-053
#[test]
fn a_duplicate_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .deck("Trolls")
        .begin()
        .play("P0 row 2; P0 cell 5")
        .active("P1");
}

// CMR-054
#[test]
fn a_green_card_ends_the_turn_after_its_procedure() {
    for card in ["Garok Varokroksenrok", "Dagromm Flailbreath"] {
        tribes(2)
            .deck(card)
            .begin()
            .play("P0 row 1; P0 cell 5")
            .holds("P0 row 1", &format!("5 {card}"))
            .saw("the turn of P0 ends: a green card")
            .active("P1");
    }
}

// CMR-055
#[test]
fn a_fourth_musician_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "5 Skaven Musician")
        .row("P0 row 2", "5 Skaven Musician")
        .row("P0 row 3", "5 Skaven Musician")
        .deck("Hobgoblin Musician")
        .begin()
        .saw("the turn of P0 ends: a fourth Musician")
        .active("P1");
}

// CMR-056
#[test]
fn a_fourth_banner_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "5 Black Eye Standard")
        .row("P0 row 2", "5 Black Eye Standard")
        .row("P0 row 3", "5 Black Eye Standard")
        .deck("Hobgoblin Standard")
        .begin()
        .saw("the turn of P0 ends: a fourth Banner")
        .active("P1");
}

// CMR-057
#[test]
fn a_card_that_cannot_be_placed_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "9 Black Eye Standard, 10 Heap of Loot, 11 Stolen Silver")
        .row("P0 row 2", "9 Black Eye Standard, 10 Heap of Loot, 11 Stolen Silver")
        .row("P0 row 3", "9 Black Eye Standard, 10 Heap of Loot, 11 Stolen Silver")
        .deck("High-Born Captive")
        .begin()
        .saw("High-Born Captive has no place and is discarded")
        .saw("the turn of P0 ends: a card without a place")
        .pile("High-Born Captive")
        .active("P1");
}

// CMR-058
#[test]
fn every_drawn_card_but_odlugg_may_be_discarded() {
    for card in [
        "Festerdoom Standard",
        "Chaos Marauders",
        "Crummy Snotling Slaves",
        "Heap of Loot",
        "Smasher left half",
        "Sneaky Git",
        "Dagromm Flailbreath",
        "Clan Skryre Blowback",
        "Garok Varokroksenrok",
        "Idol of Kygor Sydewynder",
    ] {
        tribes(2)
            .row("P1 row 1", "5 Orc Archers")
            .deck(card)
            .begin()
            .play("P0 discard")
            .pile(card)
            .active("P1");
    }
    tribes(3)
        .row("P1 row 1", "5 Orc Archers")
        .row("P2 row 1", "5 Orc Archers")
        .deck("Odlugg Spleenripper")
        .die("eye")
        .begin()
        .asks("P0: eat P1 row 1, eat P2 row 1")
        .refuses("P0 discard", "CMR-177");
    tribes(2) // the choice is made with the row
        .deck("Trolls")
        .begin()
        .play("P0 row 1")
        .refuses("P0 discard", "CMR-058");
}

// CMR-059
#[test]
fn an_attack_ends_the_turn_whatever_the_die_shows() {
    for face in ["eye", "mark"] {
        tribes(2)
            .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
            .row("P1 row 1", "5 Orc Archers")
            .deck("Festerdoom Orcs")
            .die(face)
            .begin()
            .play("P0 row 1; P0 attack P1 row 1")
            .saw("the turn of P0 ends: there was an attack")
            .active("P1")
            .done();
    }
}

// CMR-060
#[test]
fn the_attack_comes_before_the_end_of_the_turn() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Garok Varokroksenrok")
        .begin()
        .play("P0 row 1")
        .active("P0")
        .asks("P0: attack P1 row 1, decline")
        .play("P0 decline")
        .saw("the turn of P0 ends: a green card")
        .active("P1");
}

// CMR-061
#[test]
fn other_cards_do_not_end_the_turn() {
    for card in ["Trolls", "Whipping Post Mob", "Heap of Loot", "Bomber crew", "Skaven Musician"] {
        tribes(2)
            .deck(&format!("{card}, Stolen Silver"))
            .begin()
            .play("P0 row 1; P0 cell 6")
            .active("P0")
            .hand("Stolen Silver")
            .done();
    }
}
