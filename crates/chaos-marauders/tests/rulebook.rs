//! The worked examples of the book's chapter: facts, deck and die, decisions, and exactly what comes of them.

mod common;

use chaos_marauders::{Setup, TieMode};
use common::{tribes, with};

/// The scoring example of the rulebook, card by card: 360 + 110 + 50 + 210 = 730.
#[test]
fn example_01_the_rulebooks_scoring_example() {
    tribes(2)
        .row(
            "P0 row 1",
            "1 Hobgoblin Standard, 2 Festerdoom Orcs, 3 Heap of Loot, 4 Smasher left half, 5 Smasher right half, 6 Smasher crew, \
             7 Spittledung XXXXX, 8 Crummy Snotling Slaves, 9 Orc Archers, 10 Claws of Malal, 11 Black Eye Orcs, \
             12 Festerdoom Musician",
        )
        .row(
            "P0 row 2",
            "3 Bomber left half, 4 Bomber right half, 5 Bomber crew, 8 Trolls",
        )
        .row(
            "P0 row 3",
            "4 Black Eye Standard, 5 Whipping Post Mob, 6 Skaven Clanrats, 7 Venemous Creeps, 8 Hobgoblin Musician",
        )
        .begin()
        .strength("P0 row 1", 29, 29)
        .strength("P0 row 2", 20, 20)
        .strength("P0 row 3", 9, 12)
        .complete("P0 row 1", true)
        .complete("P0 row 2", false)
        .complete("P0 row 3", true)
        .points("P0", 730)
        .points("P1", 0)
        .done();
}

#[test]
fn example_02_legal_cells() {
    let cells = |row: &str, card: &str| {
        let mut play = tribes(2).row("P0 row 1", row).deck(card).begin();
        if play.asked().starts_with("P0: row 1,") {
            play.play("P0 row 1").asked()
        } else {
            "none".to_owned()
        }
    };
    let all =
        "P0: cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11";
    let banner = "P0: cell 1, cell 2, cell 3, cell 4, cell 5, cell 6, cell 7, cell 8, cell 9";
    let musician = "P0: cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11, cell 12";
    assert_eq!(cells("", "Festerdoom Standard"), banner);
    assert_eq!(cells("", "Skaven Musician"), musician);
    assert_eq!(cells("", "Trolls"), all);

    let row = "4 Trolls, 7 Heap of Loot";
    assert_eq!(
        cells(row, "Hobgoblin Standard"),
        "P0: cell 1, cell 2, cell 3"
    );
    assert_eq!(
        cells(row, "Hobgoblin Musician"),
        "P0: cell 8, cell 9, cell 10, cell 11, cell 12"
    );
    assert_eq!(
        cells(row, "Claws of Malal"),
        "P0: cell 2, cell 3, cell 5, cell 6, cell 8, cell 9, cell 10, cell 11"
    );
    assert_eq!(cells(row, "Trolls"), "none");

    let row = "3 Black Eye Standard";
    assert_eq!(
        cells(row, "Skaven Musician"),
        "P0: cell 6, cell 7, cell 8, cell 9, cell 10, cell 11, cell 12"
    );
    assert_eq!(
        cells(row, "Trolls"),
        "P0: cell 4, cell 5, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11"
    );
    let row = "9 Black Eye Standard";
    assert_eq!(cells(row, "Trolls"), "P0: cell 10, cell 11");
    tribes(2) // a single cell is not asked for
        .row("P0 row 1", row)
        .deck("Skaven Musician")
        .begin()
        .play("P0 row 1")
        .holds("P0 row 1", "9 Black Eye Standard, 12 Skaven Musician");

    let row = "4 Hobgoblin Musician";
    assert_eq!(cells(row, "Trolls"), "P0: cell 2, cell 3");
    tribes(2)
        .row("P0 row 1", row)
        .deck("Festerdoom Standard")
        .begin()
        .play("P0 row 1")
        .holds("P0 row 1", "1 Festerdoom Standard, 4 Hobgoblin Musician");
}

