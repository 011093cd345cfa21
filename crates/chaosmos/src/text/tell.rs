//! What happened, one sentence for each event.

use core::fmt::{Result, Write};

use super::board::face;
use crate::event::{Because, Happening as H, Travel};
use crate::frame::{Stage, Why};
use crate::{Chaosmos, Frame, Kind, Pay, Place, Side, Step, Turn, View};

fn side_name(side: Side) -> &'static str {
    match side {
        Side::Attacker => "the attacker",
        Side::Defender => "the defender",
    }
}

pub(super) fn tell(game: &Chaosmos, view: &View, seen: &H, out: &mut dyn Write) -> Result {
    let planet_name = |planet| game.planet_name(planet);
    match *seen {
        H::Offered { seat, sheets } => write!(
            out,
            "{seat} draws the sheets of {} and {}",
            game.alien_name(sheets[0]),
            game.alien_name(sheets[1])
        ),
        H::Chose {
            seat,
            alien: Some(alien),
        } => {
            write!(out, "{seat} chooses {}", game.alien_name(alien))
        }
        H::Chose { seat, alien: None } => write!(out, "{seat} has chosen an alien"),
        H::Met { aliens, clock, .. } => {
            for (seat, alien) in tabletop_core::Seat::ALL.iter().zip(aliens.iter().flatten()) {
                write!(out, "{seat} is {}, ", game.alien_name(*alien))?;
            }
            write!(out, "and the clock shows {clock}")
        }
        H::Pool { cards } => write!(out, "in the Cosmic Pool: {}", game.cards(cards)),
        H::RadiationNext { seat } => write!(out, "{seat} is to place a radiation token"),
        H::Irradiated { seat, planet } => write!(out, "{seat} irradiates {}", planet_name(planet)),
        H::Filled { planet, count, .. } => {
            write!(out, "{count} cards go to {}, unseen", planet_name(planet))
        }
        H::Dealt {
            seat,
            count,
            cards: None,
        } => write!(out, "{seat} is dealt {count} cards"),
        H::Dealt {
            seat,
            cards: Some(cards),
            ..
        } => write!(out, "{seat} is dealt {}", game.cards(cards)),
        H::AllDealt => {
            out.write_str("all cards are dealt; everybody splits hand and home envelope")
        }
        H::SplitDone { seat } => write!(out, "{seat} has split its cards"),
        H::SplitShown { .. } => out.write_str("all have split their cards"),
        H::TurnBegan { seat, .. } => write!(out, "turn of {seat}, clock {}", view.open.clock()),
        _ => tell_cards(game, view, seen, out),
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "one arm for each event reads best in one place"
)]
fn tell_cards(game: &Chaosmos, view: &View, seen: &H, out: &mut dyn Write) -> Result {
    let card_name = |kind| game.card_name(kind);
    let planet_name = |planet| game.planet_name(planet);
    match *seen {
        H::Looked {
            seat,
            place,
            cards: None,
            ..
        } => write!(out, "{seat} looks through {}", game.place_name(place)),
        H::Looked {
            seat,
            place,
            cards: Some(cards),
            hidden,
            ..
        } => {
            let place = game.place_name(place);
            write!(
                out,
                "{seat} looks through {place} and sees {}",
                game.cards(cards)
            )?;
            out.write_str(if hidden { " and a hidden card" } else { "" })
        }
        H::FaceSeen {
            seat,
            planet,
            face: None,
        } => {
            write!(
                out,
                "{seat} sees nothing face-up on {}",
                planet_name(planet)
            )
        }
        H::FaceSeen {
            seat,
            planet,
            face: Some(face),
        } => write!(
            out,
            "{seat} sees {} of {} face-up on {}",
            card_name(face.kind),
            face.owner,
            planet_name(planet)
        ),
        H::Drafted { seat, .. } => write!(out, "{seat} considers"),
        H::Stowed { seat, card } => write!(out, "{seat} stows {}", card_name(card)),
        H::Took { seat, card } => write!(out, "{seat} takes {}", card_name(card)),
        H::Stepped { seat, step } => write!(
            out,
            "{seat} goes on: {}",
            match step {
                Step::Locks => "locks",
                Step::Stow => "stowing",
                Step::Take => "taking",
                Step::TurnUp => "turning up",
                Step::Keep => "keeping",
            }
        ),
        H::TurnedUp { seat, card } => write!(out, "{seat} turns {} up", card_name(card)),
        H::TurnedDown { seat } => write!(out, "{seat} turns the face-up card down"),
        H::Exchanged {
            seat,
            planet,
            hand,
            inside,
        } => write!(
            out,
            "{seat} has {hand} cards in hand and {inside} on {}",
            planet_name(planet)
        ),
        H::Shown { seat, card } => write!(out, "{seat} shows {}", card_name(card)),
        H::KeyShown {
            seat,
            planet,
            inside,
        } => write!(
            out,
            "{seat} shows a Key {} and opens the Vault on {}",
            if inside { "inside" } else { "from hand" },
            planet_name(planet)
        ),
        H::Announced { planet, face } => write!(
            out,
            "on {} lies {} of {}, face-up",
            planet_name(planet),
            card_name(face.kind),
            face.owner
        ),
        H::Silence { seat, planet } => {
            write!(
                out,
                "{seat} opens {} and announces nothing",
                planet_name(planet)
            )
        }
        H::FaceGone { planet } => {
            write!(
                out,
                "the face-up card of {} is used up",
                planet_name(planet)
            )
        }
        H::BaseUp { planet, owner } => {
            write!(out, "{owner} activates a Base on {}", planet_name(planet))
        }
        H::BaseDown { planet } => {
            write!(
                out,
                "the Base on {} is turned face-down",
                planet_name(planet)
            )
        }
        H::Card {
            because,
            card,
            from,
            to,
            ..
        } => tell_move(game, because, card, from, to, out),
        _ => tell_turn(game, view, seen, out),
    }
}

