//! Rigging the ships before the first month: in secret, step by step (PC-020 to PC-025).

use tabletop_core::{Seat, Table};

use super::{Flow, Point, Run, not_asked};
use crate::components::Section;
use crate::{Action, Event, Illegal, PiratesCove, State};

/// The gold a rig costs so far (PC-021, PC-022).
pub(crate) fn cost(game: &PiratesCove, state: &State, seat: Seat) -> u8 {
    let captain = state.captain(seat);
    let steps = state.drafts[seat.index()];
    Section::ALL
        .into_iter()
        .flat_map(|section| {
            let from = captain.markers[section.index()];
            (from..from + steps[section.index()])
                .map(move |marker| game.step_cost(section, marker).unwrap_or(0))
        })
        .sum()
}

pub(super) fn check(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Up(section) => {
            // PC-024
            let captain = state.captain(seat);
            let marker =
                captain.markers[section.index()] + state.drafts[seat.index()][section.index()];
            let price = game
                .step_cost(section, marker)
                .ok_or(Illegal::AtTheTop(section))?;
            let gold = captain.gold.saturating_sub(cost(game, state, seat));
            if price > gold {
                return Err(Illegal::TooDear { price, gold });
            }
            Ok(())
        }
        _ => Err(not_asked(state)), // PC-025
    }
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn rig(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Up(section) = action {
            self.happen(Event::RigStep { seat, section });
            return Flow::Wait;
        }
        self.happen(Event::RigDone { seat });
        if !self.state.rigging.is_empty() {
            return Flow::Wait;
        }
        // All are done: the rigs are revealed together (PC-023).
        for seat in Seat::all(self.state.players) {
            let steps = self.state.drafts[seat.index()];
            let paid = cost(self.game, self.state, seat);
            self.happen(Event::RigRevealed { seat, steps, paid });
        }
        Flow::Go(Point::Month(1))
    }
}
