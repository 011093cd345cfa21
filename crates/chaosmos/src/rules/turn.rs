//! The turn: the main actions, how they are declared step by step, and how they are paid (CM-038 to CM-052).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit, holds};
use crate::components::{Ability, Kinds, each, planets, spaces};
use crate::frame::{Frame, Why};
use crate::private::Draft;
use crate::state::Turn;
use crate::{Action, Foe, Happening, Kind, Pay, Place, Planet};

/// The cards that are played as a main action.
const USABLE: [Kind; 11] = [
    Kind::CLAW_OF_SYKLOAKIS,
    Kind::GUERRILLA_DROP_CAPSULE,
    Kind::HYPERTUBE,
    Kind::QUANTUM_ACCELERATOR,
    Kind::TEMPORAL_DISPLACER,
    Kind::SCRYING_PRISM,
    Kind::RECOVERY_BOTS,
    Kind::BOOSTER_ROCKETS,
    Kind::PLANETARY_HYPERGATE,
    Kind::PLANETARY_TRANSCEIVER,
    Kind::AMNION_POWER_FLUX,
];

impl Look<'_> {
    /// Whether a Move (or jump), a Control or an Attack can be paid with an Action, and with flux.
    pub(super) fn purse(self, flux: u8) -> (bool, bool) {
        let turn = &self.at.open.turn;
        (turn.actions > 0, turn.flux > 0 && turn.fluxed & flux == 0)
    }

    fn payable(self, flux: u8) -> bool {
        let (action, flux) = self.purse(flux);
        action || flux
    }

    /// The price of a kind can be paid (CM-041).
    pub(super) fn affords(self, kind: Kind) -> bool {
        self.at.open.turn.actions >= self.tables.actions[kind.index()]
    }

    pub(super) fn legal_main(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        let draft = self.at.private[seat.index() % 4].draft;
        if draft != Draft::None {
            return self.legal_draft(seat, draft, visit);
        }
        let open = &self.at.open;
        let held = self.held(seat);
        let here = open.at(seat);
        visit(Action::EndTurn)?;
        if open.controls(seat).is_some() {
            if !open.turn.opened && !open.turn.ready {
                visit(Action::Access)?;
            }
            visit(Action::Return)?;
        }
        if !open.turn.ready && !self.other_controllers().is_empty() {
            visit(Action::ReadyHands)?;
        }
        if self.payable(Turn::FLUX_MOVE) {
            spaces(self.tables.links[here.index()])
                .map(Action::Move)
                .try_for_each(&mut *visit)?;
            if open.hypertokens(seat) > 0 {
                visit(Action::Hyperspace)?;
            }
        }
        if open.turn.glide && holds(held, Kind::EVASION_ROCKETS) {
            spaces(self.glides(seat))
                .map(Action::Glide)
                .try_for_each(&mut *visit)?;
        }
        if self.payable(Turn::FLUX_CONTROL) && self.may_control(seat, held) {
            visit(Action::Control)?;
        }
        if self.hands_ready() {
            self.legal_attacks(seat, held, visit)?;
        }
        if self.may_activate_base(seat) {
            visit(Action::ActivateBase)?;
        }
        if self.may_trade(seat, held) {
            visit(Action::Trade)?;
        }
        for kind in USABLE {
            if holds(held, kind) && self.may_use(seat, held, kind) {
                visit(Action::Use(kind))?;
            }
        }
        if self.may_use_ability(seat) {
            visit(Action::Ability)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the Control action is open, but for its price (CM-075 to CM-077).
    pub(super) fn may_control(self, seat: Seat, held: Kinds) -> bool {
        let open = &self.at.open;
        open.at(seat).planet().is_some_and(|planet| {
            !open.removed(planet)
                && open.controller(planet).is_none()
                && open.base(planet).is_none_or(|owner| owner == seat)
                && self.geared(seat, planet, held)
        })
    }

    /// Whether toxicity does not stop `seat` on this planet (CM-061).
    pub(super) fn geared(self, seat: Seat, planet: Planet, held: Kinds) -> bool {
        !self.toxic(seat, planet.space()) || held & self.alien(seat).gear != 0
    }

    /// The space of somebody who can be attacked.
    pub(super) fn foe_space(self, foe: Foe) -> crate::Space {
        match foe {
            Foe::Player(seat) => self.at.open.at(seat),
            Foe::Base(planet) => planet.space(),
        }
    }

    /// Whether somebody can be attacked, but for the price and for ready hands (CM-108 to CM-112).
    pub(super) fn may_attack(self, seat: Seat, held: Kinds, foe: Foe) -> bool {
        let open = &self.at.open;
        let target = match foe {
            Foe::Player(other) => {
                other != seat && other.number() < open.seats && !open.turn.attacked.contains(other)
            }
            Foe::Base(planet) => {
                open.base(planet)
                    .is_some_and(|owner| owner != seat && open.controller(planet) != Some(owner))
                    && open.turn.bases >> planet.number() & 1 == 0
            }
        };
        target && self.in_reach(seat, held, foe) && {
            !self.toxic(seat, self.foe_space(foe)) || held & self.alien(seat).gear != 0
        }
    }

    pub(super) fn in_reach(self, seat: Seat, held: Kinds, foe: Foe) -> bool {
        let distance = self.distance(self.at.open.at(seat), self.foe_space(foe));
        distance == 0
            || holds(held, Kind::ASSAULT_CATAPULT) && distance <= self.numbers.catapult_range
    }

    fn legal_attacks(self, seat: Seat, held: Kinds, visit: Visit<'_>) -> ControlFlow<()> {
        let open = &self.at.open;
        let strike = holds(held, Kind::AMNION_STRIKE) && !open.used(Turn::STRIKE);
        if !strike && !self.payable(Turn::FLUX_ATTACK) {
            return ControlFlow::Continue(());
        }
        let players = Seat::all(open.seats).map(Foe::Player);
        for foe in players {
            if self.may_attack(seat, held, foe) {
                visit(Action::Attack(foe))?;
            }
        }
        if open.base.iter().any(|&owner| owner != crate::state::NONE) {
            for planet in Planet::all() {
                if self.may_attack(seat, held, Foe::Base(planet)) {
                    visit(Action::Attack(Foe::Base(planet)))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// CM-103, CM-104.
    pub(super) fn may_activate_base(self, seat: Seat) -> bool {
        let open = &self.at.open;
        open.controls(seat).is_some_and(|planet| {
            self.affords(Kind::PLANETARY_BASE)
                && !open.locked(planet)
                && self.at.face(planet).is_none()
                && self
                    .at
                    .cards
                    .count(self.tables, Kind::PLANETARY_BASE, Place::envelope(planet))
                    > 0
        })
    }

    /// The choices that complete a declaration.
    fn legal_draft(self, seat: Seat, draft: Draft, visit: Visit<'_>) -> ControlFlow<()> {
        let open = &self.at.open;
        let here = open.at(seat);
        match draft {
            Draft::Move(_) | Draft::Jump(_) | Draft::Control => {
                visit(Action::Pay(Pay::Action))?;
                visit(Action::Pay(Pay::Flux))
            }
            Draft::Hyperspace => spaces(((1 << crate::SPACES) - 1) & !(1 << here.index()))
                .map(Action::To)
                .try_for_each(visit),
            Draft::ControlGear(_) | Draft::AttackGear(..) | Draft::CapsuleGear => {
                each(self.held(seat) & self.alien(seat).gear)
                    .map(Action::Show)
                    .try_for_each(visit)
            }
            Draft::Attack(_) => {
                let (action, flux) = self.purse(Turn::FLUX_ATTACK);
                let strike = self.has(seat, Kind::AMNION_STRIKE) && !open.used(Turn::STRIKE);
                for (may, pay) in [
                    (action, Pay::Action),
                    (flux, Pay::Flux),
                    (strike, Pay::Strike),
                ] {
                    if may {
                        visit(Action::Pay(pay))?;
                    }
                }
                ControlFlow::Continue(())
            }
            Draft::Trade => each(self.tradeable(seat))
                .map(Action::Give)
                .try_for_each(visit),
            Draft::TradeFor(given) => each(self.wares(seat, given))
                .map(Action::Pick)
                .try_for_each(visit),
            Draft::Tube => {
                let hand = Place::hand(seat);
                let tubes = self.at.cards.count(self.tables, Kind::HYPERTUBE, hand);
                let others = self.held(seat) & !(u64::from(tubes < 2) << Kind::HYPERTUBE.number());
                each(others).map(Action::Give).try_for_each(visit)
            }
            Draft::TubeTo(_) => planets(open.envelopes())
                .map(Action::Aim)
                .try_for_each(visit),
            Draft::Prism => self.legal_scry(seat, u8::MAX, visit),
            Draft::Telepathy => self.legal_scry(seat, self.numbers.telepathy_range, visit),
            Draft::Bots | Draft::Scavenge => each(self.recoverable())
                .map(Action::Pick)
                .try_for_each(visit),
            Draft::Displacer => self.legal_displacer(visit),
            Draft::Booster => spaces(self.booster_range(seat))
                .map(Action::To)
                .try_for_each(visit),
            Draft::Hypergate => planets(self.gates(seat))
                .map(Action::Aim)
                .try_for_each(visit),
            Draft::Transceiver => planets(self.fetchable(seat))
                .map(Action::Aim)
                .try_for_each(visit),
            Draft::Fetch(planet) => each(self.tables.kinds(self.face_down(planet)))
                .map(Action::Pick)
                .try_for_each(visit),
            Draft::Seduce => self
                .seducible(seat)
                .into_iter()
                .map(Action::Target)
                .try_for_each(visit),
            Draft::None | Draft::Offer(..) | Draft::Chosen(..) | Draft::Nano => {
                ControlFlow::Continue(())
            }
        }
    }

    pub(super) fn may_use_ability(self, seat: Seat) -> bool {
        let open = &self.at.open;
        let turn = &open.turn;
        if open.used(Turn::ABILITY) {
            return false;
        }
        let home = self.alien(seat).home.space();
        match self.alien(seat).ability {
            Ability::Seduce => {
                turn.actions > 0 && self.hands_ready() && !self.seducible(seat).is_empty()
            }
            Ability::Telepathy => {
                turn.actions > 0 && self.may_scry(seat, self.numbers.telepathy_range)
            }
            Ability::Homesick => open.at(seat) != home,
            Ability::Scavenge => {
                turn.actions > 0
                    && open.hand_size(seat) < self.limit(seat)
                    && self.recoverable() != 0
            }
            Ability::Brutal | Ability::Wanderlust | Ability::Collector | Ability::Recalibrate => {
                false
            }
        }
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    pub(super) fn draft(&mut self, seat: Seat, draft: Draft) {
        self.event(Happening::Drafted { seat, draft });
    }

    /// A declaration is complete: it becomes public with what it does, and the epoch ends (CM-091).
    pub(super) fn declare(&mut self, seat: Seat) {
        if self.at.private[seat.index()].draft != Draft::None {
            self.draft(seat, Draft::None);
        }
        if self.at.open.turn.opened || self.at.open.turn.ready {
            self.event(Happening::Epoch);
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, pay: Pay, actions: u8, flux: u8, hypertoken: bool) {
        let actions = if pay == Pay::Action { actions } else { 0 };
        let flux = if pay == Pay::Flux { flux } else { 0 };
        if pay == Pay::Action && actions == 0 && !hypertoken {
            return;
        }
        self.event(Happening::Paid {
            seat,
            pay,
            actions,
            hypertoken,
            flux,
        });
    }

    /// Pays for a card and shows it, or puts it into the Void (CM-005, CM-006).
    pub(super) fn use_card(&mut self, seat: Seat, kind: Kind) {
        self.pay(
            seat,
            Pay::Action,
            self.game.tables.actions[kind.index()],
            0,
            false,
        );
        self.spend(seat, kind);
    }

    pub(super) fn spend(&mut self, seat: Seat, kind: Kind) {
        if holds(self.game.tables.single_use, kind) {
            self.moves(crate::Because::Spent, kind, Place::hand(seat), Place::VOID);
        } else {
            self.event(Happening::Shown { seat, card: kind });
        }
    }

    /// The one way to pay that there is; `None` if the player has to choose.
    fn only_pay(&self, flux: u8) -> Option<Pay> {
        match self.look().purse(flux) {
            (true, true) => None,
            (_, true) => Some(Pay::Flux),
            _ => Some(Pay::Action),
        }
    }

    pub(super) fn main(&mut self, seat: Seat, action: Action) {
        let draft = self.at.private[seat.index()].draft;
        match (draft, action) {
            (_, Action::EndTurn) => {
                self.declare(seat);
                self.end_turn();
            }
            (_, Action::Access) => {
                self.event(Happening::Opened { seat });
                self.push(Frame::Own);
            }
            (_, Action::ReadyHands) => {
                let left = self.look().other_controllers();
                self.event(Happening::ReadyCalled { seat });
                self.push(Frame::Round {
                    why: Why::Ready,
                    left,
                });
            }
            (_, Action::Return) => {
                self.declare(seat);
                if let Some(planet) = self.at.open.controls(seat) {
                    self.event(Happening::Boxed { seat, planet });
                }
            }
            (_, Action::Move(space)) => match self.only_pay(Turn::FLUX_MOVE) {
                Some(pay) => self.walk(seat, space, pay),
                None => self.draft(seat, Draft::Move(space)),
            },
            (Draft::Move(space), Action::Pay(pay)) => self.walk(seat, space, pay),
            (_, Action::Glide(space)) => self.glide(seat, space),
            (_, Action::Hyperspace) => self.draft(seat, Draft::Hyperspace),
            (Draft::Hyperspace, Action::To(space)) => match self.only_pay(Turn::FLUX_MOVE) {
                Some(pay) => self.jump(seat, space, pay),
                None => self.draft(seat, Draft::Jump(space)),
            },
            (Draft::Jump(space), Action::Pay(pay)) => self.jump(seat, space, pay),
            (_, Action::Control) => match self.only_pay(Turn::FLUX_CONTROL) {
                Some(pay) => self.control(seat, pay, None),
                None => self.draft(seat, Draft::Control),
            },
            (Draft::Control, Action::Pay(pay)) => self.control(seat, pay, None),
            (Draft::ControlGear(pay), Action::Show(gear)) => self.control(seat, pay, Some(gear)),
            (_, Action::Attack(foe)) => self.draft(seat, Draft::Attack(foe)),
            (Draft::Attack(foe), Action::Pay(pay)) => self.attack(seat, foe, pay, None),
            (Draft::AttackGear(foe, pay), Action::Show(gear)) => {
                self.attack(seat, foe, pay, Some(gear));
            }
            (_, Action::ActivateBase) => {
                self.declare(seat);
                let price = self.game.tables.actions[Kind::PLANETARY_BASE.index()];
                self.pay(seat, Pay::Action, price, 0, false);
                if let Some(planet) = self.at.open.controls(seat) {
                    self.event(Happening::BaseUp {
                        planet,
                        owner: seat,
                    });
                }
            }
            _ => self.main_card(seat, draft, action),
        }
    }

    /// The Control action (CM-075); on toxic ground the gear comes first (CM-061).
    fn control(&mut self, seat: Seat, pay: Pay, gear: Option<Kind>) {
        let Some(planet) = self.at.open.at(seat).planet() else {
            return;
        };
        if gear.is_none() && self.look().toxic(seat, planet.space()) {
            return self.draft(seat, Draft::ControlGear(pay));
        }
        self.declare(seat);
        self.pay(seat, pay, 1, Turn::FLUX_CONTROL, false);
        if let Some(card) = gear {
            self.event(Happening::Shown { seat, card });
        }
        self.take_control(seat, planet);
    }

    /// An attack, once it is paid; over toxic ground the gear comes first (CM-062, CM-296).
    fn attack(&mut self, seat: Seat, foe: Foe, pay: Pay, gear: Option<Kind>) {
        let look = self.look();
        let space = look.foe_space(foe);
        if gear.is_none() && look.toxic(seat, space) {
            return self.draft(seat, Draft::AttackGear(foe, pay));
        }
        let far = look.distance(self.at.open.at(seat), space) > 0;
        self.declare(seat);
        self.pay(seat, pay, 1, Turn::FLUX_ATTACK, false);
        if pay == Pay::Strike {
            self.spend(seat, Kind::AMNION_STRIKE);
        }
        if far {
            self.spend(seat, Kind::ASSAULT_CATAPULT);
        }
        if let Some(card) = gear {
            self.event(Happening::Shown { seat, card });
        }
        self.fight(seat, foe, gear.is_some());
    }
}
