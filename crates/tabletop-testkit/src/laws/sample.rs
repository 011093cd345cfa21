//! [`Law::Sample`](crate::Law::Sample).

use std::collections::BTreeMap;

use tabletop_core::{Catalog, Viewer};

use super::{difference, salt, sampled};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;

/// Worlds sampled at each position; at the last one more, so that a failing line can be cut there whatever the samples are.
const SAMPLES: (u64, u64) = (2, 12);

pub(crate) fn check<G: Catalog>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, state) in line.positions() {
        let samples = if number == line.steps().len() {
            SAMPLES.1
        } else {
            SAMPLES.0
        };
        let components = census(game, state);
        for who in Viewer::all(game.seats()) {
            let view = game.view(state, who);
            let legal = who.seat().map(|seat| game.legal_actions(state, seat));
            for sample in 0..samples {
                let world = sampled(game, &view, who, salt::<G>(state).wrapping_add(sample))
                    .map_err(Fault::at(number))?;
                tally.checks += 1;
                let again = game.view(&world, who);
                if again != view {
                    broken!(
                        number,
                        "{who} sees something else (+) in a world sampled from their view (-): the view holds what `sample` does not \
                         keep, or what this viewer may not know: {}",
                        difference(&view, &again)
                    );
                }
                let legal_there = who.seat().map(|seat| game.legal_actions(&world, seat));
                if legal_there != legal {
                    broken!(
                        number,
                        "{who} has other legal actions (+) in a world sampled from their view (-): {}",
                        difference(&legal, &legal_there)
                    );
                }
                // Counting is the costly part: once is enough, but at the end of a line.
                if sample > 0 && number < line.steps().len() {
                    continue;
                }
                let components_there = census(game, &world);
                if components_there != components {
                    broken!(
                        number,
                        "a world sampled for {who} has other components (+) than the game (-): {}",
                        difference(&listed(&components), &listed(&components_there))
                    );
                }
                if let Err(message) = game.audit(&world) {
                    broken!(number, "a world sampled for {who} is not sound: {message}");
                }
            }
        }
    }
    Ok(())
}

/// How many there are of each component, by its number.
pub(super) fn census<G: Catalog>(game: &G, state: &G::State) -> Vec<u32> {
    let mut components = Vec::new();
    game.census(state, |component, count| {
        let index = usize::from(component);
        if components.len() <= index {
            components.resize(index + 1, 0);
        }
        components[index] += count;
    });
    // A component that is counted as none is the same as one that is not counted.
    while components.last() == Some(&0) {
        components.pop();
    }
    components
}

/// The components of which there are some, for messages.
pub(super) fn listed(components: &[u32]) -> BTreeMap<usize, u32> {
    components
        .iter()
        .copied()
        .enumerate()
        .filter(|&(_, count)| count > 0)
        .collect()
}
