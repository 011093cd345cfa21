//! The game in words: the board, the actions and the events, for people.

mod board;
mod describe;
mod tell;

use core::fmt::{self, Write};

use tabletop_core::{Narrate, Seen};

use crate::{Action, ChaosCove, Good, View};

/// The letter of a kind of goods in tables.
pub(crate) const fn letter(good: Good) -> char {
    match good {
        Good::Doubloon => 'D',
        Good::Cannon => 'C',
        Good::Saber => 'S',
        Good::Gunpowder => 'G',
        Good::Rum => 'R',
        Good::Food => 'F',
        Good::Plank => 'P',
        Good::Crew => 'W',
    }
}

/// Amounts in letters: `3P 1W`; a dash for nothing.
pub(crate) struct Amounts([u8; 8]);

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let mut text = alloc::string::String::new();
        for (good, count) in Good::ALL.into_iter().zip(self.0) {
            if count > 0 {
                if !first {
                    text.push(' ');
                }
                first = false;
                write!(text, "{count}{}", letter(good))?;
            }
        }
        f.pad(if first { "-" } else { &text })
    }
}

/// `count` of a kind of goods, in words: `1 cannon`, `2 planks`.
pub(crate) struct Many(pub(crate) u8, pub(crate) Good);

impl fmt::Display for Many {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.0 == 1 {
            self.1.word()
        } else {
            self.1.plural()
        };
        write!(f, "{} {word}", self.0)
    }
}

impl Narrate for ChaosCove {
    fn board(&self, view: &View, out: &mut dyn Write) -> fmt::Result {
        board::draw(self, view, out)
    }

    fn describe(&self, view: &View, action: Action, out: &mut dyn Write) -> fmt::Result {
        describe::describe(self, &view.position, action, out)
    }

    fn tell(&self, view: &View, seen: &Seen<Self>, out: &mut dyn Write) -> fmt::Result {
        tell::tell(self, &view.position, seen, out)
    }
}
