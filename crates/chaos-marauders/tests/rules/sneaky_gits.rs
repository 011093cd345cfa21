//! Sneaky Gits: CMR-163 to CMR-176, CMR-225.

use chaos_marauders::Components;

use super::common::tribes;

// CMR-163
#[test]
fn a_git_goes_to_an_incomplete_formation_of_another_tribe_with_a_token() {
    tribes(3)
        .row("P1 row 2", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 3", "2 Black Eye Standard, 6 Festerdoom Musician")
        .deck("Sneaky Git")
        .begin()
        .asks("P0: row P1 1, row P1 3, row P2 1, row P2 2, row P2 3, discard")
        .refuses("P0 row P1 2", "CMR-033")
        .play("P0 row P1 3")
        .asks("P0: cell 3, cell 4, cell 5")
        .play("P0 cell 5")
        .saw("P0 smuggles Sneaky Git into P1 row 3, cell 5")
        .holds("P1 row 3", "2 Black Eye Standard, 5 Sneaky Git, 6 Festerdoom Musician");
    tribes(2)
        .deck("Sneaky Git")
        .begin()
        .play("P0 discard")
        .pile("Sneaky Git")
        .active("P1");
}

// CMR-164
#[test]
fn a_git_obeys_the_rules_of_placing() {
    tribes(2)
        .row("P1 row 1", "4 Black Eye Standard, 6 Trolls")
        .git("P1 row 2", 5, "P0")
        .deck("Sneaky Git")
        .begin()
        .asks("P0: row P1 1, row P1 3, discard")
        .refuses("P0 row P1 2", "CMR-045") // two Gits do not share a formation
        .play("P0 row P1 1")
        .refuses("P0 cell 3", "CMR-024")
        .refuses("P0 cell 6", "CMR-021")
        .refuses("P0 cell 12", "CMR-028");
}

// CMR-165
#[test]
fn a_git_never_goes_to_an_own_formation() {
    tribes(2)
        .deck("Sneaky Git")
        .begin()
        .refuses("P0 row 1", "CMR-165")
        .refuses("P0 row P0 1", "CMR-165");
}

// CMR-166
#[test]
fn a_git_without_a_host_is_discarded() {
    tribes(2)
        .git("P1 row 1", 5, "P0")
        .git("P1 row 2", 5, "P0")
        .row("P1 row 3", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .deck("Sneaky Git")
        .begin()
        .saw("Sneaky Git has no place and is discarded")
        .pile("Sneaky Git")
        .active("P1");
}

// CMR-167
#[test]
fn a_git_ends_the_turn() {
    for decision in ["P0 discard", "P0 row P1 1; P0 cell 5"] {
        tribes(2)
            .deck("Sneaky Git")
            .begin()
            .play(decision)
            .saw("the turn of P0 ends: a green card")
            .active("P1");
    }
}

// CMR-168
#[test]
fn a_git_fills_its_cell() {
    tribes(2)
        .row("P1 row 1", "2 Festerdoom Standard, 3 Trolls, 5 Heap of Loot, 6 Festerdoom Musician")
        .git("P1 row 1", 4, "P0")
        .begin()
        .complete("P1 row 1", true)
        .points("P1", 50 + 50 + 40); // five cards long
}

// CMR-169
#[test]
fn the_token_stays_until_the_card_leaves() {
    let mut play = tribes(3)
        .row("P1 row 1", "5 Orc Archers")
        .deck("Sneaky Git, Heap of Loot, Clan Skryre Blowback")
        .die("eye")
        .begin();
    let owner = |play: &super::common::Play| {
        play.state.formation("P1 row 1".parse().unwrap()).spy_of()
    };
    play.play("P0 row P1 1; P0 cell 4");
    assert_eq!(owner(&play), Some(tabletop_core::Seat::new(0)));
    play.play("P1 discard; P2 burn P1 row 1")
        .saw("Sneaky Git in P1 row 1, cell 4 burns; the token goes back to P0");
    assert_eq!(owner(&play), None);
}

// CMR-170
#[test]
fn there_are_as_many_gits_as_tokens() {
    let mut table = Components::standard();
    let git = table.find("Sneaky Git").unwrap();
    assert_eq!(table.cards[git.index()].copies, chaos_marauders::TOKENS);
    table.cards[git.index()].copies = 5;
    assert_eq!(
        table.faults()[1].to_string(),
        "card `Sneaky Git`, field `copies`: 5 spies; a tribe has only 4 tokens"
    );
}

// CMR-171
#[test]
fn a_git_helps_its_owner_who_attacks() {
    tribes(2)
        .row("P0 row 1", "2 Hobgoblin Standard, 3 Orc Archers, 5 Hobgoblin Musician")
        .row("P1 row 1", "5 Festerdoom Orcs")
        .git("P1 row 1", 6, "P0")
        .deck("Heap of Loot")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1") // 2 alone would not do
        .saw("P0 row 1 attacks P1 row 1, 6 against 4");
}

// CMR-172
#[test]
fn a_git_helps_its_owner_who_is_attacked() {
    let facts = |owner| {
        tribes(3)
            .row("P0 row 1", "2 Hobgoblin Standard, 3 Festerdoom Orcs, 6 Hobgoblin Musician")
            .git("P0 row 1", 4, owner)
            .row("P1 row 1", "5 Nose Pick Brigade")
            .row("P1 row 2", "5 Orc Archers")
            .deck("Heap of Loot")
            .die("eye")
            .begin()
    };
    facts("P1")
        .play("P0 row 1")
        .never_saw("P0 may attack") // 4 against 0 + 4, and against 2 + 4
        .active("P0");
    facts("P2")
        .play("P0 row 1; P0 attack P1 row 2")
        .saw("P0 row 1 attacks P1 row 2, 4 against 2");
}

// CMR-173
#[test]
fn a_git_counts_nothing_for_its_host_or_in_other_fights() {
    tribes(3)
        .row("P0 row 1", "2 Hobgoblin Standard, 3 Festerdoom Orcs, 6 Hobgoblin Musician")
        .git("P0 row 1", 4, "P2")
        .row("P1 row 1", "5 Orc Archers")
        .git("P1 row 1", 6, "P2")
        .deck("Heap of Loot")
        .die("eye")
        .begin()
        .strength("P1 row 1", 2, 2)
        .play("P0 row 1; P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 4 against 2");
}

// CMR-174
#[test]
fn a_formation_completed_by_a_git_counts_for_the_host_without_an_attack() {
    let row = "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician";
    tribes(2)
        .row("P1 row 1", row)
        .row("P0 row 1", "5 Orc Archers")
        .deck("Sneaky Git")
        .begin()
        .play("P0 row P1 1")
        .saw("P1 row 1 is complete with 4 cards")
        .never_saw("P0 may attack")
        .never_saw("P1 may attack")
        .active("P1");
    tribes(2)
        .row("P1 row 1", row)
        .row("P1 row 2", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 3", "2 Horned Rat Standard, 3 Trolls, 4 Stolen Silver, 5 Hobgoblin Musician")
        .deck("Sneaky Git")
        .begin()
        .play("P0 row P1 1")
        .saw("the game ends: P1 has three complete formations")
        .points("P1", 150 + 120 + 40 + 30);
}

// CMR-175
#[test]
fn odlugg_and_the_idol_do_not_touch_a_git() {
    tribes(2)
        .row("P1 row 1", "5 Orc Archers")
        .git("P1 row 1", 6, "P0")
        .deck("Odlugg Spleenripper")
        .die("eye")
        .begin()
        .holds("P1 row 1", "6 Sneaky Git");
    tribes(2)
        .row("P0 row 1", "5 Orc Archers")
        .git("P0 row 1", 6, "P1")
        .deck("Idol of Kygor Sydewynder")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 cell 7")
        .holds("P0 row 1", "6 Sneaky Git, 7 Idol of Kygor Sydewynder");
}

// CMR-176
#[test]
fn a_hosted_git_makes_no_duplicate_but_of_a_git() {
    tribes(2)
        .git("P0 row 1", 6, "P1")
        .deck("Sneaky Git")
        .begin()
        .saw("P0 draws Sneaky Git, a green card")
        .asks("P0: row P1 1, row P1 2, row P1 3, discard");
    tribes(2)
        .git("P0 row 1", 6, "P1")
        .deck("Trolls")
        .begin()
        .saw("P0 draws Trolls");
}

// CMR-225
#[test]
fn a_tribe_that_hosts_three_gits_discards_the_fourth() {
    tribes(2)
        .git("P0 row 1", 6, "P1")
        .git("P0 row 2", 6, "P1")
        .git("P0 row 3", 6, "P1")
        .deck("Sneaky Git")
        .begin()
        .saw("Sneaky Git is in all three formations already and is discarded")
        .active("P1");
    tribes(2)
        .git("P0 row 1", 6, "P1")
        .git("P0 row 2", 6, "P1")
        .deck("Sneaky Git")
        .begin()
        .asks("P0: row P1 1, row P1 2, row P1 3, discard");
}
