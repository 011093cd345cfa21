//! Phase 5: CC-145 to CC-163.

use chaos_cove::{Edit, Happening, Phase, Side, Target};

use super::common::*;

const LAND: [&str; 3] = ["land 1", "land 2", "land 3"];

/// Two players in round 2; only the pirate of strength 14 in lane 1 comes.
fn pirate(edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    play(&game(2), Phase::Defend, |start| {
        edit(
            start
                .round(2)
                .no_invader(&LAND)
                .no_invader(&["sea 2", "sea 3"])
                .invader("sea 1", 2, 14),
        )
    })
}

// CC-145, CC-146
#[test]
fn all_are_turned_up_and_attack_pirates_first_from_the_top() {
    let play = play(&game(2), Phase::Defend, |edit| {
        edit.builds(P0, &["S0", "F0"], &["L1s1"], &["L1s1"])
    });
    let turned: Vec<(Side, u8)> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Happening::Flipped { side, lane, .. } => Some((*side, lane.number())),
            _ => None,
        })
        .collect();
    let (sea, land) = (Side::Sea, Side::Land);
    assert_eq!(
        turned,
        [
            (sea, 0),
            (sea, 1),
            (sea, 2),
            (land, 0),
            (land, 1),
            (land, 2)
        ]
    );
    let mut play = play;
    let mut order = Vec::new();
    while play.state.round == 1 && !play.is_over() {
        let assault = play.state.control.assault;
        order.push((assault.side, assault.lane.number()));
        play = play.act("giveup");
    }
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(order, sorted);
}

// CC-147, CC-161
#[test]
fn invaders_that_broke_through_stay_and_do_not_attack() {
    pirate(|edit| {
        edit.invader("pirate 1", 1, 2)
            .invader("barbarian 1", 1, 8)
            .goods(P0, &[(C, 5)])
    })
    .act("gun, gun, gun, gun, gun")
    .check(|play| play.state.round == 3)
    .invader("pirate 1", Some(2))
    .invader("barbarian 1", Some(8));
}

// CC-148, CC-149
#[test]
fn pieces_are_attacked_from_the_top_and_their_owners_fight() {
    pirate(|edit| {
        edit.builds(P0, &["S0", "F0"], &["L1s2"], &["L1s1"]).builds(
            P1,
            &["S0", "F0"],
            &["L1s1"],
            &["L2s1"],
        )
    })
    .check(|play| play.state.control.turn == P1)
    .act("P1: giveup, P0: giveup")
    .pieces(P0, Side::Sea, &[])
    .pieces(P1, Side::Sea, &[])
    .invader("pirate 1", Some(14));
}

// CC-150
#[test]
fn a_won_defence_protects_the_rest() {
    pirate(|edit| {
        edit.builds(P0, &["S0", "F0"], &["L1s1"], &["L1s1"])
            .builds(P1, &["S0", "F0"], &["L1s2"], &["L2s1"])
            .goods(P0, &[(C, 5)])
    })
    .act("gun, gun, gun, gun, gun")
    .claims(P0, &[14])
    .pieces(P0, Side::Sea, &["L1s1"])
    .pieces(P1, Side::Sea, &["L1s2"])
    .invader("pirate 1", None);
}

// CC-151, CC-152, CC-153, CC-154, CC-155
#[test]
fn a_lost_piece_returns_and_a_card_of_choice_leaves_the_game() {
    pirate(|edit| edit.builds(P0, &["S0", "S5", "F0", "F1"], &["L1s1", "L3s1"], &["L1s1", "L1s2"]))
        .act("giveup")
        .asks(P0, "lose S0, lose S5")
        .refuses("lose F0", 152)
        .act("lose S0")
        .owns(P0, &[("S0", 0), ("S5", 1), ("F0", 1)])
        .check(|play| play.state.removed.of(1) == 3) // two that no player has, and this one
        .check(|play| play.player(P0).on_map(Side::Sea) == 1);
    // A fort costs a fort card. One design only: nothing to choose.
    play(&game(2), Phase::Defend, |edit| {
        edit.no_invader(&["sea 1", "sea 2", "sea 3", "land 2", "land 3"])
            .invader("land 1", 1, 8)
    })
    .act("giveup")
    .owns(P0, &[("F0", 0), ("S0", 1)])
    .pieces(P0, Side::Land, &[])
    .happened(|event| matches!(event, Happening::CardLost { .. }));
    // The piece can be built again: six at most, five after a loss.
    let spaces = ["L1s1", "L3s1", "L3s2", "L3s3", "L2s2", "L2s3"];
    let lost = pirate(|edit| {
        edit.builds(
            P0,
            &["S0", "S4", "S4", "S4", "S4", "S4", "F0"],
            &spaces,
            &["L1s1"],
        )
    })
    .act("giveup, lose S4");
    assert_eq!(lost.player(P0).on_map(Side::Sea), 5);
    assert!(lost.state.round == 3);
}

