//! The turn: CMR-014 to CMR-020.

use super::common::tribes;

// CMR-014 CMR-019
#[test]
fn turns_pass_to_the_left_and_the_order_never_changes() {
    let mut play = tribes(4).turn("P2", 3).begin();
    for seat in ["P2", "P3", "P0", "P1", "P2", "P3"] {
        play.active(seat).play(&format!("{seat} discard"));
    }
    assert_eq!(play.state.turn(), 9);
}

// CMR-015 CMR-016 CMR-017
#[test]
fn the_active_player_draws_and_places_in_an_own_formation() {
    tribes(2)
        .turn("P1", 2)
        .deck("Trolls, Heap of Loot")
        .begin()
        .active("P1")
        .saw("P1 draws Trolls")
        .hand("Trolls") // face up: in the view of everybody
        .play("P1 row 2; P1 cell 7")
        .holds("P1 row 2", "7 Trolls")
        .holds("P0 row 2", "")
        .done();
}

// CMR-018
#[test]
fn a_player_draws_until_a_condition_ends_the_turn() {
    tribes(2)
        .deck("Trolls, Heap of Loot, Festerdoom Orcs, Stolen Silver")
        .begin()
        .play("P0 row 1; P0 cell 2; P0 row 1; P0 cell 3; P0 row 1; P0 cell 4")
        .hand("Stolen Silver")
        .active("P0")
        .refuses("P0 stop", "CMR-020") // there is no action to stop drawing
        .refuses("P0 decline", "CMR-020")
        .done();
}

// CMR-020
#[test]
fn after_a_draw_things_happen_in_a_fixed_order() {
    // Window, completion, attack, end of turn, next draw.
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Chaos Marauders, Heap of Loot")
        .begin()
        .play("P0 row 1; P1 silent; P0 decline")
        .saw_in_order(&[
            "P0 draws Chaos Marauders",
            "P0 places Chaos Marauders in P0 row 1, cell 4",
            "who wants the Chaos Marauders? Asked: P1",
            "nobody shouts",
            "P0 row 1 is complete with 4 cards",
            "P0 may attack with row 1",
            "P0 row 1 does not attack",
            "P0 draws Heap of Loot",
        ]);
    // Victim, placement, completion, attack, end of turn.
    tribes(2)
        .row(
            "P0 row 1",
            "2 Black Eye Standard, 3 Trolls, 4 Dwarf Captives, 5 Skaven Musician",
        )
        .row("P1 row 1", "5 Orc Archers")
        .deck("Dagromm Flailbreath, Heap of Loot")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .saw_in_order(&[
            "P0 draws Dagromm Flailbreath, a green card",
            "Dwarf Captives in P0 row 1, cell 4 is destroyed",
            "P0 places Dagromm Flailbreath in P0 row 1, cell 4",
            "P0 row 1 is complete with 4 cards",
            "P0 row 1 attacks P1 row 1, 21 against 2",
            "P0 rolls an Orc Eye",
            "the turn of P0 ends: there was an attack",
            "turn 2: P1",
            "P1 draws Heap of Loot",
        ]);
    // Roll, completion.
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .deck("Idol of Kygor Sydewynder")
        .die("eye")
        .begin()
        .play("P0 row 1")
        .saw_in_order(&[
            "P0 places Idol of Kygor Sydewynder in P0 row 1, cell 4",
            "P0 rolls an Orc Eye",
            "P0 row 1 is complete with 4 cards",
            "the turn of P0 ends: a green card",
        ]);
}
