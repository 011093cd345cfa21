//! The quest phase: those who stay, and how a quest goes.

use pirate_cove_coop::{Point, Row};

use super::common::{P0, P1, P2, Play, alone, draws, hits, impossible_scene, index, pile, scene};

// PCC-060 PCC-061
#[test]
fn staying_brings_gold_and_full_life() {
    scene(2, |it| it.life(P0, 1).life(P1, 2))
        .no_replacements()
        .act(P0, "stay")
        .act(P1, "stay")
        .expect_eq("P0", (3, 3), |_, at| (at.area(P0).gold, at.area(P0).life))
        .act(P0, "keep")
        .expect_eq("P1", (3, 3), |_, at| (at.area(P1).gold, at.area(P1).life))
        .done();
}

// PCC-062 PCC-063
#[test]
fn an_exchanged_card_can_come_right_back() {
    impossible_scene(pirate_cove_coop::Setup::new(2), |it| {
        it.hand(P0, "rum hull").draw_pile(P0, "").discard_pile(P0, "")
    })
    .no_replacements()
    .act(P0, "stay")
    .act(P1, "stay")
    .expect_legal(P0, &["keep", "discard hull", "discard rum"])
    .refuse(P0, "discard map", "PCC-077")
    .luck(draws("rum"))
    .act(P0, "discard rum")
    .expect_eq("hand", pile("hull rum"), |_, at| at.area(P0).cards.hand)
    .done();
    // With an empty hand there is nothing to exchange, and nobody asks.
    impossible_scene(pirate_cove_coop::Setup::new(2), |it| it.hand(P0, ""))
        .no_replacements()
        .act(P0, "stay")
        .act(P1, "stay")
        .expect_turn(P1)
        .done();
}

// PCC-064
#[test]
fn those_who_stay_are_settled_after_all_attempts() {
    scene(2, |it| it.row(Row::Quest, "Q13 Q02 Q16"))
        .no_replacements()
        .act(P0, "stay")
        .luck(hits(&[1]))
        .act(P1, "attempt 1")
        .expect_eq("P0 has no gold yet", 2, |_, at| at.area(P0).gold)
        .act(P1, "pass")
        .expect_eq("P0 has it now", (3, Point::Exchange), |_, at| (at.area(P0).gold, at.point))
        .done();
}

// PCC-070
#[test]
fn quests_are_attempted_in_slot_order_each_to_its_end() {
    scene(3, |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P2, "hull hull shanty shanty rum"))
        .no_replacements()
        .act(P0, "attempt 2")
        .act(P1, "stay")
        .luck(hits(&[2]))
        .act(P2, "attempt 1")
        .expect_eq("the attempt", (Some(1), P2), |_, at| (at.attempt.slot, at.turn))
            .luck(hits(&[1, 1, 1, 1]))
        .act(P2, "play hull")
        // The hull was the only action: that attempt is over, and the next has begun.
        .expect_event_text("QuestFailed")
        .expect_eq("the attempt", (Some(2), P0), |_, at| (at.attempt.slot, at.turn))
        .done();
}

// PCC-071 PCC-072
#[test]
fn an_attempt_begins_with_one_action_and_automatic_upgrades() {
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q16 Q02 Q13"))
        .expect_eq("actions and absorb", (1, 0), |_, at| (at.fighter(P0).actions, at.fighter(P0).absorb))
        .done();
    alone(&[1, 1, 1], |it| {
        it.row(Row::Quest, "Q16 Q02 Q13").own(P0, "U09").own(P0, "U10").own(P0, "U02").own(P0, "U03").own(P1, "U04")
    })
    .expect_eq("actions and absorb", (2, 1), |_, at| (at.fighter(P0).actions, at.fighter(P0).absorb))
    // D1 H2 S2 less one hull; the upgrade of the player who stays does not count.
    .expect_eq("needs", [1, 0, 1, 2], |_, at| at.attempt.needs)
    .done();
}

// PCC-073 PCC-076 PCC-077
#[test]
fn hits_come_first_and_are_added_up() {
    alone(&[3, 1, 2], |it| it.row(Row::Quest, "Q16 Q02 Q13"))
        .expect_eq("hits and sum", (3, 6), |_, at| (at.fighter(P0).hits, at.fighter(P0).incoming))
        .expect_eq("the point", Point::Play, |_, at| at.point)
        .refuse(P0, "play C01", "PCC-077")
        .refuse(P0, "stay", "PCC-077")
        .done();
}

