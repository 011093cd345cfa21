//! Phase 4: CC-135 to CC-144.

use chaos_cove::{Happening, Phase, Side};

use super::common::*;

// CC-135
#[test]
fn one_attack_or_pass_a_turn_in_player_order() {
    play(&game(3), Phase::Attack, |edit| {
        edit.marker(P1)
            .goods(P0, &[(C, 8)])
            .goods(P1, &[(C, 8)])
            .goods(P2, &[(C, 8)])
            .invader("pirate 1", 2, 4)
            .invader("pirate 2", 2, 8)
            .invader("pirate 3", 2, 14)
    })
    .act("P1: attack pirate 1, gun, gun, P2: attack pirate 2, gun, gun, gun, P0: pass")
    .asks(P1, "attack pirate 3, pass")
    .act("P1: pass, P2: pass")
    .check(|play| play.state.control.phase != Phase::Attack || play.state.round > 1);
}

// CC-136
#[test]
fn a_lane_needs_an_adjacent_piece() {
    play(&game(2), Phase::Attack, |edit| {
        edit.invader("sea 1", 1, 4)
            .invader("land 1", 1, 8)
            .invader("sea 2", 1, 6)
            .invader("land 3", 1, 2)
    })
    .asks(P0, "attack sea 1, attack land 1, pass")
    .refuses("attack sea 2", 136)
    .refuses("attack land 3", 136);
}

// CC-137
#[test]
fn breakthrough_spaces_are_open_to_all() {
    play(&game(2), Phase::Attack, |edit| {
        edit.builds(P0, &[], &[], &[]).invader("barbarian 2", 2, 4)
    })
    .asks(P0, "attack barbarian 2, pass");
}

// CC-138, CC-139
#[test]
fn calvins_card_attacks_anywhere_and_is_the_attack_of_the_turn() {
    let start = || {
        play(&game(2), Phase::Attack, |edit| {
            edit.place("calvin", "port")
                .hand(P0, &["calvin", "calvin"])
                .goods(P0, &[(C, 5)])
                .invader("sea 1", 1, 2)
                .invader("sea 2", 1, 4)
        })
    };
    start()
        .refuses("attack sea 2", 136)
        .act("play calvin, attack sea 2, gun, gun")
        .claims(P0, &[4])
        .asks(P0, "done") // there are cards, but no second attack
        .refuses("play calvin", 139)
        .refuses("attack sea 1", 139);
    // After an own attack neither.
    start()
        .act("attack sea 1, gun")
        .claims(P0, &[2])
        .refuses("play calvin", 139);
}

// CC-140
#[test]
fn face_down_invaders_are_not_attacked() {
    play(&game(2), Phase::Attack, |edit| {
        edit.invader("pirate 1", 2, 4)
    })
    .refuses("attack sea 1", 110)
    .refuses("attack land 1", 110);
}

// CC-141
#[test]
fn a_defeated_invader_is_kept() {
    play(&game(2), Phase::Attack, |edit| {
        edit.goods(P0, &[(C, 2)]).invader("sea 1", 1, 4)
    })
    .act("attack sea 1, gun, gun")
    .claims(P0, &[4])
    .invader("sea 1", None);
}

// CC-142
#[test]
fn the_phase_ends_when_all_have_passed_or_nothing_is_face_up() {
    play(&game(2), Phase::Attack, |edit| edit)
        .check(|play| play.state.control.phase == Phase::Defend);
    play(&game(2), Phase::Attack, |edit| {
        edit.place("ben", "port").hand(P0, &["ben"]).goods(P0, &[(C, 2)]).invader("sea 1", 1, 4)
    })
    .act("attack sea 1, gun, gun") // Ben's card comes too late
    .check(|play| play.state.control.phase == Phase::Defend && play.state.hands[0].total() == 1);
    play(&game(2), Phase::Attack, |edit| {
        edit.invader("pirate 1", 2, 4)
    })
    .act("pass, pass")
    .check(|play| play.state.control.phase == Phase::Defend);
}

// CC-143
#[test]
fn a_pass_is_final_and_so_is_an_attack_with_nothing_spent() {
    let start = || {
        play(&game(2), Phase::Attack, |edit| {
            edit.place("dennis", "port")
                .hand(P1, &["dennis"])
                .hand(P0, &["gus"])
                .invader("pirate 1", 2, 14)
        })
    };
    start()
        .act("attack pirate 1, giveup")
        .check(|play| play.state.control.passed.contains(P0))
        .asks(P0, "done");
    start()
        .act("pass")
        .check(|play| play.state.control.passed.contains(P0));
    // Help that was accepted was spent; help that was refused was not.
    start()
        .act("attack pirate 1, ask, offer dennis, accept, giveup")
        .check(|play| !play.state.control.passed.contains(P0));
    start()
        .act("attack pirate 1, ask, offer dennis, refuse, giveup")
        .check(|play| play.state.control.passed.contains(P0))
        .happened(|event| matches!(event, Happening::Passed { seat: P0 }));
}

// CC-144
#[test]
fn cards_are_played_in_the_own_turn() {
    play(&game(2), Phase::Attack, |edit| {
        edit.place("ben", "port").place("claudia", "port").hand(P0, &["ben", "claudia", "claudia"]).invader("sea 1", 1, 6).invader("pirate 1", 2, 4)
    })
    .tiles(&[(Side::Land, 1, 5)])
    .act("P0: play ben, flip 1") // what it turns up can be attacked at once
    .offers("attack land 1, play claudia")
    .act("attack sea 1, powder, giveup")
    .asks(P0, "play claudia, done")
    .act("play claudia, take saber, done")
    .check(|play| play.awaited() == Some(P1));
}
