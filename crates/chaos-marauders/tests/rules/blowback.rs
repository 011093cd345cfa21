//! The Clan Skryre Blowback: CMR-193 to CMR-200.

use super::common::{Play, tribes};

/// P0 has two formations of two cards and a smaller one.
fn drawn(face: &str) -> Play {
    tribes(3)
        .row("P0 row 1", "5 Trolls, 6 Heap of Loot")
        .row("P0 row 2", "5 Orc Archers")
        .row("P0 row 3", "5 Trolls, 7 Stolen Silver")
        .row("P1 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 2", "5 Orc Archers, 6 Garok Varokroksenrok")
        .row("P2 row 3", "9 Bomber crew")
        .git("P1 row 2", 7, "P2")
        .deck("Clan Skryre Blowback, High-Born Captive")
        .die(face)
        .begin()
}

// CMR-193
#[test]
fn it_is_fired_at_an_incomplete_formation_of_another_tribe_or_discarded() {
    drawn("eye")
        .asks("P0: burn P1 row 2, burn P2 row 3, discard")
        .refuses("P0 burn P0 row 1", "CMR-193")
        .refuses("P0 burn P1 row 1", "CMR-193") // complete
        .refuses("P0 burn P1 row 3", "CMR-193") // empty
        .refuses("P0 burn P3 row 1", "CMR-193");
    drawn("")
        .play("P0 discard")
        .pile("Clan Skryre Blowback")
        .saw("the turn of P0 ends: a green card")
        .active("P1")
        .done();
}

// CMR-194
#[test]
fn the_die_is_rolled_after_the_choice_of_a_target() {
    drawn("eye").never_saw("P0 rolls").play("P0 burn P2 row 3").saw("P0 rolls an Orc Eye").done();
}

// CMR-195 CMR-198
#[test]
fn an_orc_eye_burns_all_cards_of_the_target() {
    drawn("eye")
        .play("P0 burn P1 row 2")
        .holds("P1 row 2", "")
        .pile("Orc Archers, Sneaky Git, Clan Skryre Blowback, Garok Varokroksenrok")
        .saw("Sneaky Git in P1 row 2, cell 7 burns; the token goes back to P2")
        .never_saw("P0 chooses a trophy")
        .active("P1");
}

// CMR-196
#[test]
fn a_mark_of_chaos_blows_up_an_own_formation_with_the_most_cards() {
    drawn("mark")
        .play("P0 burn P1 row 2")
        .asks("P0: explode row 1, explode row 3")
        .refuses("P0 explode row 2", "CMR-196")
        .refuses("P0 discard", "CMR-196")
        .play("P0 explode row 3")
        .holds("P0 row 3", "")
        .holds("P0 row 1", "5 Trolls, 6 Heap of Loot")
        .holds("P1 row 2", "5 Orc Archers, 6 Garok Varokroksenrok, 7 Sneaky Git")
        .pile("Trolls, Stolen Silver, Clan Skryre Blowback");
    tribes(2) // a complete formation counts like any other
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P0 row 2", "3 Trolls, 4 Heap of Loot")
        .row("P1 row 1", "3 Orc Archers")
        .deck("Clan Skryre Blowback")
        .die("mark")
        .begin()
        .play("P0 burn P1 row 1")
        .holds("P0 row 1", "")
        .saw("P0 row 1 is no longer complete");
}

// CMR-197
#[test]
fn without_own_cards_the_explosion_does_nothing() {
    tribes(2)
        .row("P1 row 1", "3 Orc Archers")
        .deck("Clan Skryre Blowback")
        .die("mark")
        .begin()
        .play("P0 burn P1 row 1")
        .holds("P1 row 1", "3 Orc Archers")
        .pile("Clan Skryre Blowback")
        .active("P1");
}

// CMR-199
#[test]
fn then_it_is_discarded_and_the_turn_ends() {
    drawn("eye")
        .play("P0 burn P2 row 3")
        .saw_in_order(&[
            "Bomber crew in P2 row 3, cell 9 burns",
            "Clan Skryre Blowback has done its work and is discarded",
            "the turn of P0 ends: a green card",
        ])
        .active("P1");
}

// CMR-200
#[test]
fn without_a_target_it_is_discarded() {
    tribes(2)
        .row("P0 row 1", "5 Trolls")
        .row("P1 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .deck("Clan Skryre Blowback")
        .begin()
        .pile("Clan Skryre Blowback")
        .saw("the turn of P0 ends: a green card")
        .active("P1");
}
