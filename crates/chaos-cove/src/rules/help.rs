//! Help in a combat from the hands of others, offered and accepted or refused (CC-121 to CC-124, A-17).

use core::ops::ControlFlow;

use tabletop_core::{SeatSet, Table};

use super::{Can, Look, Turn};
use crate::{Action, Frame, Happening, Hero, Illegal, Source};

impl Look<'_> {
    pub(super) fn offer_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let hand = self.at.hands[self.at.decider().index()].heroes();
        hand.and(self.fighters())
            .into_iter()
            .map(Action::Offer)
            .try_for_each(&mut *visit)?;
        visit(Action::Decline)
    }

    pub(super) fn offer_permit(self, action: Action) -> Can {
        match action {
            Action::Offer(hero) => self.may_contribute(hero),
            Action::Decline => Ok(()),
            _ => Err(Illegal::NotNow), // CC-121: cards, nothing else
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// Opens the one help round of this combat: all others with cards, clockwise from the active player.
    pub(super) fn ask(&mut self) {
        let seat = self.turn();
        let seats = self.game.players();
        let with_cards: SeatSet = seat
            .others(seats)
            .filter(|&other| self.holds_cards(other))
            .collect();
        self.happen(Happening::HelpAsked { seat });
        if let Frame::Combat {
            target,
            total,
            crew,
            spent,
            defence,
            ..
        } = self.at.control.top()
        {
            self.at.control.replace(Frame::Combat {
                target,
                total,
                asked: true,
                crew,
                spent,
                defence,
            });
        }
        self.next_helper(with_cards);
    }

    /// The next helper clockwise from the active player; after the last the combat goes on.
    fn next_helper(&mut self, left: SeatSet) {
        let next = self
            .turn()
            .others(self.game.players())
            .find(|&seat| left.contains(seat));
        if let Some(helper) = next {
            self.at.control.push(Frame::Help {
                helper,
                left: left.without(helper),
                offer: None,
            });
        }
    }

    pub(super) fn offer(&mut self, action: Action) {
        let Frame::Help { helper, left, .. } = self.at.control.pop() else {
            return;
        };
        if let Action::Offer(hero) = action {
            self.happen(Happening::HelpOffered { seat: helper, hero });
            self.at.control.push(Frame::Help {
                helper,
                left,
                offer: Some(hero),
            });
        } else {
            self.happen(Happening::HelpDeclined { seat: helper });
            self.next_helper(left);
        }
    }

    /// CC-122: the active player takes the card or sends it back.
    pub(super) fn answer(&mut self, action: Action) {
        let Frame::Help {
            helper,
            left,
            offer: Some(hero),
        } = self.at.control.pop()
        else {
            return;
        };
        if action == Action::Refuse {
            self.happen(Happening::HelpRefused { seat: helper, hero });
            self.next_helper(left);
            return;
        }
        self.strengthen(helper, Source::Card(hero));
        if self.is_won() {
            self.end_combat(true);
        } else {
            self.at.control.push(Frame::Help {
                helper,
                left,
                offer: None,
            });
        }
    }

    fn is_won(&self) -> bool {
        self.at.control.combat().is_some_and(|(target, total)| {
            self.at
                .tile_at(target)
                .is_none_or(|tile| total >= self.game.tables.strengths[tile.index()])
        })
    }
}
