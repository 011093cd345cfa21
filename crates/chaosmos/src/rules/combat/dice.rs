//! The dice of a combat, and the abilities that change them (CM-115 to CM-123).

use tabletop_core::{Odds, Table};

use super::super::{DICE, Look, Play};
use crate::components::Ability;
use crate::frame::{Side, Stage};
use crate::{Action, Foe, Happening};

impl Look<'_> {
    /// The ability of a side's alien; a Base has none (CM-198).
    pub(crate) fn fighting_ability(self, side: Side) -> Option<Ability> {
        let fights = side == Side::Attacker || matches!(self.at.open.fight.foe, Foe::Player(_));
        fights.then(|| self.alien(self.player(side)).ability)
    }

    fn changes_dice(self, side: Side) -> bool {
        matches!(
            self.fighting_ability(side),
            Some(Ability::Brutal | Ability::Recalibrate)
        )
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    fn roll_die(&mut self) -> u8 {
        let face = self.luck.pick(DICE, Odds::Even(6));
        self.game.components.die[face as usize]
    }

    pub(super) fn roll_dice(&mut self) {
        for side in Side::BOTH {
            let dice = [self.roll_die(), self.roll_die()];
            self.event(Happening::Rolled { side, dice });
        }
        self.ask_for_dice(Side::Attacker);
    }

    /// Dice abilities: the attacker's, then the defender's (CM-122).
    fn ask_for_dice(&mut self, first: Side) {
        for side in Side::BOTH {
            if side >= first && self.look().changes_dice(side) {
                return self.stage(Stage::Dice(side));
            }
        }
        self.dice_stand();
    }

    pub(super) fn change_die(&mut self, side: Side, action: Action) {
        if let Action::Die(die) = action {
            let face = if self.look().fighting_ability(side) == Some(Ability::Brutal) {
                self.roll_die()
            } else {
                self.game.components.numbers.recalibrated
            };
            let index = if side == Side::Attacker { 0 } else { 2 };
            self.event(Happening::DieChanged {
                die: index + die,
                face,
            });
        }
        match side {
            Side::Attacker => self.ask_for_dice(Side::Defender),
            Side::Defender => self.dice_stand(),
        }
    }

    /// Double mirrors end the combat (CM-118, CM-119, CM-297); else the card phase begins.
    fn dice_stand(&mut self) {
        let fight = self.at.open.fight;
        let mirrors = Side::BOTH.map(|side| fight.pair(side) == [0, 0]);
        match mirrors {
            [false, false] => {
                self.count_totals();
                self.ask_for_cards();
            }
            [true, true] => {
                let winner = self.look().tie_winner();
                self.decided(winner);
            }
            [attacker, _] => {
                let side = if attacker {
                    Side::Attacker
                } else {
                    Side::Defender
                };
                self.decided(Some(side));
            }
        }
    }

    /// The Mecha-Quake rolls a die; its mirror copies the attacker's higher number (CM-167).
    pub(super) fn quake(&mut self) {
        let face = self.roll_die();
        let pair = self.at.open.fight.pair(Side::Attacker);
        let adds = if face == 0 {
            pair[0].max(pair[1])
        } else {
            face
        };
        self.event(Happening::Quaked { face, adds });
    }
}
