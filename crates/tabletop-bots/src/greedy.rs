//! [`Greedy`]: one ply deep, a few samples of each action.

use tabletop_core::{Game, Seeded, Stream};

use crate::worlds::Worlds;
use crate::{Ask, Player};

/// Tries every action the same few times and takes the one that did best.
///
/// Each time one world is sampled, and every action is played in it with the same luck, followed by one random playout: the actions are
/// compared on equal terms, so that few samples say much. Costs `samples` playouts per legal action.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    samples: u32,
    worlds: Worlds<G>,
    same: Worlds<G>,
}

impl<G: Game> Greedy<G> {
    /// The samples of `greedy` without a number.
    pub const SAMPLES: u32 = 4;

    /// A player that tries every action `samples` times (at least once), with luck from `seed`.
    pub fn new(samples: u32, seed: u64) -> Self {
        Greedy {
            samples: samples.max(1),
            worlds: Worlds::new(seed),
            same: Worlds::new(seed),
        }
    }
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action {
        if let [only] = ask.legal {
            return *only;
        }
        let mut worth = vec![0u64; ask.legal.len()];
        for _ in 0..self.samples {
            let world = self.worlds.sample(ask);
            let series = u64::from(self.worlds.luck.below(Stream::POLICY, u32::MAX));
            for (sum, &action) in worth.iter_mut().zip(ask.legal) {
                // Each action meets the same luck in the same world.
                self.same.luck = Seeded::new(Seeded::nth_seed(self.worlds.luck.seed(), series));
                *sum += u64::from(self.same.worth(ask, world.clone(), action));
            }
        }
        // The first of equals, so that the choice does not depend on anything else.
        let mut best = 0;
        for (place, &sum) in worth.iter().enumerate() {
            if sum > worth[best] {
                best = place;
            }
        }
        ask.legal[best]
    }
}
