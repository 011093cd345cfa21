//! How the game ends: the most fame wins, and the final battle settles a tie (PC-162, PC-163).

use tabletop_core::Standing;

use crate::{Decision, PiratesCove, State};

/// The result, once the game is over. Gold and chests aboard are worth nothing (PC-161).
///
/// The final battle orders those who were tied for the most fame; everybody else by fame alone, equal fame sharing the place.
pub(crate) fn standing(game: &PiratesCove, state: &State) -> Option<Standing> {
    (state.decision == Decision::Over).then(|| {
        let fame = game.fame(state);
        Standing::ranked(fame.clone(), |seat| {
            (fame[seat], 9 - state.final_place(seat))
        })
    })
}
