//! [`Seeded`]: luck for play, from a seed.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::{Chance, Odds, Stream};

/// Luck from a 64-bit seed: the same on every platform, with every compiler, for ever.
///
/// Each [`Stream`] is a `ChaCha8` key stream of its own, and numbers below a bound are drawn from its 32-bit words by multiplication
/// with rejection, so they are exactly uniform. Neither `usize`, floats nor the distributions of another crate take part.
///
/// ```
/// use tabletop_core::{Chance, Odds, Seeded, Stream};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let mut one = Seeded::new(42);
/// let mut two = Seeded::new(42);
/// assert_eq!(one.pick(DICE, Odds::Even(6)), two.pick(DICE, Odds::Even(6)));
/// ```
#[derive(Clone)]
pub struct Seeded {
    seed: u64,
    streams: [Option<ChaCha8Rng>; Stream::MAX],
}

impl Seeded {
    /// Luck that begins with `seed`.
    pub fn new(seed: u64) -> Self {
        Seeded {
            seed,
            streams: [const { None }; Stream::MAX],
        }
    }

    /// The seed it began with.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// A seed for item `index` of a series (game 3 of a thousand, say): well mixed, so that neighbours have nothing in common.
    ///
    /// ```
    /// # use tabletop_core::Seeded;
    /// assert_ne!(Seeded::nth_seed(1, 0), Seeded::nth_seed(1, 1));
    /// ```
    pub fn nth_seed(seed: u64, index: u64) -> u64 {
        mix(mix(seed).wrapping_add(index))
    }

    /// A number below `bound`, uniformly.
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, on: Stream, bound: u32) -> u32 {
        assert!(
            bound > 0,
            "luck was asked to choose among nothing on stream {on}"
        );
        let seed = self.seed;
        let words = self.streams[usize::from(on.index()) % Stream::MAX]
            .get_or_insert_with(|| stream(seed, on));
        let mut product = u64::from(words.next_u32()) * u64::from(bound);
        if low(product) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low(product) < threshold {
                product = u64::from(words.next_u32()) * u64::from(bound);
            }
        }
        high(product)
    }
}

impl Chance for Seeded {
    #[inline]
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let ticket = self.below(on, odds.total());
        odds.at(ticket)
    }
}

impl fmt::Debug for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded")
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
fn low(product: u64) -> u32 {
    product as u32
}

fn high(product: u64) -> u32 {
    low(product >> 32)
}

/// The generator of one stream: the seed spread over the key, the stream as the stream number of the cipher.
#[cold]
fn stream(seed: u64, on: Stream) -> ChaCha8Rng {
    let mut key = [0; 32];
    let mut word = seed;
    for bytes in key.chunks_exact_mut(8) {
        word = word.wrapping_add(GOLDEN);
        bytes.copy_from_slice(&mix(word).to_le_bytes());
    }
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(u64::from(on.index()));
    generator
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finalizer of `SplitMix64`.
fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    const DECK: Stream = Stream::new(1, "deck");
    const DICE: Stream = Stream::new(2, "dice");

    #[test]
    fn golden_vectors() {
        // These values are part of the format of saved games: if one changes, every save is broken.
        let mut luck = Seeded::new(1);
        let dice: Vec<u32> = (0..12).map(|_| luck.pick(DICE, Odds::Even(6))).collect();
        let cards: Vec<u32> = (0..8)
            .map(|_| luck.pick(DECK, Odds::Members(u128::MAX)))
            .collect();
        let weighted: Vec<u32> = (0..12)
            .map(|_| luck.pick(DICE, Odds::Weights(&[5, 1])))
            .collect();
        insta::assert_debug_snapshot!((dice, cards, weighted, Seeded::nth_seed(1, 2)));
    }

    #[test]
    fn streams_run_on_their_own() {
        let mut plain = Seeded::new(9);
        let alone: Vec<u32> = (0..20).map(|_| plain.pick(DECK, Odds::Even(52))).collect();
        let mut mixed = Seeded::new(9);
        let beside: Vec<u32> = (0..20)
            .map(|_| {
                mixed.pick(DICE, Odds::Even(6));
                mixed.pick(DECK, Odds::Even(52))
            })
            .collect();
        assert_eq!(alone, beside);
    }

    #[test]
    #[should_panic(expected = "choose among nothing on stream deck")]
    fn nothing_to_choose_from_is_a_fault_of_the_rules() {
        Seeded::new(0).pick(DECK, Odds::Even(0));
    }
}
