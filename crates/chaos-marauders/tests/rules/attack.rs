//! The attack: CMR-073 to CMR-097.

use super::common::{Facts, Play, tribes};

/// P0 is about to complete row 1 with the card drawn: 3 + 8 + 1 and what the card brings. P0 row 2 is complete since long ago.
fn facts(card: &str) -> Facts {
    tribes(3)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row(
            "P0 row 2",
            "2 Festerdoom Standard, 3 Trolls, 4 Chest of Coins, 5 Festerdoom Musician",
        )
        .deck(&format!("{card}, Monggo's Meat Grinders"))
}

/// The same, with row 1 just completed.
fn completed(facts: Facts) -> Play {
    let mut play = facts.begin();
    play.play("P0 row 1");
    play
}

// CMR-073
#[test]
fn only_the_formation_just_completed_attacks() {
    // 12 from row 1; row 2, with 13, would be strong enough.
    completed(facts("Heap of Loot").row("P1 row 1", "3 Trolls, 4 Festerdoom Orcs"))
        .never_saw("P0 may attack")
        .active("P0")
        .hand("Monggo's Meat Grinders");
}

// CMR-074
#[test]
fn the_target_is_an_incomplete_formation_of_another_tribe() {
    completed(
        facts("Heap of Loot")
            .row("P0 row 3", "5 Orc Archers")
            .row("P1 row 1", "5 Orc Archers")
            .row(
                "P2 row 3",
                "2 Hobgoblin Standard, 3 Whipping Post Mob, 4 Nose Pick Brigade, 5 Hobgoblin Musician",
            ),
    )
    .asks("P0: attack P1 row 1, decline")
    .refuses("P0 attack P0 row 3", "CMR-074")
    .refuses("P0 attack P0 row 1", "CMR-074")
    .refuses("P0 attack P2 row 3", "CMR-074")
    .refuses("P0 attack P3 row 1", "CMR-001");
}

// CMR-075
#[test]
fn an_empty_formation_is_no_target() {
    completed(facts("Heap of Loot").row("P1 row 1", "5 Orc Archers"))
        .asks("P0: attack P1 row 1, decline")
        .refuses("P0 attack P1 row 2", "CMR-075");
}

// CMR-076
#[test]
fn the_strength_is_the_sum_of_the_ratings() {
    let facts = facts("Garok Varokroksenrok").die("eye");
    completed(facts.row("P1 row 1", "5 Orc Archers, 6 Claws of Malal"))
        .strength("P0 row 1", 12, 12) // Garok has no rating
        .strength("P1 row 1", 9, 9)
        .play("P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 12 against 9");
}

// CMR-077
#[test]
fn some_cards_count_by_rules_of_their_own() {
    tribes(3)
        .row("P0 row 1", "4 Venemous Creeps")
        .row("P0 row 2", "4 Suicide Squad")
        .row("P0 row 3", "4 Armoured Ram left half")
        .row("P1 row 3", "4 Armoured Ram right half")
        .git("P1 row 1", 4, "P0")
        .begin()
        .strength("P0 row 1", 3, 6)
        .strength("P0 row 2", 6, 0)
        .strength("P0 row 3", 0, 0)
        .strength("P1 row 3", 0, 0)
        .strength("P1 row 1", 0, 0);
}

// CMR-078
#[test]
fn the_attacker_must_be_stronger() {
    completed(
        facts("Heap of Loot") // 12
            .row("P1 row 1", "5 Trolls, 6 Festerdoom Orcs") // 12
            .row("P1 row 2", "5 Claws of Malal, 6 Festerdoom Orcs") // 11
            .row("P1 row 3", "5 Chaos Marauders, 6 Skaven Clanrats"), // 13
    )
    .asks("P0: attack P1 row 2, decline")
    .refuses("P0 attack P1 row 1", "CMR-078")
    .refuses("P0 attack P1 row 3", "CMR-078");
}

