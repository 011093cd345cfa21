//! [`Place`]: the seven places of the board, and [`Ship`]: who sails between them.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet, TextError};

/// A place on the board, in westward order (PC-026).
///
/// ```
/// use pirates_cove::Place;
///
/// assert_eq!(Place::CannonIsland.number(), 4);
/// assert_eq!(Place::from_number(4), Some(Place::CannonIsland));
/// assert!(!Place::TreasureIsland.is_outer());
/// assert_eq!(Place::TreasureIsland.to_string(), "Treasure Island");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Tavern Island, number 1: tavern cards are bought here.
    #[default]
    Tavern = 1,
    /// Hull Island, number 2.
    HullIsland,
    /// Sail Island, number 3.
    SailIsland,
    /// Cannon Island, number 4.
    CannonIsland,
    /// Crew Island, number 5.
    CrewIsland,
    /// Treasure Island, number 6, where treasure is buried.
    TreasureIsland,
    /// Pirate's Cove, number 7, where beaten ships go.
    Cove,
}

impl Place {
    /// All places, westward.
    pub const ALL: [Place; 7] = [
        Place::Tavern,
        Place::HullIsland,
        Place::SailIsland,
        Place::CannonIsland,
        Place::CrewIsland,
        Place::TreasureIsland,
        Place::Cove,
    ];

    /// The places a wheel can be set to: all but the Cove (PC-035).
    pub const ISLANDS: [Place; 6] = [
        Place::Tavern,
        Place::HullIsland,
        Place::SailIsland,
        Place::CannonIsland,
        Place::CrewIsland,
        Place::TreasureIsland,
    ];

    /// The outer islands, which have a treasure card each month (PC-027).
    pub const OUTER: [Place; 5] = [
        Place::Tavern,
        Place::HullIsland,
        Place::SailIsland,
        Place::CannonIsland,
        Place::CrewIsland,
    ];

    /// The number on the board, 1 to 7.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The place with this number.
    pub const fn from_number(number: u8) -> Option<Place> {
        match number {
            1..=7 => Some(Place::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// The number less one, to index an array with.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// Whether this is one of the outer islands 1 to 5.
    pub const fn is_outer(self) -> bool {
        (self as u8) < 6
    }

    /// Where a black ship goes from here: one island westward, never to the Cove (PC-148, PC-149).
    pub const fn next_for_black_ship(self) -> Place {
        match self {
            Place::TreasureIsland | Place::Cove => Place::Tavern,
            _ => Place::ALL[self as usize],
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Place::Tavern => "Tavern Island",
            Place::HullIsland => "Hull Island",
            Place::SailIsland => "Sail Island",
            Place::CannonIsland => "Cannon Island",
            Place::CrewIsland => "Crew Island",
            Place::TreasureIsland => "Treasure Island",
            Place::Cove => "Pirate's Cove",
        })
    }
}

/// A ship in a battle. There is never more than one black ship in the same battle.
///
/// ```
/// use pirates_cove::Ship;
/// use tabletop_core::Seat;
///
/// assert_eq!("P2".parse(), Ok(Ship::Captain(Seat::new(2))));
/// assert_eq!(Ship::Black.to_string(), "black-ship");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ship {
    /// The ship of a player.
    Captain(Seat),
    /// The black ship of a legendary pirate.
    Black,
    /// The Royal Navy.
    Navy,
}

impl Ship {
    /// The number of the ship, as ties are settled by: a player's seat, 5 for a black ship, 6 for the Navy.
    pub const fn number(self) -> u8 {
        match self {
            Ship::Captain(seat) => seat.number(),
            Ship::Black => 5,
            Ship::Navy => 6,
        }
    }

    /// The ship with this number, below 7.
    pub(crate) fn from_number(number: u8) -> Ship {
        match number {
            5 => Ship::Black,
            6 => Ship::Navy,
            seat => Ship::Captain(Seat::ALL[usize::from(seat & 7)]),
        }
    }

    /// The seat of a player's ship.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Ship::Captain(seat) => Some(seat),
            Ship::Black | Ship::Navy => None,
        }
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ship::Captain(seat) => seat.fmt(f),
            Ship::Black => f.write_str("black-ship"),
            Ship::Navy => f.write_str("navy"),
        }
    }
}

impl FromStr for Ship {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            "black-ship" => Ok(Ship::Black),
            "navy" => Ok(Ship::Navy),
            _ => match text.parse::<Seat>() {
                Ok(seat) if seat.number() < 5 => Ok(Ship::Captain(seat)),
                _ => Err(TextError::new(text, "a ship: P0 to P4, black-ship or navy")),
            },
        }
    }
}

/// A set of ships in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipSet(u8);

impl ShipSet {
    /// The set without ships.
    pub const EMPTY: ShipSet = ShipSet(0);

    /// The ships of these seats.
    pub fn captains(seats: SeatSet) -> Self {
        seats.into_iter().map(Ship::Captain).collect()
    }

    /// Whether `ship` is in the set.
    pub const fn contains(self, ship: Ship) -> bool {
        self.0 >> ship.number() & 1 == 1
    }

    /// Adds `ship`.
    pub fn insert(&mut self, ship: Ship) {
        self.0 |= 1 << ship.number();
    }

    /// Takes `ship` out.
    pub fn remove(&mut self, ship: Ship) {
        self.0 &= !(1 << ship.number());
    }

    /// This set less the ships of `other`.
    pub const fn without(self, other: ShipSet) -> Self {
        ShipSet(self.0 & !other.0)
    }

    /// How many ships are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no ship is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ship with the lowest number.
    pub fn first(self) -> Option<Ship> {
        self.iter().next()
    }

    /// The set as bits: the ship with number `n` is bit `n`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The ships: players by seat, then the black ship, then the Navy.
    pub fn iter(self) -> impl Iterator<Item = Ship> {
        (0..7)
            .filter(move |number| self.0 >> number & 1 == 1)
            .map(Ship::from_number)
    }
}

impl FromIterator<Ship> for ShipSet {
    fn from_iter<I: IntoIterator<Item = Ship>>(ships: I) -> Self {
        let mut set = ShipSet::EMPTY;
        for ship in ships {
            set.insert(ship);
        }
        set
    }
}

impl fmt::Debug for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
