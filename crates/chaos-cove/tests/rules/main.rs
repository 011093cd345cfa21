//! A test for every numbered rule, one file for each section of the rules. The comments give the ids.

#[path = "../common/mod.rs"]
mod common;

mod attack;
mod buy;
mod combat;
mod defend;
mod heroes;
mod locations;
mod place;
mod round_end;
mod scoring;
mod set_up;
mod use_cards;
