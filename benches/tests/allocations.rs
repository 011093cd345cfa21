//! Search must not allocate: listing, playing, copying, viewing and sampling are counted for every game at every kind of position.
//!
//! The count is of the whole process, so this file has one test.

use std::alloc::System;
use std::hint::black_box;
use std::ops::ControlFlow;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabletop::core::{Playout, Quiet};
use tabletop::{FullGame, Seeded, Viewer, Visitor, visit};
use tabletop_benches::{SEED, Spot, games, spots};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn nothing_that_search_does_allocates() {
    assert!(
        allocations(|| drop(black_box(vec![1u8; 100]))) > 0,
        "the counter counts"
    );
    for id in tabletop::ids() {
        visit(id, Count).unwrap();
    }
}

struct Count;

impl Visitor for Count {
    type Out = ();

    fn visit<G: FullGame>(self) {
        for spot in spots::<G>() {
            at(&spot);
        }
        for game in games::<G>() {
            let mut table = Quiet::new(Seeded::new(SEED));
            let mut playout = Playout::new();
            let mut one_game = || {
                let mut state = game.start(&mut table);
                assert!(
                    playout
                        .run(&game, &mut state, &mut table, game.decision_bound())
                        .over
                );
            };
            one_game(); // the list of actions has grown to its size, and luck has begun its streams
            one_game();
            assert_eq!(
                allocations(one_game),
                0,
                "{}: a playout with {} seats",
                G::ID,
                game.seats()
            );
        }
    }
}

/// Every operation at one position.
fn at<G: FullGame>(spot: &Spot<G>) {
    let none = |what: &str, work: &mut dyn FnMut()| {
        assert_eq!(allocations(work), 0, "{}: {what} at {}", G::ID, spot.name);
    };
    let mut luck = Seeded::new(SEED);
    none("legal", &mut || {
        let _ = spot.game.legal(&spot.state, spot.seat, |action| {
            black_box(action);
            ControlFlow::Continue(())
        });
    });
    none("check", &mut || {
        for &action in &spot.actions {
            assert!(spot.game.check(&spot.state, spot.seat, action).is_ok());
        }
    });
    none("clone", &mut || {
        black_box(spot.state.clone());
    });
    let mut table = Quiet::new(&mut luck);
    none("play", &mut || {
        for &action in &spot.actions {
            let mut state = spot.state.clone();
            spot.game.play(&mut state, spot.seat, action, &mut table);
            black_box(state);
        }
    });
    for who in Viewer::all(spot.game.seats()) {
        none("view", &mut || {
            black_box(spot.game.view(&spot.state, who));
        });
        let view = spot.game.view(&spot.state, who);
        none("sample", &mut || {
            black_box(spot.game.sample(&view, &mut luck));
        });
    }
}

/// Allocations while `work` runs; the least of three runs, since another thread of the test harness may allocate meanwhile.
fn allocations(mut work: impl FnMut()) -> usize {
    (0..3)
        .map(|_| {
            let region = Region::new(ALLOCATOR);
            work();
            let change = region.change();
            change.allocations + change.reallocations
        })
        .min()
        .unwrap_or(0)
}
