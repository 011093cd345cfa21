//! Victory points, and who wins (CMR-111 to CMR-130, CMR-134).

use core::ops::Add;

use serde::{Deserialize, Serialize};
use tabletop_core::{PerSeat, Seat, Standing};

use crate::components::Class;
use crate::rules::war_machines;
use crate::{ChaosMarauders, Formation, FormationId, Position, TieMode};

/// Points for the first tribe with three complete formations (CMR-114).
const FINISHER: u32 = 150;
/// Points for every card in a formation (CMR-121).
const CARD: u32 = 10;

/// The victory points of a tribe or of one formation, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// For finishing first (CMR-114).
    pub finisher: u32,
    /// For the lengths of complete formations (CMR-115 to CMR-119).
    pub lengths: u32,
    /// 10 for every card (CMR-121).
    pub cards: u32,
    /// Points printed on cards (CMR-122).
    pub printed: u32,
    /// For assembled war machines (CMR-123, CMR-124).
    pub machines: u32,
}

impl Score {
    /// The sum of all (CMR-130).
    pub fn total(&self) -> u32 {
        self.finisher + self.lengths + self.cards + self.printed + self.machines
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score {
            finisher: self.finisher + other.finisher,
            lengths: self.lengths + other.lengths,
            cards: self.cards + other.cards,
            printed: self.printed + other.printed,
            machines: self.machines + other.machines,
        }
    }
}

/// Points for the length of a complete formation.
fn length_points(length: u8) -> u32 {
    match length {
        ..=4 => 0,     // CMR-115
        5 | 6 => 50,   // CMR-116
        7 | 8 => 100,  // CMR-117
        9 | 10 => 150, // CMR-118
        11.. => 200,   // CMR-119
    }
}

impl ChaosMarauders {
    /// What the cards of a formation are worth; `complete` says whether it counts as complete (CMR-120).
    pub fn formation_score(&self, formation: &Formation, complete: bool) -> Score {
        let length = formation.length().filter(|_| complete);
        let mut score = Score {
            lengths: length.map_or(0, length_points),
            machines: war_machines::points(&self.table, formation),
            ..Score::default()
        };
        for (_, kind) in formation.cards() {
            score.cards += CARD;
            score.printed += u32::from(self.table.of(kind).points);
        }
        score
    }

    /// The points of a tribe as the position stands. Cards score for the tribe in whose formations they lie (CMR-129).
    pub fn score<S>(&self, at: &Position<S>, seat: Seat) -> Score {
        let first = Score {
            finisher: if at.finisher() == Some(seat) {
                FINISHER
            } else {
                0
            },
            ..Score::default()
        };
        FormationId::of(seat)
            .map(|id| self.formation_score(at.formation(id), at.is_complete(id)))
            .fold(first, Score::add)
    }

    /// The printed ratings of all cards of a tribe, spies left out: how loud it shouts in a tie (CMR-134).
    fn loudness<S>(&self, at: &Position<S>, seat: Seat) -> u32 {
        FormationId::of(seat)
            .flat_map(|id| at.formation(id).cards())
            .map(|(_, kind)| self.table.of(kind))
            .filter(|card| card.class != Class::Spy)
            .map(|card| u32::from(card.attack))
            .sum()
    }

    /// The places as the position stands: by points, and ties as the setup says (CMR-134).
    pub(crate) fn rank<S>(&self, at: &Position<S>) -> Standing {
        let scores = PerSeat::from_fn(self.setup.players, |seat| {
            i32::try_from(self.score(at, seat).total()).unwrap_or(i32::MAX)
        });
        match self.setup.tie_mode {
            TieMode::Shared => Standing::ranked(scores.clone(), |seat| scores[seat]),
            TieMode::Chain => Standing::ranked(scores.clone(), |seat| {
                let cards: usize = FormationId::of(seat).map(|id| at.formation(id).len()).sum();
                let nearest = core::cmp::Reverse(at.first().steps_to(seat, at.seats()));
                (
                    scores[seat],
                    at.complete(seat),
                    self.loudness(at, seat),
                    cards,
                    nearest,
                )
            }),
        }
    }
}
