//! [`Frame`]: the procedures that interrupt a turn, on a stack; [`Fight`]: the combat under way.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet};

use crate::state::NONE;
use crate::{Foe, Kind, Planet};

/// Why the controllers get to exchange cards, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Why {
    /// A turn begins (CM-093).
    TurnStart,
    /// The active player called ready hands (CM-088).
    Ready,
    /// The clock is about to reach zero (CM-094).
    Final,
}

/// What somebody who takes control is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ControlAsk {
    /// Whether to show a Signal Jammer against the Trap (CM-220).
    Jammer,
    /// Whether to spring an own Trap (CM-216).
    OwnTrap,
}

/// A procedure that interrupts the turn. The last one of the stack is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// These seats may exchange cards, clockwise from the active player.
    Round {
        /// Why.
        why: Why,
        /// The seats left, the present one among them.
        left: SeatSet,
    },
    /// The active player exchanges cards (CM-092).
    Own,
    /// A seat that gained control in another's turn exchanges cards (CM-295).
    Gained(Seat),
    /// A seat takes control of its planet's envelope.
    Control(Seat, ControlAsk),
    /// A combat; see [`Fight`].
    Fight,
    /// This seat's hand is scried: does it show a Signal Jammer (CM-247)?
    ScryJam(Seat),
    /// This seat's hand is scried: does it hide a card (CM-271)?
    ScryOrb(Seat),
    /// The active player may go one space further (CM-278).
    Wander,
    /// The active player's hand is too large after a Claw (CM-262).
    ClawBack,
    /// The active player gives this seat a card (CM-279).
    SeduceBack(Seat),
}

/// The procedures under way: a stack of at most four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Frames([Option<Frame>; 4]);

impl Frames {
    pub(crate) const EMPTY: Frames = Frames([None; 4]);

    /// The one under way.
    #[inline]
    pub(crate) fn last(&self) -> Option<Frame> {
        self.0[0]
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Frame> {
        self.0[0].as_mut()
    }

    /// Puts one on top. The rules never have more than four under way.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.0.rotate_right(1);
        self.0[0] = Some(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.0[0] = None;
        self.0.rotate_left(1);
    }
}

/// A side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Who attacks.
    Attacker,
    /// Who is attacked.
    Defender,
}

impl Side {
    /// Both, the attacker first.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The other one.
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// To index an array with.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// How far a combat is, and so who is asked for what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// There is none.
    Off,
    /// This side may change one of its dice (CM-120, CM-281).
    Dice(Side),
    /// This side may play a card (CM-124).
    Cards(Side),
    /// The loser may play Cataleptic Fog (CM-168).
    Fog,
    /// The loser steps away in the Fog (CM-170).
    FogStep,
    /// The winner chooses spoils or banishment (CM-174).
    Choice,
    /// The owner of a Base chooses banishment or nothing (CM-201).
    BaseChoice,
    /// The loser may hide a card from the looks (CM-271).
    Orb,
    /// The winner takes a card (CM-176).
    Take,
    /// The winner took a Trap: does a Signal Jammer stop it (CM-220)?
    TrapJam,
    /// The winner gives a card back (CM-178).
    GiveBack,
    /// The winner settles the loser's envelope (CM-184).
    Envelope,
    /// All is settled.
    Done,
}

/// The number of a die that was not rolled.
pub(crate) const UNROLLED: u8 = u8::MAX;

/// A combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about a combat"
)]
pub struct Fight {
    /// How far it is.
    pub stage: Stage,
    /// Who attacks.
    pub attacker: Seat,
    /// Who is attacked.
    pub foe: Foe,
    /// The dice: two of the attacker, two of the defender; 0 is a mirror.
    pub dice: [u8; 4],
    /// Whether dice count as 0 (CM-164).
    pub calm: bool,
    /// What the Mecha-Quake adds (CM-167).
    pub quake: u8,
    /// What the Nano Fabricators on the table are copies of (CM-157).
    pub(crate) copies: [Option<(Side, Kind)>; 3],
    /// Sides that have passed since the last play, a bit each.
    pub(crate) passed: u8,
    /// Who played Cosmic Fear (CM-161).
    pub fear: Option<Side>,
    /// Whether gear was shown for this attack (CM-070).
    pub(crate) geared: bool,
    /// Whether the winner was sent home by a Trap among the spoils (CM-188).
    pub(crate) sprung: bool,
    /// Whether the loser hides a card with the Cloaking Orb (CM-271).
    pub hidden: bool,
    /// Who won.
    pub winner: Option<Side>,
    /// The planet whose envelope the loser controlled (CM-184).
    pub(crate) prize: u8,
    /// Combat totals, attacker first (CM-126).
    pub totals: [i16; 2],
}

impl Fight {
    pub(crate) const OFF: Fight = Fight {
        stage: Stage::Off,
        attacker: Seat::new(0),
        foe: Foe::Player(Seat::new(0)),
        dice: [UNROLLED; 4],
        calm: false,
        quake: 0,
        copies: [None; 3],
        passed: 0,
        fear: None,
        geared: false,
        sprung: false,
        hidden: false,
        winner: None,
        prize: NONE,
        totals: [0; 2],
    };

    pub(crate) fn is_on(&self) -> bool {
        self.stage != Stage::Off
    }

    /// The planet whose Base is attacked.
    pub fn base(&self) -> Option<Planet> {
        match self.foe {
            Foe::Base(planet) => Some(planet),
            Foe::Player(_) => None,
        }
    }

    /// The dice of a side.
    pub fn pair(&self, side: Side) -> [u8; 2] {
        let first = 2 * side.index();
        [self.dice[first], self.dice[first + 1]]
    }

    pub(crate) fn prize(&self) -> Option<Planet> {
        Planet::get(self.prize)
    }
}
