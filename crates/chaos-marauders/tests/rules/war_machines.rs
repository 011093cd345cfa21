//! War machines: CMR-212 to CMR-224.

use std::collections::BTreeMap;

use chaos_marauders::{Class, Components, Part};

use super::common::tribes;

/// The points for machines and printed numbers of P0, and the strength of its row 1.
#[track_caller]
fn worth(row: &str, points: u32, strength: u16) {
    let mut play = tribes(2).row("P0 row 1", row).begin();
    play.strength("P0 row 1", strength, strength);
    let score = play.game.score(&play.state, tabletop_core::Seat::new(0));
    assert_eq!(score.printed + score.machines, points, "{row}");
}

// CMR-212
#[test]
fn six_machines_have_two_halves_and_four_a_crew() {
    let mut parts: BTreeMap<String, Vec<Part>> = BTreeMap::new();
    for card in Components::standard().cards {
        if let Some(machine) = card.machine {
            parts.entry(machine.name).or_default().push(machine.part);
        }
    }
    assert_eq!(parts.len(), 6);
    let crewed = parts.values().filter(|it| it.contains(&Part::Crew)).count();
    assert_eq!(crewed, 4);
    assert!(parts.values().all(|it| it.starts_with(&[Part::Left, Part::Right])));
    let mut table = Components::standard();
    table.cards.remove(29); // the right half of the Smasher
    let faults: Vec<String> = table.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "the copies add up to 109 cards; the deck has 110",
            "war machine `Smasher`: it has no right half"
        ]
    );
}

// CMR-213
#[test]
fn red_cards_go_anywhere() {
    tribes(2)
        .row("P0 row 1", "5 Smasher right half")
        .deck("Smasher left half, Smasher crew")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 row 1")
        .asks("P0: cell 2, cell 3, cell 4, cell 6, cell 7, cell 8, cell 9, cell 10, cell 11")
        .play("P0 cell 9; P0 row 3; P0 cell 2")
        .holds("P0 row 1", "5 Smasher right half, 9 Smasher left half");
}

// CMR-214
#[test]
fn a_machine_is_a_left_half_and_its_right_half_beside_it() {
    worth("5 Smasher left half, 6 Smasher right half", 60, 8);
    worth("10 Smasher left half, 11 Smasher right half", 60, 8);
}

// CMR-215
#[test]
fn the_crew_stands_to_the_right_of_both() {
    worth("5 Smasher left half, 6 Smasher right half, 7 Smasher crew", 70, 10);
    worth("5 Smasher left half, 6 Smasher right half, 8 Smasher crew", 60, 10);
    worth("5 Smasher left half, 6 Smasher right half, 7 Boneshaker crew", 60, 10);
}

// CMR-216
#[test]
fn other_orders_do_not_make_a_machine() {
    worth("5 Smasher right half, 6 Smasher left half", 0, 0);
    worth("5 Smasher left half, 7 Smasher right half", 0, 0);
    worth("5 Smasher left half, 6 Boneshaker right half", 0, 0);
    tribes(2)
        .row("P0 row 1", "5 Smasher left half")
        .row("P0 row 2", "6 Smasher right half")
        .begin()
        .strength("P0 row 1", 0, 0)
        .strength("P0 row 2", 0, 0)
        .points("P0", 20);
}

// CMR-217
#[test]
fn a_crew_elsewhere_leaves_the_machine_without_crew() {
    worth("4 Smasher crew, 5 Smasher left half, 6 Smasher right half", 60, 10);
    worth("2 Smasher crew, 5 Smasher left half, 6 Smasher right half", 60, 10);
}

// CMR-218
#[test]
fn two_machines_have_no_crew() {
    worth("5 War Wyvern left half, 6 War Wyvern right half", 60, 9);
    worth("5 Armoured Ram left half, 6 Armoured Ram right half", 60, 6);
}

// CMR-219
#[test]
fn each_machine_scores_once() {
    worth(
        "2 Smasher left half, 3 Smasher right half, 4 Smasher crew, 5 Boneshaker left half, 6 Boneshaker right half",
        70 + 60,
        10 + 6,
    );
}

// CMR-220
#[test]
fn a_half_fights_only_in_its_machine() {
    worth("5 Bomber left half, 6 Trolls", 20, 8);
    worth("5 Bomber right half, 6 Trolls", 20, 8);
    worth("5 Bomber left half, 6 Bomber right half", 60 + 40, 10);
}

// CMR-221
#[test]
fn a_crew_always_fights() {
    worth("5 Bomber crew", 0, 2);
    worth("5 Stone Thrower crew, 9 Smasher crew", 0, 3);
}

// CMR-222
#[test]
fn red_cards_are_trophies_and_are_placed_again_part_by_part() {
    tribes(2)
        .row("P0 row 1", "2 Festerdoom Standard, 3 Trolls, 4 Claws of Malal, 6 Festerdoom Musician")
        .row("P1 row 1", "5 Smasher left half, 6 Smasher right half, 7 Smasher crew")
        .deck("Heap of Loot")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P0: trophy 28, trophy 29, trophy 30, stop")
        .play("P0 trophy 29; P0 row 2; P0 cell 8; P0 trophy 28; P0 row 2; P0 cell 7; P0 trophy 30; P0 row 3; P0 cell 4")
        .strength("P0 row 2", 8, 8)
        .strength("P0 row 3", 2, 2);
    tribes(2)
        .row(
            "P0 row 1",
            "2 Festerdoom Standard, 3 Smasher left half, 4 Smasher right half, 6 Festerdoom Musician",
        )
        .row("P1 row 1", "5 Orc Archers")
        .deck("Smasher crew")
        .die("mark")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .asks("P1: trophy 28, trophy 29, trophy 30, stop");
}

// CMR-223
#[test]
fn red_cards_carry_no_symbol() {
    let table = Components::standard();
    let mut red = table.cards.iter().filter(|card| card.class == Class::Machine);
    assert!(red.all(|card| card.symbol.is_none()));
    tribes(2)
        .row("P0 row 1", "5 Smasher left half")
        .deck("Smasher right half, Heap of Loot")
        .begin()
        .play("P0 row 1; P0 cell 6")
        .active("P0");
    let mut table = Components::standard();
    table.cards[28].symbol = Some('Z');
    let faults: Vec<String> = table.faults().iter().map(ToString::to_string).collect();
    assert!(faults.contains(&"card `Smasher left half`, field `symbol`: a war machine carries no symbol".to_owned()));
}

// CMR-224
#[test]
fn printed_points_of_a_half_count_alone() {
    worth("5 Bomber left half", 20, 0);
    worth("5 Bomber right half, 9 Bomber left half", 40, 0);
}
