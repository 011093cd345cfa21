//! Movement: paid moves, hyperspace, rockets, and what leaving a planet does (CM-053 to CM-060).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit};
use crate::components::{Ability, planets, spaces};
use crate::event::Travel;
use crate::frame::Frame;
use crate::state::Turn;
use crate::{Action, Happening, Kind, Pay, Planet, Space};

impl Look<'_> {
    /// Where Evasion Rockets fly for free (CM-253).
    pub(super) fn glides(self, seat: Seat) -> u32 {
        let here = self.at.open.at(seat);
        if self.tables.yellow >> here.index() & 1 == 0 {
            return 0;
        }
        self.tables.links[here.index()] & self.tables.yellow
    }

    /// Where Booster Rockets fly (CM-252).
    pub(super) fn booster_range(self, seat: Seat) -> u32 {
        let here = self.at.open.at(seat);
        Space::all()
            .filter(|&to| (1..=self.numbers.booster_range).contains(&self.distance(here, to)))
            .fold(0, |set, to| set | 1 << to.index())
    }

    /// Planets with an own Base to go to (CM-255).
    pub(super) fn gates(self, seat: Seat) -> u16 {
        let open = &self.at.open;
        Planet::all()
            .filter(|&planet| open.base(planet) == Some(seat) && open.at(seat) != planet.space())
            .fold(0, |set, planet| set | 1 << planet.number())
    }

    /// One step to a connected space, or none.
    pub(super) fn legal_step(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        let here = self.at.open.at(seat);
        spaces(self.tables.links[here.index()])
            .map(Action::To)
            .try_for_each(&mut *visit)?;
        visit(Action::Stay)
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    /// A token goes somewhere; the envelope of the planet it leaves goes back to the box (CM-057), unless a combat still has to settle it
    /// (CM-184).
    pub(super) fn travel(&mut self, seat: Seat, to: Space, how: Travel) {
        self.event(Happening::Travelled { seat, to, how });
        if let Some(planet) = self.at.open.controls(seat) {
            let contested = self.at.open.fight.prize() == Some(planet);
            if planet.space() != to && !contested {
                self.event(Happening::Boxed { seat, planet });
            }
        }
    }

    /// Sends a seat home; if it is on turn, the turn ends (CM-182, CM-183).
    pub(super) fn banish(&mut self, seat: Seat) {
        let home = self.look().alien(seat).home.space();
        self.travel(seat, home, Travel::Banished);
        if self.look().active() == seat {
            self.event(Happening::Cut { seat });
        }
    }

    pub(super) fn walk(&mut self, seat: Seat, to: Space, pay: Pay) {
        self.declare(seat);
        self.pay(seat, pay, 1, Turn::FLUX_MOVE, false);
        self.travel(seat, to, Travel::Move);
        let wanders = self.look().alien(seat).ability == Ability::Wanderlust;
        if wanders && !self.at.open.used(Turn::ABILITY) {
            self.push(Frame::Wander);
        }
    }

    pub(super) fn wander(&mut self, seat: Seat, action: Action) {
        self.pop();
        if let Action::To(space) = action {
            self.event(Happening::Used {
                flag: Turn::ABILITY,
            });
            self.travel(seat, space, Travel::Wander);
        }
    }

    pub(super) fn glide(&mut self, seat: Seat, to: Space) {
        self.declare(seat);
        self.spend(seat, Kind::EVASION_ROCKETS);
        self.travel(seat, to, Travel::Glide);
    }

    pub(super) fn jump(&mut self, seat: Seat, to: Space, pay: Pay) {
        self.declare(seat);
        self.pay(seat, pay, 1, Turn::FLUX_MOVE, true);
        self.travel(seat, to, Travel::Hyperspace);
    }

    pub(super) fn boost(&mut self, seat: Seat, to: Space) {
        self.declare(seat);
        self.use_card(seat, Kind::BOOSTER_ROCKETS);
        self.travel(seat, to, Travel::Booster);
    }

    pub(super) fn gate(&mut self, seat: Seat, to: Planet) {
        self.declare(seat);
        self.use_card(seat, Kind::PLANETARY_HYPERGATE);
        self.travel(seat, to.space(), Travel::Hypergate);
    }
}

/// The only planet of a set.
pub(super) fn only(set: u16) -> Option<Planet> {
    if set.is_power_of_two() {
        planets(set).next()
    } else {
        None
    }
}
