//! The rules: which choices each decision has ([`Look`]), and what follows from them ([`Turn`]).
//!
//! A file for each phase or procedure holds the legality and the effect of its decisions side by side; this one only sends a decision
//! to the file it belongs to.

mod attack;
mod build;
mod buy;
mod cards;
mod choices;
mod combat;
mod defend;
mod effects;
mod goods;
mod help;
mod moves;
mod place;
mod round;
mod trade;

use core::ops::ControlFlow;

use tabletop_core::{Seat, Stream, Table};

use crate::components::Tables;
use crate::{Action, ChaosCove, Frame, Happening, Hero, Illegal, Phase, State};

/// The luck of who begins.
pub const FIRST: Stream = Stream::new(0, "first");
/// The luck of the hero tiles.
pub const HEROES: Stream = Stream::new(1, "heroes");
/// The luck of the hero cards.
pub const DECK: Stream = Stream::new(2, "deck");
/// The luck of construction stacks 9 and 10.
pub const STACKS: Stream = Stream::new(3, "stacks");
/// The luck of the invader tiles.
pub const INVADERS: Stream = Stream::new(4, "invaders");

/// Whether something is allowed.
type Can = Result<(), Illegal>;

/// A state to look at, with the rules.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) game: &'a ChaosCove,
    pub(crate) at: &'a State,
}

/// A state to change, with the rules and the table.
pub(crate) struct Turn<'a, T> {
    pub(crate) game: &'a ChaosCove,
    pub(crate) at: &'a mut State,
    pub(crate) table: &'a mut T,
}