// CMR-079
#[test]
fn snotlings_and_treasures_alone_never_attack() {
    tribes(2)
        .row(
            "P0 row 1",
            "2 Hobgoblin Standard, 3 Whipping Post Mob, 5 Hobgoblin Musician",
        )
        .row("P1 row 1", "5 Heap of Loot")
        .git("P1 row 1", 6, "P0") // 4 against 0, with the help of the Git
        .deck("Stolen Silver, High-Born Captive")
        .begin()
        .play("P0 row 1")
        .saw("P0 row 1 is complete with 4 cards")
        .never_saw("P0 may attack")
        .hand("High-Born Captive");
}

// CMR-080
#[test]
fn a_formation_attacks_once_for_each_completion() {
    let mut play = completed(
        facts("Heap of Loot")
            .row("P1 row 1", "5 Orc Archers")
            .row("P1 row 2", "5 Orc Archers")
            .die("eye"),
    );
    play.play("P0 attack P1 row 1")
        .active("P1")
        .forget()
        .play("P1 discard; P2 discard")
        .active("P0")
        .never_saw("P0 may attack");
    play.play("P0 row 3; P0 cell 2").never_saw("P0 may attack");
}

// CMR-081 CMR-083
#[test]
fn declining_does_not_interrupt_the_turn() {
    completed(facts("Heap of Loot").row("P1 row 1", "5 Orc Archers"))
        .play("P0 decline")
        .saw("P0 row 1 does not attack")
        .active("P0")
        .hand("Monggo's Meat Grinders");
    completed(facts("Garok Varokroksenrok").row("P1 row 1", "5 Orc Archers"))
        .play("P0 decline")
        .saw("the turn of P0 ends: a green card")
        .active("P1");
}

// CMR-082
#[test]
fn who_did_not_attack_at_completion_does_not_attack_later() {
    // Too weak when completed: the target loses its strength later in the turn of another tribe.
    completed(
        facts("Garok Varokroksenrok")
            .row("P1 row 1", "5 Trolls, 6 Claws of Malal")
            .deck("Garok Varokroksenrok, Odlugg Spleenripper, High-Born Captive, Whipping Post Mob")
            .die("mark"),
    )
    .holds("P1 row 1", "")
    .active("P2")
    .play("P2 row 1; P2 cell 5; P2 discard")
    .active("P0")
    .never_saw("P0 may attack");
    // By choice.
    completed(facts("Garok Varokroksenrok").row("P1 row 1", "5 Orc Archers"))
        .play("P0 decline; P1 discard; P2 discard")
        .active("P0")
        .forget()
        .play("P0 row 3; P0 cell 4")
        .never_saw("P0 may attack");
}

// CMR-084
#[test]
fn without_a_target_nothing_is_asked() {
    completed(facts("Heap of Loot"))
        .saw("P0 row 1 is complete with 4 cards")
        .never_saw("P0 may attack")
        .hand("Monggo's Meat Grinders");
}

// CMR-085
#[test]
fn one_target_is_chosen_before_the_roll() {
    completed(
        facts("Heap of Loot")
            .row("P1 row 1", "5 Orc Archers")
            .row("P2 row 1", "5 Orc Archers")
            .die("eye"),
    )
    .asks("P0: attack P1 row 1, attack P2 row 1, decline")
    .play("P0 attack P2 row 1")
    .saw_in_order(&[
        "P0 row 1 attacks P2 row 1, 12 against 2",
        "P0 rolls an Orc Eye",
    ])
    .holds("P1 row 1", "5 Orc Archers")
    .holds("P2 row 1", "");
}

// CMR-086
#[test]
fn the_die_is_rolled_once() {
    let mut play = completed(
        facts("Heap of Loot")
            .row("P1 row 1", "5 Orc Archers")
            .die("eye"),
    );
    play.play("P0 attack P1 row 1").done(); // a second roll would not be scripted
}

