//! The end of a combat: Fog, the winner's choice, banishment and the loser's envelope (CM-168 to CM-209).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::super::{Look, Play, Visit};
use crate::components::each;
use crate::event::Travel;
use crate::frame::{Side, Stage};
use crate::{Action, Foe, Happening, Kind};

impl Look<'_> {
    pub(super) fn legal_fog(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        if self.has(seat, Kind::CATALEPTIC_FOG) {
            visit(Action::Use(Kind::CATALEPTIC_FOG))?;
        }
        visit(Action::Pass)
    }

    /// Whether toxicity stops the winner from taking the envelope, unless it shows gear (CM-064, CM-070).
    fn needs_gear(self, seat: Seat) -> bool {
        let fight = &self.at.open.fight;
        let covered = fight.geared && fight.attacker == seat;
        !covered
            && fight
                .prize()
                .is_some_and(|planet| self.toxic(seat, planet.space()))
    }

    pub(super) fn legal_envelope(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        if self.needs_gear(seat) {
            each(self.held(seat) & self.alien(seat).gear)
                .map(Action::Show)
                .try_for_each(&mut *visit)?;
        } else {
            visit(Action::Seize)?;
        }
        visit(Action::Box)
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    /// The result is known: cards go back (CM-173), then the loser may use Fog (CM-168).
    pub(super) fn decided(&mut self, winner: Option<Side>) {
        let base = self.at.open.fight.base();
        let prize = match (winner, base) {
            (Some(side), None) => self.at.open.controls(self.player(side.other())),
            _ => None,
        };
        self.event(Happening::Decided { winner, prize });
        self.gather();
        match (winner, base) {
            (None, _) => self.fight_over(),
            (Some(Side::Attacker), Some(planet)) => {
                let attacker = self.player(Side::Attacker);
                self.event(Happening::BaseDown { planet });
                self.fight_over();
                // A Base shot from afar falls, but nobody is there to take the envelope (CM-209).
                if self.at.open.at(attacker) == planet.space() {
                    self.take_control(attacker, planet);
                }
            }
            (Some(side), _) => {
                let loser = self.player(side.other());
                if self.look().could_hold(loser, Kind::CATALEPTIC_FOG, 1) {
                    self.stage(Stage::Fog);
                } else {
                    self.ask_winner();
                }
            }
        }
    }

    fn ask_winner(&mut self) {
        let base = self.look().against_base();
        self.stage(if base {
            Stage::BaseChoice
        } else {
            Stage::Choice
        });
    }

    pub(super) fn fog(&mut self, seat: Seat, action: Action) {
        if let Action::Use(kind) = action {
            self.spend(seat, kind);
            self.stage(Stage::FogStep);
        } else {
            self.ask_winner();
        }
    }

    pub(super) fn fog_step(&mut self, seat: Seat, action: Action) {
        self.fight_over();
        if let Action::To(space) = action {
            self.travel(seat, space, Travel::Fog);
        }
    }

    pub(super) fn choice(&mut self, action: Action) {
        let loser = self.player(self.look().winner().other());
        if action == Action::Spoils {
            self.spoils(loser);
        } else {
            self.banish(loser);
            self.ask_for_envelope();
        }
    }

    /// The loser's envelope (CM-184 to CM-190): the winner is asked, unless everybody can tell that it goes to the box.
    pub(super) fn ask_for_envelope(&mut self) {
        let look = self.look();
        let fight = self.at.open.fight;
        let (winner, loser) = (look.winner(), look.winner().other());
        let (winner, loser) = (look.player(winner), look.player(loser));
        let Some(planet) = fight.prize() else {
            return self.fight_over();
        };
        let away = self.at.open.at(winner) != planet.space();
        if away || fight.sprung || self.at.open.base(planet) == Some(loser) {
            self.event(Happening::Boxed {
                seat: loser,
                planet,
            });
            self.fight_over();
        } else {
            self.stage(Stage::Envelope);
        }
    }

    pub(super) fn settle_envelope(&mut self, seat: Seat, action: Action) {
        let fight = self.at.open.fight;
        let Some(planet) = fight.prize() else {
            return self.fight_over();
        };
        match action {
            Action::Box => {
                let loser = match (self.look().winner(), fight.foe) {
                    (Side::Attacker, Foe::Player(loser)) => loser,
                    _ => fight.attacker,
                };
                self.event(Happening::Boxed {
                    seat: loser,
                    planet,
                });
                self.fight_over();
            }
            action => {
                if let Action::Show(card) = action {
                    self.event(Happening::Shown { seat, card });
                }
                self.fight_over();
                self.take_control(seat, planet);
            }
        }
    }
}
