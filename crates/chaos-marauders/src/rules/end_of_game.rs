//! The end of the game (CMR-108 to CMR-113).

use tabletop_core::{Seat, SeatSet, Standing, Table};

use super::{Next, Play};
use crate::event::Fact;
use crate::{ChaosMarauders, End, Event};

/// The most draws in one turn, but for cards that are claimed away: 36 cells and the last card.
const DRAWS: u32 = 37;
/// The most decisions of one attack: eleven trophies, each with a row and a cell, and the stop.
const ATTACK: u32 = 34;
/// Attack opportunities in one turn, and what one special card may ask.
const OPPORTUNITIES: u32 = 3;
const SPECIAL: u32 = 2;

impl ChaosMarauders {
    /// An upper bound on the decisions of all seats in one turn. Each draw takes a row and a cell; each card that can be claimed adds
    /// a draw, three answers, the choice of a claimer, a row and a cell.
    pub(super) fn decisions_per_turn(&self) -> u32 {
        let claimable = self.claimable_cards();
        2 * (DRAWS + claimable) + 6 * claimable + OPPORTUNITIES + ATTACK + SPECIAL
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// Nothing further is drawn or placed: the tribes count their points (CMR-110, CMR-111).
    pub(super) fn end_game(&mut self, end: End) -> Next {
        self.fact(Fact::Ended { end });
        for seat in Seat::all(self.at.seats()) {
            let score = self.game.score(self.at, seat);
            self.fact(Fact::Scored { seat, score });
        }
        let standing: Standing = self.game.rank(self.at);
        let seats: SeatSet = standing.winners();
        self.fact(Fact::Won { seats });
        Next::Wait
    }
}
