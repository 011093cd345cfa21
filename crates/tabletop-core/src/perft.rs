//! [`perft`]: how many lines of play there are to a given depth — the field's check and benchmark of move generation.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::{Chance, Game, Quiet, Seat, Seeded, TooManyBranches, branches};

/// What luck does while lines of play are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Luck is known beforehand: every line meets the answers of this seed, from where the position stands.
    Seeded(u64),
    /// Every answer of luck makes a line of its own; at most this many for one action.
    All {
        /// The most outcomes of one action.
        limit: usize,
    },
}

/// Counts the lines of `depth` decisions from `state`. A line that ends before is not counted.
///
/// Seats that choose at the same time are taken in seat order, so an order of arrival is not counted as a line of its own.
///
/// ```
/// # use tabletop_core::{Game, Luck, perft};
/// fn one_line_of_no_decisions<G: Game>(game: &G, state: &G::State) {
///     assert_eq!(perft(game, state, 0, Luck::Seeded(1)), Ok(1));
/// }
/// ```
pub fn perft<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    luck: Luck,
) -> Result<u64, TooManyBranches> {
    match luck {
        Luck::Seeded(seed) => Ok(seeded(game, state, depth, &Seeded::new(seed))),
        Luck::All { limit } => all(game, state, depth, limit),
    }
}

/// The count of [`perft`] for each first action, in order of the legal actions. Empty at depth 0 and when the game is over.
pub fn split_perft<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    luck: Luck,
) -> Result<Vec<(Seat, G::Action, u64)>, TooManyBranches> {
    let (Some(seat), Some(below)) = (game.pending(state).seats().first(), depth.checked_sub(1))
    else {
        return Ok(Vec::new());
    };
    let count = |action| match luck {
        Luck::Seeded(seed) => Ok(after(game, state, seat, action, below, &Seeded::new(seed))),
        Luck::All { limit } => after_all(game, state, seat, action, below, limit),
    };
    game.legal_actions(state, seat)
        .into_iter()
        .map(|action| Ok((seat, action, count(action)?)))
        .collect()
}

fn seeded<G: Game>(game: &G, state: &G::State, depth: u32, luck: &Seeded) -> u64 {
    let Some(below) = depth.checked_sub(1) else {
        return 1;
    };
    let Some(seat) = game.pending(state).seats().first() else {
        return 0;
    };
    let mut lines = 0;
    let _ = game.legal(state, seat, |action| {
        // The last decision of a line need not be played to be counted.
        lines += if below == 0 {
            1
        } else {
            after(game, state, seat, action, below, luck)
        };
        ControlFlow::Continue(())
    });
    lines
}

fn after<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    depth: u32,
    luck: &Seeded,
) -> u64 {
    let (state, luck) = played(game, state, seat, action, luck.clone());
    seeded(game, &state, depth, &luck)
}

fn all<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    limit: usize,
) -> Result<u64, TooManyBranches> {
    let Some(below) = depth.checked_sub(1) else {
        return Ok(1);
    };
    let Some(seat) = game.pending(state).seats().first() else {
        return Ok(0);
    };
    let mut lines = 0;
    let mut failure = Ok(());
    let _ = game.legal(state, seat, |action| {
        match after_all(game, state, seat, action, below, limit) {
            Ok(more) => {
                lines += more;
                ControlFlow::Continue(())
            }
            Err(error) => {
                failure = Err(error);
                ControlFlow::Break(())
            }
        }
    });
    failure.map(|()| lines)
}

fn after_all<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    depth: u32,
    limit: usize,
) -> Result<u64, TooManyBranches> {
    let outcomes = branches(limit, |luck| played(game, state, seat, action, luck).0)?;
    outcomes.iter().try_fold(0, |lines, outcome| {
        Ok(lines + all(game, &outcome.result, depth, limit)?)
    })
}

fn played<G: Game, C: Chance>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    luck: C,
) -> (G::State, C) {
    let mut state = state.clone();
    let mut table = Quiet::new(luck);
    game.play(&mut state, seat, action, &mut table);
    (state, table.into_chance())
}
