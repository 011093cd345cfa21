//! The planning phase: the start of a round, replacements, and who goes where (PCC-003 to PCC-007, PCC-041, PCC-050 to PCC-055,
//! PCC-170 to PCC-176, PCC-204 to PCC-207).

use tabletop_core::{Odds, Seat, Table};

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::luck;
use crate::state::{Aim, End, Point, State};
use crate::tables::Tables;
use crate::words::{Kind, Party, Row, SLOTS};

impl<T: Table<Event>> Run<'_, T> {
    pub(crate) fn start_round(&mut self) {
        if self.at.quests.in_row() == 0 {
            // PCC-003.
            return self.end(End::Won);
        }
        if self.at.round >= self.tables.round_limit {
            // PCC-007.
            return self.end(End::OutOfTime);
        }
        self.happen(Happening::RoundBegan);
        if self.tables.solo() {
            self.reveal_bot_cards();
        }
        self.window(Seat::new(0));
    }

    /// PCC-204, PCC-205.
    fn reveal_bot_cards(&mut self) {
        for _ in 0..self.tables.amounts.bot_cards {
            if self.at.bot.draw.is_empty() {
                if self.at.bot.discard.is_empty() {
                    return;
                }
                self.happen(Happening::BotReshuffled);
            }
            let odds = Odds::Counts(self.at.bot.draw.as_slice());
            let kind = Kind::from_outcome(self.table.pick(luck::BOT, odds));
            self.happen(Happening::BotRevealed { kind });
        }
    }

    /// PCC-053, PCC-176: goes round, from `seat` on, until all have declined one after another.
    fn window(&mut self, mut seat: Seat) {
        while self.at.passes < self.tables.players {
            if can_replace(self.tables, self.at, seat) {
                return self.ask(seat, Point::Window);
            }
            let who = Party::Seat(seat);
            self.happen(Happening::Passed { who, asked: false });
            seat = seat.left(self.tables.players);
        }
        self.ask(Seat::new(0), Point::Commit);
    }

    pub(super) fn decide_window(&mut self, seat: Seat, action: Action) {
        if let Action::Replace(row, slot) = action {
            self.replace(seat, row, slot);
            self.window(seat);
        } else {
            let who = Party::Seat(seat);
            self.happen(Happening::Passed { who, asked: true });
            self.window(seat.left(self.tables.players));
        }
    }

    /// PCC-170, PCC-171.
    pub(super) fn replace(&mut self, seat: Seat, row: Row, slot: u8) {
        let out = in_slot(self.at, row, slot);
        if let (Some(out), Some(into)) = (out, self.next_card(row)) {
            self.happen(Happening::Replaced {
                seat,
                row,
                slot,
                out,
                into,
            });
        }
    }

    pub(super) fn decide_commit(&mut self, seat: Seat, action: Action) {
        let aim = if let Action::Attempt(slot) = action {
            Aim::Quest(slot)
        } else {
            Aim::Stay
        };
        self.happen(Happening::Committed { seat, aim });
        if self.tables.solo() {
            if aim != Aim::Stay {
                return self.ask(seat, Point::BotJoin);
            }
            // PCC-207.
            self.happen(Happening::BotCommitted { joins: false });
        } else if seat.number() + 1 < self.tables.players {
            return self.ask(Seat::new(seat.number() + 1), Point::Commit);
        }
        self.attempts(0);
    }

    pub(super) fn decide_bot_join(&mut self, action: Action) {
        let joins = action == Action::Join;
        self.happen(Happening::BotCommitted { joins });
        self.attempts(0);
    }
}

/// The card in a slot of a row.
pub(crate) fn in_slot(at: &State, row: Row, slot: u8) -> Option<u8> {
    let places = match row {
        Row::Quest => &at.quests.row,
        Row::Crew => &at.crew.row,
        Row::Upgrade => &at.upgrades.row,
    };
    places.get(usize::from(slot)).copied().flatten()
}

fn deck_is_empty(at: &State, row: Row) -> bool {
    match row {
        Row::Quest => at.quests.left() == 0,
        Row::Crew => at.crew.is_empty(),
        Row::Upgrade => at.upgrades.is_empty(),
    }
}

/// Whether a seat could replace something: a deck with cards always has its row full, or a card in it at least.
#[inline]
pub(super) fn can_replace(tables: &Tables, at: &State, seat: Seat) -> bool {
    at.area(seat).gold >= u16::from(tables.amounts.replacement)
        && Row::ALL.into_iter().any(|row| {
            (0..SLOTS).any(|slot| in_slot(at, row, slot).is_some()) && !deck_is_empty(at, row)
        })
}

impl Options<'_> {
    pub(super) fn each_replacement(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.at.area(self.seat).gold < u16::from(self.tables.amounts.replacement) {
            return Flow::Continue(());
        }
        for row in Row::ALL {
            if deck_is_empty(self.at, row) {
                continue;
            }
            for slot in 0..SLOTS {
                if in_slot(self.at, row, slot).is_some() {
                    visit(Action::Replace(row, slot))?;
                }
            }
        }
        Flow::Continue(())
    }

    /// PCC-172.
    pub(super) fn check_replacement(&self, row: Row, slot: u8) -> Result<(), Illegal> {
        let cost = u16::from(self.tables.amounts.replacement);
        let have = self.at.area(self.seat).gold;
        if in_slot(self.at, row, slot).is_none() {
            Err(Illegal::NothingToReplace { row, slot })
        } else if deck_is_empty(self.at, row) {
            Err(Illegal::DeckEmpty { row })
        } else if have < cost {
            Err(Illegal::TooPoorToReplace { cost, have })
        } else {
            Ok(())
        }
    }

    pub(super) fn each_window(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.each_replacement(visit)?;
        visit(Action::Done)
    }

    pub(super) fn check_window(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::Replace(row, slot) => self.check_replacement(row, slot),
            _ => Err(self.other()),
        }
    }

    pub(super) fn each_commit(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for slot in 0..SLOTS {
            if in_slot(self.at, Row::Quest, slot).is_some() {
                visit(Action::Attempt(slot))?;
            }
        }
        visit(Action::Stay)
    }

    /// PCC-050, PCC-055.
    pub(super) fn check_commit(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Stay => Ok(()),
            Action::Attempt(slot) if in_slot(self.at, Row::Quest, slot).is_some() => Ok(()),
            Action::Attempt(slot) => Err(Illegal::NoQuest { slot }),
            _ => Err(self.other()),
        }
    }

    pub(super) fn each_bot_join(visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        visit(Action::Join)?;
        visit(Action::Alone)
    }

    pub(super) fn check_bot_join(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Join | Action::Alone => Ok(()),
            _ => Err(self.other()),
        }
    }
}