#[test]
fn example_03_a_duplicate_is_placed_and_ends_the_turn() {
    tribes(2)
        .row("P0 row 1", "4 Trolls")
        .deck("Heap of Loot, Trolls")
        .begin()
        .play("P0 row 1; P0 cell 5")
        .active("P0")
        .hand("Trolls")
        .asks("P0: row 2, row 3, discard")
        .refuses("P0 row 1", "CMR-045")
        .play("P0 row 2; P0 cell 6")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1")
        .holds("P0 row 1", "4 Trolls, 5 Heap of Loot")
        .holds("P0 row 2", "6 Trolls")
        .pile("")
        .done();
}

#[test]
fn example_04_a_fourth_duplicate_is_discarded() {
    tribes(2)
        .row("P0 row 1", "4 Orc Archers")
        .row("P0 row 2", "5 Orc Archers")
        .row("P0 row 3", "6 Orc Archers")
        .deck("Orc Archers")
        .begin()
        .saw("Orc Archers is in all three formations already and is discarded")
        .active("P1")
        .pile("Orc Archers")
        .done();
    tribes(2) // the same if the third formation is complete
        .row("P0 row 1", "4 Orc Archers")
        .row("P0 row 2", "5 Orc Archers")
        .row(
            "P0 row 3",
            "1 Festerdoom Standard, 2 Trolls, 3 Heap of Loot, 4 Skaven Musician",
        )
        .deck("Orc Archers")
        .begin()
        .saw("Orc Archers has no place and is discarded")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1")
        .pile("Orc Archers")
        .done();
}

#[test]
fn example_05_banners() {
    let facts = || {
        tribes(2)
            .row("P0 row 1", "2 Festerdoom Standard")
            .row("P0 row 2", "3 Black Eye Standard")
    };
    facts()
        .deck("Horned Rat Standard, Hobgoblin Standard")
        .begin()
        .asks("P0: row 3, discard")
        .play("P0 row 3; P0 cell 1")
        .saw("Hobgoblin Standard is a fourth Banner and is discarded")
        .saw("the turn of P0 ends: a fourth Banner")
        .active("P1")
        .pile("Hobgoblin Standard")
        .done();
    facts()
        .deck("Horned Rat Standard")
        .begin()
        .play("P0 discard")
        .active("P1")
        .pile("Horned Rat Standard")
        .done();
}

#[test]
fn example_06_an_attack_with_an_orc_eye() {
    tribes(2)
        .row(
            "P0 row 2",
            "3 Festerdoom Standard, 4 Claws of Malal, 6 Festerdoom Musician",
        )
        .row("P0 row 3", "1 Hobgoblin Standard")
        .row(
            "P1 row 1",
            "2 Black Eye Standard, 4 Orc Archers, 5 Heap of Loot, 6 Smasher left half, 8 Hobgoblin Musician",
        )
        .deck("Trolls")
        .die("eye")
        .begin()
        .play("P0 row 2")
        .saw("P0 row 2 is complete with 4 cards")
        .asks("P0: attack P1 row 1, decline")
        .play("P0 attack P1 row 1")
        .saw("P0 row 2 attacks P1 row 1, 20 against 5")
        .pile("Black Eye Standard, Orc Archers")
        .asks("P0: trophy 21, trophy 28, trophy 17, stop")
        .play("P0 trophy 21; P0 row 3; P0 cell 2")
        .play("P0 trophy 17; P0 row 3; P0 cell 5")
        .asks("P0: trophy 28, stop")
        .play("P0 stop")
        .pile("Black Eye Standard, Orc Archers, Smasher left half")
        .holds("P1 row 1", "")
        .holds(
            "P0 row 3",
            "1 Hobgoblin Standard, 2 Heap of Loot, 5 Hobgoblin Musician",
        )
        .saw("the turn of P0 ends: there was an attack")
        .active("P1")
        .complete("P0 row 2", true)
        .done();
}

