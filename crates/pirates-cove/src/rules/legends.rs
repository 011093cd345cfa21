//! Legendary pirates: they fire by their own rule, and give fame and loot when sunk (PC-102 to PC-112).

use tabletop_core::{Game as _, Seat, SeatSet, Table};

use super::order::highest;
use super::{Flow, Point, Run};
use crate::Event;
use crate::components::{Section, Ship, ShipSet, Victim};
use crate::event::Cause;

impl<T: Table<Event>> Run<'_, T> {
    /// The turn of a black ship; nobody decides anything (PC-103, PC-106).
    pub(super) fn black_ship_fires(&mut self) -> Flow {
        let next = Flow::Go(Point::Turn);
        let Some(black) = self.state.battle.black else {
            return next;
        };
        let legend = self.game.legend(self.state, black);
        let (dice, aim) = (legend.dice, legend.fires_at.zip(legend.victim));
        let Some((section, rule)) = aim.filter(|_| dice > 0) else {
            return next; // PC-104
        };
        let victim = match self.state.battle.victim {
            Some(victim) => victim, // PC-105
            None => self.choose_victim(rule),
        };
        self.npc_volley(Ship::Black, victim, section, dice);
        next
    }

    /// The victim by the pirate's rule, ties by die.
    fn choose_victim(&mut self, rule: Victim) -> Seat {
        let present = self.state.battle.present;
        let (game, state) = (self.game, &*self.state);
        let first = highest(self.table, ShipSet::captains(present), |ship| {
            let Some(seat) = ship.seat() else {
                return i32::MIN;
            };
            let captain = state.captain(seat);
            match rule {
                Victim::MostFame => captain.fame.into(),
                Victim::MostChests => captain.chests.into(),
                Victim::Fastest => game.speed(state, seat).into(),
                Victim::MostDice => game.dice(state, seat).into(),
            }
        });
        let seat = first.seat().or(present.first()).unwrap_or(Seat::new(0));
        self.happen(Event::VictimChosen { seat });
        seat
    }

    /// A volley that rules fire (PC-107).
    pub(super) fn npc_volley(&mut self, ship: Ship, victim: Seat, section: Section, dice: u8) {
        let target = Ship::Captain(victim);
        let needs = self.hit_number(target);
        let hits = self.roll(dice, needs);
        self.happen(Event::Fired {
            ship,
            target,
            section,
            dice,
            needs,
            hits,
        });
        self.damage(victim, section, hits, false);
    }

    /// Hits on a black ship or the Navy take hull points; the last one sinks it (PC-083).
    pub(super) fn hit_npc(&mut self, by: Seat, ship: Ship, hits: u8) {
        let battle = &self.state.battle;
        let hull = if ship == Ship::Navy {
            battle.navy_hull
        } else {
            battle.black_hull
        };
        let hits = hits.min(hull);
        if hits == 0 {
            return;
        }
        let black = battle.black;
        self.happen(Event::HullHit { ship, hits });
        if hits < hull {
            return;
        }
        self.happen(Event::Sunk { ship, by });
        if ship == Ship::Navy {
            let fame = i16::from(self.game.tables().navy.fame);
            return self.fame(by, fame, Cause::Navy); // PC-119
        }
        let Some(black) = black else {
            return;
        };
        let legend = self.game.legend(self.state, black);
        let (fame, gold, chests) = (i16::from(legend.fame), legend.gold, legend.chests);
        let winners = if self.game.setup().lp_fame_shared {
            self.state.battle.present
        } else {
            SeatSet::only(by) // PC-109
        };
        for seat in winners {
            self.fame(seat, fame, Cause::Legend);
        }
        let gold = gold.min(self.state.gold);
        let chests = chests.min(self.state.chests);
        if gold > 0 || chests > 0 {
            self.happen(Event::Looted {
                seat: by,
                gold,
                chests,
            });
        }
    }
}
