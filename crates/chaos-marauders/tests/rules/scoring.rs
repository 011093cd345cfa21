//! Scoring: CMR-114 to CMR-130.

use super::common::tribes;

/// The points of P0 with this in row 1.
#[track_caller]
fn scores(row: &str, points: u32) {
    tribes(2).row("P0 row 1", row).begin().points("P0", points);
}

/// Cards of 0 points between the ends.
const FILL: [&str; 10] = [
    "Trolls",
    "Orc Archers",
    "Festerdoom Orcs",
    "Black Eye Orcs",
    "Suicide Squad",
    "Venemous Creeps",
    "Skaven Clanrats",
    "Claws of Malal",
    "Nose Pick Brigade",
    "Whipping Post Mob",
];

/// A complete formation of this length, from cell 1.
fn complete(length: usize) -> String {
    let mut cards = vec!["1 Black Eye Standard".to_owned()];
    for (cell, name) in (2..length).zip(FILL) {
        cards.push(format!("{cell} {name}"));
    }
    cards.push(format!("{length} Skaven Musician"));
    cards.join(", ")
}

// CMR-114
#[test]
fn the_finisher_gets_150() {
    tribes(2)
        .row("P0 row 1", "1 Black Eye Standard, 2 Trolls, 3 Orc Archers, 4 Skaven Musician")
        .row("P0 row 2", "1 Black Eye Standard, 2 Trolls, 3 Orc Archers, 4 Skaven Musician")
        .row("P0 row 3", "1 Black Eye Standard, 2 Trolls, 4 Skaven Musician")
        .row("P1 row 1", "1 Festerdoom Standard, 2 Festerdoom Orcs, 3 Suicide Squad, 4 Festerdoom Musician")
        .deck("Claws of Malal")
        .begin()
        .points("P0", 110) // nothing before the end
        .play("P0 row 3")
        .points("P0", 150 + 120)
        .points("P1", 40);
}

// CMR-115 CMR-116 CMR-117 CMR-118 CMR-119
#[test]
fn lengths_score_by_twos() {
    for (length, points) in [
        (4, 0),
        (5, 50),
        (6, 50),
        (7, 100),
        (8, 100),
        (9, 150),
        (10, 150),
        (11, 200),
        (12, 200),
    ] {
        let cards = 10 * u32::try_from(length).unwrap();
        scores(&complete(length), points + cards);
    }
}

// CMR-120
#[test]
fn an_incomplete_formation_scores_nothing_for_its_length() {
    for length in [5, 8, 12] {
        let row = complete(length);
        let open = row.replacen(", 3 Orc Archers", "", 1);
        let cards = 10 * u32::try_from(length - 1).unwrap();
        scores(&open, cards);
    }
}

// CMR-121
#[test]
fn every_card_scores_ten() {
    scores("5 Trolls", 10);
    scores("5 Trolls, 7 Bomber crew, 9 Whipping Post Mob", 30);
    scores("1 Black Eye Standard, 2 Trolls, 3 Orc Archers, 4 Skaven Musician", 40);
}

// CMR-122
#[test]
fn printed_points_count_in_any_formation() {
    scores("5 Heap of Loot", 10 + 40);
    scores("5 Spittledung XXXXX, 7 High-Born Captive", 20 + 50 + 60);
    scores("1 Black Eye Standard, 2 Heap of Loot, 3 Orc Archers, 4 Skaven Musician", 40 + 40);
}

// CMR-123
#[test]
fn a_machine_with_crew_scores_70() {
    scores("5 Smasher left half, 6 Smasher right half, 7 Smasher crew", 30 + 70);
}

// CMR-124
#[test]
fn a_machine_without_crew_scores_60() {
    scores("5 Smasher left half, 6 Smasher right half", 20 + 60);
    scores("5 War Wyvern left half, 6 War Wyvern right half, 7 Smasher crew", 30 + 60);
}

// CMR-125
#[test]
fn machines_count_in_complete_formations_too() {
    scores(
        "3 Black Eye Standard, 4 Smasher left half, 5 Smasher right half, 6 Smasher crew, 7 Skaven Musician",
        50 + 50 + 70,
    );
    scores(
        "3 Black Eye Standard, 4 Smasher left half, 5 Smasher right half, 6 Smasher crew, 8 Skaven Musician",
        50 + 70,
    );
}

// CMR-126
#[test]
fn the_chaos_marauders_score_ten_more() {
    scores("5 Chaos Marauders", 10 + 10);
}

// CMR-127
#[test]
fn garok_scores_a_hundred_more() {
    scores("5 Garok Varokroksenrok", 10 + 100);
}

// CMR-128
#[test]
fn the_idol_scores_ninety_more() {
    scores("5 Idol of Kygor Sydewynder", 10 + 90);
}

// CMR-129
#[test]
fn a_sneaky_git_scores_for_its_host() {
    tribes(2)
        .git("P1 row 1", 5, "P0")
        .begin()
        .points("P0", 0)
        .points("P1", 10);
}

// CMR-130
#[test]
fn the_total_is_the_sum_of_all() {
    let play = tribes(2)
        .row(
            "P0 row 1",
            "3 Black Eye Standard, 4 Smasher left half, 5 Smasher right half, 6 Heap of Loot, 7 Skaven Musician",
        )
        .row("P0 row 2", "5 Trolls, 6 Garok Varokroksenrok")
        .begin();
    let score = play.game.score(&play.state, tabletop_core::Seat::new(0));
    assert_eq!(
        (score.finisher, score.lengths, score.cards, score.printed, score.machines),
        (0, 50, 70, 140, 60)
    );
    assert_eq!(score.total(), 320);
}
