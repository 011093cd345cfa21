//! Who has won (CM-001, CM-002, CM-285 to CM-287).

use tabletop_core::{PerSeat, Seat, Standing};

use crate::state::Phase;
use crate::{Chaosmos, Kind, Place, State};

/// The result: the holder of the Ovoid is first and all others share the second place; without a holder everybody has lost.
pub(crate) fn standing(game: &Chaosmos, state: &State) -> Option<Standing> {
    if state.open.phase != Phase::Over {
        return None;
    }
    let holds = |seat| {
        state
            .cards
            .count(&game.tables, Kind::OVOID, Place::hand(seat))
    };
    let scores = PerSeat::from_fn(game.setup.players, |seat| i32::from(holds(seat)));
    let won = Seat::all(game.setup.players).any(|seat| holds(seat) > 0);
    Some(if won {
        Standing::ranked(scores.clone(), |seat| scores[seat])
    } else {
        Standing::Together { won: false, scores }
    })
}
