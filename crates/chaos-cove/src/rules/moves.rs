//! Moving pieces and heroes: Dennis, Hazel, Jonas (CC-175, CC-176, CC-181, CC-184, CC-185).

use core::ops::ControlFlow;

use tabletop_core::Table;

use super::build::spaces;
use super::{Can, Look, Turn};
use crate::{Action, Frame, Happening, Hero, Illegal, Location, Phase, Side, Space};

impl Look<'_> {
    // MoveFrom (D14) --------------------------------------------------------------------------------------------------------------

    pub(super) fn lift_options(
        self,
        side: Side,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = self.at.player(self.turn()).pieces[side.index()];
        spaces(own).map(Action::From).try_for_each(visit)
    }

    pub(super) fn lift_permit(self, side: Side, action: Action) -> Can {
        let own = self.at.player(self.turn()).pieces[side.index()];
        match action {
            Action::From(space) if own & space.bit() != 0 => Ok(()),
            Action::From(_) => Err(Illegal::NotYourPiece),
            _ => Err(Illegal::NotNow),
        }
    }

    // MoveTo (D15) ----------------------------------------------------------------------------------------------------------------

    /// Empty spaces and the pieces of others; changing places with oneself is no move.
    fn targets(self, side: Side) -> u32 {
        self.game.all_spaces() & !self.at.player(self.turn()).pieces[side.index()]
    }

    pub(super) fn to_options(
        self,
        side: Side,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        spaces(self.targets(side))
            .map(Action::To)
            .try_for_each(visit)
    }

    pub(super) fn to_permit(self, side: Side, action: Action) -> Can {
        match action {
            Action::To(space) if self.targets(side) & space.bit() != 0 => Ok(()),
            Action::To(_) => Err(Illegal::NotATarget),
            _ => Err(Illegal::NotNow),
        }
    }

    // HeroTo (D17) ----------------------------------------------------------------------------------------------------------------

    /// CC-184: another location with fewer than two heroes.
    fn can_move_hero(self, hero: Hero, to: Location) -> bool {
        self.at.heroes[hero.index()] != Some(to) && self.at.crowd[to.index()] < 2
    }

    pub(super) fn hero_to_options(
        self,
        hero: Hero,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Location::all()
            .filter(|&to| self.can_move_hero(hero, to))
            .map(Action::At)
            .try_for_each(visit)
    }

    pub(super) fn hero_to_permit(self, hero: Hero, action: Action) -> Can {
        match action {
            Action::At(to) if self.can_move_hero(hero, to) => Ok(()),
            Action::At(_) => Err(Illegal::LocationFull),
            _ => Err(Illegal::NotNow),
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    pub(super) fn lift(&mut self, side: Side, action: Action) {
        if let Action::From(from) = action {
            self.at.control.replace(Frame::MoveTo { side, from });
        }
    }

    pub(super) fn put(&mut self, side: Side, from: Space, action: Action) {
        let seat = self.turn();
        self.at.control.pop();
        let Action::To(to) = action else {
            return;
        };
        if self.at.occupied(side) & to.bit() == 0 {
            self.happen(Happening::PieceMoved {
                seat,
                side,
                from,
                to,
            });
        } else {
            self.happen(Happening::PiecesSwapped { side, from, to });
        }
        self.move_marks(side, from, to);
    }

    /// invisibility belongs to the piece; it lasts while the piece stays next to the barbarian.
    fn move_marks(&mut self, side: Side, from: Space, to: Space) {
        let control = &mut self.at.control;
        if control.phase != Phase::Defend || side != Side::Land || control.assault.side != side {
            return;
        }
        let lane = control.assault.lane;
        let hidden = control.assault.hidden;
        let marked = |space: Space| space.lane() == lane && hidden >> space.slot() & 1 == 1;
        let (was_from, was_to) = (marked(from), marked(to));
        let mut set = |space: Space, mark: bool| {
            if space.lane() == lane {
                let bit = 1 << space.slot();
                control.assault.hidden = if mark {
                    control.assault.hidden | bit
                } else {
                    control.assault.hidden & !bit
                };
            }
        };
        set(from, was_to);
        set(to, was_from);
    }

    pub(super) fn lift_hero(&mut self, action: Action) {
        if let Action::Move(hero) = action {
            self.at.control.replace(Frame::HeroTo { hero });
        }
    }

    /// CC-184: nothing is triggered; but a token goes back when the last own hero leaves the Fortress (CC-065, A-63).
    pub(super) fn put_hero(&mut self, hero: Hero, action: Action) {
        self.at.control.pop();
        let (Action::At(to), Some(from)) = (action, self.at.heroes[hero.index()]) else {
            return;
        };
        self.happen(Happening::HeroMoved { hero, from, to });
        let owner = self.at.owner(hero);
        if self.at.player(owner).token && !self.look().stands_at_token(owner) {
            self.happen(Happening::TokenReturned { seat: owner });
        }
    }
}
