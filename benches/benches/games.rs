//! What every operation of every game costs. Names are `GAME/OPERATION/SEATS-STAGE`, so a filter picks a game or an operation.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Bencher, Criterion, Throughput, criterion_group, criterion_main};
use tabletop::core::{Playout, Quiet, outcomes};
use tabletop::{Fingerprint, FullGame, Match, Seeded, Viewer, Visitor, visit};
use tabletop_benches::{SEED, Spot, games, spots, whole_match};

/// Actions with more outcomes than this are not enumerated.
const OUTCOMES: usize = 1_000;

fn every_game(criterion: &mut Criterion) {
    for id in tabletop::ids() {
        if let Err(unknown) = visit(id, Measure { criterion }) {
            panic!("{unknown}");
        }
    }
}

struct Measure<'a> {
    criterion: &'a mut Criterion,
}

impl Visitor for Measure<'_> {
    type Out = ();

    fn visit<G: FullGame>(mut self) {
        let spots = spots::<G>();
        self.decisions::<G>();
        self.rules(&spots);
        self.states(&spots);
        self.odds(&spots);
        self.saves::<G>();
    }
}

impl Measure<'_> {
    /// One operation on many subjects, each with a name and the size of one run.
    fn each<'t, G: FullGame, T: 't>(
        &mut self,
        operation: &str,
        subjects: impl IntoIterator<Item = (&'t str, Throughput, &'t T)>,
        measure: impl Fn(&mut Bencher<'_>, &T),
    ) {
        let mut group = self
            .criterion
            .benchmark_group(format!("{}/{operation}", G::ID));
        for (name, size, subject) in subjects {
            group.throughput(size);
            group.bench_function(name, |bench| measure(bench, subject));
        }
        group.finish();
    }

    /// One operation at every position; a run counts as one.
    fn at<G: FullGame>(
        &mut self,
        operation: &str,
        spots: &[Spot<G>],
        measure: impl Fn(&mut Bencher<'_>, &Spot<G>),
    ) {
        let subjects = spots
            .iter()
            .map(|spot| (&*spot.name, Throughput::Elements(1), spot));
        self.each::<G, _>(operation, subjects, measure);
    }

    /// A decision, bare and with everything a match keeps.
    fn decisions<G: FullGame>(&mut self) {
        let played: Vec<(String, Match<G>)> = games::<G>()
            .map(|game| (game.seats().to_string(), whole_match(&game, SEED)))
            .collect();
        let subjects = || {
            played
                .iter()
                .map(|(name, played)| (&**name, Throughput::Elements(1), played))
        };
        self.each::<G, _>("decision", subjects(), |bench, played| {
            bench.iter_custom(|decisions| random_decisions(played.game(), decisions));
        });
        self.each::<G, _>("decision-in-match", subjects(), |bench, played| {
            bench.iter_custom(|decisions| logged_decisions(played, decisions));
        });
    }

    /// The rules at one position. `play` and `apply` go through its actions in turn, each on a copy that is made beforehand.
    fn rules<G: FullGame>(&mut self, spots: &[Spot<G>]) {
        let listed = spots.iter().map(|spot| {
            let size = Throughput::Elements(spot.actions.len() as u64);
            (&*spot.name, size, spot)
        });
        self.each::<G, _>("legal", listed, |bench, spot| {
            bench.iter(|| {
                let _ = spot
                    .game
                    .legal(black_box(&spot.state), spot.seat, |action| {
                        black_box(action);
                        ControlFlow::Continue(())
                    });
            });
        });
        self.at("play", spots, |bench, spot| {
            on_copies(bench, spot, |state, action, table| {
                spot.game.play(state, spot.seat, action, table);
            });
        });
        self.at("apply", spots, |bench, spot| {
            on_copies(bench, spot, |state, action, table| {
                let _ = black_box(spot.game.apply(state, spot.seat, action, table));
            });
        });
    }

    /// What is done with a position.
    fn states<G: FullGame>(&mut self, spots: &[Spot<G>]) {
        self.at("clone", spots, |bench, spot| {
            bench.iter(|| G::State::clone(black_box(&spot.state)));
        });
        self.at("view", spots, |bench, spot| {
            let who = Viewer::Seat(spot.seat);
            bench.iter(|| spot.game.view(black_box(&spot.state), who));
        });
        self.at("sample", spots, |bench, spot| {
            let view = spot.game.view(&spot.state, Viewer::Seat(spot.seat));
            let mut luck = Seeded::new(SEED);
            bench.iter(|| spot.game.sample(black_box(&view), &mut luck));
        });
        self.at("fingerprint", spots, |bench, spot| {
            bench.iter(|| Fingerprint::of(black_box(&spot.state)));
        });
    }

    /// All outcomes of the action that has the most.
    fn odds<G: FullGame>(&mut self, spots: &[Spot<G>]) {
        let luckiest: Vec<(&Spot<G>, G::Action, usize)> = spots
            .iter()
            .filter_map(|spot| {
                let counted = spot.actions.iter().filter_map(|&action| {
                    let found = outcomes(&spot.game, &spot.state, spot.seat, action, OUTCOMES);
                    Some((action, found.ok()?.len()))
                });
                let (action, count) = counted.max_by_key(|&(_, count)| count)?;
                Some((spot, action, count))
            })
            .collect();
        let subjects = luckiest
            .iter()
            .map(|lucky| (&*lucky.0.name, Throughput::Elements(lucky.2 as u64), lucky));
        self.each::<G, _>("outcomes", subjects, |bench, &(spot, action, _)| {
            bench.iter(|| {
                outcomes(
                    &spot.game,
                    black_box(&spot.state),
                    spot.seat,
                    action,
                    OUTCOMES,
                )
                .ok()
            });
        });
    }

    /// Whole matches, written and read.
    fn saves<G: FullGame>(&mut self) {
        let saves: Vec<(String, Match<G>, Vec<u8>, String)> = games::<G>()
            .map(|game| {
                let played = whole_match(&game, SEED);
                let (bytes, lines) = (played.to_bytes(), played.to_json_lines());
                (game.seats().to_string(), played, bytes, lines)
            })
            .collect();
        let of = |size: usize| Throughput::Bytes(size as u64);
        let bytes = || saves.iter().map(|save| (&*save.0, of(save.2.len()), save));
        let lines = || saves.iter().map(|save| (&*save.0, of(save.3.len()), save));
        self.each::<G, _>("save-bytes", bytes(), |bench, save| {
            bench.iter(|| black_box(&save.1).to_bytes());
        });
        self.each::<G, _>("load-bytes", bytes(), |bench, save| {
            bench.iter(|| Match::<G>::load(black_box(&save.2)).is_ok());
        });
        self.each::<G, _>("save-lines", lines(), |bench, save| {
            bench.iter(|| black_box(&save.1).to_json_lines());
        });
        self.each::<G, _>("load-lines", lines(), |bench, save| {
            bench.iter(|| Match::<G>::load(black_box(save.3.as_bytes())).is_ok());
        });
    }
}

/// How long so many random decisions take, the start of each new game included.
fn random_decisions<G: FullGame>(game: &G, decisions: u64) -> Duration {
    let mut table = Quiet::new(Seeded::new(SEED));
    let mut playout = Playout::new();
    let mut state = game.start(&mut table);
    let started = Instant::now();
    for _ in 0..decisions {
        if playout.step(game, &mut state, &mut table).is_none() {
            state = game.start(&mut table);
        }
    }
    black_box(&state);
    started.elapsed()
}

/// How long so many decisions of this match take at a [`Match`], again from the start as often as needed.
fn logged_decisions<G: FullGame>(played: &Match<G>, decisions: u64) -> Duration {
    let mut taken = Duration::ZERO;
    let mut left = usize::try_from(decisions).unwrap_or(usize::MAX);
    while left > 0 {
        let mut again = Match::start(played.game().clone(), played.seed());
        let steps = &played.steps()[..left.min(played.steps().len())];
        let started = Instant::now();
        for step in steps {
            let _ = black_box(again.apply(step.seat, step.action));
        }
        taken += started.elapsed();
        left -= steps.len();
    }
    taken
}

/// Measures what is done with each action of a position in turn, on copies.
fn on_copies<G: FullGame>(
    bench: &mut Bencher<'_>,
    spot: &Spot<G>,
    act: impl Fn(&mut G::State, G::Action, &mut Quiet<Seeded>),
) {
    let mut table = Quiet::new(Seeded::new(SEED));
    let mut turns = spot.actions.iter().copied().cycle();
    bench.iter_batched_ref(
        || (spot.state.clone(), turns.next().unwrap_or(spot.actions[0])),
        |(state, action)| act(state, *action, &mut table),
        BatchSize::SmallInput,
    );
}

/// Short runs: there are many of them, and what they measure is steady.
fn settings() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .sample_size(50)
}

criterion_group! {
    name = all;
    config = settings();
    targets = every_game
}
criterion_main!(all);
