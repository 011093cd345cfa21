//! [`Law::Text`](crate::Law::Text).

use tabletop_core::{Dense, Seeded};

use super::round_trips;
use crate::law::{Fault, Tally};
use crate::line::Line;
use crate::luck::below;
use crate::quiet::catch;

/// Spaces of up to this many actions are read whole; of larger ones, a quarter as many are chosen.
const WHOLE: u32 = 2048;
/// Texts that are no action, made from each of a few that are.
const GARBLED: usize = 6;

pub(crate) fn check<G: Dense>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    let mut luck = Seeded::new(line.salt());
    numbers(game, &mut luck, tally).map_err(Fault::at(0))?;
    for text in [
        "",
        " ",
        "\n",
        "\0",
        "é",
        "-1",
        "999999999999999999999999",
        "🎲 roll",
        "row",
        "row row row",
        "P0",
    ] {
        garbage::<G>(text).map_err(Fault::at(0))?;
    }
    for (number, state) in line.positions() {
        for seat in game.pending(state).seats() {
            let legal = game.legal_actions(state, seat);
            for &action in &legal {
                tally.checks += 1;
                if game
                    .id(action)
                    .is_none_or(|id| game.action(id) != Some(action))
                {
                    return Err(Fault {
                        step: number,
                        message: format!("the legal `{action}` has no dense id of its own"),
                    });
                }
                text(action, &legal).map_err(Fault::at(number))?;
            }
            if let Some(action) = legal.get(below(&mut luck, legal.len())) {
                for _ in 0..GARBLED {
                    let text = garbled(&action.to_string(), &mut luck);
                    garbage::<G>(&text).map_err(Fault::at(number))?;
                }
            }
        }
    }
    Ok(())
}

/// Every number below the space stands for one action, and none above does.
fn numbers<G: Dense>(game: &G, luck: &mut Seeded, tally: &mut Tally) -> Result<(), String> {
    let space = game.space();
    let tried = if space <= WHOLE { space } else { WHOLE / 4 };
    for index in 0..tried {
        let id = if tried == space {
            index
        } else {
            u32::try_from(below(luck, space as usize)).unwrap_or(index)
        };
        let Some(action) = game.action(id) else {
            return Err(format!(
                "there are {space} dense ids, and {id} is no action"
            ));
        };
        tally.checks += 1;
        let back = game.id(action);
        if back != Some(id) {
            return Err(format!(
                "dense id {id} is `{action}`, and `{action}` has the id {back:?}"
            ));
        }
        text(action, &[])?;
        round_trips("an action", &action)?;
    }
    for id in [space, space.saturating_add(1), u32::MAX] {
        if let Some(action) = game.action(id).filter(|_| id >= space) {
            return Err(format!(
                "there are {space} dense ids, and {id} is `{action}`"
            ));
        }
    }
    Ok(())
}

/// The text of an action is plain, and reads back as this action.
fn text<A>(action: A, others: &[A]) -> Result<(), String>
where
    A: Copy
        + Eq
        + std::fmt::Debug
        + std::fmt::Display
        + std::str::FromStr<Err = tabletop_core::TextError>,
{
    let text = action.to_string();
    if text.trim() != text || text.is_empty() || text.contains(char::is_control) {
        return Err(format!(
            "the text {text:?} of {action:?} is empty, or has white space around it or control characters in it"
        ));
    }
    match text.parse::<A>() {
        Ok(back) if back == action => Ok(()),
        Ok(back) if others.contains(&back) => Err(format!(
            "{action:?} and {back:?} have the same text `{text}`"
        )),
        Ok(back) => Err(format!(
            "the text `{text}` of {action:?} is read as {back:?}"
        )),
        Err(error) => Err(format!(
            "the text `{text}` of {action:?} is not read: {error}"
        )),
    }
}

/// Text that is no action is an error; if it is one after all, the action has a text of its own that reads back.
fn garbage<G: Dense>(garbage: &str) -> Result<(), String> {
    match catch(|| garbage.parse::<G::Action>()) {
        Err(message) => Err(format!(
            "reading {garbage:?} as an action panics: {message}"
        )),
        Ok(Err(error)) if error.to_string().is_empty() => Err(format!(
            "reading {garbage:?} as an action gives an error without words"
        )),
        Ok(Err(_)) => Ok(()),
        Ok(Ok(action)) => text(action, &[]),
    }
}

/// A text with something cut, doubled, or put in.
fn garbled(text: &str, luck: &mut Seeded) -> String {
    const PUT_IN: [char; 8] = [' ', '9', '-', 'é', '\0', 'P', '/', '🎲'];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=below(luck, 2) {
        let place = below(luck, chars.len() + 1);
        match below(luck, 3) {
            0 => chars.truncate(place),
            1 => chars.insert(place, PUT_IN[below(luck, PUT_IN.len())]),
            _ => {
                let tail = chars.split_off(place);
                chars.extend(tail.into_iter().skip(1));
            }
        }
    }
    chars.into_iter().collect()
}
