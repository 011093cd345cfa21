//! Placing cards: which cells are legal, and the choice of a row and a cell (CMR-021 to CMR-052).

use tabletop_core::{Seat, Table};

use super::{Next, Play};
use crate::components::{Ability, Card, Class};
use crate::event::{Discard, Fact, Origin, TurnEnd};
use crate::{
    CardKind, Cell, CellSet, ChaosMarauders, Event, Formation, FormationId, FormationSet, Illegal,
    Phase, Position, Row, Source,
};

/// Cells for a Banner: a Musician three cells further right must still fit (CMR-029).
const BANNER: CellSet = CellSet::span(1, 9);
/// Cells for a Musician (CMR-030).
const MUSICIAN: CellSet = CellSet::span(4, 12);
/// How far apart Banner and Musician are at least (CMR-031).
const APART: u8 = 3;

impl ChaosMarauders {
    /// The cells of a formation in which a card may lie.
    #[inline]
    pub(crate) fn cells(&self, formation: &Formation, card: &Card) -> CellSet {
        if formation.has_symbol(card.barred_by) {
            return CellSet::EMPTY; // CMR-045
        }
        match card.class {
            Class::Banner => self.banner_cells(formation),
            Class::Musician => self.musician_cells(formation),
            Class::Event => CellSet::EMPTY,
            _ => formation.open(), // CMR-032
        }
    }

    #[inline]
    fn banner_cells(&self, formation: &Formation) -> CellSet {
        if formation.banner().is_some() {
            return CellSet::EMPTY; // CMR-035
        }
        let free = match formation.occupied().first() {
            Some(first) => CellSet::left_of(first), // CMR-026
            None => CellSet::ALL,
        };
        if self.setup.allow_dead_rows {
            return free;
        }
        let apart = match formation.musician() {
            Some(musician) => CellSet::span(1, musician.number() - APART), // CMR-031
            None => CellSet::ALL,
        };
        free.and(BANNER).and(apart)
    }

    #[inline]
    fn musician_cells(&self, formation: &Formation) -> CellSet {
        if formation.musician().is_some() {
            return CellSet::EMPTY; // CMR-036
        }
        let free = match formation.occupied().last() {
            Some(last) => CellSet::right_of(last), // CMR-027
            None => CellSet::ALL,
        };
        if self.setup.allow_dead_rows {
            return free;
        }
        let apart = match formation.banner() {
            Some(banner) => CellSet::span(banner.number() + APART, 12), // CMR-031
            None => CellSet::ALL,
        };
        free.and(MUSICIAN).and(apart)
    }

    /// The formations of `seat` with a legal cell for a card.
    #[inline]
    pub(crate) fn own_formations<S>(
        &self,
        at: &Position<S>,
        seat: Seat,
        card: &Card,
    ) -> FormationSet {
        FormationId::of(seat)
            .filter(|&id| !self.cells(at.formation(id), card).is_empty())
            .collect()
    }

    /// Whether the three formations of `seat` all have this.
    fn in_all_three<S>(at: &Position<S>, seat: Seat, has: impl Fn(&Formation) -> bool) -> bool {
        FormationId::of(seat).all(|id| has(at.formation(id)))
    }

    /// Why a drawn card that has no legal cell is discarded.
    fn unplaceable<S>(at: &Position<S>, seat: Seat, card: &Card) -> (Discard, TurnEnd) {
        let all = |has: fn(&Formation) -> bool| Self::in_all_three(at, seat, has);
        match card.class {
            Class::Banner if all(|it| it.banner().is_some()) => {
                (Discard::FourthBanner, TurnEnd::FourthBanner) // CMR-040
            }
            Class::Musician if all(|it| it.musician().is_some()) => {
                (Discard::FourthMusician, TurnEnd::FourthMusician) // CMR-041
            }
            _ if Self::has_three(at, seat, card) => {
                (Discard::FourthDuplicate, TurnEnd::Duplicate) // CMR-049
            }
            _ => (Discard::Unplaceable, TurnEnd::Unplaceable), // CMR-050, CMR-057
        }
    }

