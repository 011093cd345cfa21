//! Luck, through one door.
//!
//! Rules ask exactly one question of luck: [`Chance::pick`], "which of these weighted outcomes?". Everything that is random in
//! a game — a die, a draw from a deck, who begins — is written on it. Who answers is up to the caller:
//!
//! | answered by | for |
//! |---|---|
//! | [`Seeded`] | play: the same seed gives the same game on every platform |
//! | [`Scripted`] | tests: the next answers are written down beforehand |
//! | [`Recorded`] | replay: answers come from a log, a different question is reported |
//! | [`Branching`](branching) | exact odds: every answer in turn |
//! | [`Logged`] | any of the above, with the answers written down |

use core::fmt;

use serde::{Serialize, Serializer};

pub mod branching;
mod recorded;
mod scripted;
mod seeded;

pub use branching::{Branch, TooManyBranches, branches};
pub use recorded::{Divergence, Recorded};
pub use scripted::Scripted;
pub use seeded::Seeded;

/// What a question of luck is about: the deck, the dice, the order of play…
///
/// Each stream of [`Seeded`] luck runs on its own, so one more roll does not change the next card. A game declares its streams as
/// constants with different indices.
///
/// ```
/// use tabletop_core::Stream;
///
/// const DECK: Stream = Stream::new(1, "deck");
/// assert_eq!(DECK.name(), "deck");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream {
    index: u8,
    name: &'static str,
}

impl Stream {
    /// How many streams there can be.
    pub const MAX: usize = 8;

    /// The stream that [`Game::sample`](crate::Game::sample) draws from. It is never used in play.
    pub const SAMPLE: Stream = Stream {
        index: 7,
        name: "sample",
    };

    /// The stream that automatic players choose from, so that their choices do not shift the luck of the game.
    pub const POLICY: Stream = Stream {
        index: 6,
        name: "policy",
    };

    /// The stream with this index (0 to 5) and name (one word, used in saved games).
    ///
    /// # Panics
    ///
    /// If `index` is above 5: the others are [`Stream::POLICY`] and [`Stream::SAMPLE`]. In a constant, that is an error of compilation.
    pub const fn new(index: u8, name: &'static str) -> Self {
        assert!(index < 6, "a game has at most 6 streams, numbered from 0");
        Stream { index, name }
    }

    /// The index of the stream, below [`Stream::MAX`].
    pub const fn index(self) -> u8 {
        self.index
    }

