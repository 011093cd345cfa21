//! [`Position`]: everything on the table, generic over what a secret is; [`State`] holds all secrets, a view only its viewer's.

use serde::{Deserialize, Serialize};
use tabletop_core::cards::{Counts, Deck};
use tabletop_core::turns::{Rotation, Sealed};
use tabletop_core::{Seat, SeatSet};

use crate::components::MAX_KINDS;
use crate::formation::Formations;
use crate::{CardKind, Cell, CellSet, Formation, FormationId, FormationSet, Row, TurnEnd};

/// The answer of a tribe that may claim the Chaos Marauders: the only secret of the game (CMR-146).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Answer {
    /// Lets the card lie.
    #[default]
    Silent,
    /// Claims it.
    Shout,
}

/// A face of the Devastation Die (CMR-003).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Face {
    /// Five of the six faces.
    OrcEye,
    /// The sixth.
    MarkOfChaos,
}

/// Where the card that is being placed came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// Drawn by the active player.
    Draw,
    /// Claimed from the active player (CMR-148).
    Claim,
    /// Won in an attack (CMR-098).
    Trophy,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum End {
    /// This tribe has three complete formations (CMR-108).
    ThirdFormation(Seat),
    /// A card had to be drawn and there was none (CMR-066).
    NoCards,
    /// The last turn of the setup is over (CMR-113).
    TurnLimit,
}

/// The question that is open, with everything that may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Which formation the card in hand goes to. A drawn card may be discarded instead.
    Row {
        /// Who decides.
        seat: Seat,
        /// Where the card came from.
        source: Source,
        /// The formations with a legal cell.
        formations: FormationSet,
    },
    /// Which cell the card in hand goes to.
    Cell {
        /// Who decides.
        seat: Seat,
        /// Where the card came from.
        source: Source,
        /// The formation chosen.
        formation: FormationId,
        /// The legal cells.
        cells: CellSet,
    },
    /// Who claims the Chaos Marauders just placed by the active player (CMR-145).
    Claim {
        /// The active player's row in which the card lies.
        row: Row,
        /// Its cell.
        cell: Cell,
        /// The tribes that are asked.
        asked: SeatSet,
    },
    /// Which of several claimers gets the card (CMR-149). The active player decides.
    Claimer {
        /// The active player's row in which the card lies.
        row: Row,
        /// Its cell.
        cell: Cell,
        /// The tribes that shouted.
        shouted: SeatSet,
    },
    /// Whether the formation just completed attacks, and which one. The active player decides.
    Attack {
        /// The row of the active player that may attack.
        row: Row,
        /// The formations weak enough.
        targets: FormationSet,
    },
    /// Which trophy is placed next, or none (CMR-098).
    Trophy {
        /// The winner of the attack, who decides.
        winner: Seat,
        /// Where the trophies with a legal cell lie among the [spoils](Position::spoils), one for each kind.
        slots: CellSet,
    },
    /// Which formation Odlugg eats from. The active player decides.
    Odlugg {
        /// What the die showed.
        face: Face,
        /// The formations with a troop.
        formations: FormationSet,
    },
    /// Which Dwarf Dagromm destroys. The active player decides.
    Dagromm,
    /// Which formation the Blowback is fired at, if any. The active player decides.
    Blowback {
        /// The formations that can be fired at.
        targets: FormationSet,
    },
    /// Which of the active player's largest formations explodes.
    Explosion {
        /// The formations tied for most cards.
        formations: FormationSet,
    },
    /// None: the game is over.
    Over {
        /// How it ended.
        end: End,
    },
}

/// Everything on the table. `S` is the answer of a tribe that was asked about the Chaos Marauders: [`Answer`] in a state,
/// `Option<Answer>` in a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position<S> {
    pub(crate) turns: Rotation,
    pub(crate) phase: Phase,
    /// The card that was drawn, claimed or chosen as a trophy, and lies nowhere yet.
    pub(crate) hand: Option<CardKind>,
    /// Whether the card drawn last ends the turn, and why (CMR-053, CMR-054).
    pub(crate) ends_turn: Option<TurnEnd>,
    /// The answers while the Chaos Marauders may be claimed; then, until a claimer has the card, just who shouted.
    pub(crate) claims: Sealed<S>,
    /// Trophies not placed yet, by the cell they had.
    pub(crate) spoils: [Option<CardKind>; Cell::COUNT],
    pub(crate) formations: Formations,
    pub(crate) deck: Deck<Counts<MAX_KINDS>>,
}

