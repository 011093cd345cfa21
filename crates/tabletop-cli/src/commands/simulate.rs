//! `tabletop simulate`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use tabletop::{Fingerprint, FullGame, Seat, Visitor};
use tabletop_bots::tally::{Estimate, Tally};
use tabletop_bots::{Arena, PlayerSpec, Worker};

use crate::args::{SetupFiles, games_or_all};
use crate::failure::usage;
use crate::files;
use crate::show::{Side, count, measured, table, whole};

/// Play many games and show what happened: lengths, choices, wins and scores by seat, speed, one fingerprint
///
/// Game N of a series depends on the seed and on N only, so the fingerprint, folded over the games in order from each game's number of
/// decisions and final position, does not depend on --jobs. Intervals are of 95 %: Wilson's for wins, normal for means.
#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game, or `all` for every game in turn
    #[arg(value_parser = games_or_all())]
    game: String,

    /// How many games
    #[arg(long, short, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The seed of the series
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,

    /// How many seats [default: as many as --players, or else the most the game takes]
    #[arg(long, value_name = "K")]
    seats: Option<u8>,

    /// A player for each seat, or one for all: random, greedy, greedy:N, mc:N or ismcts:N
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "PLAYER,...",
        default_value = "random"
    )]
    players: Vec<PlayerSpec>,

    /// How many games are played at a time [default: one for each core]
    #[arg(long, short, value_name = "J", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,

    /// Save every game into this folder, as GAME-NUMBER.jsonl
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    #[command(flatten)]
    files: SetupFiles,

    /// Answer as JSON: one object for each game, on a line
    #[arg(long)]
    json: bool,
}

/// How many games a job plays before it reports, where games are quick.
const CHUNK: u64 = 64;
/// How many reports are waited for at a time, for each job: what is kept in memory.
const WAVE: u64 = 32;

pub(super) fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<()> {
    let all = args.game == "all";
    if all && (args.files.setup.is_some() || args.files.components.is_some()) {
        return usage("--setup and --components are for one game, not for all");
    }
    let jobs = args.jobs.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build()?;
    let names = tabletop::ids().filter(|&id| all || id == args.game);
    for (place, id) in names.enumerate() {
        if place > 0 && !args.json {
            writeln!(out)?;
        }
        let pool = &pool;
        let report = tabletop::visit(id, Run { args, pool })??;
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

struct Run<'a> {
    args: &'a SimulateArgs,
    pool: &'a rayon::ThreadPool,
}

impl Visitor for Run<'_> {
    type Out = Result<Report>;

    fn visit<G: FullGame>(self) -> Result<Report> {
        let Run { args, pool } = self;
        let default = match args.players.len() {
            1 => G::SEATS.1,
            several => u8::try_from(several).unwrap_or(u8::MAX),
        };
        let game: G = args.files.game(args.seats, default)?;
        let players = match args.players[..] {
            [one] => vec![one; usize::from(game.seats())],
            ref several => several.to_vec(),
        };
        if players.len() != usize::from(game.seats()) {
            return usage(format!(
                "--players names {} players for {} seats",
                players.len(),
                game.seats()
            ));
        }
        if let Some(folder) = &args.save {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let arena = Arena::new(&game, &players, args.seed)?;
        let bar = bar(args.games, G::ID);
        let begun = Instant::now();
        let (tally, fingerprint) = pool.install(|| series(&arena, &players, args, &bar))?;
        let time = begun.elapsed();
        bar.finish_and_clear();
        Ok(Report::new::<G>(
            args,
            &players,
            &tally,
            fingerprint,
            time,
            pool.current_num_threads(),
        ))
    }
}

/// Plays all games. Memory does not grow with their number.
fn series<G: FullGame>(
    arena: &Arena<'_, G>,
    players: &[PlayerSpec],
    args: &SimulateArgs,
    bar: &ProgressBar,
) -> Result<(Tally, Fingerprint)> {
    let quick = players.iter().all(|player| *player == PlayerSpec::Random);
    let chunk = if quick { CHUNK } else { 1 };
    let wave = chunk * WAVE * rayon::current_num_threads() as u64;
    let mut tally = Tally::default();
    let mut fingerprint = Fingerprint::START;
    let mut from = 0;
    while from < args.games {
        let until = args.games.min(from.saturating_add(wave));
        let chunks = (until - from).div_ceil(chunk);
        let parts: Vec<(Tally, Vec<Fingerprint>)> = (0..chunks)
            .into_par_iter()
            .map_init(
                || arena.worker(),
                |worker, number| {
                    let first = from + number * chunk;
                    part(worker, first..until.min(first + chunk), args, bar)
                },
            )
            .collect::<Result<_>>()?;
        for (part, prints) in parts {
            tally.merge(&part);
            for print in prints {
                fingerprint = fingerprint.and(&print);
            }
        }
        from = until;
    }
    Ok((tally, fingerprint))
}

fn part<G: FullGame>(
    worker: &mut Worker<'_, '_, G>,
    games: std::ops::Range<u64>,
    args: &SimulateArgs,
    bar: &ProgressBar,
) -> Result<(Tally, Vec<Fingerprint>)> {
    let mut tally = Tally::default();
    let mut prints = Vec::new();
    let played = games.end - games.start;
    for index in games {
        let result = match &args.save {
            None => worker.play(index)?,
            Some(folder) => {
                let (result, played) = worker.play_logged(index)?;
                let file = folder.join(format!("{}-{index:06}.jsonl", G::ID));
                files::write(&file, played.to_json_lines().as_bytes())?;
                result
            }
        };
        tally.add(&result);
        prints.push(result.fingerprint);
    }
    bar.inc(played);
    Ok((tally, prints))
}

/// A bar on stderr, where that is a terminal.
fn bar(games: u64, id: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) =
        ProgressStyle::with_template("{msg} {bar:40} {human_pos}/{human_len} games, {eta} left")
    {
        bar.set_style(style);
    }
    bar.set_message(id);
    bar
}

