//! The small decisions inside effects: turning tiles up, using cards, selling, bartering, choosing goods, giving the marker.

use core::ops::ControlFlow;

use tabletop_core::{Odds, Table};

use super::goods::covers;
use super::{Can, INVADERS, Look, Turn};
use crate::{
    Action, Design, Frame, Good, Happening, Hero, Illegal, Invader, Lane, Seat, Side, Tally, Tile,
};

/// Shows [`Action::Done`] where one may stop.
fn stop(may: bool, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    if may {
        visit(Action::Done)
    } else {
        ControlFlow::Continue(())
    }
}

/// Whether one may stop, or this is no choice here.
fn may_stop(may: bool, action: Action) -> Can {
    (may && action == Action::Done)
        .then_some(())
        .ok_or(Illegal::NotNow)
}

impl Look<'_> {
    // Flip (D5) -------------------------------------------------------------------------------------------------------------------

    pub(super) fn flip_options(
        self,
        side: Side,
        begun: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Lane::all()
            .filter(|lane| self.at.lanes[side.index()][lane.index()] == Invader::Down)
            .map(Action::Flip)
            .try_for_each(&mut *visit)?;
        stop(begun, visit)
    }

    pub(super) fn flip_permit(self, side: Side, begun: bool, action: Action) -> Can {
        match action {
            Action::Flip(lane) => {
                let down = self.at.lanes[side.index()][lane.index()] == Invader::Down;
                down.then_some(()).ok_or(Illegal::NotFaceDown)
            }
            _ => may_stop(begun, action),
        }
    }

    // UseCards (D6) ---------------------------------------------------------------------------------------------------------------

    /// The designs of which the seat on turn has a card that was not used yet and whose use it can pay, as an iterator.
    pub(super) fn usable(
        self,
        forts: bool,
        ships: bool,
        used: Tally,
    ) -> impl Iterator<Item = Design> {
        let kinds = self.tables().kinds;
        let wanted = if forts { kinds[0] } else { 0 } | if ships { kinds[1] } else { 0 };
        let player = *self.at.player(self.turn());
        Design::all().filter(move |&design| {
            wanted >> design.number() & 1 == 1
                && player.cards[design.index()] > used.of(design.index())
                && covers(player.goods, self.tables().designs[design.index()].give)
        })
    }

    pub(super) fn any_usable(self, forts: bool, ships: bool, used: Tally) -> bool {
        self.usable(forts, ships, used).next().is_some()
    }

    pub(super) fn may_use(self, forts: bool, ships: bool, design: Design) -> Can {
        let kinds = self.tables().kinds;
        let wanted = if forts { kinds[0] } else { 0 } | if ships { kinds[1] } else { 0 };
        let player = self.at.player(self.turn());
        let unused = player.cards[design.index()] > self.at.control.used.of(design.index());
        if wanted >> design.number() & 1 == 0 || !unused {
            Err(Illegal::CardNotUsable) // CC-081, A-84
        } else if covers(player.goods, self.tables().designs[design.index()].give) {
            Ok(())
        } else {
            Err(Illegal::CannotTrade)
        }
    }

    pub(super) fn use_options(
        self,
        forts: bool,
        ships: bool,
        begun: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.usable(forts, ships, self.at.control.used)
            .map(Action::Use)
            .try_for_each(&mut *visit)?;
        stop(begun, visit)
    }

    pub(super) fn use_permit(self, forts: bool, ships: bool, begun: bool, action: Action) -> Can {
        match action {
            Action::Use(design) => self.may_use(forts, ships, design),
            _ => may_stop(begun, action),
        }
    }

    // Sell (D7) -------------------------------------------------------------------------------------------------------------------

    fn can_sell(self, give: Good, take: Good) -> bool {
        let player = self.at.player(self.turn());
        player.has(give) > 0 && player.has(take) < self.tables().numbers.most
    }

    pub(super) fn sell_options(
        self,
        give: Good,
        take: Good,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.can_sell(give, take) {
            visit(Action::Sell)?;
        }
        visit(Action::Done)
    }

    pub(super) fn sell_permit(self, give: Good, take: Good, action: Action) -> Can {
        match action {
            Action::Sell if self.can_sell(give, take) => Ok(()),
            Action::Sell => Err(Illegal::CannotSell),
            _ => may_stop(true, action),
        }
    }

    // Give and take (D8, D9) ------------------------------------------------------------------------------------------------------

    pub(super) fn give_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let hand = self.at.hands[self.turn().index()].heroes();
        hand.into_iter()
            .map(Action::GiveCard)
            .try_for_each(&mut *visit)?;
        Good::ALL[..7]
            .iter()
            .filter(|&&good| self.at.player(self.turn()).has(good) > 0)
            .map(|&good| Action::Give(good))
            .try_for_each(visit)
    }

    pub(super) fn give_permit(self, action: Action) -> Can {
        let seat = self.turn();
        let there = match action {
            Action::GiveCard(hero) => self.at.hands[seat.index()].of(hero) > 0,
            Action::Give(good) => good != Good::Crew && self.at.player(seat).has(good) > 0, // CC-066
            _ => return Err(Illegal::NotNow),
        };
        there.then_some(()).ok_or(Illegal::NothingToGive)
    }

    /// CC-066, CC-067: neither doubloons nor crew, and of cannons and sabers only what the supply has.
    fn may_barter_for(self, good: Good) -> bool {
        !matches!(good, Good::Doubloon | Good::Crew) && self.is_there(self.turn(), good)
    }

    pub(super) fn take_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Good::ALL
            .into_iter()
            .filter(|&good| self.may_barter_for(good))
            .map(Action::Take)
            .try_for_each(visit)
    }

    pub(super) fn take_permit(self, action: Action) -> Can {
        match action {
            Action::Take(good) if self.may_barter_for(good) => Ok(()),
            Action::Take(_) => Err(Illegal::NotOffered),
            _ => Err(Illegal::NotNow),
        }
    }

    // Choose (D13, D18) -----------------------------------------------------------------------------------------------------------

    pub(super) fn may_choose(self, from: u8, good: Good) -> bool {
        from & good.bit() != 0 && self.has_room(self.turn(), good)
    }

    pub(super) fn choose_options(
        self,
        from: u8,
        price: u8,
        begun: bool,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.at.player(self.turn()).has(Good::Doubloon) >= price {
            Good::ALL
                .into_iter()
                .filter(|&good| self.may_choose(from, good))
                .map(Action::Take)
                .try_for_each(&mut *visit)?;
        }
        stop(begun, visit)
    }

    pub(super) fn choose_permit(self, from: u8, price: u8, begun: bool, action: Action) -> Can {
        let Action::Take(good) = action else {
            return may_stop(begun, action);
        };
        if from & good.bit() == 0 {
            Err(Illegal::NotOffered)
        } else if self.at.player(self.turn()).has(Good::Doubloon) < price {
            Err(Illegal::CannotTrade)
        } else {
            self.may_choose(from, good)
                .then_some(())
                .ok_or(Illegal::SupplyEmpty)
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    pub(super) fn flip(&mut self, side: Side, left: u8, action: Action) {
        self.at.control.pop();
        let Action::Flip(lane) = action else {
            return;
        };
        self.turn_up(side, lane);
        if left > 1 && self.at.any_face_down(side) {
            self.at.control.push(Frame::Flip {
                side,
                left: left - 1,
                begun: true,
            });
        }
    }

    /// Turns the tile of a lane face up: luck decides which of the unseen tiles of the wave it is.
    pub(super) fn turn_up(&mut self, side: Side, lane: Lane) {
        let wave = self.at.unseen & Tile::of_wave(side, self.at.round);
        let drawn = self.table.pick(INVADERS, Odds::Members(u128::from(wave)));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "an outcome is a tile's number"
        )]
        let tile = Tile::new(drawn as u8);
        self.happen(Happening::Flipped { side, lane, tile });
    }

    pub(super) fn use_one(&mut self, forts: bool, ships: bool, left: u8, action: Action) {
        self.at.control.pop();
        let Action::Use(design) = action else {
            return;
        };
        self.use_card(design);
        let used = self.at.control.used;
        if left > 1 && self.look().any_usable(forts, ships, used) {
            self.at.control.push(Frame::UseCards {
                forts,
                ships,
                left: left - 1,
                begun: true,
            });
        }
    }

    /// One fort yield or ship trade.
    pub(super) fn use_card(&mut self, design: Design) {
        let seat = self.turn();
        let row = self.game.tables.designs[design.index()];
        self.happen(Happening::CardUsed { seat, design });
        self.pay_all(seat, row.give);
        self.gain_all(seat, row.take);
        self.at.control.used.add(design.index());
    }

    pub(super) fn sell(&mut self, give: Good, take: Good, action: Action) {
        if action == Action::Sell {
            let seat = self.turn();
            self.pay(seat, give, 1);
            self.gain(seat, take, 1);
        } else {
            self.at.control.pop();
        }
    }

    pub(super) fn give(&mut self, left: u8, then: u8, action: Action) {
        let seat = self.turn();
        match action {
            Action::GiveCard(hero) => self.happen(Happening::CardGiven { seat, hero }),
            Action::Give(good) => self.pay(seat, good, 1),
            _ => {}
        }
        self.at.control.replace(if left > 1 {
            Frame::Give {
                left: left - 1,
                then,
            }
        } else {
            Frame::Take { left: then }
        });
    }

    pub(super) fn take(&mut self, left: u8, action: Action) {
        let seat = self.turn();
        self.at.control.pop();
        if let Action::Take(good) = action {
            self.gain(seat, good, 1);
        }
        if left > 1 {
            self.at.control.push(Frame::Take { left: left - 1 });
        }
    }

    pub(super) fn choose(&mut self, from: u8, left: u8, price: u8, action: Action) {
        let seat: Seat = self.turn();
        self.at.control.pop();
        let Action::Take(good) = action else {
            return;
        };
        self.pay(seat, Good::Doubloon, price);
        self.gain(seat, good, 1);
        let look = self.look();
        let more = look.at.player(seat).has(Good::Doubloon) >= price
            && Good::ALL.iter().any(|&good| look.may_choose(from, good));
        if left > 1 && more {
            self.at.control.push(Frame::Choose {
                from,
                left: left - 1,
                price,
                begun: true,
            });
        }
    }

    /// CC-071: the marker goes to any player; the order of phase 1 stays (CC-072).
    pub(super) fn give_marker(&mut self, action: Action) {
        self.at.control.pop();
        if let Action::Marker(to) = action {
            self.happen(Happening::MarkerMoved { to });
        }
    }
}
