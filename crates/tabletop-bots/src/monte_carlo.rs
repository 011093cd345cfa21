//! [`MonteCarlo`]: flat Monte Carlo.

use tabletop_core::Game;

use crate::maths::upper_bound;
use crate::worlds::Worlds;
use crate::{Ask, Player};

/// How much a rarely tried action is favoured.
const EXPLORATION: f64 = 0.7;

/// Spends a budget of random playouts on its legal actions, each in a world sampled anew, and takes the action it tried most.
///
/// Every action is tried once; from then on the one with the highest upper confidence bound (UCB1), so that the budget goes where the choice
/// is close.
#[derive(Clone, Debug)]
pub struct MonteCarlo<G: Game> {
    playouts: u32,
    worlds: Worlds<G>,
}

impl<G: Game> MonteCarlo<G> {
    /// A player with `playouts` playouts for a decision (at least one for each action), with luck from `seed`.
    pub fn new(playouts: u32, seed: u64) -> Self {
        MonteCarlo {
            playouts,
            worlds: Worlds::new(seed),
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Arm {
    tries: u32,
    sum: u64,
}

impl<G: Game> Player<G> for MonteCarlo<G> {
    fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action {
        if let [only] = ask.legal {
            return *only;
        }
        let mut arms = vec![Arm::default(); ask.legal.len()];
        let least = u32::try_from(arms.len()).unwrap_or(u32::MAX);
        for tried in 0..self.playouts.max(least) {
            let place = if tried < least {
                tried as usize
            } else {
                highest(&arms, |arm| {
                    upper_bound(arm.sum, arm.tries, tried, EXPLORATION)
                })
            };
            let world = self.worlds.sample(ask);
            arms[place].sum += u64::from(self.worlds.worth(ask, world, ask.legal[place]));
            arms[place].tries += 1;
        }
        let best = highest(&arms, |arm| {
            // Among those tried equally often the better one.
            upper_bound(arm.sum, arm.tries, 1, 0.0) + f64::from(arm.tries)
        });
        ask.legal[best]
    }
}

/// The place of the first highest value.
fn highest<T>(list: &[T], value: impl Fn(&T) -> f64) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (place, item) in list.iter().enumerate() {
        let value = value(item);
        if value > best.1 {
            best = (place, value);
        }
    }
    best.0
}
