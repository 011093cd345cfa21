//! Scrying, and the cards against it (CM-244, CM-247 to CM-249, CM-267 to CM-273, CM-282).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit};
use crate::components::{each, planets};
use crate::frame::Frame;
use crate::state::Turn;
use crate::{Action, Bag, Happening, Kind, Pay, Place, Planet};

impl Look<'_> {
    /// Envelopes that may be scried within a range; those of others only with hands ready (CM-089).
    fn scryable(self, seat: Seat, range: u8) -> u16 {
        let open = &self.at.open;
        planets(open.envelopes())
            .filter(|&planet| {
                let hostile = open.controller(planet).is_some_and(|other| other != seat);
                (self.hands_ready() || !hostile)
                    && (range == u8::MAX || self.distance(open.at(seat), planet.space()) <= range)
            })
            .fold(0, |set, planet| set | 1 << planet.number())
    }

    pub(super) fn may_scry(self, seat: Seat, range: u8) -> bool {
        self.hands_ready() || self.scryable(seat, range) != 0
    }

    pub(super) fn legal_scry(self, seat: Seat, range: u8, visit: Visit<'_>) -> ControlFlow<()> {
        if self.hands_ready() {
            Seat::all(self.at.open.seats)
                .filter(|&other| other != seat)
                .map(Action::Target)
                .try_for_each(&mut *visit)?;
        }
        planets(self.scryable(seat, range))
            .map(Action::Aim)
            .try_for_each(visit)
    }

    /// The answers to a window of the Signal Jammer.
    pub(super) fn legal_jammer(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        if self.has(seat, Kind::SIGNAL_JAMMER) {
            visit(Action::Use(Kind::SIGNAL_JAMMER))?;
        }
        visit(Action::Pass)
    }

    /// The answers to a window of the Cloaking Orb: another card of the hand, or none (CM-271).
    pub(super) fn legal_orb(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        let hand = Place::hand(seat);
        let orbs = self.at.cards.count(self.tables, Kind::CLOAKING_ORB, hand);
        if orbs > 0 {
            let others = self.held(seat) & !(u64::from(orbs < 2) << Kind::CLOAKING_ORB.number());
            each(others).map(Action::Hide).try_for_each(&mut *visit)?;
        }
        visit(Action::Pass)
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    pub(super) fn scry(&mut self, seat: Seat, action: Action, prism: bool) {
        self.declare(seat);
        if prism {
            self.use_card(seat, Kind::SCRYING_PRISM);
        } else {
            self.pay(seat, Pay::Action, 1, 0, false);
            self.event(Happening::Used {
                flag: Turn::ABILITY,
            });
        }
        match action {
            Action::Aim(planet) => self.look_inside(seat, planet, false),
            Action::Target(target) => {
                if self.look().could_hold(target, Kind::SIGNAL_JAMMER, 1) {
                    self.push(Frame::ScryJam(target));
                } else if self.look().could_hold(target, Kind::CLOAKING_ORB, 2) {
                    self.push(Frame::ScryOrb(target));
                } else {
                    self.look_at_hand(seat, target, None);
                }
            }
            _ => {}
        }
    }

    pub(super) fn scry_answer(&mut self, target: Seat, action: Action) {
        let scryer = self.look().active();
        let jam = matches!(self.at.open.frames.last(), Some(Frame::ScryJam(_)));
        match action {
            Action::Use(card) => {
                self.event(Happening::Shown { seat: target, card });
                self.pop();
            }
            Action::Hide(card) => {
                self.pop();
                self.look_at_hand(scryer, target, Some(card));
            }
            _ if jam && self.look().could_hold(target, Kind::CLOAKING_ORB, 2) => {
                self.event(Happening::Swapped(Frame::ScryOrb(target)));
            }
            _ => {
                self.pop();
                self.look_at_hand(scryer, target, None);
            }
        }
    }

    /// A seat looks through the hand of another, but for a card under the Orb.
    pub(super) fn look_at_hand(&mut self, seat: Seat, target: Seat, cloaked: Option<Kind>) {
        let place = Place::hand(target);
        let mut cards = self.look().bag(place);
        if let Some(card) = cloaked {
            self.spend(target, Kind::CLOAKING_ORB);
            self.event(Happening::Cloaked {
                seat: target,
                card: Some(card),
            });
            cards.remove(card);
        }
        self.event(Happening::Looked {
            seat,
            place,
            cards: Some(cards),
            hidden: cloaked.is_some(),
            secret: false,
        });
    }

    /// A seat looks through an envelope, face-up card and all (CM-269).
    pub(super) fn look_inside(&mut self, seat: Seat, planet: Planet, secret: bool) {
        let place = Place::envelope(planet);
        let cards: Bag = self.look().bag(place);
        self.event(Happening::Looked {
            seat,
            place,
            cards: Some(cards),
            hidden: false,
            secret,
        });
        if self.at.open.base(planet).is_none() {
            self.event(Happening::FaceSeen {
                seat,
                planet,
                face: self.at.face(planet),
            });
        }
    }
}
