//! `tabletop perft`.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use tabletop::core::{Luck, Quiet, perft, split_perft};
use tabletop::{FullGame, Seat, Seeded, Visitor};

use crate::args::{SetupFiles, games};
use crate::show::{Side, measured, table, whole};

/// Count the lines of play to a depth: the check and the benchmark of a rules engine
///
/// Luck is fixed by the seed, for the deal and after it; with --all-luck every answer of luck after the deal makes lines of its own.
#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    /// The game
    #[arg(value_parser = games())]
    game: String,

    /// How many decisions deep
    #[arg(long, short, value_name = "D")]
    depth: u32,

    /// How many seats [default: the most the game takes]
    #[arg(long, value_name = "K")]
    seats: Option<u8>,

    /// The seed of the deal, and of the luck after it
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,

    /// Count every answer of luck
    #[arg(long)]
    all_luck: bool,

    /// The most outcomes of one action with --all-luck
    #[arg(
        long,
        default_value_t = 100_000,
        value_name = "N",
        requires = "all_luck"
    )]
    limit: usize,

    /// Show the count for each first action
    #[arg(long)]
    split: bool,

    #[command(flatten)]
    files: SetupFiles,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    revision: u32,
    seats: u8,
    seed: String,
    all_luck: bool,
    depths: Vec<Depth>,
    #[serde(skip_serializing_if = "Option::is_none")]
    split: Option<Vec<Line>>,
}

#[derive(Serialize)]
struct Depth {
    #[serde(rename = "depth")]
    decisions: u32,
    lines: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Line {
    seat: Seat,
    action: String,
    lines: u64,
}

struct Run<'a> {
    args: &'a PerftArgs,
    out: &'a mut dyn Write,
}

pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<()> {
    tabletop::visit(&args.game, Run { args, out })?
}

impl Visitor for Run<'_> {
    type Out = Result<()>;

    fn visit<G: FullGame>(self) -> Result<()> {
        let Run { args, out } = self;
        let game: G = args.files.game(args.seats, G::SEATS.1)?;
        let state = game.start(&mut Quiet::new(Seeded::new(args.seed)));
        let luck = if args.all_luck {
            Luck::All { limit: args.limit }
        } else {
            Luck::Seeded(args.seed)
        };
        let mut report = Report {
            game: G::ID,
            revision: G::REVISION,
            seats: game.seats(),
            seed: args.seed.to_string(),
            all_luck: args.all_luck,
            depths: Vec::new(),
            split: None,
        };
        for depth in 1..=args.depth {
            let begun = Instant::now();
            let lines = perft(&game, &state, depth, luck)?;
            report.depths.push(Depth {
                decisions: depth,
                lines,
                seconds: begun.elapsed().as_secs_f64(),
            });
        }
        if args.split {
            let split = split_perft(&game, &state, args.depth, luck)?;
            report.split = Some(
                split
                    .into_iter()
                    .map(|(seat, action, lines)| Line {
                        seat,
                        action: action.to_string(),
                        lines,
                    })
                    .collect(),
            );
        }
        if args.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
            return Ok(());
        }
        report.show(G::TITLE, out)
    }
}

impl Report {
    fn show(&self, title: &str, out: &mut dyn Write) -> Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{title}{bold:#}, {} seats, seed {}, {}\n",
            self.seats,
            self.seed,
            if self.all_luck {
                "every answer of luck counted"
            } else {
                "luck fixed by the seed"
            }
        )?;
        if let Some(split) = &self.split {
            let rows = split.iter().map(|line| {
                vec![
                    line.seat.to_string(),
                    line.action.clone(),
                    whole(line.lines),
                ]
            });
            let columns = [
                ("seat", Side::Left),
                ("first action", Side::Left),
                ("lines", Side::Right),
            ];
            table(out, &columns, rows)?;
            writeln!(out)?;
        }
        let rows = self.depths.iter().map(|depth| {
            #[expect(clippy::cast_precision_loss, reason = "a rate, for people to read")]
            let rate = depth.lines as f64 / depth.seconds.max(1e-9);
            vec![
                depth.decisions.to_string(),
                whole(depth.lines),
                format!("{:.3}", depth.seconds),
                measured(rate),
            ]
        });
        let columns = [
            ("depth", Side::Right),
            ("lines", Side::Right),
            ("seconds", Side::Right),
            ("lines/s", Side::Right),
        ];
        table(out, &columns, rows)?;
        Ok(())
    }
}
