//! The board, in at most 100 columns.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Result, Write};

use tabletop_core::{Seat, SeatSet, Viewer};

use super::count;
use crate::components::{Card, Place, Section};
use crate::secrets::HandView;
use crate::state::Guard;
use crate::{Decision, PiratesCove, Victim, View};

pub(super) fn board(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    header(game, view, out)?;
    islands(game, view, out)?;
    captains(game, view, out)?;
    black_ships(game, view, out)?;
    if view.position.battle.is_on() {
        battle(game, view, out)?;
    }
    own(game, view, out)?;
    writeln!(out, "{}", now(view))
}

fn header(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    let position = &view.position;
    let months = tabletop_core::Game::setup(game).months;
    let when = match position.month {
        0 => "rigging the ships".to_string(),
        month => format!("month {month} of {months}"),
    };
    writeln!(
        out,
        "Pirate's Cove, {when}. Supply: {}, {}. Tavern: {} in the pile, {} discarded.",
        count(position.gold, "gold"),
        count(position.chests, "chest"),
        position.pile_size(),
        position.discards.total(),
    )
}

/// One line for each place: treasure card and ships.
fn islands(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    let position = &view.position;
    writeln!(out)?;
    for place in Place::ALL {
        let treasure = position.face_up(place).map(|row| game.treasure_text(row));
        let mut ships: Vec<String> = position
            .ships_at(place)
            .into_iter()
            .map(|seat| seat.to_string())
            .collect();
        for (number, ship) in (0u8..).zip(position.black_ships()) {
            if ship.place == place {
                let name = game.black_captain(view, number);
                ships.push(if ship.sunk {
                    format!("({name}, sunk)")
                } else {
                    format!("[{name}]")
                });
            }
        }
        if let Some(navy) = position.navy.filter(|navy| navy.place == place) {
            ships.push(format!("[Navy of {} after {}]", navy.controller, navy.prey));
        }
        let mut line = format!(
            "{} {:<16} {:<37}",
            place.number(),
            place.to_string(),
            treasure.unwrap_or_default()
        );
        let column = line.chars().count() + 1;
        for ship in ships {
            if line.chars().count() + 1 + ship.chars().count() > 100 {
                writeln!(out, "{}", line.trim_end())?;
                line = " ".repeat(column - 1);
            }
            line.push(' ');
            line.push_str(&ship);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// One line for each captain.
fn captains(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    let position = &view.position;
    writeln!(out)?;
    writeln!(
        out,
        "    fame  gold  chests  cards  hull      crew      cannon    sails     dice  speed"
    )?;
    for seat in Seat::all(position.players) {
        let captain = position.captain(seat);
        write!(
            out,
            "{seat} {:>5} {:>5} {:>7} {:>6}  ",
            captain.fame,
            captain.gold,
            captain.chests,
            captain.hand.size()
        )?;
        for section in Section::ALL {
            let marker = captain.markers[section.index()];
            let guard = match captain.guards[section.index()] {
                Guard::Nobody => "",
                Guard::Mastercraft => "+M",
                Guard::DamagedMastercraft => "+m",
                Guard::Parrot => "+P",
                Guard::WoundedParrot => "+p",
            };
            let cell = if marker < 0 {
                format!("OFF{guard}")
            } else {
                format!("{}(p{marker}){guard}", game.level(section, marker))
            };
            write!(out, "{cell:<10}")?;
        }
        write!(
            out,
            "{:>4} {:>6}",
            game.dice(position, seat),
            game.speed(position, seat)
        )?;
        if let Some(robber) = position.robber_of(seat) {
            write!(out, "  robbed by {robber}")?;
        }
        writeln!(out)?;
    }
    writeln!(
        out,
        "    (level and position; +M Mastercraft, +P Parrot; in small letters after a hit)"
    )
}

/// One line for each legendary pirate at sea.
fn black_ships(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    for ship in view.position.black_ships() {
        let Some(legend) = game.tables().legends.get(usize::from(ship.legend)) else {
            continue;
        };
        let aim = match (legend.fires_at, legend.victim) {
            (Some(section), Some(victim)) => {
                format!("fires at the {section} of {}", victim_text(victim))
            }
            _ => "does not fire".to_string(),
        };
        writeln!(
            out,
            "[{}] speed {}, {}, hull {}, {aim}; {}",
            legend.name,
            legend.speed,
            count(legend.dice, "die"),
            legend.hull,
            count(legend.fame, "fame"),
        )?;
    }
    Ok(())
}

const fn victim_text(victim: Victim) -> &'static str {
    match victim {
        Victim::MostFame => "the most famous",
        Victim::MostChests => "who has most chests",
        Victim::Fastest => "the fastest",
        Victim::MostDice => "who rolls most dice",
    }
}

fn battle(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    let battle = &view.position.battle;
    let place = battle
        .island
        .map_or("The final battle".to_string(), |place| {
            format!("Battle at {place}")
        });
    let when = match battle.round {
        0 => "preparation".to_string(),
        round => format!("round {round}"),
    };
    write!(out, "\n{place}, {when}: {}", battle.present)?;
    if let Some(black) = battle.black {
        write!(
            out,
            ", {} (hull {})",
            game.black_captain(view, black),
            battle.black_hull
        )?;
    }
    if battle.navy {
        write!(out, ", the Navy (hull {})", battle.navy_hull)?;
    }
    writeln!(out)?;
    let mut notes: Vec<String> = Vec::new();
    if !battle.hit.is_empty() {
        notes.push(format!("hit: {}", battle.hit));
    }
    if let Some(victim) = battle.victim {
        notes.push(format!("the black ship fires at {victim}"));
    }
    if !battle.spotted.is_empty() {
        notes.push(format!("Black Spot: {}", battle.spotted));
    }
    for seat in SeatSet::all(view.position.players) {
        for card in Card::BATTLE {
            if battle.in_force(seat, card) > 0 {
                notes.push(format!("{seat} {}", card.name()));
            }
        }
    }
    for card in Card::VOLLEY {
        if battle.loaded(card) > 0 {
            notes.push(format!("loaded: {}", card.name()));
        }
    }
    wrapped("  ", &notes, "; ", out)
}

/// What the viewer alone knows.
fn own(game: &PiratesCove, view: &View, out: &mut dyn Write) -> Result {
    let position = &view.position;
    writeln!(out)?;
    let Viewer::Seat(me) = view.who else {
        return Ok(());
    };
    for seat in SeatSet::all(position.players) {
        let (label, cards) = match &position.captain(seat).hand {
            HandView::Mine { cards, .. } => ("Your hand", cards),
            HandView::Theirs { known, .. } if !known.is_empty() => ("You know of", known),
            HandView::Theirs { .. } => continue,
        };
        let names: Vec<String> = cards
            .iter()
            .map(|(kind, copies)| {
                let name = Card::ALL[usize::from(kind)].name();
                if copies > 1 {
                    format!("{name} x{copies}")
                } else {
                    name.to_string()
                }
            })
            .collect();
        let label = if seat == me {
            format!("{label} ({seat}): ")
        } else {
            format!("{label} {seat}: ")
        };
        if names.is_empty() {
            writeln!(out, "{label}no cards")?;
        } else {
            wrapped(&label, &names, ", ", out)?;
        }
    }
    if let Some(steps) = view.own_rig() {
        let captain = position.captain(me);
        let mut gold = captain.gold;
        let mut parts: Vec<String> = Vec::new();
        for section in Section::ALL {
            let from = captain.markers[section.index()];
            let to = from.saturating_add(steps[section.index()]);
            for marker in from..to {
                gold = gold.saturating_sub(game.step_cost(section, marker).unwrap_or(0));
            }
            parts.push(format!("{section} {}", game.level(section, to)));
        }
        writeln!(
            out,
            "Your rig: {}; {} left",
            parts.join(", "),
            count(gold, "gold")
        )?;
    }
    if let Some(Some(place)) = position.wheels.choice(me) {
        writeln!(out, "Your wheel: {place}")?;
    }
    Ok(())
}

/// Writes words in lines of at most 100 columns; later lines are indented.
fn wrapped(label: &str, words: &[String], between: &str, out: &mut dyn Write) -> Result {
    if words.is_empty() {
        return Ok(());
    }
    let mut line = label.to_string();
    let mut fresh = true;
    for (number, word) in words.iter().enumerate() {
        let end = if number + 1 < words.len() {
            between.trim_end()
        } else {
            ""
        };
        if !fresh && line.chars().count() + word.chars().count() + 4 > 98 {
            writeln!(out, "{}", line.trim_end())?;
            line = "    ".to_string();
        }
        line.push_str(word);
        line.push_str(end);
        line.push(' ');
        fresh = false;
    }
    writeln!(out, "{}", line.trim_end())
}

/// Who decides, and what.
fn now(view: &View) -> String {
    let decision = view.position.decision;
    let pending = view.position.pending();
    match decision {
        Decision::Over => "The game is over.".to_string(),
        _ => match decision.seat() {
            Some(seat) => format!("{seat} decides: {}.", decision.question()),
            None => format!("{} to choose: {}.", pending.seats(), decision.question()),
        },
    }
}
