//! The same games in another process: the test that checks [`Law::Determinism`](crate::Law::Determinism) starts itself again.

use std::process::{Command, Stdio};

use tabletop_core::Catalog;

use crate::laws::determinism::fingerprint;

/// Set in the other process, so that it only says its fingerprint.
const PROBE: &str = "TABLETOP_LAW_PROBE";
const SAYS: &str = "tabletop-law-fingerprint=";

/// In the other process: says the fingerprint, and `true`.
pub(crate) fn answer_probe<G: Catalog>() -> bool {
    if std::env::var_os(PROBE).is_none() {
        return false;
    }
    match fingerprint::<G>() {
        Ok(print) => println!("\n{SAYS}{print}"),
        Err(message) => println!("\n{message}"),
    }
    true
}

/// Plays some games here and in another process, which runs the test named `test` of this program.
pub(crate) fn compare<G: Catalog>(test: &str) -> Result<(), String> {
    let here = fingerprint::<G>()?.to_string();
    if cfg!(miri) || cfg!(target_family = "wasm") {
        return Ok(()); // there are no processes to start
    }
    let program = std::env::current_exe()
        .map_err(|error| format!("this program cannot be found: {error}"))?;
    let output = Command::new(program)
        .args([test, "--exact", "--nocapture"])
        .env(PROBE, "1")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("the test cannot be started in another process: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let there = text.lines().find_map(|line| line.trim().strip_prefix(SAYS));
    match there {
        Some(there) if there == here => Ok(()),
        Some(there) => Err(format!(
            "the same seeds give fingerprint {here} here and {there} in another process"
        )),
        None => Err(format!(
            "the test `{test}` says no fingerprint in another process; it says: {}",
            text.trim()
        )),
    }
}
