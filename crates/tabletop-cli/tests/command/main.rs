//! The command from outside: what it is given, what it answers, and how it fails.

mod common;
mod files;
mod play;
mod simulate;
mod surface;
