//! [`Position`]: everything on the table, generic over what a secret is. [`State`] holds all secrets, a [`View`](crate::View) only its
//! viewer's.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop_core::cards::{CardSet, Counts, Deck};
use tabletop_core::turns::{PassRound, Sealed};
use tabletop_core::{Seat, SeatSet};

use crate::Decision;
use crate::components::{Card, KINDS, Place, Section, ShipSet};
use crate::secrets::{Open, Side};

/// What lies on a section of a ship: at most one card (PC-178).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Guard {
    /// Nothing.
    #[default]
    Nobody,
    /// A Mastercraft card.
    Mastercraft,
    /// A Mastercraft card that has taken a hit.
    DamagedMastercraft,
    /// A Parrot.
    Parrot,
    /// A Parrot that has taken a hit in this battle.
    WoundedParrot,
}

impl Guard {
    /// Whether it is a Parrot.
    #[inline]
    pub const fn is_parrot(self) -> bool {
        matches!(self, Guard::Parrot | Guard::WoundedParrot)
    }

    /// Whether it is a Mastercraft card.
    pub const fn is_mastercraft(self) -> bool {
        matches!(self, Guard::Mastercraft | Guard::DamagedMastercraft)
    }

    /// Whether it has taken a hit.
    pub const fn is_hurt(self) -> bool {
        matches!(self, Guard::DamagedMastercraft | Guard::WoundedParrot)
    }

    /// The card it is, on this section.
    pub const fn card(self, section: Section) -> Option<Card> {
        match self {
            Guard::Nobody => None,
            Guard::Mastercraft | Guard::DamagedMastercraft => Some(Card::mastercraft(section)),
            Guard::Parrot | Guard::WoundedParrot => Some(Card::parrot(section)),
        }
    }
}

/// A captain with the ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Captain<S: Side> {
    /// The fame on the track. Never below 0 with the option `fame_floor` (PC-158).
    pub fame: i16,
    /// The gold aboard.
    pub gold: u8,
    /// The chests aboard.
    pub chests: u8,
    /// Where the ship lies.
    pub place: Place,
    /// The position of each section's marker, 0 (p0) to 5; -1 when it is off the track and the ship crippled (PC-098).
    pub markers: [i8; 4],
    /// What lies on each section.
    pub guards: [Guard; 4],
    /// The hand.
    pub hand: S::Hand,
}

impl<S: Side> Captain<S> {
    /// The section whose marker is off the track, if the ship is crippled.
    pub fn crippled(&self) -> Option<Section> {
        Section::ALL
            .into_iter()
            .find(|section| self.markers[section.index()] < 0)
    }

    /// Whether a section has its Parrot.
    #[inline]
    pub const fn has_parrot(&self, section: Section) -> bool {
        self.guards[section.index()].is_parrot()
    }

    /// The section with the Mastercraft of the ship, if there is one (PC-183).
    pub fn mastercraft(&self) -> Option<Section> {
        Section::ALL
            .into_iter()
            .find(|section| self.guards[section.index()].is_mastercraft())
    }
}

/// A black ship and its captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BlackShip {
    /// Where it lies.
    pub place: Place,
    /// Its legendary pirate, as a row of the component table.
    pub legend: u8,
    /// Whether it was sunk this month: then it is not there until phase 6 (PC-150).
    pub sunk: bool,
}

/// The Royal Navy at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NavyAtSea {
    /// Where it lies.
    pub place: Place,
    /// Who sent it and names the sections it fires at.
    pub controller: Seat,
    /// Whom it fires at.
    pub prey: Seat,
    /// Whether it was sunk.
    pub sunk: bool,
}

/// What a ship has done in its Upgrade turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Visit {
    /// Tavern cards bought (PC-132).
    pub bought: u8,
    /// Whether a section was raised on Treasure Island (PC-137).
    pub raised: bool,
    /// Whether a Mastercraft was played (PC-143).
    pub reinforced: bool,
}

