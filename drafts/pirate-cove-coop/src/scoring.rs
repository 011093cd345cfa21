//! The result: won or lost together, with a figure that grades how far they came.

use tabletop_core::{PerSeat, Standing};

use crate::hand::Hidden;
use crate::state::{End, Position};

impl<H: Hidden> Position<H> {
    /// The result, once the game is over (PCC-001, PCC-002).
    ///
    /// The rulebook knows no points. The score is a figure of ours, the same for every seat: ten for each completed quest, and
    /// for a win 50 and three for each point of morale.
    pub fn standing(&self, players: u8) -> Option<Standing> {
        let end = self.end?;
        let won = end == End::Won;
        let completed = i32::try_from(self.quests.completed.len()).unwrap_or(i32::MAX / 20);
        let bonus = if won {
            50 + 3 * i32::from(self.morale)
        } else {
            0
        };
        let score = 10 * completed + bonus;
        Some(Standing::Together {
            won,
            scores: PerSeat::from_fn(players, |_| score),
        })
    }
}
