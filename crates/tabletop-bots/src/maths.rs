//! The little mathematics of search and statistics, from operations that every platform rounds alike.

/// The natural logarithm of a number above 0.
///
/// The standard library's may differ in the last bit from platform to platform, and with it the choices of a search.
pub(crate) fn ln(number: u32) -> f64 {
    let number = number.max(1);
    let exponent = number.ilog2();
    // The mantissa is in 1..2, and the series of its logarithm converges quickly.
    let mantissa = f64::from(number) / f64::from(1u32 << exponent);
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let mut power = ratio;
    let mut sum = 0.0;
    for odd in 0..12 {
        sum += power / f64::from(2 * odd + 1);
        power *= square;
    }
    2.0 * sum + f64::from(exponent) * std::f64::consts::LN_2
}

/// The upper confidence bound of an action: its mean worth, and more the less it was tried.
///
/// `sum` is out of [`WHOLE`](crate::WHOLE) for each of `tries`; `chances` is how often it could have been tried.
pub(crate) fn upper_bound(sum: u64, tries: u32, chances: u32, exploration: f64) -> f64 {
    let tries = f64::from(tries);
    mean(sum) / tries + exploration * (ln(chances) / tries).sqrt()
}

/// `sum` as a number of whole wins.
#[expect(
    clippy::cast_precision_loss,
    reason = "sums of a search are far below 2^53"
)]
fn mean(sum: u64) -> f64 {
    sum as f64 / f64::from(crate::WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "to compare with")]
    fn logarithms_are_right() {
        for number in (1..2000).chain([1 << 20, u32::MAX]) {
            let off = ln(number) - f64::from(number).ln();
            assert!(off.abs() < 1e-11, "ln({number}) is off by {off}");
        }
    }

    #[test]
    fn rarely_tried_actions_have_a_higher_bound() {
        let one = upper_bound(420, 1, 100, 0.7);
        let ten = upper_bound(4200, 10, 100, 0.7);
        assert!(one > ten && ten > 0.5);
    }
}
