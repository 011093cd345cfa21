//! [`outcomes`]: every outcome of an action, with exact odds, for any game.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::{
    Answer, Fingerprint, Game, Noted, Ratio, Refusal, Rejected, Seat, TooManyBranches, branches,
};

/// One outcome of an action.
#[derive(Clone, Debug)]
pub struct Outcome<G: Game> {
    /// How likely it is, exactly. The odds of all outcomes of an action sum to one.
    pub odds: Ratio,
    /// The answers of luck that lead to it.
    pub answers: Vec<Answer>,
    /// What happens.
    pub events: Vec<G::Event>,
    /// The position after it, at the next decision.
    pub state: G::State,
}

/// Why the outcomes of an action could not be listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutcomesError<I> {
    /// The action is not legal.
    Rejected(Rejected<I>),
    /// There are too many of them.
    TooMany(TooManyBranches),
}

impl<I: Refusal> core::fmt::Display for OutcomesError<I> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            OutcomesError::Rejected(rejected) => rejected.fmt(f),
            OutcomesError::TooMany(too_many) => too_many.fmt(f),
        }
    }
}

impl<I: Refusal> core::error::Error for OutcomesError<I> {}

/// Every outcome of an action, in order of the answers of luck, at most `limit`.
///
/// Needs no code of the game: the action is played once along every branch of luck. The state must be one the rules can reach; whoever
/// has only a view samples a state first ([`Game::sample`]), and gets the odds in that world.
///
/// ```
/// # use tabletop_core::{Game, Ratio, Seat, outcomes};
/// fn odds_sum_to_one<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) {
///     let mut sum = Ratio::ZERO;
///     for outcome in outcomes(game, state, seat, action, 10_000).unwrap() {
///         sum += outcome.odds;
///     }
///     assert_eq!(sum, Ratio::ONE);
/// }
/// ```
pub fn outcomes<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    limit: usize,
) -> Result<Vec<Outcome<G>>, OutcomesError<G::Illegal>> {
    game.permit(state, seat, action)
        .map_err(OutcomesError::Rejected)?;
    let found = branches(limit, |luck| {
        let mut state = state.clone();
        let mut events = Vec::new();
        game.play(&mut state, seat, action, &mut Noted::new(luck, &mut events));
        (events, state)
    })
    .map_err(OutcomesError::TooMany)?;
    Ok(found
        .into_iter()
        .map(|branch| {
            let (events, state) = branch.result;
            Outcome {
                odds: branch.odds,
                answers: branch.answers,
                events,
                state,
            }
        })
        .collect())
}

/// The same outcomes with those that lead to one position counted as one, the likeliest first.
///
/// The answers and events of such a group are those of its first member.
pub fn merged<G: Game>(outcomes: Vec<Outcome<G>>) -> Vec<Outcome<G>> {
    let mut groups: Vec<Outcome<G>> = Vec::new();
    let mut by_print: BTreeMap<Fingerprint, Vec<usize>> = BTreeMap::new();
    for outcome in outcomes {
        let same = by_print.entry(Fingerprint::of(&outcome.state)).or_default();
        let known = same
            .iter()
            .find(|&&group| groups[group].state == outcome.state);
        if let Some(&group) = known {
            groups[group].odds += outcome.odds;
        } else {
            same.push(groups.len());
            groups.push(outcome);
        }
    }
    groups.sort_by_key(|group| core::cmp::Reverse(group.odds));
    groups
}
