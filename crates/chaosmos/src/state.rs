//! [`Position`]: what lies open on the table; [`State`]: the whole truth, with what every viewer knows of it.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet};

use crate::frame::{Fight, Frame, Frames};
use crate::mind::Mind;
use crate::place::Cards;
use crate::private::Private;
use crate::{Alien, Kind, PLANETS, Place, Planet, Space};

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// Nobody, or nowhere, where a number stands for a seat or a planet.
pub(crate) const NONE: u8 = u8::MAX;

pub(crate) fn seat_at(code: u8) -> Option<Seat> {
    (code < 4).then(|| Seat::new(code))
}

/// Which part of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// All choose their aliens in secret (CM-010).
    Aliens,
    /// This seat places a radiation token (CM-018).
    Radiation(Seat),
    /// All split their cards in secret (CM-027, CM-294).
    Split,
    /// The game itself.
    Play,
    /// The clock shows zero (CM-285).
    Over,
}

/// A face-up card and the seat that turned it up (CM-105).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    /// A Trap, a Vault or a Base.
    pub kind: Kind,
    /// Who activated it.
    pub owner: Seat,
}

/// What was done, and is left to do, in the turn that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about a turn"
)]
pub struct Turn {
    /// Actions left (CM-038).
    pub actions: u8,
    /// Flux points left (CM-260).
    pub flux: u8,
    /// For what flux has paid: see [`Turn::FLUX_MOVE`] and the next two.
    pub fluxed: u8,
    /// What is used up in this turn: see [`Turn::ABILITY`] and the next ones.
    pub used: u8,
    /// Opponents attacked in this turn (CM-109).
    pub attacked: SeatSet,
    /// Whether the envelope was opened in this epoch (CM-092).
    pub opened: bool,
    /// Whether hands are ready in this epoch (CM-091).
    pub ready: bool,
    /// Whether a free move between yellow stars is allowed (CM-254).
    pub glide: bool,
    /// Whether the turn ends as soon as all is settled (CM-183, CM-211).
    pub cut: bool,
    /// Bases attacked in this turn, a bit for each planet (CM-109).
    pub bases: u16,
}

impl Turn {
    /// Flux has paid for a Move.
    pub const FLUX_MOVE: u8 = 1;
    /// Flux has paid for a Control.
    pub const FLUX_CONTROL: u8 = 2;
    /// Flux has paid for an Attack.
    pub const FLUX_ATTACK: u8 = 4;
    /// The alien's ability.
    pub const ABILITY: u8 = 1;
    /// The trade with the Cosmic Pool (CM-044).
    pub const TRADE: u8 = 2;
    /// Amnion Strike (CM-257).
    pub const STRIKE: u8 = 4;
    /// Claw of Sykloakis (CM-261).
    pub const CLAW: u8 = 8;
    /// Planetary Transceiver (CM-256).
    pub const TRANSCEIVER: u8 = 16;
    /// Amnion Power Flux (CM-260).
    pub const FLUX: u8 = 32;
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Seats that still have to choose, in a sealed phase.
    pub(crate) waiting: SeatSet,
    pub(crate) aliens: [u8; SEATS],
    pub(crate) at: [Space; SEATS],
    pub(crate) tokens: [u8; SEATS],
    /// The planet whose envelope each seat controls.
    pub(crate) controls: [u8; SEATS],
    pub(crate) hand: [u8; SEATS],
    pub(crate) inside: [u8; PLANETS],
    /// The last conqueror of each planet.
    pub(crate) marker: [u8; PLANETS],
    /// The owner of the Base on each planet.
    pub(crate) base: [u8; PLANETS],
    pub(crate) removed: u16,
    /// Envelopes that an enemy Vault keeps from their controller.
    pub(crate) locked: u16,
    /// Envelopes of which a Vault was unlocked for their controller.
    pub(crate) unlocked: u16,
    pub(crate) clock: u8,
    pub(crate) turns: u8,
    pub(crate) active: u8,
    pub(crate) previous: u8,
    pub(crate) turn: Turn,
    /// Who looked last at hidden cards, and where.
    pub(crate) glance: Option<(Seat, Place)>,
    /// The last card that was shown from a hand, by whom, and how many were: a card that everybody knows already still tells what a seat
    /// had secretly begun.
    pub(crate) shown: Option<(Seat, Kind)>,
    pub(crate) shows: u8,
    pub(crate) winner: Option<Seat>,
    pub(crate) frames: Frames,
    pub(crate) fight: Fight,
}

