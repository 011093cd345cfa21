//! The planning phase.

use pirate_cove_coop::{Aim, Point, Row};

use super::common::{P0, P1, P2, Play, hits, scene};

// PCC-050 PCC-051 PCC-052
#[test]
fn each_chooses_a_quest_or_stays_and_may_choose_what_others_chose() {
    scene(3, |it| it.row(Row::Quest, "Q01 Q02 Q07"))
        .no_replacements()
        .expect_legal(P0, &["attempt 0", "attempt 1", "attempt 2", "stay"])
        .act(P0, "attempt 2")
        .expect_legal(P1, &["attempt 0", "attempt 1", "attempt 2", "stay"])
        .act(P1, "attempt 0")
        .luck(hits(&[1]))
        .act(P2, "attempt 2")
        .expect_eq("aims", [Aim::Quest(2), Aim::Quest(0), Aim::Quest(2)], |_, at| {
            [at.area(P0).aim, at.area(P1).aim, at.area(P2).aim]
        })
        .expect_eq("the first attempt", Some(0), |_, at| at.attempt.slot)
        .done();
}

// PCC-053
#[test]
fn a_window_for_replacements_comes_first() {
    scene(2, |it| it)
        .expect_eq("the point", Point::Window, |_, at| at.point)
        .refuse(P0, "stay", "PCC-053")
        .act(P0, "done")
        .act(P1, "done")
        .expect_eq("the point", Point::Commit, |_, at| at.point)
        .refuse(P0, "replace quest 0", "PCC-050")
        .done();
}

// PCC-055
#[test]
fn an_empty_slot_cannot_be_chosen() {
    scene(2, |it| it.row(Row::Quest, "Q02 - -").completed("Q01 Q07 Q08 Q13 Q14 Q15 Q21"))
        .no_replacements()
        .expect_legal(P0, &["attempt 0", "stay"])
        .refuse(P0, "attempt 1", "PCC-055")
        .refuse(P0, "attempt 3", "PCC-055")
        .done();
}
