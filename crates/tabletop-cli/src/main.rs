//! The `tabletop` command.

mod args;
mod commands;
mod failure;
mod files;
mod setup;
mod show;

use std::alloc::System;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// The system's allocator, with a count of what it is asked for, so that `bench` can say what a decision allocates.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    // Wrong usage and `--help` end here, with codes 2 and 0.
    let args = args::Args::parse();
    let mut out = BufWriter::new(anstream::stdout().lock());
    let done = commands::run(args, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // What was found up to the error is shown before it; if it cannot be, the error is told anyway.
            let _ = out.flush();
            failure::report(&error)
        }
    }
}