#[test]
fn example_07_an_attack_with_a_mark_of_chaos() {
    tribes(2)
        .row(
            "P0 row 2",
            "2 Hobgoblin Standard, 3 Claws of Malal, 4 Chest of Coins, 5 Bomber left half, 7 Black Eye Musician",
        )
        .row(
            "P1 row 3",
            "4 Black Eye Standard, 5 Skaven Clanrats, 6 Whipping Post Mob, 8 Festerdoom Musician",
        )
        .deck("Bomber right half")
        .die("mark")
        .begin()
        .play("P0 row 2")
        .saw("P0 row 2 is complete with 6 cards")
        .play("P0 attack P1 row 3")
        .saw("P0 row 2 attacks P1 row 3, 19 against 8")
        .pile("Black Eye Musician, Claws of Malal, Hobgoblin Standard")
        .asks("P1: trophy 24, trophy 34, trophy 35, stop")
        .play("P1 trophy 24; P1 row 3")
        .saw("P1 row 3 is complete with 5 cards")
        .never_saw("P1 may attack")
        .play("P1 trophy 34; P1 row 1; P1 cell 5; P1 trophy 35; P1 row 1; P1 cell 6")
        .holds("P0 row 2", "")
        .holds("P1 row 1", "5 Bomber left half, 6 Bomber right half")
        .strength("P1 row 1", 10, 10)
        .active("P1")
        .hand("High-Born Captive")
        .asks("P1: row 1, row 2, discard")
        .done();
}

#[test]
fn example_08_equality_and_weak_targets() {
    let facts = || {
        tribes(2)
            .row(
                "P0 row 1",
                "2 Horned Rat Standard, 3 Black Eye Orcs, 5 Festerdoom Musician",
            )
            .row("P1 row 1", "5 Trolls")
            .row("P1 row 2", "5 Claws of Malal, 6 Orc Archers")
    };
    facts()
        .row("P1 row 3", "5 Nose Pick Brigade")
        .deck("Stolen Silver, Chest of Coins")
        .begin()
        .play("P0 row 1")
        .strength("P0 row 1", 8, 8)
        .asks("P0: attack P1 row 3, decline")
        .refuses("P0 attack P1 row 1", "CMR-078")
        .refuses("P0 attack P1 row 2", "CMR-078")
        .play("P0 decline")
        .saw("P0 row 1 does not attack")
        .active("P0")
        .hand("Chest of Coins")
        .play("P0 row 2; P0 cell 5")
        .never_saw("P0 row 1 attacks")
        .active("P0")
        .done();
    facts() // without a weaker target nothing is asked
        .deck("Stolen Silver, Chest of Coins")
        .begin()
        .play("P0 row 1")
        .saw("P0 row 1 is complete with 4 cards")
        .never_saw("P0 may attack")
        .hand("Chest of Coins")
        .done();
}

#[test]
fn example_09_the_third_formation_ends_the_game() {
    tribes(2)
        .row(
            "P0 row 1",
            "1 Black Eye Standard, 2 Stolen Silver, 3 Orc Archers, 4 Black Eye Musician",
        )
        .row(
            "P0 row 2",
            "2 Hobgoblin Standard, 3 Heap of Loot, 4 Skaven Clanrats, 5 Hobgoblin Musician",
        )
        .row(
            "P0 row 3",
            "3 Festerdoom Standard, 4 Trolls, 5 Claws of Malal",
        )
        .row("P1 row 1", "4 Orc Archers")
        .deck("Festerdoom Musician")
        .begin()
        .play("P0 row 3; P0 cell 6")
        .strength("P0 row 3", 20, 20)
        .never_saw("P0 may attack")
        .saw("the game ends: P0 has three complete formations")
        .saw("P0 scores 340: 150 for finishing first, 120 for cards, 70 printed")
        .saw("P1 scores 10: 10 for cards")
        .points("P0", 340)
        .points("P1", 10)
        .places(&[1, 2])
        .done();
}

#[test]
fn example_10_the_game_ends_among_the_trophies() {
    tribes(2)
        .row(
            "P0 row 1",
            "1 Black Eye Standard, 2 Stolen Silver, 3 Orc Archers, 4 Black Eye Musician",
        )
        .row(
            "P0 row 2",
            "3 Festerdoom Standard, 4 Trolls, 6 Festerdoom Musician",
        )
        .row(
            "P0 row 3",
            "1 Hobgoblin Standard, 2 Nose Pick Brigade, 4 Skaven Musician",
        )
        .row("P1 row 1", "5 Heap of Loot, 6 Chest of Coins")
        .deck("Claws of Malal")
        .die("eye")
        .begin()
        .play("P0 row 2; P0 attack P1 row 1; P0 trophy 21")
        .holds(
            "P0 row 3",
            "1 Hobgoblin Standard, 2 Nose Pick Brigade, 3 Heap of Loot, 4 Skaven Musician",
        )
        .saw("Chest of Coins is left behind")
        .pile("Chest of Coins")
        .points("P0", 340)
        .places(&[1, 2])
        .done();
}

