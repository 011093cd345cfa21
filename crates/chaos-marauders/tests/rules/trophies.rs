//! Trophies: CMR-098 to CMR-107.

use chaos_marauders::{Components, Setup};

use super::common::{Facts, tribes, with};

/// P0 completes row 1 with the Orc Archers it draws.
fn attacker(tribes: Facts) -> Facts {
    tribes
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .deck("Orc Archers, High-Born Captive")
}

// CMR-098
#[test]
fn the_winner_decides_which_trophy_where_and_when_to_stop() {
    attacker(tribes(2))
        .row("P1 row 1", "5 Heap of Loot, 6 Stolen Silver, 7 Smasher crew")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 21, trophy 25, trophy 30, stop")
        .refuses("P0 trophy 22", "CMR-089")
        .play("P0 trophy 30")
        .asks("P0: row 2, row 3")
        .refuses("P0 discard", "CMR-098")
        .play("P0 row 3; P0 cell 9")
        .holds("P0 row 3", "9 Smasher crew")
        .asks("P0: trophy 21, trophy 25, stop")
        .play("P0 stop")
        .pile("Heap of Loot, Stolen Silver");
}

// CMR-099
#[test]
fn trophies_obey_the_rules_of_placing() {
    attacker(tribes(2))
        .row("P0 row 2", "3 Festerdoom Standard, 4 Stolen Silver")
        .row("P1 row 1", "5 Heap of Loot, 8 Hobgoblin Musician")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 trophy 21")
        .refuses("P0 row 1", "CMR-033")
        .refuses("P0 row P1 2", "CMR-034")
        .play("P0 row 2")
        .refuses("P0 cell 2", "CMR-024")
        .refuses("P0 cell 4", "CMR-021")
        .refuses("P0 cell 12", "CMR-028")
        .play("P0 cell 7; P0 trophy 17; P0 row 2")
        .asks("P0: cell 8, cell 9, cell 10, cell 11, cell 12");
}

// CMR-100
#[test]
fn trophies_are_placed_one_at_a_time_with_a_check_after_each() {
    attacker(tribes(2))
        .row("P0 row 2", "2 Festerdoom Standard, 3 Claws of Malal, 5 Skaven Musician")
        .row("P1 row 1", "5 Heap of Loot, 6 Stolen Silver")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 trophy 21; P0 row 2")
        .saw("P0 row 2 is complete with 4 cards")
        .asks("P0: trophy 25, stop");
}

// CMR-101
#[test]
fn what_is_left_of_the_trophies_is_discarded() {
    attacker(tribes(2)) // by choice
        .row("P1 row 1", "5 Heap of Loot, 6 Stolen Silver")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 stop")
        .pile("Heap of Loot, Stolen Silver")
        .active("P1");
    attacker(tribes(2)) // for want of a cell: both Musicians stand, and row 1 is complete
        .row("P0 row 2", "9 Hobgoblin Musician")
        .row("P0 row 3", "9 Festerdoom Musician")
        .row("P1 row 1", "5 Whipping Post Mob, 8 Hobgoblin Musician")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 19, stop")
        .refuses("P0 trophy 17", "CMR-099")
        .play("P0 trophy 19; P0 row 2; P0 cell 4")
        .saw("Hobgoblin Musician is left behind")
        .pile("Hobgoblin Musician")
        .active("P1");
}

// CMR-102
#[test]
fn placing_one_trophy_may_bar_another() {
    // Two cells are left in all.
    let mut setup = Setup::new(2);
    let mut table = Components::standard();
    let captive = table.find("High-Born Captive").unwrap();
    table.cards[captive.index()].copies += 1; // a treasure of which two can be in one formation
    table.cards[captive.index()].symbol = None;
    let trolls = table.find("Trolls").unwrap();
    table.cards[trolls.index()].copies -= 1;
    setup.components = Some(table);
    with(setup)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P0 row 2", "9 Festerdoom Standard, 10 Stolen Silver")
        .row("P0 row 3", "9 Festerdoom Standard, 10 Stolen Silver, 12 Skaven Musician")
        .row("P1 row 1", "5 High-Born Captive, 6 High-Born Captive, 7 Dwarf Captives")
        .deck("Orc Archers")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 26, trophy 23, stop") // two of one kind are one alternative
        .play("P0 trophy 26; P0 row 3")
        .complete("P0 row 3", true)
        .asks("P0: trophy 26, trophy 23, stop")
        .play("P0 trophy 26")
        .holds(
            "P0 row 2",
            "9 Festerdoom Standard, 10 Stolen Silver, 11 High-Born Captive",
        )
        .saw("Dwarf Captives is left behind"); // no cell is left for them
    // A symbol that lies in a row already bars that row.
    let mut play = tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P0 row 2", "2 Festerdoom Standard, 3 Trolls, 4 Stolen Silver, 5 Skaven Musician")
        .row("P1 row 1", "5 Stolen Silver, 6 Heap of Loot")
        .deck("Heap of Loot")
        .die("mark")
        .begin();
    play.play("P0 row 1; P0 attack P1 row 1")
        .asks("P1: trophy 21, stop")
        .play("P1 trophy 21")
        .asks("P1: row 2, row 3")
        .refuses("P1 row 1", "CMR-045");
}