/// A battle. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where it is fought; `None` for the final battle, and when there is no battle.
    pub island: Option<Place>,
    /// Whether it is the final battle (PC-163).
    pub is_final: bool,
    /// The players' ships still in it.
    pub present: SeatSet,
    /// The black ship in it, while it is afloat.
    pub black: Option<u8>,
    /// Whether the Navy is in it and afloat.
    pub navy: bool,
    /// Hull points left of the black ship.
    pub black_hull: u8,
    /// Hull points left of the Navy.
    pub navy_hull: u8,
    /// Whom the black ship fires at (PC-105).
    pub victim: Option<Seat>,
    /// The round of volleys, from 1; 0 during the preparation.
    pub round: u8,
    /// The ships that have acted this round.
    pub acted: ShipSet,
    /// The players' ships that were hit in this battle (PC-087).
    pub hit: SeatSet,
    /// The order of the preparation (PC-061).
    pub order: ArrayVec<Seat, 5>,
    /// Whose turn it is in the preparation, as a place in `order`.
    pub turn: u8,
    /// Passes in a row.
    pub passes: u8,
    /// Battle cards in force, by owner and kind (in the order of [`Card::BATTLE`]).
    pub cards: [[u8; 6]; 5],
    /// Hits that Braced Timbers have cancelled, by owner.
    pub cancelled: [u8; 5],
    /// The captains with a Black Spot.
    pub spotted: SeatSet,
    /// Volley cards played for the coming roll, by kind (in the order of [`Card::VOLLEY`]).
    pub volley: [u8; 4],
}

impl Battle {
    /// No battle.
    pub(crate) const NONE: Battle = Battle {
        island: None,
        is_final: false,
        present: SeatSet::EMPTY,
        black: None,
        navy: false,
        black_hull: 0,
        navy_hull: 0,
        victim: None,
        round: 0,
        acted: ShipSet::EMPTY,
        hit: SeatSet::EMPTY,
        order: ArrayVec::new_const(),
        turn: 0,
        passes: 0,
        cards: [[0; 6]; 5],
        cancelled: [0; 5],
        spotted: SeatSet::EMPTY,
        volley: [0; 4],
    };

    /// Whether there is a battle.
    pub const fn is_on(&self) -> bool {
        self.is_final || self.island.is_some()
    }

    /// How many of a Battle card lie before a captain; none of a card of another class.
    #[inline]
    pub fn in_force(&self, seat: Seat, card: Card) -> u8 {
        self.cards[at(seat)]
            .get(card.index().wrapping_sub(Card::GrappleAttack.index()))
            .copied()
            .unwrap_or(0)
    }

    /// Whether a Grapple Attack is in force, whoever played it (PC-185).
    #[inline]
    pub fn grapple(&self) -> bool {
        self.cards.iter().any(|cards| cards[0] > 0)
    }

    /// How many of a Volley card were played for the coming roll; none of a card of another class.
    #[inline]
    pub fn loaded(&self, card: Card) -> u8 {
        self.volley
            .get(card.index().wrapping_sub(Card::HeavyCharge.index()))
            .copied()
            .unwrap_or(0)
    }

    /// The players' ships that are opponents of `seat` here: none on Treasure Island (PC-097).
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        if self.island == Some(Place::TreasureIsland) {
            SeatSet::EMPTY
        } else {
            self.present.without(seat)
        }
    }

    /// Whether a ship that rules fire for is afloat here.
    #[inline]
    pub const fn is_hunted(&self) -> bool {
        self.black.is_some() || self.navy
    }
}

/// Everything on the table. [`Side`] says what a secret is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<S: Side> {
    pub(crate) players: u8,
    pub(crate) month: u8,
    pub(crate) decision: Decision,
    pub(crate) captains: [Captain<S>; 5],
    pub(crate) gold: u8,
    pub(crate) chests: u8,
    pub(crate) pile: S::Pile,
    pub(crate) discards: Counts<KINDS>,
    pub(crate) treasures: Deck<CardSet>,
    pub(crate) face_up: [Option<u8>; 5],
    pub(crate) legends: Deck<CardSet>,
    pub(crate) black_ships: [Option<BlackShip>; 2],
    pub(crate) navy: Option<NavyAtSea>,
    pub(crate) robbers: [Option<Seat>; 5],
    pub(crate) window: PassRound,
    pub(crate) upgraded: SeatSet,
    pub(crate) visit: Visit,
    pub(crate) battle: Battle,
    pub(crate) rigging: SeatSet,
    pub(crate) drafts: [S::Draft; 5],
    pub(crate) wheels: Sealed<S::Wheel>,
    pub(crate) final_places: [u8; 5],
}

