//! The command line.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args as ClapArgs, Parser, Subcommand};

use crate::commands::{bench, completions, components, list, odds, perft, play, replay, simulate};

/// Plays, simulates, replays and checks hobby board games.
#[derive(Debug, Parser)]
#[command(name = "tabletop", version, max_term_width = 100, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXIT_CODES: &str = "\
Exit codes: 0 done; 1 failed (a file that is refused, a check that does not hold); 2 called wrongly.
Answers go to stdout, everything else to stderr. NO_COLOR is respected.";

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    List(list::ListArgs),
    Play(play::PlayArgs),
    Simulate(simulate::SimulateArgs),
    Replay(replay::ReplayArgs),
    Odds(odds::OddsArgs),
    Components(components::ComponentsArgs),
    Perft(perft::PerftArgs),
    Bench(bench::BenchArgs),
    Completions(completions::CompletionsArgs),
}

/// Where a setup comes from.
#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct SetupFiles {
    /// A JSON file with the whole setup: seats, options, components
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,

    /// A JSON file with component tables to play with, as `tabletop components` writes it
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

/// The names of the games.
pub(crate) fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(tabletop::ids())
}

/// The names of the games, and `all`.
pub(crate) fn games_or_all() -> PossibleValuesParser {
    PossibleValuesParser::new(tabletop::ids().chain(["all"]))
}
