//! Phase 3: where battles are, how their rounds go, and how they end (PC-039 to PC-060, PC-163 to PC-166, PC-206, PC-207).

use arrayvec::ArrayVec;
use tabletop_core::{Seat, SeatSet, Table};

use super::order::highest;
use super::{Flow, Point, Run};
use crate::components::{Place, Ship, ShipSet};
use crate::state::BlackShip;
use crate::{Decision, Event, PiratesCove, State};

impl PiratesCove {
    /// The legendary pirate of a black ship.
    pub(crate) fn legend(&self, state: &State, black: u8) -> &crate::Legend {
        let row =
            state.black_ships[usize::from(black)].map_or(0, |BlackShip { legend, .. }| legend);
        &self.tables().legends[usize::from(row)]
    }
}

impl State {
    /// Whether the battle is over (PC-046, PC-047, PC-163).
    fn battle_is_over(&self) -> bool {
        let battle = &self.battle;
        if battle.present.is_empty() {
            return true;
        }
        !battle.is_hunted()
            && (battle.island == Some(Place::TreasureIsland) || battle.present.len() == 1)
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// The next battle from an island on, westward (PC-039); after the last, the plunder.
    pub(super) fn combat(&mut self, from: Place) -> Flow {
        for place in Place::ISLANDS {
            if place < from {
                continue;
            }
            let present = self.state.ships_at(place);
            let black = self.state.black_ship_at(place);
            let navy = self
                .state
                .navy
                .is_some_and(|navy| navy.place == place && !navy.sunk);
            let ships = present.len() + usize::from(black.is_some()) + usize::from(navy);
            let battle = if place.is_outer() {
                !present.is_empty() && ships >= 2 // PC-040, PC-049
            } else {
                !present.is_empty() && black.is_some() // PC-041
            };
            if battle {
                let black = black.map(|ship| (ship, self.game.legend(self.state, ship).hull)); // PC-110
                let navy = navy.then_some(self.game.tables().navy.hull);
                return self.begin_battle(Some(place), present, black, navy);
            }
        }
        if self.state.navy.is_some() {
            self.happen(Event::NavyLeft); // PC-120
        }
        Flow::Go(Point::Plunder(Place::Tavern))
    }

    pub(super) fn begin_battle(
        &mut self,
        island: Option<Place>,
        present: SeatSet,
        black: Option<(u8, u8)>,
        navy: Option<u8>,
    ) -> Flow {
        self.happen(Event::BattleBegan {
            island,
            present,
            black,
            navy,
        });
        // PC-061: the order of the preparation is fixed now.
        let mut order = ArrayVec::new();
        let mut left = present;
        while !left.is_empty() && !order.is_full() {
            let seat = self.fastest_captain(left);
            left.remove(seat);
            order.push(seat);
        }
        self.happen(Event::Ordered { order });
        Flow::Go(Point::Prepare)
    }

    /// The next ship acts, or the next round begins, or the battle is over.
    pub(super) fn turn(&mut self) -> Flow {
        if self.state.battle_is_over() {
            return self.end_battle(); // PC-048
        }
        let mut ships = self.still_to_act();
        if self.state.battle.round == 0 || ships.is_empty() {
            let round = self.state.battle.round;
            if round >= self.game.amounts().round_limit {
                return self.nightfall();
            }
            self.happen(Event::RoundBegan { round: round + 1 });
            ships = self.still_to_act();
        }
        let ship = self.fastest(ships); // PC-058
        self.happen(Event::Acts { ship });
        match ship {
            Ship::Captain(seat) if self.state.battle.is_final => self.begin_volley(seat), // PC-164
            Ship::Captain(seat) => Flow::Ask(Decision::Stand(seat)),
            Ship::Black => self.black_ship_fires(),
            Ship::Navy => self.navy_acts(),
        }
    }

    fn still_to_act(&self) -> ShipSet {
        let battle = &self.state.battle;
        let mut ships = ShipSet::captains(battle.present);
        if battle.black.is_some() {
            ships.insert(Ship::Black);
        }
        if battle.navy {
            ships.insert(Ship::Navy);
        }
        ships.without(battle.acted)
    }

    /// PC-206, PC-207, and in the final battle PC-166.
    fn nightfall(&mut self) -> Flow {
        let battle = &self.state.battle;
        if battle.is_final {
            self.rank_by_markers();
        } else {
            let stays = if battle.is_hunted() {
                None
            } else {
                Some(self.fastest_captain(self.state.battle.present))
            };
            self.happen(Event::NightFell { stays });
        }
        self.end_battle()
    }

    /// The final battle is broken off: the highest sum of positions first, ties by die (PC-166, A-34).
    fn rank_by_markers(&mut self) {
        let mut left = ShipSet::captains(self.state.battle.present);
        for place in 1.. {
            if left.is_empty() {
                return;
            }
            let state = &*self.state;
            let first = highest(self.table, left, |ship| {
                ship.seat().map_or(0, |seat| {
                    state
                        .captain(seat)
                        .markers
                        .iter()
                        .map(|&marker| i32::from(marker))
                        .sum()
                })
            });
            left.remove(first);
            if let Some(seat) = first.seat() {
                self.happen(Event::FinalPlace { seat, place });
            }
        }
    }

    /// The battle is over: its cards are discarded, and the next island follows.
    fn end_battle(&mut self) -> Flow {
        let battle = &self.state.battle;
        if battle.is_final {
            let last = single(battle.present);
            if let Some(seat) = last.filter(|&seat| self.state.final_place(seat) == 0) {
                self.happen(Event::FinalPlace { seat, place: 1 }); // PC-163
            }
            self.happen(Event::BattleEnded);
            return Flow::Ask(Decision::Over);
        }
        let island = battle.island;
        self.happen(Event::BattleEnded);
        if self
            .state
            .navy
            .is_some_and(|navy| Some(navy.place) == island)
        {
            self.happen(Event::NavyLeft); // PC-120
        }
        match island {
            Some(Place::TreasureIsland) | None => self.combat(Place::Cove),
            Some(place) => Flow::Go(Point::Combat(Place::ALL[place.index() + 1])),
        }
    }
}

fn single(seats: SeatSet) -> Option<Seat> {
    seats.first().filter(|_| seats.len() == 1)
}
