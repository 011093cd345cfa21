//! [`Law::Asked`](crate::Law::Asked).

use tabletop_core::{Game, Viewer};

use super::{salt, sampled};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;

/// Worlds compared at each position; at the last one more.
const SAMPLES: (u64, u64) = (2, 12);

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    for (number, state) in line.positions() {
        let pending = game.pending(state);
        let samples = if number == line.steps().len() {
            SAMPLES.1
        } else {
            SAMPLES.0
        };
        for who in Viewer::all(game.seats()) {
            let view = game.view(state, who);
            for sample in 0..samples {
                let seed = salt::<G>(state).wrapping_add(100 + sample);
                let world = sampled(game, &view, who, seed).map_err(Fault::at(number))?;
                let there = game.pending(&world);
                tally.checks += 1;
                if there != pending {
                    broken!(
                        number,
                        "who is awaited depends on something {who} does not know: here {pending}, in a world they cannot tell apart \
                         {there}"
                    );
                }
            }
        }
    }
    Ok(())
}
