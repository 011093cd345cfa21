//! The attack of a formation that was just completed (CMR-073 to CMR-097).

use tabletop_core::Table;

use super::{Next, Play, war_machines};
use crate::components::{Ability, Class, Colour};
use crate::event::{Discard, Fact};
use crate::{
    CardKind, ChaosMarauders, Event, Face, Formation, FormationId, FormationSet, Illegal, Phase,
    Position, Row,
};

/// On which side of an attack a formation stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// It attacks.
    Attacker,
    /// It is the target.
    Target,
}

impl ChaosMarauders {
    /// The strength of a formation's own cards on one side of an attack (CMR-076, CMR-077). Sneaky Gits count nothing here.
    ///
    /// ```
    /// use chaos_marauders::{ChaosMarauders, FormationId, Row, Setup, Side};
    /// use tabletop_core::{Game, Quiet, Seat, Seeded};
    ///
    /// let game = ChaosMarauders::new(Setup::new(2))?;
    /// let state = game
    ///     .edit()
    ///     .put("P1 row 1", &[(5, "Suicide Squad"), (6, "Skaven Clanrats")])?
    ///     .begin(&mut Quiet::new(Seeded::new(1)))?;
    /// let row = state.formation(FormationId::new(Seat::new(1), Row::new(1)));
    /// assert_eq!(game.strength(row, Side::Attacker), 9);
    /// assert_eq!(game.strength(row, Side::Target), 3); // the Squad counts only when it attacks
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn strength(&self, formation: &Formation, side: Side) -> u16 {
        let cards = formation.cards();
        cards
            .map(|(cell, kind)| {
                let card = self.table.of(kind);
                let attack = u16::from(card.attack);
                match (card.ability, side) {
                    (Some(Ability::VenemousCreeps), Side::Target) => 2 * attack, // CMR-161
                    (Some(Ability::SuicideSquad), Side::Target) => 0,            // CMR-162
                    _ if card.class == Class::Spy => 0,                          // CMR-173
                    _ if card.machine.is_some() => {
                        let counts = war_machines::fights(&self.table, formation, cell, card);
                        if counts { attack } else { 0 } // CMR-220
                    }
                    _ => attack,
                }
            })
            .sum()
    }

    /// The strengths of an attack of one formation on another: of the attacker and of the target, Sneaky Gits included.
    pub fn strengths<S>(
        &self,
        at: &Position<S>,
        from: FormationId,
        target: FormationId,
    ) -> (u16, u16) {
        let (attacker, attacked) = (at.formation(from), at.formation(target));
        let (helps, hinders) = self.spies(at, from, target);
        (
            self.strength(attacker, Side::Attacker) + helps,
            self.strength(attacked, Side::Target) + hinders,
        )
    }

    /// The formations that a formation just completed may attack.
    pub(super) fn targets<S>(&self, at: &Position<S>, from: FormationId) -> FormationSet {
        let own = self.strength(at.formation(from), Side::Attacker);
        at.formations()
            .map(|(id, _)| id)
            .filter(|&target| self.check_target(at, from, own, target).is_ok())
            .collect()
    }

    pub(super) fn check_attack<S>(
        &self,
        at: &Position<S>,
        row: Row,
        target: FormationId,
    ) -> Result<(), Illegal> {
        if target.tribe.number() >= at.seats() {
            return Err(Illegal::NoSuchTribe {
                tribe: target.tribe,
            });
        }
        let from = FormationId::new(at.active(), row);
        let own = self.strength(at.formation(from), Side::Attacker);
        self.check_target(at, from, own, target)
    }

    /// Whether a formation whose own cards count `own` may attack another.
    fn check_target<S>(
        &self,
        at: &Position<S>,
        from: FormationId,
        own: u16,
        target: FormationId,
    ) -> Result<(), Illegal> {
        let formation = target;
        let attacked = at.formation(target);
        if target.tribe == from.tribe {
            return Err(Illegal::OwnTarget { formation }); // CMR-074
        }
        if attacked.is_complete() {
            return Err(Illegal::CompleteTarget { formation }); // CMR-074
        }
        if attacked.is_empty() {
            return Err(Illegal::EmptyTarget { formation }); // CMR-075
        }
        if own == 0 {
            return Err(Illegal::Toothless); // CMR-079
        }
        let (helps, hinders) = self.spies(at, from, target);
        let strength = own + helps;
        let against = self.strength(attacked, Side::Target) + hinders;
        if strength <= against {
            return Err(Illegal::NotWeaker {
                formation,
                strength,
                against,
            }); // CMR-078
        }
        Ok(())
    }

    pub(crate) fn is_spy(&self, kind: CardKind) -> bool {
        self.table.of(kind).class == Class::Spy
    }
}

impl<T: Table<Event>> Play<'_, T> {
    /// The active player just completed a formation, which may attack now or never (CMR-071, CMR-082).
    pub(super) fn offer_attack(&mut self, row: Row) -> Next {
        let from = FormationId::new(self.at.active(), row);
        let targets = self.game.targets(self.at, from);
        if targets.is_empty() {
            return self.after_card(); // CMR-084
        }
        self.ask(Phase::Attack { row, targets })
    }

    /// No attack: the turn goes on as if there had been no opportunity (CMR-083).
    pub(super) fn decline(&mut self, row: Row) -> Next {
        let formation = FormationId::new(self.at.active(), row);
        self.fact(Fact::Declined { formation });
        self.after_card()
    }

    /// The attack: the die decides which of the two formations is broken, and who takes trophies.
    pub(super) fn attack(&mut self, row: Row, target: FormationId) -> Next {
        let from = FormationId::new(self.at.active(), row);
        let (strength, against) = self.game.strengths(self.at, from, target);
        self.fact(Fact::Attacked {
            from,
            target,
            strength,
            against,
        });
        match self.roll() {
            Face::OrcEye => {
                // CMR-088: purple cards are lost, the others are trophies of the attacker.
                self.shatter(target, Discard::Broken, &[Colour::Purple]);
                self.next_trophy(from.tribe)
            }
            Face::MarkOfChaos => {
                // CMR-092: purple and grey cards are lost, the others are trophies of the attacked.
                self.shatter(from, Discard::Disbanded, &[Colour::Purple, Colour::Grey]);
                self.next_trophy(target.tribe)
            }
        }
    }

    /// Every card leaves a formation: those of the lost colours and the spies (CMR-105) to the discard pile, the others to the trophies.
    fn shatter(&mut self, formation: FormationId, why: Discard, lost: &[Colour]) {
        self.fact(Fact::Broken { formation });
        for cell in self.at.formation(formation).occupied() {
            let Some(kind) = self.at.formation(formation).card(cell) else {
                continue;
            };
            if lost.contains(&self.game.table.of(kind).colour) || self.game.is_spy(kind) {
                self.discard_card(formation, cell, why);
            } else {
                self.fact(Fact::Seized {
                    formation,
                    cell,
                    card: kind,
                });
            }
        }
    }
}
