//! The rules: whose decision it is, what may be decided, and what follows. This file only dispatches.
//!
//! Everything that follows from a decision up to the next one is played at once, step by step. Whether a decision is asked for depends
//! on public facts alone, and it is left out only if they leave one answer.

mod curse;
mod deal;
mod piles;
mod planning;
mod playing;
mod quest;
mod rest;
mod reward;
mod shopping;
mod stay;

pub(crate) use reward::next_share;

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use crate::action::Action;
use crate::event::{Cause, Event, Happening};
use crate::illegal::Illegal;
use crate::state::{End, Point, State};
use crate::tables::Tables;
use crate::words::{Cards, Kind};

/// The rules at work on one position.
pub(crate) struct Run<'a, T> {
    pub(crate) tables: &'a Tables,
    pub(crate) at: &'a mut State,
    pub(crate) table: &'a mut T,
}

impl<T: Table<Event>> Run<'_, T> {
    /// Changes the position by an event, and tells it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `Position::apply`")]
    fn happen(&mut self, event: Event) {
        self.at.apply(self.tables, &event);
        self.table.emit(|| event);
    }

    fn ask(&mut self, seat: Seat, point: Point) {
        self.happen(Happening::Asked { seat, point });
    }

    fn end(&mut self, end: End) {
        self.happen(Happening::Ended { end });
    }

    /// Takes morale away. Whether the game is lost by it (PCC-002, PCC-006).
    fn lose_morale(&mut self, amount: u8, cause: Cause) -> bool {
        let amount = amount.min(self.at.morale);
        if amount > 0 {
            self.happen(Happening::MoraleLost { amount, cause });
        }
        let lost = self.at.morale == 0;
        if lost {
            self.end(End::Mutiny);
        }
        lost
    }

    /// Carries out a decision, and all that follows from it.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        match self.at.point {
            Point::Window => self.decide_window(seat, action),
            Point::Commit => self.decide_commit(seat, action),
            Point::BotJoin => self.decide_bot_join(action),
            Point::BotIcon => self.decide_bot_icon(action),
            Point::Deal => self.decide_deal(action),
            Point::Play => self.decide_play(seat, action),
            Point::Ability(kind) => self.decide_ability(seat, kind, action),
            Point::Split => self.decide_split(action),
            Point::Exchange => self.decide_exchange(seat, action),
            Point::Bribe => self.decide_bribe(seat, action),
            Point::BotBribe => self.decide_bot_bribe(action),
            Point::Shop => self.decide_shop(seat, action),
            Point::BotShop => self.decide_bot_shop(seat, action),
            Point::Plank => self.decide_plank(seat, action),
            Point::DiscardDown => self.decide_discard_down(seat, action),
            Point::LastDiscard => self.decide_last_discard(seat, action),
            Point::Over => {}
        }
    }
}

/// What a seat is shown, and what it may do.
#[derive(Clone, Copy)]
pub(crate) struct Options<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) at: &'a State,
    pub(crate) seat: Seat,
}

/// What `legal` shows actions to.
pub(crate) type Flow = ControlFlow<()>;

impl Options<'_> {
    /// Shows every legal action.
    #[inline]
    pub(crate) fn each(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        match self.at.point {
            Point::Window => self.each_window(visit),
            Point::Commit => self.each_commit(visit),
            Point::BotJoin => Self::each_bot_join(visit),
            Point::BotIcon => Self::each_icon(visit),
            Point::Deal => self.each_deal(visit),
            Point::Play => self.each_play(visit),
            Point::Ability(kind) => self.each_ability(kind, visit),
            Point::Split => self.each_split(visit),
            Point::Exchange | Point::LastDiscard => self.each_discard_or_keep(visit),
            Point::Bribe => self.each_bribe(visit),
            Point::BotBribe => self.each_bot_bribe(visit),
            Point::Shop => self.each_shop(visit),
            Point::BotShop => self.each_bot_shop(visit),
            Point::Plank => self.each_trash(visit),
            Point::DiscardDown => self.each_discard(visit),
            Point::Over => Flow::Continue(()),
        }
    }

    /// Whether an action is legal, or why not.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.at.point {
            Point::Window => self.check_window(action),
            Point::Commit => self.check_commit(action),
            Point::BotJoin => self.check_bot_join(action),
            Point::BotIcon => self.check_icon(action),
            Point::Deal => self.check_deal(action),
            Point::Play => self.check_play(action),
            Point::Ability(kind) => self.check_ability(kind, action),
            Point::Split => self.check_split(action),
            Point::Exchange | Point::LastDiscard => self.check_discard_or_keep(action),
            Point::Bribe => self.check_bribe(action),
            Point::BotBribe => self.check_bot_bribe(action),
            Point::Shop => self.check_shop(action),
            Point::BotShop => self.check_bot_shop(action),
            Point::Plank => self.check_trash(action),
            Point::DiscardDown => self.check_discard(action),
            Point::Over => Err(self.other()),
        }
    }

    /// The action answers another question than the one asked.
    pub(crate) fn other(&self) -> Illegal {
        Illegal::OtherDecision {
            point: self.at.point,
        }
    }

    #[inline]
    pub(crate) fn hand(&self) -> &Cards {
        &self.at.area(self.seat).cards.hand
    }

    pub(crate) fn has(&self, kind: Kind) -> Result<(), Illegal> {
        if self.hand().of(kind.number()) > 0 {
            Ok(())
        } else {
            Err(Illegal::NotInHand { kind })
        }
    }

    /// Shows an action for each kind of card in hand.
    #[inline]
    pub(crate) fn each_in_hand(
        &self,
        visit: &mut impl FnMut(Action) -> Flow,
        action: impl Fn(Kind) -> Action,
    ) -> Flow {
        for outcome in crate::ship::bits(kinds_in(self.hand())) {
            visit(action(Kind::from_outcome(u32::from(outcome))))?;
        }
        Flow::Continue(())
    }
}

/// The kinds of a pile, as bits.
#[inline]
pub(crate) fn kinds_in(pile: &Cards) -> u32 {
    (0..)
        .zip(pile.as_slice())
        .fold(0, |set, (bit, &count)| set | u32::from(count > 0) << bit)
}
