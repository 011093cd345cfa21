//! Where the game stands in its procedures: [`Control`], with its small stack of [`Frame`]s.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet};

use crate::{Hero, HeroSet, Lane, Location, Side, Space, Stack, Tally, Target};

/// The phases with decisions, and the end (CC-003). Phase 6 decides nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// 1: place heroes.
    Place,
    /// 2: use forts and ships.
    Use,
    /// 3: buy construction cards.
    Buy,
    /// 4: surprise attack.
    Attack,
    /// 5: defend the cove.
    Defend,
    /// The game is over.
    Over,
}

impl Phase {
    /// The number the rules give it; 0 for the end.
    pub const fn number(self) -> u8 {
        match self {
            Phase::Place => 1,
            Phase::Use => 2,
            Phase::Buy => 3,
            Phase::Attack => 4,
            Phase::Defend => 5,
            Phase::Over => 0,
        }
    }

    /// What is done in it.
    pub const fn title(self) -> &'static str {
        match self {
            Phase::Place => "place heroes",
            Phase::Use => "use forts and ships",
            Phase::Buy => "buy construction cards",
            Phase::Attack => "surprise attack",
            Phase::Defend => "defend the cove",
            Phase::Over => "the game is over",
        }
    }
}

/// The placement of the present turn of phase 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Placement {
    /// The hero that was placed, and where; nobody yet before placing.
    pub done: Option<(Hero, Location)>,
    /// Free icons left (CC-046).
    pub free: u8,
    /// Icons taken of each kind (CC-048).
    pub taken: Tally,
    /// Whether the location effect was used (CC-044).
    pub location_used: bool,
    /// Whether the hero effect was used (CC-045).
    pub hero_used: bool,
    /// Whether a card lets the next hero enter a location that holds two (CC-183).
    pub crowding: bool,
}

/// The invader that attacks in phase 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assault {
    /// Pirate or barbarian.
    pub side: Side,
    /// Its lane.
    pub lane: Lane,
    /// The slot of the piece that is attacked.
    pub slot: u8,
    /// Slots of the lane whose forts are invisible to it, as bits (CC-165).
    pub hidden: u8,
}

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing.
    #[default]
    Idle,
    /// Pay for a third or fourth hero, or pass (D3).
    Commit,
    /// Choose a hero to place; cards may come first (D1).
    Place,
    /// Choose a location for this hero (D2).
    Locate {
        /// The hero.
        hero: Hero,
    },
    /// After placing: icons, effects and cards in any order (D4).
    Body,
    /// Ship trades of phase 2 (D19).
    Trade,
    /// A turn of phase 3 (D20).
    Buy,
    /// A turn of phase 4 (D21).
    Strike,
    /// After the attack of a turn of phase 4 (D22).
    StrikeEnd,
    /// A piece is attacked (D27).
    Defend,
    /// Where to flee (D28).
    Flee,
    /// Which card goes with a lost piece (D29).
    Lose {
        /// Ship or fort.
        side: Side,
    },
    /// After a defence was settled (D30).
    Aftermath,
    /// A played card, which is discarded when what lies above is done.
    Card {
        /// Whose card it is.
        hero: Hero,
    },
    /// Turn tiles face up (D5).
    Flip {
        /// Which kind.
        side: Side,
        /// How many more.
        left: u8,
        /// Whether one was turned, so that one may stop.
        begun: bool,
    },
    /// Use construction cards (D6).
    UseCards {
        /// Forts among them.
        forts: bool,
        /// Ships among them.
        ships: bool,
        /// How many more.
        left: u8,
        /// Whether one was used, so that one may stop.
        begun: bool,
    },
    /// Sell goods one by one (D7).
    Sell {
        /// What is given.
        give: crate::Good,
        /// What is taken.
        take: crate::Good,
    },
    /// Give items at the Market (D8).
    Give {
        /// How many more.
        left: u8,
        /// How many are taken afterwards.
        then: u8,
    },
    /// Take items at the Market (D9).
    Take {
        /// How many more.
        left: u8,
    },
    /// Take goods of the listed kinds (D13, D18).
    Choose {
        /// The kinds, as bits.
        from: u8,
        /// How many more.
        left: u8,
        /// Doubloons for each.
        price: u8,
        /// Whether one was taken, so that one may stop.
        begun: bool,
    },
    /// Give the first player marker away (D10).
    Marker,
    /// Build a construction card (D11).
    Build {
        /// The discount.
        discount: u8,
    },
    /// Put the piece of a new card on the map (D12).
    Raise {
        /// Ship or fort.
        side: Side,
        /// The stack to turn up afterwards, outside phase 3.
        refill: Option<Stack>,
    },
    /// Which piece to move (D14).
    MoveFrom {
        /// Ship or fort.
        side: Side,
    },
    /// Where to move it (D15).
    MoveTo {
        /// Ship or fort.
        side: Side,
        /// Where it is.
        from: Space,
    },
    /// Which hero to move (D16).
    HeroFrom {
        /// The heroes there are to choose from.
        of: HeroSet,
    },
    /// Where to move it (D17).
    HeroTo {
        /// The hero.
        hero: Hero,
    },
    /// Which invader to attack with Calvin's effect (D23).
    Aim,
    /// Which icon to take with Belle's card (D31).
    Icon,
    /// A combat (D24).
    Combat {
        /// Who is fought.
        target: Target,
        /// The strength so far.
        total: u8,
        /// Whether help was asked for.
        asked: bool,
        /// Whether a card lets crew fight.
        crew: bool,
        /// Whether anything was spent.
        spent: bool,
        /// Whether it is the defence of the attacked piece.
        defence: bool,
    },
    /// Others are asked for help in the combat below (D25, D26).
    Help {
        /// Who is asked.
        helper: Seat,
        /// Who is asked later.
        left: SeatSet,
        /// A card that was offered and awaits an answer.
        offer: Option<Hero>,
    },
}

