//! Dealing hit cards (PCC-073 to PCC-076, PCC-212).

use tabletop_core::{Seat, SeatSet, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::state::{Point, State};
use crate::words::Party;

/// PCC-074: who may get the next hit card, those who have received the fewest.
fn eligible(at: &State) -> SeatSet {
    let hits = |seat: Seat| at.fighter(seat).hits;
    let fewest = at.attempt.players.into_iter().map(hits).min().unwrap_or(0);
    at.attempt
        .players
        .into_iter()
        .filter(|&seat| hits(seat) == fewest)
        .collect()
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn deal_hits(&mut self) {
        while self.at.attempt.hits_left > 0 {
            let eligible = eligible(self.at);
            let leader = self.at.attempt.leader();
            // PCC-212: human, bot, human, bot…
            if self.at.attempt.bot && self.at.fighter(leader).hits > self.at.attempt.bot_hits {
                self.deal_to(Party::Bot);
                continue;
            }
            // PCC-075: within a full pass it makes no difference who comes first, for nobody knows the cards.
            if usize::from(self.at.attempt.hits_left) < eligible.len() {
                return self.ask(leader, Point::Deal);
            }
            self.deal_to(Party::Seat(eligible.first().unwrap_or(leader)));
        }
        self.play_ring(self.at.attempt.leader());
    }

    fn deal_to(&mut self, to: Party) {
        let value = self.next_hit();
        self.happen(Happening::HitDealt { to, value });
    }

    pub(super) fn decide_deal(&mut self, action: Action) {
        if let Action::Deal(seat) = action {
            self.deal_to(Party::Seat(seat));
        }
        self.deal_hits();
    }
}

impl Options<'_> {
    pub(super) fn each_deal(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        eligible(self.at)
            .into_iter()
            .try_for_each(|seat| visit(Action::Deal(seat)))
    }

    pub(super) fn check_deal(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Deal(seat) if eligible(self.at).contains(seat) => Ok(()),
            Action::Deal(seat) => Err(Illegal::NotItsHit { seat }),
            _ => Err(self.other()),
        }
    }
}
