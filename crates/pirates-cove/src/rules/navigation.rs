//! Phase 2: wheels are set in secret, all ships sail at once, and event cards may be played (PC-034 to PC-038, PC-196).

use tabletop_core::{Game as _, Odds, Seat, Table};

use super::{Flow, LEGEND, Point, Run, not_asked};
use crate::components::Place;
use crate::{Action, Decision, Event, Illegal, State};

pub(super) fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Sail(Place::Cove) => Err(Illegal::NoDestination), // PC-035
        Action::Sail(_) => Ok(()),                                // PC-036
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn set_wheel(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Sail(place) = action {
            self.happen(Event::WheelSet { seat, place });
        }
        if !self.state.wheels.is_complete() {
            return Flow::Wait;
        }
        let wheels = self.state.wheels;
        for (seat, &place) in wheels.iter() {
            self.happen(Event::Sailed { seat, place }); // PC-037
        }
        if self.game.setup().black_ship_random {
            self.drift();
        }
        self.open_window()
    }

    /// Puts each black ship on an island by the die; two never on the same one.
    fn drift(&mut self) {
        let mut free = 0b111_1110;
        for ship in 0..2u8 {
            if self.state.black_ships[usize::from(ship)].is_some() {
                let number = self.table.pick(LEGEND, Odds::Members(free));
                free &= !(1 << number);
                if let Some(place) = u8::try_from(number).ok().and_then(Place::from_number) {
                    self.happen(Event::BlackShipDrifted { ship, place });
                }
            }
        }
    }

    pub(super) fn open_window(&mut self) -> Flow {
        let first = Seat::ALL[usize::from((self.state.month.max(1) - 1) % self.state.players)];
        self.happen(Event::WindowOpened { first });
        Flow::Go(Point::Window)
    }

    /// The event window goes on: to the next seat with cards in hand, or to Combat after everybody has passed in a row (PC-196).
    pub(super) fn window(&mut self) -> Flow {
        while let Some(seat) = self.state.window.next() {
            if self.state.hand_size(seat) > 0 {
                return Flow::Ask(Decision::Event(seat));
            }
            self.happen(Event::WindowPassed { seat });
        }
        Flow::Go(Point::Combat(Place::Tavern))
    }
}
