//! The rest phase.

use pirate_cove_coop::{Aim, Point, Row, Setup};

use super::common::{P0, P1, closing, draws, impossible_scene, index, pile, shopping};

// PCC-141
#[test]
fn the_stranded_are_settled_before_shopping() {
    impossible_scene(Setup::new(2), |it| {
        it.aim(P0, Aim::Quest(0)).aim(P1, Aim::Quest(0)).life(P0, 0).life(P1, 0).asked(P1, Point::Bribe)
    })
    .change(|at| {
        for area in &mut at.seats[..2] {
            area.stranded = true;
        }
    })
    .act(P1, "bribe 0")
    .expect_eq("morale", 3, |_, at| at.morale)
    .expect_eq("life", [3, 3], |_, at| [at.area(P0).life, at.area(P1).life])
    .expect_eq("the point", (P0, Point::Shop), |_, at| (at.turn, at.point))
    .done();
}

// PCC-142 PCC-143
#[test]
fn three_purchases_in_a_rest_phase() {
    shopping(|it| it.row(Row::Crew, "C08 C05 C06").row(Row::Upgrade, "U05 U06 U07").gold(P0, 20))
        .luck([("crew", 11)])
        .act(P0, "buy crew 0")
        .act(P0, "done")
        .luck([("upgrades", 15)])
        .act(P1, "replace upgrade 0")
        .act(P1, "done")
        // Shopping goes round, and the limit is counted over all of it.
        .luck([("crew", 10), ("crew", 9)])
        .act(P0, "buy crew 1")
        .act(P0, "buy crew 2")
        .refuse(P0, "buy crew 0", "PCC-143")
        .expect_eq("bought", 3, |_, at| at.area(P0).bought)
        .done();
}

// PCC-144
#[test]
fn the_buyer_pays_the_printed_gold_alone() {
    shopping(|it| it.row(Row::Crew, "C09 C08 C03").gold(P0, 3).gold(P1, 9))
        .refuse(P0, "buy crew 0", "PCC-144")
        .luck([("crew", 0)])
        .act(P0, "buy crew 2")
        .expect_eq("gold", [0, 9], |_, at| [at.area(P0).gold, at.area(P1).gold])
        .done();
}

// PCC-145 PCC-146
#[test]
fn hired_crew_goes_to_the_discard_pile_and_its_place_is_filled() {
    shopping(|it| it.row(Row::Crew, "C09 C08 C03").gold(P0, 9).discard_pile(P0, "hull"))
        .luck([("crew", 4)])
        .act(P0, "buy crew 1")
        .expect_eq("discard", pile("hull C08"), |_, at| at.area(P0).discard)
        .expect_eq("slot 1", Some(index("C05")), |_, at| at.crew.row[1])
        .done();
}

// PCC-148 PCC-150
#[test]
fn a_bought_upgrade_is_replaced_and_works_from_the_next_quest_on() {
    let scene = shopping(|it| it.row(Row::Upgrade, "U10 U01 U02").gold(P0, 9))
        .luck([("upgrades", 15)])
        .act(P0, "buy upgrade 0")
        .expect_eq("slot 0", Some(index("U16")), |_, at| at.upgrades.row[0])
        .expect("nothing happens yet", |_, at| at.fighter(P0).actions == 0);
    scene.done();
    // U11 and U14 work in the rest phase of purchase already, and U06 too (W-15).
    shopping(|it| it.row(Row::Upgrade, "U11 U14 U02").gold(P0, 9).gold(P1, 0).life(P0, 1))
        .luck([("upgrades", 4), ("upgrades", 5)])
        .act(P0, "buy upgrade 0")
        .act(P0, "buy upgrade 1")
        .act(P0, "done")
        .expect_event_text("Healed { seat: Seat(0), amount: 1 }")
        .expect_eq("the point and life", (Point::Plank, 2), |_, at| (at.point, at.area(P0).life))
        .done();
}

