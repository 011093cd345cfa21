//! One file per command.

pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod components;
pub(crate) mod list;
pub(crate) mod odds;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod simulate;
mod welcome;

use std::io::Write;

use anyhow::Result;

use crate::args::{Args, Command};

pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<()> {
    match args.command {
        None => welcome::run(out),
        Some(Command::List(args)) => list::run(&args, out),
        Some(Command::Play(args)) => play::run(args, out),
        Some(Command::Simulate(args)) => simulate::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Odds(args)) => odds::run(&args, out),
        Some(Command::Components(args)) => components::run(&args, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Completions(args)) => completions::run(&args, out),
    }
}
