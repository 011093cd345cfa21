//! Firing volleys: fight or flee, Volley cards, target, section, dice (PC-070 to PC-081).

use tabletop_core::{Odds, Seat, Table};

use super::{DICE, Flow, Point, Run, in_hand, not_asked};
use crate::components::{Card, Class, Section, Ship};
use crate::{Action, Decision, Event, Illegal, State};

pub(super) fn check_stand(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Fight | Action::Flee => Ok(()),
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_load(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Done => Ok(()),
        Action::Flee if state.battle.is_final => Err(Illegal::ToTheDeath),
        Action::Play(card) => {
            in_hand(state, seat, card)?;
            if card.class() == Class::Volley {
                Ok(())
            } else {
                Err(Illegal::WrongTime {
                    card,
                    decision: state.decision,
                })
            }
        }
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_target(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Fire(ship) if state.targets(seat).contains(ship) => Ok(()),
        Action::Fire(Ship::Captain(_)) if state.battle.is_hunted() => Err(Illegal::NpcFirst),
        Action::Fire(_) => Err(Illegal::NoSuchTarget),
        Action::Flee if state.battle.is_final => Err(Illegal::ToTheDeath),
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_aim(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Aim(_) => Ok(()),
        Action::Flee if state.battle.is_final => Err(Illegal::ToTheDeath),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn stand(&mut self, seat: Seat, action: Action) -> Flow {
        match action {
            Action::Flee => self.flee(seat),
            _ => self.begin_volley(seat),
        }
    }

    /// Volley cards first, if there are cards in hand and no Black Spot forbids them (A-37, A-41, PC-190).
    pub(super) fn begin_volley(&mut self, seat: Seat) -> Flow {
        if self.state.hand_size(seat) > 0 && !self.state.battle.spotted.contains(seat) {
            Flow::Ask(Decision::Load(seat))
        } else {
            self.choose_target(seat)
        }
    }

    pub(super) fn load(&mut self, seat: Seat, action: Action) -> Flow {
        let Action::Play(card) = action else {
            return self.choose_target(seat);
        };
        self.happen(Event::Played { seat, card });
        self.begin_volley(seat)
    }

    /// Asks for the target where there is a choice (PC-076, PC-077).
    fn choose_target(&mut self, seat: Seat) -> Flow {
        let targets = self.state.targets(seat);
        if let (1, Some(only)) = (targets.len(), targets.first()) {
            return self.choose_section(seat, only);
        }
        Flow::Ask(Decision::Target(seat))
    }

    pub(super) fn target(&mut self, seat: Seat, action: Action) -> Flow {
        let Action::Fire(ship) = action else {
            return Flow::Wait;
        };
        self.choose_section(seat, ship)
    }

    /// Black ships and the Navy are attacked on the hull only (PC-078).
    fn choose_section(&mut self, seat: Seat, target: Ship) -> Flow {
        match target {
            Ship::Captain(target) => Flow::Ask(Decision::Aim { seat, target }),
            npc => self.fire_at_hull(seat, npc),
        }
    }

    pub(super) fn aim(&mut self, seat: Seat, target: Seat, action: Action) -> Flow {
        let Action::Aim(section) = action else {
            return Flow::Wait;
        };
        let hot = self.state.battle.loaded(Card::HotShot) > 0;
        let hits = self.fire(seat, Ship::Captain(target), section);
        self.damage(target, section, hits, hot);
        Flow::Go(Point::Turn)
    }

    fn fire_at_hull(&mut self, seat: Seat, npc: Ship) -> Flow {
        let hits = self.fire(seat, npc, Section::Hull);
        self.hit_npc(seat, npc, hits);
        Flow::Go(Point::Turn)
    }

    /// The volley of a player's ship; answers how many hits it scores.
    fn fire(&mut self, seat: Seat, target: Ship, section: Section) -> u8 {
        let salvo = self.state.battle.loaded(Card::SecondSalvo) > 0;
        let dice = self.game.dice(self.state, seat);
        let needs = self.hit_number(target);
        let hits = self.roll(dice, needs);
        self.happen(Event::Fired {
            ship: Ship::Captain(seat),
            target,
            section,
            dice,
            needs,
            hits,
        });
        let misses = dice - hits;
        if !salvo || misses == 0 {
            return hits;
        }
        let more = self.roll(misses, needs); // PC-194
        self.happen(Event::FiredAgain {
            target,
            dice: misses,
            hits: more,
        });
        hits + more
    }

    /// The lowest face that hits (PC-195).
    pub(super) fn hit_number(&self, target: Ship) -> u8 {
        let amounts = self.game.amounts();
        let battle = &self.state.battle;
        let mut needs = amounts.hit_number;
        if target
            .seat()
            .is_some_and(|seat| battle.in_force(seat, Card::SmokeScreen) > 0)
        {
            needs += amounts.smoke_step; // PC-186
        }
        if battle.loaded(Card::HeavyCharge) > 0 {
            needs -= amounts.charge_step; // PC-191
        }
        needs.clamp(2, 6)
    }

    /// How many of so many dice hit, as one question of luck: the odds are those of dice rolled one by one.
    pub(super) fn roll(&mut self, dice: u8, needs: u8) -> u8 {
        let hits = self
            .table
            .pick(DICE, Odds::Weights(self.game.ways(dice, needs)));
        u8::try_from(hits).unwrap_or(0)
    }
}