// CC-156, CC-158
#[test]
fn a_ship_on_a_wind_space_may_flee_and_be_attacked_again() {
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .no_invader(&LAND)
            .no_invader(&["sea 2"])
            .builds(P0, &["S0", "F0"], &["L1s3"], &["L1s1"])
            .invader("sea 1", 2, 14)
            .invader("sea 3", 2, 12)
    })
    .asks(P0, "fight, flee")
    .act("flee")
    .asks(P0, "to L2s2, to L2s3, to L3s1, to L3s2, to L3s3")
    .refuses("to L1s1", 97)
    .refuses("to L2s1", 97)
    .act("to L3s2")
    .invader("pirate 1", Some(14))
    .asks(P0, "gun, powder, giveup"); // the pirate of lane 3
    pirate(|edit| edit.hand(P0, &["gus"])).refuses("flee", 156);
    // Forts do not flee.
    play(&game(2), Phase::Defend, |edit| {
        edit.builds(P0, &["S0", "F0"], &["L1s1"], &["L1s3"])
            .hand(P0, &["gus"])
            .no_invader(&["sea 1", "sea 2", "sea 3"])
    })
    .refuses("flee", 156);
}

// CC-157
#[test]
fn no_flight_without_an_empty_space() {
    let spaces = ["L2s1", "L2s2", "L2s3", "L3s1", "L3s2", "L3s3"];
    pirate(|edit| {
        edit.builds(P0, &["S0", "F0"], &["L1s3"], &["L1s1"])
            .builds(
                P1,
                &["S0", "S4", "S4", "S4", "S5", "S5", "F0"],
                &spaces,
                &["L2s1"],
            )
            .hand(P0, &["gus"])
    })
    .refuses("flee", 157)
    .asks(P0, "fight");
}

// CC-159
#[test]
fn an_invader_without_opposition_breaks_through() {
    pirate(|edit| edit.builds(P0, &["F0"], &[], &["L1s1"]).invader("pirate 1", 1, 2).invader("pirate 3", 1, 4))
        .invader("pirate 2", Some(14)) // the first empty space
        .invader("sea 1", None);
}

// CC-160
#[test]
fn the_fourth_of_a_kind_loses_the_game_for_all() {
    let over = pirate(|edit| {
        edit.builds(P0, &["F0"], &[], &["L1s1"])
            .invader("pirate 1", 1, 2)
            .invader("pirate 2", 1, 4)
            .invader("pirate 3", 1, 6)
            .claimed(P0, 5)
    });
    assert!(over.is_over() && over.state.lost);
    assert!(over.standing().unwrap().winners().is_empty());
    // Three barbarians take no space of a pirate.
    pirate(|edit| {
        edit.builds(P0, &["F0"], &[], &["L1s1"])
            .invader("barbarian 1", 1, 2)
            .invader("barbarian 2", 1, 4)
            .invader("barbarian 3", 1, 6)
    })
    .check(|play| !play.is_over());
}

// CC-162
#[test]
fn a_defeated_tile_frees_its_space() {
    play(&game(2), Phase::Attack, |edit| {
        edit.goods(P0, &[(C, 1)])
            .invader("pirate 1", 2, 4)
            .invader("pirate 2", 2, 6)
            .invader("pirate 3", 2, 8)
    })
    .act("attack pirate 1, gun, powder")
    .check(|play| {
        play.state
            .tile_at(Target::Broken {
                side: Side::Sea,
                space: 0,
            })
            .is_none()
    });
}

// CC-163
#[test]
fn the_defender_plays_cards_before_and_after_the_combat() {
    pirate(|edit| {
        edit.place("colin", "port")
            .hand(P0, &["colin", "colin"])
            .hand(P1, &["colin"])
            .goods(P0, &[(C, 4)])
    })
    .asks(P0, "fight, play colin")
    .act("play colin, take cannon")
    .asks(P0, "fight, play colin")
    .act("fight, gun, gun, gun, gun, gun")
    .claims(P0, &[14])
    .asks(P0, "play colin, done")
    .act("done")
    .check(|play| play.state.round == 3);
}