/// A position with all its secrets: what the rules play on.
pub type State = Position<Open>;

/// The number of bytes of a state, kept small so that search can copy it freely.
const _: () = assert!(size_of::<State>() <= 1024, "a state fits into one KiB");

impl<S: Side> Position<S> {
    /// How many seats there are.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The month, from 1; 0 while the ships are rigged.
    pub fn month(&self) -> u8 {
        self.month
    }

    /// What is to be decided.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// A captain with the ship; for a seat above 4, which no game has, that of seat 4.
    #[inline]
    pub fn captain(&self, seat: Seat) -> &Captain<S> {
        &self.captains[at(seat)]
    }

    /// How many cards a captain has in hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        S::size(&self.captain(seat).hand)
    }

    /// The gold in the supply on Treasure Island.
    pub fn gold(&self) -> u8 {
        self.gold
    }

    /// The chests in the supply on Treasure Island.
    pub fn chests(&self) -> u8 {
        self.chests
    }

    /// How many cards the tavern pile has.
    pub fn pile_size(&self) -> u8 {
        S::left(&self.pile)
    }

    /// The tavern cards that were discarded.
    pub fn discards(&self) -> &Counts<KINDS> {
        &self.discards
    }

    /// Whether there is any tavern card to draw (PC-128).
    pub fn has_tavern_cards(&self) -> bool {
        self.pile_size() > 0 || !self.discards.is_empty()
    }

    /// The treasure cards not revealed yet and those discarded.
    pub fn treasures(&self) -> &Deck<CardSet> {
        &self.treasures
    }

    /// The treasure card face up on an island, as a row of the component table.
    pub fn face_up(&self, place: Place) -> Option<u8> {
        self.face_up.get(place.index()).copied().flatten()
    }

    /// The legendary pirates to come and those beaten.
    pub fn legends(&self) -> &Deck<CardSet> {
        &self.legends
    }

    /// The black ships: one, or two with three players.
    pub fn black_ships(&self) -> impl Iterator<Item = &BlackShip> {
        self.black_ships.iter().flatten()
    }

    /// The number of the black ship that is afloat at a place.
    pub fn black_ship_at(&self, place: Place) -> Option<u8> {
        (0u8..).zip(&self.black_ships).find_map(|(number, ship)| {
            ship.is_some_and(|ship| ship.place == place && !ship.sunk)
                .then_some(number)
        })
    }

    /// The Royal Navy, if it is at sea.
    pub fn navy(&self) -> Option<&NavyAtSea> {
        self.navy.as_ref()
    }

    /// Who robs a captain this month (PC-199).
    pub fn robber_of(&self, seat: Seat) -> Option<Seat> {
        self.robbers[at(seat)]
    }

    /// The players' ships at a place.
    pub fn ships_at(&self, place: Place) -> SeatSet {
        Seat::all(self.players)
            .filter(|&seat| self.captain(seat).place == place)
            .collect()
    }

    /// The battle that is being fought; [`Battle::is_on`] says whether there is one.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// What the ship on turn has done in its Upgrade turn.
    pub fn visit(&self) -> Visit {
        self.visit
    }

    /// The ships that have had their Upgrade turn this month.
    pub fn upgraded(&self) -> SeatSet {
        self.upgraded
    }

    /// The seats that have not finished their rig.
    pub fn rigging(&self) -> SeatSet {
        self.rigging
    }

    /// The place of a captain in the final battle, from 1, once it is known; 0 otherwise.
    pub fn final_place(&self, seat: Seat) -> u8 {
        self.final_places[at(seat)]
    }
}

/// The index of a seat; of one that no game has, the last.
#[inline]
pub(crate) fn at(seat: Seat) -> usize {
    seat.index().min(4)
}
