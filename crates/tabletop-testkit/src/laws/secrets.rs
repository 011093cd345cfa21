//! [`Law::Secrets`](crate::Law::Secrets).
//!
//! What a viewer is told must be taken up by their view: if two events leave equal views equal, they must be equal themselves. Otherwise
//! an event tells something the view does not hold — either it tells too much, or the view forgets what its player now knows.
//!
//! The law compares the game with others that the viewer cannot tell from it, played as alike as can be: a world sampled from the
//! viewer's view, with the same action and the same luck where those are possible; and this world, with another action that leaves the
//! viewer's view the same and the position different (a secret choice).

use tabletop_core::{Event, Game, Noted, Seen, Viewer};

use super::{salt, sampled};
use crate::law::{Fault, Tally, broken};
use crate::line::{Line, Step};
use crate::luck::Alike;

/// Worlds compared at each decision; at the last one more, so that a failing line can be cut there whatever the samples are.
const SAMPLES: (u64, u64) = (2, 16);
/// Other actions tried where the action itself is not possible, and as other secret choices.
const OTHERS: usize = 3;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, before, step) in line.decisions() {
        let choices = others(game, before, step);
        let samples = if number == line.steps().len() {
            SAMPLES.1
        } else {
            SAMPLES.0
        };
        for who in Viewer::all(game.seats()) {
            let view = game.view(before, who);
            for sample in 0..samples {
                let seed = salt::<G>(before).wrapping_add(200 + sample);
                let world = sampled(game, &view, who, seed).map_err(Fault::at(number))?;
                let possible = game.permit(&world, step.seat, step.action).is_ok();
                let actions = if possible {
                    vec![step.action]
                } else {
                    others(game, &world, step)
                };
                for action in actions {
                    let (_, events) = alike(game, &world, step, action, seed);
                    tally.checks += 1;
                    if let Some(told) =
                        telltale(game, &view, &seen(&step.events, who), &seen(&events, who))
                    {
                        broken!(
                            number,
                            "`{}` of {} tells {who} what their view does not hold: {told}, in a world {who} cannot tell apart \
                             (played there: `{action}`)",
                            step.action,
                            step.seat
                        );
                    }
                }
            }
            if !who.is(step.seat) {
                let after = game.view(&step.state, who);
                for &action in &choices {
                    let (state, events) = alike(game, before, step, action, 0);
                    tally.checks += 1;
                    let hidden = state != step.state && game.view(&state, who) == after;
                    let told = hidden.then(|| {
                        telltale(game, &view, &seen(&step.events, who), &seen(&events, who))
                    });
                    if let Some(told) = told.flatten() {
                        broken!(
                            number,
                            "the view of {who} hides whether {} chose `{}` or `{action}`, and the events tell: {told}",
                            step.seat,
                            step.action
                        );
                    }
                }
            }
        }
    }
    Ok(())
}

/// A few legal actions other than the one that was played.
fn others<G: Game>(game: &G, state: &G::State, step: &Step<G>) -> Vec<G::Action> {
    if !game.pending(state).awaits(step.seat) {
        return Vec::new();
    }
    let legal: Vec<G::Action> = game
        .legal_actions(state, step.seat)
        .into_iter()
        .filter(|&action| action != step.action)
        .collect();
    let stride = legal.len().div_ceil(OTHERS).max(1);
    legal.into_iter().step_by(stride).collect()
}

/// Plays `action` with luck as like as can be to that of `step`.
fn alike<G: Game>(
    game: &G,
    state: &G::State,
    step: &Step<G>,
    action: G::Action,
    seed: u64,
) -> (G::State, Vec<G::Event>) {
    let mut state = state.clone();
    let mut events = Vec::new();
    game.play(
        &mut state,
        step.seat,
        action,
        &mut Noted::new(Alike::new(&step.answers, seed), &mut events),
    );
    (state, events)
}

fn seen<E: Event>(events: &[E], who: Viewer) -> Vec<E::Seen> {
    events
        .iter()
        .filter_map(|event| event.seen_by(who))
        .collect()
}

/// Follows two runs of events from one view, as long as the views stay equal. The first difference in what is told that makes no
/// difference to the view, in words.
fn telltale<G: Game>(
    game: &G,
    view: &G::View,
    here: &[Seen<G>],
    there: &[Seen<G>],
) -> Option<String> {
    let (mut mine, mut other) = (view.clone(), view.clone());
    for place in 0..here.len().max(there.len()) {
        let pair = (here.get(place), there.get(place));
        if let Some(seen) = pair.0 {
            game.follow(&mut mine, seen);
        }
        if let Some(seen) = pair.1 {
            game.follow(&mut other, seen);
        }
        if mine != other {
            return None;
        }
        if pair.0 != pair.1 {
            let text = |seen: Option<&Seen<G>>| {
                seen.map_or_else(|| "nothing".to_owned(), |seen| format!("{seen:?}"))
            };
            return Some(format!("{} here, {} there", text(pair.0), text(pair.1)));
        }
    }
    None
}
