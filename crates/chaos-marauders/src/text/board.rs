//! The board as text, in at most 100 columns.

use core::fmt::{Result, Write};

use tabletop_core::Seat;

use crate::components::TOKENS;
use crate::{
    Answer, Cell, ChaosMarauders, End, Formation, FormationId, Phase, Position, Row, Side, Source,
    View,
};

/// How wide a board is at most.
const WIDTH: usize = 100;
const LABEL: &str = "Trophies left:";

type At = Position<Option<Answer>>;

pub(super) fn draw(game: &ChaosMarauders, view: &View, out: &mut dyn Write) -> Result {
    let at = &view.position;
    writeln!(
        out,
        "Turn {} of {}   deck {}   discards {}   strength: as attacker/as target   *: complete",
        at.turn(),
        at.active(),
        at.deck().total(),
        at.discards().total()
    )?;
    out.write_str("   ")?;
    for cell in Cell::all() {
        write!(out, " {:^6}", cell.number())?;
    }
    out.write_str("   strength\n")?;
    for tribe in Seat::all(at.seats()) {
        draw_tribe(game, view, tribe, out)?;
    }
    draw_spoils(game, at, out)?;
    draw_question(game, view, out)
}

fn draw_tribe(game: &ChaosMarauders, view: &View, tribe: Seat, out: &mut dyn Write) -> Result {
    let at = &view.position;
    let tokens = usize::from(TOKENS) - spies(at, tribe).min(usize::from(TOKENS));
    writeln!(
        out,
        "{tribe}{}  {} points, {} of 3 complete, {tokens} tokens",
        if view.who.is(tribe) { " (you)" } else { "" },
        game.score(at, tribe).total(),
        at.complete(tribe),
    )?;
    for row in Row::all() {
        let id = FormationId::new(tribe, row);
        write!(out, "  {row}|")?;
        for cell in Cell::all() {
            draw_cell(game, at, id, cell, out)?;
        }
        draw_strength(game, at, id, out)?;
    }
    Ok(())
}

fn spies(at: &At, tribe: Seat) -> usize {
    let hosts = at.formations().filter(|(_, it)| it.spy_of() == Some(tribe));
    hosts.count()
}

/// One cell: the card, the number of the cell if the open question offers it, or nothing.
fn draw_cell(
    game: &ChaosMarauders,
    at: &At,
    id: FormationId,
    cell: Cell,
    out: &mut dyn Write,
) -> Result {
    let formation: &Formation = at.formation(id);
    if let Some(kind) = formation.card(cell) {
        let short = game.card(kind).map_or("?", |card| &card.short);
        return match formation.spy_of().filter(|_| game.is_spy(kind)) {
            Some(owner) => write!(out, "{short:.3}:{owner}|"),
            None => write!(out, "{short:^6}|"),
        };
    }
    let offered = match at.phase() {
        Phase::Cell {
            formation, cells, ..
        } => formation == id && cells.contains(cell),
        _ => false,
    };
    if offered {
        write!(out, "{:^6}|", alloc::format!("({cell})"))
    } else {
        out.write_str("      |")
    }
}

/// The strength as attacker and as target, and whether the formation is complete.
fn draw_strength(game: &ChaosMarauders, at: &At, id: FormationId, out: &mut dyn Write) -> Result {
    let formation = at.formation(id);
    let attacker = game.strength(formation, Side::Attacker);
    let target = game.strength(formation, Side::Target);
    if formation.is_empty() {
    } else if attacker == target {
        write!(out, " {attacker}")?;
    } else {
        write!(out, " {attacker}/{target}")?;
    }
    if at.is_complete(id) {
        out.write_str(" *")?;
    }
    out.write_char('\n')
}

fn draw_spoils(game: &ChaosMarauders, at: &At, out: &mut dyn Write) -> Result {
    if at.spoils().next().is_none() {
        return Ok(());
    }
    let mut column = LABEL.len();
    out.write_str(LABEL)?;
    for (count, (_, kind)) in at.spoils().enumerate() {
        let name = game.name(kind);
        let width = name.chars().count() + 2;
        if count > 0 {
            out.write_char(',')?;
            if column + width > WIDTH {
                write!(out, "\n{:1$}", "", LABEL.len())?;
                column = LABEL.len();
            }
        }
        write!(out, " {name}")?;
        column += width;
    }
    out.write_char('\n')
}

/// The open question, and the card it is about.
fn draw_question(game: &ChaosMarauders, view: &View, out: &mut dyn Write) -> Result {
    let at = &view.position;
    if let Some(card) = at.hand().and_then(|kind| game.card(kind)) {
        writeln!(out, "In hand: {card}")?;
    }
    let active = at.active();
    match at.phase() {
        Phase::Row { seat, source, .. } => match source {
            Source::Draw => writeln!(out, "{seat}: which row? Or discard it and end the turn"),
            Source::Claim => writeln!(out, "{seat} has claimed it and must place it: which row?"),
            Source::Trophy => writeln!(out, "{seat}: which row does the trophy go to?"),
        },
        Phase::Cell {
            seat, formation, ..
        } => writeln!(out, "{seat}: which cell of {formation}?"),
        Phase::Claim { row, cell, asked } => {
            write!(
                out,
                "{active} placed the Chaos Marauders in row {row}, cell {cell}. "
            )?;
            write!(
                out,
                "Asked: {asked}; still to answer: {}",
                at.claims().waiting()
            )?;
            for (seat, answer) in at.claims().iter() {
                match answer {
                    Some(Answer::Shout) => write!(out, "; {seat} shouts")?,
                    Some(Answer::Silent) => write!(out, "; {seat} is silent")?,
                    None => {}
                }
            }
            out.write_char('\n')
        }
        Phase::Claimer { shouted, .. } => {
            writeln!(
                out,
                "{active}: who gets the Chaos Marauders? They shouted: {shouted}"
            )
        }
        Phase::Attack { row, .. } => {
            writeln!(out, "{active}: row {row} may attack now, or never")
        }
        Phase::Trophy { winner, .. } => writeln!(out, "{winner}: which trophy next? Or stop"),
        Phase::Odlugg { .. } => writeln!(out, "{active}: whose troops does Odlugg eat?"),
        Phase::Dagromm => writeln!(out, "{active}: which Dwarf does Dagromm destroy?"),
        Phase::Blowback { .. } => {
            writeln!(out, "{active}: where is the Blowback fired? Or discard it")
        }
        Phase::Explosion { .. } => {
            writeln!(
                out,
                "{active}: it explodes! Which of your largest rows is lost?"
            )
        }
        Phase::Over { end } => match end {
            End::ThirdFormation(seat) => {
                writeln!(
                    out,
                    "The game is over: {seat} has three complete formations"
                )
            }
            End::NoCards => writeln!(out, "The game is over: there are no cards left"),
            End::TurnLimit => writeln!(out, "The game is over: the last turn has ended"),
        },
    }
}
