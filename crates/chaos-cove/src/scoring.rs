//! The end and the points (CC-215 to CC-227).

use serde::{Deserialize, Serialize};
use tabletop_core::{PerSeat, Seat, Standing};

use crate::state::Secret;
use crate::{ChaosCove, Good, Kind, Phase, Position};

/// The points of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Points of ship, fort and party cards (CC-217).
    pub cards: u16,
    /// Claimed invader tiles (CC-219).
    pub tiles: u8,
    /// Those that are left after everybody has discarded the lowest number (CC-220).
    pub left: u8,
    /// Points for those (CC-221).
    pub bonus: u16,
    /// Goods and hero cards, for ties (CC-225).
    pub resources: u16,
}

impl Score {
    /// All points.
    pub fn total(self) -> u16 {
        self.cards + self.bonus
    }
}

impl ChaosCove {
    /// The points a position is worth for each player, as if the game ended now.
    pub(crate) fn scores<P: Secret>(&self, at: &Position<P>) -> PerSeat<Score> {
        let seats = self.setup.players;
        let lowest = Seat::all(seats)
            .map(|seat| at.player(seat).tiles())
            .min()
            .unwrap_or(0);
        PerSeat::from_fn(seats, |seat| {
            let player = at.player(seat);
            let cards = player
                .cards
                .iter()
                .zip(&self.tables.designs)
                .map(|(&count, design)| u16::from(count) * u16::from(design.points))
                .sum();
            let left = player.tiles() - lowest;
            let bonus = &self.components.bonus;
            let row = usize::from(left).min(bonus.len().saturating_sub(1)); // CC-222
            // CC-225, A-45: used cannons and sabers count; crew does not.
            let goods = player
                .goods
                .iter()
                .map(|&count| u16::from(count))
                .sum::<u16>()
                - u16::from(player.has(Good::Crew));
            let fired = player
                .fired
                .iter()
                .map(|&count| u16::from(count))
                .sum::<u16>();
            Score {
                cards,
                tiles: player.tiles(),
                left,
                bonus: bonus.get(row).copied().unwrap_or(0),
                resources: goods + fired + u16::from(at.hands[seat.index()].count()),
            }
        })
    }

    /// How many construction cards of a kind a player has.
    pub(crate) fn cards_of_kind<P: Secret>(&self, at: &Position<P>, seat: Seat, kind: Kind) -> u8 {
        at.player(seat)
            .cards
            .iter()
            .zip(&self.tables.designs)
            .filter(|(_, design)| design.kind == kind)
            .map(|(&count, _)| count)
            .sum()
    }

    pub(crate) fn result<P: Secret>(&self, at: &Position<P>) -> Option<Standing> {
        if at.control.phase != Phase::Over {
            return None;
        }
        let seats = self.setup.players;
        if at.lost {
            // CC-216, A-51: nobody wins, nothing is counted.
            return Some(Standing::Together {
                won: false,
                scores: PerSeat::from_fn(seats, |_| 0),
            });
        }
        let scores = self.scores(at);
        let totals = PerSeat::from_fn(seats, |seat| i32::from(scores[seat].total()));
        // CC-223 to CC-227: points, tiles, resources, and last in the player order of the final round.
        Some(Standing::ranked(totals, |seat| {
            let score = scores[seat];
            let order = at.marker.steps_to(seat, seats);
            (score.total(), score.tiles, score.resources, order)
        }))
    }
}
