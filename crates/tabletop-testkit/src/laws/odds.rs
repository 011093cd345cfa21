//! [`Law::Odds`](crate::Law::Odds).

use tabletop_core::{Game, OutcomesError, Ratio, TooManyBranches, outcomes};

use super::picked;
use crate::law::{Fault, ODDS_LIMIT, Tally, broken};
use crate::line::Line;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, before, step) in line.decisions() {
        // Most decisions ask nothing of luck; of those that do, some are enough.
        if !picked(line, number, if step.answers.is_empty() { 8 } else { 3 }) {
            continue;
        }
        let listed = match outcomes(game, before, step.seat, step.action, ODDS_LIMIT) {
            Ok(listed) => listed,
            Err(OutcomesError::TooMany(TooManyBranches::Limit { .. } | TooManyBranches::Odds)) => {
                tally.skipped += 1;
                continue;
            }
            Err(error @ OutcomesError::Rejected(_)) => {
                broken!(
                    number,
                    "`{}` of {} was played, and its outcomes are refused: {error}",
                    step.action,
                    step.seat
                )
            }
        };
        let Some(sum) = listed
            .iter()
            .try_fold(Ratio::ZERO, |sum, outcome| sum.checked_add(outcome.odds))
        else {
            tally.skipped += 1;
            continue;
        };
        tally.checks += 1;
        let what = format!("`{}` of {}", step.action, step.seat);
        if sum != Ratio::ONE {
            broken!(
                number,
                "the odds of the {} outcomes of {what} sum to {sum}",
                listed.len()
            );
        }
        match listed
            .iter()
            .find(|outcome| outcome.answers == step.answers)
        {
            None => broken!(
                number,
                "{what} came out with luck {:?}, which is not among its outcomes",
                step.answers
            ),
            Some(outcome) if outcome.state != step.state || outcome.events != step.events => {
                broken!(
                    number,
                    "{what} comes out differently with the same luck {:?}",
                    step.answers
                )
            }
            Some(_) => {}
        }
    }
    Ok(())
}
