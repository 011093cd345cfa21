//! Completing a formation: CMR-067 to CMR-072.

use super::common::tribes;

// CMR-067
#[test]
fn a_formation_is_complete_with_both_ends_and_no_gap() {
    for (row, complete) in [
        ("2 Black Eye Standard, 3 Trolls, 4 Heap of Loot, 5 Skaven Musician", true),
        ("2 Black Eye Standard, 3 Trolls, 5 Skaven Musician", false),
        ("2 Black Eye Standard, 3 Trolls, 4 Heap of Loot", false),
        ("3 Trolls, 4 Heap of Loot, 5 Skaven Musician", false),
        ("2 Black Eye Standard, 5 Skaven Musician", false),
        ("", false),
        (
            "1 Black Eye Standard, 2 Trolls, 3 Heap of Loot, 4 Orc Archers, 5 Stolen Silver, 6 Bomber crew, 7 Smasher crew, \
             8 Chest of Coins, 9 Festerdoom Orcs, 10 Black Eye Orcs, 11 Suicide Squad, 12 Skaven Musician",
            true,
        ),
    ] {
        tribes(2).row("P0 row 1", row).begin().complete("P0 row 1", complete);
    }
}

// CMR-068
#[test]
fn the_length_counts_from_end_to_end() {
    tribes(2)
        .row("P0 row 1", "4 Black Eye Standard, 5 Heap of Loot, 6 Trolls, 8 Skaven Musician")
        .deck("Orc Archers")
        .begin()
        .play("P0 row 1")
        .saw("P0 row 1 is complete with 5 cards");
}

// CMR-069
#[test]
fn a_formation_is_open_again_without_a_card_and_complete_with_one() {
    tribes(2)
        .row("P0 row 1", "4 Black Eye Standard, 5 Heap of Loot, 6 Trolls, 7 Skaven Musician")
        .row("P1 row 1", "4 Trolls")
        .deck("Odlugg Spleenripper, Heap of Loot, Stolen Silver, Sneaky Git, Orc Archers")
        .die("mark")
        .begin()
        .saw("P0 row 1 is no longer complete")
        .complete("P0 row 1", false)
        .play("P1 discard; P0 row 1")
        .saw("P0 row 1 is complete with 4 cards")
        .complete("P0 row 1", true);
}

// CMR-070
#[test]
fn any_card_can_be_the_last() {
    for (row, card) in [
        ("3 Heap of Loot, 4 Trolls, 5 Skaven Musician", "Black Eye Standard"),
        ("2 Black Eye Standard, 3 Heap of Loot, 4 Trolls", "Skaven Musician"),
        ("2 Black Eye Standard, 4 Trolls, 5 Skaven Musician", "Nose Pick Brigade"),
        ("2 Black Eye Standard, 4 Trolls, 5 Skaven Musician", "Bomber crew"),
        ("2 Black Eye Standard, 4 Trolls, 5 Skaven Musician", "Garok Varokroksenrok"),
    ] {
        let mut play = tribes(2).row("P0 row 1", row).deck(card).begin();
        play.play("P0 row 1");
        match card {
            "Black Eye Standard" => play.play("P0 cell 2"),
            "Skaven Musician" => play.play("P0 cell 5"),
            _ => &mut play,
        };
        play.saw("P0 row 1 is complete with 4 cards").complete("P0 row 1", true);
    }
    tribes(2) // placed by another tribe, it counts for the host
        .row("P1 row 2", "2 Black Eye Standard, 4 Trolls, 5 Skaven Musician")
        .deck("Sneaky Git")
        .begin()
        .play("P0 row P1 2")
        .saw("P1 row 2 is complete with 4 cards")
        .complete("P1 row 2", true);
}

// CMR-071
#[test]
fn the_attack_comes_before_any_further_draw() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 4 Trolls, 5 Skaven Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Heap of Loot")
        .begin()
        .play("P0 row 1")
        .hand("nothing")
        .asks("P0: attack P1 row 1, decline");
}

// CMR-072
#[test]
fn a_formation_completed_otherwise_gives_no_attack() {
    // By a foreign Sneaky Git.
    tribes(2)
        .row("P1 row 2", "2 Black Eye Standard, 4 Trolls, 5 Skaven Musician")
        .row("P0 row 1", "5 Orc Archers")
        .deck("Sneaky Git, Heap of Loot")
        .begin()
        .play("P0 row P1 2")
        .saw("P1 row 2 is complete with 4 cards")
        .never_saw("P0 may attack")
        .never_saw("P1 may attack")
        .active("P1")
        .hand("Heap of Loot");
    // By the claimed Chaos Marauders.
    tribes(2)
        .row("P1 row 2", "2 Black Eye Standard, 4 Trolls, 5 Skaven Musician")
        .row("P0 row 1", "5 Orc Archers")
        .deck("Chaos Marauders, Heap of Loot")
        .begin()
        .play("P0 row 2; P0 cell 5; P1 shout; P1 row 2")
        .saw("P1 row 2 is complete with 4 cards")
        .never_saw("P0 may attack")
        .never_saw("P1 may attack")
        .active("P0")
        .hand("Heap of Loot");
    // By a trophy.
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P0 row 2", "2 Black Eye Standard, 3 Claws of Malal, 5 Skaven Musician")
        .row("P1 row 1", "5 Heap of Loot")
        .row("P1 row 2", "5 Orc Archers")
        .deck("Festerdoom Orcs")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .forget()
        .play("P0 trophy 21; P0 row 2")
        .saw("P0 row 2 is complete with 4 cards")
        .never_saw("P0 may attack")
        .active("P1");
}
