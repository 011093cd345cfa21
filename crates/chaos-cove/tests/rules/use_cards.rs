//! Phase 2: CC-080 to CC-085.

use chaos_cove::Phase;

use super::common::*;

// CC-080
#[test]
fn every_fort_yields_once() {
    play(&game(2), Phase::Use, |edit| {
        edit.builds(
            P0,
            &["S0", "F0", "F1", "F1", "F3"],
            &["L1s1"],
            &["L1s1", "L1s2", "L1s3", "L3s1"],
        )
    })
    .has(P0, &[(R, 2), (P, 6), (F, 2), (G, 2)]);
}

// CC-081
#[test]
fn every_ship_trades_at_most_once_for_a_rum() {
    play(&game(2), Phase::Use, |edit| {
        edit.builds(
            P0,
            &["S0", "S5", "S5", "F0"],
            &["L1s1", "L1s2", "L1s3"],
            &["L1s1"],
        )
        .goods(P0, &[(R, 9), (D, 0)])
    })
    .act("use S5, use S5")
    .has(P0, &[(R, 8), (D, 4)])
    .refuses("use S5", 81)
    .act("use S0")
    .has(P0, &[(R, 7), (D, 5)])
    .check(|play| play.awaited() == Some(P1));
    play(&game(2), Phase::Use, |edit| {
        edit.builds(P1, &["S0", "F0"], &["L2s1"], &["L2s1"])
            .goods(P0, &[(R, 0)])
    })
    .act("use S0")
    .has(P0, &[(R, 0)]);
}

// CC-082
#[test]
fn rum_of_a_fort_can_be_traded_at_once() {
    play(&game(2), Phase::Use, |edit| edit.goods(P0, &[(R, 0)]))
        .act("use S0")
        .has(P0, &[(R, 0), (D, 6)]);
}

// CC-083
#[test]
fn one_players_choices_do_not_touch_another() {
    let start = || play(&game(2), Phase::Use, |edit| edit);
    let (one, two) = (start().act("use S0"), start().act("done"));
    assert_eq!(one.player(P1), two.player(P1));
    assert_eq!(one.legal(), two.legal());
}

// CC-084
#[test]
fn no_card_is_played() {
    play(&game(2), Phase::Use, |edit| {
        edit.place("claudia", "port").hand(P0, &["claudia"])
    })
    .refuses("play claudia", 3);
}

// CC-085
#[test]
fn uses_in_phase_one_do_not_count() {
    play(&game(2), Phase::Place, |edit| {
        edit.place("art", "port")
            .place("claudia", "garden")
            .place("colin", "garden")
            .goods(P0, &[(D, 0), (R, 4)])
            .goods(P1, &[(D, 0)])
    })
    .act("place belle, at port, location, done")
    .phase(Phase::Use, P0)
    .asks(P0, "use S0, done");
}
