//! The curse phase.

use pirate_cove_coop::{Row, Setup};
use tabletop_testkit::Scenario;

use super::common::{P0, P1, Play, alone, impossible_scene};

/// Both stay, with this gold after their rest.
fn both_stay(gold: [u16; 2]) -> Scenario<pirate_cove_coop::PirateCoveCoop> {
    impossible_scene(Setup::new(2), |it| {
        it.row(Row::Quest, "Q01 Q02 Q13").gold(P0, gold[0] - 1).gold(P1, gold[1] - 1)
    })
    .no_replacements()
    .act(P0, "stay")
    .act(P1, "stay")
    .act(P0, "keep")
    .act(P1, "keep")
}

// PCC-130 PCC-134
#[test]
fn any_player_silences_as_many_rumours_as_it_likes() {
    both_stay([2, 5])
        .expect_legal(P0, &["bribe 0", "bribe 1", "bribe 2"])
        .refuse(P0, "bribe 3", "PCC-130")
        .act(P0, "bribe 1")
        .expect_legal(P1, &["bribe 0", "bribe 1", "bribe 2"])
        .refuse(P1, "bribe 3", "PCC-130")
        .act(P1, "bribe 2")
        .expect_eq("gold and morale", (1, 3, 9), |_, at| (at.area(P0).gold, at.area(P1).gold, at.morale))
        .done();
}

// PCC-131 PCC-132
#[test]
fn each_rumour_costs_morale_and_so_does_idleness() {
    both_stay([2, 2])
        .act(P0, "bribe 1")
        .act(P1, "bribe 0")
        .expect_event_text("MoraleLost { amount: 2, cause: Rumours }")
        .expect_event_text("MoraleLost { amount: 1, cause: Idle }")
        .done();
    // One player on a quest is enough.
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q13").gold(P0, 0).gold(P1, 0))
        .act(P0, "pass")
        .act(P1, "keep")
        .act(P1, "bribe 0")
        .expect_eq("morale", 7, |_, at| at.morale)
        .done();
}

// PCC-133
#[test]
fn only_quests_in_the_row_are_rumours() {
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q13").gold(P0, 0).gold(P1, 0))
        .change(|at| at.attempt.have = [9; 4])
        .act(P0, "pass")
        .act(P1, "keep")
        .act(P0, "bribe 0")
        .luck([("quests", 1), ("quests", 6)])
        // The completed one is gone, and its place is not refilled yet.
        .act(P1, "bribe 0")
        .expect_event_text("MoraleLost { amount: 2, cause: Rumours }")
        .done();
}
