//! [`Law::Legal`](crate::Law::Legal).

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use tabletop_core::{Dense, Quiet, Seat, Seeded};

use super::salt;
use crate::law::{Fault, Tally, broken};
use crate::line::{End, Line};
use crate::luck::below;
use crate::quiet::catch;

/// Spaces of up to this many actions are tried whole at every position; of larger ones, this many.
pub(super) const TRIED: u32 = 256;

pub(crate) fn check<G: Dense>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, state) in line.positions() {
        let pending = game.pending(state);
        if let Some(seat) = pending
            .seats()
            .into_iter()
            .find(|seat| seat.number() >= game.seats())
        {
            broken!(number, "{pending}, but there is no seat {seat}");
        }
        for seat in Seat::all(game.seats()) {
            tally.checks += 1;
            seat_at(game, state, seat, pending.awaits(seat)).map_err(Fault::at(number))?;
        }
    }
    let end = line.steps().len();
    match line.end() {
        End::Panicked {
            seat,
            action,
            message,
            ..
        } => broken!(
            end + 1,
            "playing the legal `{action}` of {seat} panicked: {message}"
        ),
        End::Mute { message } => broken!(end, "{message}"),
        End::Stuck { seat } => broken!(end, "{seat} is awaited and has no legal action"),
        End::Over | End::Cut | End::PastBound => Ok(()),
    }
}

fn seat_at<G: Dense>(game: &G, state: &G::State, seat: Seat, awaited: bool) -> Result<(), String> {
    let legal = game.legal_actions(state, seat);
    if awaited && legal.is_empty() {
        return Err(format!("{seat} is awaited and has no legal action"));
    }
    if !awaited && !legal.is_empty() {
        return Err(format!(
            "{seat} is not awaited and is offered `{}`",
            legal[0]
        ));
    }
    let set: BTreeSet<G::Action> = legal.iter().copied().collect();
    if set.len() < legal.len() {
        return Err(format!(
            "{seat} is offered an action twice: {}",
            list(&legal)
        ));
    }
    if game.legal_actions(state, seat) != legal {
        return Err(format!(
            "the order of {seat}'s legal actions is not fixed: {}",
            list(&legal)
        ));
    }
    stops_early(game, state, seat, &legal)?;
    for action in ids(game, salt::<G>(state)).chain(legal.iter().copied()) {
        let checked = game.check(state, seat, action);
        if awaited && checked.is_ok() != set.contains(&action) {
            return Err(match checked {
                Ok(()) => format!(
                    "`{action}` of {seat} passes `check` and is not listed by `legal`: {}",
                    list(&legal)
                ),
                Err(error) => {
                    format!("`legal` lists `{action}` for {seat}, and `check` refuses it: {error}")
                }
            });
        }
        if awaited && game.permit(state, seat, action).is_ok() != checked.is_ok() {
            return Err(format!(
                "`permit` and `check` disagree on `{action}` of {seat}"
            ));
        }
    }
    for &action in &legal {
        let applied = catch(|| {
            let mut after = state.clone();
            game.apply(
                &mut after,
                seat,
                action,
                &mut Quiet::new(Seeded::new(salt::<G>(state))),
            )
        });
        match applied {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                return Err(format!(
                    "`legal` lists `{action}` for {seat}, and `apply` refuses it: {error}"
                ));
            }
            Err(message) => {
                return Err(format!(
                    "playing the legal `{action}` of {seat} panicked: {message}"
                ));
            }
        }
    }
    Ok(())
}

/// `legal` stops as soon as its visitor breaks, and says so.
fn stops_early<G: Dense>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
) -> Result<(), String> {
    for stop in [1, legal.len().div_ceil(2), legal.len()] {
        let mut visited = Vec::new();
        let end = game.legal(state, seat, |action| {
            visited.push(action);
            if visited.len() >= stop {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let expected = &legal[..stop.min(legal.len())];
        if visited != expected {
            return Err(format!(
                "told to stop after {stop} actions of {seat}, `legal` showed {} where it should have shown {}",
                list(&visited),
                list(expected)
            ));
        }
        if end.is_break() == legal.is_empty() {
            return Err(format!(
                "`legal` does not pass on that its visitor broke off (or did not) at {stop} actions of {seat}"
            ));
        }
    }
    Ok(())
}

/// All actions of a small space; a selection of a large one.
pub(super) fn ids<G: Dense>(game: &G, seed: u64) -> impl Iterator<Item = G::Action> {
    let space = game.space();
    let mut luck = Seeded::new(seed);
    (0..space.min(TRIED)).filter_map(move |index| {
        let id = if space <= TRIED {
            index
        } else {
            u32::try_from(below(&mut luck, space as usize)).unwrap_or(index)
        };
        game.action(id)
    })
}

fn list<A: std::fmt::Display>(actions: &[A]) -> String {
    let texts: Vec<String> = actions.iter().map(|action| format!("`{action}`")).collect();
    if texts.is_empty() {
        "nothing".to_owned()
    } else {
        texts.join(", ")
    }
}