impl Position {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Which part of the game it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Seats that have not chosen yet, in a phase of secret choices.
    pub fn waiting(&self) -> SeatSet {
        self.waiting
    }

    /// The alien of a seat, once it is revealed.
    pub fn alien(&self, seat: Seat) -> Option<Alien> {
        self.aliens
            .get(seat.index())
            .and_then(|&code| Alien::get(code))
    }

    /// Where the token of a seat stands.
    pub fn at(&self, seat: Seat) -> Space {
        self.at[seat.index() % SEATS]
    }

    /// How many Hypertokens a seat has left.
    pub fn hypertokens(&self, seat: Seat) -> u8 {
        self.tokens[seat.index() % SEATS]
    }

    /// The planet whose envelope a seat controls (CM-078).
    #[inline]
    pub fn controls(&self, seat: Seat) -> Option<Planet> {
        Planet::get(self.controls[seat.index() % SEATS])
    }

    /// Who controls the envelope of a planet.
    #[inline]
    pub fn controller(&self, planet: Planet) -> Option<Seat> {
        let found = self
            .controls
            .iter()
            .position(|&code| code == planet.number())?;
        Some(Seat::ALL[found])
    }

    /// The seats that control an envelope.
    pub fn controllers(&self) -> SeatSet {
        Seat::all(self.seats)
            .filter(|seat| self.controls[seat.index()] != NONE)
            .collect()
    }

