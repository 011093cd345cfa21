//! The board as text, at most 100 columns wide.

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write};

use tabletop_core::Seat;
use tabletop_core::cards::Counts as Copies;

use super::cards::{AbilityText, Counts, CrewText, Pile, title};
use crate::PirateCoveCoop;
use crate::hand::Glimpse;
use crate::illegal::question;
use crate::piles::Places;
use crate::state::{Aim, Area, End, Point, Position};
use crate::view::View;
use crate::words::{Icon, Row};

/// The widest line.
const WIDTH: usize = 100;

pub(super) fn draw(game: &PirateCoveCoop, view: &View, out: &mut dyn Write) -> fmt::Result {
    let at = &view.position;
    let tables = game.tables();
    let all: u32 = tables.deck.iter().copied().map(u32::from).sum();
    writeln!(
        out,
        "Round {} of {}   morale {}   quests completed {} of {all}   hands {}",
        at.round,
        tables.round_limit,
        at.morale,
        at.quests.completed.len(),
        if tables.secret { "hidden" } else { "open" },
    )?;
    quests(game, at, out)?;
    market(game, at, out)?;
    writeln!(out)?;
    line(
        out,
        "Hit cards",
        &format!(
            "deck {}; discarded {}",
            Values(&at.hits.deck),
            Values(&at.hits.discard)
        ),
    )?;
    if !at.trash.is_empty() {
        line(out, "Trashed", &format!("{}", Pile(&at.trash)))?;
    }
    for seat in Seat::all(tables.players) {
        player(game, view, seat, out)?;
    }
    if tables.solo() {
        let bot = &at.bot;
        writeln!(
            out,
            "Bot   modifier {}   gold {}{}",
            bot.modifier,
            bot.gold,
            if bot.joins { "   joins the quest" } else { "" },
        )?;
        line(out, "   revealed", &format!("{}", Pile(&bot.revealed)))?;
        line(out, "   draw pile", &format!("{}", Pile(&bot.draw)))?;
        line(out, "   discarded", &format!("{}", Pile(&bot.discard)))?;
    }
    attempt(game, at, out)?;
    writeln!(out)?;
    match at.end {
        None if matches!(
            at.point,
            Point::BotIcon | Point::BotBribe | Point::BotShop | Point::BotJoin
        ) =>
        {
            writeln!(
                out,
                "{} decides for the bot: {}",
                at.turn,
                question(at.point)
            )
        }
        None => writeln!(out, "{} decides {}", at.turn, question(at.point)),
        Some(End::Won) => writeln!(out, "Every quest is completed: the crew has won."),
        Some(End::Mutiny) => writeln!(out, "Morale is gone: the crew has lost."),
        Some(End::OutOfTime) => writeln!(out, "Time is up: the crew has lost."),
    }
}

/// A label and a text, wrapped between words where it would be too wide.
fn line(out: &mut dyn Write, label: &str, text: &str) -> fmt::Result {
    write!(out, "{label}")?;
    let mut column = label.chars().count();
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let width = word.chars().count() + 1;
        // A number stays with what it counts.
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let next = words
            .peek()
            .filter(|_| is_number)
            .map_or(0, |next| next.chars().count() + 1);
        if column + width + next > WIDTH {
            write!(out, "\n     ")?;
            column = 5;
        }
        write!(out, " {word}")?;
        column += width;
    }
    writeln!(out)
}

/// Hit cards such as `12 of 1, 6 of 2`.
struct Values<'a>(&'a Copies<8>);

impl fmt::Display for Values<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for (index, copies) in self.0.iter() {
            write!(f, "{gap}{copies} of value {}", index + 1)?;
            gap = ", ";
        }
        if gap.is_empty() {
            f.write_str("none")
        } else {
            Ok(())
        }
    }
}

fn quests(game: &PirateCoveCoop, at: &Position<Glimpse>, out: &mut dyn Write) -> fmt::Result {
    let [one, two, three, four] = at.quests.levels;
    writeln!(
        out,
        "\nQuests   deck {}: {one} of level 1, {two} of 2, {three} of 3, {four} of 4{}",
        at.quests.left(),
        Bottom(Row::Quest, &at.quests.bottom),
    )?;
    for (slot, place) in at.quests.row.iter().enumerate() {
        let Some(quest) = *place else {
            writeln!(out, "  {slot}  -")?;
            continue;
        };
        let face = game.tables().quest(quest);
        writeln!(
            out,
            "  {slot}  Q{:02} {:<26} level {}   needs {:<12} hits {}   gold {}",
            quest + 1,
            title(game, Row::Quest, quest),
            face.level + 1,
            Counts(face.needs),
            face.hits,
            face.gold,
        )?;
    }
    Ok(())
}

/// The cards that were put back under a deck, in order.
struct Bottom<'a>(Row, &'a [u8]);

impl fmt::Display for Bottom<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((first, more)) = self.1.split_first() {
            write!(f, "; under it {}{:02}", self.0.letter(), first + 1)?;
            for card in more.iter().take(5) {
                write!(f, " {}{:02}", self.0.letter(), card + 1)?;
            }
            if more.len() > 5 {
                write!(f, " and {} more", more.len() - 5)?;
            }
        }
        Ok(())
    }
}

