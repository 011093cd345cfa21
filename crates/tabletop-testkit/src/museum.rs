//! [`museum`]: saved games of past releases, played again for ever.

use std::fs;
use std::path::{Path, PathBuf};

use tabletop_core::{Game, Match};

/// Plays every save in a directory again and compares every step; answers how many there are.
///
/// A game keeps one save or more of each release here. As long as the revision of its rules stays, they must stay true: if one does
/// not, something that was decided, dealt or encoded has changed, and the step where it shows is named.
///
/// ```no_run
/// # use tabletop_core::Game;
/// # fn a_test<Chess: Game>() {
/// let saves = tabletop_testkit::museum::<Chess>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/museum"));
/// assert!(saves > 0);
/// # }
/// ```
///
/// # Panics
///
/// If a save is refused, is of a game that is not over, or does not survive being written in both forms; and if the directory cannot
/// be read or is empty.
pub fn museum<G: Game>(directory: impl AsRef<Path>) -> usize {
    let directory = directory.as_ref();
    let entries =
        fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut saves: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    saves.sort();
    assert!(
        !saves.is_empty(),
        "there is no save in {}",
        directory.display()
    );
    for save in &saves {
        let name = save.display();
        let bytes = fs::read(save).unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = Match::<G>::load(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(played.is_over(), "{name}: the game is not over");
        for again in [played.to_json_lines().into_bytes(), played.to_bytes()] {
            let copy = Match::<G>::load(&again)
                .unwrap_or_else(|error| panic!("{name}, written again: {error}"));
            assert_eq!(
                copy.fingerprint(),
                played.fingerprint(),
                "{name}, written again"
            );
        }
    }
    saves.len()
}
