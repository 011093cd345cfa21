//! How many lines of play there are from the start: the same numbers as in the book, from `tabletop perft chaosmos`.

use chaosmos::{Alien, Chaosmos, Setup};
use tabletop_core::{Game, Luck, Quiet, Seeded, perft};

/// Lines of 1, 2, 3… decisions with two, three and four players, luck fixed by seed 1.
const FIXED: [(u8, &[u64]); 3] = [
    (2, &[2, 4, 26, 146, 1_022, 4_234, 10_220, 43_946]),
    (3, &[2, 4, 8, 64, 288, 736, 2_608, 7_840]),
    (4, &[2, 4, 8, 16, 112, 416, 1_216, 4_256]),
];

/// Lines from a position by hand, where every answer of luck makes a line of its own: Drusu on Ôb with cards to use.
const BY_HAND: &[u64] = &[8, 68, 1_913, 8_972];

#[test]
fn lines_with_fixed_luck() {
    for (players, counts) in FIXED {
        let game = Chaosmos::new(Setup::new(players)).unwrap();
        let start = game.start(&mut Quiet::new(Seeded::new(1)));
        let found: Vec<u64> = (1..=8)
            .map(|depth| perft(&game, &start, depth, Luck::Seeded(1)).unwrap())
            .collect();
        assert_eq!(found, counts, "{players} players");
    }
}

#[test]
fn lines_from_a_position_by_hand() {
    let aliens = [Alien::DRUSU, Alien::NEEKSI, Alien::CLOKKNID];
    let game = Chaosmos::new(Setup::new(3).with_aliens(&aliens)).unwrap();
    let state = game
        .edit()
        .and_then(|edit| edit.at("P0", "ob"))
        .and_then(|edit| edit.at("P1", "ob"))
        .and_then(|edit| edit.control("P1"))
        .and_then(|edit| {
            edit.hand(
                "P0",
                "war-cudgel, hypertube, scrying-prism, evasion-rockets, amnion-strike",
            )
        })
        .and_then(|edit| edit.hand("P1", "imp, telethwarter-trap, cataleptic-fog, cloaking-orb"))
        .and_then(|edit| edit.envelope("ob", "ovoid, spore"))
        .and_then(chaosmos::Edit::begin)
        .unwrap();
    let found: Vec<u64> = (1..=4)
        .map(|depth| perft(&game, &state, depth, Luck::All { limit: 2_000 }).unwrap())
        .collect();
    assert_eq!(found, BY_HAND);
}