    /// The name of the stream.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The outcomes a question of luck allows, each with its weight.
///
/// Outcomes are numbers that mean the same thing every time: the kind of a card, the face of a die. An outcome that is impossible
/// now has weight 0 and keeps its number.
///
/// ```
/// use tabletop_core::Odds;
///
/// let cards = Odds::Counts(&[2, 0, 1]); // two cards of kind 0, one of kind 2
/// assert_eq!(cards.total(), 3);
/// assert_eq!(cards.possible().collect::<Vec<_>>(), [(0, 2), (2, 1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds<'a> {
    /// Outcomes `0..n`, all equally likely.
    Even(u32),
    /// Outcome `i` has the weight at index `i`. The sum of the weights stays below 2^32.
    Weights(&'a [u32]),
    /// Like `Weights`, with small weights: how many cards of each kind a pile holds.
    Counts(&'a [u8]),
    /// The outcomes are the numbers of the bits that are set, all equally likely.
    Members(u128),
}

impl<'a> Odds<'a> {
    /// The sum of all weights. Zero means that nothing is possible; rules never ask then.
    pub fn total(self) -> u32 {
        match self {
            Odds::Even(n) => n,
            Odds::Weights(weights) => weights.iter().sum(),
            Odds::Counts(counts) => counts.iter().map(|&count| u32::from(count)).sum(),
            Odds::Members(bits) => bits.count_ones(),
        }
    }

    /// The weight of `outcome`; 0 for a number that is no outcome.
    pub fn weight(self, outcome: u32) -> u32 {
        let index = outcome as usize;
        match self {
            Odds::Even(n) => u32::from(outcome < n),
            Odds::Weights(weights) => weights.get(index).copied().unwrap_or(0),
            Odds::Counts(counts) => counts.get(index).copied().map_or(0, u32::from),
            Odds::Members(bits) => u32::from(outcome < 128 && bits >> outcome & 1 == 1),
        }
    }

    /// One more than the highest number an outcome can have here.
    pub fn bound(self) -> u32 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "weights lists are short; their sum is a u32"
        )]
        match self {
            Odds::Even(n) => n,
            Odds::Weights(weights) => weights.len() as u32,
            Odds::Counts(counts) => counts.len() as u32,
            Odds::Members(bits) => 128 - bits.leading_zeros(),
        }
    }

    /// The possible outcomes with their weights, lowest number first.
    pub fn possible(self) -> impl Iterator<Item = (u32, u32)> + 'a {
        (0..self.bound())
            .map(move |outcome| (outcome, self.weight(outcome)))
            .filter(|&(_, weight)| weight > 0)
    }

    /// The outcome on which `ticket`, a number below [`total`](Odds::total), falls: the weights laid end to end.
    ///
    /// # Panics
    ///
    /// If `ticket` is not below the total.
    #[inline]
    pub fn at(self, ticket: u32) -> u32 {
        match self {
            Odds::Even(n) => {
                assert!(ticket < n, "the ticket is past the last outcome");
                ticket
            }
            Odds::Weights(weights) => {
                let mut left = ticket;
                for (outcome, &weight) in (0..).zip(weights) {
                    if left < weight {
                        return outcome;
                    }
                    left -= weight;
                }
                panic!("the ticket is past the last outcome")
            }
            Odds::Counts(counts) => at_count(counts, ticket),
            Odds::Members(bits) => nth_bit(bits, ticket),
        }
    }
}

/// The index on which `ticket` falls when the counts are laid end to end; eight counts at a time are added with one product.
fn at_count(counts: &[u8], ticket: u32) -> u32 {
    let mut left = ticket;
    let mut outcome = 0;
    for chunk in counts.chunks(8) {
        let sum: u32 = if let Ok(eight) = <[u8; 8]>::try_from(chunk) {
            // Pairwise, so that no sum of counts up to 255 runs over.
            let word = u64::from_le_bytes(eight);
            let pairs = (word & 0x00ff_00ff_00ff_00ff) + ((word >> 8) & 0x00ff_00ff_00ff_00ff);
            u32::from(
                u16::try_from(pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48).unwrap_or(u16::MAX),
            )
        } else {
            chunk.iter().map(|&count| u32::from(count)).sum()
        };
        if left < sum {
            for &count in chunk {
                if left < u32::from(count) {
                    return outcome;
                }
                left -= u32::from(count);
                outcome += 1;
            }
        }
        left -= sum;
        outcome += 8;
    }
    panic!("the ticket is past the last outcome")
}

/// The number of the `n`-th bit (from 0) that is set.
#[expect(clippy::cast_possible_truncation, reason = "the halves are meant")]
pub(crate) fn nth_bit(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let below = low.count_ones();
    if n < below {
        return nth_bit_of_word(low, n);
    }
    let high = (bits >> 64) as u64;
    assert!(
        n - below < high.count_ones(),
        "the ticket is past the last outcome"
    );
    64 + nth_bit_of_word(high, n - below)
}

