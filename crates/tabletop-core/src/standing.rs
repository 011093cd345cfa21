//! [`Standing`]: how a game ended.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, SeatSet};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Standing {
    /// Everybody for themselves: a place for each seat (1 is best, ties share one) and the score behind it.
    Places {
        /// The place of each seat, from 1.
        places: PerSeat<u8>,
        /// The final score of each seat, in the game's points.
        scores: PerSeat<i32>,
    },
    /// All together against the game.
    Together {
        /// Whether they won.
        won: bool,
        /// The score of each seat, in the game's points; all 0 where the game counts none.
        scores: PerSeat<i32>,
    },
}

impl Standing {
    /// Places by the given keys, the highest first; equal keys share a place, and the places after them are left out.
    ///
    /// ```
    /// use tabletop_core::{PerSeat, Seat, Standing};
    ///
    /// let scores = PerSeat::from_fn(3, |seat| [20, 35, 20][seat.index()]);
    /// let standing = Standing::ranked(scores.clone(), |seat| scores[seat]);
    /// assert_eq!(standing.place(Seat::new(1)), 1);
    /// assert_eq!(standing.place(Seat::new(0)), 2);
    /// assert_eq!(standing.place(Seat::new(2)), 2);
    /// ```
    pub fn ranked<K: Ord>(scores: PerSeat<i32>, key: impl Fn(Seat) -> K) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a table has at most 8 seats"
        )]
        let seats = scores.len() as u8;
        let places = PerSeat::from_fn(seats, |seat| {
            let mine = key(seat);
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a table has at most 8 seats"
            )]
            let ahead = Seat::all(seats).filter(|&other| key(other) > mine).count() as u8;
            ahead + 1
        });
        Standing::Places { places, scores }
    }

    /// The place of `seat`: in a shared result 1 for winners and 2 for losers.
    ///
    /// # Panics
    ///
    /// If the game has no such seat.
    pub fn place(&self, seat: Seat) -> u8 {
        match self {
            Standing::Places { places, .. } => places[seat],
            Standing::Together { won, .. } => 2 - u8::from(*won),
        }
    }

    /// The final score of each seat.
    pub fn scores(&self) -> &PerSeat<i32> {
        match self {
            Standing::Places { scores, .. } | Standing::Together { scores, .. } => scores,
        }
    }

    /// The seats that won: those in first place, or all or none.
    pub fn winners(&self) -> SeatSet {
        self.scores()
            .iter()
            .map(|(seat, _)| seat)
            .filter(|&seat| self.place(seat) == 1)
            .collect()
    }
}
