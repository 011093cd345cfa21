//! Phase 1: a treasure card is turned up on each outer island (PC-031 to PC-033).

use tabletop_core::cards::CardSet;
use tabletop_core::{Game as _, Odds, Table};

use super::{Flow, Run, TREASURE};
use crate::components::Place;
use crate::{Decision, Event};

impl<T: Table<Event>> Run<'_, T> {
    /// A month begins, to the setting of the wheels.
    pub(super) fn month(&mut self, month: u8) -> Flow {
        self.happen(Event::MonthBegan { month });
        for place in Place::OUTER {
            let mut stack = self.state.treasures.rest;
            if self.game.setup().fixed_stacks {
                let block = CardSet::from_bits(0xfff << (12 * place.index()));
                stack = stack.intersection(block);
            }
            let card = self.table.pick(TREASURE, Odds::Members(stack.bits()));
            let card = u8::try_from(card).unwrap_or(0);
            self.happen(Event::TreasureRevealed { place, card });
        }
        Flow::Ask(Decision::Wheel)
    }
}
