//! Fame: gains and losses.

use pirates_cove::{Event, PiratesCove, Place, Section, Setup, Stage};
use tabletop_core::{Chance, Game, Match, Odds, Seeded, Stream};

use crate::common::*;

/// PC-010, PC-156, PC-157: fame moves by events with a cause, and by nothing else; none while rigging, sailing, in phase 6 or in the
/// final battle.
#[test]
fn every_change_has_an_event() {
    for seed in 0..20 {
        let players = 3 + u8::try_from(seed % 3).unwrap();
        let mut game = Match::start(PiratesCove::new(Setup::new(players)).unwrap(), seed);
        let mut luck = Seeded::new(seed);
        while let Some(seat) = game.pending().seats().first() {
            let before = fame(game.game(), game.state());
            let legal = game.legal_actions(seat);
            let pick = luck.pick(Stream::POLICY, Odds::Even(u32::try_from(legal.len()).unwrap()));
            let mut sums = before.clone();
            let is_final = game.state().battle().is_final;
            for event in game.apply(seat, legal[pick as usize]).unwrap() {
                if let Event::Fame { seat, change, .. } = event {
                    assert!(!is_final, "fame in the final battle (PC-165)");
                    sums[seat.index()] += change;
                }
            }
            assert_eq!(sums, fame(game.game(), game.state()));
        }
    }
}

/// PC-158: not below 0; with the option off, below.
#[test]
fn the_floor() {
    for (fame_floor, left) in [(true, 0), (false, -1)] {
        let setup = Setup {
            fame_floor,
            ..Setup::new(4)
        };
        scene_with(setup, Stage::Combat, &[], |e| {
            e.at(A, Place::HullIsland).at(B, Place::HullIsland).marker(A, Section::Sails, 3).fame(A, 1).face_up(Place::HullIsland, 2)
        })
        .luck([mutiny_die(1)])
        .act("P0", "flee")
        .expect_eq("fame", left, |_, state| state.captain(A).fame)
        .done();
    }
}
