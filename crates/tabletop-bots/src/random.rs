//! [`Random`]: chance alone.

use tabletop_core::{Game, Seeded, Stream};

use crate::{Ask, Player};

/// Chooses every legal action with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    luck: Seeded,
}

impl Random {
    /// A player with luck from `seed`.
    pub fn new(seed: u64) -> Self {
        Random {
            luck: Seeded::new(seed),
        }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action {
        ask.legal[pick(&mut self.luck, ask.legal.len())]
    }
}

/// A place in a list of `length`.
pub(crate) fn pick(luck: &mut Seeded, length: usize) -> usize {
    if length < 2 {
        return 0;
    }
    luck.below(Stream::POLICY, u32::try_from(length).unwrap_or(u32::MAX)) as usize
}
