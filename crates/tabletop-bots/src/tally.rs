//! Statistics over many games: sums that come out the same however the games are spread, and intervals drawn from them.

use serde::Serialize;
use tabletop_core::Seat;

use crate::{GameResult, WHOLE, share};

/// The z value of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// Counts over a number of games. Whole numbers only, so that the order in which games are added makes no difference.
///
/// ```
/// use tabletop_bots::GameResult;
/// use tabletop_bots::tally::Tally;
///
/// fn both(one: &[GameResult], two: &[GameResult]) -> Tally {
///     let mut tally = Tally::default();
///     for result in one.iter().chain(two) {
///         tally.add(result);
///     }
///     tally
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    games: u64,
    decisions: Sum,
    options: u64,
    shortest: Option<u32>,
    longest: u32,
    seats: Vec<SeatTally>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatTally {
    share: u64,
    score: Sum,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    sum: i64,
    squares: i128,
}

impl Sum {
    fn add(&mut self, value: i64) {
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    fn merge(&mut self, other: Sum) {
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, result: &GameResult) {
        self.games += 1;
        self.decisions.add(i64::from(result.decisions));
        self.options += result.options;
        self.shortest = Some(
            self.shortest
                .map_or(result.decisions, |shortest| shortest.min(result.decisions)),
        );
        self.longest = self.longest.max(result.decisions);
        let scores = result.standing.scores();
        self.room(scores.len());
        for (seat, &score) in scores.iter() {
            let tally = &mut self.seats[seat.index()];
            tally.share += u64::from(share(&result.standing, seat));
            tally.score.add(i64::from(score));
        }
    }

    /// Adds the games of another tally.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions.merge(other.decisions);
        self.options += other.options;
        self.shortest = match (self.shortest, other.shortest) {
            (Some(mine), Some(theirs)) => Some(mine.min(theirs)),
            (mine, theirs) => mine.or(theirs),
        };
        self.longest = self.longest.max(other.longest);
        self.room(other.seats.len());
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.share += theirs.share;
            mine.score.merge(theirs.score);
        }
    }

    fn room(&mut self, seats: usize) {
        if self.seats.len() < seats {
            self.seats.resize(seats, SeatTally::default());
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Decisions over all games.
    pub fn decisions(&self) -> u64 {
        self.decisions.sum.unsigned_abs()
    }

    /// How many seats the games had.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Decisions in a game.
    pub fn length(&self) -> Estimate {
        normal(self.decisions, self.games)
    }

    /// The decisions of the shortest and of the longest game; 0 and 0 if there was none.
    pub fn lengths(&self) -> (u32, u32) {
        (self.shortest.unwrap_or(0), self.longest)
    }

    /// Legal actions at a decision, on average.
    pub fn branching(&self) -> f64 {
        float(self.options) / float(self.decisions().max(1))
    }

    /// The share of the wins that went to `seat`, with its Wilson interval.
    ///
    /// Games that several seats win together count in part; the interval is then a little wider than it need be.
    pub fn win_share(&self, seat: Seat) -> Option<Estimate> {
        let wins = float(self.seats.get(seat.index())?.share) / f64::from(WHOLE);
        Some(wilson(wins, self.games))
    }

    /// The mean final score of `seat`, with its normal interval.
    pub fn score(&self, seat: Seat) -> Option<Estimate> {
        Some(normal(self.seats.get(seat.index())?.score, self.games))
    }
}

/// The Wilson interval of `wins` out of `games`. Without games: anything between 0 and 1.
///
/// ```
/// use tabletop_bots::tally::wilson;
///
/// let half = wilson(50.0, 100);
/// assert!(half.low > 0.40 && half.high < 0.60);
/// assert!(wilson(0.0, 10).low == 0.0 && wilson(0.0, 10).high < 0.31);
/// ```
pub fn wilson(wins: f64, games: u64) -> Estimate {
    if games == 0 {
        return Estimate {
            mean: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let games = float(games);
    let mean = wins / games;
    let square = Z * Z;
    let middle = (mean + square / (2.0 * games)) / (1.0 + square / games);
    let half = Z / (1.0 + square / games)
        * (mean * (1.0 - mean) / games + square / (4.0 * games * games))
            .max(0.0)
            .sqrt();
    Estimate {
        mean,
        low: (middle - half).clamp(0.0, mean),
        high: (middle + half).clamp(mean, 1.0),
    }
}

fn normal(sum: Sum, games: u64) -> Estimate {
    let count = float(games.max(1));
    let mean = signed(sum.sum.into()) / count;
    // In whole numbers up to here: the difference of two large floats would be noise.
    let spread = sum.squares * i128::from(games) - i128::from(sum.sum) * i128::from(sum.sum);
    let half = if games > 1 {
        Z * (signed(spread) / (count * (count - 1.0))).max(0.0).sqrt() / count.sqrt()
    } else {
        0.0
    };
    Estimate {
        mean,
        low: mean - half,
        high: mean + half,
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts below 2^53, for a table")]
fn float(count: u64) -> f64 {
    count as f64
}

#[expect(clippy::cast_precision_loss, reason = "for a table")]
fn signed(sum: i128) -> f64 {
    sum as f64
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these means are exact")]
mod tests {
    use tabletop_core::{Fingerprint, PerSeat, Standing};

    use super::*;

    fn result(index: u64, scores: [i32; 3]) -> GameResult {
        let scores = PerSeat::from_fn(3, |seat| scores[seat.index()]);
        GameResult {
            index,
            seed: index,
            decisions: 10 + u32::try_from(index).unwrap(),
            options: 30,
            standing: Standing::ranked(scores.clone(), |seat| scores[seat]),
            fingerprint: Fingerprint::START,
        }
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let results = [
            result(0, [1, 2, 3]),
            result(1, [5, 5, -4]),
            result(2, [9, 0, 0]),
        ];
        let mut whole = Tally::default();
        for result in &results {
            whole.add(result);
        }
        let mut parts = [Tally::default(), Tally::default()];
        parts[0].add(&results[2]);
        parts[1].add(&results[1]);
        parts[1].add(&results[0]);
        let [mut left, right] = parts;
        left.merge(&right);
        assert_eq!(left, whole);
        assert_eq!(whole.games(), 3);
        assert_eq!(whole.decisions(), 33);
        assert_eq!(whole.lengths(), (10, 12));
        assert_eq!(whole.length().mean, 11.0);
        assert!((whole.branching() - 90.0 / 33.0).abs() < 1e-12);
        assert_eq!(whole.win_share(Seat::new(0)).unwrap().mean, 0.5); // half of one game and all of another
        assert_eq!(whole.score(Seat::new(0)).unwrap().mean, 5.0);
        assert_eq!(whole.score(Seat::new(3)), None);
    }

    #[test]
    fn a_normal_interval_has_the_width_of_the_textbook() {
        let mut sum = Sum::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sum.add(value);
        }
        let estimate = normal(sum, 8);
        assert_eq!(estimate.mean, 5.0);
        // The sample variance is 32/7.
        let half = Z * (32.0f64 / 7.0 / 8.0).sqrt();
        assert!((estimate.high - 5.0 - half).abs() < 1e-12);
        assert!((5.0 - estimate.low - half).abs() < 1e-12);
    }

    #[test]
    fn a_wilson_interval_has_the_bounds_of_the_textbook() {
        let estimate = wilson(20.0, 100);
        assert!((estimate.low - 0.1334).abs() < 5e-4, "{estimate:?}");
        assert!((estimate.high - 0.2888).abs() < 5e-4, "{estimate:?}");
    }
}