/// P1 row 1 has one card of each colour, a spy, and both ends.
fn colourful(face: &str) -> Play {
    completed(
        facts("Heap of Loot")
            .row(
                "P1 row 1",
                "2 Horned Rat Standard, 3 Orc Archers, 4 Nose Pick Brigade, 5 Stolen Silver, 6 Bomber crew, 7 Garok Varokroksenrok, \
                 10 Hobgoblin Musician",
            )
            .git("P1 row 1", 8, "P2")
            .die(face),
    )
}

// CMR-087 CMR-088 CMR-089 CMR-090
#[test]
fn an_orc_eye_breaks_the_target() {
    colourful("eye")
        .play("P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 12 against 6")
        .holds("P1 row 1", "")
        .pile("Horned Rat Standard, Orc Archers, Sneaky Git")
        // grey, blue, red, green: trophies of the attacker
        .asks("P0: trophy 20, trophy 25, trophy 36, trophy 48, trophy 17, stop")
        .complete("P0 row 1", true)
        .holds(
            "P0 row 1",
            "2 Black Eye Standard, 3 Trolls, 4 Heap of Loot, 5 Skaven Musician",
        );
}

// CMR-091 CMR-092 CMR-093 CMR-094
#[test]
fn a_mark_of_chaos_scatters_the_attacker() {
    let target = "2 Horned Rat Standard, 3 Orc Archers, 6 Hobgoblin Musician";
    tribes(3)
        .row(
            "P0 row 1",
            "2 Hobgoblin Standard, 3 Trolls, 4 Nose Pick Brigade, 5 Stolen Silver, 6 Bomber crew, 7 Garok Varokroksenrok, \
             10 Skaven Musician",
        )
        .git("P0 row 1", 8, "P2")
        .row("P1 row 1", target)
        .deck("Heap of Loot, High-Born Captive")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .holds("P0 row 1", "")
        // purple and grey are lost
        .pile("Skaven Musician, Trolls, Hobgoblin Standard, Nose Pick Brigade, Sneaky Git")
        // blue, red and green are trophies of the attacked
        .asks("P1: trophy 25, trophy 36, trophy 48, trophy 21, stop")
        .holds("P1 row 1", target);
}

// CMR-095
#[test]
fn the_turn_passes_after_an_attack_even_if_the_card_was_ordinary() {
    completed(
        facts("Heap of Loot")
            .row("P1 row 1", "5 Orc Archers")
            .die("eye"),
    )
    .play("P0 attack P1 row 1")
    .saw("the turn of P0 ends: there was an attack")
    .active("P1")
    .hand("Monggo's Meat Grinders");
}

// CMR-096
#[test]
fn the_formation_that_ends_the_game_does_not_attack() {
    completed(
        facts("Heap of Loot")
            .row(
                "P0 row 3",
                "2 Horned Rat Standard, 3 Trolls, 4 Stolen Silver, 5 Skaven Musician",
            )
            .row("P1 row 1", "5 Orc Archers"),
    )
    .never_saw("P0 may attack")
    .saw("the game ends: P0 has three complete formations");
}

// CMR-097
#[test]
fn a_formation_opened_and_completed_again_may_attack_again() {
    let mut play = completed(
        facts("Garok Varokroksenrok")
            .row("P1 row 1", "5 Orc Archers")
            .row("P1 row 2", "5 Orc Archers")
            .deck("Garok Varokroksenrok, Dagromm Flailbreath, High-Born Captive, Stolen Silver")
            .die("eye"),
    );
    play.play("P0 attack P1 row 1")
        .active("P1")
        .saw("Garok Varokroksenrok in P0 row 1, cell 4 is destroyed")
        .saw("P0 row 1 is no longer complete")
        .play("P1 discard; P2 discard")
        .active("P0")
        .forget()
        .play("P0 row 1")
        .saw("P0 row 1 is complete with 4 cards")
        .asks("P0: attack P1 row 2, decline");
}