fn market(game: &PirateCoveCoop, at: &Position<Glimpse>, out: &mut dyn Write) -> fmt::Result {
    let components = game.component_tables();
    let row = |places: &Places| places.map(|place| place.map(usize::from));
    writeln!(
        out,
        "Crew   deck {}{}",
        at.crew.left(),
        Bottom(Row::Crew, &at.crew.bottom)
    )?;
    for (slot, card) in row(&at.crew.row).into_iter().enumerate() {
        match card.and_then(|card| Some((card, components.crew.get(card)?))) {
            Some((card, crew)) => {
                #[expect(clippy::cast_possible_truncation, reason = "it was a u8")]
                let text = format!("{}", CrewText(game, card as u8));
                let start = format!(
                    "  {slot}  C{:02} {:<26} {} gold  ",
                    card + 1,
                    crew.name,
                    crew.cost
                );
                line(out, &start, &text)?;
            }
            None => writeln!(out, "  {slot}  -")?,
        }
    }
    let market = &at.upgrades;
    writeln!(
        out,
        "Upgrades   deck {}{}",
        market.left(),
        Bottom(Row::Upgrade, &market.bottom)
    )?;
    for (slot, card) in row(&market.row).into_iter().enumerate() {
        match card.and_then(|card| Some((card, components.upgrades.get(card)?))) {
            Some((card, upgrade)) => {
                #[expect(clippy::cast_possible_truncation, reason = "it was a u8")]
                let gained = game.tables().gained(card as u8);
                let text = format!("{}; gives {}", AbilityText(upgrade.ability), Pile(&gained));
                let start = format!(
                    "  {slot}  U{:02} {:<26} {} gold  ",
                    card + 1,
                    upgrade.name,
                    upgrade.cost
                );
                line(out, &start, &text)?;
            }
            None => writeln!(out, "  {slot}  -")?,
        }
    }
    Ok(())
}

fn player(game: &PirateCoveCoop, view: &View, seat: Seat, out: &mut dyn Write) -> fmt::Result {
    let area = view.position.area(seat);
    let aim = match area.aim {
        Aim::Open => String::new(),
        Aim::Stay => String::from("   stays"),
        Aim::Quest(slot) => format!("   attempts quest {slot}"),
    };
    writeln!(
        out,
        "{seat}{}   life {}   gold {}{aim}{}{}",
        if view.who.is(seat) { " (you)" } else { "" },
        area.life,
        area.gold,
        if area.stranded { "   stranded" } else { "" },
        if area.bought > 0 {
            format!("   bought {}", area.bought)
        } else {
            String::new()
        },
    )?;
    piles(area, out)?;
    if !area.played.is_empty() {
        line(out, "   played", &format!("{}", Pile(&area.played)))?;
    }
    for (upgrade, copies) in area.ship.iter() {
        let Some(ability) = game.tables().ability(upgrade) else {
            continue;
        };
        let used = area.ship.uses(upgrade);
        let text = format!(
            "U{:02} {}{}: {}{}",
            upgrade + 1,
            title(game, Row::Upgrade, upgrade),
            if copies > 1 { ", twice" } else { "" },
            AbilityText(ability),
            if used > 0 {
                format!(" (used {used} of {copies})")
            } else {
                String::new()
            },
        );
        line(out, "   ship", &text)?;
    }
    Ok(())
}

fn piles(area: &Area<Glimpse>, out: &mut dyn Write) -> fmt::Result {
    match &area.cards {
        Glimpse::Open(held) => {
            line(
                out,
                &format!("   hand {}:", area.hand_size),
                &format!("{}", Pile(&held.hand)),
            )?;
            line(
                out,
                &format!("   draw pile {}:", area.draw_size),
                &format!("{}", Pile(&held.draw)),
            )?;
        }
        Glimpse::Merged(pile) => {
            let known = area.known.total();
            let hidden = u32::from(area.hand_size).saturating_sub(known);
            let shown = match known {
                0 => String::new(),
                _ => format!("{} and ", Pile(&area.known)),
            };
            line(
                out,
                &format!("   hand {}:", area.hand_size),
                &format!("{shown}{hidden} hidden"),
            )?;
            let label = format!("   hidden cards and draw pile of {}:", area.draw_size);
            line(out, &label, &format!("{}", Pile(pile)))?;
        }
    }
    line(out, "   discarded", &format!("{}", Pile(&area.discard)))
}

fn attempt(game: &PirateCoveCoop, at: &Position<Glimpse>, out: &mut dyn Write) -> fmt::Result {
    let attempt = &at.attempt;
    let Some(slot) = attempt.slot else {
        return Ok(());
    };
    writeln!(
        out,
        "\nAttempt of quest {slot}, Q{:02} {}{}",
        attempt.quest + 1,
        title(game, Row::Quest, attempt.quest),
        match attempt.completed {
            Some(true) => format!(": completed, {} gold left to share", attempt.gold),
            Some(false) => String::from(": failed"),
            None if attempt.hits_left > 0 => format!(", {} hit cards to come", attempt.hits_left),
            None => String::new(),
        },
    )?;
    for icon in Icon::ALL {
        let printed = game.tables().quest(attempt.quest).needs[icon.index()];
        let (need, have) = (attempt.needs[icon.index()], attempt.have[icon.index()]);
        if printed > 0 || have > 0 {
            let less = if need < printed {
                format!(" (printed {printed})")
            } else {
                String::new()
            };
            writeln!(
                out,
                "   {icon:<7} {have} of {need}{less}",
                icon = format!("{icon}")
            )?;
        }
    }
    for seat in attempt.players {
        let fighter = at.fighter(seat);
        writeln!(
            out,
            "   {seat}: actions {}, damage coming {}, absorb {}",
            fighter.actions, fighter.incoming, fighter.absorb,
        )?;
    }
    Ok(())
}