fn tell_move(
    game: &Chaosmos,
    because: Because,
    card: Option<Kind>,
    from: Place,
    to: Place,
    out: &mut dyn Write,
) -> Result {
    let name = card.map_or("a card", |kind| game.card_name(kind));
    let (giver, taker) = (from.holder(), to.holder());
    let (from, to) = (game.place_name(from), game.place_name(to));
    match (because, giver, taker) {
        (Because::Spent, ..) => write!(out, "{name} goes to the Void"),
        (Because::Sprung, ..) => write!(out, "{name} is spent and goes to the Void"),
        (Because::Played, Some(seat), _) => write!(out, "{seat} plays {name}"),
        (Because::Played, ..) => write!(out, "the Base plays {name}"),
        (Because::Returned, ..) => write!(out, "{name} returns to {to}"),
        (Because::TradeGiven, Some(seat), _) => write!(out, "{seat} gives {name} to the pool"),
        (Because::TradeTaken, _, Some(seat)) => write!(out, "{seat} takes {name} from the pool"),
        (Because::Recovered, _, Some(seat)) => write!(out, "{seat} recovers {name}"),
        (Because::Tubed, Some(seat), _) => write!(out, "{seat} sends {name} to {to}"),
        _ => write!(out, "{name} goes from {from} to {to}"),
    }
}

fn tell_turn(game: &Chaosmos, view: &View, seen: &H, out: &mut dyn Write) -> Result {
    let planet_name = |planet| game.planet_name(planet);
    match *seen {
        H::Travelled { seat, to, how } => {
            let to = game.space_name(to);
            match how {
                Travel::Move => write!(out, "{seat} moves to {to}"),
                Travel::Glide => write!(out, "{seat} flies to {to} on Evasion Rockets"),
                Travel::Wander => write!(out, "{seat} wanders on to {to}"),
                Travel::Hyperspace => write!(out, "{seat} jumps to {to}"),
                Travel::Booster => write!(out, "{seat} flies to {to} on Booster Rockets"),
                Travel::Hypergate => write!(out, "{seat} goes through the Hypergate to {to}"),
                Travel::Homesick => write!(out, "{seat} goes home to {to}"),
                Travel::Banished => write!(out, "{seat} is banished to {to}"),
                Travel::Fog => write!(out, "{seat} steps away to {to} in the Fog"),
            }
        }
        H::Controlled { seat, planet } => {
            write!(out, "{seat} takes control of {}", planet_name(planet))
        }
        H::Boxed { planet, .. } => {
            write!(
                out,
                "the envelope of {} goes back to the box",
                planet_name(planet)
            )
        }
        H::Paid {
            seat,
            pay,
            actions,
            hypertoken,
            ..
        } => {
            match pay {
                Pay::Action if actions == 1 => write!(out, "{seat} spends an Action")?,
                Pay::Action => write!(out, "{seat} spends {actions} Actions")?,
                Pay::Flux => write!(out, "{seat} spends a flux point")?,
                Pay::Strike => write!(out, "{seat} strikes for free")?,
            }
            out.write_str(if hypertoken { " and a Hypertoken" } else { "" })
        }
        H::Used { flag } => out.write_str(match flag {
            Turn::ABILITY => "the ability is used for this turn",
            Turn::TRADE => "the pool trade of this turn",
            Turn::CLAW => "the Claw is used for this turn",
            Turn::TRANSCEIVER => "the Transceiver is used for this turn",
            Turn::FLUX => "the Power Flux is used for this turn",
            _ => "the Amnion Strike is used for this turn",
        }),
        H::Quickened { seat, actions } => write!(out, "{seat} has {actions} more Actions"),
        H::Fluxed { seat } => write!(out, "{seat} has two flux points"),
        H::Opened { seat } => write!(out, "{seat} opens its envelope"),
        H::ReadyCalled { seat } => write!(out, "{seat} calls ready hands"),
        H::Epoch => out.write_str("hands may change again"),
        H::ClawMissed { seat, planet } => {
            write!(
                out,
                "the Claw of {seat} finds nothing on {}",
                planet_name(planet)
            )
        }
        H::Cut { seat } => write!(out, "the turn of {seat} ends at once"),
        H::Clock { from, to } => write!(out, "the clock goes from {from} to {to}"),
        H::Ended { winner: Some(seat) } => {
            write!(out, "the clock shows zero: {seat} holds the Ovoid and wins")
        }
        H::Ended { winner: None } => {
            out.write_str("the clock shows zero: nobody holds the Ovoid, nobody wins")
        }
        H::Pushed(frame) | H::Swapped(frame) => tell_frame(frame, out),
        H::Popped => out.write_str("that is settled"),
        _ => tell_fight(game, view, seen, out),
    }
}

