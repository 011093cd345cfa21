//! What happened, as one sentence without a line break.

use core::fmt::{Result, Write};

use super::count;
use crate::components::{Card, Section};
use crate::event::{Cause, Happening, Raise};
use crate::secrets::Veiled;
use crate::{Decision, PiratesCove, View};

#[expect(clippy::too_many_lines, reason = "one arm for each event")]
pub(super) fn tell(
    game: &PiratesCove,
    view: &View,
    seen: &Happening<Veiled>,
    out: &mut dyn Write,
) -> Result {
    use Happening as H;
    let position = &view.position;
    match seen {
        H::Asked(Decision::Over) => out.write_str("The game is over."),
        H::Asked(decision) => match decision.seat() {
            Some(seat) => write!(out, "{seat} is asked: {}.", decision.question()),
            None => write!(out, "All are asked: {}.", decision.question()),
        },
        H::MonthBegan { month } => write!(out, "Month {month} begins."),
        H::TreasureRevealed { place, card } => {
            write!(out, "{place} offers {}.", game.treasure_text(*card))
        }
        H::RigStep { seat, section } => write!(out, "{seat} secretly raises the {section}."),
        H::RigDone { seat } => write!(out, "{seat} has finished rigging."),
        H::RigRevealed { seat, steps, paid } => {
            write!(out, "{seat} reveals a rig for {}:", count(*paid, "gold"))?;
            for section in Section::ALL {
                write!(out, " {section} +{}", steps[section.index()])?;
            }
            out.write_str(".")
        }
        H::WheelSet {
            seat,
            place: Some(place),
        } => write!(out, "{seat} sets the wheel to {place}."),
        H::WheelSet { seat, place: None } => write!(out, "{seat} has set the wheel."),
        H::Sailed { seat, place } => write!(out, "{seat} sails to {place}."),
        H::BlackShipDrifted { ship, place } => {
            write!(
                out,
                "{} drifts to {place}.",
                game.black_captain(view, *ship)
            )
        }
        H::BlackShipMoved { ship, place } => {
            write!(
                out,
                "The black ship of {} moves to {place}.",
                game.black_captain(view, *ship)
            )
        }
        H::WindowOpened { first } => write!(out, "Event cards may be played, {first} first."),
        H::WindowPassed { seat } => write!(out, "{seat} plays no event card."),
        H::PreparationPassed { seat } => write!(out, "{seat} plays no Battle card."),
        H::Played { seat, card } => write!(out, "{seat} plays {}.", card.name()),
        H::NavySent {
            place,
            controller,
            prey,
        } => write!(
            out,
            "{controller} sends the Royal Navy to {place}, after {prey}."
        ),
        H::NavyCancelled { prey } => write!(out, "The Navy lets {prey} pass."),
        H::NavyTurned { prey } => write!(out, "The Navy turns on {prey}."),
        H::NavyLeft => out.write_str("The Navy leaves."),
        H::Marked { robber, victim } => write!(out, "{robber} waits to rob {victim}."),
        H::Headed { seat, place } => write!(out, "{seat} takes a new heading, to {place}."),
        H::Looted { seat, gold, chests } => write!(
            out,
            "{seat} loots {} and {}.",
            count(*gold, "gold"),
            count(*chests, "chest")
        ),
        H::Fame {
            seat,
            change,
            cause,
        } => fame(*seat, *change, *cause, out),
        H::Mutiny { seat } => write!(out, "Mutiny: {seat} loses all gold and chests."),
        H::StayedLoyal { seat } => write!(out, "The crew of {seat} stays loyal."),
        H::Plundered {
            seat,
            place,
            gold,
            chests,
        } => {
            let card = position.face_up(*place).map(|row| game.treasure_text(row));
            write!(
                out,
                "{seat} plunders {place} ({}): {} and {}.",
                card.unwrap_or_default(),
                count(*gold, "gold"),
                count(*chests, "chest")
            )
        }
        H::ShareTaken {
            robber,
            victim,
            gold,
            chests,
        } => write!(
            out,
            "{robber} robs {victim} of {} and {}.",
            count(*gold, "gold"),
            count(*chests, "chest")
        ),
        H::Drawn {
            seat,
            card: Some(card),
        } => write!(out, "{seat} draws {}.", card.name()),
        H::Drawn { seat, card: None } => write!(out, "{seat} draws a card."),
        H::ParrotDrawn { seat, section } => {
            write!(out, "{seat} draws {}.", Card::parrot(*section).name())
        }
        H::ParrotSeated { seat, section } => {
            write!(
                out,
                "{} takes its seat with {seat}.",
                Card::parrot(*section).name()
            )
        }
        H::ParrotRefused { seat, section } => {
            write!(out, "{seat} sends {} away.", Card::parrot(*section).name())
        }
        H::Reshuffled => out.write_str("The tavern discards are shuffled into a new pile."),
        H::NoCards { seat } => write!(out, "There are no tavern cards left for {seat}."),
        H::VisitBegan { seat } => write!(out, "{seat} visits {}.", position.captain(*seat).place),
        H::Bought { seat, price } => {
            write!(out, "{seat} buys a card for {}.", count(*price, "gold"))
        }
        H::Raised {
            seat,
            section,
            price,
            by,
        } => {
            let how = match by {
                Raise::Island => "",
                Raise::TreasureIsland => " on Treasure Island",
                Raise::DryDock => " in the Dry Dock",
            };
            write!(
                out,
                "{seat} raises the {section}{how} for {}.",
                count(*price, "gold")
            )
        }
        H::ChestsBuried { seat, chests } => {
            write!(out, "{seat} buries {}.", count(*chests, "chest"))
        }
        H::GoldBuried { seat, gold } => write!(out, "{seat} buries {}.", count(*gold, "gold")),
        H::Restored {
            seat,
            section,
            price,
        } => {
            let card = Card::mastercraft(*section).name();
            write!(out, "{seat} repairs {card} for {}.", count(*price, "gold"))
        }
        H::Dismissed { seat, section } => {
            write!(out, "{seat} dismisses {}.", Card::parrot(*section).name())
        }
        H::Stolen {
            thief,
            victim,
            card: Some(card),
        } => write!(out, "{thief} takes {} from {victim}.", card.name()),
        H::Stolen {
            thief,
            victim,
            card: None,
        } => write!(out, "{thief} takes a card from {victim}."),
        H::CoveTaken {
            seat,
            cards: 0,
            gold: 0,
        } => write!(out, "{seat} takes nothing at the Cove."),
        H::CoveTaken {
            seat,
            cards,
            gold: 0,
        } => {
            write!(out, "{seat} takes {} at the Cove.", count(*cards, "card"))
        }
        H::CoveTaken { seat, cards, gold } => write!(
            out,
            "{seat} takes {} and {} at the Cove.",
            count(*cards, "card"),
            count(*gold, "gold")
        ),
        H::Repaired {
            seat,
            section,
            price,
        } => {
            write!(
                out,
                "{seat} repairs the {section} for {}.",
                count(*price, "gold")
            )
        }
        H::VisitEnded { seat } => write!(out, "{seat} has finished here."),
        H::LegendBeaten { ship } => {
            write!(
                out,
                "{} goes to the discard pile.",
                game.black_captain(view, *ship)
            )
        }
        H::LegendsReshuffled => out.write_str("The legendary pirates are shuffled."),
        H::LegendDrawn { legend, .. } => {
            write!(out, "{} takes over the black ship.", game.pirate(*legend))
        }
        H::Overboard { seat, chests } => {
            write!(
                out,
                "{seat} has no room for {} and gives up as much.",
                count(*chests, "chest")
            )
        }
        H::TreasureDiscarded { place } => write!(out, "Nobody took the treasure of {place}."),
        H::FameRevealed { seat, cards } => {
            write!(out, "{seat} reveals fame cards:")?;
            for (card, copies) in Card::FAME
                .into_iter()
                .zip(cards)
                .filter(|(_, copies)| **copies > 0)
            {
                write!(out, " {} x{copies}", card.name())?;
            }
            out.write_str(".")
        }
        battle => tell_battle(game, view, battle, out),
    }
}

