//! Playing cards in a quest.

use pirate_cove_coop::{Point, Row, Setup};
use tabletop_testkit::Scenario;

use super::common::{P0, P1, Play, alone, draws, hits, impossible_scene, pile};

/// P0 alone at Q13 (D3 S2, three hits) with this hand.
fn with_hand(hand: &str) -> Scenario<pirate_cove_coop::PirateCoveCoop> {
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, hand))
}

// PCC-078 PCC-079
#[test]
fn a_card_costs_an_action_and_there_is_one() {
    with_hand("rum damage-1 damage-1 hull hull")
        .act(P0, "play damage-1")
        // No action is left, so the turn to play is over, and with it the quest.
        .expect_event_text("QuestFailed")
        .done();
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "damage-1 rum rum").own(P0, "U07"))
        .act(P0, "play damage-1")
        .refuse(P0, "play rum", "PCC-078")
        .done();
}

// PCC-080
#[test]
fn a_shanty_adds_two_actions_to_its_player_alone() {
    impossible_scene(Setup::new(2), |it| {
        it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "shanty rum rum rum").hand(P1, "hull hull")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 1]))
    .act(P1, "attempt 0")
    .luck(hits(&[1]))
    .act(P0, "deal P0")
    .act(P0, "play shanty")
    .expect_eq("actions", [2, 1], |_, at| [at.fighter(P0).actions, at.fighter(P1).actions])
    .done();
}

// PCC-081
#[test]
fn a_map_draws_two_cards_that_may_be_played() {
    with_hand("shanty map rum rum rum")
        .act(P0, "play shanty")
        .luck(draws("hull hull"))
        .act(P0, "play map")
        .expect_legal(P0, &["pass", "play hull", "play rum"])
        .act(P0, "play hull")
        .done();
}

// PCC-082
#[test]
fn a_hull_absorbs_two_or_what_the_option_says() {
    with_hand("hull shanty shanty")
        .acts(P0, &["play shanty", "play hull"])
        .expect_eq("absorb", 2, |_, at| at.fighter(P0).absorb)
        .done();
    impossible_scene(Setup { hull_absorb: Some(1), ..Setup::new(2) }, |it| {
        it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "hull shanty shanty")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 1, 1]))
    .act(P1, "stay")
    .acts(P0, &["play shanty", "play hull"])
    .expect_eq("absorb", 1, |_, at| at.fighter(P0).absorb)
    .done();
}

// PCC-083 PCC-084
#[test]
fn damage_cards_add_their_value_to_damage_alone() {
    with_hand("shanty shanty damage-1 damage-2 damage-3 rum")
        .acts(P0, &["play shanty", "play shanty", "play damage-1", "play damage-2", "play damage-3"])
        .expect_event_text("QuestCompleted")
        .done();
    // A quest without a damage requirement is not helped by them.
    alone(&[1], |it| it.row(Row::Quest, "Q02 Q13 Q16").hand(P0, "damage-3 damage-3 shanty shanty"))
        .acts(P0, &["play shanty", "play shanty", "play damage-3"])
        .expect_eq("have", [3, 0, 0, 2], |_, at| at.attempt.have)
        .act(P0, "play damage-3")
        .expect_event_text("QuestFailed")
        .done();
}

// PCC-085
#[test]
fn rum_can_be_played_and_does_nothing() {
    with_hand("shanty rum hull")
        .act(P0, "play shanty")
        .act(P0, "play rum")
        .expect_eq("the quest and the player", ([0, 0, 0, 1], 1, 0), |_, at| {
            (at.attempt.have, at.fighter(P0).actions, at.fighter(P0).absorb)
        })
        .done();
}

// PCC-086
#[test]
fn cards_count_with_their_icon_besides_their_effect() {
    with_hand("shanty hull map rum rum")
        .act(P0, "play shanty")
        .act(P0, "play hull")
        .luck(draws("rum rum"))
        .change(|at| at.seats.first_mut().unwrap().cards.draw = pile("rum rum rum rum rum"))
        .act(P0, "play map")
        .expect_eq("slot", Some(12), |_, at| at.quests.row[0])
        .expect_event_text("QuestFailed")
        .done();
    with_hand("shanty hull shanty")
        .acts(P0, &["play shanty", "play hull"])
        .expect_eq("have and absorb", ([0, 0, 1, 1], 2), |_, at| (at.attempt.have, at.fighter(P0).absorb))
        .done();
}

// PCC-087
#[test]
fn crew_counts_with_its_printed_icons() {
    with_hand("C11 C04 C08 shanty rum")
        .acts(P0, &["play C04", "play shanty", "play C11"])
        .expect_eq("have", [5, 0, 0, 1], |_, at| at.attempt.have)
        .act(P0, "play C08")
        .expect_event_text("QuestFailed")
        .done();
}

