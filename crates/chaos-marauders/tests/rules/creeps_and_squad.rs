//! Venemous Creeps and the Suicide Squad: CMR-161, CMR-162.

use super::common::tribes;

// CMR-161
#[test]
fn creeps_count_twice_when_attacked() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Venemous Creeps, 5 Skaven Musician")
        .row("P1 row 1", "5 Venemous Creeps")
        .deck("Festerdoom Orcs")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 11 against 6"); // 3 + 3 + 4 + 1
}

// CMR-162
#[test]
fn a_squad_counts_only_when_it_attacks() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Suicide Squad, 5 Skaven Musician")
        .row("P1 row 1", "5 Suicide Squad")
        .deck("Festerdoom Orcs")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .saw("P0 row 1 attacks P1 row 1, 14 against 0"); // 3 + 6 + 4 + 1
}