fn tell_battle(
    game: &PiratesCove,
    view: &View,
    seen: &Happening<Veiled>,
    out: &mut dyn Write,
) -> Result {
    use Happening as H;
    match seen {
        H::BattleBegan {
            island,
            present,
            black,
            navy,
        } => {
            match island {
                Some(place) => write!(out, "Battle at {place}: {present}")?,
                None => write!(out, "The final battle: {present}")?,
            }
            if let Some((ship, _)) = black {
                write!(out, " and {}", game.black_captain(view, *ship))?;
            }
            out.write_str(if navy.is_some() {
                " and the Navy."
            } else {
                "."
            })
        }
        H::Ordered { order } => {
            out.write_str("Order of the preparation:")?;
            for seat in order {
                write!(out, " {seat}")?;
            }
            out.write_str(".")
        }
        H::TieRolled { tied, first } => {
            out.write_str("A tie of ")?;
            for (number, ship) in tied.iter().enumerate() {
                let between = if number > 0 { " and " } else { "" };
                write!(out, "{between}{}", game.ship_name(view, ship))?;
            }
            write!(out, ": {} rolls highest.", game.ship_name(view, *first))
        }
        H::Spotted { seat } => write!(out, "{seat} gets the Black Spot."),
        H::RoundBegan { round } => write!(out, "Round {round}."),
        H::Acts { ship } => write!(out, "It is the turn of {}.", game.ship_name(view, *ship)),
        H::Fired {
            ship,
            target,
            section,
            dice,
            needs,
            hits,
        } => write!(
            out,
            "{} fires at the {section} of {} with {}: {} on {needs} or more.",
            game.ship_name(view, *ship),
            game.ship_name(view, *target),
            count(*dice, "die"),
            count(*hits, "hit")
        ),
        H::FiredAgain { dice, hits, .. } => {
            write!(
                out,
                "The Second Salvo, {}: {}.",
                count(*dice, "die"),
                count(*hits, "hit")
            )
        }
        H::HitCancelled { seat } => write!(out, "Braced Timbers save {seat} from a hit."),
        H::GuardHit { seat, section } => write!(
            out,
            "{} of {seat} takes a hit.",
            guard(view, *seat, *section)
        ),
        H::GuardLost { seat, section } => {
            write!(out, "{} of {seat} is lost.", guard(view, *seat, *section))
        }
        H::MarkerLost { seat, section } => write!(out, "{seat} loses a step of the {section}."),
        H::Crippled { seat } => write!(out, "{seat} is crippled."),
        H::HullHit { ship, hits } => {
            write!(
                out,
                "{} loses {}.",
                game.ship_name(view, *ship),
                count(*hits, "hull point")
            )
        }
        H::Sunk { ship, by } => write!(out, "{by} sinks {}.", game.ship_name(view, *ship)),
        H::Fled { seat } => write!(out, "{seat} flees to the Cove."),
        H::VictimChosen { seat } => write!(out, "The black ship picks {seat}."),
        H::NightFell { stays: Some(seat) } => write!(out, "Night falls: only {seat} stays."),
        H::NightFell { stays: None } => out.write_str("Night falls: all captains leave."),
        H::FinalPlace { seat, place } => {
            write!(out, "{seat} is number {place} of the final battle.")
        }
        H::BattleEnded => out.write_str("The battle is over."),
        _ => Ok(()),
    }
}

