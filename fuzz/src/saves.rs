//! Bytes become saves, or damage to real saves. Whatever is loaded without an error must be a true match, and what a refused save still gave
//! must be a beginning of the match that was saved.

use tabletop::core::record::Header;
use tabletop::{FullGame, Match};

use crate::Target;
use crate::input::Input;

/// A save is not made larger than this by doubling its lines.
const LARGEST: usize = 1 << 16;

pub struct Load;

impl Target for Load {
    fn run<G: FullGame>(self, mut input: Input<'_>) {
        let form = input.byte();
        if form < 64 {
            load_anything::<G>(input.rest());
        } else {
            load_damaged::<G>(input, form.is_multiple_of(2));
        }
    }
}

/// The bytes as they are.
fn load_anything<G: FullGame>(save: &[u8]) {
    let _ = Header::peek(save);
    match Match::<G>::load(save) {
        Ok(loaded) => same_again(&loaded),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let Some(partial) = error.partial {
                same_again(&partial);
            }
        }
    }
}

/// A real save with some bytes changed, added or missing.
fn load_damaged<G: FullGame>(mut input: Input<'_>, as_text: bool) {
    let played = play::<G>(&mut input);
    let mut save = if as_text {
        played.to_json_lines().into_bytes()
    } else {
        played.to_bytes()
    };
    let whole = save.clone();
    while !input.is_empty() && (1..=LARGEST).contains(&save.len()) {
        let what = input.byte();
        let place = input.word() as usize % save.len();
        match what {
            0..=127 => save[place] ^= what | 1,
            128..=159 => drop(save.remove(place)),
            160..=191 => save.insert(place, input.byte()),
            192..=207 => save.truncate(place),
            208..=231 => lines(&mut save, place, |lines, line| drop(lines.remove(line))),
            232.. => lines(&mut save, place, |lines, line| {
                lines.insert(line, lines[line].clone())
            }),
        }
    }
    let _ = Header::peek(&save);
    match Match::<G>::load(&save) {
        // Some changes are none: blanks in JSON, say.
        Ok(loaded) => assert_eq!(
            loaded.fingerprint(),
            played.fingerprint(),
            "a damaged save was taken for another match"
        ),
        Err(error) => {
            assert_ne!(save, whole, "a whole save was refused: {error}");
            assert!(!error.to_string().is_empty());
            let Some(partial) = &error.partial else {
                return;
            };
            let steps = partial.steps().len();
            // Step 0 may be that of another seed or setup: that is what was found wrong then.
            if steps > 0 {
                let before = played
                    .at(steps)
                    .expect("a damaged save has no more steps than the match");
                assert_eq!(partial.fingerprint(), before.fingerprint(), "after {error}");
            }
        }
    }
}

/// A short match that the input chooses.
fn play<G: FullGame>(input: &mut Input<'_>) -> Match<G> {
    let variants = G::variants();
    let setup = variants[input.below(variants.len())].clone();
    let mut played = Match::start(
        G::new(setup).expect("a variant is valid"),
        u64::from(input.byte()),
    );
    for _ in 0..input.below(24) {
        let Some(seat) = played.pending().seats().first() else {
            break;
        };
        let actions = played.legal_actions(seat);
        played
            .apply(seat, actions[input.below(actions.len())])
            .expect("a listed action is legal");
    }
    played
}

/// Writes a match in both forms and reads it back.
fn same_again<G: FullGame>(played: &Match<G>) {
    for save in [played.to_bytes(), played.to_json_lines().into_bytes()] {
        match Match::<G>::load(&save) {
            Ok(again) => assert_eq!(again.fingerprint(), played.fingerprint()),
            Err(error) => panic!("a match that was loaded is not loaded again: {error}"),
        }
    }
}

/// Changes whole lines.
fn lines(save: &mut Vec<u8>, place: usize, change: impl FnOnce(&mut Vec<Vec<u8>>, usize)) {
    let mut lines: Vec<Vec<u8>> = save
        .split_inclusive(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    let line = place % lines.len();
    change(&mut lines, line);
    *save = lines.concat();
}
