//! Phase 3: CC-090 to CC-104.

use chaos_cove::{Happening, Phase, Side, Stack};

use super::common::*;

fn rich(players: u8) -> Play {
    play(&game(players), Phase::Buy, |edit| {
        let all = [(R, 20), (F, 20), (P, 20), (W, 6)];
        (0..players).fold(edit.marker(P1), |edit, seat| {
            edit.goods(tabletop_core::Seat::new(seat), &all)
        })
    })
}

// CC-090, CC-091
#[test]
fn turns_go_round_until_all_have_passed_for_good() {
    rich(3)
        .act("P1: buy 7, P2: pass, P0: buy 8, P1: pass, P0: pass")
        .check(|play| play.state.control.phase != Phase::Buy)
        .owns(P1, &[("Y7", 1)])
        .owns(P0, &[("Y8", 1)]);
}

// CC-092, CC-093
#[test]
fn a_bought_stack_is_closed_for_the_round() {
    rich(2)
        .act("P1: buy 7")
        .check(|play| play.state.stacks[6].top.is_none() && play.state.stacks[6].left == 5)
        .refuses("buy 7", 92)
        .never(|event| matches!(event, Happening::StackFlipped { .. }));
}

// CC-094, CC-095, CC-101
#[test]
fn the_cost_goes_to_the_supply_and_crew_goes_home() {
    rich(2)
        .act("P1: buy 6, to L1s3")
        .has(P1, &[(P, 16), (W, 5)])
        .check(|play| play.player(P1).ashore == 1)
        .act("P0: buy 8") // a party needs neither crew nor piece
        .has(P0, &[(R, 15), (W, 6)])
        .phase(Phase::Buy, P1);
    play(&game(2), Phase::Buy, |edit| {
        edit.goods(P0, &[(P, 2), (F, 2), (R, 4)])
    })
    .refuses("buy 4", 94)
    .refuses("buy 1", 94)
    .refuses("buy 8", 94);
}

// CC-096
#[test]
fn only_upright_crew_pays() {
    play(&game(2), Phase::Buy, |edit| {
        edit.goods(P0, &[(P, 9), (F, 9), (R, 9), (W, 0)])
    })
    .refuses("buy 4", 96)
    .refuses("buy 1", 96)
    .offers("buy 7");
}

// CC-097, CC-098
#[test]
fn a_piece_goes_to_any_empty_space_of_its_kind() {
    rich(2)
        .act("P1: buy 4")
        .asks(
            P1,
            "to L1s2, to L1s3, to L2s2, to L2s3, to L3s1, to L3s2, to L3s3",
        )
        .refuses("to L1s1", 97)
        .refuses("to L4s1", 97)
        .act("to L3s3, P0: buy 1, to L3s3")
        .pieces(P1, Side::Sea, &["L2s1", "L3s3"])
        .pieces(P0, Side::Land, &["L1s1", "L3s3"]);
}

// CC-099
#[test]
fn without_an_empty_space_nothing_is_bought() {
    let spaces: Vec<String> = (1..=3)
        .flat_map(|lane| (1..=3).map(move |slot| format!("L{lane}s{slot}")))
        .collect();
    let spaces: Vec<&str> = spaces.iter().map(String::as_str).collect();
    play(&game(2), Phase::Buy, |edit| {
        edit.builds(P0, &["S0", "S5", "S5", "S5", "F0"], &spaces[..4], &["L1s1"])
            .builds(
                P1,
                &["S0", "S6", "S6", "S6", "S6", "F0"],
                &spaces[4..],
                &["L2s1"],
            )
            .goods(P0, &[(P, 9), (W, 6), (R, 9)])
    })
    .refuses("buy 4", 99);
}

// CC-100
#[test]
fn without_a_piece_nothing_is_bought() {
    play(&game(4), Phase::Buy, |edit| {
        edit.builds(
            P0,
            &["S0", "F0", "F1", "F1", "F1", "F2", "F2"],
            &["L1s1"],
            &["L1s1", "L5s1", "L5s2", "L5s3", "L6s1", "L6s2"],
        )
        .goods(P0, &[(F, 9), (W, 6), (R, 9)])
    })
    .refuses("buy 3", 100);
}

// CC-102
#[test]
fn no_card_is_played() {
    play(&game(2), Phase::Buy, |edit| {
        edit.place("claudia", "port")
            .hand(P0, &["claudia"])
            .goods(P0, &[(R, 3)])
    })
    .refuses("play claudia", 3);
}

// CC-103
#[test]
fn pieces_add_no_strength() {
    play(&game(2), Phase::Attack, |edit| {
        edit.builds(
            P0,
            &["S0", "S4", "S4", "F0"],
            &["L1s1", "L1s2", "L1s3"],
            &["L1s1"],
        )
        .invader("sea 1", 1, 2)
    })
    .act("attack sea 1")
    .strength(0);
}

// CC-104
#[test]
fn builds_outside_the_phase_keep_the_same_rules() {
    play(&game(2), Phase::Place, |edit| {
        edit.goods(P0, &[(P, 3), (F, 3), (W, 1), (R, 0)])
            .closed(Stack::new(4))
    })
    .act("place art, at townhall, location")
    .refuses("buy 5", 92)
    .refuses("buy 7", 94)
    .refuses("buy 6", 94)
    .act("buy 4")
    .refuses("to L1s1", 97)
    .act("to L1s2")
    .has(P0, &[(P, 0), (W, 0)]);
}
