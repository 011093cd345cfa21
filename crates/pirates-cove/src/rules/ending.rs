//! The end of the game: fame cards, and the final battle of those who are tied (PC-159 to PC-166).

use tabletop_core::{Seat, SeatSet, Table};

use super::{Flow, Run};
use crate::components::Card;
use crate::event::Cause;
use crate::{Decision, Event};

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn ending(&mut self) -> Flow {
        let amounts = *self.game.amounts();
        let values = [amounts.tale_fame, amounts.ballad_fame, amounts.legend_fame];
        for seat in Seat::all(self.state.players) {
            let hand = &self.state.captain(seat).hand;
            let cards = Card::FAME.map(|card| hand.cards.of(card.number()));
            if cards == [0; 3] {
                continue;
            }
            self.happen(Event::FameRevealed { seat, cards }); // PC-160
            let fame = cards
                .iter()
                .zip(values)
                .map(|(&copies, value)| i16::from(copies) * i16::from(value))
                .sum();
            self.fame(seat, fame, Cause::FameCards);
        }
        let most = Seat::all(self.state.players)
            .map(|seat| self.state.captain(seat).fame)
            .max();
        let leaders: SeatSet = Seat::all(self.state.players)
            .filter(|&seat| Some(self.state.captain(seat).fame) == most)
            .collect();
        if leaders.len() < 2 {
            return Flow::Ask(Decision::Over); // PC-162
        }
        self.begin_battle(None, leaders, None, None) // PC-163
    }
}
