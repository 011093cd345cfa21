//! The board as text, in at most 100 columns.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Result, Write};

use tabletop_core::{Game, Pending, Seat};

use crate::components::spaces;
use crate::frame::{Side, UNROLLED};
use crate::state::{Phase, Turn};
use crate::{Bag, Chaosmos, Colour, Kind, Place, Planet, Space, Step, View};

/// How wide a board is at most.
const WIDTH: usize = 100;

/// Draws the board, line by line without blanks at the ends.
pub(super) fn draw(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    let mut text = String::new();
    draw_all(game, view, &mut text)?;
    text.lines()
        .try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}

fn draw_all(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    if view.open.phase == Phase::Aliens {
        return draw_sheets(game, view, out);
    }
    draw_turn(view, out)?;
    draw_players(game, view, out)?;
    draw_planets(game, view, out)?;
    draw_stars(game, view, out)?;
    draw_cards(game, view, out)?;
    draw_fight(game, view, out)?;
    draw_question(game, view, out)
}

fn draw_sheets(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    writeln!(
        out,
        "Everybody chooses an alien in secret. Not ready: {}",
        view.open.waiting
    )?;
    if let crate::Draft::Offer(one, two) | crate::Draft::Chosen(one, two) = view.private.draft {
        for alien in [one, two] {
            let sheet = &game.components.aliens[alien.index()];
            writeln!(
                out,
                "  {} ({:?}): home {}, toxic {},\n    gear against it: {} or {}",
                sheet.name,
                sheet.ability,
                game.planet_name(sheet.home),
                game.planet_name(sheet.toxic),
                game.card_name(sheet.gear),
                game.card_name(Kind::POLYMORPHER),
            )?;
        }
        if matches!(view.private.draft, crate::Draft::Chosen(..)) {
            writeln!(out, "  You have chosen {}.", game.alien_name(one))?;
        }
    }
    Ok(())
}

fn draw_turn(view: &View, out: &mut dyn Write) -> Result {
    let open = &view.open;
    write!(out, "Clock {}", open.clock)?;
    if let (Some(active), Phase::Play) = (open.active(), open.phase) {
        let turn = &open.turn;
        write!(
            out,
            "   turn {} of {active}   Actions {}",
            open.turns, turn.actions
        )?;
        if turn.flux > 0 {
            write!(out, "   flux {}", turn.flux)?;
        }
        if turn.ready {
            out.write_str("   hands are ready")?;
        }
        let used = [
            (Turn::ABILITY, "ability"),
            (Turn::TRADE, "trade"),
            (Turn::STRIKE, "Strike"),
            (Turn::CLAW, "Claw"),
            (Turn::TRANSCEIVER, "Transceiver"),
            (Turn::FLUX, "Flux"),
        ];
        let used: Vec<&str> = used
            .iter()
            .filter(|(flag, _)| turn.used & flag != 0)
            .map(|(_, name)| *name)
            .collect();
        if !used.is_empty() {
            write!(out, "   used: {}", used.join(", "))?;
        }
        if !turn.attacked.is_empty() {
            write!(out, "   attacked: {}", turn.attacked)?;
        }
    }
    out.write_char('\n')
}

fn draw_players(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    let open = &view.open;
    writeln!(
        out,
        "  {:<38} {:<10} Hypertokens  Hand  Envelope",
        "Player", "Stands on"
    )?;
    for seat in Seat::all(open.seats) {
        let alien = open.alien(seat);
        let toxic = alien.map(|alien| game.tables.aliens[alien.index()].toxic);
        let name = alien.map_or("?", |alien| game.alien_name(alien));
        let you = if view.who.is(seat) { " (you)" } else { "" };
        let limit = alien.map_or(0, |alien| game.tables.aliens[alien.index()].limit);
        writeln!(
            out,
            " {}{:<38} {:<10} {:^11}  {:>2}/{limit}  {:<10} toxic: {}",
            if open.active() == Some(seat) {
                ">"
            } else {
                " "
            },
            format!("{seat} {name}{you}"),
            game.space_name(open.at(seat)),
            open.hypertokens(seat),
            open.hand_size(seat),
            open.controls(seat)
                .map_or("-", |planet| game.planet_name(planet)),
            toxic.map_or("-", |planet| game.planet_name(planet)),
        )?;
    }
    Ok(())
}