#[test]
fn example_11_the_chaos_marauders_are_claimed_or_not() {
    let begin = || {
        let mut play = tribes(3)
            .row(
                "P0 row 1",
                "2 Black Eye Standard, 3 Claws of Malal, 5 Festerdoom Musician",
            )
            .row("P1 row 3", "6 Orc Archers")
            .deck("Chaos Marauders, Heap of Loot")
            .begin();
        play.play("P0 row 1")
            .complete("P0 row 1", false)
            .asks("P1: silent, shout; P2: silent, shout");
        play
    };
    // (a) Nobody shouts: the row is complete, and may attack with 22.
    begin()
        .play("P2 silent; P1 silent")
        .saw("nobody shouts")
        .complete("P0 row 1", true)
        .strength("P0 row 1", 22, 22)
        .asks("P0: attack P1 row 3, decline")
        .play("P0 decline")
        .hand("Heap of Loot")
        .done();
    // (b) One shouts and gets the card; no attack; the drawer goes on.
    begin()
        .play("P1 silent; P2 shout")
        .complete("P0 row 1", false)
        .asks("P2: row 1, row 2, row 3")
        .refuses("P2 discard", "CMR-150")
        .play("P2 row 1; P2 cell 7")
        .holds("P2 row 1", "7 Chaos Marauders")
        .holds(
            "P0 row 1",
            "2 Black Eye Standard, 3 Claws of Malal, 5 Festerdoom Musician",
        )
        .never_saw("P0 may attack")
        .active("P0")
        .hand("Heap of Loot")
        .done();
    // (c) Both shout: the drawer chooses.
    begin()
        .play("P1 shout; P2 shout")
        .asks("P0: claimer P1, claimer P2")
        .play("P0 claimer P1; P1 row 2; P1 cell 3")
        .holds("P1 row 2", "3 Chaos Marauders")
        .active("P0")
        .hand("Heap of Loot")
        .done();
    // In (b) the card may complete the claimer's third formation.
    tribes(3)
        .row(
            "P2 row 1",
            "1 Hobgoblin Standard, 2 Trolls, 3 Heap of Loot, 4 Hobgoblin Musician",
        )
        .row(
            "P2 row 2",
            "1 Festerdoom Standard, 2 Trolls, 3 Heap of Loot, 4 Festerdoom Musician",
        )
        .row(
            "P2 row 3",
            "1 Horned Rat Standard, 2 Trolls, 4 Skaven Musician",
        )
        .deck("Chaos Marauders")
        .begin()
        .play("P0 row 1; P0 cell 5; P1 silent; P2 shout")
        .saw("the game ends: P2 has three complete formations")
        .saw("P2 scores 360: 150 for finishing first, 120 for cards, 90 printed")
        .done();
}

#[test]
fn example_12_plague_lords() {
    tribes(2)
        .row("P0 row 1", "3 Blightskabb Plague Lords")
        .row("P0 row 2", "3 Blightskabb Plague Lords")
        .row("P0 row 3", "3 Blightskabb Plague Lords")
        .deck("Blightskabb Plague Lords")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 row 1; P0 cell 4")
        .strength("P0 row 1", 10, 10)
        .saw("the turn of P0 ends: a duplicate")
        .active("P1")
        .done();
}

