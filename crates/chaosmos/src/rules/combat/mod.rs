//! Combat (CM-108 to CM-209): dice, the duel of cards, and what the winner does.

mod cards;
mod dice;
mod resolution;
mod spoils;

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit, player_of};
use crate::frame::{Frame, Side, Stage};
use crate::{Action, Foe, Happening};

impl Look<'_> {
    /// Who plays a side: the owner for a Base (CM-196).
    pub(super) fn player(self, side: Side) -> Seat {
        player_of(self.at, side)
    }

    fn winner(self) -> Side {
        self.at.open.fight.winner.unwrap_or(Side::Attacker)
    }

    /// The seat that is asked in a combat.
    pub(super) fn asked_in_fight(self) -> Seat {
        match self.at.open.fight.stage {
            Stage::Dice(side) | Stage::Cards(side) => self.player(side),
            Stage::Fog | Stage::FogStep | Stage::Orb => self.player(self.winner().other()),
            Stage::BaseChoice => self.player(Side::Defender),
            _ => self.player(self.winner()),
        }
    }

    pub(super) fn legal_fight(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        match self.at.open.fight.stage {
            Stage::Dice(_) => {
                visit(Action::Die(0))?;
                visit(Action::Die(1))?;
                visit(Action::Pass)
            }
            Stage::Cards(side) => self.legal_cards(seat, side, visit),
            Stage::Fog => self.legal_fog(seat, visit),
            Stage::FogStep => self.legal_step(seat, visit),
            Stage::Choice => {
                visit(Action::Spoils)?;
                visit(Action::Banish)
            }
            Stage::BaseChoice => {
                visit(Action::Banish)?;
                visit(Action::Pass)
            }
            Stage::Orb => self.legal_orb(seat, visit),
            Stage::Take => self.legal_take(visit),
            Stage::TrapJam => self.legal_jammer(seat, visit),
            Stage::GiveBack => crate::components::each(self.held(seat))
                .map(Action::Give)
                .try_for_each(visit),
            Stage::Envelope => self.legal_envelope(seat, visit),
            Stage::Off | Stage::Done => ControlFlow::Continue(()),
        }
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    fn stage(&mut self, stage: Stage) {
        self.event(Happening::Staged(stage));
    }

    fn player(&self, side: Side) -> Seat {
        player_of(self.at, side)
    }

    /// A combat begins: the owner of a Base sees what it has to play (CM-197), both sides roll (CM-115).
    pub(super) fn fight(&mut self, attacker: Seat, foe: Foe, geared: bool) {
        self.push(Frame::Fight);
        self.event(Happening::FightBegan {
            attacker,
            foe,
            geared,
        });
        if let Foe::Base(planet) = foe {
            let owner = self.player(Side::Defender);
            self.look_inside(owner, planet, false);
        }
        self.roll_dice();
    }

    pub(super) fn fight_on(&mut self, seat: Seat, action: Action) {
        match self.at.open.fight.stage {
            Stage::Dice(side) => self.change_die(side, action),
            Stage::Cards(side) => self.play_card(seat, side, action),
            Stage::Fog => self.fog(seat, action),
            Stage::FogStep => self.fog_step(seat, action),
            Stage::Choice => self.choice(action),
            Stage::BaseChoice => {
                let attacker = self.player(Side::Attacker);
                self.fight_over();
                if action == Action::Banish {
                    self.banish(attacker);
                }
            }
            Stage::Orb => self.orb(action),
            Stage::Take => self.take(action),
            Stage::TrapJam => self.trap_among_spoils(action),
            Stage::GiveBack => self.give_back(action),
            Stage::Envelope => self.settle_envelope(seat, action),
            Stage::Off | Stage::Done => {}
        }
    }

    fn fight_over(&mut self) {
        self.pop();
        self.event(Happening::FightOver);
    }
}
