//! [`Mind`]: what one viewer with a perfect memory knows of the hidden cards.
//!
//! For every card of every kind a mind holds a *claim*: the set of places where that card may be. A card seen in a hand has a claim of
//! one place; a card never seen may be in any place the viewer has not looked through. When a card moves unseen from one place to
//! another, every claim on the first gets the second as well: the cards of a hand, after their owner has been alone with an envelope,
//! are in that hand or in that envelope. So knowledge stays for as long as it can be true, and no longer.
//!
//! Copies of a kind do not differ, so claims belong to a kind, not to a card: the copies of a kind and its claims can always be paired so
//! that each copy is where its claim says. Every operation keeps that, whichever copy it was.
//!
//! The same goes for face-up Traps and Vaults: a mind holds, for every envelope, which it may be, and whether there may be none.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::Seat;

use crate::components::{MAX_CARDS, Tables};
use crate::{Bag, Face, Kind, PLANETS, Place, Planet};

/// The bits of a claim that stand for hidden places.
const HIDDEN: u16 = (1 << 14) - 1;

/// What one viewer knows of the hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Mind {
    claims: Claims,
    faces: Faces,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Claims([u16; MAX_CARDS]);

/// For each planet the Traps (low half, by owner) and Vaults (high half) that may be face-up, and whether nothing may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Faces {
    may: [u8; PLANETS],
    none: u16,
}

fn mark(face: Face) -> u8 {
    match face.kind {
        Kind::TELETHWARTER_TRAP => 1 << (face.owner.number() & 3),
        Kind::MAGNETOSTATIC_VAULT => 0x10 << (face.owner.number() & 3),
        _ => 0,
    }
}

fn face(bit: u32) -> Face {
    #[expect(clippy::cast_possible_truncation, reason = "below 8")]
    let bit = bit as u8;
    Face {
        kind: if bit < 4 {
            Kind::TELETHWARTER_TRAP
        } else {
            Kind::MAGNETOSTATIC_VAULT
        },
        owner: Seat::new(bit & 3),
    }
}

impl Mind {
    /// Before anything is dealt.
    pub(crate) fn new() -> Self {
        Mind {
            claims: Claims([0; MAX_CARDS]),
            faces: Faces {
                may: [0; PLANETS],
                none: (1 << PLANETS) - 1,
            },
        }
    }

    /// A mind with a given claim for each card.
    pub(crate) fn with(tables: &Tables, claim: impl Fn(usize) -> u16) -> Self {
        let mut mind = Mind::new();
        for card in 0..usize::from(tables.cards) {
            mind.claims.0[card] = claim(card);
        }
        mind
    }

    /// This card may be face-up on a planet, or none.
    pub(crate) fn suspect(&mut self, planet: Planet, face: Face) {
        self.faces.may[planet.index()] |= mark(face);
    }

    pub(crate) fn claim(&self, card: usize) -> u16 {
        self.claims.0[card]
    }

    /// Everything known to be at a place.
    pub(crate) fn known_at(&self, tables: &Tables, place: Place) -> Bag {
        let claim = place.claim();
        (0..usize::from(tables.cards))
            .filter(|&card| self.claims.0[card] == claim)
            .map(|card| tables.kind_of(card))
            .collect()
    }

    /// `count` copies of a kind are seen at a place, perhaps more are there.
    pub(crate) fn pin(&mut self, tables: &Tables, kind: Kind, place: Place, count: u8) {
        let claim = place.claim();
        let block = &mut self.claims.0[tables.block(kind)];
        let mut known = block.iter().filter(|&&other| other == claim).count();
        while known < usize::from(count) {
            let Some(sharpest) = sharpest(block, claim) else {
                return;
            };
            settle(block, sharpest, claim, claim);
            known += 1;
        }
    }

    /// A copy of a kind moves in sight of the viewer.
    pub(crate) fn moved(&mut self, tables: &Tables, kind: Kind, from: Place, to: Place) {
        let (from, to) = (from.claim(), to.claim());
        let block = &mut self.claims.0[tables.block(kind)];
        if let Some(known) = block.iter_mut().find(|other| **other == from) {
            *known = to;
        } else if let Some(sharpest) = sharpest(block, from) {
            settle(block, sharpest, from, to);
        }
    }