#[test]
fn example_13_odlugg_opens_a_complete_row_which_attacks_again() {
    let facts = || {
        tribes(2)
            .row(
                "P1 row 1",
                "2 Hobgoblin Standard, 3 Claws of Malal, 4 Heap of Loot, 5 Black Eye Musician",
            )
            .row("P0 row 3", "6 Orc Archers")
    };
    facts()
        .deck("Odlugg Spleenripper, Trolls")
        .die("eye")
        .begin()
        .saw("P0 rolls an Orc Eye")
        .saw("Claws of Malal in P1 row 1, cell 3 is eaten")
        .saw("P1 row 1 is no longer complete")
        .pile("Claws of Malal, Odlugg Spleenripper")
        .active("P1")
        .hand("Trolls")
        .play("P1 row 1")
        .holds(
            "P1 row 1",
            "2 Hobgoblin Standard, 3 Trolls, 4 Heap of Loot, 5 Black Eye Musician",
        )
        .strength("P1 row 1", 10, 10)
        .asks("P1: attack P0 row 3, decline")
        .done();
    facts() // with a Mark of Chaos he eats at home: the only own row with a troop
        .deck("Odlugg Spleenripper")
        .die("mark")
        .begin()
        .saw("Orc Archers in P0 row 3, cell 6 is eaten")
        .complete("P1 row 1", true)
        .pile("Orc Archers, Odlugg Spleenripper")
        .done();
}

#[test]
fn example_14_dagromm_replaces_the_captives_of_his_own_tribe() {
    tribes(2)
        .row(
            "P0 row 3",
            "4 Festerdoom Standard, 5 Dwarf Captives, 6 Festerdoom Orcs, 7 Black Eye Musician",
        )
        .row("P1 row 3", "6 Orc Archers")
        .deck("Dagromm Flailbreath")
        .begin()
        .saw("Dwarf Captives in P0 row 3, cell 5 is destroyed")
        .complete("P0 row 3", false)
        .play("P0 row 3")
        .holds(
            "P0 row 3",
            "4 Festerdoom Standard, 5 Dagromm Flailbreath, 6 Festerdoom Orcs, 7 Black Eye Musician",
        )
        .strength("P0 row 3", 18, 18)
        .asks("P0: attack P1 row 3, decline")
        .play("P0 decline")
        .active("P1")
        .done();
}

#[test]
fn example_15_the_idol() {
    let facts = || {
        tribes(2)
            .row(
                "P0 row 1",
                "1 Black Eye Standard, 2 Claws of Malal, 4 Festerdoom Musician",
            )
            .row("P1 row 3", "6 Orc Archers")
            .deck("Idol of Kygor Sydewynder")
    };
    facts()
        .die("eye")
        .begin()
        .play("P0 row 1")
        .strength("P0 row 1", 12, 12)
        .asks("P0: attack P1 row 3, decline")
        .play("P0 decline")
        .active("P1")
        .done();
    facts()
        .die("mark")
        .begin()
        .play("P0 row 1")
        .saw("Claws of Malal in P0 row 1, cell 2 is struck by the wrath of the gods")
        .holds(
            "P0 row 1",
            "1 Black Eye Standard, 3 Idol of Kygor Sydewynder, 4 Festerdoom Musician",
        )
        .never_saw("P0 may attack")
        .active("P1")
        .done();
}

#[test]
fn example_16_the_blowback() {
    let facts = || {
        tribes(2)
            .row(
                "P0 row 1",
                "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Whipping Post Mob, 6 Claws of Malal, 7 Festerdoom Musician",
            )
            .row("P0 row 2", "4 Orc Archers, 5 Chest of Coins")
            .row(
                "P1 row 2",
                "2 Black Eye Standard, 3 Skaven Clanrats, 6 Idol of Kygor Sydewynder, 8 Hobgoblin Musician",
            )
            .git("P1 row 2", 4, "P0")
            .deck("Clan Skryre Blowback")
    };
    facts()
        .die("eye")
        .begin()
        .asks("P0: burn P1 row 2, discard")
        .play("P0 burn P1 row 2")
        .holds("P1 row 2", "")
        .saw("Sneaky Git in P1 row 2, cell 4 burns; the token goes back to P0")
        .pile(
            "Black Eye Standard, Skaven Clanrats, Hobgoblin Musician, Sneaky Git, Clan Skryre Blowback, Idol of Kygor Sydewynder",
        )
        .active("P1")
        .done();
    facts()
        .die("mark")
        .begin()
        .play("P0 burn P1 row 2")
        .holds("P0 row 1", "")
        .holds("P0 row 2", "4 Orc Archers, 5 Chest of Coins")
        .holds(
            "P1 row 2",
            "2 Black Eye Standard, 3 Skaven Clanrats, 4 Sneaky Git, 6 Idol of Kygor Sydewynder, 8 Hobgoblin Musician",
        )
        .pile(
            "Festerdoom Standard, Festerdoom Musician, Claws of Malal, Trolls, Whipping Post Mob, Heap of Loot, Clan Skryre Blowback",
        )
        .active("P1")
        .done();
}

