//! Crew, upgrades, trash.

use pirate_cove_coop::{Point, Row, Setup};

use super::common::{P0, P1, Play, alone, draws, impossible_scene, pile};

// PCC-160
#[test]
fn a_trashed_card_is_gone() {
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "C12 C01 rum"))
        .act(P0, "play C12")
        .expect_legal(P0, &["trash rum", "trash C01", "decline"])
        .act(P0, "trash C01")
        .expect_eq("the trash", pile("C01"), |_, at| at.trash)
        .expect_eq("hand", pile("rum"), |_, at| at.area(P0).cards.hand)
        .done();
}

// PCC-162
#[test]
fn the_automatic_part_comes_first() {
    alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "C01 rum").draw_pile(P0, "hull"))
        .act(P0, "play C01")
        .expect_eq("at the choice", (Point::Ability("C01".parse().unwrap()), 2, [0, 0, 0, 1]), |_, at| {
            (at.point, at.fighter(P0).actions, at.attempt.have)
        })
        .luck(draws("hull"))
        .act(P0, "draw")
        .expect_eq("hand", 2, |_, at| at.area(P0).hand_size)
        .done();
    // The surgeon heals at once, but not above three.
    for (before, after) in [(1, 2), (3, 3)] {
        alone(&[1, 1, 1], |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "C07 rum").life(P0, before))
            .act(P0, "play C07")
            .expect_eq("life, absorb, actions", (after, 1, 1), |_, at| {
                (at.area(P0).life, at.fighter(P0).absorb, at.fighter(P0).actions)
            })
            .done();
    }
}

// PCC-163
#[test]
fn upgrades_are_used_without_an_action_in_ones_own_turn() {
    alone(&[1, 1, 1], |it| {
        it.row(Row::Quest, "Q13 Q02 Q16")
            .own(P0, "U08")
            .own(P0, "U15")
            .own(P0, "U16")
            .own(P0, "U01")
            .hand(P0, "rum rum hull")
            .draw_pile(P0, "map map map")
    })
    .refuse_unawaited(P1, "use U15")
    .refuse(P0, "use U01", "PCC-163")
    .refuse(P0, "use U02", "PCC-149")
    .refuse(P0, "use U08 damage-1", "PCC-103")
    .luck(draws("map map"))
    .act(P0, "use U08")
    .luck(draws("map"))
    .act(P0, "use U15")
    .act(P0, "use U16")
    .expect_eq("actions and needs", (1, [0, 0, 0, 2]), |_, at| (at.fighter(P0).actions, at.attempt.needs))
    .done();
}

// PCC-164
#[test]
fn each_upgrade_once_a_round() {
    impossible_scene(Setup::new(2), |it| {
        it.row(Row::Quest, "Q13 Q02 Q16").own(P0, "U07").hand(P0, "rum rum hull")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck([("hits", 0); 3])
    .act(P1, "stay")
    .act(P0, "use U07")
    .expect_eq("actions", 3, |_, at| at.fighter(P0).actions)
    .refuse(P0, "use U07", "PCC-164")
    .done();
}
