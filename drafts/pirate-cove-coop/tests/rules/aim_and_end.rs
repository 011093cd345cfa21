//! Aim and end of the game.

use pirate_cove_coop::{End, Point, Row, Setup};

use super::common::{P0, P1, Play, alone, impossible_scene, scene, shopping};

/// A table whose last quest was completed: the row and the deck are empty.
fn no_quest_left(morale: u8) -> tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop> {
    shopping(|it| {
        it.row(Row::Quest, "- - -")
            .completed("Q01 Q02 Q07 Q08 Q13 Q14 Q15 Q21")
            .morale(morale)
            .gold(P0, 1)
            .gold(P1, 0)
    })
    .act(P0, "done")
    .act(P0, "keep")
}

// PCC-001 PCC-003
#[test]
fn the_last_quest_wins_at_the_next_planning() {
    no_quest_left(4)
        .act(P1, "keep")
        .expect_over()
        .expect_eq("the end", Some(End::Won), |_, at| at.end)
        .expect_scores(&[142, 142])
        .expect_places(&[1, 1])
        .done();
}

// PCC-002 PCC-006
#[test]
fn the_game_ends_at_once_when_morale_is_gone() {
    scene(2, |it| it.morale(2).gold(P0, 0).gold(P1, 0))
        .no_replacements()
        .act(P0, "stay")
        .act(P1, "stay")
        .act(P0, "keep")
        .act(P1, "keep")
        .act(P0, "bribe 0")
        .act(P1, "bribe 0")
        .expect_over()
        .expect_places(&[2, 2])
        // Morale is clamped, and neither the idle point nor the rest phase is reached.
        .expect_event_text("MoraleLost { amount: 2, cause: Rumours }")
        .expect_no_event(|event| format!("{event:?}").contains("Idle"))
        .refuse_unawaited(P0, "done")
        .done();
}

// PCC-004 PCC-140
#[test]
fn the_row_is_filled_before_the_win_is_tested() {
    // One quest is left in the deck, none in the row: it comes, and the game goes on.
    let end = shopping(|it| {
        it.row(Row::Quest, "Q02 - -")
            .completed("Q01 Q07 Q08 Q13 Q14 Q15")
            .gold(P0, 0)
            .gold(P1, 0)
    });
    let left = end.state().quests.left();
    assert_eq!(left, 1);
    end.change(|at| {
        at.quests.completed.insert(1);
        at.quests.row = [None; 3];
        at.point = Point::Bribe;
        at.attempt = Default::default();
    })
    .luck([("quests", 3), ("quests", 20)])
    .act(P0, "bribe 0")
    .expect_eq("slot 0", Some(20), |_, at| at.quests.row[0])
    .expect("the game goes on", |_, at| at.end.is_none())
    .done();
}

// PCC-005
#[test]
fn losses_of_the_last_round_come_before_the_win() {
    // The only participant of the last quest is stranded: 2 of the last 2 morale.
    alone(&[3], |it| {
        it.row(Row::Quest, "Q02 - -")
            .completed("Q01 Q07 Q08 Q13 Q14 Q15 Q21")
            .hand(P0, "shanty shanty map damage-1 rum")
            .draw_pile(P0, "rum rum")
            .morale(2)
            .gold(P0, 0)
            .gold(P1, 0)
    })
    .acts(P0, &["play shanty", "play shanty"])
    .luck([("cards", 6), ("cards", 6)])
    .acts(P0, &["play map", "pass"])
    .act(P1, "keep")
    .expect_eq("the end", Some(End::Mutiny), |_, at| at.end)
    .expect_eq("completed", 8, |_, at| at.quests.completed.len())
    .done();
}

// PCC-007
#[test]
fn the_last_round_is_the_last() {
    let last = |round: u8, limit: u8| {
        impossible_scene(Setup { round_limit: limit, ..Setup::new(2) }, |it| {
            it.round(round).gold(P0, 0).gold(P1, 0).asked(P1, Point::LastDiscard)
        })
        .act(P1, "keep")
    };
    last(40, 40).expect_eq("the end", Some(End::OutOfTime), |_, at| at.end).done();
    last(39, 40).expect_eq("the round", (None, 40), |_, at| (at.end, at.round)).done();
    last(40, 60).expect_eq("the round", (None, 41), |_, at| (at.end, at.round)).done();
}
