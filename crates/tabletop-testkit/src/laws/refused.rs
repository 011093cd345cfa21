//! [`Law::Refused`](crate::Law::Refused).

use tabletop_core::{Dense, Noted, Pending, Refusal, Rejected, Seat, Seeded};

use super::legal::ids;
use super::{difference, salt};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;
use crate::luck::Watched;

/// Refused actions tried per seat and position.
const TRIED: usize = 24;

pub(crate) fn check<G: Dense>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, state) in line.positions() {
        let pending = game.pending(state);
        for seat in Seat::all(game.seats()) {
            let legal = game.legal_actions(state, seat);
            // Not always the first ones: begin somewhere in the list, and go round.
            let tried: Vec<G::Action> = ids(game, salt::<G>(state))
                .filter(|action| !legal.contains(action))
                .collect();
            let first =
                usize::try_from(salt::<G>(state) % (tried.len().max(1) as u64)).unwrap_or(0);
            for &action in tried
                .iter()
                .cycle()
                .skip(first)
                .take(tried.len().min(TRIED))
            {
                tally.checks += 1;
                refusal(game, state, pending, seat, action).map_err(Fault::at(number))?;
            }
        }
        // Seats that are not at the table are refused as well.
        if let (Some(seat), Some(action)) = (Seat::try_from(game.seats()).ok(), game.action(0)) {
            if pending.awaits(seat) {
                broken!(number, "{pending}, but there is no seat {seat}");
            }
            refusal(game, state, pending, seat, action).map_err(Fault::at(number))?;
        }
    }
    Ok(())
}

fn refusal<G: Dense>(
    game: &G,
    state: &G::State,
    pending: Pending,
    seat: Seat,
    action: G::Action,
) -> Result<(), String> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut luck = Watched::new(Seeded::new(0));
    let result = game.apply(
        &mut after,
        seat,
        action,
        &mut Noted::new(&mut luck, &mut events),
    );
    let what = format!("`{action}` of {seat}");
    let Err(rejected) = result else {
        return Err(format!("{what} is not legal, and `apply` plays it"));
    };
    if after != *state {
        return Err(format!(
            "the refused {what} changes the position: {}",
            difference(state, &after)
        ));
    }
    if let Some(stream) = luck.asked().first() {
        return Err(format!(
            "the refused {what} asks luck on the stream `{stream}`"
        ));
    }
    if let Some(event) = events.first() {
        return Err(format!("the refused {what} tells {event:?}"));
    }
    match (&rejected, pending) {
        (Rejected::Over, Pending::Over) => Ok(()),
        (
            Rejected::NotAwaited {
                seat: who,
                pending: awaited,
            },
            _,
        ) if pending != Pending::Over
            && !pending.awaits(seat)
            && *who == seat
            && *awaited == pending =>
        {
            Ok(())
        }
        (Rejected::Illegal(illegal), _) if pending.awaits(seat) => {
            let text = illegal.to_string();
            if text.is_empty() || illegal.rule().prefix().is_empty() {
                return Err(format!(
                    "the refusal of {what} does not say why, or names no rule: {illegal:?}"
                ));
            }
            Ok(())
        }
        _ => Err(format!(
            "{what} is refused for the wrong reason ({pending}): {rejected}"
        )),
    }
}
