//! The faults that can be planted in the toy game.

use std::sync::atomic::{AtomicU32, Ordering};

/// No fault.
pub const HONEST: u8 = 0;
/// The event of a draw shows everybody the card.
pub const LEAKY_DRAW: u8 = 1;
/// The event of a sealed bid shows everybody the card.
pub const LEAKY_BID: u8 = 2;
/// A view shows the left neighbour's hand.
pub const PEEKING: u8 = 3;
/// Legal actions depend on the left neighbour's hand.
pub const JEALOUS: u8 = 4;
/// Who is awaited depends on a hidden card.
pub const ASKING: u8 = 5;
/// A refused action costs a point.
pub const FUMBLING: u8 = 6;
/// A swapped card vanishes.
pub const LOSING: u8 = 7;
/// A saved position forgets whose turn it is.
pub const FORGETFUL: u8 = 8;
/// The seat that bids first is remembered.
pub const HASTY: u8 = 9;
/// The game goes on for ever.
pub const ENDLESS: u8 = 10;
/// An action is listed twice.
pub const TWICE: u8 = 11;
/// A legal action is not listed.
pub const UNLISTED: u8 = 12;
/// Playing a certain card panics.
pub const PANICKING: u8 = 13;
/// A view does not follow one kind of event.
pub const DEAF: u8 = 14;
/// Two actions have the same number.
pub const MISNUMBERED: u8 = 15;
/// Points depend on how many have been given before in this process.
pub const MOODY: u8 = 16;
/// Points depend on the process.
pub const HOMESICK: u8 = 17;
/// A bid waits face up on the table in everybody's view.
pub const OPEN_BID: u8 = 18;

/// Points out of the blue, for the faults that are about that.
pub fn whim<const F: u8>() -> u8 {
    static GIVEN: AtomicU32 = AtomicU32::new(0);
    match F {
        MOODY => u8::from(GIVEN.fetch_add(1, Ordering::Relaxed) % 7 == 6),
        HOMESICK => u8::try_from(std::process::id() % 97).unwrap_or(0),
        _ => 0,
    }
}
