//! Damage and stranding.

use pirate_cove_coop::{Point, Row, Setup};
use tabletop_testkit::Scenario;

use super::common::{P0, P1, Play, alone, hits, impossible_scene, scene};

// PCC-110 PCC-112 PCC-114
#[test]
fn damage_is_what_is_not_absorbed() {
    let with = |values: &[u32], plays: &[&str]| {
        let scene = alone(values, |it| {
            it.row(Row::Quest, "Q16 Q02 Q13").hand(P0, "shanty shanty hull hull rum")
        });
        *scene.acts(P0, plays).until(|at| at.attempt.slot.is_none()).done().state.area(P0)
    };
    assert_eq!(with(&[1, 1, 1], &["play shanty", "play hull"]).life, 2);
    assert_eq!(with(&[1, 1, 2], &["play shanty", "play shanty", "play hull", "play hull"]).life, 3);
    assert_eq!(with(&[1, 1, 1], &["play shanty", "play shanty", "play hull", "play hull"]).life, 3);
    assert_eq!(with(&[1, 1, 1], &[]).life, 0);
    assert_eq!(with(&[3, 3, 2], &[]).life, 0);
}

// PCC-111
#[test]
fn absorb_protects_its_owner_alone() {
    scene(2, |it| it.row(Row::Quest, "Q08 Q02 Q13").hand(P0, "shanty hull hull rum map").hand(P1, "rum map map shanty shanty"))
        .no_replacements()
        .act(P0, "attempt 0")
        .luck(hits(&[1, 2]))
        .act(P1, "attempt 0")
        .acts(P0, &["play shanty", "play hull", "play hull"])
        .act(P1, "pass")
        .expect_eq("life", [3, 1], |_, at| [at.area(P0).life, at.area(P1).life])
        .done();
}

// PCC-113
#[test]
fn success_does_not_spare_damage() {
    alone(&[2], |it| it.row(Row::Quest, "Q01 Q02 Q13"))
        .change(|at| at.attempt.have = [1, 0, 0, 2])
        .act(P0, "pass")
        .expect_event_text("QuestCompleted")
        .expect_eq("life", 1, |_, at| at.area(P0).life)
        .done();
}

fn stranded() -> Scenario<pirate_cove_coop::PirateCoveCoop> {
    impossible_scene(Setup::new(2), |it| it.row(Row::Quest, "Q01 Q02 Q13").life(P0, 2).hand(P0, "shanty shanty damage-1"))
        .no_replacements()
        .act(P0, "attempt 0")
        .luck(hits(&[2]))
        .act(P1, "stay")
        .acts(P0, &["play shanty", "play shanty", "play damage-1"])
}

// PCC-115 PCC-116 PCC-117
#[test]
fn a_stranded_players_cards_count_and_it_is_paid() {
    stranded()
        .expect_event_text("QuestCompleted")
        .expect("it is stranded", |_, at| at.area(P0).stranded && at.area(P0).life == 0)
        .expect_eq("gold", 4, |_, at| at.area(P0).gold)
        .done();
    // Life 1 is afloat.
    alone(&[2], |it| it.row(Row::Quest, "Q01 Q02 Q13"))
        .act(P0, "pass")
        .expect("it is not stranded", |_, at| !at.area(P0).stranded && at.area(P0).life == 1)
        .done();
}

// PCC-118 PCC-119 PCC-120
#[test]
fn being_stranded_costs_morale_and_nothing_else() {
    stranded()
        .act(P1, "keep")
        .luck([("quests", 1), ("quests", 6)])
        .act(P0, "bribe 2")
        .expect_eq("morale, life", (8, 3), |_, at| (at.morale, at.area(P0).life))
        .expect_eq("it shops", (P0, Point::Shop), |_, at| (at.turn, at.point))
        .done();
}
