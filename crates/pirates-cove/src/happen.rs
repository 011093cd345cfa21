//! What each event does to a position: the only way in which a position changes, for the rules and for those who follow.
//!
//! Amounts are in the events, so nothing here reads a component table. Numbers stop at their limits instead of running over: events that
//! do not fit must not make a view panic.

use tabletop_core::turns::{PassRound, Sealed};
use tabletop_core::{Seat, SeatSet};

use crate::components::{Card, Class, Place, Section, Ship};
use crate::secrets::Side;
use crate::state::{Battle, Guard, NavyAtSea, Visit, at};
use crate::{Captain, Decision, Happening, Position, Raise};

impl<S: Side> Position<S> {
    /// Changes the position by an event.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub(crate) fn happen(&mut self, event: &Happening<S>) {
        use Happening as H;
        match *event {
            H::Asked(decision) => {
                if decision == Decision::Wheel {
                    self.wheels = Sealed::ask(SeatSet::all(self.players));
                }
                self.decision = decision;
            }
            H::MonthBegan { month } => {
                self.month = month;
                self.upgraded = SeatSet::EMPTY;
                self.robbers = [None; 5];
            }
            H::TreasureRevealed { place, card } => {
                self.treasures.rest.remove(card);
                if let Some(spot) = self.face_up.get_mut(place.index()) {
                    *spot = Some(card);
                }
            }
            H::RigStep { seat, section } => S::rig(&mut self.drafts[at(seat)], section),
            H::RigDone { seat } => self.rigging.remove(seat),
            H::RigRevealed { seat, steps, paid } => {
                self.drafts[at(seat)] = S::Draft::default();
                self.pay(seat, paid);
                for (marker, steps) in self.ship(seat).markers.iter_mut().zip(steps) {
                    *marker = marker.saturating_add(steps);
                }
            }
            H::WheelSet { seat, place } => self.wheels.choose(seat, place),
            H::Sailed { seat, place } => {
                self.wheels = Sealed::ask(SeatSet::EMPTY);
                self.ship(seat).place = place;
            }
            H::BlackShipDrifted { ship, place } | H::BlackShipMoved { ship, place } => {
                if let Some(ship) = self.black(ship) {
                    ship.place = place;
                }
            }
            H::WindowOpened { first } => {
                self.window = PassRound::new(SeatSet::all(self.players), first);
            }
            H::WindowPassed { .. } => self.window.pass(),
            H::PreparationPassed { .. } => {
                self.battle.passes = self.battle.passes.saturating_add(1);
                self.next_to_prepare();
            }
            H::Played { seat, card } => self.played(seat, card),
            H::NavySent {
                place,
                controller,
                prey,
            } => {
                self.navy = Some(NavyAtSea {
                    place,
                    controller,
                    prey,
                    sunk: false,
                });
            }
            H::NavyTurned { prey } => {
                if let Some(navy) = &mut self.navy {
                    navy.prey = prey;
                }
            }
            H::NavyLeft => self.navy = None,
            H::Marked { robber, victim } => self.robbers[at(victim)] = Some(robber),
            H::Headed { seat, place } => self.ship(seat).place = place,
            H::NavyCancelled { .. }
            | H::TieRolled { .. }
            | H::NoCards { .. }
            | H::StayedLoyal { .. } => {}
            H::BattleBegan { .. }
            | H::Ordered { .. }
            | H::Spotted { .. }
            | H::RoundBegan { .. }
            | H::Acts { .. }
            | H::Fired { .. }
            | H::FiredAgain { .. }
            | H::HitCancelled { .. }
            | H::GuardHit { .. }
            | H::GuardLost { .. }
            | H::MarkerLost { .. }
            | H::Crippled { .. }
            | H::HullHit { .. }
            | H::Sunk { .. }
            | H::Fled { .. }
            | H::VictimChosen { .. }
            | H::NightFell { .. }
            | H::FinalPlace { .. }
            | H::BattleEnded => self.happen_in_battle(event),
            H::Looted {
                seat, gold, chests, ..
            }
            | H::Plundered {
                seat, gold, chests, ..
            } => {
                self.gold = self.gold.saturating_sub(gold);
                self.chests = self.chests.saturating_sub(chests);
                let ship = self.ship(seat);
                ship.gold = ship.gold.saturating_add(gold);
                ship.chests = ship.chests.saturating_add(chests);
                if let H::Plundered { place, .. } = *event {
                    self.discard_treasure(place);
                }
            }
            H::Fame { seat, change, .. } => {
                let ship = self.ship(seat);
                ship.fame = ship.fame.saturating_add(change);
            }
            H::Mutiny { seat } => {
                let gold = self.captains[at(seat)].gold;
                let chests = self.captains[at(seat)].chests;
                self.pay(seat, gold);
                self.unload(seat, chests);
            }
            H::ShareTaken {
                robber,
                victim,
                gold,
                chests,
            } => {
                let from = self.ship(victim);
                from.gold = from.gold.saturating_sub(gold);
                from.chests = from.chests.saturating_sub(chests);
                let to = self.ship(robber);
                to.gold = to.gold.saturating_add(gold);
                to.chests = to.chests.saturating_add(chests);
            }
            H::Drawn { seat, card } => {
                S::draw(&mut self.pile, card);
                S::gain(&mut self.ship(seat).hand, card);
            }
            H::ParrotDrawn { section, .. } => S::turn_up(&mut self.pile, Card::parrot(section)),
            H::ParrotSeated { seat, section } => {
                self.clear(seat, section);
                self.ship(seat).guards[section.index()] = Guard::Parrot;
            }
            H::ParrotRefused { section, .. } => self.discard(Card::parrot(section)),
            H::Reshuffled => {
                S::shuffle_in(&mut self.pile, &self.discards);
                self.discards = tabletop_core::cards::Counts::EMPTY;
            }
            H::VisitBegan { .. } => self.visit = Visit::default(),
            H::Bought { seat, price } => {
                self.pay(seat, price);
                self.visit.bought = self.visit.bought.saturating_add(1);
            }
            H::Raised {
                seat,
                section,
                price,
                by,
            } => {
                self.pay(seat, price);
                let marker = &mut self.ship(seat).markers[section.index()];
                *marker = marker.saturating_add(1);
                self.visit.raised |= by == Raise::TreasureIsland;
            }
            H::ChestsBuried { seat, chests } | H::Overboard { seat, chests } => {
                self.unload(seat, chests);
            }
            H::GoldBuried { seat, gold } => self.pay(seat, gold),
            H::Restored {
                seat,
                section,
                price,
            } => {
                self.pay(seat, price);
                self.ship(seat).guards[section.index()] = Guard::Mastercraft;
            }
            H::Dismissed { seat, section } => self.clear(seat, section),
            H::Stolen {
                thief,
                victim,
                card,
            } => {
                if let Ok([from, to]) = self.captains.get_disjoint_mut([at(victim), at(thief)]) {
                    S::steal((victim, &mut from.hand), (thief, &mut to.hand), card);
                }
            }
            H::CoveTaken { seat, gold, .. } => {
                self.gold = self.gold.saturating_sub(gold);
                let ship = self.ship(seat);
                ship.gold = ship.gold.saturating_add(gold);
            }
            H::Repaired {
                seat,
                section,
                price,
            } => {
                self.pay(seat, price);
                self.ship(seat).markers[section.index()] = 0;
            }
            H::VisitEnded { seat } => self.upgraded.insert(seat),
            H::LegendBeaten { ship } => {
                let beaten = self.black(ship).map(|ship| ship.legend);
                if let Some(beaten) = beaten.filter(|&beaten| beaten < 128) {
                    self.legends.discards.insert(beaten);
                }
            }
            H::LegendsReshuffled => self.legends.reshuffle(),
            H::LegendDrawn { ship, legend } => {
                self.legends.rest.remove(legend);
                if let Some(ship) = self.black(ship) {
                    ship.legend = legend;
                    ship.sunk = false;
                }
            }
            H::TreasureDiscarded { place } => self.discard_treasure(place),
            H::FameRevealed { seat, cards } => {
                for (card, copies) in Card::FAME.into_iter().zip(cards) {
                    for _ in 0..copies {
                        S::lose(&mut self.ship(seat).hand, card);
                        self.discard(card);
                    }
                }
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    fn happen_in_battle(&mut self, event: &Happening<S>) {
        use Happening as H;
        let battle = &mut self.battle;
        match *event {
            H::BattleBegan {
                island,
                present,
                black,
                navy,
            } => {
                *battle = Battle {
                    island,
                    is_final: island.is_none(),
                    present,
                    black: black.map(|(ship, _)| ship),
                    black_hull: black.map_or(0, |(_, hull)| hull),
                    navy: navy.is_some(),
                    navy_hull: navy.unwrap_or(0),
                    ..Battle::NONE
                };
            }
            H::Ordered { ref order } => battle.order.clone_from(order),
            H::Spotted { seat } => battle.spotted.insert(seat),
            H::RoundBegan { round } => {
                battle.round = round;
                battle.acted = crate::ShipSet::EMPTY;
            }
            H::Acts { ship } => battle.acted.insert(ship),
            H::Fired { target, hits, .. } => {
                hit(battle, target, hits);
                for (card, copies) in Card::VOLLEY.into_iter().zip(battle.volley) {
                    self.discard_several(card, copies); // PC-072
                }
                self.battle.volley = [0; 4];
            }
            H::FiredAgain { target, hits, .. } => hit(battle, target, hits),
            H::HitCancelled { seat } => {
                let cancelled = &mut battle.cancelled[at(seat)];
                *cancelled = cancelled.saturating_add(1);
            }
            H::GuardHit { seat, section } => {
                let guard = &mut self.ship(seat).guards[section.index()];
                *guard = match *guard {
                    Guard::Mastercraft => Guard::DamagedMastercraft,
                    Guard::Parrot => Guard::WoundedParrot,
                    other => other,
                };
            }
            H::GuardLost { seat, section } => self.clear(seat, section),
            H::MarkerLost { seat, section } => {
                let marker = &mut self.ship(seat).markers[section.index()];
                *marker = (*marker - 1).max(-1);
            }
            H::Crippled { seat } | H::Fled { seat } => {
                battle.present.remove(seat);
                if !battle.is_final {
                    self.ship(seat).place = Place::Cove;
                }
                self.forget_victim();
            }
            H::HullHit { ship, hits } => {
                let hull = match ship {
                    Ship::Navy => &mut battle.navy_hull,
                    _ => &mut battle.black_hull,
                };
                *hull = hull.saturating_sub(hits);
            }
            H::Sunk { ship, .. } => {
                if ship == Ship::Navy {
                    battle.navy = false;
                    if let Some(navy) = &mut self.navy {
                        navy.sunk = true;
                    }
                } else {
                    let sunk = battle.black.take();
                    if let Some(ship) = sunk.and_then(|sunk| self.black(sunk)) {
                        ship.sunk = true;
                    }
                }
            }
            H::VictimChosen { seat } => battle.victim = Some(seat),
            H::NightFell { stays } => {
                let stays = stays.map_or(SeatSet::EMPTY, SeatSet::only);
                let leave = battle.present.difference(stays);
                battle.present = stays;
                for seat in leave {
                    self.ship(seat).place = Place::Cove;
                }
            }
            H::FinalPlace { seat, place } => self.final_places[at(seat)] = place,
            H::BattleEnded => {
                let cards = battle.cards;
                *battle = Battle::NONE;
                for mine in cards {
                    for (card, copies) in Card::BATTLE.into_iter().zip(mine) {
                        self.discard_several(card, copies); // PC-067
                    }
                }
                for ship in &mut self.captains {
                    for guard in &mut ship.guards {
                        if *guard == Guard::WoundedParrot {
                            *guard = Guard::Parrot; // PC-176
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// A card goes from a hand to where its class belongs.
    fn played(&mut self, seat: Seat, card: Card) {
        S::lose(&mut self.ship(seat).hand, card);
        match card.class() {
            Class::Mastercraft(section) => {
                for other in Section::ALL {
                    if self.ship(seat).guards[other.index()].is_mastercraft() {
                        self.clear(seat, other); // PC-183
                    }
                }
                self.ship(seat).guards[section.index()] = Guard::Mastercraft;
                self.visit.reinforced = true;
            }
            Class::Battle => {
                let copies =
                    &mut self.battle.cards[at(seat)][card.index() - Card::GrappleAttack.index()];
                *copies = copies.saturating_add(1);
                self.battle.passes = 0;
                self.next_to_prepare();
            }
            Class::Volley => {
                let copies = &mut self.battle.volley[card.index() - Card::HeavyCharge.index()];
                *copies = copies.saturating_add(1);
            }
            Class::Event => {
                if matches!(card, Card::RoyalNavy | Card::SeaRobber | Card::NewHeading) {
                    self.window.act();
                }
                self.discard(card); // PC-212
            }
            Class::Fame | Class::Parrot(_) => self.discard(card),
        }
    }

    fn next_to_prepare(&mut self) {
        let battle = &mut self.battle;
        let turn = battle.turn.saturating_add(1);
        battle.turn = if usize::from(turn) < battle.order.len() {
            turn
        } else {
            0
        };
    }

    /// The black ship's victim is forgotten once it is gone (PC-105).
    fn forget_victim(&mut self) {
        let battle = &mut self.battle;
        battle.victim = battle
            .victim
            .filter(|&victim| battle.present.contains(victim));
    }

    /// Takes the guard of a section away, to the discard pile.
    fn clear(&mut self, seat: Seat, section: Section) {
        let guard = core::mem::take(&mut self.ship(seat).guards[section.index()]);
        if let Some(card) = guard.card(section) {
            self.discard(card);
        }
    }

    fn discard(&mut self, card: Card) {
        if self.discards.of(card.number()) < u8::MAX {
            self.discards.add(card.number(), 1);
        }
    }

    fn discard_several(&mut self, card: Card, copies: u8) {
        for _ in 0..copies {
            self.discard(card);
        }
    }

    fn discard_treasure(&mut self, place: Place) {
        let card = self.face_up.get_mut(place.index()).and_then(Option::take);
        if let Some(card) = card.filter(|&card| card < 128) {
            self.treasures.discards.insert(card);
        }
    }

    /// Gold goes from a ship to the supply.
    fn pay(&mut self, seat: Seat, gold: u8) {
        let ship = self.ship(seat);
        ship.gold = ship.gold.saturating_sub(gold);
        self.gold = self.gold.saturating_add(gold);
    }

    /// Chests go from a ship to the supply.
    fn unload(&mut self, seat: Seat, chests: u8) {
        let ship = self.ship(seat);
        ship.chests = ship.chests.saturating_sub(chests);
        self.chests = self.chests.saturating_add(chests);
    }

    fn ship(&mut self, seat: Seat) -> &mut Captain<S> {
        &mut self.captains[at(seat)]
    }

    fn black(&mut self, ship: u8) -> Option<&mut crate::BlackShip> {
        self.black_ships
            .get_mut(usize::from(ship))
            .and_then(Option::as_mut)
    }
}

/// A player's ship that was hit is marked (PC-087).
fn hit(battle: &mut Battle, target: Ship, hits: u8) {
    if let (Ship::Captain(seat), 1..) = (target, hits) {
        battle.hit.insert(seat);
    }
}
