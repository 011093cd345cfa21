//! What hits do to a player's ship: cards that take them, markers, and forced retreat (PC-082 to PC-088, PC-098 to PC-101).

use tabletop_core::{Seat, Table};

use super::Run;
use crate::Event;
use crate::components::{Card, Section};
use crate::event::Cause;
use crate::state::Guard;

impl<T: Table<Event>> Run<'_, T> {
    /// Applies hits one by one (PC-086), until the ship is crippled (PC-088). `hot` hits ignore guards (PC-193).
    pub(super) fn damage(&mut self, seat: Seat, section: Section, hits: u8, hot: bool) {
        let amounts = *self.game.amounts();
        for _ in 0..hits {
            let battle = &self.state.battle;
            let braced = battle
                .in_force(seat, Card::BracedTimbers)
                .saturating_mul(amounts.braced_hits);
            if battle.cancelled[seat.index()] < braced {
                self.happen(Event::HitCancelled { seat }); // PC-189
                continue;
            }
            let guard = self.state.captain(seat).guards[section.index()];
            if guard == Guard::Nobody || hot {
                self.happen(Event::MarkerLost { seat, section });
                if self.state.captain(seat).markers[section.index()] < 0 {
                    return self.cripple(seat);
                }
            } else if !guard.is_hurt() {
                self.happen(Event::GuardHit { seat, section });
            } else {
                self.happen(Event::GuardLost { seat, section });
                if guard.is_parrot() {
                    let loss = -i16::from(amounts.parrot_killed_loss);
                    self.fame(seat, loss, Cause::ParrotKilled); // PC-177
                }
            }
        }
    }

    /// A crippled ship leaves, and every opponent still there gains fame, whoever fired (PC-099, PC-100).
    fn cripple(&mut self, seat: Seat) {
        self.happen(Event::Crippled { seat });
        let battle = &self.state.battle;
        if battle.is_final {
            let place = u8::try_from(battle.present.len()).unwrap_or(4) + 1;
            return self.happen(Event::FinalPlace { seat, place });
        }
        self.reward_opponents(seat);
    }

    /// Fame for each opponent still in the battle; on Treasure Island players are no opponents (PC-097).
    pub(super) fn reward_opponents(&mut self, beaten: Seat) {
        let fame = i16::from(self.game.amounts().beaten_fame);
        for opponent in self.state.battle.opponents(beaten) {
            self.fame(opponent, fame, Cause::Beaten(beaten));
        }
    }

    /// Moves a fame marker; not below 0 with the floor (PC-158), and not in the final battle (PC-165).
    pub(super) fn fame(&mut self, seat: Seat, change: i16, cause: Cause) {
        if self.state.battle.is_final {
            return;
        }
        let mut change = change;
        if tabletop_core::Game::setup(self.game).fame_floor {
            change = change.max(-self.state.captain(seat).fame);
        }
        if change != 0 {
            self.happen(Event::Fame {
                seat,
                change,
                cause,
            });
        }
    }
}