/// The same in 64 bits, without a loop over them: first the byte, by running sums of the bits in each byte, then the bit in it.
fn nth_bit_of_word(word: u64, n: u32) -> u32 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const TOP: u64 = 0x80 * EACH;
    let pairs = word - ((word >> 1) & (0x55 * EACH));
    let fours = (pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH));
    let sums = ((fours + (fours >> 4)) & (0x0f * EACH)).wrapping_mul(EACH);
    // The top bit of a byte stays set where the bits up to and with it are not enough.
    let short = ((u64::from(n) * EACH) | TOP).wrapping_sub(sums) & TOP;
    let byte = short.count_ones() * 8;
    let mut rest = (word >> byte) & 0xff;
    for _ in (sums << 8 >> byte & 0xff)..u64::from(n) {
        rest &= rest - 1;
    }
    byte + rest.trailing_zeros()
}

/// Answers the one question that rules may ask of luck.
pub trait Chance {
    /// Which outcome comes up? The answer is a number with a weight above 0 in `odds`; each comes up in proportion to its weight.
    ///
    /// # Panics
    ///
    /// May panic if nothing is possible ([`Odds::total`] is 0). Rules see to it that they never ask then.
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        (**self).pick(on, odds)
    }
}

/// One answer of luck, as logs keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What the question was about.
    pub stream: Stream,
    /// The outcome that came up.
    pub outcome: u32,
}

/// As a pair of numbers: the index of the stream, and the outcome.
impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.stream.index(), self.outcome).serialize(serializer)
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.stream, self.outcome)
    }
}

/// Chance that writes its answers down.
///
/// ```
/// use tabletop_core::{Chance, Logged, Odds, Seeded, Stream};
///
/// const DICE: Stream = Stream::new(0, "dice");
/// let mut answers = Vec::new();
/// let roll = Logged::new(Seeded::new(7), &mut answers).pick(DICE, Odds::Even(6));
/// assert_eq!(answers[0].outcome, roll);
/// ```
#[derive(Debug)]
pub struct Logged<'a, C> {
    chance: C,
    answers: &'a mut alloc::vec::Vec<Answer>,
}

impl<'a, C: Chance> Logged<'a, C> {
    /// Chance that answers like `chance` and adds every answer to `answers`.
    pub fn new(chance: C, answers: &'a mut alloc::vec::Vec<Answer>) -> Self {
        Logged { chance, answers }
    }
}

impl<C: Chance> Chance for Logged<'_, C> {
    #[inline]
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let outcome = self.chance.pick(on, odds);
        self.answers.push(Answer {
            stream: on,
            outcome,
        });
        outcome
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn every_ticket_falls_where_the_weights_say() {
        let counts: Vec<u8> = (0..37u8)
            .map(|i| i * 7 % 11)
            .chain([255; 9])
            .chain([0, 3])
            .collect();
        let weights: Vec<u32> = counts.iter().map(|&count| u32::from(count)).collect();
        let slow: Vec<u32> = (0..)
            .zip(&weights)
            .flat_map(|(i, &weight)| vec![i; weight as usize])
            .collect();
        for odds in [Odds::Counts(&counts), Odds::Weights(&weights)] {
            assert_eq!(odds.total() as usize, slow.len());
            for (ticket, &outcome) in (0..).zip(&slow) {
                assert_eq!(odds.at(ticket), outcome);
            }
        }
    }

    #[test]
    fn members_are_found_in_order() {
        for bits in [
            1u128,
            1 << 127,
            u128::MAX,
            0x8000_0000_0000_0001_8421_0000_0001_0009,
        ] {
            let slow: Vec<u32> = (0..128).filter(|&bit| bits >> bit & 1 == 1).collect();
            let fast: Vec<u32> = (0..bits.count_ones())
                .map(|n| Odds::Members(bits).at(n))
                .collect();
            assert_eq!(fast, slow);
            assert_eq!(
                Odds::Members(bits)
                    .possible()
                    .map(|(o, _)| o)
                    .collect::<Vec<_>>(),
                slow
            );
        }
    }

    #[test]
    fn even_odds_are_their_own_tickets() {
        assert_eq!(Odds::Even(6).possible().count(), 6);
        assert_eq!(Odds::Even(6).at(5), 5);
        assert_eq!(Odds::Even(6).weight(6), 0);
    }
}