fn tell_frame(frame: Frame, out: &mut dyn Write) -> Result {
    match frame {
        Frame::Round { why, left } => {
            write!(out, "{left} may exchange cards, ")?;
            out.write_str(match why {
                Why::TurnStart => "as a turn begins",
                Why::Ready => "then hands are ready",
                Why::Final => "for the last time",
            })
        }
        Frame::Own => out.write_str("the envelope is open"),
        Frame::Gained(seat) => write!(out, "{seat} may exchange cards"),
        Frame::Control(seat, crate::ControlAsk::Jammer) | Frame::ScryJam(seat) => {
            write!(out, "{seat} may show a Signal Jammer")
        }
        Frame::Control(seat, _) => write!(out, "{seat} looks for a Trap of its own"),
        Frame::Fight => out.write_str("to arms"),
        Frame::ScryOrb(seat) => write!(out, "{seat} may hide a card"),
        Frame::Wander => out.write_str("the adventurer may go on"),
        Frame::ClawBack => out.write_str("the hand is too large; a card goes back"),
        Frame::SeduceBack(seat) => write!(out, "{seat} gets a card in return"),
    }
}

fn tell_fight(game: &Chaosmos, _: &View, seen: &H, out: &mut dyn Write) -> Result {
    match *seen {
        H::FightBegan { attacker, foe, .. } => match foe {
            crate::Foe::Player(seat) => write!(out, "{attacker} attacks {seat}"),
            crate::Foe::Base(planet) => {
                write!(
                    out,
                    "{attacker} attacks the Base on {}",
                    game.planet_name(planet)
                )
            }
        },
        H::Rolled { side, dice } => {
            write!(out, "{} rolls ", side_name(side))?;
            face(dice[0], out)?;
            out.write_str(" and ")?;
            face(dice[1], out)
        }
        H::DieChanged { die, face: shown } => {
            let side = if die < 2 {
                Side::Attacker
            } else {
                Side::Defender
            };
            write!(out, "a die of {} now shows ", side_name(side))?;
            face(shown, out)
        }
        H::Staged(stage) => match stage {
            Stage::Dice(side) => write!(out, "{} may change a die", side_name(side)),
            Stage::Cards(side) => write!(out, "{} may play a card", side_name(side)),
            Stage::Fog => out.write_str("the loser may vanish in the Fog"),
            Stage::FogStep => out.write_str("the combat ends in Fog, without a winner"),
            Stage::Choice => out.write_str("the winner chooses spoils or banishment"),
            Stage::BaseChoice => out.write_str("the owner of the Base may banish the attacker"),
            Stage::Orb => out.write_str("the loser may hide a card"),
            Stage::Take => out.write_str("the winner may take a card"),
            Stage::TrapJam => out.write_str("the spoils are a Trap; a Signal Jammer would stop it"),
            Stage::GiveBack => out.write_str("the winner gives a card back"),
            Stage::Envelope => out.write_str("the winner settles the loser's envelope"),
            Stage::Off | Stage::Done => out.write_str("all is settled"),
        },
        H::Copied { side, kind } => {
            write!(
                out,
                "the Nano Fabricator of {} copies {}",
                side_name(side),
                game.card_name(kind)
            )
        }
        H::Feared { side } => {
            write!(
                out,
                "{} must play first, in Cosmic Fear",
                side_name(side.other())
            )
        }
        H::Calmed => out.write_str("dice do not count any more"),
        H::Quaked { face: shown, adds } => {
            out.write_str("the quake rolls ")?;
            face(shown, out)?;
            write!(out, " and adds {adds}")
        }
        H::Totals { attacker, defender } => write!(out, "totals {attacker} to {defender}"),
        H::Passed { side } => write!(out, "{} passes", side_name(side)),
        H::Decided {
            winner: Some(side), ..
        } => write!(out, "{} wins the combat", side_name(side)),
        H::Decided { winner: None, .. } => out.write_str("the combat is a draw"),
        H::Cloaked { seat, card: None } => write!(out, "{seat} hides a card"),
        H::Cloaked {
            seat,
            card: Some(kind),
        } => {
            write!(out, "{seat} hides {}", game.card_name(kind))
        }
        H::Tripped { seat } => write!(out, "the Trap among the spoils springs on {seat}"),
        _ => out.write_str("the combat is over"),
    }
}
