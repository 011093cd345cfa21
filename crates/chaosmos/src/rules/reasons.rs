//! Why an action that is not legal is refused: the rule that stands nearest in the way.

use tabletop_core::Seat;

use super::prepare::spared;
use super::{Look, holds};
use crate::components::{Ability, Kinds};
use crate::frame::{Frame, Stage};
use crate::private::Draft;
use crate::state::{Phase, Turn};
use crate::{Action, Foe, Illegal, Kind, Place, Step};

fn question(question: &'static str, number: u16) -> Illegal {
    Illegal::OtherQuestion { question, number }
}

impl Look<'_> {
    /// Why `action` is not legal for `seat`.
    pub(super) fn reason(self, seat: Seat, action: Action) -> Illegal {
        match (self.at.open.phase, action) {
            (Phase::Aliens, Action::Choose(_)) => Illegal::SheetNotDrawn,
            (Phase::Aliens, _) => question("which alien to play: `choose drusu`", 10),
            (Phase::Radiation(_), Action::Radiate(planet)) => {
                debug_assert!(spared(self, planet) || self.at.open.removed(planet));
                Illegal::Spared { planet }
            }
            (Phase::Radiation(_), _) => question("which planet to irradiate: `radiate oolu`", 18),
            (Phase::Split, _) => self.split_reason(seat, action),
            (Phase::Over, _) => question("none: the game is over", 285),
            (Phase::Play, _) => match self.at.open.frames.last() {
                None => self.main_reason(seat, action),
                Some(Frame::Round { .. } | Frame::Own | Frame::Gained(_)) => {
                    self.exchange_reason(seat, action)
                }
                Some(frame) => self.frame_reason(seat, frame, action),
            },
        }
    }

    fn split_reason(self, seat: Seat, action: Action) -> Illegal {
        let private = &self.at.private[seat.index() % 4];
        match (action, private.step) {
            (Action::Stow(kind), Step::Stow) if !self.has(seat, kind) => {
                Illegal::NotInHand { kind }
            }
            (Action::Stow(kind), Step::Stow) if kind.number() < private.least => {
                Illegal::OutOfOrder { kind }
            }
            (Action::Next | Action::Stow(_), Step::Stow) => Illegal::TooManyCards,
            (Action::Take(kind), Step::Take) => self.take_reason(seat, kind),
            (_, Step::Stow) => question("which card to stow: `stow imp` or `next`", 27),
            _ => question("which card to take: `take imp` or `next`", 27),
        }
    }

    fn take_reason(self, seat: Seat, kind: Kind) -> Illegal {
        let private = &self.at.private[seat.index() % 4];
        let there = self
            .at
            .open
            .controls(seat)
            .is_some_and(|planet| holds(self.tables.kinds(self.face_down(planet)), kind));
        if self.hand_count(seat) >= self.limit(seat) {
            Illegal::HandFull
        } else if !there {
            Illegal::NotThere { kind }
        } else if kind.number() < private.least || holds(private.stowed(), kind) {
            Illegal::OutOfOrder { kind }
        } else {
            Illegal::Locked
        }
    }

    fn exchange_reason(self, seat: Seat, action: Action) -> Illegal {
        let Some(planet) = self.at.open.controls(seat) else {
            return Illegal::NoControl;
        };
        let private = &self.at.private[seat.index() % 4];
        let locked = self.at.open.locked(planet);
        match (private.step, action) {
            (Step::Locks, Action::UnlockHand | Action::UnlockEnvelope) if !locked => {
                Illegal::NotLocked
            }
            (Step::Locks, Action::UnlockHand) => Illegal::NotInHand {
                kind: Kind::MAGNETOSTATIC_KEY,
            },
            (Step::Locks, Action::UnlockEnvelope) => Illegal::NotThere {
                kind: Kind::MAGNETOSTATIC_KEY,
            },
            (Step::Locks, Action::TurnDown) | (Step::TurnUp, Action::TurnUp(_)) if locked => {
                Illegal::Locked
            }
            (Step::Locks, Action::TurnDown) => Illegal::NothingUp,
            (Step::Stow, Action::Stow(kind)) if !self.has(seat, kind) => {
                Illegal::NotInHand { kind }
            }
            (Step::Stow, Action::Stow(kind)) => Illegal::OutOfOrder { kind },
            (Step::Take, Action::Take(kind)) => self.take_reason(seat, kind),
            (Step::TurnUp, Action::TurnUp(_)) if self.at.face(planet).is_some() => Illegal::FaceUp,
            (
                Step::TurnUp,
                Action::TurnUp(kind @ (Kind::TELETHWARTER_TRAP | Kind::MAGNETOSTATIC_VAULT)),
            ) => Illegal::NotThere { kind },
            (Step::TurnUp, Action::TurnUp(_)) => Illegal::NoFlipCard,
            (Step::Locks, _) => question("whether to unlock or turn a card down, or `next`", 95),
            (Step::Stow, _) => question("which card to stow: `stow imp` or `next`", 95),
            (Step::Take, _) => question("which card to take: `take imp` or `next`", 95),
            (Step::TurnUp, _) => question("whether to turn a Trap or Vault up, or `next`", 95),
            (Step::Keep, _) => question("whether to `keep` or `return` the envelope", 95),
        }
    }

    fn main_reason(self, seat: Seat, action: Action) -> Illegal {
        let draft = self.at.private[seat.index() % 4].draft;
        if draft != Draft::None {
            return self.draft_reason(seat, draft, action);
        }
        let open = &self.at.open;
        let held = self.held(seat);
        let short = Illegal::TooFewActions;
        match action {
            Action::Access if open.controls(seat).is_none() => Illegal::NoControl,
            Action::Access => Illegal::OpenedAlready,
            Action::Return => Illegal::NoControl,
            Action::ReadyHands => Illegal::ReadyAlready,
            Action::Move(space)
                if self.tables.links[open.at(seat).index()] >> space.index() & 1 == 0 =>
            {
                Illegal::NotConnected { space }
            }
            Action::Hyperspace if open.hypertokens(seat) == 0 => Illegal::NoHypertoken,
            Action::Move(_) | Action::Hyperspace => short,
            Action::Glide(_) => Illegal::NoGlide,
            Action::Control => self.control_reason(seat, held),
            Action::Attack(foe) => self.attack_reason(seat, held, foe),
            Action::ActivateBase => match open.controls(seat) {
                None => Illegal::NoControl,
                Some(planet) if open.locked(planet) => Illegal::Locked,
                Some(planet) if self.at.face(planet).is_some() => Illegal::FaceUp,
                Some(_) if !self.affords(Kind::PLANETARY_BASE) => short,
                Some(_) => Illegal::NotThere {
                    kind: Kind::PLANETARY_BASE,
                },
            },
            Action::Trade if self.first_game || self.at.cards.at(Place::POOL) == 0 => {
                Illegal::NoPool
            }
            Action::Trade if open.used(Turn::TRADE) => Illegal::UsedUp,
            Action::Trade => Illegal::NotAtHome,
            Action::Use(kind) if !holds(held, kind) => Illegal::NotInHand { kind },
            Action::Use(kind) => self.use_reason(seat, held, kind),
            Action::Ability => match self.alien(seat).ability {
                Ability::Brutal
                | Ability::Wanderlust
                | Ability::Collector
                | Ability::Recalibrate => Illegal::NoAbility,
                _ if open.used(Turn::ABILITY) => Illegal::UsedUp,
                Ability::Homesick => Illegal::NothingToAct,
                _ if open.turn.actions == 0 => short,
                Ability::Scavenge if open.hand_size(seat) >= self.limit(seat) => Illegal::HandFull,
                Ability::Seduce | Ability::Telepathy if !self.hands_ready() => Illegal::NotReady,
                _ => Illegal::NothingToAct,
            },
            _ => question(
                "which main action to take, such as `move s1` or `end-turn`",
                38,
            ),
        }
    }

    fn control_reason(self, seat: Seat, held: Kinds) -> Illegal {
        let open = &self.at.open;
        match open.at(seat).planet() {
            None => Illegal::NoEnvelopeHere,
            Some(planet) if open.removed(planet) => Illegal::NoEnvelopeHere,
            Some(planet) if open.controller(planet).is_some() => Illegal::Controlled,
            Some(planet) if open.base(planet).is_some_and(|owner| owner != seat) => {
                Illegal::Guarded
            }
            Some(planet) if !self.geared(seat, planet, held) => Illegal::Toxic,
            Some(_) => Illegal::TooFewActions,
        }
    }

    fn attack_reason(self, seat: Seat, held: Kinds, foe: Foe) -> Illegal {
        let open = &self.at.open;
        let there = match foe {
            Foe::Player(other) => other != seat && other.number() < open.seats,
            Foe::Base(planet) => open.base(planet).is_some_and(|owner| owner != seat),
        };
        let attacked = match foe {
            Foe::Player(other) => open.turn.attacked.contains(other),
            Foe::Base(planet) => open.turn.bases >> planet.number() & 1 == 1,
        };
        let inside = match foe {
            Foe::Player(_) => false,
            Foe::Base(planet) => open.controller(planet).is_some(),
        };
        if !there {
            Illegal::NoTarget
        } else if attacked {
            Illegal::AttackedAlready
        } else if inside {
            Illegal::OwnerInside
        } else if !self.in_reach(seat, held, foe) {
            Illegal::OutOfReach
        } else if self.toxic(seat, self.foe_space(foe)) && held & self.alien(seat).gear == 0 {
            Illegal::Toxic
        } else if !self.hands_ready() {
            Illegal::NotReady
        } else {
            Illegal::TooFewActions
        }
    }

    fn use_reason(self, seat: Seat, held: Kinds, kind: Kind) -> Illegal {
        let open = &self.at.open;
        let hostile = matches!(kind, Kind::CLAW_OF_SYKLOAKIS | Kind::GUERRILLA_DROP_CAPSULE);
        let used = match kind {
            Kind::CLAW_OF_SYKLOAKIS => Turn::CLAW,
            Kind::PLANETARY_TRANSCEIVER => Turn::TRANSCEIVER,
            Kind::AMNION_POWER_FLUX => Turn::FLUX,
            _ => 0,
        };
        let usable = matches!(
            kind,
            Kind::CLAW_OF_SYKLOAKIS
                | Kind::GUERRILLA_DROP_CAPSULE
                | Kind::HYPERTUBE
                | Kind::QUANTUM_ACCELERATOR
                | Kind::TEMPORAL_DISPLACER
                | Kind::SCRYING_PRISM
                | Kind::RECOVERY_BOTS
                | Kind::BOOSTER_ROCKETS
                | Kind::PLANETARY_HYPERGATE
                | Kind::PLANETARY_TRANSCEIVER
                | Kind::AMNION_POWER_FLUX
        );
        if !usable {
            Illegal::NotUsable { kind }
        } else if open.turn.used & used != 0 {
            Illegal::UsedUp
        } else if !self.affords(kind) {
            Illegal::TooFewActions
        } else if hostile && !self.hands_ready() {
            Illegal::NotReady
        } else if kind == Kind::GUERRILLA_DROP_CAPSULE
            && self
                .hijackable(seat)
                .is_some_and(|planet| !self.geared(seat, planet, held))
        {
            Illegal::Toxic
        } else if kind == Kind::PLANETARY_TRANSCEIVER && open.hand_size(seat) >= self.limit(seat) {
            Illegal::HandFull
        } else {
            Illegal::NothingToAct
        }
    }

    fn draft_reason(self, seat: Seat, draft: Draft, action: Action) -> Illegal {
        match (draft, action) {
            (_, Action::Pay(_))
                if matches!(
                    draft,
                    Draft::Move(_) | Draft::Jump(_) | Draft::Control | Draft::Attack(_)
                ) =>
            {
                Illegal::CannotPay
            }
            (Draft::Hyperspace | Draft::Booster, Action::To(space)) => {
                Illegal::NotConnected { space }
            }
            (Draft::Trade | Draft::Tube, Action::Give(kind)) => Illegal::NotInHand { kind },
            (
                Draft::TradeFor(_) | Draft::Bots | Draft::Scavenge | Draft::Fetch(_),
                Action::Pick(kind),
            ) => Illegal::NotThere { kind },
            (
                Draft::ControlGear(_) | Draft::AttackGear(..) | Draft::CapsuleGear,
                Action::Show(kind),
            ) => {
                if holds(self.alien(seat).gear, kind) {
                    Illegal::NotInHand { kind }
                } else {
                    Illegal::Toxic
                }
            }
            (
                Draft::TubeTo(_)
                | Draft::Prism
                | Draft::Telepathy
                | Draft::Hypergate
                | Draft::Transceiver,
                Action::Aim(planet),
            ) => Illegal::BadPlanet { planet },
            (Draft::Prism | Draft::Telepathy, Action::Target(other))
                if other != seat && other.number() < self.at.open.seats =>
            {
                Illegal::NotReady
            }
            (Draft::Prism | Draft::Telepathy | Draft::Seduce, Action::Target(other)) => {
                Illegal::BadSeat { seat: other }
            }
            (Draft::Displacer, Action::Clock(_)) => Illegal::BeyondDial,
            _ => question("the next step of the action that was begun", 39),
        }
    }

    fn frame_reason(self, seat: Seat, frame: Frame, action: Action) -> Illegal {
        match (frame, action) {
            (_, Action::Use(kind)) if !self.has(seat, kind) => Illegal::NotInHand { kind },
            (Frame::Control(..), Action::Spring) => Illegal::NoOwnTrap,
            (Frame::Control(_, crate::ControlAsk::OwnTrap), _) => {
                question("whether an own Trap springs: `silent` or `spring`", 216)
            }
            (Frame::Control(..) | Frame::ScryJam(_), _) => question(
                "whether to show a Signal Jammer: `use signal-jammer` or `pass`",
                220,
            ),
            (Frame::ScryOrb(_), Action::Hide(kind)) => Illegal::NotInHand { kind },
            (Frame::ScryOrb(_), _) => question("whether to hide a card: `hide imp` or `pass`", 271),
            (Frame::Wander, Action::To(space)) => Illegal::NotConnected { space },
            (Frame::Wander, _) => question("where to go on to: `to s1` or `stay`", 278),
            (Frame::ClawBack | Frame::SeduceBack(_), Action::Give(kind)) => {
                Illegal::NotInHand { kind }
            }
            (Frame::ClawBack, _) => question("which card to put back: `give imp`", 262),
            (Frame::SeduceBack(_), _) => question("which card to give: `give imp`", 279),
            _ => self.fight_reason(seat, action),
        }
    }

    fn fight_reason(self, seat: Seat, action: Action) -> Illegal {
        let nano = self.at.private[seat.index() % 4].draft == Draft::Nano;
        match (self.at.open.fight.stage, action) {
            (Stage::Dice(_), _) => {
                question("whether to change a die: `die 0`, `die 1` or `pass`", 120)
            }
            (Stage::Cards(_), Action::Copy(kind)) if nano => Illegal::NotCopyable { kind },
            (Stage::Cards(_), _) if nano => question("what to copy: `copy imp`", 157),
            (Stage::Cards(side), Action::Play(kind)) => {
                if holds(self.kinds(self.source(side)), kind) {
                    Illegal::NotCombat { kind }
                } else {
                    Illegal::NotInHand { kind }
                }
            }
            (Stage::Cards(_), _) => {
                question("which Combat card to play: `play imp` or `pass`", 124)
            }
            (Stage::Fog, _) => question(
                "whether to vanish in the Fog: `use cataleptic-fog` or `pass`",
                168,
            ),
            (Stage::FogStep, Action::To(space)) => Illegal::NotConnected { space },
            (Stage::FogStep, _) => question("where to step: `to s1` or `stay`", 170),
            (Stage::Choice, _) => question("`spoils` or `banish`", 174),
            (Stage::BaseChoice, _) => question("`banish`, or `pass` for nothing", 201),
            (Stage::Orb, Action::Hide(kind)) | (Stage::GiveBack, Action::Give(kind)) => {
                Illegal::NotInHand { kind }
            }
            (Stage::Orb, _) => question("whether to hide a card: `hide imp` or `pass`", 271),
            (Stage::Take, Action::Pick(kind)) => Illegal::NotThere { kind },
            (Stage::Take, Action::PickHidden) => Illegal::NothingHidden,
            (Stage::Take, _) => question("which card to take: `pick imp` or `pick-nothing`", 176),
            (Stage::TrapJam, _) => question(
                "whether to show a Signal Jammer: `use signal-jammer` or `pass`",
                220,
            ),
            (Stage::GiveBack, _) => question("which card to give back: `give imp`", 178),
            (Stage::Envelope, Action::Seize | Action::Show(_)) => Illegal::Toxic,
            _ => question("the loser's envelope: `seize` or `box`", 184),
        }
    }
}
