//! End and scoring: CC-215 to CC-227, with the worked examples of the book.

use chaos_cove::{ChaosCove, Edit, Phase, Setup};
use tabletop_core::{Game, Seat, Standing};

use super::common::*;

/// The places and scores of a game that ends at an edited position.
fn end(game: &ChaosCove, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> (Vec<u8>, Vec<i32>) {
    let over = play(game, Phase::Over, edit);
    assert!(over.is_over());
    match over.standing().unwrap() {
        Standing::Places { places, scores } => {
            (places.as_slice().to_vec(), scores.as_slice().to_vec())
        }
        other @ Standing::Together { .. } => panic!("{other:?}"),
    }
}

/// Ships and forts of a player, in a lane nobody else has, with as many cards.
fn builds<'g>(
    edit: Edit<'g>,
    seat: Seat,
    ships: usize,
    forts: usize,
    parties: &[&str],
) -> Edit<'g> {
    let lane = seat.number() + 1;
    let spaces: Vec<String> = (1..=3).map(|slot| format!("L{lane}s{slot}")).collect();
    let spaces: Vec<&str> = spaces.iter().map(String::as_str).collect();
    let mut cards = Vec::new();
    cards.extend(["S0", "S4", "S4"].into_iter().take(ships));
    cards.extend(["F0", "F1", "F1"].into_iter().take(forts));
    cards.extend(parties);
    edit.builds(seat, &cards, &spaces[..ships], &spaces[..forts])
}

// CC-217, CC-218, CC-219, CC-220, CC-221, CC-223: example 1
#[test]
fn four_players_without_a_tie() {
    let (places, scores) = end(&game(4), |edit| {
        let edit = builds(edit.round(4), P0, 2, 2, &["Y7", "Y8"]);
        let edit = builds(edit, P1, 3, 1, &["Y7"]);
        let edit = builds(edit, P2, 1, 3, &[]);
        let edit = builds(edit, P3, 2, 2, &["Y8", "Y8"]);
        edit.claimed(P0, 9)
            .claimed(P1, 7)
            .claimed(P2, 12)
            .claimed(P3, 6)
    });
    assert_eq!(scores, [31, 20, 39, 24]);
    assert_eq!(places, [2, 4, 1, 3]);
}

// CC-222: example 2
#[test]
fn ten_or_more_tiles_score_fifty() {
    let (_, scores) = end(&game(2), |edit| {
        let edit = builds(edit.round(4), P0, 2, 2, &[]);
        let edit = edit.builds(
            P1,
            &[
                "S0", "S4", "S4", "S4", "F0", "F1", "F1", "Y7", "Y7", "Y8", "Y8", "Y8",
            ],
            &["L2s1", "L2s2", "L2s3", "L3s1"],
            &["L2s1", "L2s2", "L2s3"],
        );
        edit.claimed(P0, 17).claimed(P1, 4)
    });
    assert_eq!(scores, [64, 46]);
}

// CC-221
#[test]
fn the_bonus_follows_the_table() {
    let table = [0, 2, 5, 9, 14, 20, 26, 33, 41, 50, 50, 50];
    for (tiles, bonus) in (0u8..).zip(table) {
        let (_, scores) = end(&game(2), |edit| edit.claimed(P0, tiles));
        assert_eq!(scores, [7 + bonus, 7]);
    }
}

// CC-224: example 3
#[test]
fn more_tiles_break_a_tie() {
    let three = ChaosCove::new(Setup {
        rounds: 3,
        ..Setup::new(3).first(P0)
    })
    .unwrap();
    let (places, scores) = end(&three, |edit| {
        let edit = builds(edit.round(3), P0, 2, 2, &["Y7"]);
        let edit = builds(edit, P1, 3, 3, &[]);
        edit.claimed(P0, 9).claimed(P1, 8).claimed(P2, 6)
    });
    assert_eq!(scores, [26, 26, 7]);
    assert_eq!(places, [1, 2, 3]);
}

/// Two players with equal points and tiles; P1 has so many cards, and the marker lies with this seat.
fn tied(cards: usize, marker: Seat) -> Vec<u8> {
    let hand = ["otto", "iggy", "lola", "gus"];
    end(&game(3), |edit| {
        edit.marker(marker)
            .goods(
                P0,
                &[
                    (D, 4),
                    (C, 3),
                    (S, 2),
                    (G, 3),
                    (R, 1),
                    (F, 0),
                    (P, 2),
                    (W, 6),
                ],
            )
            .hand(P0, &["otto", "iggy"])
            .goods(
                P1,
                &[
                    (D, 6),
                    (C, 2),
                    (S, 2),
                    (G, 0),
                    (R, 2),
                    (F, 1),
                    (P, 1),
                    (W, 0),
                ],
            )
            .hand(P1, &hand[..cards])
            .claimed(P0, 8)
            .claimed(P1, 8)
            .claimed(P2, 6)
    })
    .0
}

// CC-225, CC-226, CC-227: example 4
#[test]
fn then_resources_then_the_latest_turn() {
    assert_eq!(tied(1, P0), [1, 2, 3]); // 17 to 15
    assert_eq!(tied(3, P1), [1, 2, 3]); // 17 all; the order is P1, P2, P0
    assert_eq!(tied(3, P0), [2, 1, 3]); // the order is P0, P1, P2
    assert_eq!(tied(4, P1), [2, 1, 3]);
}

// CC-215, CC-216: example 5
#[test]
fn a_collective_loss_counts_no_points() {
    let over = play(&game(2), Phase::Defend, |edit| {
        edit.round(4)
            .claimed(P0, 9)
            .no_invader(&["sea 1", "sea 2", "sea 3", "land 2", "land 3"])
            .invader("land 1", 4, 28)
            .invader("barbarian 1", 1, 2)
            .invader("barbarian 2", 1, 4)
            .invader("barbarian 3", 1, 6)
    })
    .act("giveup");
    assert!(over.is_over());
    assert_eq!(
        over.standing().unwrap(),
        Standing::Together {
            won: false,
            scores: tabletop_core::PerSeat::from_fn(2, |_| 0)
        }
    );
}
