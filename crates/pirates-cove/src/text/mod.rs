//! The game in words: the board, the actions and the events, as text for people.

mod board;
mod describe;
mod tell;

use core::fmt::{Result, Write};

use tabletop_core::{Narrate, Seen};

use crate::{Action, PiratesCove, View};

impl Narrate for PiratesCove {
    fn board(&self, view: &View, out: &mut dyn Write) -> Result {
        board::board(self, view, out)
    }

    fn describe(&self, view: &View, action: Action, out: &mut dyn Write) -> Result {
        describe::describe(self, view, action, out)
    }

    fn tell(&self, view: &View, seen: &Seen<Self>, out: &mut dyn Write) -> Result {
        tell::tell(self, view, seen, out)
    }
}

/// A number with its noun, in the plural unless it is 1.
fn count(number: impl Into<i32>, noun: &str) -> alloc::string::String {
    let number = number.into();
    if number == 1 || noun == "gold" || noun == "fame" {
        alloc::format!("{number} {noun}")
    } else if noun == "die" {
        alloc::format!("{number} dice")
    } else {
        alloc::format!("{number} {noun}s")
    }
}

impl PiratesCove {
    /// The name of the legendary pirate in a row of the component table.
    fn pirate(&self, row: u8) -> &str {
        self.tables()
            .legends
            .get(usize::from(row))
            .map_or("somebody", |legend| legend.name.as_str())
    }

    /// The name of the pirate of a black ship.
    fn black_captain(&self, view: &View, ship: u8) -> &str {
        let row = view
            .position
            .black_ships
            .get(usize::from(ship))
            .copied()
            .flatten();
        row.map_or("nobody", |ship| self.pirate(ship.legend))
    }

    /// A ship of the battle, by name.
    fn ship_name(&self, view: &View, ship: crate::Ship) -> alloc::string::String {
        match ship {
            crate::Ship::Captain(seat) => alloc::format!("{seat}"),
            crate::Ship::Navy => "the Navy".into(),
            crate::Ship::Black => {
                let name = view
                    .position
                    .battle
                    .black
                    .map(|ship| self.black_captain(view, ship));
                name.unwrap_or("the black ship").into()
            }
        }
    }

    /// A treasure card in a row of the component table: what it gives.
    fn treasure_text(&self, row: u8) -> alloc::string::String {
        let Some(treasure) = self.tables().treasures.get(usize::from(row)) else {
            return "an unknown card".into();
        };
        let mut text = alloc::format!("T{:02}", row.saturating_add(1));
        for (number, noun) in [
            (treasure.fame, "fame"),
            (treasure.gold, "gold"),
            (treasure.chests, "chest"),
            (treasure.cards, "card"),
        ] {
            if number > 0 {
                text.push_str(", ");
                text.push_str(&count(number, noun));
            }
        }
        text
    }
}