/// The most procedures inside one another (I-17).
pub const MAX_FRAMES: usize = 5;

/// Where the game stands: whose turn it is and what is being decided. Everybody knows all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Control {
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is: the active player of a combat too.
    pub turn: Seat,
    /// Who has passed in this phase.
    pub passed: SeatSet,
    /// The placement of this turn of phase 1.
    pub placement: Placement,
    /// Uses of each construction design in the procedure in progress.
    pub used: Tally,
    /// The invader that attacks in phase 5.
    pub assault: Assault,
    /// Whether a card ability that draws was used this turn (CC-164).
    pub drew: bool,
    /// The procedures, the innermost last.
    frames: [Frame; MAX_FRAMES],
    depth: u8,
}

impl Control {
    /// The start of phase 1 of the first round.
    pub(crate) fn new(first: Seat) -> Self {
        Control {
            phase: Phase::Place,
            turn: first,
            passed: SeatSet::EMPTY,
            placement: Placement::default(),
            used: Tally::EMPTY,
            assault: Assault {
                side: Side::Sea,
                lane: Lane::new(0),
                slot: 0,
                hidden: 0,
            },
            drew: false,
            frames: [Frame::Idle; MAX_FRAMES],
            depth: 0,
        }
    }

    /// The innermost procedure: what is decided now.
    #[inline]
    pub fn top(&self) -> Frame {
        match self.depth {
            0 => Frame::Idle,
            depth => self.frames[usize::from(depth - 1) % MAX_FRAMES],
        }
    }

    /// All procedures in progress, the innermost last.
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth).min(MAX_FRAMES)]
    }

    /// The innermost combat, wherever it lies in the stack.
    pub fn combat(&self) -> Option<(Target, u8)> {
        self.frames().iter().rev().find_map(|frame| match *frame {
            Frame::Combat { target, total, .. } => Some((target, total)),
            _ => None,
        })
    }

    /// Opens a procedure.
    ///
    /// # Panics
    ///
    /// If there are [`MAX_FRAMES`] already; no rule nests so deeply.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    /// Closes the innermost procedure.
    #[inline]
    pub(crate) fn pop(&mut self) -> Frame {
        if self.depth == 0 {
            return Frame::Idle;
        }
        self.depth -= 1;
        core::mem::take(&mut self.frames[usize::from(self.depth) % MAX_FRAMES])
    }

    /// Puts another procedure in the place of the innermost.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.pop();
        self.push(frame);
    }
}
