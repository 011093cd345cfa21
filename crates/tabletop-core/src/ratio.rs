//! [`Ratio`]: an exact probability.

use core::cmp::Ordering;
use core::fmt;
use core::ops::AddAssign;

/// An exact rational number from 0 up: the probability of an outcome.
///
/// Always in lowest terms, with a 128-bit numerator and denominator. Arithmetic that would not fit gives `None`
/// ([`checked_add`](Ratio::checked_add), [`checked_mul`](Ratio::checked_mul)).
///
/// ```
/// use tabletop_core::Ratio;
///
/// let sixth = Ratio::new(1, 6);
/// let third = sixth.checked_add(sixth).unwrap();
/// assert_eq!(third.to_string(), "1/3");
/// assert_eq!(third.checked_mul(Ratio::new(3, 1)), Some(Ratio::ONE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ratio {
    numerator: u128,
    denominator: u128,
}

impl Ratio {
    /// Impossible.
    pub const ZERO: Ratio = Ratio {
        numerator: 0,
        denominator: 1,
    };
    /// Certain.
    pub const ONE: Ratio = Ratio {
        numerator: 1,
        denominator: 1,
    };

    /// `numerator / denominator`, in lowest terms.
    ///
    /// # Panics
    ///
    /// If `denominator` is 0.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        assert!(denominator > 0, "a ratio needs a denominator above 0");
        let common = gcd(numerator, denominator);
        Ratio {
            numerator: numerator / common,
            denominator: denominator / common,
        }
    }

    /// The numerator, in lowest terms.
    pub fn numerator(self) -> u128 {
        self.numerator
    }

    /// The denominator, in lowest terms.
    pub fn denominator(self) -> u128 {
        self.denominator
    }

    /// The sum, or `None` if it does not fit.
    pub fn checked_add(self, other: Ratio) -> Option<Ratio> {
        let common = gcd(self.denominator, other.denominator);
        let left = self.numerator.checked_mul(other.denominator / common)?;
        let right = other.numerator.checked_mul(self.denominator / common)?;
        let denominator = (self.denominator / common).checked_mul(other.denominator)?;
        Some(Ratio::new(left.checked_add(right)?, denominator))
    }

    /// The product, or `None` if it does not fit.
    pub fn checked_mul(self, other: Ratio) -> Option<Ratio> {
        let one = Ratio::new(self.numerator, other.denominator);
        let two = Ratio::new(other.numerator, self.denominator);
        Some(Ratio {
            numerator: one.numerator.checked_mul(two.numerator)?,
            denominator: one.denominator.checked_mul(two.denominator)?,
        })
    }

    /// The nearest whole number of millionths, for tables: 1/3 is 333,333.
    pub fn millionths(self) -> u128 {
        let whole = self.numerator / self.denominator;
        // Long division by hand: the remainder times a million may not fit.
        let mut rest = self.numerator % self.denominator;
        let mut digits = 0;
        for _ in 0..7 {
            let (digit, left) = times_ten(rest, self.denominator);
            digits = digits * 10 + digit;
            rest = left;
        }
        whole * 1_000_000 + (digits + 5) / 10
    }
}

/// `rest * 10` divided by `by`, with the remainder, where `rest < by` and the product may run over.
fn times_ten(rest: u128, by: u128) -> (u128, u128) {
    let mut digit = 0;
    let mut left = 0u128;
    for _ in 0..10 {
        if left >= by - rest {
            left -= by - rest;
            digit += 1;
        } else {
            left += rest;
        }
    }
    (digit, left)
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        // Compare whole parts, then the reciprocals of the rests: no product, so nothing runs over.
        let (mut a, mut b) = (*self, *other);
        let mut turned = false;
        loop {
            let order = (a.numerator / a.denominator).cmp(&(b.numerator / b.denominator));
            let rests = (a.numerator % a.denominator, b.numerator % b.denominator);
            let order = match (order, rests) {
                (Ordering::Equal, (0, 0)) => Ordering::Equal,
                (Ordering::Equal, (0, _)) => Ordering::Less,
                (Ordering::Equal, (_, 0)) => Ordering::Greater,
                (Ordering::Equal, (left, right)) => {
                    a = Ratio {
                        numerator: a.denominator,
                        denominator: left,
                    };
                    b = Ratio {
                        numerator: b.denominator,
                        denominator: right,
                    };
                    turned = !turned;
                    continue;
                }
                (order, _) => order,
            };
            return if turned { order.reverse() } else { order };
        }
    }
}

impl AddAssign for Ratio {
    /// # Panics
    ///
    /// If the sum does not fit; see [`Ratio::checked_add`].
    fn add_assign(&mut self, other: Self) {
        *self = self
            .checked_add(other)
            .expect("the sum of two odds fits into 128 bits");
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_exact_or_refused() {
        let third = Ratio::new(2, 6);
        assert_eq!(third.checked_add(Ratio::new(1, 6)), Some(Ratio::new(1, 2)));
        assert_eq!(Ratio::new(u128::MAX, 1).checked_add(Ratio::ONE), None);
        assert_eq!(Ratio::new(1, u128::MAX).checked_mul(Ratio::new(1, 2)), None);
        assert_eq!(
            Ratio::new(1, u128::MAX).checked_mul(Ratio::new(u128::MAX, 2)),
            Some(Ratio::new(1, 2))
        );
    }

    #[test]
    fn order_is_that_of_the_numbers() {
        let sorted = [
            Ratio::ZERO,
            Ratio::new(1, u128::MAX),
            Ratio::new(1, 3),
            Ratio::new(2, 5),
            Ratio::new(1, 2),
            Ratio::ONE,
            Ratio::new(3, 2),
        ];
        for (i, a) in sorted.iter().enumerate() {
            for (j, b) in sorted.iter().enumerate() {
                assert_eq!(a.cmp(b), i.cmp(&j), "{a} against {b}");
            }
        }
    }

    #[test]
    fn millionths_are_rounded() {
        assert_eq!(Ratio::new(1, 3).millionths(), 333_333);
        assert_eq!(Ratio::new(2, 3).millionths(), 666_667);
        assert_eq!(Ratio::ONE.millionths(), 1_000_000);
        assert_eq!(Ratio::new(u128::MAX - 1, u128::MAX).millionths(), 1_000_000);
    }
}
