//! The game in words: the board, the actions, and what happened.

mod board;
mod tell;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Result, Write};

use tabletop_core::{Narrate, Seen};

use crate::components::Ability;
use crate::frame::Stage;
use crate::{
    Action, Alien, Bag, Chaosmos, Draft, Foe, Frame, Kind, Pay, Place, Planet, Space, View,
};

impl Chaosmos {
    /// The name of a kind of card.
    pub fn card_name(&self, kind: Kind) -> &str {
        &self.components.cards[kind.index()].name
    }

    /// The name of an alien.
    pub fn alien_name(&self, alien: Alien) -> &str {
        &self.components.aliens[alien.index()].name
    }

    /// The name of a space.
    pub fn space_name(&self, space: Space) -> &str {
        &self.components.spaces[space.index()].name
    }

    /// The name of a planet.
    pub fn planet_name(&self, planet: Planet) -> &str {
        self.space_name(planet.space())
    }

    /// A place where cards can be, by the names of these tables.
    fn place_name(&self, place: Place) -> String {
        match place.planet() {
            Some(planet) => format!("the envelope of {}", self.planet_name(planet)),
            None => place.to_string(),
        }
    }

    /// Several copies of a kind of card.
    fn copies(&self, (kind, count): (Kind, u8)) -> String {
        let name = self.card_name(kind);
        if count > 1 {
            format!("{name} x{count}")
        } else {
            String::from(name)
        }
    }

    /// Some cards in one sentence.
    fn cards(&self, bag: Bag) -> String {
        let copies: Vec<String> = bag.iter().map(|some| self.copies(some)).collect();
        if copies.is_empty() {
            return String::from("nothing");
        }
        copies.join(", ")
    }
}

impl Narrate for Chaosmos {
    fn board(&self, view: &View, out: &mut dyn Write) -> Result {
        board::draw(self, view, out)
    }

    fn describe(&self, view: &View, action: Action, out: &mut dyn Write) -> Result {
        let card = |kind| self.card_name(kind);
        match action {
            Action::Choose(alien) => write!(out, "play {}", self.alien_name(alien)),
            Action::Radiate(planet) => {
                write!(
                    out,
                    "irradiate {}: it has no envelope",
                    self.planet_name(planet)
                )
            }
            Action::Next => out.write_str("no more of these: go on"),
            Action::Stow(kind) => write!(out, "put {} into the envelope", card(kind)),
            Action::Take(kind) => write!(out, "take {} into hand", card(kind)),
            Action::TurnUp(kind) => write!(out, "turn {} face-up, in secret", card(kind)),
            Action::TurnDown => out.write_str("turn the face-up card face-down"),
            Action::UnlockHand => out.write_str("show a Key from hand and open the Vault"),
            Action::UnlockEnvelope => out.write_str("show the Key inside and open the Vault"),
            Action::Keep => out.write_str("keep the envelope"),
            Action::Return => out.write_str("return the envelope to the box"),
            Action::EndTurn => out.write_str("end the turn"),
            Action::Access => out.write_str("exchange cards with the envelope"),
            Action::ReadyHands => out.write_str("call ready hands"),
            Action::Move(space) => write!(out, "move to {}", self.space_name(space)),
            Action::Glide(space) => {
                write!(
                    out,
                    "fly to {} with Evasion Rockets, for free",
                    self.space_name(space)
                )
            }
            Action::Hyperspace => out.write_str("jump through hyperspace with a Hypertoken"),
            Action::Control => out.write_str("take control of the envelope here"),
            Action::Attack(Foe::Player(seat)) => write!(out, "attack {seat}"),
            Action::Attack(Foe::Base(planet)) => {
                write!(out, "attack the Base on {}", self.planet_name(planet))
            }
            Action::ActivateBase => out.write_str("activate the Planetary Base in the envelope"),
            Action::Trade => out.write_str("trade a card with the Cosmic Pool"),
            Action::Use(kind) => write!(out, "use {}", card(kind)),
            Action::Ability => out.write_str(match self.own_ability(view) {
                Some(Ability::Seduce) => "seduce: swap a random card of an opponent here",
                Some(Ability::Telepathy) => "scry by telepathy",
                Some(Ability::Homesick) => "go home for free",
                Some(Ability::Scavenge) => "scavenge a card from the Void",
                _ => "use the alien's ability",
            }),
            Action::Pay(Pay::Action) => out.write_str("pay with an Action"),
            Action::Pay(Pay::Flux) => out.write_str("pay with a flux point"),
            Action::Pay(Pay::Strike) => out.write_str("show Amnion Strike and pay nothing"),
            Action::Show(kind) => write!(out, "show {} against the toxic planet", card(kind)),
            Action::Give(kind) => write!(out, "give {}", card(kind)),
            Action::Pick(kind) => write!(out, "take {}", card(kind)),
            Action::PickHidden => out.write_str("take the hidden card unseen"),
            Action::PickNothing => out.write_str("take no card"),
            Action::To(space) => write!(out, "go to {}", self.space_name(space)),
            Action::Stay => out.write_str("stay here"),
            Action::Aim(planet) => write!(out, "choose {}", self.planet_name(planet)),
            Action::Target(seat) => write!(out, "choose {seat}"),
            Action::Clock(steps) => write!(
                out,
                "turn the clock to {}",
                view.open.clock().saturating_add_signed(steps)
            ),
            Action::Die(die) => self.describe_die(view, die, out),
            Action::Play(kind) => write!(out, "play {}", card(kind)),
            Action::Copy(kind) => write!(out, "copy {}", card(kind)),
            Action::Pass => out.write_str(match view.open.fight.stage {
                Stage::BaseChoice => "leave the attacker alone",
                Stage::Dice(_) => "leave the dice as they are",
                Stage::Cards(_) => "play no card",
                _ => "do not react",
            }),
            Action::Hide(kind) => write!(out, "show the Cloaking Orb and hide {}", card(kind)),
            Action::Spoils => out.write_str("look through the loser's hand for spoils"),
            Action::Banish => out.write_str("banish the loser to its home planet"),
            Action::Seize => out.write_str("take control of the loser's envelope"),
            Action::Box => out.write_str("return the loser's envelope to the box"),
            Action::Silent => out.write_str("open the envelope and say nothing"),
            Action::Spring => out.write_str("spring the own Trap and go home"),
        }
    }