    /// Whether a card of this symbol lies in each of the three formations of `seat`, so that a fourth is discarded.
    pub(super) fn has_three<S>(at: &Position<S>, seat: Seat, card: &Card) -> bool {
        Self::in_all_three(at, seat, |formation| formation.has_symbol(card.barred_by))
    }

    /// Whether a card with this symbol lies in any formation of `seat`: drawing another is a duplicate draw (CMR-046).
    #[inline]
    pub(super) fn is_duplicate<S>(at: &Position<S>, seat: Seat, card: &Card) -> bool {
        FormationId::of(seat).any(|id| at.formation(id).has_symbol(card.symbol))
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// The card that is being placed.
    #[inline]
    pub(super) fn in_hand(&self) -> CardKind {
        self.at.hand.expect("a card is being placed")
    }

    /// A card was drawn that is placed in a formation of one's own: asks where, or discards it if there is nowhere.
    #[inline]
    pub(super) fn offer_drawn(&mut self, kind: CardKind) -> Next {
        let card = self.game.table.of(kind);
        let seat = self.at.active();
        let formations = self.game.own_formations(self.at, seat, card);
        if formations.is_empty() {
            let (discard, end) = ChaosMarauders::unplaceable(self.at, seat, card);
            return self.discard_drawn(kind, discard, end);
        }
        self.ask(Phase::Row {
            seat,
            source: Source::Draw,
            formations,
        })
    }

    /// Discards the drawn card; the turn ends (CMR-057).
    pub(super) fn discard_drawn(&mut self, card: CardKind, why: Discard, end: TurnEnd) -> Next {
        self.fact(Fact::Discarded {
            card,
            from: Origin::Hand,
            why,
        });
        Next::EndTurn(self.at.ends_turn.unwrap_or(end))
    }

    /// The player does not want to place the drawn card (CMR-058).
    pub(super) fn discard_by_choice(&mut self) -> Next {
        let card = self.in_hand();
        self.discard_drawn(card, Discard::Chosen, TurnEnd::Chosen)
    }

    /// A card that must be placed, a claim or a trophy: asks where, unless there is one formation only.
    pub(super) fn must_place(&mut self, seat: Seat, source: Source) -> Next {
        let card = self.game.table.of(self.in_hand());
        let formations = self.game.own_formations(self.at, seat, card);
        match formations.single() {
            Some(formation) => self.choose_formation(seat, source, formation),
            None => self.ask(Phase::Row {
                seat,
                source,
                formations,
            }),
        }
    }

    #[inline]
    pub(super) fn choose_row(&mut self, seat: Seat, source: Source, row: Row) -> Next {
        self.choose_formation(seat, source, FormationId::new(seat, row))
    }

    /// The formation is chosen: asks for the cell, unless there is one only.
    #[inline]
    pub(super) fn choose_formation(
        &mut self,
        seat: Seat,
        source: Source,
        formation: FormationId,
    ) -> Next {
        let card = self.game.table.of(self.in_hand());
        let cells = self.game.cells(self.at.formation(formation), card);
        match cells.single() {
            Some(cell) => self.place(seat, source, formation, cell),
            None => self.ask(Phase::Cell {
                seat,
                source,
                formation,
                cells,
            }),
        }
    }

    /// Places the card in hand, and what follows from it (CMR-020).
    pub(super) fn place(
        &mut self,
        by: Seat,
        source: Source,
        formation: FormationId,
        cell: Cell,
    ) -> Next {
        let kind = self.in_hand();
        let card = *self.game.table.of(kind);
        let token = (card.class == Class::Spy).then_some(by);
        self.fact(Fact::Placed {
            by,
            formation,
            cell,
            card: kind,
            token,
        });
        match source {
            Source::Draw => match card.ability {
                Some(Ability::ChaosMarauders) => self.claim_window(formation.row, cell),
                Some(Ability::Idol) => self.idol_placed(formation),
                _ => self.after_own_placing(formation),
            },
            Source::Claim => match self.completed(formation) {
                Some(end) => Next::End(end),
                None => self.after_card(), // CMR-155
            },
            Source::Trophy => match self.completed(formation) {
                Some(end) => self.leave_trophies(Next::End(end)), // CMR-106
                None => self.next_trophy(by),
            },
        }
    }
}

/// Refusals, each with the rule that forbids.
impl ChaosMarauders {
    pub(super) fn check_row<S>(
        &self,
        at: &Position<S>,
        seat: Seat,
        row: Row,
    ) -> Result<(), Illegal> {
        let Some(card) = at.hand.map(|kind| self.table.of(kind)) else {
            return Err(Illegal::OtherQuestion { phase: at.phase });
        };
        if card.class == Class::Spy {
            return Err(Illegal::SpyAtHome);
        }
        self.check_formation(at, FormationId::new(seat, row), card)
    }

