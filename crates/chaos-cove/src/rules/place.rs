//! Phase 1: place heroes (CC-030 to CC-059).

use core::ops::ControlFlow;

use tabletop_core::{Seat, SeatSet, Table};

use super::cards::Moment;
use super::{Can, Look, Turn};
use crate::components::Does;
use crate::control::Placement;
use crate::state::Secret;
use crate::{Action, Frame, Good, Happening, Hero, Illegal, Location, Phase};

/// How many heroes each player must place, and may place without a fee (CC-034, CC-036).
const MUST: u8 = 2;
/// How many heroes a location holds (CC-032), and with an effect that breaks the limit (CC-182).
const CAPACITY: u8 = 2;
const CROWDED: u8 = 3;

impl Look<'_> {
    // Commit (D3) -----------------------------------------------------------------------------------------------------------------

    pub(super) fn commit_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        visit(Action::Pass)?;
        if self.can_pay_fee() {
            visit(Action::Commit)?;
        }
        ControlFlow::Continue(())
    }

    pub(super) fn commit_permit(self, action: Action) -> Can {
        match action {
            Action::Pass => Ok(()),
            Action::Commit if self.can_pay_fee() => Ok(()),
            Action::Commit => Err(Illegal::CannotPayFee), // CC-036
            _ => Err(Illegal::NotNow),
        }
    }

    fn can_pay_fee(self) -> bool {
        self.at.player(self.turn()).has(Good::Doubloon) >= self.tables().numbers.hero_fee
    }

    // Place (D1) ------------------------------------------------------------------------------------------------------------------

    pub(super) fn place_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.play_options(Moment::Before, visit)?;
        let own = self.at.heroes_of(self.turn()).less(self.at.board);
        own.into_iter().map(Action::Place).try_for_each(visit)
    }

    pub(super) fn place_permit(self, action: Action) -> Can {
        match action {
            Action::Play(hero) => self.may_play(hero, Moment::Before),
            Action::Place(hero) => {
                let own = self.at.heroes_of(self.turn()).less(self.at.board);
                own.contains(hero).then_some(()).ok_or(Illegal::NotYourHero) // CC-031
            }
            Action::Pass => Err(Illegal::MayNotPass), // CC-034
            _ => Err(Illegal::NotNow),
        }
    }

    // Locate (D2) -----------------------------------------------------------------------------------------------------------------

    pub(super) fn locate_options(
        self,
        hero: Hero,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let room = self.capacity(hero);
        Location::all()
            .filter(|location| self.at.crowd[location.index()] < room)
            .map(Action::At)
            .try_for_each(visit)
    }

    pub(super) fn locate_permit(self, hero: Hero, action: Action) -> Can {
        match action {
            Action::At(location) if self.at.crowd[location.index()] < self.capacity(hero) => Ok(()),
            Action::At(_) => Err(Illegal::LocationFull), // CC-032
            _ => Err(Illegal::NotNow),
        }
    }

    /// CC-032, CC-182, CC-183: a location holds two heroes, or three by Iggy's effects.
    fn capacity(self, hero: Hero) -> u8 {
        let crowds = self.tables().tiles[hero.index()] == Does::OverCapacity;
        if crowds || self.at.control.placement.crowding {
            CROWDED
        } else {
            CAPACITY
        }
    }

    // Body (D4) -------------------------------------------------------------------------------------------------------------------

    pub(super) fn body_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let placement = self.at.control.placement;
        if placement.free > 0 || self.can_pay_icon() {
            self.icon_options(visit)?;
        }
        if self.may_use_location().is_ok() {
            visit(Action::UseLocation)?;
        }
        if self.may_use_hero().is_ok() {
            visit(Action::UseHero)?;
        }
        self.play_options(Moment::Body, visit)?;
        visit(Action::Done)
    }

    pub(super) fn body_permit(self, action: Action) -> Can {
        match action {
            Action::Icon(good) => {
                self.may_take_icon(good)?;
                let free = self.at.control.placement.free > 0;
                (free || self.can_pay_icon())
                    .then_some(())
                    .ok_or(Illegal::CannotPayIcon) // CC-047
            }
            Action::UseLocation => self.may_use_location(),
            Action::UseHero => self.may_use_hero(),
            Action::Play(hero) => self.may_play(hero, Moment::Body),
            Action::Done => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    fn can_pay_icon(self) -> bool {
        self.at.player(self.turn()).has(Good::Doubloon) >= self.tables().numbers.icon_fee
    }

    fn may_use_location(self) -> Can {
        let placement = self.at.control.placement;
        let Some((_, location)) = placement.done else {
            return Err(Illegal::NotPlacedYet);
        };
        if placement.location_used {
            return Err(Illegal::LocationUsed); // CC-044
        }
        let does = self.tables().places[location.index()];
        if self.is_useful(does, None) {
            return Ok(());
        }
        Err(match does {
            Does::Token if !self.at.player(self.turn()).token => Illegal::NoHeroForToken,
            _ => Illegal::NoEffect,
        })
    }

    fn may_use_hero(self) -> Can {
        let placement = self.at.control.placement;
        let Some((hero, _)) = placement.done else {
            return Err(Illegal::NotPlacedYet);
        };
        if placement.hero_used {
            return Err(Illegal::HeroUsed); // CC-045
        }
        let does = self.tables().tiles[hero.index()];
        let passive = matches!(
            does,
            Does::OverCapacity | Does::CrewFights | Does::HideForts
        );
        let useful = !passive && self.is_useful(does, Some(hero));
        useful.then_some(()).ok_or(Illegal::NoEffect)
    }

    // Icons (D4, D31) -------------------------------------------------------------------------------------------------------------

    pub(super) fn icon_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Good::ALL
            .into_iter()
            .filter(|&good| self.may_take_icon(good).is_ok())
            .map(Action::Icon)
            .try_for_each(visit)
    }

    pub(super) fn icon_permit(self, action: Action) -> Can {
        match action {
            Action::Icon(good) => self.may_take_icon(good),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether the location of this placement shows one more icon of this kind, and there is one to take.
    #[inline]
    pub(super) fn may_take_icon(self, good: Good) -> Can {
        let placement = self.at.control.placement;
        let Some((_, location)) = placement.done else {
            return Err(Illegal::NotPlacedYet);
        };
        let printed = self.tables().icons[location.index()][good.index()];
        if placement.taken.of(good.index()) >= printed {
            Err(Illegal::NoIcon) // CC-048
        } else if self.is_there(self.turn(), good) {
            Ok(())
        } else if good == Good::Crew {
            Err(Illegal::NoCrewAshore) // CC-050
        } else {
            Err(Illegal::SupplyEmpty) // CC-009
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// CC-030: phase 1 begins with the holder of the marker.
    pub(super) fn begin_place(&mut self) {
        let control = &mut self.at.control;
        control.phase = Phase::Place;
        control.passed = SeatSet::EMPTY;
        control.turn = self.at.marker;
        self.happen(Happening::PhaseBegan {
            phase: Phase::Place,
        });
        self.open_placing();
    }

    /// A placement turn: the first two heroes must be placed, the next two cost a fee (CC-034, CC-036).
    fn open_placing(&mut self) {
        let must = self.at.placed(self.turn()) < MUST;
        let control = &mut self.at.control;
        control.placement = Placement::default();
        control.drew = false;
        control.push(if must { Frame::Place } else { Frame::Commit });
    }

    /// The next player who may still place (CC-035 to CC-041), or the end of the phase.
    fn next_placing(&mut self) {
        self.at.control.pop();
        let seats = self.game.players();
        let next = self.turn().left(seats);
        let everybody_twice = Seat::all(seats).all(|seat| self.at.placed(seat) >= MUST);
        let found = if everybody_twice {
            (0..seats)
                .map(|step| Seat::new((next.number() + step) % seats))
                .find(|&seat| !self.at.control.passed.contains(seat) && self.at.placed(seat) < 4)
        } else {
            Some(next)
        };
        if let Some(seat) = found {
            self.at.control.turn = seat;
            self.open_placing();
        } else {
            self.begin_use();
        }
    }

    pub(super) fn commit(&mut self, action: Action) {
        let seat = self.turn();
        if action == Action::Commit {
            let doubloons = self.game.tables.numbers.hero_fee;
            self.happen(Happening::FeePaid { seat, doubloons });
            self.at.control.replace(Frame::Place);
        } else {
            self.happen(Happening::Passed { seat });
            self.at.control.passed.insert(seat);
            self.next_placing();
        }
    }

    pub(super) fn choose_hero(&mut self, action: Action) {
        match action {
            Action::Play(hero) => self.play_card(hero),
            Action::Place(hero) => self.at.control.replace(Frame::Locate { hero }),
            _ => {}
        }
    }

    pub(super) fn locate(&mut self, hero: Hero, action: Action) {
        let Action::At(location) = action else {
            return;
        };
        let seat = self.turn();
        self.happen(Happening::HeroPlaced {
            seat,
            hero,
            location,
        });
        let control = &mut self.at.control;
        control.placement = Placement {
            done: Some((hero, location)),
            free: self.game.tables.numbers.free_icons,
            ..Placement::default()
        };
        control.replace(Frame::Body);
    }

    pub(super) fn body(&mut self, action: Action) {
        let seat = self.turn();
        let Some((hero, location)) = self.at.control.placement.done else {
            return;
        };
        match action {
            Action::Icon(good) => {
                let placement = &mut self.at.control.placement;
                let paid = if placement.free > 0 {
                    placement.free -= 1;
                    0
                } else {
                    self.game.tables.numbers.icon_fee
                };
                self.take_icon(good, paid);
            }
            Action::UseLocation => {
                self.at.control.placement.location_used = true;
                self.happen(Happening::LocationUsed { seat, location });
                self.open(self.game.tables.places[location.index()], None);
            }
            Action::UseHero => {
                self.at.control.placement.hero_used = true;
                self.happen(Happening::HeroUsed { seat, hero });
                let does = self.game.tables.tiles[hero.index()];
                if does == Does::ExtraIcon {
                    self.at.control.placement.free += 1; // CC-168
                } else {
                    self.open(does, Some(hero));
                }
            }
            Action::Play(hero) => self.play_card(hero),
            _ => self.next_placing(),
        }
    }

    /// CC-169: an icon for nothing, outside the free picks.
    pub(super) fn extra_icon(&mut self, action: Action) {
        self.at.control.pop();
        if let Action::Icon(good) = action {
            self.take_icon(good, 0);
        }
    }

    fn take_icon(&mut self, good: Good, paid: u8) {
        let seat = self.turn();
        self.at.control.placement.taken.add(good.index());
        self.happen(Happening::IconTaken { seat, good, paid });
        self.gain(seat, good, 1);
    }

    /// Whether a seat holds any card: what everybody can tell.
    pub(super) fn holds_cards(&self, seat: Seat) -> bool {
        self.at.hands[seat.index()].count() > 0
    }
}