    fn tell(&self, view: &View, seen: &Seen<Self>, out: &mut dyn Write) -> Result {
        tell::tell(self, view, seen, out)
    }
}

impl Chaosmos {
    fn own_ability(&self, view: &View) -> Option<Ability> {
        let alien = view.open.alien(view.who.seat()?)?;
        Some(self.tables.aliens[alien.index()].ability)
    }

    fn describe_die(&self, view: &View, die: u8, out: &mut dyn Write) -> Result {
        let Stage::Dice(side) = view.open.fight.stage else {
            return write!(out, "change die {die}");
        };
        let face = view.open.fight.pair(side)[usize::from(die) % 2];
        let brutal = self.own_ability(view) == Some(Ability::Brutal);
        out.write_str(if brutal { "roll the " } else { "turn the " })?;
        board::face(face, out)?;
        if brutal {
            out.write_str(" again")
        } else {
            write!(out, " to {}", self.components.numbers.recalibrated)
        }
    }

    /// What is being asked, in words, as everybody may know it; the steps of one's own declarations only for oneself.
    fn question(view: &View) -> &'static str {
        match view.private.draft {
            Draft::None | Draft::Chosen(..) | Draft::Offer(..) => {}
            Draft::Move(_) | Draft::Jump(_) | Draft::Control | Draft::Attack(_) => {
                return "how is it paid?";
            }
            Draft::Hyperspace | Draft::Booster => return "where to?",
            Draft::ControlGear(_) | Draft::AttackGear(..) | Draft::CapsuleGear => {
                return "which gear is shown?";
            }
            Draft::Trade => return "which card is given to the pool?",
            Draft::TradeFor(_) => return "which card is taken from the pool?",
            Draft::Tube => return "which card is sent?",
            Draft::TubeTo(_) => return "to which planet?",
            Draft::Prism | Draft::Telepathy => return "what is scried?",
            Draft::Bots | Draft::Scavenge => return "which card is taken from the Void?",
            Draft::Displacer => return "how far is the clock turned?",
            Draft::Hypergate | Draft::Transceiver => return "which Base?",
            Draft::Fetch(_) => return "which card is fetched?",
            Draft::Seduce => return "who is seduced?",
            Draft::Nano => return "which card does the Nano Fabricator copy?",
        }
        match view.open.frames.last() {
            None => "which action?",
            Some(Frame::Round { .. } | Frame::Own | Frame::Gained(_)) => "exchange of cards",
            Some(Frame::Control(_, crate::ControlAsk::Jammer) | Frame::ScryJam(_)) => {
                "show a Signal Jammer?"
            }
            Some(Frame::Control(..)) => "spring an own Trap?",
            Some(Frame::ScryOrb(_)) => "hide a card with the Cloaking Orb?",
            Some(Frame::Wander) => "one space further?",
            Some(Frame::ClawBack) => "which card goes into the envelope?",
            Some(Frame::SeduceBack(_)) => "which card is given?",
            Some(Frame::Fight) => match view.open.fight.stage {
                Stage::Dice(_) => "change a die?",
                Stage::Cards(_) => "play a Combat card?",
                Stage::Fog => "vanish in the Cataleptic Fog?",
                Stage::FogStep => "step away?",
                Stage::Choice => "spoils or banishment?",
                Stage::BaseChoice => "banish the attacker?",
                Stage::Orb => "hide a card with the Cloaking Orb?",
                Stage::Take => "which card is taken?",
                Stage::TrapJam => "show a Signal Jammer?",
                Stage::GiveBack => "which card is given back?",
                _ => "take the loser's envelope?",
            },
        }
    }
}
