//! `tabletop odds`.

pub(super) mod tree;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use serde::Serialize;
use tabletop::core::record::Header;
use tabletop::core::{Outcome, merged, outcomes};
use tabletop::{Event, FullGame, Match, Seat, Visitor};

use crate::failure::usage;
use crate::files;
use crate::show::count;
use tree::Way;

/// Every outcome of an action at the end of a saved game, with exact probabilities
///
/// The game is seen from above: the odds are those in the true position. Outcomes that lead to the same position are counted as one.
#[derive(Debug, Args)]
pub(crate) struct OddsArgs {
    /// The saved game
    file: PathBuf,

    /// The action, as `play` and `replay` write it
    #[arg(long, value_name = "TEXT")]
    action: String,

    /// Who acts [default: the seat that is awaited]
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,

    /// Look at the position after this step instead of the last
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,

    /// How many outcomes are worked out at most
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    limit: usize,

    /// How many branches are shown at each fork, the likeliest first
    #[arg(long, default_value_t = 12, value_name = "N")]
    top: usize,

    /// Answer as JSON, with all outcomes
    #[arg(long)]
    json: bool,
}

struct Run<'a> {
    args: &'a OddsArgs,
    save: &'a [u8],
    out: &'a mut dyn Write,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    step: usize,
    seat: Seat,
    action: String,
    outcomes: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    /// As a fraction.
    odds: String,
    /// The same in percent.
    percent: f64,
    luck: Vec<String>,
    told: Vec<String>,
}

pub(super) fn run(args: &OddsArgs, out: &mut dyn Write) -> Result<()> {
    let save = files::read(&args.file)?;
    let header = Header::peek(&save).with_context(|| args.file.display().to_string())?;
    let save = &save;
    tabletop::visit(&header.game, Run { args, save, out })
        .with_context(|| format!("{} is a save of another game", args.file.display()))?
}

impl Visitor for Run<'_> {
    type Out = Result<()>;

    fn visit<G: FullGame>(self) -> Result<()> {
        let Run { args, save, out } = self;
        let played = Match::<G>::load(save)
            .map_err(|error| anyhow!(error.problem))
            .with_context(|| args.file.display().to_string())?;
        let played = match args.at {
            Some(step) => played.at(step)?,
            None => played,
        };
        let seat = match args.seat {
            Some(seat) if seat.number() >= played.game().seats() => {
                return usage(format!(
                    "there is no {seat} in this game: it has {} seats",
                    played.game().seats()
                ));
            }
            Some(seat) => seat,
            None => played.pending().seats().first().with_context(|| {
                format!(
                    "{}: the game is over; choose an earlier step with --at",
                    args.file.display()
                )
            })?,
        };
        let action: G::Action = args.action.parse()?;
        let (game, state) = (played.game(), played.state());
        let found = merged(
            outcomes(game, state, seat, action, args.limit)
                .with_context(|| format!("{seat} cannot be given the odds of `{action}`"))?,
        );
        let ways: Vec<Way> = found
            .iter()
            .map(|outcome| Way {
                told: told(&played, seat, outcome),
                exact: Some(outcome.odds),
                odds: tree::number(outcome.odds),
            })
            .collect();
        if args.json {
            let lines = found.iter().zip(ways).map(|(outcome, way)| Line {
                odds: outcome.odds.to_string(),
                percent: way.odds * 100.0,
                luck: outcome.answers.iter().map(ToString::to_string).collect(),
                told: way.told,
            });
            let report = Report {
                game: G::ID,
                step: played.steps().len(),
                seat,
                action: action.to_string(),
                outcomes: lines.collect(),
            };
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
            return Ok(());
        }
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{seat} plays `{action}`{bold:#} after step {}: {}\n",
            played.steps().len(),
            count(ways.len() as u64, "outcome")
        )?;
        tree::show(&ways, args.top, out)
    }
}

/// What happens on one outcome, as the acting seat is told it.
pub(super) fn told<G: FullGame>(
    played: &Match<G>,
    seat: Seat,
    outcome: &Outcome<G>,
) -> Vec<String> {
    let mut view = played.view(seat);
    outcome
        .events
        .iter()
        .filter_map(|event| event.seen_by(seat.into()))
        .map(|seen| {
            let mut text = String::new();
            // Writing into a string does not fail.
            let _ = played.game().tell(&view, &seen, &mut text);
            played.game().follow(&mut view, &seen);
            text
        })
        .filter(|text| !text.is_empty())
        .collect()
}
