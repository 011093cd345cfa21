//! Cards and abilities that are used as a main action (CM-234 to CM-266, CM-279).

use core::ops::ControlFlow;

use tabletop_core::{Seat, SeatSet, Table};

use super::movement::only;
use super::{CARDS, Look, Play, Visit};
use crate::components::{Ability, Kinds};
use crate::event::Travel;
use crate::frame::Frame;
use crate::private::Draft;
use crate::state::Turn;
use crate::{Action, Because, Happening, Kind, Pay, Place, Planet};

impl Look<'_> {
    /// Whether a card of the hand can be used now.
    pub(super) fn may_use(self, seat: Seat, held: Kinds, kind: Kind) -> bool {
        let open = &self.at.open;
        let turn = &open.turn;
        self.affords(kind)
            && match kind {
                Kind::HYPERTUBE => open.hand_size(seat) > 1,
                Kind::SCRYING_PRISM => self.may_scry(seat, u8::MAX),
                Kind::RECOVERY_BOTS => self.recoverable() != 0,
                Kind::PLANETARY_HYPERGATE => self.gates(seat) != 0,
                Kind::PLANETARY_TRANSCEIVER => {
                    turn.used & Turn::TRANSCEIVER == 0
                        && open.hand_size(seat) < self.limit(seat)
                        && self.fetchable(seat) != 0
                }
                Kind::AMNION_POWER_FLUX => turn.used & Turn::FLUX == 0,
                Kind::CLAW_OF_SYKLOAKIS => {
                    turn.used & Turn::CLAW == 0
                        && self.hands_ready()
                        && self.clawable(seat).is_some()
                }
                Kind::GUERRILLA_DROP_CAPSULE => {
                    self.hands_ready()
                        && self
                            .hijackable(seat)
                            .is_some_and(|planet| self.geared(seat, planet, held))
                }
                // The clock is above zero, so it can always go down.
                Kind::TEMPORAL_DISPLACER | Kind::QUANTUM_ACCELERATOR | Kind::BOOSTER_ROCKETS => {
                    true
                }
                _ => false,
            }
    }

    /// Own Bases with a face-down card, as far as everybody can count (CM-256).
    pub(super) fn fetchable(self, seat: Seat) -> u16 {
        let open = &self.at.open;
        Planet::all()
            .filter(|&planet| open.base(planet) == Some(seat) && open.envelope_size(planet) > 1)
            .fold(0, |set, planet| set | 1 << planet.number())
    }

    /// The planet whose envelope the Claw may reach into (CM-261, CM-300).
    pub(super) fn clawable(self, seat: Seat) -> Option<Planet> {
        let open = &self.at.open;
        open.at(seat).planet().filter(|&planet| {
            let foreign = |other: Option<Seat>| other.is_some_and(|other| other != seat);
            let base = open.base(planet);
            (foreign(open.controller(planet)) || foreign(base))
                && open.envelope_size(planet) > u8::from(base.is_some())
        })
    }

    /// The planet whose envelope the Drop Capsule may take (CM-264).
    pub(super) fn hijackable(self, seat: Seat) -> Option<Planet> {
        let open = &self.at.open;
        open.at(seat)
            .planet()
            .filter(|&planet| open.controller(planet).is_some_and(|other| other != seat))
    }

    /// Opponents in the same space who hold a card (CM-279).
    pub(super) fn seducible(self, seat: Seat) -> SeatSet {
        let open = &self.at.open;
        Seat::all(open.seats)
            .filter(|&other| {
                other != seat && open.at(other) == open.at(seat) && open.hand_size(other) > 0
            })
            .collect()
    }

    /// How far the Displacer may turn the clock: within the dial (CM-239).
    pub(super) fn legal_displacer(self, visit: Visit<'_>) -> ControlFlow<()> {
        let most = i8::try_from(self.numbers.displacer).unwrap_or(8);
        let clock = i16::from(self.at.open.clock);
        for steps in (-most..=most).filter(|&steps| steps != 0) {
            if (0..=i16::from(self.numbers.dial)).contains(&(clock + i16::from(steps))) {
                visit(Action::Clock(steps))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    /// A main action with a card, the pool or the ability, and the steps that complete it.
    pub(super) fn main_card(&mut self, seat: Seat, draft: Draft, action: Action) {
        match (draft, action) {
            (_, Action::Use(kind)) => self.begin_use(seat, kind),
            (_, Action::Ability) => self.ability(seat),
            (_, Action::Trade) => self.draft(seat, Draft::Trade),
            (Draft::Trade, Action::Give(kind)) => self.draft(seat, Draft::TradeFor(kind)),
            (Draft::TradeFor(given), Action::Pick(taken)) => self.trade(seat, given, taken),
            (Draft::Tube, Action::Give(kind)) => self.draft(seat, Draft::TubeTo(kind)),
            (Draft::TubeTo(kind), Action::Aim(planet)) => self.tube(seat, kind, planet),
            (Draft::Prism, _) => self.scry(seat, action, true),
            (Draft::Telepathy, _) => self.scry(seat, action, false),
            (Draft::Bots, _) => self.recover(seat, action, true),
            (Draft::Scavenge, _) => self.recover(seat, action, false),
            (Draft::Displacer, Action::Clock(steps)) => self.displace(seat, steps),
            (Draft::Booster, Action::To(space)) => self.boost(seat, space),
            (Draft::Hypergate, Action::Aim(planet)) => self.gate(seat, planet),
            (Draft::Transceiver, Action::Aim(planet)) => self.tune(seat, planet),
            (Draft::Fetch(planet), Action::Pick(kind)) => self.fetch(seat, planet, kind),
            (Draft::CapsuleGear, Action::Show(gear)) => self.capsule(seat, Some(gear)),
            (Draft::Seduce, Action::Target(target)) => self.seduce(seat, target),
            _ => {}
        }
    }

    fn begin_use(&mut self, seat: Seat, kind: Kind) {
        let draft = match kind {
            Kind::HYPERTUBE => Draft::Tube,
            Kind::SCRYING_PRISM => Draft::Prism,
            Kind::RECOVERY_BOTS => Draft::Bots,
            Kind::TEMPORAL_DISPLACER => Draft::Displacer,
            Kind::BOOSTER_ROCKETS => Draft::Booster,
            Kind::PLANETARY_HYPERGATE => match only(self.look().gates(seat)) {
                Some(planet) => return self.gate(seat, planet),
                None => Draft::Hypergate,
            },
            Kind::PLANETARY_TRANSCEIVER => match only(self.look().fetchable(seat)) {
                Some(planet) => return self.tune(seat, planet),
                None => Draft::Transceiver,
            },
            Kind::GUERRILLA_DROP_CAPSULE => return self.capsule(seat, None),
            Kind::CLAW_OF_SYKLOAKIS => return self.claw(seat),
            Kind::QUANTUM_ACCELERATOR => {
                self.declare(seat);
                self.use_card(seat, kind);
                let actions = self.game.components.numbers.accelerator;
                return self.event(Happening::Quickened { seat, actions });
            }
            _ => {
                self.declare(seat);
                self.use_card(seat, kind);
                self.event(Happening::Used { flag: Turn::FLUX });
                return self.event(Happening::Fluxed { seat });
            }
        };
        self.draft(seat, draft);
    }

    fn ability(&mut self, seat: Seat) {
        match self.look().alien(seat).ability {
            Ability::Homesick => {
                self.declare(seat);
                self.event(Happening::Used {
                    flag: Turn::ABILITY,
                });
                let home = self.look().alien(seat).home.space();
                self.travel(seat, home, Travel::Homesick);
            }
            Ability::Telepathy => self.draft(seat, Draft::Telepathy),
            Ability::Scavenge => self.draft(seat, Draft::Scavenge),
            _ => {
                let targets = self.look().seducible(seat);
                match targets.first() {
                    Some(target) if targets.len() == 1 => self.seduce(seat, target),
                    _ => self.draft(seat, Draft::Seduce),
                }
            }
        }
    }

    /// CM-234 to CM-236: the sender knows the card, and who controls that envelope.
    fn tube(&mut self, seat: Seat, kind: Kind, planet: Planet) {
        self.declare(seat);
        self.use_card(seat, Kind::HYPERTUBE);
        let eyes = self.with_controller(seat, planet);
        self.slips(
            Because::Tubed,
            kind,
            Place::hand(seat),
            Place::envelope(planet),
            eyes,
        );
    }

    fn with_controller(&self, seat: Seat, planet: Planet) -> SeatSet {
        let controller = self.at.open.controller(planet);
        controller
            .into_iter()
            .fold(SeatSet::only(seat), SeatSet::with)
    }

    fn displace(&mut self, seat: Seat, steps: i8) {
        self.declare(seat);
        self.use_card(seat, Kind::TEMPORAL_DISPLACER);
        let from = self.at.open.clock;
        let to = from.saturating_add_signed(steps);
        self.event(Happening::Clock { from, to });
        if to == 0 {
            self.finish();
        }
    }

    /// The Transceiver looks into an own Base (CM-256).
    fn tune(&mut self, seat: Seat, planet: Planet) {
        self.look_inside(seat, planet, true);
        self.draft(seat, Draft::Fetch(planet));
    }

    fn fetch(&mut self, seat: Seat, planet: Planet, kind: Kind) {
        self.declare(seat);
        self.event(Happening::Used {
            flag: Turn::TRANSCEIVER,
        });
        self.use_card(seat, Kind::PLANETARY_TRANSCEIVER);
        let (from, to) = (Place::envelope(planet), Place::hand(seat));
        self.slips(Because::Fetched, kind, from, to, SeatSet::only(seat));
    }

    /// CM-264, CM-265; the envelope of an active Base goes to the box (CM-206).
    fn capsule(&mut self, seat: Seat, gear: Option<Kind>) {
        let Some(planet) = self.look().hijackable(seat) else {
            return;
        };
        if gear.is_none() && self.look().toxic(seat, planet.space()) {
            return self.draft(seat, Draft::CapsuleGear);
        }
        self.declare(seat);
        self.use_card(seat, Kind::GUERRILLA_DROP_CAPSULE);
        if let Some(card) = gear {
            self.event(Happening::Shown { seat, card });
        }
        match (self.at.open.base(planet), self.at.open.controller(planet)) {
            (Some(owner), Some(controller)) if owner != seat => {
                self.event(Happening::Boxed {
                    seat: controller,
                    planet,
                });
            }
            _ => self.take_control(seat, planet),
        }
    }

    /// CM-261 to CM-263, CM-300.
    fn claw(&mut self, seat: Seat) {
        let Some(planet) = self.look().clawable(seat) else {
            return;
        };
        self.declare(seat);
        self.event(Happening::Used { flag: Turn::CLAW });
        self.use_card(seat, Kind::CLAW_OF_SYKLOAKIS);
        if let Some(face) = self.at.face(planet)
            && face.kind == Kind::MAGNETOSTATIC_VAULT
            && face.owner != seat
        {
            self.event(Happening::Announced { planet, face });
            return self.event(Happening::ClawMissed { seat, planet });
        }
        let cards = self.look().face_down(planet);
        if cards == 0 {
            return self.event(Happening::ClawMissed { seat, planet });
        }
        let kind = self.draw(cards, CARDS);
        let eyes = self.with_controller(seat, planet);
        let hand = Place::hand(seat);
        self.slips(Because::Clawed, kind, Place::envelope(planet), hand, eyes);
        if self.at.open.hand_size(seat) > self.look().limit(seat) {
            self.push(Frame::ClawBack);
        }
    }

    pub(super) fn claw_back(&mut self, seat: Seat, action: Action) {
        self.pop();
        if let (Action::Give(kind), Some(planet)) = (action, self.at.open.at(seat).planet()) {
            let eyes = self.with_controller(seat, planet);
            let (from, to) = (Place::hand(seat), Place::envelope(planet));
            self.slips(Because::ClawedBack, kind, from, to, eyes);
        }
    }

    fn seduce(&mut self, seat: Seat, target: Seat) {
        self.declare(seat);
        self.pay(seat, Pay::Action, 1, 0, false);
        self.event(Happening::Used {
            flag: Turn::ABILITY,
        });
        let cards = self.at.cards.at(Place::hand(target));
        let kind = self.draw(cards, CARDS);
        let eyes = SeatSet::only(seat).with(target);
        self.slips(
            Because::Seduced,
            kind,
            Place::hand(target),
            Place::hand(seat),
            eyes,
        );
        self.push(Frame::SeduceBack(target));
    }

    pub(super) fn seduce_back(&mut self, seat: Seat, target: Seat, action: Action) {
        self.pop();
        if let Action::Give(kind) = action {
            let eyes = SeatSet::only(seat).with(target);
            let (from, to) = (Place::hand(seat), Place::hand(target));
            self.slips(Because::SeducedBack, kind, from, to, eyes);
        }
    }
}
