//! Phase 6: CC-200 to CC-211.

use chaos_cove::{Edit, Happening, Invader, Phase, Stack};
use tabletop_core::Seat;

use super::common::*;

const SEA: [&str; 4] = ["sea 1", "sea 2", "sea 3", "sea 4"];
const LAND: [&str; 4] = ["land 1", "land 2", "land 3", "land 4"];

/// Three players; nothing attacks, so the round ends at once.
fn ended(edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    play(&game(3), Phase::Defend, |start| {
        edit(start.no_invader(&SEA).no_invader(&LAND))
    })
}

// CC-200, CC-209
#[test]
fn hands_of_tiles_go_round_dummies_included() {
    let before = game(3)
        .edit()
        .begin(
            Phase::Place,
            &mut tabletop_core::Quiet::new(tabletop_core::Seeded::new(0)),
        )
        .unwrap();
    let after = ended(|edit| edit);
    for seat in Seat::all(4) {
        assert_eq!(after.state.heroes_of(seat.left(4)), before.heroes_of(seat));
    }
    assert_eq!(after.state.groups, before.groups); // never mixed
}

// CC-201, CC-206
#[test]
fn heroes_and_tokens_leave_the_board() {
    ended(|edit| {
        edit.place("art", "fortress")
            .place("claudia", "port")
            .token(P0)
    })
    .check(|play| {
        play.state.board.is_empty()
            && play.state.crowd == [0; 12]
            && play.state.heroes == [None; 16]
    })
    .check(|play| !play.player(P0).token);
}

// CC-202, CC-203
#[test]
fn stacks_are_turned_up_and_untouched_mixed_ones_renewed() {
    ended(|edit| edit.closed(Stack::new(0)).closed(Stack::new(8)))
        .check(|play| play.state.stacks.iter().all(|pile| pile.top.is_some()))
        .check(|play| play.state.stacks.map(|pile| pile.left) == [5, 6, 6, 6, 6, 6, 6, 6, 7, 7])
        .happened(
            |event| matches!(event, Happening::StackDiscarded { stack, .. } if stack.number() == 9),
        )
        .never(
            |event| matches!(event, Happening::StackDiscarded { stack, .. } if stack.number() != 9),
        );
}

// CC-204, CC-205, CC-210
#[test]
fn guns_and_crew_are_ready_again_and_the_rest_stays() {
    play(&game(2), Phase::Attack, |edit| {
        edit.tiles(P0, &["gus", "art", "ben", "lola"])
            .place("gus", "port")
            .no_invader(&SEA[1..3])
            .no_invader(&LAND[..3])
            .goods(P0, &[(C, 2), (W, 2), (R, 7)])
            .hand(P0, &["otto"])
            .hand(P1, &["otto", "iggy"])
            .invader("sea 1", 1, 8)
    })
    .act("attack sea 1, gun, gun, crew")
    .check(|play| play.state.round == 2)
    .has(P0, &[(C, 2), (W, 2), (R, 7)])
    .check(|play| play.player(P0).lying == 0 && play.player(P0).fired == [0, 0])
    .holds(P0, &["otto"])
    .claims(P0, &[8])
    .owns(P0, &[("F0", 1), ("S0", 1)]);
}

// CC-207, CC-211
#[test]
fn the_next_wave_lies_face_down_or_the_game_ends() {
    let next = ended(|edit| edit);
    assert_eq!(next.state.round, 2);
    for side in &next.state.lanes {
        assert_eq!(side[..4], [Invader::Down; 4]);
    }
    let over = ended(|edit| edit.round(4).no_invader(&SEA).no_invader(&LAND));
    assert!(over.is_over() && over.state.round == 4);
    over.never(|event| matches!(event, Happening::RoundEnded { .. }));
}

// CC-208
#[test]
fn the_marker_goes_to_the_left_past_the_dummy() {
    ended(|edit| edit)
        .phase(Phase::Place, P1)
        .check(|play| play.state.marker == P1);
    ended(|edit| edit.marker(P2)).phase(Phase::Place, P0);
}
