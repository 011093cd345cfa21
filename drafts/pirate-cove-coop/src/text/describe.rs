//! What an action would mean, as a short phrase.

use core::fmt::{self, Write};

use super::cards::{AbilityText, Counts, Name, title};
use crate::PirateCoveCoop;
use crate::action::Action;
use crate::piles::Places;
use crate::rules::next_share;
use crate::state::Point;
use crate::view::View;
use crate::words::{Kind, MAX_CREW, Row};

fn card_in(view: &View, row: Row, slot: u8) -> Option<u8> {
    let at = &view.position;
    let places: &Places = match row {
        Row::Quest => &at.quests.row,
        Row::Crew => &at.crew.row,
        Row::Upgrade => &at.upgrades.row,
    };
    places.get(usize::from(slot)).copied().flatten()
}

pub(super) fn action(
    game: &PirateCoveCoop,
    view: &View,
    action: Action,
    out: &mut dyn Write,
) -> fmt::Result {
    let at = &view.position;
    let tables = game.tables();
    let name = |kind| Name(game, kind);
    match action {
        Action::Replace(row, slot) => match card_in(view, row, slot) {
            Some(card) => write!(
                out,
                "replace {} for {} gold",
                title(game, row, card),
                tables.amounts.replacement
            ),
            None => write!(
                out,
                "replace nothing: slot {slot} of the {row} row is empty"
            ),
        },
        Action::Buy(row, slot) => {
            let buyer = if at.point == Point::BotShop {
                "the bot hires"
            } else {
                "buy"
            };
            match (row, card_in(view, row, slot)) {
                (Row::Crew, Some(card)) => {
                    let cost = tables.card(Kind::crew(card.min(MAX_CREW - 1))).cost;
                    write!(out, "{buyer} {} for {cost} gold", title(game, row, card))
                }
                (Row::Upgrade, Some(card)) => {
                    let cost = tables.upgrade(card).map_or(0, |it| it.cost);
                    write!(out, "{buyer} {} for {cost} gold", title(game, row, card))
                }
                _ => write!(
                    out,
                    "buy nothing: slot {slot} of the {row} row has nothing for sale"
                ),
            }
        }
        Action::Raise => match tables.modifier_cost(at.bot.modifier) {
            Some(cost) => {
                let to = at.bot.modifier.saturating_add(1);
                write!(
                    out,
                    "raise the bot's modifier to {to} for {cost} of its gold"
                )
            }
            None => write!(out, "raise the bot's modifier, which is at its top"),
        },
        Action::Done => out.write_str(match at.point {
            Point::Window => "replace nothing more",
            Point::BotShop => "the bot keeps its gold",
            _ => "buy and replace nothing more",
        }),
        Action::Attempt(slot) => match card_in(view, Row::Quest, slot) {
            Some(quest) => {
                let face = tables.quest(quest);
                let name = title(game, Row::Quest, quest);
                write!(
                    out,
                    "attempt {name} ({}, hits {})",
                    Counts(face.needs),
                    face.hits
                )
            }
            None => write!(out, "attempt nothing: slot {slot} is empty"),
        },
        Action::Stay => {
            write!(
                out,
                "stay at the cove: {} gold and full life",
                tables.amounts.rest_gold
            )
        }
        Action::Join => out.write_str("the bot joins the quest"),
        Action::Alone => write!(
            out,
            "the bot stays and gets {} gold",
            tables.amounts.rest_gold
        ),
        Action::Name(icon) => match at.point {
            Point::BotIcon => write!(out, "the bot's card counts as {icon}"),
            _ => write!(out, "the card counts as {icon}"),
        },
        Action::Deal(seat) => write!(out, "{seat} gets the next hit card"),
        Action::Play(kind) => write!(out, "play {}", name(kind)),
        Action::Use(upgrade) => {
            write!(out, "use {}", title(game, Row::Upgrade, upgrade))?;
            match tables.ability(upgrade) {
                Some(ability) => write!(out, " ({})", AbilityText(ability)),
                None => Ok(()),
            }
        }
        Action::UseWith(upgrade, kind) => {
            write!(
                out,
                "use {}: discard {} to absorb its value",
                title(game, Row::Upgrade, upgrade),
                name(kind)
            )
        }
        Action::Pass => out.write_str("pass"),
        Action::Draw => out.write_str("draw"),
        Action::Fire(kind) => write!(out, "play {} without an action", name(kind)),
        Action::Rum => out.write_str("discard a Rum for more actions"),
        Action::Trash(kind) => write!(out, "trash {}: it leaves the game", name(kind)),
        Action::Decline => out.write_str("decline"),
        Action::Give(gold) => {
            let (who, _) = next_share(at);
            write!(out, "{who} gets {gold} of the {} gold", at.attempt.gold)
        }
        Action::Bribe(count) => {
            let gold = u16::from(count) * u16::from(tables.amounts.bribe);
            let purse = if at.point == Point::BotBribe {
                "the bot's "
            } else {
                ""
            };
            match count {
                0 => out.write_str("silence no rumour"),
                1 => write!(out, "silence 1 rumour for {gold} of {purse}gold"),
                _ => write!(out, "silence {count} rumours for {gold} of {purse}gold"),
            }
        }
        Action::Discard(kind) => match at.point {
            Point::Exchange => write!(out, "discard {} and draw a card", name(kind)),
            _ => write!(out, "discard {}", name(kind)),
        },
        Action::Keep => out.write_str("keep the hand"),
    }
}
