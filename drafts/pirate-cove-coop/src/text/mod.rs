//! The game in words: board, actions and events, from a view alone.

mod board;
mod cards;
mod describe;
mod tell;

use core::fmt::{self, Write};

use tabletop_core::{Narrate, Seen};

use crate::PirateCoveCoop;
use crate::action::Action;
use crate::view::View;

impl Narrate for PirateCoveCoop {
    fn board(&self, view: &View, out: &mut dyn Write) -> fmt::Result {
        board::draw(self, view, out)
    }

    fn describe(&self, view: &View, action: Action, out: &mut dyn Write) -> fmt::Result {
        describe::action(self, view, action, out)
    }

    fn tell(&self, view: &View, seen: &Seen<Self>, out: &mut dyn Write) -> fmt::Result {
        tell::event(self, view, seen, out)
    }
}
