//! Properties of the rules, tested on random games that shrink when they fail.
//!
//! In a project of your own this is a file in `tests/`, with `#[test]` on each property. As an example it runs them itself:
//!
//!     cargo run -p tabletop --example property_test

use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use tabletop::chaos_marauders::ChaosMarauders;
use tabletop::{Catalog, Game, Match};

type Tested = Result<(), TestCaseError>;

fn main() {
    let games = (
        any::<u64>(),
        2u8..=4,
        prop::collection::vec(any::<u16>(), 0..200),
    );
    check("a refused action changes nothing", &games, |game| {
        let everybody = tabletop::Seat::all(game.game().seats());
        for seat in everybody.filter(|&seat| !game.pending().awaits(seat)) {
            let awaited = game.pending().seats().first();
            let Some(action) =
                awaited.and_then(|awaited| game.legal_actions(awaited).first().copied())
            else {
                continue;
            };
            let mut tried = game.clone();
            prop_assert!(tried.apply(seat, action).is_err());
            prop_assert_eq!(tried.fingerprint(), game.fingerprint());
        }
        Ok(())
    });
    check("every position is sound", &games, |game| {
        game.game().audit(game.state()).map_err(TestCaseError::fail)
    });
    check("a save gives the same game", &games, |game| {
        let loaded = Match::<ChaosMarauders>::load(&game.to_bytes())
            .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(loaded.fingerprint(), game.fingerprint());
        Ok(())
    });
}

/// Plays games from a seed, a number of seats, and a number for each decision; low numbers are the first legal actions, so a failing game
/// shrinks to few and plain decisions.
fn check(
    property: &str,
    games: &impl Strategy<Value = (u64, u8, Vec<u16>)>,
    holds: impl Fn(&Match<ChaosMarauders>) -> Tested,
) {
    let config = Config {
        cases: 100,
        failure_persistence: None,
        ..Config::default()
    };
    let found = TestRunner::new(config).run(games, |(seed, seats, choices)| {
        let rules = ChaosMarauders::new(ChaosMarauders::standard(seats))
            .expect("the standard setup is valid");
        let mut game = Match::start(rules, seed);
        for choice in choices {
            let Some(seat) = game.pending().seats().first() else {
                break;
            };
            let actions = game.legal_actions(seat);
            game.apply(seat, actions[usize::from(choice) % actions.len()])
                .expect("a listed action is legal");
        }
        holds(&game)
    });
    match found {
        Ok(()) => println!("{property}: held in 100 games"),
        Err(error) => panic!("{property}: {error}"),
    }
}
