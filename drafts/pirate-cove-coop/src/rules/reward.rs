//! How an attempt ends: success, gold, damage (PCC-092 to PCC-101, PCC-110 to PCC-117, PCC-213, PCC-214).

use tabletop_core::{SeatSet, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::components::Ability;
use crate::event::{Event, Happening};
use crate::hand::Hidden;
use crate::illegal::Illegal;
use crate::state::{Point, Position};
use crate::words::Party;

/// Players who have had no share yet.
fn unpaid<H: Hidden>(at: &Position<H>) -> SeatSet {
    at.attempt.players.difference(at.attempt.paid)
}

/// Who gets the next share, and whether it is the last.
pub(crate) fn next_share<H: Hidden>(at: &Position<H>) -> (Party, bool) {
    let unpaid = unpaid(at);
    match unpaid.first() {
        Some(seat) => (Party::Seat(seat), unpaid.len() == 1 && !at.attempt.bot),
        None => (Party::Bot, true),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-093.
    pub(super) fn resolve(&mut self) {
        if self.at.attempt.is_met() {
            self.happen(Happening::QuestCompleted);
            self.pay_holds();
            self.split();
        } else {
            // PCC-099.
            self.happen(Happening::QuestFailed);
            self.take_damage();
        }
    }

    /// Upgrades that pay for a completed quest.
    fn pay_holds(&mut self) {
        for seat in self.at.attempt.players {
            for (upgrade, copies) in self.at.area(seat).ship.of(self.tables.groups.reward) {
                if let Some(Ability::RewardGold(gold)) = self.tables.ability(upgrade) {
                    let gold = gold.saturating_mul(copies);
                    self.happen(Happening::Profited { seat, gold });
                }
            }
        }
    }

    /// PCC-097, PCC-098: the leader names each share but the last.
    fn split(&mut self) {
        if self.at.attempt.gold > 0 {
            let (who, last) = next_share(self.at);
            if !last {
                return self.ask(self.at.attempt.leader(), Point::Split);
            }
            let gold = self.at.attempt.gold;
            self.happen(Happening::Rewarded { who, gold });
        }
        self.take_damage();
    }

    pub(super) fn decide_split(&mut self, action: Action) {
        if let Action::Give(gold) = action {
            let (who, _) = next_share(self.at);
            self.happen(Happening::Rewarded { who, gold });
        }
        self.split();
    }

    /// PCC-112 to PCC-115.
    fn take_damage(&mut self) {
        for seat in self.at.attempt.players {
            let fighter = self.at.fighter(seat);
            let amount = fighter.incoming.saturating_sub(fighter.absorb);
            if amount > 0 {
                self.happen(Happening::Damaged { seat, amount });
            }
        }
        let next = self.at.attempt.slot.map_or(0, |slot| slot + 1);
        // PCC-101.
        self.happen(Happening::AttemptEnded);
        self.attempts(next);
    }
}

impl Options<'_> {
    pub(super) fn each_split(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        (0..=self.at.attempt.gold).try_for_each(|gold| visit(Action::Give(gold)))
    }

    pub(super) fn check_split(&self, action: Action) -> Result<(), Illegal> {
        let left = self.at.attempt.gold;
        match action {
            Action::Give(gold) if gold <= left => Ok(()),
            Action::Give(gold) => Err(Illegal::TooMuchGold { gold, left }),
            _ => Err(self.other()),
        }
    }
}
