//! Replacing cards of a row.

use pirate_cove_coop::{Point, Row};

use super::common::{P0, P1, Play, index, scene, shopping};

// PCC-170 PCC-171
#[test]
fn a_replaced_card_goes_under_its_deck() {
    scene(2, |it| it.row(Row::Crew, "C01 C02 C03").row(Row::Upgrade, "U05 U06 U07"))
        .luck([("crew", 8)])
        .act(P0, "replace crew 1")
        .expect_eq("row and bottom", (Some(index("C09")), vec![index("C02")]), |_, at| {
            (at.crew.row[1], at.crew.bottom.to_vec())
        })
        .expect_eq("gold", 1, |_, at| at.area(P0).gold)
        .luck([("upgrades", 8)])
        .act(P0, "replace upgrade 2")
        .expect_eq("row and bottom", (Some(index("U09")), vec![index("U07")]), |_, at| {
            (at.upgrades.row[2], at.upgrades.bottom.to_vec())
        })
        .done();
}

// PCC-172
#[test]
fn it_takes_gold_a_card_and_a_deck() {
    scene(2, |it| it.gold(P0, 0).gold(P1, 1))
        .refuse(P0, "replace crew 0", "PCC-172")
        .act(P0, "done")
        .refuse(P1, "replace crew 3", "PCC-172")
        .change(|at| at.crew.unseen = tabletop_core::cards::Counts::EMPTY)
        .refuse(P1, "replace crew 0", "PCC-172")
        .done();
}

// PCC-173
#[test]
fn it_is_offered_in_the_window_and_in_shopping_for_all_rows() {
    for scene in [scene(2, |it| it), shopping(|it| it)] {
        let legal = tabletop_core::Game::legal_actions(scene.game(), scene.state(), P0);
        let offered = legal.iter().filter(|action| action.to_string().starts_with("replace")).count();
        assert_eq!(offered, 9);
        scene.done();
    }
    // And nowhere else.
    scene(2, |it| it)
        .no_replacements()
        .refuse(P0, "replace crew 0", "PCC-050")
        .act(P0, "stay")
        .act(P1, "stay")
        .refuse(P0, "replace crew 0", "PCC-062")
        .act(P0, "keep")
        .act(P1, "keep")
        .refuse(P0, "replace crew 0", "PCC-130")
        .done();
}

// PCC-174
#[test]
fn a_replacement_is_no_purchase() {
    shopping(|it| it.gold(P0, 9))
        .luck([("crew", 8), ("crew", 9), ("crew", 10), ("crew", 11)])
        .act(P0, "replace crew 0")
        .act(P0, "replace crew 0")
        .act(P0, "replace crew 0")
        .act(P0, "replace crew 0")
        .expect_eq("bought", 0, |_, at| at.area(P0).bought)
        .done();
}

// PCC-175
#[test]
fn a_replaced_quest_stays_in_the_game() {
    scene(2, |it| it.row(Row::Quest, "Q13 Q02 Q16"))
        .luck([("quests", 1), ("quests", 6)])
        .act(P0, "replace quest 0")
        .expect_eq("the deck", (5, vec![index("Q13")]), |_, at| (at.quests.left(), at.quests.bottom.to_vec()))
        .done();
}

// PCC-176
#[test]
fn the_window_goes_round_until_all_decline_in_succession() {
    scene(2, |it| it.gold(P0, 1).gold(P1, 1))
        .act(P0, "done")
        .luck([("crew", 8)])
        .act(P1, "replace crew 0")
        // P1 has no gold left and is passed over; P0 may answer to the new card.
        .expect_eq("asked", (P0, Point::Window), |_, at| (at.turn, at.point))
        .luck([("crew", 9)])
        .act(P0, "replace crew 0")
        .expect_eq("asked", (P0, Point::Commit), |_, at| (at.turn, at.point))
        .done();
}