    /// A card of an unknown kind moves from one hidden place to another.
    pub(crate) fn slipped(&mut self, from: Place, to: Place) {
        let (from, to) = (from.claim(), to.claim());
        for claim in &mut self.claims.0 {
            *claim |= if *claim & from == 0 { 0 } else { to };
        }
    }

    /// Somebody was alone with a hand and an envelope; behind a lock only Keys leave the envelope (CM-223).
    pub(crate) fn mixed(&mut self, tables: &Tables, hand: Place, inside: Place, locked: bool) {
        let (hand, inside) = (hand.claim(), inside.claim());
        let both = hand | inside;
        if locked {
            for claim in &mut self.claims.0 {
                *claim |= if *claim & hand == 0 { 0 } else { inside };
            }
            for claim in &mut self.claims.0[tables.block(Kind::MAGNETOSTATIC_KEY)] {
                *claim |= if *claim & inside == 0 { 0 } else { hand };
            }
        } else {
            for claim in &mut self.claims.0 {
                *claim |= if *claim & both == 0 { 0 } else { both };
            }
        }
    }

    /// A place has no cards.
    pub(crate) fn emptied(&mut self, place: Place) {
        let claim = place.claim();
        for other in &mut self.claims.0 {
            *other &= !claim;
        }
        if let Some(planet) = place.planet() {
            self.set_face(planet, None);
        }
    }

    /// The viewer looked through a place and saw these cards; with `hidden`, one more was covered.
    pub(crate) fn looked(&mut self, tables: &Tables, place: Place, cards: Bag, hidden: bool) {
        for (kind, count) in cards.iter() {
            self.pin(tables, kind, place, count);
        }
        if !hidden {
            let claim = place.claim();
            for other in &mut self.claims.0 {
                *other &= if *other == claim { u16::MAX } else { !claim };
            }
        }
    }

    /// No card of a kind is at a place.
    pub(crate) fn absent(&mut self, tables: &Tables, kind: Kind, place: Place) {
        for claim in &mut self.claims.0[tables.block(kind)] {
            *claim &= if *claim & HIDDEN == *claim {
                !place.claim()
            } else {
                u16::MAX
            };
        }
    }

    /// All cards are dealt: those not seen may be in any of these places (a claim).
    pub(crate) fn dealt(&mut self, tables: &Tables, places: u16) {
        for claim in &mut self.claims.0[..usize::from(tables.cards)] {
            if *claim == 0 {
                *claim = places;
            }
        }
    }

    /// The face-up card of an envelope is known.
    pub(crate) fn set_face(&mut self, planet: Planet, face: Option<Face>) {
        let may = face.map_or(0, mark);
        self.faces.may[planet.index()] = may;
        self.set_none(planet, may == 0);
    }

    fn set_none(&mut self, planet: Planet, none: bool) {
        let bit = 1 << planet.number();
        self.faces.none = if none {
            self.faces.none | bit
        } else {
            self.faces.none & !bit
        };
    }

    fn none(&self, planet: Planet) -> bool {
        self.faces.none >> planet.number() & 1 == 1
    }

    /// Somebody was alone with an envelope and may have turned cards up or down; a Vault of another only after unlocking it (CM-106).
    pub(crate) fn meddled(&mut self, planet: Planet, by: Seat, unlocked: bool) {
        let own = 0x11 << (by.number() & 3);
        let may = &mut self.faces.may[planet.index()];
        let open = own | if unlocked { 0xf0 } else { 0 };
        if self.faces.none >> planet.number() & 1 == 1 || *may & open != 0 {
            *may |= own;
            self.set_none(planet, true);
        }
    }

    /// Somebody took control and announced nothing: a card that is face-up is their own (CM-080).
    pub(crate) fn unannounced(&mut self, planet: Planet, by: Seat) {
        self.faces.may[planet.index()] &= 0x11 << (by.number() & 3);
        if self.faces.may[planet.index()] == 0 {
            self.set_none(planet, true);
        }
    }

