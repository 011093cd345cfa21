//! `tabletop bench`.

use std::hint::black_box;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use stats_alloc::Region;
use tabletop::core::{Playout, Quiet};
use tabletop::{Fingerprint, FullGame, Match, Seat, Seeded, Visitor};

use crate::args::{SetupFiles, games_or_all};
use crate::failure::usage;
use crate::show::{Side, measured, table, whole};

/// Measure a game: decisions, legal actions, clones, views, samples, saves, allocations
///
/// Each time is the median over many short runs on positions of random games. For comparisons between versions use `cargo bench`; for
/// these numbers, a release build on a quiet machine.
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game, or `all`
    #[arg(value_parser = games_or_all(), default_value = "all")]
    game: String,

    /// How many seats [default: the most the game takes]
    #[arg(long, value_name = "K")]
    seats: Option<u8>,

    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,

    /// How long each measurement takes, in seconds
    #[arg(long, default_value_t = 0.5, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,

    #[command(flatten)]
    files: SetupFiles,

    /// Answer as JSON: one object for each game, on a line
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds: &f64| (0.001..=3600.0).contains(seconds))
        .ok_or_else(|| "a time from 0.001 to 3600 seconds is wanted".into())
}

pub(super) fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<()> {
    let all = args.game == "all";
    if all && (args.files.setup.is_some() || args.files.components.is_some()) {
        return usage("--setup and --components are for one game, not for all");
    }
    if cfg!(debug_assertions) {
        anstream::eprintln!("note: this is a debug build; use `cargo run --release`");
    }
    let names = tabletop::ids().filter(|&id| all || id == args.game);
    for (place, id) in names.enumerate() {
        if place > 0 && !args.json {
            writeln!(out)?;
        }
        let report = tabletop::visit(id, Run { args })??;
        if args.json {
            serde_json::to_writer(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            report.show(out)?;
        }
        out.flush()?;
    }
    Ok(())
}

/// What was measured; times in nanoseconds.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    revision: u32,
    seats: u8,
    seed: String,
    decisions_per_game: f64,
    branching: f64,
    state_bytes: usize,
    encoded_bytes: f64,
    decision_ns: f64,
    legal_ns: f64,
    clone_ns: f64,
    view_ns: f64,
    sample_ns: f64,
    fingerprint_ns: f64,
    match_apply_ns: f64,
    save_bytes_ns_per_kib: f64,
    save_lines_ns_per_kib: f64,
    load_ns_per_decision: f64,
    allocations_per_decision: f64,
    allocations_per_clone: f64,
}

struct Run<'a> {
    args: &'a BenchArgs,
}

impl Visitor for Run<'_> {
    type Out = Result<Report>;

    fn visit<G: FullGame>(self) -> Result<Report> {
        let args = self.args;
        let game: G = args.files.game(args.seats, G::SEATS.1)?;
        let corpus = Corpus::gather(&game, args.seed);
        let clock = Clock(Duration::from_secs_f64(args.seconds));
        Ok(corpus.measure(&game, args.seed, &clock))
    }
}

/// Positions and games to measure on.
struct Corpus<G: FullGame> {
    /// Positions of random games with the seat that decides.
    positions: Vec<(G::State, Seat)>,
    /// Whole games.
    games: Vec<Match<G>>,
    decisions: usize,
    options: usize,
}

/// How many games the positions are taken from.
const GAMES: u64 = 16;
/// How many positions are kept, from all over the games.
const POSITIONS: usize = 256;

