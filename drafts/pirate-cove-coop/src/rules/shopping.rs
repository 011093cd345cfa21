//! Shopping in the rest phase (PCC-142 to PCC-149, PCC-158, PCC-218 to PCC-226).

use tabletop_core::{Seat, Table};

use super::planning::{can_replace, in_slot};
use super::{Flow, Options, Run};
use crate::action::Action;
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::state::{Point, State};
use crate::tables::Tables;
use crate::words::{Kind, MAX_CREW, Party, Row, SLOTS};

/// What the card in a slot costs; `None` if there is none for sale.
fn price(tables: &Tables, at: &State, row: Row, slot: u8) -> Option<u16> {
    let card = in_slot(at, row, slot)?;
    let cost = match row {
        Row::Quest => return None,
        Row::Crew => tables.card(Kind::crew(card.min(MAX_CREW - 1))).cost,
        Row::Upgrade => tables.upgrade(card)?.cost,
    };
    Some(u16::from(cost))
}

const SHOPS: [Row; 2] = [Row::Crew, Row::Upgrade];

/// Whether a purse can pay for a card of one of these rows.
fn can_buy(tables: &Tables, at: &State, gold: u16, rows: &[Row]) -> bool {
    rows.iter().any(|&row| {
        (0..SLOTS).any(|slot| price(tables, at, row, slot).is_some_and(|cost| cost <= gold))
    })
}

fn may_shop(tables: &Tables, at: &State, seat: Seat) -> bool {
    let area = at.area(seat);
    can_replace(tables, at, seat)
        || area.bought < tables.amounts.purchases && can_buy(tables, at, area.gold, &SHOPS)
}

/// PCC-219, PCC-220.
fn bot_may_shop(tables: &Tables, at: &State) -> bool {
    let bot = &at.bot;
    let can_raise = tables
        .modifier_cost(bot.modifier)
        .is_some_and(|cost| cost <= bot.gold);
    !bot.acted && (can_raise || can_buy(tables, at, bot.gold, &[Row::Crew]))
}

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-158, PCC-226: goes round, from `who` on, until all are done one after another.
    pub(super) fn shop(&mut self, mut who: Party) {
        let players = self.tables.players;
        let shoppers = players + u8::from(self.tables.solo());
        while self.at.passes < shoppers {
            match who {
                Party::Seat(seat) if may_shop(self.tables, self.at, seat) => {
                    return self.ask(seat, Point::Shop);
                }
                Party::Bot if bot_may_shop(self.tables, self.at) => {
                    return self.ask(Seat::new(0), Point::BotShop);
                }
                _ => {}
            }
            self.happen(Happening::Passed { who, asked: false });
            who = self.next_shopper(who);
        }
        self.close_round();
    }

    fn next_shopper(&self, who: Party) -> Party {
        match who {
            Party::Seat(_) if self.tables.solo() => Party::Bot,
            Party::Seat(seat) => Party::Seat(seat.left(self.tables.players)),
            Party::Bot => Party::Seat(Seat::new(0)),
        }
    }

    pub(super) fn decide_shop(&mut self, seat: Seat, action: Action) {
        let who = Party::Seat(seat);
        match action {
            Action::Replace(row, slot) => self.replace(seat, row, slot),
            Action::Buy(row, slot) => self.buy(who, row, slot),
            _ => {
                self.happen(Happening::Passed { who, asked: true });
                return self.shop(self.next_shopper(who));
            }
        }
        self.shop(who);
    }

    pub(super) fn decide_bot_shop(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Raise => self.happen(Happening::ModifierRaised),
            Action::Buy(row, slot) => self.buy(Party::Bot, row, slot),
            _ => {
                let who = Party::Bot;
                self.happen(Happening::Passed { who, asked: true });
                return self.shop(Party::Seat(seat));
            }
        }
        self.shop(Party::Bot);
    }

    /// PCC-144 to PCC-149.
    fn buy(&mut self, who: Party, row: Row, slot: u8) {
        if let Some(card) = in_slot(self.at, row, slot) {
            self.happen(Happening::Bought {
                who,
                row,
                slot,
                card,
            });
            self.refill(row, slot);
        }
    }
}

impl Options<'_> {
    fn each_purchase(
        &self,
        gold: u16,
        rows: &[Row],
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        for &row in rows {
            for slot in 0..SLOTS {
                if price(self.tables, self.at, row, slot).is_some_and(|cost| cost <= gold) {
                    visit(Action::Buy(row, slot))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn check_purchase(&self, gold: u16, row: Row, slot: u8) -> Result<(), Illegal> {
        match price(self.tables, self.at, row, slot) {
            None => Err(Illegal::NothingForSale { row, slot }),
            Some(cost) if cost > gold => Err(Illegal::TooPoorToBuy { cost, have: gold }),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn each_shop(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        let area = self.at.area(self.seat);
        if area.bought < self.tables.amounts.purchases {
            self.each_purchase(area.gold, &SHOPS, visit)?;
        }
        self.each_replacement(visit)?;
        visit(Action::Done)
    }

    pub(super) fn check_shop(&self, action: Action) -> Result<(), Illegal> {
        let area = self.at.area(self.seat);
        let most = self.tables.amounts.purchases;
        match action {
            Action::Done => Ok(()),
            Action::Replace(row, slot) => self.check_replacement(row, slot),
            Action::Buy(..) if area.bought >= most => Err(Illegal::TooManyPurchases { most }),
            Action::Buy(row, slot) => self.check_purchase(area.gold, row, slot),
            Action::Raise => Err(Illegal::BotsBusiness),
            _ => Err(self.other()),
        }
    }

    pub(super) fn each_bot_shop(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        let bot = &self.at.bot;
        if self
            .tables
            .modifier_cost(bot.modifier)
            .is_some_and(|cost| cost <= bot.gold)
        {
            visit(Action::Raise)?;
        }
        self.each_purchase(bot.gold, &[Row::Crew], visit)?;
        visit(Action::Done)
    }

    pub(super) fn check_bot_shop(&self, action: Action) -> Result<(), Illegal> {
        let bot = &self.at.bot;
        match action {
            Action::Done => Ok(()),
            Action::Raise => match self.tables.modifier_cost(bot.modifier) {
                None => Err(Illegal::ModifierAtTop),
                Some(cost) if cost > bot.gold => {
                    let have = bot.gold;
                    Err(Illegal::TooPoorToRaise { cost, have })
                }
                Some(_) => Ok(()),
            },
            Action::Buy(Row::Upgrade, _) => Err(Illegal::NoUpgradesForBot),
            Action::Buy(row, slot) => self.check_purchase(bot.gold, row, slot),
            Action::Replace(..) => Err(Illegal::NoReplacementsByBot),
            _ => Err(self.other()),
        }
    }
}