#[test]
fn example_17_a_sneaky_git_changes_sides() {
    let facts = || {
        tribes(3)
            .row("P1 row 2", "3 Festerdoom Orcs, 4 Venemous Creeps")
            .git("P1 row 2", 6, "P0")
            .deck("Claws of Malal")
            .die("eye")
    };
    let row = "2 Hobgoblin Standard, 3 Orc Archers, 5 Skaven Musician"; // 2 + 1, and 7 to come
    facts()
        .row("P0 row 1", row)
        .begin()
        .strength("P1 row 2", 7, 10)
        .play("P0 row 1")
        .strength("P0 row 1", 10, 10)
        .asks("P0: attack P1 row 2, decline")
        .play("P0 attack P1 row 2")
        .saw("P0 row 1 attacks P1 row 2, 14 against 10")
        .done();
    let mut other = facts()
        .row("P2 row 1", row)
        .row("P1 row 1", "5 Orc Archers")
        .turn("P2", 3)
        .begin();
    other
        .play("P2 row 1")
        .strength("P2 row 1", 10, 10)
        .asks("P2: attack P1 row 1, decline")
        .refuses("P2 attack P1 row 2", "CMR-078");
    // Later P1 row 2 attacks P0: the Git fights for P0, who is attacked.
    tribes(3)
        .row(
            "P1 row 2",
            "2 Hobgoblin Standard, 3 Festerdoom Orcs, 4 Venemous Creeps, 7 Hobgoblin Musician",
        )
        .git("P1 row 2", 6, "P0")
        .row("P0 row 1", "5 Claws of Malal, 6 Orc Archers")
        .row("P2 row 1", "5 Claws of Malal, 6 Orc Archers")
        .turn("P1", 2)
        .deck("Trolls")
        .die("eye")
        .begin()
        .play("P1 row 2")
        .asks("P1: attack P0 row 1, attack P2 row 1, decline")
        .play("P1 attack P0 row 1")
        .saw("P1 row 2 attacks P0 row 1, 15 against 13")
        .done();
}

#[test]
fn example_18_a_suicide_squad() {
    tribes(2)
        .row(
            "P0 row 1",
            "3 Horned Rat Standard, 4 Suicide Squad, 6 Skaven Musician",
        )
        .row("P1 row 1", "5 Suicide Squad, 6 Skaven Clanrats")
        .deck("Nose Pick Brigade")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 9 against 3")
        .pile("Suicide Squad, Skaven Clanrats")
        .never_saw("P0 chooses a trophy")
        .active("P1")
        .done();
}

#[test]
fn example_19_the_order_of_a_war_machine() {
    let try_out = |row: &str, points: u32, strength: u16| {
        tribes(2)
            .row("P0 row 1", row)
            .begin()
            .points("P0", points + 30) // and 10 for each of three cards
            .strength("P0 row 1", strength, strength);
    };
    try_out(
        "4 Boneshaker crew, 5 Boneshaker left half, 6 Boneshaker right half",
        60,
        8,
    );
    try_out(
        "5 Boneshaker left half, 6 Boneshaker right half, 7 Boneshaker crew",
        70,
        8,
    );
    try_out(
        "5 Boneshaker right half, 6 Boneshaker left half, 7 Boneshaker crew",
        0,
        2,
    );
    try_out(
        "5 Boneshaker left half, 7 Boneshaker right half, 8 Boneshaker crew",
        0,
        2,
    );
}

#[test]
fn example_20_completing_with_an_end_of_turn_card() {
    let begin = || {
        let mut play = tribes(2)
            .row("P0 row 1", "5 Festerdoom Orcs")
            .row(
                "P0 row 2",
                "4 Festerdoom Standard, 5 Trolls, 7 Festerdoom Musician",
            )
            .row("P1 row 3", "6 Orc Archers")
            .deck("Festerdoom Orcs")
            .die("eye")
            .begin();
        play.play("P0 row 2")
            .strength("P0 row 2", 17, 17)
            .asks("P0: attack P1 row 3, decline");
        play
    };
    begin()
        .play("P0 attack P1 row 3")
        .saw("the turn of P0 ends: there was an attack")
        .active("P1")
        .done();
    begin()
        .play("P0 decline")
        .saw("the turn of P0 ends: a duplicate")
        .active("P1");
}