    /// No Vault of another than `by` is face-up (CM-263).
    pub(crate) fn no_vault_against(&mut self, planet: Planet, by: Seat) {
        self.faces.may[planet.index()] &= 0x0f | 0x10 << (by.number() & 3);
        if self.faces.may[planet.index()] == 0 {
            self.set_none(planet, true);
        }
    }

    /// The Trap or Vault known to be face-up on a planet.
    pub(crate) fn sure_face(&self, planet: Planet) -> Option<Face> {
        let may = self.faces.may[planet.index()];
        (!self.none(planet) && may.is_power_of_two()).then(|| face(may.trailing_zeros()))
    }

    /// The Traps and Vaults that may be face-up on a planet.
    pub(crate) fn may_face(&self, planet: Planet) -> impl Iterator<Item = Face> + Clone {
        let may = self.faces.may[planet.index()];
        (0..8).filter(move |bit| may >> bit & 1 == 1).map(face)
    }

    /// Whether this face (a Trap, a Vault, or none of them) may be up on a planet.
    pub(crate) fn allows(&self, planet: Planet, face: Option<Face>) -> bool {
        match face.map_or(0, mark) {
            0 => self.none(planet),
            mark => self.faces.may[planet.index()] & mark != 0,
        }
    }

    /// Whether the copies of a kind, at these places, can be paired with its claims.
    pub(crate) fn fits(&self, tables: &Tables, kind: Kind, places: &[u16]) -> bool {
        fn pair(claims: &[u16], used: u8, places: &[u16]) -> bool {
            let Some((&place, rest)) = places.split_first() else {
                return true;
            };
            claims.iter().enumerate().any(|(index, &claim)| {
                let open = place & HIDDEN == 0;
                let holds = if open {
                    claim == place
                } else {
                    claim & HIDDEN & place != 0
                };
                used >> index & 1 == 0 && holds && pair(claims, used | 1 << index, rest)
            })
        }
        pair(&self.claims.0[tables.block(kind)], 0, places)
    }
}

/// The claim with the fewest places among those that contain `place` and more.
fn sharpest(block: &[u16], place: u16) -> Option<usize> {
    let holds = |claim: u16| {
        if place & HIDDEN == 0 {
            claim == place
        } else {
            claim & place != 0
        }
    };
    (0..block.len())
        .filter(|&index| holds(block[index]) && block[index] != place)
        .min_by_key(|&index| block[index].count_ones())
}

/// The claim at `index`, which contains `place`, becomes `now`. It may have been another copy that was seen, so the other claims on the
/// same place take over what this one allowed.
fn settle(block: &mut [u16], index: usize, place: u16, now: u16) {
    let was = block[index];
    for claim in block.iter_mut() {
        if *claim != place && *claim & place != 0 {
            *claim |= was;
        }
    }
    block[index] = now;
}

impl fmt::Debug for Claims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|claim| alloc::format!("{claim:04x}")))
            .finish()
    }
}

impl Serialize for Claims {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.0);
        }
        let mut bytes = [0; 2 * MAX_CARDS];
        for (pair, claim) in bytes.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&claim.to_le_bytes());
        }
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de> Deserialize<'de> for Claims {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let wrong = || D::Error::custom("there are 70 claims");
        if deserializer.is_human_readable() {
            let claims = alloc::vec::Vec::<u16>::deserialize(deserializer)?;
            return claims
                .as_slice()
                .try_into()
                .map(Claims)
                .map_err(|_| wrong());
        }
        let bytes = <&[u8]>::deserialize(deserializer)?;
        if bytes.len() != 2 * MAX_CARDS {
            return Err(wrong());
        }
        let mut claims = [0; MAX_CARDS];
        for (claim, pair) in claims.iter_mut().zip(bytes.chunks_exact(2)) {
            *claim = u16::from_le_bytes([pair[0], pair[1]]);
        }
        Ok(Claims(claims))
    }
}
