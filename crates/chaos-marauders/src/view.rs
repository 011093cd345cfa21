//! [`View`]: what one viewer knows. Everything is public but the answers of others while the Chaos Marauders may be claimed.

use serde::{Deserialize, Serialize};
use tabletop_core::{Chance, Odds, Stream, Viewer};

use crate::{Answer, Position, State};

/// What one viewer knows of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// The table as they see it.
    pub position: Position<Option<Answer>>,
}

impl View {
    pub(crate) fn of(state: &State, who: Viewer) -> Self {
        View {
            who,
            position: state.with_claims(|claims| claims.seen_by(who)),
        }
    }

    /// A state that fits the view: each answer the viewer does not know is a guess.
    pub(crate) fn sample(&self, chance: &mut impl Chance) -> State {
        self.position.with_claims(|claims| {
            claims.map(|_, answer| {
                answer.unwrap_or_else(|| match chance.pick(Stream::SAMPLE, Odds::Even(2)) {
                    0 => Answer::Silent,
                    _ => Answer::Shout,
                })
            })
        })
    }
}
