//! Exact odds and counted lines of play, for a game that knows nothing of either.

mod auction;

use auction::{Auction, Bid, Setup};
use tabletop_core::{
    Game, Luck, Match, OutcomesError, Ratio, Seat, TooManyBranches, merged, outcomes, perft,
    split_perft,
};

fn tied() -> Match<Auction> {
    let mut game = Match::start(
        Auction::new(Setup {
            players: 2,
            coins: 3,
        })
        .unwrap(),
        1,
    );
    game.apply(Seat::new(0), Bid(1)).unwrap();
    game
}

#[test]
fn a_tie_and_the_next_prize_have_exact_odds() {
    let game = tied();
    let found = outcomes(game.game(), game.state(), Seat::new(1), Bid(1), 100).unwrap();
    // Two winners, then one of the three prizes that are left.
    assert_eq!(found.len(), 6);
    assert!(found.iter().all(|outcome| outcome.odds == Ratio::new(1, 6)));
    let mut sum = Ratio::ZERO;
    for outcome in &found {
        sum += outcome.odds;
    }
    assert_eq!(sum, Ratio::ONE);
}

#[test]
fn equal_positions_are_one_outcome() {
    let game = tied();
    let found = outcomes(game.game(), game.state(), Seat::new(1), Bid(1), 100).unwrap();
    let twice = [found.clone(), found].concat();
    let groups = merged(twice);
    assert_eq!(groups.len(), 6);
    assert!(groups.iter().all(|group| group.odds == Ratio::new(1, 3)));
}

#[test]
fn a_limit_and_a_refusal_are_errors() {
    let game = tied();
    let error = outcomes(game.game(), game.state(), Seat::new(1), Bid(1), 5).unwrap_err();
    assert_eq!(
        error,
        OutcomesError::TooMany(TooManyBranches::Limit { limit: 5 })
    );
    assert_eq!(
        error.to_string(),
        "there are more than 5 outcomes; raise the limit to list them all"
    );
    let error = outcomes(game.game(), game.state(), Seat::new(1), Bid(9), 5).unwrap_err();
    assert_eq!(error.to_string(), "a bid is at most 2 coins (AUC-001)");
}

#[test]
fn lines_of_play_are_counted() {
    let game = tied();
    let count = |depth, luck| perft(game.game(), game.state(), depth, luck).unwrap();
    let all = Luck::All { limit: 100 };
    assert_eq!(count(0, all), 1);
    // P1 bids 0, 1 or 2; then one of three prizes is turned up, and on a tie luck chooses the winner first.
    assert_eq!(count(1, all), 3 + 6 + 3);
    assert_eq!(count(1, Luck::Seeded(1)), 3);
    // Then P0 bids, after having paid 1 coin, or nothing.
    assert_eq!(count(2, Luck::Seeded(1)), 9);
    for luck in [all, Luck::Seeded(1)] {
        for depth in 1..6 {
            let split = split_perft(game.game(), game.state(), depth, luck).unwrap();
            assert_eq!(
                split.iter().map(|(_, _, lines)| lines).sum::<u64>(),
                count(depth, luck)
            );
        }
    }
    assert_eq!(count(99, Luck::Seeded(1)), 0, "no line is that long");
}
