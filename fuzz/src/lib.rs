//! What the fuzz targets do, as plain functions of bytes, so that a finding can be looked at without the fuzzer:
//!
//! ```no_run
//! let finding = std::fs::read("artifacts/actions/crash-0123").unwrap();
//! tabletop_fuzz::actions(&finding);
//! ```
//!
//! The first byte of an input chooses the game, from the registry of `tabletop`: a new game is fuzzed without a line here.

mod actions;
mod components;
mod input;
mod saves;
mod text;

use input::Input;
use tabletop::{FullGame, Visitor, visit};

/// Bytes become a setup, decisions and luck.
pub fn actions(data: &[u8]) {
    with_game(data, actions::Play);
}

/// Bytes become saves, or damage to real saves.
pub fn saves(data: &[u8]) {
    with_game(data, saves::Load);
}

/// Bytes become component files and setups, or damage to real ones.
pub fn components(data: &[u8]) {
    with_game(data, components::Read);
}

/// Bytes become text.
pub fn action_text(data: &[u8]) {
    with_game(data, text::Parse);
}

/// What a target does with one game and the rest of its input.
trait Target {
    fn run<G: FullGame>(self, input: Input<'_>);
}

struct With<'a, T> {
    target: T,
    input: Input<'a>,
}

impl<T: Target> Visitor for With<'_, T> {
    type Out = ();

    fn visit<G: FullGame>(self) {
        self.target.run::<G>(self.input);
    }
}

fn with_game(data: &[u8], target: impl Target) {
    let mut input = Input::new(data);
    let games = tabletop::ids().len();
    let Some(id) = tabletop::ids().nth(input.below(games)) else {
        return;
    };
    visit(id, With { target, input }).expect("a listed game is there");
}