impl<G: FullGame> Corpus<G> {
    fn gather(game: &G, seed: u64) -> Self {
        let mut corpus = Corpus {
            positions: Vec::new(),
            games: Vec::new(),
            decisions: 0,
            options: 0,
        };
        let mut every = Vec::new();
        for index in 0..GAMES {
            let seed = Seeded::nth_seed(seed, index);
            let mut played = Match::start(game.clone(), seed);
            let mut choices = Seeded::new(seed);
            while let Some(seat) = played.pending().seats().first() {
                let legal = played.legal_actions(seat);
                every.push((played.state().clone(), seat));
                corpus.options += legal.len();
                corpus.decisions += 1;
                let number = u32::try_from(legal.len()).unwrap_or(u32::MAX);
                let choice = choices.below(tabletop::core::Stream::POLICY, number.max(1));
                if played.apply(seat, legal[choice as usize]).is_err() {
                    break; // `legal` and `check` disagree: for the laws to find, not for a clock
                }
            }
            corpus.games.push(played);
        }
        let step = every.len().div_ceil(POSITIONS).max(1);
        corpus.positions = every.into_iter().step_by(step).collect();
        corpus
    }

    fn measure(&self, game: &G, seed: u64, clock: &Clock) -> Report {
        let positions = &self.positions;
        let views: Vec<_> = positions
            .iter()
            .map(|(state, seat)| game.view(state, (*seat).into()))
            .collect();
        let mut luck = Seeded::new(seed);
        let bytes: usize = self.games.iter().map(|game| game.to_bytes().len()).sum();
        let lines: usize = self
            .games
            .iter()
            .map(|game| game.to_json_lines().len())
            .sum();
        let saves: Vec<_> = self.games.iter().map(Match::to_bytes).collect();
        let each = float(positions.len());
        let (decision_ns, allocations_per_decision) = playouts(game, seed, clock);
        Report {
            game: G::ID,
            title: G::TITLE,
            revision: G::REVISION,
            seats: game.seats(),
            seed: seed.to_string(),
            decisions_per_game: float(self.decisions) / float(self.games.len()),
            branching: float(self.options) / float(self.decisions.max(1)),
            state_bytes: size_of::<G::State>(),
            encoded_bytes: encoded(positions),
            decision_ns,
            legal_ns: clock.median(|| {
                for (state, seat) in positions {
                    let _ = game.legal(black_box(state), *seat, |action| {
                        black_box(action);
                        ControlFlow::Continue(())
                    });
                }
                each
            }),
            clone_ns: clock.median(|| {
                for (state, _) in positions {
                    black_box(black_box(state).clone());
                }
                each
            }),
            view_ns: clock.median(|| {
                for (state, seat) in positions {
                    black_box(game.view(black_box(state), (*seat).into()));
                }
                each
            }),
            sample_ns: clock.median(|| {
                for view in &views {
                    black_box(game.sample(black_box(view), &mut luck));
                }
                each
            }),
            fingerprint_ns: clock.median(|| {
                for (state, _) in positions {
                    black_box(Fingerprint::of(black_box(state)));
                }
                each
            }),
            match_apply_ns: clock.median(|| {
                for old in &self.games {
                    let mut again = Match::start(game.clone(), old.seed());
                    for step in old.steps() {
                        let _ = black_box(again.apply(step.seat, step.action));
                    }
                }
                float(self.decisions)
            }),
            save_bytes_ns_per_kib: clock.median(|| {
                for game in &self.games {
                    black_box(game.to_bytes());
                }
                float(bytes) / 1024.0
            }),
            save_lines_ns_per_kib: clock.median(|| {
                for game in &self.games {
                    black_box(game.to_json_lines());
                }
                float(lines) / 1024.0
            }),
            load_ns_per_decision: clock.median(|| {
                for save in &saves {
                    let _ = black_box(Match::<G>::load(black_box(save)));
                }
                float(self.decisions)
            }),
            allocations_per_decision,
            allocations_per_clone: {
                let region = Region::new(crate::ALLOCATOR);
                for (state, _) in positions {
                    black_box(state.clone());
                }
                float(region.change().allocations) / each
            },
        }
    }
}

