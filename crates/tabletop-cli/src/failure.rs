//! How the command fails: what goes to stderr, and the exit code.

use std::fmt;
use std::io;
use std::process::ExitCode;

use anyhow::Error;

/// The exit code of a command that failed.
const FAILED: u8 = 1;
/// The exit code of a command that was called wrongly; clap uses it too.
const USAGE: u8 = 2;

/// The command was called wrongly, in a way that only shows once the game is known.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// A [`Usage`] error to return with.
pub(crate) fn usage<T>(message: impl Into<String>) -> anyhow::Result<T> {
    Err(Usage(message.into()).into())
}

/// Prints an error with its causes and answers the exit code.
pub(crate) fn report(error: &Error) -> ExitCode {
    if is_closed_pipe(error) {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    let bold = anstyle::AnsiColor::Red.on_default().bold();
    anstream::eprintln!("{bold}error:{bold:#} {error:#}");
    ExitCode::from(if error.is::<Usage>() { USAGE } else { FAILED })
}

fn is_closed_pipe(error: &Error) -> bool {
    error
        .chain()
        .filter_map(|cause| {
            let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
            let json = cause.downcast_ref::<serde_json::Error>();
            io.or_else(|| json.and_then(serde_json::Error::io_error_kind))
        })
        .any(|kind| kind == io::ErrorKind::BrokenPipe)
}