fn here(view: &View, space: Space) -> String {
    let seats: Vec<String> = Seat::all(view.open.seats)
        .filter(|&seat| view.open.at(seat) == space)
        .map(|seat| seat.to_string())
        .collect();
    seats.join(" ")
}

fn ways(game: &Chaosmos, space: Space) -> String {
    let links = spaces(game.tables.links[space.index()]);
    let names: Vec<&str> = links.map(|to| game.space_name(to)).collect();
    names.join(" ")
}

fn home_of(view: &View, game: &Chaosmos, planet: Planet) -> String {
    let at_home = |seat: &Seat| {
        view.open
            .alien(*seat)
            .is_some_and(|alien| game.tables.aliens[alien.index()].home == planet)
    };
    let found = Seat::all(view.open.seats).find(at_home);
    found.map_or(String::from("-"), |seat| seat.to_string())
}

fn draw_planets(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    let open = &view.open;
    writeln!(
        out,
        "   {:<10} {:<12} Home  Flag  Held  Cards  {:<18} {:<12}",
        "Planet", "Ways", "Face-up", "Here"
    )?;
    for planet in Planet::all() {
        let name = |seat: Option<Seat>| seat.map_or(String::from("-"), |seat| seat.to_string());
        let up = match (open.base(planet), view.mind.sure_face(planet)) {
            _ if open.removed(planet) => String::from("(irradiated)"),
            (Some(owner), _) => format!("Base of {owner}"),
            (_, Some(face)) => {
                let kind = if face.kind == Kind::TELETHWARTER_TRAP {
                    "Trap"
                } else {
                    "Vault"
                };
                let locked = if open.locked(planet) { ", locked" } else { "" };
                format!("{kind} of {}{locked}", face.owner)
            }
            _ if view.mind.may_face(planet).next().is_some() => String::from("perhaps"),
            _ => String::from("-"),
        };
        writeln!(
            out,
            "   {:<10} {:<12} {:^4}  {:^4}  {:^4}  {:>5}  {up:<18} {:<12}",
            game.planet_name(planet),
            ways(game, planet.space()),
            home_of(view, game, planet),
            name(open.marker(planet)),
            name(open.controller(planet)),
            open.envelope_size(planet),
            here(view, planet.space()),
        )?;
    }
    Ok(())
}

fn draw_stars(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    out.write_str("   Stars, and the ways from them:\n")?;
    let stars: Vec<Space> = Space::all()
        .filter(|space| space.planet().is_none())
        .collect();
    for row in stars.chunks(2) {
        out.write_str("  ")?;
        for &star in row {
            let spec = &game.components.spaces[star.index()];
            let colour = match spec.colour {
                Colour::Yellow => "yellow",
                Colour::Red => "red",
                Colour::Blue => "blue",
                Colour::Planet => "",
            };
            let text = format!(
                " {} {colour}: {}  {}",
                spec.name,
                ways(game, star),
                here(view, star)
            );
            write!(out, "{text:<46}")?;
        }
        out.write_char('\n')?;
    }
    Ok(())
}

/// A list that goes on over several lines.
fn list(label: &str, items: impl Iterator<Item = String>, out: &mut dyn Write) -> Result {
    write!(out, "{label}")?;
    let mut column = label.chars().count();
    for (place, item) in items.enumerate() {
        let width = item.chars().count() + 2;
        if place > 0 {
            out.write_char(',')?;
        }
        if column + width > WIDTH {
            out.write_str("\n   ")?;
            column = 3;
        }
        write!(out, " {item}")?;
        column += width;
    }
    out.write_char('\n')
}

fn cards(game: &Chaosmos, label: &str, bag: Bag, out: &mut dyn Write) -> Result {
    if bag.is_empty() {
        return writeln!(out, "{label} -");
    }
    list(label, bag.iter().map(|some| game.copies(some)), out)
}

