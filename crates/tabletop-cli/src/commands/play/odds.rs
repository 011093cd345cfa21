//! The odds of an action, as far as the acting seat can know them.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use tabletop::core::{Ratio, outcomes};
use tabletop::{FullGame, Match, Seat, Seeded};

use crate::commands::odds::told;
use crate::commands::odds::tree::{self, Way};

/// How many worlds that fit the view are looked at.
const WORLDS: u32 = 24;
/// How many outcomes of an action are worked out in each.
const LIMIT: usize = 5000;
/// How many branches are shown at a fork.
const SHOWN: usize = 8;

/// Shows the outcomes of an action.
///
/// The true position is not asked: it may hold what the player does not know. Worlds are sampled that fit the view; where all give the
/// same odds, these are exact, and else their mean is shown.
pub(super) fn show<G: FullGame>(
    played: &Match<G>,
    seat: Seat,
    action: G::Action,
    out: &mut dyn Write,
) -> Result<()> {
    let view = played.view(seat);
    let mut luck = Seeded::new(Seeded::nth_seed(played.seed(), played.steps().len() as u64));
    let mut worlds: Vec<BTreeMap<Vec<String>, Ratio>> = Vec::new();
    for _ in 0..WORLDS {
        let world = played.game().sample(&view, &mut luck);
        let found = match outcomes(played.game(), &world, seat, action, LIMIT) {
            Ok(found) => found,
            Err(error) => {
                writeln!(out, "{error}")?;
                return Ok(());
            }
        };
        let mut odds: BTreeMap<Vec<String>, Ratio> = BTreeMap::new();
        for outcome in &found {
            *odds
                .entry(told(played, seat, outcome))
                .or_insert(Ratio::ZERO) += outcome.odds;
        }
        worlds.push(odds);
    }
    let exact = worlds.windows(2).all(|pair| pair[0] == pair[1]);
    let mut mean: BTreeMap<&Vec<String>, f64> = BTreeMap::new();
    for (told, odds) in worlds.iter().flatten() {
        *mean.entry(told).or_default() += tree::number(*odds) / f64::from(WORLDS);
    }
    let ways: Vec<Way> = mean
        .into_iter()
        .map(|(told, odds)| Way {
            told: told.clone(),
            exact: worlds[0].get(told).copied().filter(|_| exact),
            odds,
        })
        .collect();
    let how = if exact {
        "exactly".to_owned()
    } else {
        format!("about, from {WORLDS} ways in which what you do not know may be")
    };
    writeln!(out, "`{action}`, {how}:")?;
    tree::show(&ways, SHOWN, out)
}
