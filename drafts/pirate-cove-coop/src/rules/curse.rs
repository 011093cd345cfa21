//! The curse phase: rumours and bribes (PCC-130 to PCC-135, PCC-216, PCC-217).

use tabletop_core::{Seat, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::event::{Cause, Event, Happening};
use crate::illegal::Illegal;
use crate::state::{Aim, Point, State};
use crate::tables::Tables;
use crate::words::Party;

/// Rumours nobody has silenced yet (PCC-133).
fn rumours(at: &State) -> u8 {
    at.quests.in_row().saturating_sub(at.bribed)
}

/// The most rumours a purse can silence.
fn most(tables: &Tables, at: &State, gold: u16) -> u8 {
    let afford = gold / u16::from(tables.amounts.bribe.max(1));
    rumours(at).min(u8::try_from(afford).unwrap_or(u8::MAX))
}

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-134: the bribes from this seat on, then the bot's, then the loss.
    pub(super) fn bribes_from(&mut self, from: u8) {
        for number in from..self.tables.players {
            let seat = Seat::new(number);
            if most(self.tables, self.at, self.at.area(seat).gold) > 0 {
                return self.ask(seat, Point::Bribe);
            }
        }
        if self.tables.solo() && most(self.tables, self.at, self.at.bot.gold) > 0 {
            return self.ask(Seat::new(0), Point::BotBribe);
        }
        self.curse();
    }

    pub(super) fn decide_bribe(&mut self, seat: Seat, action: Action) {
        self.bribe(Party::Seat(seat), action);
        self.bribes_from(seat.number() + 1);
    }

    pub(super) fn decide_bot_bribe(&mut self, action: Action) {
        self.bribe(Party::Bot, action);
        self.curse();
    }

    fn bribe(&mut self, who: Party, action: Action) {
        if let Action::Bribe(count @ 1..) = action {
            self.happen(Happening::Bribed { who, count });
        }
    }

    /// PCC-131, PCC-132.
    fn curse(&mut self) {
        let loss = rumours(self.at).saturating_mul(self.tables.amounts.rumour_morale);
        if self.lose_morale(loss, Cause::Rumours) {
            return;
        }
        let idle = Seat::all(self.tables.players).all(|seat| self.at.area(seat).aim == Aim::Stay);
        if idle && self.lose_morale(self.tables.amounts.idle_morale, Cause::Idle) {
            return;
        }
        self.rest_phase();
    }
}

impl Options<'_> {
    pub(super) fn each_bribe(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.each_up_to(self.at.area(self.seat).gold, visit)
    }

    pub(super) fn each_bot_bribe(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.each_up_to(self.at.bot.gold, visit)
    }

    fn each_up_to(&self, gold: u16, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        (0..=most(self.tables, self.at, gold)).try_for_each(|count| visit(Action::Bribe(count)))
    }

    pub(super) fn check_bribe(&self, action: Action) -> Result<(), Illegal> {
        self.check_up_to(self.at.area(self.seat).gold, action)
    }

    pub(super) fn check_bot_bribe(&self, action: Action) -> Result<(), Illegal> {
        self.check_up_to(self.at.bot.gold, action)
    }

    fn check_up_to(&self, gold: u16, action: Action) -> Result<(), Illegal> {
        let most = most(self.tables, self.at, gold);
        match action {
            Action::Bribe(count) if count <= most => Ok(()),
            Action::Bribe(count) => Err(Illegal::TooManyBribes { count, most }),
            _ => Err(self.other()),
        }
    }
}
