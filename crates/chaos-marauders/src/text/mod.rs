//! The game in words: the board, the actions, and what happened.

mod board;
mod tell;

use core::fmt::{Result, Write};

use tabletop_core::{Narrate, Seen};

use crate::components::Class;
use crate::{Action, Answer, CardKind, ChaosMarauders, FormationId, Phase, View};

impl ChaosMarauders {
    /// The name of a kind of card.
    pub(crate) fn name(&self, kind: CardKind) -> &str {
        self.card(kind).map_or("an unknown card", |card| &card.name)
    }

    /// The name of the card in a cell.
    fn name_at(&self, view: &View, formation: FormationId, cell: crate::Cell) -> &str {
        let card = view.position.formation(formation).card(cell);
        card.map_or("nothing", |kind| self.name(kind))
    }

    /// The name of the card in hand.
    fn hand_name(&self, view: &View) -> &str {
        view.position
            .hand()
            .map_or("the card", |kind| self.name(kind))
    }
}

impl Narrate for ChaosMarauders {
    fn board(&self, view: &View, out: &mut dyn Write) -> Result {
        board::draw(self, view, out)
    }

    fn describe(&self, view: &View, action: Action, out: &mut dyn Write) -> Result {
        let at = &view.position;
        let hand = self.hand_name(view);
        match action {
            Action::Row(row) => write!(out, "place {hand} in row {row}"),
            Action::Host(formation) => write!(out, "smuggle {hand} into {formation}"),
            Action::Cell(cell) => match at.phase() {
                Phase::Cell { formation, .. } => {
                    write!(out, "place {hand} in {formation}, cell {cell}")
                }
                _ => write!(out, "place {hand} in cell {cell}"),
            },
            Action::Discard => write!(out, "discard {hand} and end the turn"),
            Action::Answer(Answer::Shout) => out.write_str("claim the Chaos Marauders"),
            Action::Answer(Answer::Silent) => out.write_str("let the Chaos Marauders lie"),
            Action::Claimer(seat) => write!(out, "let {seat} have the Chaos Marauders"),
            Action::Attack(target) => {
                write!(out, "attack {target}")?;
                let Phase::Attack { row, .. } = at.phase() else {
                    return Ok(());
                };
                let from = FormationId::new(at.active(), row);
                let (strength, against) = self.strengths(at, from, target);
                write!(out, " with {strength} against {against}")
            }
            Action::Decline => out.write_str("do not attack"),
            Action::Trophy(kind) => write!(out, "take {} as a trophy", self.name(kind)),
            Action::Stop => out.write_str("leave the trophies that are left"),
            Action::Eat(formation) => {
                let troops = at.formation(formation).cards().filter(|&(_, kind)| {
                    self.card(kind)
                        .is_some_and(|card| card.class == Class::Troop)
                });
                write!(
                    out,
                    "let Odlugg eat the troops of {formation} ({})",
                    troops.count()
                )
            }
            Action::Kill(formation, cell) => {
                let victim = self.name_at(view, formation, cell);
                write!(
                    out,
                    "let Dagromm destroy {victim} in {formation}, cell {cell}"
                )
            }
            Action::Burn(formation) => {
                let cards = at.formation(formation).len();
                let s = if cards == 1 { "" } else { "s" };
                write!(out, "fire the Blowback at {formation} ({cards} card{s})")
            }
            Action::Explode(row) => write!(out, "let it blow up row {row}"),
        }
    }

    fn tell(&self, view: &View, seen: &Seen<Self>, out: &mut dyn Write) -> Result {
        tell::tell(self, view, seen, out)
    }
}
