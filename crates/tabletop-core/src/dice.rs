//! Dice, written on [`Chance`].

use crate::{Chance, Odds, Stream};

/// Rolls one die with faces `1..=sides`.
///
/// ```
/// use tabletop_core::{Scripted, Stream, roll};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let mut luck = Scripted::new().then(DICE, 4); // outcomes count from 0
/// assert_eq!(roll(&mut luck, DICE, 6), 5);
/// ```
///
/// # Panics
///
/// If `sides` is 0.
#[inline]
pub fn roll(chance: &mut impl Chance, on: Stream, sides: u8) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the outcome is below `sides`"
    )]
    let face = chance.pick(on, Odds::Even(u32::from(sides))) as u8;
    face + 1
}

/// Rolls one die whose faces are given by how many times each stands on it; answers the index of the face.
///
/// ```
/// use tabletop_core::{Seeded, Stream, roll_faces};
///
/// const DIE: Stream = Stream::new(0, "die");
/// let face = roll_faces(&mut Seeded::new(3), DIE, &[5, 1]); // five eyes, one mark
/// assert!(face < 2);
/// ```
///
/// # Panics
///
/// If the die has no face.
#[inline]
pub fn roll_faces(chance: &mut impl Chance, on: Stream, faces: &[u8]) -> usize {
    chance.pick(on, Odds::Counts(faces)) as usize
}