// CMR-103
#[test]
fn a_formation_completed_by_a_trophy_does_not_attack_later() {
    attacker(tribes(2))
        .row("P0 row 2", "2 Festerdoom Standard, 3 Claws of Malal, 5 Skaven Musician")
        .row("P1 row 1", "5 Heap of Loot")
        .row("P1 row 2", "5 Orc Archers")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .forget()
        .play("P0 trophy 21; P0 row 2")
        .complete("P0 row 2", true)
        .play("P1 discard")
        .active("P0")
        .play("P0 row 3; P0 cell 3")
        .never_saw("P0 may attack");
}

// CMR-104
#[test]
fn a_trophy_sets_nothing_off() {
    attacker(tribes(2))
        .row(
            "P1 row 1",
            "4 Dagromm Flailbreath, 5 Idol of Kygor Sydewynder, 6 Dwarf Captives",
        )
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .forget()
        .play("P0 trophy 23; P0 row 2; P0 cell 2; P0 trophy 46; P0 row 2; P0 cell 3; P0 trophy 49; P0 row 2; P0 cell 4")
        .never_saw("P0 rolls")
        .never_saw("Dwarf Captives in P0")
        .holds(
            "P0 row 2",
            "2 Dwarf Captives, 3 Dagromm Flailbreath, 4 Idol of Kygor Sydewynder",
        );
}

// CMR-105
#[test]
fn a_sneaky_git_is_never_a_trophy() {
    attacker(tribes(2))
        .row("P1 row 1", "5 Heap of Loot")
        .git("P1 row 1", 6, "P0")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 21, stop")
        .saw("Sneaky Git in P1 row 1, cell 6 is lost with the broken formation; the token goes back to P0")
        .pile("Sneaky Git");
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 6 Skaven Musician")
        .git("P0 row 1", 4, "P1")
        .row("P1 row 1", "5 Heap of Loot")
        .deck("Stolen Silver")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .saw("Sneaky Git in P0 row 1, cell 4 is lost as the formation falls apart; the token goes back to P1")
        .asks("P1: trophy 25, stop");
}

// CMR-106
#[test]
fn a_trophy_that_ends_the_game_is_the_last() {
    tribes(2)
        .row(
            "P0 row 1",
            "2 Black Eye Standard, 3 Trolls, 4 Garok Varokroksenrok, 5 Smasher crew, 7 Skaven Musician",
        )
        .row(
            "P1 row 1",
            "2 Festerdoom Standard, 3 Orc Archers, 4 Heap of Loot, 5 Festerdoom Musician",
        )
        .row(
            "P1 row 2",
            "2 Festerdoom Standard, 3 Orc Archers, 4 Stolen Silver, 5 Festerdoom Musician",
        )
        .row("P1 row 3", "2 Horned Rat Standard, 3 Nose Pick Brigade, 5 Hobgoblin Musician")
        .deck("Chest of Coins")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 3; P1 trophy 30")
        .saw_in_order(&[
            "P1 row 3 is complete with 4 cards",
            "Garok Varokroksenrok is left behind",
            "Chest of Coins is left behind",
            "the game ends: P1 has three complete formations",
        ])
        .points("P1", 150 + 120 + 70)
        .places(&[2, 1]);
}

// CMR-107
#[test]
fn cards_are_discarded_from_left_to_right() {
    attacker(tribes(2))
        .row(
            "P1 row 1",
            "3 Orc Archers, 4 Stolen Silver, 5 Festerdoom Orcs, 7 Heap of Loot",
        )
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1; P0 stop")
        .saw_in_order(&[
            "Orc Archers in P1 row 1, cell 3 is lost with the broken formation",
            "Stolen Silver of P1 row 1 becomes a trophy",
            "Festerdoom Orcs in P1 row 1, cell 5 is lost with the broken formation",
            "Heap of Loot of P1 row 1 becomes a trophy",
            "Stolen Silver is left behind",
            "Heap of Loot is left behind",
        ]);
}
