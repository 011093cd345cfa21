//! What happened, one sentence for each event.

use core::fmt::{Result, Write};

use tabletop_core::Seat;

use crate::event::{Discard, Origin, TurnEnd};
use crate::{Answer, ChaosMarauders, End, Face, Fact, Happening, Phase, Score, View};

pub(super) fn tell(
    game: &ChaosMarauders,
    view: &View,
    seen: &Happening<Option<Answer>>,
    out: &mut dyn Write,
) -> Result {
    match *seen {
        Happening::Answered { seat, answer } => match answer {
            None => write!(out, "{seat} has made up its mind"),
            Some(Answer::Shout) => write!(out, "{seat} will shout for the Chaos Marauders"),
            Some(Answer::Silent) => write!(out, "{seat} will stay silent"),
        },
        Happening::Public(fact) => public(game, view, fact, out),
    }
}

fn public(game: &ChaosMarauders, view: &View, fact: Fact, out: &mut dyn Write) -> Result {
    match fact {
        Fact::Began { first } => write!(out, "{first} is the greenest and begins"),
        Fact::TurnBegan { seat, turn } => write!(out, "turn {turn}: {seat}"),
        Fact::Reshuffled { cards } => {
            write!(
                out,
                "the discard pile is shuffled into a new deck of {cards} cards"
            )
        }
        Fact::Drawn {
            seat,
            card,
            ends_turn,
        } => {
            write!(out, "{seat} draws {}", game.name(card))?;
            match ends_turn {
                Some(TurnEnd::Duplicate) => out.write_str(", a duplicate"),
                Some(_) => out.write_str(", a green card"),
                None => Ok(()),
            }
        }
        Fact::Asked(phase) => asked(view, phase, out),
        Fact::Placed {
            by,
            formation,
            cell,
            card,
            token,
        } => {
            let card = game.name(card);
            match token {
                Some(_) => write!(out, "{by} smuggles {card} into {formation}, cell {cell}"),
                None => write!(out, "{by} places {card} in {formation}, cell {cell}"),
            }
        }
        Fact::Discarded { card, from, why } => discarded(game.name(card), from, why, out),
        Fact::Revealed { shouted } if shouted.is_empty() => out.write_str("nobody shouts"),
        Fact::Revealed { shouted } => write!(out, "\"Waaagh!\" shouts {shouted}"),
        Fact::Claimed {
            by,
            formation,
            card,
            ..
        } => write!(out, "{by} gets {} from {formation}", game.name(card)),
        Fact::Rolled { seat, face } => {
            let face = match face {
                Face::OrcEye => "an Orc Eye",
                Face::MarkOfChaos => "the Mark of Chaos",
            };
            write!(out, "{seat} rolls {face}")
        }
        Fact::Completed { formation, length } => {
            write!(out, "{formation} is complete with {length} cards")
        }
        Fact::Opened { formation } => write!(out, "{formation} is no longer complete"),
        Fact::Attacked {
            from,
            target,
            strength,
            against,
        } => write!(out, "{from} attacks {target}, {strength} against {against}"),
        Fact::Declined { formation } => write!(out, "{formation} does not attack"),
        Fact::Broken { formation } => write!(out, "{formation} is broken"),
        Fact::Seized {
            formation, card, ..
        } => write!(out, "{} of {formation} becomes a trophy", game.name(card)),
        Fact::TookTrophy { seat, card, .. } => {
            write!(out, "{seat} takes {} as a trophy", game.name(card))
        }
        Fact::TurnEnded { seat, why } => write!(out, "the turn of {seat} ends: {}", reason(why)),
        Fact::Ended { end } => match end {
            End::ThirdFormation(seat) => {
                write!(out, "the game ends: {seat} has three complete formations")
            }
            End::NoCards => out.write_str("the game ends: there are no cards left"),
            End::TurnLimit => out.write_str("the game ends: that was the last turn"),
        },
        Fact::Scored { seat, score } => scored(seat, score, out),
        Fact::Won { seats } => write!(out, "{seats} won"),
    }
}

fn discarded(card: &str, from: Origin, why: Discard, out: &mut dyn Write) -> Result {
    let Origin::Placed {
        formation,
        cell,
        token,
    } = from
    else {
        return write!(out, "{card} {}", fate(why));
    };
    write!(out, "{card} in {formation}, cell {cell} {}", fate(why))?;
    match token {
        Some(owner) => write!(out, "; the token goes back to {owner}"),
        None => Ok(()),
    }
}

fn scored(seat: Seat, score: Score, out: &mut dyn Write) -> Result {
    write!(out, "{seat} scores {}", score.total())?;
    let items = [
        (score.finisher, "for finishing first"),
        (score.lengths, "for lengths"),
        (score.cards, "for cards"),
        (score.printed, "printed"),
        (score.machines, "for war machines"),
    ];
    let mut before = ": ";
    for (points, what) in items.into_iter().filter(|&(points, _)| points > 0) {
        write!(out, "{before}{points} {what}")?;
        before = ", ";
    }
    Ok(())
}

fn asked(view: &View, phase: Phase, out: &mut dyn Write) -> Result {
    let active = view.position.active();
    match phase {
        // The board asks these of who has to answer; the others see where the card goes.
        Phase::Row { .. } | Phase::Cell { .. } => Ok(()),
        Phase::Claim { asked, .. } => write!(out, "who wants the Chaos Marauders? Asked: {asked}"),
        Phase::Claimer { shouted, .. } => {
            write!(
                out,
                "{active} chooses who gets the Chaos Marauders: {shouted}"
            )
        }
        Phase::Attack { row, .. } => write!(out, "{active} may attack with row {row}"),
        Phase::Trophy { winner, .. } => write!(out, "{winner} chooses a trophy"),
        Phase::Odlugg { .. } => write!(out, "{active} chooses where Odlugg eats"),
        Phase::Dagromm => write!(out, "{active} chooses which Dwarf Dagromm destroys"),
        Phase::Blowback { .. } => write!(out, "{active} may fire the Blowback"),
        Phase::Explosion { .. } => write!(out, "{active} chooses which row the Blowback blows up"),
        Phase::Over { .. } => out.write_str("the game is over"),
    }
}

/// What becomes of a discarded card.
fn fate(why: Discard) -> &'static str {
    match why {
        Discard::Chosen => "is discarded",
        Discard::Unplaceable => "has no place and is discarded",
        Discard::FourthBanner => "is a fourth Banner and is discarded",
        Discard::FourthMusician => "is a fourth Musician and is discarded",
        Discard::FourthDuplicate => "is in all three formations already and is discarded",
        Discard::Spent => "has done its work and is discarded",
        Discard::Broken => "is lost with the broken formation",
        Discard::Disbanded => "is lost as the formation falls apart",
        Discard::LeftBehind => "is left behind",
        Discard::Eaten => "is eaten",
        Discard::Destroyed => "is destroyed",
        Discard::Burnt => "burns",
        Discard::Exploded => "is blown up",
        Discard::Wrath => "is struck by the wrath of the gods",
        Discard::Cheating => "broke the rules and is discarded",
    }
}

/// Why a turn ended.
fn reason(why: TurnEnd) -> &'static str {
    match why {
        TurnEnd::Attack => "there was an attack",
        TurnEnd::Green => "a green card",
        TurnEnd::Duplicate => "a duplicate",
        TurnEnd::FourthBanner => "a fourth Banner",
        TurnEnd::FourthMusician => "a fourth Musician",
        TurnEnd::Unplaceable => "a card without a place",
        TurnEnd::Chosen => "the card was discarded",
    }
}
