//! Putting an edited position right: surplus duplicates are discarded, and the open question is asked anew (CMR-131, CMR-132).

use tabletop_core::{Seat, SeatSet, Table};

use super::Play;
use crate::components::Class;
use crate::event::{Discard, Fact};
use crate::{
    CellSet, ChaosMarauders, Event, Formation, FormationId, FormationSet, Phase, Position, Source,
    State,
};

impl ChaosMarauders {
    /// Puts a loaded or edited position right (CMR-132): of cards with the same symbol in one formation only the leftmost stays, and
    /// the open question is asked anew if its possible answers changed.
    ///
    /// Play never leads to such a position (CMR-131), so a position from play stays as it is.
    pub fn settle(&self, state: &mut State, table: &mut impl Table<Event>) {
        for formation in &mut state.formations.0 {
            *formation = formation.rebuilt(&self.table);
        }
        let mut play = Play::new(self, state, table);
        play.discard_duplicates();
        let phase = play.at.phase;
        if let Some(anew) = self.asked_anew(play.at).filter(|&anew| anew != phase) {
            play.fact(Fact::Asked(anew));
        }
    }

    /// The cells with a card whose symbol stands to its left already.
    fn surplus(&self, formation: &Formation) -> CellSet {
        let mut seen = 0;
        formation
            .cards()
            .filter(|&(_, kind)| {
                let symbol = self.table.of(kind).barred_by;
                let again = seen & symbol != 0;
                seen |= symbol;
                again
            })
            .map(|(cell, _)| cell)
            .collect()
    }

    /// The open question with the answers that are possible now. `None` if it has none left.
    pub(crate) fn asked_anew<S>(&self, at: &Position<S>) -> Option<Phase> {
        let active = at.active();
        let some = |set: FormationSet| (!set.is_empty()).then_some(set);
        Some(match at.phase {
            Phase::Row { seat, source, .. } => {
                let formations = self.homes(at, seat)?;
                if source != Source::Draw {
                    some(formations)?;
                }
                Phase::Row {
                    seat,
                    source,
                    formations,
                }
            }
            Phase::Cell {
                seat,
                source,
                formation,
                ..
            } => {
                let card = self.table.of(at.hand?);
                let cells = self.cells(at.formation(formation), card);
                (!cells.is_empty()).then_some(Phase::Cell {
                    seat,
                    source,
                    formation,
                    cells,
                })?
            }
            Phase::Attack { row, .. } => {
                let from = FormationId::new(active, row);
                let targets = if at.is_complete(from) {
                    self.targets(at, from)
                } else {
                    FormationSet::EMPTY
                };
                Phase::Attack { row, targets }
            }
            Phase::Trophy { winner, .. } => Phase::Trophy {
                winner,
                slots: self.placeable(at, winner),
            },
            Phase::Odlugg { face, .. } => Phase::Odlugg {
                face,
                formations: some(self.edible(at, face))?,
            },
            Phase::Dagromm => self.dwarfs(at).next().map(|_| Phase::Dagromm)?,
            Phase::Blowback { .. } => Phase::Blowback {
                targets: Self::burnable(at),
            },
            Phase::Explosion { .. } => Phase::Explosion {
                formations: some(Self::largest(at))?,
            },
            Phase::Claim { row, cell, asked } => Phase::Claim {
                row,
                cell,
                asked: asked_seats(at, asked)?,
            },
            phase @ (Phase::Claimer { .. } | Phase::Over { .. }) => phase,
        })
    }

    /// The formations in which `seat` may place the card in hand.
    fn homes<S>(&self, at: &Position<S>, seat: Seat) -> Option<FormationSet> {
        let card = self.table.of(at.hand?);
        Some(if card.class == Class::Spy {
            self.hosts(at, seat, card)
        } else {
            self.own_formations(at, seat, card)
        })
    }
}

/// The tribes asked about the Chaos Marauders, if some of them have not answered.
fn asked_seats<S>(at: &Position<S>, asked: SeatSet) -> Option<SeatSet> {
    (!at.claims.waiting().is_empty()).then_some(asked)
}

impl<T: Table<Event>> Play<'_, T> {
    /// Discards what [`surplus`](ChaosMarauders::surplus) finds.
    pub(crate) fn discard_duplicates(&mut self) {
        for index in 0..FormationId::COUNT {
            let formation = FormationId::from_index(index);
            let surplus = self.game.surplus(self.at.formation(formation));
            self.raid(formation, Discard::Cheating, |_, cell| {
                surplus.contains(cell)
            });
        }
    }
}
