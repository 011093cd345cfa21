//! Pirate's Cove: cards or gold, then the repair of a crippled ship (PC-139 to PC-142).

use tabletop_core::{Seat, Table};

use super::{Flow, Point, Run, not_asked};
use crate::decision::Interrupted;
use crate::{Action, Event, Illegal, State};

pub(super) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Decline | Action::TakeCards | Action::TakeCardAndGold => Ok(()),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn cove(&mut self, seat: Seat, action: Action) -> Flow {
        let amounts = self.game.amounts();
        let (cards, gold) = match action {
            Action::TakeCards => (amounts.cove_cards, 0),
            Action::TakeCardAndGold => (1, amounts.cove_gold.min(self.state.gold)), // PC-210
            _ => (0, 0),
        };
        self.happen(Event::CoveTaken { seat, cards, gold });
        Flow::Go(Point::Draw {
            seat,
            left: cards,
            then: Interrupted::Cove,
        })
    }

    /// The repair, compulsory and after the draw; free without gold (PC-141).
    pub(super) fn repair(&mut self, seat: Seat) -> Flow {
        let captain = self.state.captain(seat);
        if let Some(section) = captain.crippled() {
            let price = self.game.amounts().repair_price.min(captain.gold);
            self.happen(Event::Repaired {
                seat,
                section,
                price,
            });
        }
        Flow::Go(Point::Menu(seat))
    }
}
