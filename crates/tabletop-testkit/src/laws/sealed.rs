//! [`Law::Sealed`](crate::Law::Sealed).

use tabletop_core::{Event, Game, Noted, Pending, Quiet, Seat, SeatSet, Seeded, Viewer};

use super::{difference, salt};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;
use crate::luck::below;

/// Orders of arrival tried at one position: all of them for up to four seats.
const ORDERS: usize = 24;
/// Other choices of one seat that are compared with its first.
const CHOICES: usize = 4;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, state) in line.positions() {
        let Pending::Sealed(seats) = game.pending(state) else {
            continue;
        };
        if seats.is_empty() {
            broken!(number, "a sealed choice of nobody is awaited");
        }
        if seats.len() > 1 {
            tally.checks += 1;
            for seat in seats {
                hidden(game, state, seats, seat).map_err(Fault::at(number))?;
            }
            orders(game, state, seats).map_err(Fault::at(number))?;
        }
    }
    Ok(())
}

/// A choice, the position after it, and what happened.
type Chosen<G> = (
    <G as Game>::Action,
    <G as Game>::State,
    Vec<<G as Game>::Event>,
);

/// What one seat chooses makes no difference to what others see. A choice may take several decisions: then that the seat goes on
/// choosing, or has finished, is seen, and nothing else.
fn hidden<G: Game>(game: &G, state: &G::State, seats: SeatSet, seat: Seat) -> Result<(), String> {
    let legal = game.legal_actions(state, seat);
    let stride = legal.len().div_ceil(CHOICES).max(1);
    // The first choice that goes on, and the first that is finished.
    let mut first: [Option<Chosen<G>>; 2] = [None, None];
    for action in legal.into_iter().step_by(stride) {
        let mut after = state.clone();
        let mut events = Vec::new();
        game.play(
            &mut after,
            seat,
            action,
            &mut Noted::new(Seeded::new(salt::<G>(state)), &mut events),
        );
        let finished = game.pending(&after) == Pending::Sealed(seats.without(seat));
        if !finished && game.pending(&after) != Pending::Sealed(seats) {
            return Err(format!(
                "{seats} choose in secret; after the choice of {seat} the rest should be awaited, but: {}",
                game.pending(&after)
            ));
        }
        let first = &mut first[usize::from(finished)];
        let Some((other, before, told)) = &*first else {
            *first = Some((action, after, events));
            continue;
        };
        for who in Viewer::all(game.seats()).filter(|who| !who.is(seat)) {
            let (one, two) = (game.view(before, who), game.view(&after, who));
            if one != two {
                return Err(format!(
                    "{who} can see whether {seat} chose `{other}` (-) or `{action}` (+) before all have chosen: {}",
                    difference(&one, &two)
                ));
            }
            let seen = |events: &[G::Event]| {
                events
                    .iter()
                    .filter_map(|event| event.seen_by(who))
                    .collect::<Vec<_>>()
            };
            if seen(told) != seen(&events) {
                return Err(format!(
                    "events tell {who} whether {seat} chose `{other}` (-) or `{action}` (+) before all have chosen: {}",
                    difference(&seen(told), &seen(&events))
                ));
            }
            if let Some(legal) = who.seat().filter(|&who| seats.contains(who)) {
                let (one, two) = (
                    game.legal_actions(before, legal),
                    game.legal_actions(&after, legal),
                );
                if one != two {
                    return Err(format!(
                        "the legal actions of {who} depend on whether {seat} chose `{other}` (-) or `{action}` (+): {}",
                        difference(&one, &two)
                    ));
                }
            }
        }
    }
    Ok(())
}

/// The same choices give the same position, in whatever order they come.
fn orders<G: Game>(game: &G, state: &G::State, seats: SeatSet) -> Result<(), String> {
    let mut luck = Seeded::new(salt::<G>(state));
    let choices: Vec<(Seat, G::Action)> = seats
        .into_iter()
        .filter_map(|seat| {
            let legal = game.legal_actions(state, seat);
            legal
                .get(below(&mut luck, legal.len()))
                .map(|&action| (seat, action))
        })
        .collect();
    let seed = salt::<G>(state);
    let in_order = arrive(game, state, &choices, seed)?;
    let all: usize = (1..=choices.len()).product();
    for number in 0..ORDERS.min(all) {
        let number = if all <= ORDERS {
            number
        } else {
            below(&mut luck, all)
        };
        let order = in_order_number(&choices, number);
        let after = arrive(game, state, &order, seed)?;
        if after != in_order {
            let texts = |order: &[(Seat, G::Action)]| {
                order
                    .iter()
                    .map(|(seat, action)| format!("{seat} `{action}`"))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            return Err(format!(
                "the order in which choices arrive matters: {} (-) and {} (+) end differently: {}",
                texts(&choices),
                texts(&order),
                difference(&in_order, &after)
            ));
        }
    }
    Ok(())
}

/// The list in one of its orders: each number below the number of orders gives another one.
fn in_order_number<T: Copy>(list: &[T], number: usize) -> Vec<T> {
    let mut left = list.to_vec();
    let mut rest = number;
    let mut order = Vec::with_capacity(list.len());
    while !left.is_empty() {
        order.push(left.remove(rest % left.len()));
        rest /= left.len() + 1;
    }
    order
}

fn arrive<G: Game>(
    game: &G,
    state: &G::State,
    order: &[(Seat, G::Action)],
    seed: u64,
) -> Result<G::State, String> {
    let mut state = state.clone();
    let mut table = Quiet::new(Seeded::new(seed));
    for &(seat, action) in order {
        game.apply(&mut state, seat, action, &mut table)
            .map_err(|error| {
                format!("`{action}` of {seat} is refused after the choices of others: {error}")
            })?;
    }
    Ok(state)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_order_is_tried() {
        let orders: BTreeSet<Vec<u8>> = (0..24)
            .map(|number| in_order_number(&[1, 2, 3, 4], number))
            .collect();
        assert_eq!(orders.len(), 24);
        assert!(
            orders
                .iter()
                .all(|order| order.iter().collect::<BTreeSet<_>>().len() == 4)
        );
    }
}