#[test]
fn example_21_a_reshuffle_in_mid_turn() {
    tribes(2)
        .whole_deck("Trolls")
        .discards("Chest of Coins, Orc Archers")
        .deck("Trolls, Chest of Coins")
        .begin()
        .deck("")
        .play("P0 row 1; P0 cell 5")
        .saw("the discard pile is shuffled into a new deck of 2 cards")
        .hand("Chest of Coins")
        .active("P0")
        .deck("Orc Archers")
        .pile("")
        .done();
}

#[test]
fn example_22_nothing_left_to_draw() {
    tribes(4)
        .row("P1 row 1", "5 Trolls")
        .whole_deck("")
        .begin()
        .saw("the game ends: there are no cards left")
        .points("P0", 0)
        .points("P1", 10)
        .places(&[2, 1, 3, 4])
        .done();
}

#[test]
fn example_23_a_discard_by_choice() {
    tribes(2)
        .deck("High-Born Captive, Trolls")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 discard")
        .saw("the turn of P0 ends: the card was discarded")
        .active("P1")
        .pile("High-Born Captive")
        .done();
}

/// Scoring example A is example 1. B: the finisher, 890 points.
#[test]
fn scoring_b_the_finisher() {
    tribes(2)
        .row(
            "P0 row 1",
            "3 Hobgoblin Standard, 4 Crummy Snotling Slaves, 5 Trolls, 6 Hobgoblin Musician",
        )
        .row(
            "P0 row 2",
            "2 Festerdoom Standard, 3 Garok Varokroksenrok, 4 Idol of Kygor Sydewynder, 5 Claws of Malal, 6 Festerdoom Orcs, \
             7 Nose Pick Brigade, 8 Orc Archers, 9 Festerdoom Musician",
        )
        .row(
            "P0 row 3",
            "2 Horned Rat Standard, 3 Skaven Clanrats, 4 War Wyvern left half, 5 War Wyvern right half, 6 Chest of Coins, \
             7 Suicide Squad, 8 Black Eye Orcs, 9 Whipping Post Mob, 10 Venemous Creeps",
        )
        .deck("Skaven Musician")
        .begin()
        .play("P0 row 3; P0 cell 11")
        .strength("P0 row 1", 8, 8)
        .strength("P0 row 2", 18, 18)
        .strength("P0 row 3", 28, 25)
        .saw(
            "P0 scores 890: 150 for finishing first, 250 for lengths, 220 for cards, 210 printed, 60 for war machines",
        )
        .places(&[1, 2])
        .done();
}

/// C: nothing complete, 280 points.
#[test]
fn scoring_c_nothing_complete() {
    tribes(2)
        .row(
            "P0 row 1",
            "2 Chaos Marauders, 3 Heap of Loot, 4 Boneshaker crew, 5 Boneshaker left half, 6 Boneshaker right half, 8 Dwarf Captives",
        )
        .row("P0 row 2", "5 Black Eye Standard, 6 High-Born Captive")
        .begin()
        .points("P0", 280)
        .done();
}

/// D: tied at 140; the tribe with a complete formation wins, or both if ties are shared.
#[test]
fn scoring_d_a_tie() {
    let facts = |tie_mode| {
        with(Setup {
            tie_mode,
            turn_limit: 1,
            ..Setup::new(2)
        })
        .row(
            "P1 row 1",
            "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Claws of Malal, 6 Festerdoom Musician",
        )
        .row(
            "P0 row 1",
            "3 Bomber left half, 5 Chest of Coins, 7 Stolen Silver, 9 Dwarf Captives",
        )
        .begin()
    };
    facts(TieMode::Chain)
        .play("P0 discard")
        .points("P0", 140)
        .points("P1", 140)
        .saw("P1 won")
        .places(&[2, 1]);
    facts(TieMode::Shared)
        .play("P0 discard")
        .saw("P0 P1 won")
        .places(&[1, 1]);
}