fn draw_cards(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    let open = &view.open;
    if !game.setup.first_game {
        cards(game, "Cosmic Pool:", game.known_at(view, Place::POOL), out)?;
    }
    if open.phase != Phase::Play && open.phase != Phase::Over {
        // The deck is not dealt, or only just: the Void is empty.
    } else {
        cards(game, "Void:", game.known_at(view, Place::VOID), out)?;
    }
    if let Some(own) = view.who.seat() {
        cards(
            game,
            "Your hand:",
            game.known_at(view, Place::hand(own)),
            out,
        )?;
        if let Some(planet) = open.controls(own) {
            let label = format!("Your envelope ({}):", game.planet_name(planet));
            cards(
                game,
                &label,
                game.known_at(view, Place::envelope(planet)),
                out,
            )?;
        }
    }
    let own = view.who.seat();
    for seat in Seat::all(open.seats).filter(|&seat| own != Some(seat)) {
        let known = game.known_at(view, Place::hand(seat));
        if !known.is_empty() {
            cards(game, &format!("Known in the hand of {seat}:"), known, out)?;
        }
    }
    let controlled = own.and_then(|seat| open.controls(seat));
    for planet in Planet::all().filter(|&planet| controlled != Some(planet)) {
        let known = game.known_at(view, Place::envelope(planet));
        if !known.is_empty() {
            cards(
                game,
                &format!("Known on {}:", game.planet_name(planet)),
                known,
                out,
            )?;
        }
    }
    Ok(())
}

/// One face of a die.
pub(super) fn face(face: u8, out: &mut dyn Write) -> Result {
    match face {
        0 => out.write_str("mirror"),
        UNROLLED => out.write_char('-'),
        number => write!(out, "{number}"),
    }
}

fn draw_fight(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    let Some(fight) = view.open.fight() else {
        return Ok(());
    };
    write!(out, "Combat: {} attacks ", fight.attacker)?;
    match fight.foe {
        crate::Foe::Player(seat) => writeln!(out, "{seat}")?,
        crate::Foe::Base(planet) => writeln!(out, "the Base on {}", game.planet_name(planet))?,
    }
    for (side, name, place) in [
        (Side::Attacker, "attacker", Place::ATTACKER),
        (Side::Defender, "defender", Place::DEFENDER),
    ] {
        let [one, two] = fight.pair(side);
        write!(out, "   {name}: dice ")?;
        face(one, out)?;
        out.write_str(", ")?;
        face(two, out)?;
        let mut label = format!("; total {}", fight.totals[side.index()]);
        if fight.calm {
            label.push_str(" (dice do not count)");
        }
        if side == Side::Attacker && fight.quake > 0 {
            label = format!("{label}, quake +{}", fight.quake);
        }
        if fight.fear == Some(side.other()) {
            label.push_str(", in Cosmic Fear");
        }
        writeln!(out, "{label}")?;
        cards(game, "     on the table:", game.known_at(view, place), out)?;
        for (_, copy) in fight.copies.iter().flatten().filter(|copy| copy.0 == side) {
            writeln!(
                out,
                "     a Nano Fabricator copies {}",
                game.card_name(*copy)
            )?;
        }
    }
    match fight.winner {
        Some(Side::Attacker) => writeln!(out, "   the attacker has won"),
        Some(Side::Defender) => writeln!(out, "   the defender has won"),
        None => Ok(()),
    }
}

fn draw_question(game: &Chaosmos, view: &View, out: &mut dyn Write) -> Result {
    match game.pending_in(view) {
        Pending::Sealed(seats) => writeln!(
            out,
            "Starting hands are split in secret. Not ready: {seats}"
        ),
        Pending::Over => match view.open.phase {
            Phase::Over => out.write_str("The clock shows zero: the game is over.\n"),
            _ => Ok(()),
        },
        pending => {
            let seat = pending.seats().first().unwrap_or(Seat::ALL[0]);
            if let Phase::Radiation(_) = view.open.phase {
                return writeln!(out, "{seat} is asked: which planet is irradiated?");
            }
            write!(out, "{seat} is asked: {}", Chaosmos::question(view))?;
            if view.who.is(seat) && view.open.in_session() == Some(seat) {
                out.write_str(match view.private.step {
                    Step::Locks => ", locks and face-up cards",
                    Step::Stow => ", from hand to envelope",
                    Step::Take => ", from envelope to hand",
                    Step::TurnUp => ", turning a card up",
                    Step::Keep => ", keep the envelope?",
                })?;
            }
            out.write_char('\n')
        }
    }
}
