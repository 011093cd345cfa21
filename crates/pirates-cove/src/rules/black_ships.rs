//! Phase 6: black ships move, beaten captains are replaced, chests are checked, treasure cards are cleared (PC-148 to PC-155).

use tabletop_core::cards::Pile;
use tabletop_core::{Game as _, Seat, Table};

use super::{Flow, LEGEND, Point, Run};
use crate::components::{Place, Section};
use crate::{Event, State};

impl State {
    fn black_ship(&self, ship: u8) -> Option<&crate::BlackShip> {
        self.black_ships[usize::from(ship)].as_ref()
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// PC-151: move, replace, check, discard.
    pub(super) fn black_ships(&mut self) -> Flow {
        if !self.game.setup().black_ship_random {
            for ship in 0..2 {
                if let Some(place) = self.state.black_ship(ship).map(|ship| ship.place) {
                    let place = place.next_for_black_ship(); // PC-148 to PC-150
                    self.happen(Event::BlackShipMoved { ship, place });
                }
            }
        }
        self.replace_captains();
        self.check_chests();
        for place in Place::OUTER {
            if self.state.face_up(place).is_some() {
                self.happen(Event::TreasureDiscarded { place }); // PC-154
            }
        }
        self.after_month()
    }

    /// All captains sunk this month are discarded first, then each ship draws.
    fn replace_captains(&mut self) {
        let sunk = [0, 1].map(|ship| self.state.black_ship(ship).is_some_and(|ship| ship.sunk));
        for ship in 0..2u8 {
            if sunk[usize::from(ship)] {
                self.happen(Event::LegendBeaten { ship });
            }
        }
        for ship in 0..2u8 {
            if !sunk[usize::from(ship)] {
                continue;
            }
            if self.state.legends.rest.is_empty() {
                self.happen(Event::LegendsReshuffled); // PC-111
            }
            let legend = self.state.legends.rest.choose(self.table, LEGEND);
            self.happen(Event::LegendDrawn { ship, legend });
        }
    }

    /// Chests above the hull go back to Treasure Island, unless Captain Flint's parrot sits there (PC-152, PC-153).
    fn check_chests(&mut self) {
        for seat in Seat::all(self.state.players) {
            let captain = self.state.captain(seat);
            let hull = self
                .game
                .level(Section::Hull, captain.markers[Section::Hull.index()]);
            if captain.chests > hull && !captain.has_parrot(Section::Hull) {
                let chests = captain.chests - hull;
                self.happen(Event::Overboard { seat, chests });
            }
        }
    }

    /// The next month, or the end (PC-159).
    pub(super) fn after_month(&mut self) -> Flow {
        if self.state.month >= self.game.setup().months {
            return Flow::Go(Point::Ending);
        }
        Flow::Go(Point::Month(self.state.month + 1))
    }
}