    /// How many cards a seat holds (CM-292). While a seat exchanges cards, this is the number before.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand[seat.index() % SEATS]
    }

    /// How many cards lie in an envelope, a face-up one included (CM-292).
    pub fn envelope_size(&self, planet: Planet) -> u8 {
        self.inside[planet.index()]
    }

    /// Who controlled a planet last (CM-097).
    pub fn marker(&self, planet: Planet) -> Option<Seat> {
        seat_at(self.marker[planet.index()])
    }

    /// Whose Base is active on a planet (CM-103).
    #[inline]
    pub fn base(&self, planet: Planet) -> Option<Seat> {
        seat_at(self.base[planet.index()])
    }

    /// Whether a planet is irradiated: it has no envelope (CM-020).
    pub fn removed(&self, planet: Planet) -> bool {
        self.removed >> planet.number() & 1 == 1
    }

    /// Whether an enemy Vault keeps the controller of this envelope from its cards (CM-223).
    pub fn locked(&self, planet: Planet) -> bool {
        self.locked >> planet.number() & 1 == 1
    }

    pub(crate) fn unlocked(&self, planet: Planet) -> bool {
        self.unlocked >> planet.number() & 1 == 1
    }

    /// What the Chaos Clock shows.
    pub fn clock(&self) -> u8 {
        self.clock
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u8 {
        self.turns
    }

    /// Whose turn it is, once the first turn has begun.
    pub fn active(&self) -> Option<Seat> {
        seat_at(self.active)
    }

    /// The turn that is under way.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The procedure that is under way, if it is not the active player's choice of a main action.
    pub fn frame(&self) -> Option<Frame> {
        self.frames.last()
    }

    /// The combat that is under way.
    pub fn fight(&self) -> Option<&Fight> {
        self.fight.is_on().then_some(&self.fight)
    }

    /// Who looked last at cards that are hidden from others, and where (CM-267).
    pub fn last_look(&self) -> Option<(Seat, Place)> {
        self.glance
    }

    /// Who showed a card last and kept it, and which (CM-266).
    pub fn last_shown(&self) -> Option<(Seat, Kind)> {
        self.shown
    }

    /// Who has won, once the clock shows zero (CM-001).
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    pub(crate) fn used(&self, flag: u8) -> bool {
        self.turn.used & flag != 0
    }

    /// The envelopes there are, one bit each.
    pub(crate) fn envelopes(&self) -> u16 {
        !self.removed & ((1 << PLANETS) - 1)
    }

    /// The seat whose session is open.
    pub(crate) fn in_session(&self) -> Option<Seat> {
        match self.frames.last()? {
            Frame::Round { left, .. } => left
                .clockwise_from(seat_at(self.active).unwrap_or(Seat::ALL[0]))
                .next(),
            Frame::Own => seat_at(self.active),
            Frame::Gained(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The card the Cloaking Orb hides from a taker of spoils.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Cloak {
    pub(crate) kind: Kind,
    /// Whether the taker knows it all the same, from before.
    pub(crate) seen_through: bool,
}

/// A whole position: what lies open, where every card is, what each viewer knows, and what each seat has chosen in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) open: Position,
    pub(crate) cards: Cards,
    pub(crate) faces: [Option<FaceCode>; PLANETS],
    pub(crate) cloak: Option<Cloak>,
    pub(crate) private: [Private; SEATS],
    /// What the seats know, then what everybody knows.
    pub(crate) minds: [Mind; SEATS + 1],
}

/// A [`Face`] in one byte that is never 0, so that an optional one is a byte too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct FaceCode(core::num::NonZeroU8);

const FLIPS: [Kind; 3] = [
    Kind::TELETHWARTER_TRAP,
    Kind::MAGNETOSTATIC_VAULT,
    Kind::PLANETARY_BASE,
];

impl From<Face> for FaceCode {
    fn from(face: Face) -> Self {
        let kind = match face.kind {
            Kind::TELETHWARTER_TRAP => 0,
            Kind::MAGNETOSTATIC_VAULT => 4,
            _ => 8,
        };
        let code = core::num::NonZeroU8::MIN.saturating_add(kind + (face.owner.number() & 3));
        FaceCode(code)
    }
}

impl From<FaceCode> for Face {
    fn from(code: FaceCode) -> Self {
        let code = code.0.get() - 1;
        Face {
            kind: FLIPS[usize::from(code / 4) % 3],
            owner: Seat::new(code % 4),
        }
    }
}

impl TryFrom<u8> for FaceCode {
    type Error = tabletop_core::TextError;

    fn try_from(code: u8) -> Result<Self, Self::Error> {
        core::num::NonZeroU8::new(code)
            .filter(|code| code.get() <= 12)
            .map(FaceCode)
            .ok_or_else(|| tabletop_core::TextError::new(code, "a face-up card, 1 to 12"))
    }
}

impl From<FaceCode> for u8 {
    fn from(code: FaceCode) -> u8 {
        code.0.get()
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state is at most 1 KiB");

impl State {
    /// The table before anything has happened.
    pub(crate) fn empty(game: &crate::Chaosmos) -> Self {
        let mind = Mind::new();
        State {
            open: Position {
                seats: game.setup.players,
                phase: Phase::Aliens,
                waiting: SeatSet::all(game.setup.players),
                aliens: [NONE; SEATS],
                at: [Space::at(0); SEATS],
                tokens: [0; SEATS],
                controls: [NONE; SEATS],
                hand: [0; SEATS],
                inside: [0; PLANETS],
                marker: [NONE; PLANETS],
                base: [NONE; PLANETS],
                removed: 0,
                locked: 0,
                unlocked: 0,
                clock: game.setup.length.clock(),
                turns: 0,
                active: NONE,
                previous: NONE,
                turn: Turn::default(),
                glance: None,
                shown: None,
                shows: 0,
                winner: None,
                frames: Frames::EMPTY,
                fight: Fight::OFF,
            },
            cards: Cards::UNDEALT,
            faces: [None; PLANETS],
            cloak: None,
            private: [Private::BLANK; SEATS],
            minds: [mind; SEATS + 1],
        }
    }

    /// What lies open.
    pub fn open(&self) -> &Position {
        &self.open
    }

    /// The face-up card of an envelope.
    #[inline]
    pub fn face(&self, planet: Planet) -> Option<Face> {
        self.faces[planet.index()].map(Face::from)
    }
}