/// The card on a section.
fn guard(view: &View, seat: tabletop_core::Seat, section: Section) -> &'static str {
    let guards = view
        .position
        .captains
        .get(seat.index())
        .map(|captain| captain.guards);
    guards
        .and_then(|guards| guards[section.index()].card(section))
        .map_or("The guard", Card::name)
}

fn fame(seat: tabletop_core::Seat, change: i16, cause: Cause, out: &mut dyn Write) -> Result {
    let verb = if change < 0 { "loses" } else { "wins" };
    write!(
        out,
        "{seat} {verb} {} ",
        count(change.unsigned_abs(), "fame")
    )?;
    match cause {
        Cause::Beaten(rival) => write!(out, "for beating {rival}."),
        Cause::Plunder => out.write_str("for plunder."),
        Cause::Legend => out.write_str("for a legendary pirate."),
        Cause::Navy => out.write_str("for sinking the Navy."),
        Cause::Chests => out.write_str("for buried chests."),
        Cause::Gold => out.write_str("for buried gold."),
        Cause::FameCards => out.write_str("for fame cards."),
        Cause::Mutiny => out.write_str("by the mutiny."),
        Cause::ParrotKilled => out.write_str("by the death of a Parrot."),
        Cause::ParrotDismissed => out.write_str("by sending a Parrot away."),
    }
}
