//! The generators reach everything, and shrink well.

mod toy;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};
use tabletop_core::Game;
use tabletop_testkit::{End, Line, any_game, any_playout, any_position};
use toy::*;

type Plain = Toy<HONEST>;

fn runner(seed: u64) -> TestRunner {
    TestRunner::new(Config {
        cases: 200,
        rng_seed: RngSeed::Fixed(seed),
        failure_persistence: None,
        ..Config::default()
    })
}

/// The smallest line on which `good` is not true.
fn smallest(
    seed: u64,
    lines: impl Strategy<Value = Line<Plain>>,
    good: impl Fn(&Line<Plain>) -> bool,
) -> Line<Plain> {
    match runner(seed).run(&lines, |line| {
        if good(&line) {
            Ok(())
        } else {
            Err(TestCaseError::fail("found"))
        }
    }) {
        Err(TestError::Fail(_, line)) => line,
        other => panic!("nothing was found: {other:?}"),
    }
}

#[test]
fn every_variant_is_played_to_its_end() {
    let mut runner = runner(1);
    let mut variants = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let line = any_playout::<Plain>()
            .new_tree(&mut runner)
            .unwrap()
            .current();
        variants.insert((line.game().setup().seats, line.game().setup().double));
        assert_eq!(line.end(), &End::Over);
        assert_eq!(
            line.steps().len(),
            3 * (1 + usize::from(line.game().seats()))
        );
    }
    assert_eq!(variants.len(), 4);
}

#[test]
fn positions_come_from_every_stage_of_a_game() {
    let mut runner = runner(2);
    let mut stages = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let line = any_position::<Plain>()
            .new_tree(&mut runner)
            .unwrap()
            .current();
        if line.game().seats() == 2 {
            stages.insert(line.steps().len());
        }
    }
    assert_eq!(
        stages.into_iter().collect::<Vec<_>>(),
        (0..=9).collect::<Vec<_>>()
    );
}

#[test]
fn a_failing_line_loses_what_it_does_not_need() {
    // A bid of the highest card, after a swap.
    let line = smallest(3, any_playout::<Plain>(), |line| {
        let swapped = line
            .steps()
            .iter()
            .any(|step| matches!(step.action, Action::Swap(_)));
        let high = line
            .steps()
            .iter()
            .any(|step| step.action == Action::Bid(11));
        !(swapped && high)
    });
    assert_eq!(line.steps().len(), 2, "{line:?}");
    assert!(!line.game().setup().double, "{line:?}");
}

#[test]
fn luck_is_made_simple() {
    let line = smallest(4, any_position::<Plain>(), |line| {
        line.last().points.iter().sum::<i32>() < 5
    });
    assert_eq!(
        line.steps().len(),
        1 + usize::from(line.game().seats()),
        "{line:?}"
    );
    let outcomes = |answers: &[tabletop_core::Answer]| {
        answers
            .iter()
            .map(|answer| answer.outcome)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        outcomes(&line.steps().last().unwrap().answers),
        [if line.game().setup().double { 2 } else { 4 }],
        "{line:?}"
    );
    assert!(
        outcomes(&line.opening().answers)
            .iter()
            .copied()
            .eq(0..3 * u32::from(line.game().seats())),
        "{line:?}"
    );
}

#[test]
fn a_line_that_cannot_be_made_smaller_is_an_opening() {
    assert_eq!(
        smallest(5, any_playout::<Plain>(), |_| false).steps().len(),
        0
    );
}

proptest! {
    #[test]
    fn games_are_those_of_the_catalogue(game in any_game::<Plain>()) {
        prop_assert!((2..=3).contains(&game.seats()));
    }
}