/// Time and allocations of a decision in random games, with the start of each game counted in for time and left out for allocations.
fn playouts<G: FullGame>(game: &G, seed: u64, clock: &Clock) -> (f64, f64) {
    let mut playout = Playout::new();
    let mut play = |index: u64, count: &mut dyn FnMut(&mut dyn FnMut() -> u32) -> u32| {
        let mut table = Quiet::new(Seeded::new(Seeded::nth_seed(seed, index)));
        let mut state = game.start(&mut table);
        count(&mut || {
            playout
                .run(game, &mut state, &mut table, game.decision_bound())
                .decisions
        })
    };
    let mut index = 0;
    let time = clock.median(|| {
        let mut decisions = 0.0;
        for _ in 0..GAMES {
            decisions += f64::from(play(index, &mut |run| run()));
            index += 1;
        }
        decisions
    });
    let (mut decisions, mut allocations) = (0.0, 0);
    for index in 0..GAMES {
        decisions += f64::from(play(index, &mut |run| {
            let region = Region::new(crate::ALLOCATOR);
            let decisions = run();
            let change = region.change();
            allocations += change.allocations + change.reallocations;
            decisions
        }));
    }
    (time, float(allocations) / decisions.max(1.0))
}

/// How long a position is in its canonical encoding, on average.
fn encoded<S: Serialize>(positions: &[(S, Seat)]) -> f64 {
    let bytes: usize = positions
        .iter()
        .map(|(state, _)| postcard::to_allocvec(state).map_or(0, |bytes| bytes.len()))
        .sum();
    float(bytes) / float(positions.len().max(1))
}

/// How long to measure.
struct Clock(Duration);

impl Clock {
    /// Nanoseconds for one of what `run` says it did, the median over as many runs as fit into the time, at least five.
    fn median(&self, mut run: impl FnMut() -> f64) -> f64 {
        run(); // so that caches and lists are as they will be
        let mut times = Vec::new();
        let begun = Instant::now();
        while begun.elapsed() < self.0 || times.len() < 5 {
            let start = Instant::now();
            let done = run();
            times.push(start.elapsed().as_secs_f64() * 1e9 / done.max(1e-9));
        }
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
fn float(count: usize) -> f64 {
    count as f64
}

impl Report {
    fn show(&self, out: &mut dyn Write) -> Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{}{bold:#}, {} seats, seed {}: {} decisions in a random game, {} actions to choose from\n",
            self.title,
            self.seats,
            self.seed,
            measured(self.decisions_per_game),
            measured(self.branching)
        )?;
        let ns = |time: f64| format!("{} ns", measured(time));
        let rows = [
            (
                "decision in a random game: list, pick, play",
                ns(self.decision_ns),
            ),
            ("legal actions, all of them", ns(self.legal_ns)),
            ("clone of a position", ns(self.clone_ns)),
            ("view of the acting seat", ns(self.view_ns)),
            ("sample of a position that fits a view", ns(self.sample_ns)),
            ("fingerprint of a position", ns(self.fingerprint_ns)),
            (
                "decision in a match, checked and logged",
                ns(self.match_apply_ns),
            ),
            (
                "decision of a save, loaded and compared",
                ns(self.load_ns_per_decision),
            ),
            ("save as bytes, per KiB", ns(self.save_bytes_ns_per_kib)),
            (
                "save as JSON Lines, per KiB",
                ns(self.save_lines_ns_per_kib),
            ),
            (
                "size of a position",
                format!("{} bytes", whole(self.state_bytes as u64)),
            ),
            (
                "its canonical encoding",
                format!("{} bytes", measured(self.encoded_bytes)),
            ),
            (
                "allocations per decision",
                measured(self.allocations_per_decision),
            ),
            (
                "allocations per clone",
                measured(self.allocations_per_clone),
            ),
        ];
        let columns = [("what", Side::Left), ("", Side::Right)];
        table(
            out,
            &columns,
            rows.into_iter()
                .map(|(what, value)| vec![what.to_owned(), value]),
        )?;
        Ok(())
    }
}