    /// Whether a formation has a legal cell for a card, and if not, why.
    pub(super) fn check_formation<S>(
        &self,
        at: &Position<S>,
        id: FormationId,
        card: &Card,
    ) -> Result<(), Illegal> {
        let formation = at.formation(id);
        if !self.cells(formation, card).is_empty() {
            return Ok(());
        }
        Err(if formation.is_complete() {
            Illegal::Complete { formation: id }
        } else if formation.has_symbol(card.barred_by) {
            Illegal::SameSymbol { formation: id }
        } else if card.class == Class::Banner && formation.banner().is_some() {
            Illegal::SecondBanner { formation: id }
        } else if card.class == Class::Musician && formation.musician().is_some() {
            Illegal::SecondMusician { formation: id }
        } else {
            Illegal::NoCell { formation: id }
        })
    }

    pub(super) fn check_cell<S>(
        &self,
        at: &Position<S>,
        id: FormationId,
        cell: Cell,
    ) -> Result<(), Illegal> {
        let Some(card) = at.hand.map(|kind| self.table.of(kind)) else {
            return Err(Illegal::OtherQuestion { phase: at.phase });
        };
        let formation = at.formation(id);
        if self.cells(formation, card).contains(cell) {
            return Ok(());
        }
        self.check_formation(at, id, card)?;
        Err(Self::why_not_cell(formation, card, cell))
    }

    /// Why a card cannot lie in a cell of a formation that has other cells for it.
    fn why_not_cell(formation: &Formation, card: &Card, cell: Cell) -> Illegal {
        if formation.occupied().contains(cell) {
            return Illegal::Taken { cell };
        }
        if let Some(banner) = formation.banner().filter(|&banner| cell < banner) {
            return Illegal::LeftOfBanner { banner };
        }
        if let Some(musician) = formation.musician().filter(|&musician| cell > musician) {
            return Illegal::RightOfMusician { musician };
        }
        let (first, last) = (formation.occupied().first(), formation.occupied().last());
        match (card.class, first, last) {
            (Class::Banner, Some(first), _) if cell > first => Illegal::BannerNotLeftmost { first },
            (Class::Musician, _, Some(last)) if cell < last => {
                Illegal::MusicianNotRightmost { last }
            }
            (Class::Banner, ..) if cell.number() == 12 => Illegal::Reserved { cell },
            (Class::Musician, ..) if cell.number() == 1 => Illegal::Reserved { cell },
            (Class::Banner, ..) if !BANNER.contains(cell) => Illegal::BannerTooFar { cell },
            (Class::Musician, ..) if !MUSICIAN.contains(cell) => Illegal::MusicianTooFar { cell },
            (Class::Banner | Class::Musician, Some(_), _) => {
                match formation.banner().or(formation.musician()) {
                    Some(other) => Illegal::TooClose { cell, other },
                    None => Illegal::Reserved { cell },
                }
            }
            _ => Illegal::Reserved { cell },
        }
    }
}
