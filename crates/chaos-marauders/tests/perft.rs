//! How many lines of play there are from the start: the same numbers as in the book, from `tabletop perft chaos-marauders`.

use chaos_marauders::{ChaosMarauders, Setup};
use tabletop_core::{Game, Luck, Quiet, Seeded, perft};

/// Lines of 1, 2, 3… decisions with two, three and four tribes, luck fixed by seed 1.
const FIXED: [(u8, &[u64]); 3] = [
    (2, &[4, 34, 154, 1_141, 5_383, 30_838, 163_228, 886_249]),
    (3, &[4, 34, 154, 1_141, 5_383, 30_868, 163_348, 897_469]),
    (4, &[4, 34, 154, 1_141, 5_383, 30_868, 163_447, 897_814]),
];

/// The same from seed 1 with two tribes, where every answer of luck makes a line of its own.
const ALL_LUCK: &[u64] = &[379, 51_220];

fn lines(tribes: u8, depth: u32, luck: Luck) -> u64 {
    let game = ChaosMarauders::new(Setup::new(tribes)).unwrap();
    let start = game.start(&mut Quiet::new(Seeded::new(1)));
    perft(&game, &start, depth, luck).unwrap()
}

#[test]
fn lines_with_fixed_luck() {
    for (tribes, counts) in FIXED {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                lines(tribes, depth, Luck::Seeded(1)),
                count,
                "{tribes} tribes, depth {depth}"
            );
        }
    }
}

#[test]
fn lines_with_all_luck() {
    for (depth, &count) in (1..).zip(ALL_LUCK) {
        assert_eq!(
            lines(2, depth, Luck::All { limit: 1_000 }),
            count,
            "depth {depth}"
        );
    }
}
