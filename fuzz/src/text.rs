//! Bytes become text. What reads as an action is written back the same way, has a dense number that leads back to it if the setup can offer
//! it, and can be asked about without a panic.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use tabletop::core::{Quiet, TextError};
use tabletop::{Fingerprint, FullGame, Seat, Seeded, Viewer};

use crate::Target;
use crate::input::Input;

pub struct Parse;

impl Target for Parse {
    fn run<G: FullGame>(self, mut input: Input<'_>) {
        let variants = G::variants();
        let setup = variants[input.below(variants.len())].clone();
        let Ok(text) = std::str::from_utf8(input.rest()) else {
            return;
        };
        read::<Seat>(text);
        read::<Viewer>(text);
        read::<Fingerprint>(text);
        let Some(action) = read::<G::Action>(text) else {
            return;
        };

        let game = G::new(setup).expect("a variant is valid");
        if let Some(id) = game.id(action) {
            assert_eq!(game.action(id), Some(action), "number {id}");
        }
        let state = game.start(&mut Quiet::new(Seeded::new(1)));
        for seat in Seat::ALL {
            let listed = game.legal_actions(&state, seat).contains(&action);
            let _ = game.check(&state, seat, action);
            assert_eq!(
                game.permit(&state, seat, action).is_ok(),
                listed,
                "{seat} `{action}`"
            );
            let mut phrase = String::new();
            game.describe(&game.view(&state, Viewer::Seat(seat)), action, &mut phrase)
                .expect("writing into a string");
        }
    }
}

/// Reads a value; if it can be read, it is written and read again to the same.
fn read<T: FromStr<Err = TextError> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string().parse().as_ref(), Ok(&value), "`{text}`");
            Some(value)
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            None
        }
    }
}