// PCC-088
#[test]
fn optional_parts_may_be_declined_but_not_the_choice_of_an_icon() {
    with_hand("C01 rum rum")
        .act(P0, "play C01")
        .expect_legal(P0, &["draw", "decline"])
        .act(P0, "decline")
        .expect_eq("hand", 2, |_, at| at.area(P0).hand_size)
        .done();
    with_hand("C10 rum")
        .act(P0, "play C10")
        .expect_legal(P0, &["name damage", "name map", "name hull", "name shanty"])
        .refuse(P0, "decline", "PCC-088")
        .act(P0, "name hull")
        .expect_eq("have", [0, 0, 1, 0], |_, at| at.attempt.have)
        .done();
}

// PCC-089 PCC-161
#[test]
fn played_cards_stay_till_the_rest_phase_crew_too() {
    let end = with_hand("C04 damage-1 hull")
        .acts(P0, &["play C04", "play damage-1"])
        .expect_eq("played", pile("C04 damage-1"), |_, at| at.area(P0).played)
        .act(P1, "keep")
        .act(P0, "bribe 0")
        .act(P1, "bribe 0")
        .until(|at| at.point == Point::LastDiscard)
        .expect_eq("still there", pile("C04 damage-1"), |_, at| at.area(P0).played)
        .luck(draws("hull shanty shanty shanty"))
        .change(|at| {
            let area = at.seats.first_mut().unwrap();
            area.cards.draw = pile("hull shanty shanty shanty");
            area.draw_size = 4;
        })
        .act(P0, "keep")
        .done()
        .state;
    assert_eq!(end.area(P0).discard, pile("C04 damage-1"));
}

// PCC-090
#[test]
fn one_may_stop_with_actions_and_cards_left() {
    with_hand("shanty shanty damage-1")
        .act(P0, "play shanty")
        .act(P0, "pass")
        .expect_event_text("QuestFailed")
        .done();
}

// PCC-091
#[test]
fn the_turn_to_play_goes_round_until_all_pass_in_succession() {
    impossible_scene(Setup::new(2), |it| {
        it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "hull rum rum").hand(P1, "shanty rum rum")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 1]))
    .act(P1, "attempt 0")
    .luck(hits(&[1]))
    .act(P0, "deal P0")
    .act(P0, "pass")
    .act(P1, "play shanty")
    .expect_turn(P1)
    .act(P1, "pass")
    .expect_turn(P0)
    .act(P0, "play hull")
    // P0 has no action left and is passed over; P1 has two.
    .expect_turn(P1)
    .act(P1, "pass")
    .expect_event_text("QuestFailed")
    .done();
}

// PCC-102
#[test]
fn the_damage_icon_stands_for_any_damage_card_and_no_other() {
    with_hand("C05 damage-1 damage-3 hull C04")
        .act(P0, "play C05")
        .expect_legal(P0, &["fire damage-1", "fire damage-3", "decline"])
        .refuse(P0, "fire hull", "PCC-102")
        .refuse(P0, "fire C04", "PCC-102")
        .refuse(P0, "fire damage-2", "PCC-077")
        .act(P0, "fire damage-3")
        .done();
}

// PCC-103
#[test]
fn a_fired_card_counts_and_one_for_the_gun_ports_does_not() {
    alone(&[1, 1, 1], |it| {
        it.row(Row::Quest, "Q13 Q02 Q16")
            .own(P0, "U13")
            .discard_pile(P0, "")
            .hand(P0, "shanty C05 damage-2 damage-3 rum")
    })
    .refuse(P0, "use U13", "PCC-103")
    .acts(P0, &["play shanty", "play C05", "fire damage-2"])
    .expect_eq("damage and actions", (3, 1), |_, at| (at.attempt.have[0], at.fighter(P0).actions))
    .act(P0, "use U13 damage-3")
    .expect_eq("damage, absorb, actions", (3, 3, 1), |_, at| {
        (at.attempt.have[0], at.fighter(P0).absorb, at.fighter(P0).actions)
    })
    .expect_eq("discard", pile("damage-3"), |_, at| at.area(P0).discard)
    .expect_eq("played", pile("shanty C05 damage-2"), |_, at| at.area(P0).played)
    .done();
}

// PCC-104
#[test]
fn a_rum_for_an_ability_is_discarded_at_once() {
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").discard_pile(P0, "").hand(P0, "C06 rum hull"))
        .act(P0, "play C06")
        .expect_legal(P0, &["rum", "decline"])
        .act(P0, "rum")
        .expect_eq("discard and actions", (pile("rum"), 3), |_, at| {
            (at.area(P0).discard, at.fighter(P0).actions)
        })
        .done();
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").own(P0, "U07").hand(P0, "hull hull"))
        .refuse(P0, "use U07", "PCC-104")
        .done();
}
