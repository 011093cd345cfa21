//! The card phase of a combat (CM-124 to CM-132, CM-157 to CM-167).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::super::{Look, Play, Visit};
use crate::components::{Kinds, bit, each};
use crate::frame::{Side, Stage};
use crate::private::Draft;
use crate::{Action, Because, Foe, Happening, Kind, Place};

pub(super) const fn table(side: Side) -> Place {
    match side {
        Side::Attacker => Place::ATTACKER,
        Side::Defender => Place::DEFENDER,
    }
}

impl Look<'_> {
    /// Where the cards of a side come from (CM-114, CM-197).
    pub(crate) fn source(self, side: Side) -> Place {
        match (side, self.at.open.fight.foe) {
            (Side::Defender, Foe::Base(planet)) => Place::envelope(planet),
            _ => Place::hand(self.player(side)),
        }
    }

    /// How many cards a side has, as everybody can count.
    fn arms(self, side: Side) -> u8 {
        let cards = self.at.open.size(self.source(side));
        // The Base itself lies there too.
        let base = side == Side::Defender && self.at.open.fight.base().is_some();
        cards.saturating_sub(u8::from(base))
    }

    /// What a Nano Fabricator can be a copy of (CM-158).
    fn copyable(self) -> Kinds {
        let on_table = self.kinds(Place::ATTACKER) | self.kinds(Place::DEFENDER);
        on_table & self.tables.copyable
    }

    pub(super) fn legal_cards(self, seat: Seat, side: Side, visit: Visit<'_>) -> ControlFlow<()> {
        if self.at.private[seat.index() % 4].draft == Draft::Nano {
            return each(self.copyable()).map(Action::Copy).try_for_each(visit);
        }
        let mut kinds = self.kinds(self.source(side)) & self.tables.combat;
        if side == Side::Defender || self.at.open.fight.base().is_none() {
            kinds &= !bit(Kind::MECHA_QUAKE);
        }
        if self.copyable() == 0 {
            kinds &= !bit(Kind::NANO_FABRICATOR);
        }
        each(kinds).map(Action::Play).try_for_each(&mut *visit)?;
        visit(Action::Pass)
    }

    /// The side that is asked for a card, if the card phase goes on (CM-127, CM-129, CM-162).
    fn next_to_play(self) -> Option<Side> {
        let fight = &self.at.open.fight;
        let passed = |side: Side| fight.passed & side.bit() != 0;
        if let Some(feared) = fight.fear {
            return [feared.other(), feared]
                .into_iter()
                .find(|&side| !passed(side));
        }
        match Side::BOTH.map(passed) {
            [false, false] => Some(self.leader().map_or(Side::Attacker, Side::other)),
            [true, true] => None,
            [attacker, _] => Some(if attacker {
                Side::Defender
            } else {
                Side::Attacker
            }),
        }
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    pub(super) fn count_totals(&mut self) {
        let [attacker, defender] = self.look().totals();
        self.event(Happening::Totals { attacker, defender });
    }

    /// Asks the next side; one that has no card at all passes, as everybody can tell (AR-11 in the book).
    pub(super) fn ask_for_cards(&mut self) {
        loop {
            let Some(side) = self.look().next_to_play() else {
                let winner = self.look().leader();
                return self.decided(winner);
            };
            if self.look().arms(side) > 0 {
                return self.stage(Stage::Cards(side));
            }
            self.event(Happening::Passed { side });
        }
    }

    pub(super) fn play_card(&mut self, seat: Seat, side: Side, action: Action) {
        match action {
            Action::Play(Kind::NANO_FABRICATOR) => return self.draft(seat, Draft::Nano),
            Action::Play(kind) => {
                self.lay(side, kind);
                match kind {
                    Kind::COSMIC_FEAR if self.at.open.fight.fear.is_none() => {
                        self.event(Happening::Feared { side });
                    }
                    Kind::TARGETING_COMPUTER => self.event(Happening::Calmed),
                    Kind::MECHA_QUAKE => self.quake(),
                    _ => {}
                }
                self.count_totals();
            }
            Action::Copy(kind) => {
                self.draft(seat, Draft::None);
                self.lay(side, Kind::NANO_FABRICATOR);
                self.event(Happening::Copied { side, kind });
                self.count_totals();
            }
            _ => self.event(Happening::Passed { side }),
        }
        self.ask_for_cards();
    }

    fn lay(&mut self, side: Side, kind: Kind) {
        let from = self.look().source(side);
        self.moves(Because::Played, kind, from, table(side));
    }

    /// Played cards go back where they came from, single-use ones to the Void (CM-173, CM-208).
    pub(super) fn gather(&mut self) {
        for side in Side::BOTH {
            let home = self.look().source(side);
            let from = table(side);
            let mut cards = self.at.cards.at(from);
            while cards != 0 {
                let kind = self.game.tables.kind_of(cards.trailing_zeros() as usize);
                cards &= cards - 1;
                let (because, to) = if super::super::holds(self.game.tables.single_use, kind) {
                    (Because::Spent, Place::VOID)
                } else {
                    (Because::Returned, home)
                };
                self.moves(because, kind, from, to);
            }
        }
    }
}
