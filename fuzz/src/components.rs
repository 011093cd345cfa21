//! Bytes become component files and setups, or damage to real ones. A faulty one is refused with a message; a sound one can be played, and
//! every position of it is sound.

use serde_json::Value;
use tabletop::core::{Playout, Quiet};
use tabletop::{FullGame, Seeded};

use crate::Target;
use crate::input::Input;

/// Games with strange components can be long; this many decisions are looked at.
const DECISIONS: usize = 200;

pub struct Read;

impl Target for Read {
    fn run<G: FullGame>(self, mut input: Input<'_>) {
        let (fewest, most) = G::SEATS;
        let seats = fewest
            + u8::try_from(input.below(usize::from(most - fewest) + 1)).expect("a number of seats");
        let standard = G::standard(seats);
        let setup = match input.byte() {
            0..=31 => serde_json::from_slice(input.rest()),
            32..=63 => serde_json::from_slice(input.rest())
                .map(|components| G::with_components(standard, components)),
            64..=127 => serde_json::from_value(damaged(
                &serde_json::to_value(standard).expect("plain data"),
                input,
            )),
            128.. => serde_json::from_value(damaged(
                &serde_json::to_value(G::components()).expect("plain data"),
                input,
            ))
            .map(|components| G::with_components(standard, components)),
        };
        let Ok(setup) = setup else { return };
        match G::new(setup) {
            Ok(game) => play(&game),
            Err(faults) => assert!(!faults.to_string().is_empty()),
        }
    }
}

fn play<G: FullGame>(game: &G) {
    let mut table = Quiet::new(Seeded::new(1));
    let mut state = game.start(&mut table);
    let mut playout = Playout::new();
    for _ in 0..DECISIONS {
        if let Err(wrong) = game.audit(&state) {
            panic!("{wrong}");
        }
        if playout.step(game, &mut state, &mut table).is_none() {
            assert!(game.standing(&state).is_some());
            return;
        }
    }
}

/// A copy with some of its values changed, left out or doubled.
fn damaged(value: &Value, mut input: Input<'_>) -> Value {
    let mut value = value.clone();
    while !input.is_empty() {
        let place = input.word() as usize % size(&value);
        change(&mut value, place, &mut input);
    }
    value
}

/// How many values there are in a value, itself included.
fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        _ => 0,
    }
}

/// Changes the value at `place`, counted as [`size`] counts.
fn change(value: &mut Value, place: usize, input: &mut Input<'_>) {
    let Some(mut place) = place.checked_sub(1) else {
        return change_here(value, input);
    };
    let inside: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => return,
    };
    for inner in inside {
        let size = size(inner);
        if place < size {
            return change(inner, place, input);
        }
        place -= size;
    }
}

fn change_here(value: &mut Value, input: &mut Input<'_>) {
    let what = input.byte();
    match value {
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or(0);
            *value = match what {
                0..=63 => Value::from(old + 1),
                64..=127 => Value::from(old - 1),
                128..=191 => Value::from(input.byte()),
                192..=223 => Value::from(input.word()),
                224..=239 => Value::from(u64::MAX),
                _ => Value::from(-i64::from(input.word())),
            };
        }
        Value::Bool(old) => *old = !*old,
        Value::String(text) if what < 128 => text.push(char::from(what)),
        Value::Array(items) if !items.is_empty() => {
            let index = input.below(items.len());
            match what {
                0..=99 => drop(items.remove(index)),
                100..=199 => items.insert(index, items[index].clone()),
                _ => {
                    let other = input.below(items.len());
                    items.swap(index, other);
                }
            }
        }
        Value::Object(fields) if what < 128 => {
            let name = fields.keys().nth(input.below(fields.len())).cloned();
            if let Some(name) = name {
                fields.remove(&name);
            }
        }
        _ => *value = Value::Null,
    }
}