/// One position, with all its secrets.
pub type State = Position<Answer>;

// Flat and small: a clone is one copy of memory. The budget is 1 KiB.
const _: () = assert!(size_of::<State>() <= 512);

impl<S: Default> Position<S> {
    /// The table before the first turn of `first`: everything in the deck.
    pub(crate) fn new(seats: u8, first: Seat, deck: Counts<MAX_KINDS>) -> Self {
        Position {
            turns: Rotation::new(seats, first),
            phase: Phase::Row {
                seat: first,
                source: Source::Draw,
                formations: FormationSet::EMPTY,
            },
            hand: None,
            ends_turn: None,
            claims: Sealed::ask(SeatSet::EMPTY),
            spoils: [None; Cell::COUNT],
            formations: Formations([Formation::EMPTY; FormationId::COUNT]),
            deck: Deck::new(deck),
        }
    }
}

impl<S> Position<S> {
    /// The same table with other knowledge of the answers.
    #[inline]
    pub(crate) fn with_claims<U>(
        &self,
        change: impl FnOnce(&Sealed<S>) -> Sealed<U>,
    ) -> Position<U> {
        Position {
            turns: self.turns,
            phase: self.phase,
            hand: self.hand,
            ends_turn: self.ends_turn,
            claims: change(&self.claims),
            spoils: self.spoils,
            formations: self.formations,
            deck: self.deck.clone(),
        }
    }

    /// The open question.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is (CMR-015). Others may be asked during it.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turns.active()
    }

    /// How many tribes there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.turns.seats()
    }

    /// The seat that had the first turn.
    pub fn first(&self) -> Seat {
        self.turns.first()
    }

    /// The number of this turn, from 1.
    #[inline]
    pub fn turn(&self) -> u16 {
        self.turns.turn()
    }

    /// The card that was drawn, claimed or chosen as a trophy and lies nowhere yet.
    #[inline]
    pub fn hand(&self) -> Option<CardKind> {
        self.hand
    }

    /// Why the turn ends after the card drawn last, if it does: the card is green or a duplicate.
    pub fn ends_turn(&self) -> Option<TurnEnd> {
        self.ends_turn
    }

    /// A formation; empty for a tribe that is not at the table.
    #[inline]
    pub fn formation(&self, id: FormationId) -> &Formation {
        self.formations
            .0
            .get(id.index())
            .unwrap_or(&Formation::EMPTY)
    }

    #[inline]
    pub(crate) fn formation_mut(&mut self, id: FormationId) -> Option<&mut Formation> {
        self.formations.0.get_mut(id.index())
    }

    /// All formations of this table, seat by seat.
    #[inline]
    pub fn formations(&self) -> impl Iterator<Item = (FormationId, &Formation)> {
        let count = usize::from(self.seats()) * Row::COUNT;
        let ids = (0..count).map(FormationId::from_index);
        ids.zip(&self.formations.0)
    }

    /// The cards nobody has drawn yet, which everybody can infer; their order does not exist.
    pub fn deck(&self) -> &Counts<MAX_KINDS> {
        &self.deck.rest
    }

    /// The discard pile (CMR-062).
    pub fn discards(&self) -> &Counts<MAX_KINDS> {
        &self.deck.discards
    }

    /// The trophies not placed yet, from left to right as they lay in the broken formation.
    #[inline]
    pub fn spoils(&self) -> impl Iterator<Item = (Cell, CardKind)> + '_ {
        let slots = Cell::all().zip(self.spoils);
        slots.filter_map(|(slot, card)| Some((slot, card?)))
    }

    /// The answers about the Chaos Marauders so far.
    pub fn claims(&self) -> &Sealed<S> {
        &self.claims
    }

    /// Whether a formation counts as complete now. While others may still claim the Chaos Marauders in it, it does not (CMR-153).
    pub fn is_complete(&self, id: FormationId) -> bool {
        let waits = match self.phase {
            Phase::Claim { row, .. } | Phase::Claimer { row, .. } => {
                !self.claims.asked().is_empty() && id == FormationId::new(self.active(), row)
            }
            _ => false,
        };
        !waits && self.formation(id).is_complete()
    }

    /// How many complete formations a tribe has now.
    pub fn complete(&self, tribe: Seat) -> usize {
        FormationId::of(tribe)
            .filter(|&id| self.is_complete(id))
            .count()
    }

    /// The tribe that finished first, if the game ended by a third complete formation.
    pub fn finisher(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over {
                end: End::ThirdFormation(seat),
            } => Some(seat),
            _ => None,
        }
    }
}