// PCC-074 PCC-075
#[test]
fn surplus_hits_go_where_the_leader_says_among_those_with_fewest() {
    scene(3, |it| it.row(Row::Quest, "Q13 Q02 Q16").completed(""))
        .no_replacements()
        .act(P0, "stay")
        .act(P1, "attempt 0")
        .luck(hits(&[1, 1, 1, 1]))
        .act(P2, "attempt 0")
        // Four cards for two: two full passes, no question.
        .expect_eq("hits", (2, 2, Point::Play), |_, at| (at.fighter(P1).hits, at.fighter(P2).hits, at.point))
        .done();
    scene(3, |it| it.row(Row::Quest, "Q08 Q02 Q16"))
        .no_replacements()
        .act(P0, "attempt 0")
        .act(P1, "attempt 0")
        .act(P2, "attempt 0")
        .expect_legal(P0, &["deal P0", "deal P1", "deal P2"])
        .luck(hits(&[3]))
        .act(P0, "deal P1")
        .refuse(P0, "deal P1", "PCC-074")
        .expect_legal(P0, &["deal P0", "deal P2"])
        .luck(hits(&[1]))
        .act(P0, "deal P2")
        .expect_eq("incoming", [0, 3, 1], |_, at| [0, 1, 2].map(|seat| at.attempt.fighters[seat].incoming))
        .done();
}

// PCC-092 PCC-093 PCC-096
#[test]
fn icons_of_all_participants_complete_a_quest() {
    scene(2, |it| {
        it.row(Row::Quest, "Q01 Q02 Q16")
            .hand(P0, "shanty shanty hull hull rum")
            .hand(P1, "damage-1 map map hull hull")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .act(P1, "attempt 0")
    .luck(hits(&[1]))
    .act(P0, "deal P0")
    .acts(P0, &["play shanty", "play shanty", "pass"])
    .act(P1, "play damage-1")
    .act(P0, "pass")
    .expect_event_text("QuestCompleted")
    .expect_eq("slot 0", None, |_, at| at.quests.row[0])
    .expect("it is on the completed pile", |_, at| at.quests.completed.contains(index("Q01")))
    .done();
}

// PCC-094
#[test]
fn surplus_of_one_icon_helps_no_other() {
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q16").hand(P0, "shanty shanty shanty hull rum"))
        .acts(P0, &["play shanty", "play shanty", "play shanty", "pass"])
        .expect_event_text("QuestFailed")
        .done();
}

// PCC-095
#[test]
fn subtraction_stops_at_nothing_and_ends_with_the_attempt() {
    alone(&[1, 1], |it| {
        it.row(Row::Quest, "Q08 Q02 Q16").hand(P0, "C08 C08 shanty shanty rum").own(P0, "U01")
    })
    .expect_eq("needs", [1, 0, 1, 1], |_, at| at.attempt.needs)
    .acts(P0, &["play shanty", "play shanty", "play C08", "play C08"])
    .expect_eq("needs", [0, 0, 1, 1], |_, at| at.attempt.needs)
    .act(P0, "pass")
    .expect_event_text("QuestFailed")
    .expect("nothing is left of it", |_, at| at.attempt == pirate_cove_coop::Attempt::default())
    .done();
}

// PCC-097
#[test]
fn gold_is_split_any_way_with_nothing_left_over() {
    let split = |gold: &str| {
        scene(2, |it| it.row(Row::Quest, "Q13 Q02 Q16"))
            .no_replacements()
            .act(P0, "attempt 0")
            .luck(hits(&[1, 1]))
            .act(P1, "attempt 0")
            .luck(hits(&[1]))
            .act(P0, "deal P0")
            .change(|at| at.attempt.have = [3, 0, 0, 2])
            .act(P0, "pass")
            .act(P1, "pass")
            .refuse(P0, "give 5", "PCC-097")
            .act(P0, gold)
    };
    split("give 0").expect_eq("gold", [2, 6], |_, at| [at.area(P0).gold, at.area(P1).gold]).done();
    split("give 4").expect_eq("gold", [6, 2], |_, at| [at.area(P0).gold, at.area(P1).gold]).done();
}

// PCC-098
#[test]
fn a_single_participant_gets_all_the_gold_unasked() {
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q16"))
        .change(|at| at.attempt.have = [1, 0, 0, 2])
        .act(P0, "pass")
        .expect_eq("gold", 4, |_, at| at.area(P0).gold)
        .expect_turn(P1)
        .done();
}

// PCC-099 PCC-135
#[test]
fn a_failed_quest_goes_back_and_pays_nothing() {
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q16"))
        .act(P0, "pass")
        .expect_eq("slot and gold", (Some(index("Q01")), 2), |_, at| (at.quests.row[0], at.area(P0).gold))
        .act(P1, "keep")
        // It is a rumour like the others.
        .act(P0, "bribe 0")
        .act(P1, "bribe 0")
        .expect_eq("morale", 7, |_, at| at.morale)
        .done();
}

// PCC-100
#[test]
fn who_stays_plays_no_card() {
    alone(&[1], |it| it.row(Row::Quest, "Q01 Q02 Q16"))
        .refuse_unawaited(P1, "play shanty")
        .act(P0, "pass")
        .refuse(P1, "play shanty", "PCC-062")
        .done();
}
