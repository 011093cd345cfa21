//! The rules, one file per section of the book's chapter; every test says which rules it shows.

#[path = "../common/mod.rs"]
mod common;

mod abilities;
mod bases;
mod combat;
mod ecology;
mod end;
mod envelopes;
mod movement;
mod resolution;
mod scrying;
mod setup;
mod special_cards;
mod tactical;
mod traps;
mod turn;
mod values;
mod vaults;