impl<'a> Look<'a> {
    fn tables(self) -> &'a Tables {
        &self.game.tables
    }

    /// The seat whose turn it is.
    fn turn(self) -> Seat {
        self.at.control.turn
    }

    /// Shows every choice of the decision that is awaited.
    pub(crate) fn options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.at.control.top() {
            Frame::Commit => self.commit_options(visit),
            Frame::Place => self.place_options(visit),
            Frame::Locate { hero } => self.locate_options(hero, visit),
            Frame::Body => self.body_options(visit),
            Frame::Trade => self.trade_options(visit),
            Frame::Buy => self.buy_options(visit),
            Frame::Strike => self.strike_options(visit),
            Frame::StrikeEnd | Frame::Aftermath => self.window_options(visit),
            Frame::Defend => self.defend_options(visit),
            Frame::Flee => self.flee_options(visit),
            Frame::Lose { side } => self.lose_options(side, visit),
            Frame::Flip { side, begun, .. } => self.flip_options(side, begun, visit),
            Frame::UseCards {
                forts,
                ships,
                begun,
                ..
            } => self.use_options(forts, ships, begun, visit),
            Frame::Sell { give, take } => self.sell_options(give, take, visit),
            Frame::Give { .. } => self.give_options(visit),
            Frame::Take { .. } => self.take_options(visit),
            Frame::Choose {
                from, price, begun, ..
            } => self.choose_options(from, price, begun, visit),
            Frame::Marker => Seat::all(self.game.players())
                .map(Action::Marker)
                .try_for_each(visit),
            Frame::Icon => self.icon_options(visit),
            Frame::Build { discount } => self.build_options(discount, visit),
            Frame::Raise { side, .. } => self.raise_options(side, visit),
            Frame::MoveFrom { side } => self.lift_options(side, visit),
            Frame::MoveTo { side, .. } => self.to_options(side, visit),
            Frame::HeroFrom { of } => of.into_iter().map(Action::Move).try_for_each(visit),
            Frame::HeroTo { hero } => self.hero_to_options(hero, visit),
            Frame::Aim => self.aim_options(visit),
            Frame::Combat { .. } => self.combat_options(visit),
            Frame::Help { offer: None, .. } => self.offer_options(visit),
            Frame::Help { .. } => [Action::Accept, Action::Refuse]
                .into_iter()
                .try_for_each(visit),
            Frame::Idle | Frame::Card { .. } => ControlFlow::Continue(()),
        }
    }

    /// Whether an action is a choice of the decision that is awaited.
    pub(crate) fn permit(self, action: Action) -> Can {
        match self.at.control.top() {
            Frame::Commit => self.commit_permit(action),
            Frame::Place => self.place_permit(action),
            Frame::Locate { hero } => self.locate_permit(hero, action),
            Frame::Body => self.body_permit(action),
            Frame::Trade => self.trade_permit(action),
            Frame::Buy => self.buy_permit(action),
            Frame::Strike => self.strike_permit(action),
            Frame::StrikeEnd | Frame::Aftermath => self.window_permit(action),
            Frame::Defend => self.defend_permit(action),
            Frame::Flee => self.flee_permit(action),
            Frame::Lose { side } => self.lose_permit(side, action),
            Frame::Flip { side, begun, .. } => self.flip_permit(side, begun, action),
            Frame::UseCards {
                forts,
                ships,
                begun,
                ..
            } => self.use_permit(forts, ships, begun, action),
            Frame::Sell { give, take } => self.sell_permit(give, take, action),
            Frame::Give { .. } => self.give_permit(action),
            Frame::Take { .. } => self.take_permit(action),
            Frame::Choose {
                from, price, begun, ..
            } => self.choose_permit(from, price, begun, action),
            Frame::Marker => match action {
                Action::Marker(to) if to.number() < self.game.players() => Ok(()),
                Action::Marker(_) => Err(Illegal::NotAPlayer),
                _ => Err(Illegal::NotNow),
            },
            Frame::Icon => self.icon_permit(action),
            Frame::Build { discount } => self.build_permit(discount, action),
            Frame::Raise { side, .. } => self.raise_permit(side, action),
            Frame::MoveFrom { side } => self.lift_permit(side, action),
            Frame::MoveTo { side, .. } => self.to_permit(side, action),
            Frame::HeroFrom { of } => match action {
                Action::Move(hero) if of.contains(hero) => Ok(()),
                Action::Move(_) => Err(Illegal::HeroNotMovable),
                _ => Err(Illegal::NotNow),
            },
            Frame::HeroTo { hero } => self.hero_to_permit(hero, action),
            Frame::Aim => self.aim_permit(action),
            Frame::Combat { .. } => self.combat_permit(action),
            Frame::Help { offer: None, .. } => self.offer_permit(action),
            Frame::Help { .. } => match action {
                Action::Accept | Action::Refuse => Ok(()),
                _ => Err(Illegal::NotNow),
            },
            Frame::Idle | Frame::Card { .. } => Err(Illegal::NotNow),
        }
    }

    /// The only choice there is, if there is one only and everybody can tell: where a hand could hold more choices, it is asked
    /// whatever it holds.
    fn forced(self) -> Option<Action> {
        let hidden = matches!(
            self.at.control.top(),
            Frame::Place
                | Frame::Body
                | Frame::Give { .. }
                | Frame::Strike
                | Frame::StrikeEnd
                | Frame::Combat { .. }
                | Frame::Help { offer: None, .. }
                | Frame::Defend
                | Frame::Aftermath
        );
        if hidden && !self.at.hands[self.at.decider().index()].is_empty() {
            return None;
        }
        let mut only = None;
        let more = self.options(&mut |action| {
            if only.replace(action).is_none() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        only.filter(|_| more.is_continue())
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// The state to look at.
    fn look(&self) -> Look<'_> {
        Look {
            game: self.game,
            at: self.at,
        }
    }

    /// The seat whose turn it is.
    fn turn(&self) -> Seat {
        self.at.control.turn
    }

    /// Lets something happen: it changes the position, and whoever listens is told.
    #[inline]
    fn happen(&mut self, event: Happening<Hero>) {
        self.at.happen(&event);
        self.table.emit(|| event);
    }

    /// Plays an action and everything that follows without a choice, and says what is decided next.
    pub(crate) fn play(&mut self, action: Action) {
        self.act(action);
        self.settle();
    }

    /// Goes on to the next real decision.
    fn settle(&mut self) {
        loop {
            match self.at.control.top() {
                Frame::Idle if self.at.control.phase == Phase::Over => break,
                Frame::Idle => self.assault(),
                Frame::Card { hero } => {
                    self.at.control.pop();
                    self.happen(Happening::CardDone { hero });
                }
                _ => match self.look().forced() {
                    Some(action) => self.act(action),
                    None => break,
                },
            }
        }
        let control = self.at.control;
        self.table.emit(|| Happening::Asked(control));
    }

    fn act(&mut self, action: Action) {
        match self.at.control.top() {
            Frame::Commit => self.commit(action),
            Frame::Place => self.choose_hero(action),
            Frame::Locate { hero } => self.locate(hero, action),
            Frame::Body => self.body(action),
            Frame::Trade => self.trade(action),
            Frame::Buy => self.buy(action),
            Frame::Strike => self.strike(action),
            Frame::StrikeEnd => self.strike_end(action),
            Frame::Aftermath => self.aftermath(action),
            Frame::Defend => self.defend(action),
            Frame::Flee => self.flee(action),
            Frame::Lose { .. } => self.lose(action),
            Frame::Flip { side, left, .. } => self.flip(side, left, action),
            Frame::UseCards {
                forts, ships, left, ..
            } => self.use_one(forts, ships, left, action),
            Frame::Sell { give, take } => self.sell(give, take, action),
            Frame::Give { left, then } => self.give(left, then, action),
            Frame::Take { left } => self.take(left, action),
            Frame::Choose {
                from, left, price, ..
            } => self.choose(from, left, price, action),
            Frame::Marker => self.give_marker(action),
            Frame::Icon => self.extra_icon(action),
            Frame::Build { discount } => self.build(discount, action),
            Frame::Raise { side, refill } => self.raise(side, refill, action),
            Frame::MoveFrom { side } => self.lift(side, action),
            Frame::MoveTo { side, from } => self.put(side, from, action),
            Frame::HeroFrom { .. } => self.lift_hero(action),
            Frame::HeroTo { hero } => self.put_hero(hero, action),
            Frame::Aim => self.aim(action),
            Frame::Combat { .. } => self.fight_on(action),
            Frame::Help { offer: None, .. } => self.offer(action),
            Frame::Help { .. } => self.answer(action),
            Frame::Idle | Frame::Card { .. } => {}
        }
    }
}
