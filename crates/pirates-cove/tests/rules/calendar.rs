//! Board order, game structure, and phase 1.

use pirates_cove::{Action, Decision, Event, PiratesCove, Place, Setup, Stage, TREASURE};
use tabletop_core::{Game, Match};

use crate::common::*;

/// PC-026, PC-027: the seven places in westward order; the first five are the outer islands.
#[test]
fn places() {
    let numbers: Vec<u8> = Place::ALL.into_iter().map(Place::number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
    assert!(Place::ALL.into_iter().all(|place| place.is_outer() == (place.number() <= 5)));
    assert_eq!(Place::ALL[6], Place::Cove);
}

/// PC-028: Combat, Plunder and Upgrade go westward.
#[test]
fn westward() {
    scene(5, Stage::Combat, &[], |e| {
        e.month(6)
            .face_up(Place::HullIsland, 2)
            .face_up(Place::CrewIsland, 8)
            .at(A, Place::CrewIsland)
            .at(B, Place::CrewIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::HullIsland)
            .at(E, Place::TreasureIsland)
            .black_ship(0, Place::Tavern, 0)
            .marker(A, pirates_cove::Section::Sails, 3)
            .marker(C, pirates_cove::Section::Sails, 2)
    })
    .expect_turn("P2") // Hull Island first, though A is faster
    .luck([mutiny_die(2)])
    .act("P2", "flee")
    .expect_turn("P0")
    .luck([mutiny_die(2)])
    .act("P0", "flee")
    .expect_eq("then Upgrade, from Hull Island on", Decision::Upgrade(D), |_, state| state.decision())
    .act("P3", "done")
    .expect_turn("P1")
    .act("P1", "done")
    .expect_turn("P4")
    .act("P4", "done")
    .expect_turn("P0") // at the Cove, the faster of two
    .done();
}

/// PC-029, PC-033, PC-159: twelve months of six phases; the stacks are empty at the end.
#[test]
fn twelve_months() {
    for (months, left) in [(12, 0), (8, 20)] {
        let setup = Setup {
            months,
            ..Setup::new(4)
        };
        let mut game = Match::start(PiratesCove::new(setup).unwrap(), 5);
        let mut phases: Vec<(u8, u8)> = Vec::new();
        while let Some(seat) = game.pending().seats().first() {
            let phase = match game.state().decision() {
                Decision::Rig => 0,
                Decision::Wheel => 1,
                Decision::Event(_)
                | Decision::Prey(_)
                | Decision::SafePassage { .. }
                | Decision::Robbed(_)
                | Decision::Heading(_) => 2,
                Decision::Conflict { .. } => 9,
                Decision::Upgrade(_)
                | Decision::Haven(_)
                | Decision::Cove(_)
                | Decision::Gossip(_)
                | Decision::Dock(_) => 4,
                _ if game.state().battle().is_final => 5,
                _ => 3,
            };
            if phase < 9 {
                phases.push((game.state().month(), phase));
            }
            if game.state().decision() == Decision::Wheel {
                let month = u32::from(game.state().month());
                assert_eq!(game.state().treasures().rest.len(), 60 - 5 * month);
            }
            let legal = game.legal_actions(seat);
            let flee = legal.iter().find(|&&action| action == Action::Flee);
            game.apply(seat, *flee.unwrap_or(&legal[0])).unwrap();
        }
        assert!(phases.is_sorted());
        assert_eq!(phases.last().map(|last| last.0), Some(months));
        assert_eq!(game.state().treasures().rest.len(), left);
    }
}

/// PC-031, PC-032: a card for each outer island, face up for all; with fixed stacks from the island's own block.
#[test]
fn treasure_is_revealed() {
    scene(4, Stage::NextMonth, &(15..20).map(|card| (TREASURE, card)).collect::<Vec<_>>(), |e| e)
        .expect("five are face up", |game, state| {
            let seen = game.view(state, tabletop_core::Viewer::Spectator);
            (15..20).zip(Place::OUTER).all(|(card, place)| seen.position().face_up(place) == Some(card))
        })
        .expect("Treasure Island has none", |_, state| state.face_up(Place::TreasureIsland).is_none())
        .done();
    let setup = Setup {
        fixed_stacks: true,
        ..Setup::new(4)
    };
    let mut game = Match::start(PiratesCove::new(setup).unwrap(), 5);
    while let Some(seat) = game.pending().seats().first() {
        let first = game.legal_actions(seat)[0];
        for event in game.apply(seat, first).unwrap() {
            if let Event::TreasureRevealed { place, card } = event {
                assert_eq!(usize::from(*card) / 12, place.index());
            }
        }
    }
}
