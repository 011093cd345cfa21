//! What is always true of a position at a decision.

use alloc::format;
use alloc::string::String;

use tabletop_core::Seat;

use crate::PirateCoveCoop;
use crate::hand::{self, Held};
use crate::state::{Aim, Area, Attempt, End, Point, State};
use crate::tables::Tables;
use crate::words::{BASIC, Cards, KINDS, Party};

type Found = Result<(), String>;

fn hold(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

pub(crate) fn audit(game: &PirateCoveCoop, state: &State) -> Found {
    let tables = game.tables();
    play_cards(game, state)?;
    quests(tables, state)?;
    markets(game, state)?;
    hits(tables, state)?;
    attempt(tables, state)?;
    for seat in Seat::all(tables.players) {
        area(tables, state, seat)?;
    }
    shared(tables, state)
}

/// I-01: every play card that was dealt, gained or printed is somewhere.
fn play_cards(game: &PirateCoveCoop, state: &State) -> Found {
    let tables = game.tables();
    let decks = u32::from(tables.players) + u32::from(tables.solo());
    let mut expected = [0u32; KINDS];
    for (expected, &start) in expected.iter_mut().zip(&tables.start) {
        *expected = u32::from(start) * decks;
    }
    let mut found = [0u32; KINDS];
    let mut add = |pile: &Cards| {
        for (kind, copies) in pile.iter() {
            found[usize::from(kind)] += u32::from(copies);
        }
    };
    for area in &state.seats {
        for pile in [
            &area.cards.hand,
            &area.cards.draw,
            &area.played,
            &area.discard,
        ] {
            add(pile);
        }
        for (upgrade, copies) in area.ship.iter() {
            for (kind, gained) in tables.gained(upgrade).iter() {
                expected[usize::from(kind)] += u32::from(gained) * u32::from(copies);
            }
        }
    }
    for pile in [
        &state.bot.draw,
        &state.bot.revealed,
        &state.bot.discard,
        &state.trash,
    ] {
        add(pile);
    }
    for (design, crew) in game.component_tables().crew.iter().enumerate() {
        let kind = usize::from(BASIC) + design;
        expected[kind] = u32::from(crew.copies);
        let market = &state.crew;
        let shown = market.row.iter().flatten().chain(market.bottom.iter());
        found[kind] += shown
            .map(|&card| u32::from(usize::from(card) == design))
            .sum::<u32>();
        found[kind] += u32::from(market.unseen.as_slice()[design]);
    }
    hold(found == expected, || {
        format!("play cards by kind are {found:?} where {expected:?} belong (I-01)")
    })
}

/// I-02, I-12, I-20.
fn quests(tables: &Tables, state: &State) -> Found {
    let quests = &state.quests;
    let shown = quests
        .row
        .iter()
        .flatten()
        .copied()
        .chain(quests.bottom.iter().copied());
    let mut seen = quests.completed;
    for quest in shown {
        hold(
            !seen.contains(quest) && !quests.unseen.contains(quest),
            || format!("quest {quest} lies in two places (I-02)"),
        )?;
        seen.insert(quest);
    }
    let all: u32 = tables.deck.iter().copied().map(u32::from).sum();
    let have = quests.left() + u32::from(quests.in_row()) + quests.completed.len();
    hold(have == all, || {
        format!("{have} quests are in a game of {all} (I-02)")
    })?;
    hold(
        seen.union(quests.unseen).len() as usize == tables.quests.len(),
        || {
            format!(
                "quests are missing: {seen:?} were seen, {:?} not (I-02)",
                quests.unseen
            )
        },
    )?;
    let planning = matches!(state.point, Point::Window | Point::Commit | Point::BotJoin);
    hold(
        !planning || quests.in_row() == 3 || quests.left() == 0,
        || String::from("a quest slot is empty and the deck is not (I-12)"),
    )?;
    let over_at_start = matches!(state.end, Some(End::Won | End::OutOfTime)) || planning;
    hold(
        !over_at_start || (quests.completed.len() == all) == (state.end == Some(End::Won)),
        || {
            format!(
                "{:?} with {} of {all} quests completed (I-20)",
                state.end,
                quests.completed.len()
            )
        },
    )
}

/// I-03, I-13.
fn markets(game: &PirateCoveCoop, state: &State) -> Found {
    let tables = game.tables();
    let market = &state.upgrades;
    for (number, upgrade) in (0..).zip(&tables.upgrades) {
        let shown = market.row.iter().flatten().chain(market.bottom.iter());
        let found = shown.map(|&card| u32::from(card == number)).sum::<u32>()
            + u32::from(market.unseen.of(number))
            + state
                .seats
                .iter()
                .map(|area| u32::from(area.ship.copies(number)))
                .sum::<u32>();
        hold(found == u32::from(upgrade.copies), || {
            format!(
                "upgrade {number} is there {found} times, not {} (I-03)",
                upgrade.copies
            )
        })?;
    }
    for (name, market) in [("crew", &state.crew), ("upgrade", market)] {
        let full = market.row.iter().all(Option::is_some);
        hold(full || market.is_empty(), || {
            format!("a place of the {name} row is empty and the deck is not (I-13)")
        })?;
    }
    Ok(())
}

/// I-04.
fn hits(tables: &Tables, state: &State) -> Found {
    let hits = &state.hits;
    for (value, &copies) in (0..).zip(&tables.hits) {
        let found = hits.deck.of(value) + hits.out.of(value) + hits.discard.of(value);
        hold(found == copies, || {
            format!("{found} hit cards of index {value}, not {copies} (I-04)")
        })?;
    }
    hold(state.attempt.slot.is_some() || hits.out.is_empty(), || {
        String::from("hit cards lie outside an attempt (I-04)")
    })
}

/// I-11, I-15, I-23.
fn attempt(tables: &Tables, state: &State) -> Found {
    let attempt = &state.attempt;
    let going_on = matches!(
        state.point,
        Point::BotIcon | Point::Deal | Point::Play | Point::Ability(_) | Point::Split
    );
    let Some(slot) = attempt.slot else {
        return hold(!going_on && *attempt == Attempt::default(), || {
            String::from("actions, absorb or hits outside an attempt (I-11)")
        });
    };
    hold(going_on, || {
        String::from("an attempt outside the quest phase (I-11)")
    })?;
    hold(attempt.players == state.going_to(slot), || {
        format!(
            "{} attempt a quest that {} chose (I-14)",
            attempt.players,
            state.going_to(slot)
        )
    })?;
    let printed = tables.quest(attempt.quest).needs;
    hold(
        attempt
            .needs
            .iter()
            .zip(printed)
            .all(|(&need, printed)| need <= printed),
        || {
            format!(
                "needs {:?} are above the printed {printed:?} (I-23)",
                attempt.needs
            )
        },
    )?;
    let received = attempt
        .players
        .into_iter()
        .map(|seat| state.fighter(seat).hits);
    let (least, most) = received.fold((u8::MAX, 0), |(least, most), hits| {
        (least.min(hits), most.max(hits))
    });
    let even = if attempt.bot {
        (0..=1).contains(&(i16::from(most) - i16::from(attempt.bot_hits)))
    } else {
        most - least <= 1
    };
    hold(even, || {
        format!(
            "hit cards were dealt {least} to {most}, bot {} (I-15)",
            attempt.bot_hits
        )
    })
}

/// I-07 to I-10, I-17, I-27.
fn area(tables: &Tables, state: &State, seat: Seat) -> Found {
    let area: &Area<Held> = state.area(seat);
    let Held { hand, draw } = area.cards;
    hold(
        hand::size(&hand) == area.hand_size && hand::size(&draw) == area.draw_size,
        || format!("the sizes of hand or draw pile of {seat} are wrong"),
    )?;
    hold(hand::difference(&area.known, &hand).is_empty(), || {
        format!(
            "{seat} is known to hold {:?} and holds {hand:?} (I-27)",
            area.known
        )
    })?;
    hold(
        area.life <= tables.amounts.life && (area.life == 0) == area.stranded,
        || {
            format!(
                "{seat} has life {} and stranded is {} (I-07, I-08)",
                area.life, area.stranded
            )
        },
    )?;
    hold(area.bought <= tables.amounts.purchases, || {
        format!("{seat} made {} purchases (I-17)", area.bought)
    })?;
    if matches!(state.point, Point::Window | Point::Commit | Point::BotJoin) {
        hold(area.played.is_empty() && !area.stranded, || {
            format!("{seat} has played cards or is stranded in planning (I-07, I-09)")
        })?;
        let there = u32::from(area.hand_size) + draw.total() + area.discard.total();
        let full = u32::from(tables.hand_size(area.ship)).min(there);
        hold(u32::from(area.hand_size) == full, || {
            format!(
                "{seat} begins the round with {} cards, not {full} (I-10)",
                area.hand_size
            )
        })?;
    }
    let decided = !matches!(state.point, Point::Window | Point::Commit | Point::Over);
    hold(!decided || area.aim != Aim::Open, || {
        format!("{seat} has not said where it goes (I-14)")
    })
}

/// I-06, I-14, I-19.
fn shared(tables: &Tables, state: &State) -> Found {
    let bot = &state.bot;
    hold(state.morale <= tables.start_morale, || {
        format!("morale is {} (I-06)", state.morale)
    })?;
    let over = state.end.is_some();
    hold(
        (state.morale == 0) == (state.end == Some(End::Mutiny))
            && over == (state.point == Point::Over),
        || {
            format!(
                "morale {}, {:?}, {:?} (PCC-002)",
                state.morale, state.end, state.point
            )
        },
    )?;
    let modifiers = if tables.solo() {
        1..=tables.modifier_top()
    } else {
        0..=0
    };
    hold(modifiers.contains(&bot.modifier), || {
        format!("the modifier is {} (I-19)", bot.modifier)
    })?;
    let with_human = matches!(state.area(Seat::new(0)).aim, Aim::Quest(_));
    hold(!bot.joins || tables.solo() && with_human, || {
        format!("{} attempts a quest alone (I-14)", Party::Bot)
    })?;
    hold(
        state.round >= 1 && state.round <= tables.round_limit,
        || format!("round {} of {}", state.round, tables.round_limit),
    )
}
