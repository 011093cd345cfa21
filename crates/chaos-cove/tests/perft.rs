//! How many lines of play there are from the start: the same numbers as in the book, from `tabletop perft chaos-cove`.

use chaos_cove::{ChaosCove, Setup};
use tabletop_core::{Game, Luck, Quiet, Seeded, perft};

/// Lines of 1, 2, 3… decisions with two, three and four players, luck fixed by seed 1.
const FIXED: [(u8, &[u64]); 3] = [
    (2, &[4, 48, 312, 1_668]),
    (3, &[4, 48, 312, 1_728]),
    (4, &[4, 48, 276, 1_325]),
];

#[test]
fn lines_with_fixed_luck() {
    for (players, counts) in FIXED {
        let game = ChaosCove::new(Setup::new(players)).unwrap();
        let start = game.start(&mut Quiet::new(Seeded::new(1)));
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                perft(&game, &start, depth, Luck::Seeded(1)).unwrap(),
                count,
                "{players} players, depth {depth}"
            );
        }
    }
}
