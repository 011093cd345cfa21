//! The rules, one file per section of the book's chapter; every test says which rules it shows.

#[path = "../common/mod.rs"]
mod common;

mod ecology;
mod envelopes;
mod movement;
mod setup;
mod turn;