/// What is told about a series.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    revision: u32,
    seats: usize,
    /// As text: JSON numbers lose digits in many readers.
    seed: String,
    games: u64,
    decisions: u64,
    decisions_per_game: Estimate,
    shortest: u32,
    longest: u32,
    branching: f64,
    by_seat: Vec<SeatReport>,
    fingerprint: Fingerprint,
    jobs: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

#[derive(Serialize)]
struct SeatReport {
    seat: u8,
    player: PlayerSpec,
    win_share: Estimate,
    score: Estimate,
}

impl Report {
    fn new<G: FullGame>(
        args: &SimulateArgs,
        players: &[PlayerSpec],
        tally: &Tally,
        fingerprint: Fingerprint,
        time: Duration,
        jobs: usize,
    ) -> Self {
        let seconds = time.as_secs_f64();
        let (shortest, longest) = tally.lengths();
        #[expect(clippy::cast_precision_loss, reason = "a rate, for people to read")]
        let per_second = |count: u64| count as f64 / seconds.max(1e-9);
        Report {
            game: G::ID,
            title: G::TITLE,
            revision: G::REVISION,
            seats: players.len(),
            seed: args.seed.to_string(),
            games: tally.games(),
            decisions: tally.decisions(),
            decisions_per_game: tally.length(),
            shortest,
            longest,
            branching: tally.branching(),
            by_seat: Seat::ALL
                .into_iter()
                .zip(players)
                .filter_map(|(seat, &player)| {
                    Some(SeatReport {
                        seat: seat.number(),
                        player,
                        win_share: tally.win_share(seat)?,
                        score: tally.score(seat)?,
                    })
                })
                .collect(),
            fingerprint,
            jobs,
            seconds,
            games_per_second: per_second(tally.games()),
            decisions_per_second: per_second(tally.decisions()),
        }
    }

    fn show(&self, out: &mut dyn Write) -> Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{}{bold:#}: {} with {} seats, seed {}",
            self.title,
            count(self.games, "game"),
            self.seats,
            self.seed
        )?;
        let length = &self.decisions_per_game;
        let lines = [
            (
                "decisions per game",
                format!(
                    "{} ±{}, from {} to {}",
                    measured(length.mean),
                    measured(length.high - length.mean),
                    whole(self.shortest),
                    whole(self.longest)
                ),
            ),
            (
                "branching",
                format!("{} actions to choose from", measured(self.branching)),
            ),
            (
                "speed",
                format!(
                    "{} games/s, {} decisions/s ({} s, {})",
                    measured(self.games_per_second),
                    measured(self.decisions_per_second),
                    measured(self.seconds),
                    count(self.jobs as u64, "job")
                ),
            ),
            ("fingerprint", self.fingerprint.to_string()),
        ];
        for (name, value) in lines {
            writeln!(out, "  {name:<20}{value}")?;
        }
        writeln!(out)?;
        let columns = [
            ("seat", Side::Left),
            ("player", Side::Left),
            ("wins", Side::Right),
            ("95 % interval", Side::Right),
            ("mean score", Side::Right),
            ("95 % interval", Side::Right),
        ];
        table(
            out,
            &columns,
            self.by_seat.iter().map(|seat| {
                let (wins, score) = (&seat.win_share, &seat.score);
                vec![
                    format!("P{}", seat.seat),
                    seat.player.to_string(),
                    format!("{:.1} %", wins.mean * 100.0),
                    format!("{:.1} to {:.1} %", wins.low * 100.0, wins.high * 100.0),
                    measured(score.mean),
                    format!("{} to {}", measured(score.low), measured(score.high)),
                ]
            }),
        )?;
        Ok(())
    }
}
