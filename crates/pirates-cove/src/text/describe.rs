//! What an action would mean, as a short phrase.

use core::fmt::{Result, Write};

use super::count;
use crate::components::{Card, Place, Section, Ship};
use crate::{Action, Decision, PiratesCove, View};

pub(super) fn describe(
    game: &PiratesCove,
    view: &View,
    action: Action,
    out: &mut dyn Write,
) -> Result {
    let position = &view.position;
    let decision = position.decision;
    let amounts = game.amounts();
    match action {
        Action::Up(section) => up(game, view, section, out),
        Action::Done => out.write_str(match decision {
            Decision::Rig => "finish the rig",
            Decision::Load(_) => "play no more Volley cards",
            _ => "end the visit",
        }),
        Action::Sail(place) => {
            write!(out, "sail to {place}")?;
            match position.face_up(place) {
                Some(row) => write!(out, " ({})", game.treasure_text(row)),
                None => Ok(()),
            }
        }
        Action::Pass => out.write_str(match decision {
            Decision::Prepare(_) => "play no Battle card for now",
            _ => "play no event card for now",
        }),
        Action::Play(card) => write!(out, "play {}: {}", card.name(), effect(card)),
        Action::Decline => out.write_str(match decision {
            Decision::SafePassage { .. } => "let the Navy come",
            _ => "take nothing",
        }),
        Action::Name(seat) => match decision {
            Decision::Prey(_) => write!(out, "send the Navy at {seat}"),
            Decision::Robbed(_) => write!(out, "rob {seat}"),
            Decision::Spot(_) => write!(out, "give {seat} the Black Spot"),
            Decision::NextPrey(_) => write!(out, "turn the Navy at {seat}"),
            Decision::Gossip(_) => write!(out, "take a card from {seat}"),
            _ => write!(out, "name {seat}"),
        },
        Action::Fight => match decision.seat() {
            Some(seat) => write!(
                out,
                "fight with {}",
                count(game.dice(position, seat), "die")
            ),
            None => out.write_str("fight"),
        },
        Action::Flee => out.write_str("flee to the Cove, at the risk of a mutiny"),
        Action::Fire(ship) => write!(out, "fire at {}", game.ship_name(view, ship)),
        Action::Aim(section) => match decision {
            Decision::Aim { target, .. } => aim(game, view, Ship::Captain(target), section, out),
            Decision::Broadside(_) => {
                let prey = position
                    .navy
                    .map_or(Ship::Navy, |navy| Ship::Captain(navy.prey));
                aim(game, view, prey, section, out)
            }
            _ => write!(out, "aim at the {section}"),
        },
        Action::SeatParrot => out.write_str("seat the Parrot and discard the Mastercraft"),
        Action::KeepMastercraft => write!(
            out,
            "keep the Mastercraft, send the Parrot away and lose {}",
            count(amounts.parrot_dismissed_loss, "fame")
        ),
        Action::Buy => write!(
            out,
            "buy a tavern card for {}",
            count(amounts.card_price, "gold")
        ),
        Action::BuryChest => write!(
            out,
            "bury a chest for {}",
            count(amounts.chest_fame, "fame")
        ),
        Action::BuryChests => out.write_str("bury all chests"),
        Action::BuryGold => write!(
            out,
            "bury {} for {}",
            count(amounts.gold_lot, "gold"),
            count(amounts.gold_lot_fame, "fame")
        ),
        Action::Restore => write!(
            out,
            "repair the damaged Mastercraft for {}",
            count(amounts.restore_price, "gold")
        ),
        Action::Dismiss(section) => write!(out, "dismiss {}", Card::parrot(section).name()),
        Action::TakeCards => write!(out, "take {}", count(amounts.cove_cards, "tavern card")),
        Action::TakeCardAndGold => {
            write!(
                out,
                "take a tavern card and {}",
                count(amounts.cove_gold, "gold")
            )
        }
    }
}

fn up(game: &PiratesCove, view: &View, section: Section, out: &mut dyn Write) -> Result {
    let position = &view.position;
    let seat = position.decision.seat().or(view.who.seat());
    let Some(captain) = seat.and_then(|seat| position.captains.get(seat.index())) else {
        return write!(out, "raise the {section}");
    };
    let steps = view.own_rig().map_or(0, |steps| steps[section.index()]);
    let marker = captain.markers[section.index()].saturating_add(steps);
    let Some(cost) = game.step_cost(section, marker) else {
        return write!(out, "raise the {section}");
    };
    let twice =
        matches!(position.decision, Decision::Upgrade(_)) && captain.place == Place::TreasureIsland;
    let factor = if twice {
        game.amounts().treasure_island_factor
    } else {
        1
    };
    write!(
        out,
        "raise the {section} to {} for {}",
        game.level(section, marker.saturating_add(1)),
        count(cost.saturating_mul(factor), "gold")
    )
}

fn aim(
    game: &PiratesCove,
    view: &View,
    target: Ship,
    section: Section,
    out: &mut dyn Write,
) -> Result {
    write!(
        out,
        "aim at the {section} of {}",
        game.ship_name(view, target)
    )?;
    let Some(captain) = target
        .seat()
        .and_then(|seat| view.position.captains.get(seat.index()))
    else {
        return Ok(());
    };
    write!(out, " (p{}", captain.markers[section.index()])?;
    match captain.guards[section.index()].card(section) {
        Some(card) => write!(out, ", {})", card.name()),
        None => out.write_str(")"),
    }
}

/// What a card does, in a clause.
const fn effect(card: Card) -> &'static str {
    match card {
        Card::OakHull => "the hull takes two hits more",
        Card::VeteranCrew => "the crew takes two hits more",
        Card::BronzeGuns => "the cannon take two hits more",
        Card::StrongCanvas => "the sails take two hits more",
        Card::GrappleAttack => "everybody rolls as many dice as crew",
        Card::SmokeScreen => "you are harder to hit",
        Card::FullCanvas => "you are faster in this battle",
        Card::ExtraPowder => "one more die in each of your volleys",
        Card::BracedTimbers => "the first hits on you are cancelled",
        Card::BlackSpot => "a rival may play no Volley cards",
        Card::HeavyCharge => "this volley hits more easily",
        Card::ExtraGuns => "more dice in this volley",
        Card::HotShot => "this volley ignores Parrots and Mastercraft",
        Card::SecondSalvo => "misses of this volley are rolled again",
        Card::RoyalNavy => "send the Navy at a rival",
        Card::SafePassage => "the Navy stays away",
        Card::SeaRobber => "half of a rival's plunder this month",
        Card::NewHeading => "move your ship to another island",
        Card::LooseTongue => "take a card from a rival",
        Card::DryDock => "raise any section by one step",
        Card::Tale | Card::Ballad | Card::Legend => "fame at the end",
        Card::FlintsParrot | Card::BonesParrot | Card::SilversParrot | Card::TrelawneysParrot => {
            "a Parrot"
        }
    }
}
