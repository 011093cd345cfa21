//! What happened, as one sentence.

use core::fmt::{self, Write};

use super::cards::{Counts, Name, title};
use crate::PirateCoveCoop;
use crate::event::{Cause, Happening, SeenEvent};
use crate::illegal::question;
use crate::state::{Aim, End, Point};
use crate::view::View;
use crate::words::{Party, Row};

pub(super) fn event(
    game: &PirateCoveCoop,
    view: &View,
    seen: &SeenEvent,
    out: &mut dyn Write,
) -> fmt::Result {
    let at = &view.position;
    let name = |kind| Name(game, kind);
    match *seen {
        Happening::RoundBegan => write!(out, "Round {} begins.", at.round.saturating_add(1)),
        Happening::BotRevealed { kind } => write!(out, "The bot reveals {}.", name(kind)),
        Happening::BotReshuffled => out.write_str("The bot's discard pile is shuffled."),
        Happening::Asked { seat, point } => write!(out, "{seat} decides {}.", question(point)),
        Happening::Passed { who, asked: true } => write!(out, "{} passes.", Subject(who)),
        Happening::Passed { who, asked: false } => {
            write!(out, "{} has nothing to do.", Subject(who))
        }
        Happening::Replaced {
            seat,
            row,
            out: old,
            into,
            ..
        } => write!(
            out,
            "{seat} replaces {} by {}.",
            title(game, row, old),
            title(game, row, into)
        ),
        Happening::Committed { seat, aim } => match aim {
            Aim::Quest(slot) => write!(out, "{seat} attempts {}.", quest_in(game, view, slot)),
            _ => write!(out, "{seat} stays at the cove."),
        },
        Happening::BotCommitted { joins: true } => out.write_str("The bot joins."),
        Happening::BotCommitted { joins: false } => out.write_str("The bot stays at the cove."),
        Happening::QuestBegan { slot } => {
            let who = at.going_to(slot);
            write!(out, "{who} set out for {}.", quest_in(game, view, slot))
        }
        Happening::BotNamed { icon, amount } => {
            write!(out, "The bot's card counts as {amount} {icon}.")
        }
        Happening::HitDealt { to, value } => {
            write!(out, "{} gets a hit card of {value}.", Subject(to))
        }
        Happening::HitsReshuffled => out.write_str("The hit cards are shuffled."),
        Happening::Played { seat, kind, free } => {
            let how = if free { " without an action" } else { "" };
            write!(out, "{seat} plays {}{how}.", name(kind))
        }
        Happening::Named { seat, icon, amount } => {
            write!(out, "{seat}'s card counts as {amount} {icon}.")
        }
        Happening::RumSpent { seat, actions } => {
            write!(out, "{seat} discards a Rum for {actions} actions.")
        }
        Happening::Used {
            seat,
            upgrade,
            card,
        } => {
            write!(out, "{seat} uses {}", title(game, Row::Upgrade, upgrade))?;
            match card {
                Some(kind) if at.point == Point::Plank => write!(out, " to trash {}.", name(kind)),
                Some(kind) => write!(out, " with {}.", name(kind)),
                None => out.write_str("."),
            }
        }
        Happening::Drew {
            seat,
            card: Some(kind),
            ..
        } => write!(out, "{seat} draws {}.", name(kind)),
        Happening::Drew {
            seat, card: None, ..
        } => write!(out, "{seat} draws a card."),
        Happening::Reshuffled { seat } => write!(out, "{seat}'s discard pile is shuffled."),
        Happening::Discarded { seat, kind } => write!(out, "{seat} discards {}.", name(kind)),
        Happening::Trashed { seat, kind } => write!(out, "{seat} trashes {}.", name(kind)),
        Happening::QuestCompleted => write!(out, "{} is completed.", attempted(game, view)),
        Happening::QuestFailed => write!(
            out,
            "{} fails: {} of {}.",
            attempted(game, view),
            Counts(at.attempt.have),
            Counts(at.attempt.needs)
        ),
        Happening::Rewarded { who, gold } => write!(out, "{} gets {gold} gold.", Subject(who)),
        Happening::Profited { seat, gold } => write!(out, "{seat} gets {gold} gold from the bank."),
        Happening::Damaged { seat, amount } => {
            let stranded = at.area(seat).life <= amount;
            let end = if stranded { " and is stranded" } else { "" };
            write!(out, "{seat} takes {amount} damage{end}.")
        }
        Happening::AttemptEnded => out.write_str("The hit cards are discarded."),
        Happening::Rested { who } => write!(out, "{} rests at the cove.", Subject(who)),
        Happening::Bribed { who, count } => {
            let plural = if count == 1 { "" } else { "s" };
            write!(out, "{} silences {count} rumour{plural}.", Subject(who))
        }
        Happening::MoraleLost { amount, cause } => {
            let left = at.morale.saturating_sub(amount);
            write!(out, "Morale falls by {amount} to {left}: ")?;
            match cause {
                Cause::Rumours => out.write_str("rumours spread."),
                Cause::Idle => out.write_str("everybody stayed at the cove."),
                Cause::Stranded(seat) => write!(out, "{seat} was stranded."),
            }
        }
        Happening::Filled { row, slot, card } => {
            write!(
                out,
                "{} comes to slot {slot} of the {row} row.",
                title(game, row, card)
            )
        }
        Happening::Refloated { seat } => write!(out, "{seat} is afloat again."),
        Happening::Bought { who, row, card, .. } => {
            write!(out, "{} buys {}.", Subject(who), title(game, row, card))
        }
        Happening::ModifierRaised => {
            write!(
                out,
                "The bot's modifier rises to {}.",
                at.bot.modifier.saturating_add(1)
            )
        }
        Happening::Healed { seat, amount } => write!(out, "{seat} gains {amount} life."),
        Happening::Tidied { seat } => write!(out, "{seat}'s played cards are discarded."),
        Happening::BotTidied => out.write_str("The bot's revealed cards are discarded."),
        Happening::Ended { end } => out.write_str(match end {
            End::Won => "Every quest is completed: the crew wins.",
            End::Mutiny => "Morale is gone: the crew loses.",
            End::OutOfTime => "Time is up: the crew loses.",
        }),
    }
}

/// Somebody at the beginning of a sentence.
struct Subject(Party);

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Party::Seat(seat) => seat.fmt(f),
            Party::Bot => f.write_str("The bot"),
        }
    }
}

fn quest_in<'g>(game: &'g PirateCoveCoop, view: &View, slot: u8) -> &'g str {
    let quest = view
        .position
        .quests
        .row
        .get(usize::from(slot))
        .copied()
        .flatten();
    quest.map_or("an empty place", |quest| title(game, Row::Quest, quest))
}

fn attempted<'g>(game: &'g PirateCoveCoop, view: &View) -> &'g str {
    title(game, Row::Quest, view.position.attempt.quest)
}
