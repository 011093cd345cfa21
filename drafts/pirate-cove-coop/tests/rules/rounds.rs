//! The structure of a round.

use pirate_cove_coop::{Event, Point, Row, Setup};
use tabletop_core::{Game, Noted, Seat, Seeded};

use super::common::{P0, P1, P2, game, scene, shopping};

// PCC-040
#[test]
fn planning_quest_curse_rest() {
    let game = game(Setup::new(3));
    let mut events = Vec::new();
    let mut state = game.start(&mut Noted::new(Seeded::new(2), &mut events));
    while state.round == 1 && state.end.is_none() {
        let seat = state.turn;
        let actions = game.legal_actions(&state, seat);
        // The last action is the one that stays, is done, gives all and bribes all.
        let action = *actions.last().unwrap();
        game.play(&mut state, seat, action, &mut Noted::new(Seeded::new(events.len() as u64), &mut events));
    }
    let phases: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Committed { .. } => Some(1),
            Event::Rested { .. } => Some(2),
            Event::Bribed { .. } | Event::MoraleLost { .. } => Some(3),
            Event::Tidied { .. } => Some(4),
            _ => None,
        })
        .collect();
    assert!(phases.is_sorted(), "{phases:?}");
    assert!((1..=4).all(|phase| phases.contains(&phase)));
}

// PCC-041
#[test]
fn marks_are_cleared_at_the_start_of_planning() {
    shopping(|it| it.own(P0, "U07").gold(P0, 0).gold(P1, 0).asked(P1, Point::LastDiscard))
        .change(|at| at.seats.first_mut().unwrap().ship.mark(6))
        .act(P1, "keep")
        .expect("U07 is ready again", |_, at| at.round == 2 && at.area(P0).ship.is_ready(6))
        .done();
}

// PCC-042
#[test]
fn seats_decide_in_ascending_order() {
    let mut scene = scene(3, |it| it.row(Row::Quest, "Q01 Q02 Q07"));
    for seat in [P0, P1, P2] {
        scene = scene.expect_turn(seat).act(seat, "done");
    }
    for seat in [P0, P1, P2] {
        scene = scene.expect_turn(seat).act(seat, "stay");
    }
    for seat in [P0, P1, P2] {
        scene = scene.expect_turn(seat).act(seat, "keep");
    }
    for seat in [P0, P1, P2] {
        scene = scene.expect_turn(seat).act(seat, "bribe 0");
    }
    for seat in [P0, P1, P2].iter().chain(&[P0, P1]) {
        if scene.state().point != Point::Shop {
            break;
        }
        scene = scene.expect_turn(*seat).act(*seat, "done");
    }
    scene.expect_turn(Seat::new(0)).done();
}
