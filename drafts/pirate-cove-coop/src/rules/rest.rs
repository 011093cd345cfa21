//! The rest phase around shopping: refilling, the stranded, and how each player ends the round (PCC-118 to PCC-120, PCC-140, PCC-141,
//! PCC-151 to PCC-157, PCC-223).

use tabletop_core::{Seat, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::components::Ability;
use crate::event::{Cause, Event, Happening};
use crate::illegal::Illegal;
use crate::ship::bits;
use crate::state::Point;
use crate::words::{Party, Row, SLOTS};

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn rest_phase(&mut self) {
        for slot in 0..SLOTS {
            // PCC-140.
            if self.at.quests.row[usize::from(slot)].is_none() {
                self.refill(Row::Quest, slot);
            }
        }
        for seat in Seat::all(self.tables.players) {
            // PCC-141, PCC-118, PCC-119.
            if self.at.area(seat).stranded {
                self.happen(Happening::Refloated { seat });
                let loss = self.tables.amounts.stranded_morale;
                if self.lose_morale(loss, Cause::Stranded(seat)) {
                    return;
                }
            }
        }
        self.shop(Party::Seat(Seat::new(0)));
    }

    /// After shopping: each player in turn ends the round.
    pub(super) fn close_round(&mut self) {
        if self.tables.solo() {
            // PCC-223.
            self.happen(Happening::BotTidied);
        }
        self.close_seat(Seat::new(0));
    }

    /// PCC-151.
    fn close_seat(&mut self, seat: Seat) {
        let area = self.at.area(seat);
        let mut life = 0u8;
        for (upgrade, copies) in area.ship.of(self.tables.groups.sick_bay) {
            if let Some(Ability::RestLife(amount)) = self.tables.ability(upgrade) {
                life = life.saturating_add(amount.saturating_mul(copies));
            }
        }
        let amount = life.min(self.tables.amounts.life.saturating_sub(area.life));
        if amount > 0 {
            self.happen(Happening::Healed { seat, amount });
        }
        self.plank(seat);
    }

    fn ready_plank(&self, seat: Seat) -> Option<u8> {
        bits(self.at.area(seat).ship.ready() & self.tables.groups.plank).next()
    }

    fn plank(&mut self, seat: Seat) {
        if self.at.area(seat).hand_size > 0 && self.ready_plank(seat).is_some() {
            self.ask(seat, Point::Plank);
        } else {
            self.discard_down(seat);
        }
    }

    pub(super) fn decide_plank(&mut self, seat: Seat, action: Action) {
        match (action, self.ready_plank(seat)) {
            (Action::Trash(kind), Some(upgrade)) => {
                let card = Some(kind);
                self.happen(Happening::Used {
                    seat,
                    upgrade,
                    card,
                });
                self.plank(seat);
            }
            _ => self.discard_down(seat),
        }
    }

    /// PCC-152.
    fn discard_down(&mut self, seat: Seat) {
        let hand = self.at.area(seat).hand_size;
        if hand > self.tables.hand_size(self.at.area(seat).ship) {
            self.ask(seat, Point::DiscardDown);
        } else if hand > 0 {
            // PCC-153.
            self.ask(seat, Point::LastDiscard);
        } else {
            self.refresh(seat);
        }
    }

    pub(super) fn decide_discard_down(&mut self, seat: Seat, action: Action) {
        if let Action::Discard(kind) = action {
            self.happen(Happening::Discarded { seat, kind });
        }
        self.discard_down(seat);
    }

    pub(super) fn decide_last_discard(&mut self, seat: Seat, action: Action) {
        if let Action::Discard(kind) = action {
            self.happen(Happening::Discarded { seat, kind });
        }
        self.refresh(seat);
    }

    /// PCC-154, PCC-155.
    fn refresh(&mut self, seat: Seat) {
        self.happen(Happening::Tidied { seat });
        let area = self.at.area(seat);
        let missing = self
            .tables
            .hand_size(area.ship)
            .saturating_sub(area.hand_size);
        self.draw(seat, missing);
        if seat.number() + 1 < self.tables.players {
            self.close_seat(Seat::new(seat.number() + 1));
        } else {
            self.start_round();
        }
    }
}

impl Options<'_> {
    pub(super) fn each_trash(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.each_in_hand(visit, Action::Trash)?;
        visit(Action::Decline)
    }

    pub(super) fn check_trash(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::Trash(kind) => self.has(kind),
            _ => Err(self.other()),
        }
    }

    pub(super) fn each_discard(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.each_in_hand(visit, Action::Discard)
    }

    pub(super) fn check_discard(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Discard(kind) => self.has(kind),
            Action::Keep => Err(Illegal::MustDiscard),
            _ => Err(self.other()),
        }
    }
}