// PCC-151
#[test]
fn the_order_in_which_a_player_ends_the_round() {
    closing(|it| {
        it.own(P0, "U11").own(P0, "U14").life(P0, 1).gold(P0, 2).hand(P0, "hull hull map map rum shanty shanty")
    })
    .expect_event_text("Healed { seat: Seat(0), amount: 1 }")
    .expect_eq("the point", Point::Plank, |_, at| at.point)
    .act(P0, "trash rum")
    .expect_eq("the trash", pile("rum"), |_, at| at.trash)
    .expect_eq("the point", Point::DiscardDown, |_, at| at.point)
    .act(P0, "discard map")
    .expect_eq("the point", Point::LastDiscard, |_, at| at.point)
    .luck(draws("damage-1"))
    .change(|at| {
        let area = at.seats.first_mut().unwrap();
        area.cards.draw = pile("damage-1");
        area.draw_size = 1;
    })
    .act(P0, "discard map")
    .expect_turn(P1)
    .done();
}

// PCC-152 PCC-153
#[test]
fn discarding_down_and_one_more() {
    closing(|it| it.hand(P0, "hull hull map map rum shanty shanty").draw_pile(P0, "").discard_pile(P0, ""))
        .expect_legal(P0, &["discard hull", "discard shanty", "discard map", "discard rum"])
        .refuse(P0, "keep", "PCC-152")
        .act(P0, "discard rum")
        .expect_eq("the point", Point::DiscardDown, |_, at| at.point)
        .act(P0, "discard map")
        .expect_eq("the point", Point::LastDiscard, |_, at| at.point)
        .expect_legal(P0, &["keep", "discard hull", "discard shanty", "discard map"])
        .luck(draws("rum"))
        .act(P0, "discard hull")
        .expect_eq("hand and discard", (5, pile("")), |_, at| (at.area(P0).hand_size, at.area(P0).discard))
        // The three cards discarded were shuffled, and one was drawn.
        .expect_eq("draw pile", pile("map hull"), |_, at| at.area(P0).cards.draw)
        .done();
}

// PCC-154 PCC-155 PCC-157
#[test]
fn played_cards_are_discarded_before_the_hand_is_filled() {
    closing(|it| it.hand(P0, "hull map").played(P0, "shanty rum").draw_pile(P0, "damage-1").discard_pile(P0, ""))
        .luck(draws("damage-1 rum shanty"))
        .act(P0, "keep")
        .expect_event_text("Reshuffled { seat: Seat(0) }")
        .expect_eq("hand", pile("hull map damage-1 rum shanty"), |_, at| at.area(P0).cards.hand)
        .done();
    // With nothing left to draw the hand stays small.
    closing(|it| it.hand(P0, "hull map").played(P0, "shanty").draw_pile(P0, "").discard_pile(P0, ""))
        .luck(draws("shanty"))
        .act(P0, "keep")
        .expect_eq("hand", 3, |_, at| at.area(P0).hand_size)
        .done();
}

// PCC-156
#[test]
fn the_hand_size() {
    let filled = |upgrade: bool| {
        let scene = closing(|it| {
            let it = it.hand(P0, "hull").draw_pile(P0, "rum rum rum rum rum rum");
            if upgrade { it.own(P0, "U06") } else { it }
        });
        let luck = if upgrade { "rum rum rum rum rum" } else { "rum rum rum rum" };
        scene.luck(draws(luck)).act(P0, "keep").done().state.area(P0).hand_size
    };
    assert_eq!((filled(false), filled(true)), (5, 6));
}

// PCC-158
#[test]
fn shopping_goes_round_until_all_are_done_in_succession() {
    shopping(|it| it.gold(P0, 1).gold(P1, 2))
        .act(P0, "done")
        .luck([("crew", 5)])
        .act(P1, "replace crew 0")
        .expect_turn(P1)
        .act(P1, "done")
        .expect_turn(P0)
        .act(P0, "done")
        .expect_eq("the point", Point::LastDiscard, |_, at| at.point)
        .done();
}
