//! Who acts first: the fastest ship, ties by die (PC-051 to PC-058), and the number of dice, which one pirate goes by (PC-079, PC-080).

use tabletop_core::{Odds, Seat, SeatSet, Table};

use super::{Run, TIE};
use crate::components::{Card, Section, Ship, ShipSet};
use crate::{Event, PiratesCove, State};

impl PiratesCove {
    /// The speed of a player's ship: Sails level, Parrot, and in a battle Full Canvas (PC-051, PC-174, PC-187).
    pub fn speed<S: crate::Side>(&self, position: &crate::Position<S>, seat: Seat) -> u8 {
        let captain = position.captain(seat);
        let mut speed = self.level(Section::Sails, captain.markers[Section::Sails.index()]);
        if captain.has_parrot(Section::Sails) {
            speed = speed.saturating_add(self.amounts().parrot_speed);
        }
        let canvas = position.battle.in_force(seat, Card::FullCanvas);
        speed.saturating_add(canvas.saturating_mul(self.amounts().canvas_speed))
    }

    /// The dice of a volley of a player's ship, with the cards in force and the Volley cards played so far (PC-080). 1 to 6.
    pub fn dice<S: crate::Side>(&self, position: &crate::Position<S>, seat: Seat) -> u8 {
        let captain = position.captain(seat);
        let battle = &position.battle;
        let level = |section: Section| self.level(section, captain.markers[section.index()]);
        let base = if captain.has_parrot(Section::Cannon) {
            self.amounts().parrot_dice // PC-172
        } else if captain.has_parrot(Section::Crew) {
            level(Section::Cannon) // PC-173
        } else if battle.grapple() {
            level(Section::Crew) // PC-185
        } else {
            level(Section::Crew).min(level(Section::Cannon)) // PC-079
        };
        let powder = battle
            .in_force(seat, Card::ExtraPowder)
            .saturating_mul(self.amounts().powder_dice);
        let guns = battle
            .loaded(Card::ExtraGuns)
            .saturating_mul(self.amounts().guns_dice);
        base.saturating_add(powder).saturating_add(guns).clamp(1, 6)
    }

    /// The speed of any ship in the battle.
    fn ship_speed(&self, state: &State, ship: Ship) -> u8 {
        match ship {
            Ship::Captain(seat) => self.speed(state, seat),
            Ship::Black => state
                .battle
                .black
                .map_or(0, |black| self.legend(state, black).speed),
            Ship::Navy => self.tables().navy.speed,
        }
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// The fastest of these ships; a tie is settled by die (PC-055).
    ///
    /// # Panics
    ///
    /// If there are none.
    pub(super) fn fastest(&mut self, ships: ShipSet) -> Ship {
        let (game, state) = (self.game, &*self.state);
        highest(self.table, ships, |ship| {
            i32::from(game.ship_speed(state, ship))
        })
    }

    /// The fastest of these captains.
    pub(super) fn fastest_captain(&mut self, seats: SeatSet) -> Seat {
        let ship = self.fastest(ShipSet::captains(seats));
        ship.seat().or(seats.first()).unwrap_or(Seat::new(0))
    }
}

/// The ship that stands highest; a tie is settled by die. Re-rolls among equals give every tied ship the same chance, so one even
/// question decides (PC-053, PC-054).
pub(super) fn highest<T: Table<Event>>(
    table: &mut T,
    ships: ShipSet,
    rank: impl Fn(Ship) -> i32,
) -> Ship {
    let mut tied = ShipSet::EMPTY;
    let mut best = i32::MIN;
    for ship in ships.iter() {
        let mine = rank(ship);
        if mine > best {
            best = mine;
            tied = ShipSet::EMPTY;
        }
        if mine == best {
            tied.insert(ship);
        }
    }
    if let (1, Some(only)) = (tied.len(), tied.first()) {
        return only;
    }
    let number = table.pick(TIE, Odds::Members(u128::from(tied.bits())));
    let first = Ship::from_number(u8::try_from(number).unwrap_or(0));
    table.emit(|| Event::TieRolled { tied, first });
    first
}
