//! Exact fractions, for averages that rank people.

use std::cmp::Ordering;
use std::fmt;

/// A fraction in lowest terms with a positive denominator; printed `7/3`, a whole one `7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i64,
    denominator: i64,
}

impl Fraction {
    /// The fraction 0/1, with which a sum begins.
    pub const ZERO: Self = Self::whole(0);

    /// A whole number.
    pub const fn whole(number: i64) -> Self {
        Self { numerator: number, denominator: 1 }
    }

    /// `sum` divided by `parts`; zero if `parts` is 0, so that a player without opponents has an average.
    ///
    /// ```
    /// use arbiter::domain::scoring::fraction::Fraction;
    ///
    /// assert_eq!(Fraction::average(14, 6).to_string(), "7/3");
    /// assert!(Fraction::average(14, 6) > Fraction::whole(2));
    /// assert_eq!(Fraction::average(0, 0), Fraction::ZERO);
    /// ```
    pub fn average(sum: i64, parts: u32) -> Self {
        if parts == 0 {
            return Self::ZERO;
        }
        let parts = i64::from(parts);
        // At least 1, because `parts` is, and within i64, because it divides `parts`.
        let shared = divisor(sum.unsigned_abs(), parts.unsigned_abs()).try_into().unwrap_or(1);
        Self { numerator: sum / shared, denominator: parts / shared }
    }

    /// The fraction with its sign reversed.
    #[must_use]
    pub const fn negative(self) -> Self {
        Self { numerator: self.numerator.saturating_neg(), ..self }
    }

    /// The numerator, in lowest terms.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator, at least 1.
    pub const fn denominator(self) -> i64 {
        self.denominator
    }
}

const fn divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        // The product of two 64-bit integers always fits into 128 bits, so this cannot overflow.
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            below => write!(f, "{}/{below}", self.numerator),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_printed_in_lowest_terms() {
        assert_eq!(Fraction::average(14, 6).to_string(), "7/3");
        assert_eq!(Fraction::average(-14, 6).to_string(), "-7/3");
        assert_eq!(Fraction::average(21, 3).to_string(), "7");
        assert_eq!(Fraction::average(0, 5), Fraction::ZERO);
        assert_eq!(Fraction::average(5, 0), Fraction::ZERO);
    }

    #[test]
    fn the_largest_fractions_are_compared_without_overflow() {
        let low = Fraction::average(i64::MAX - 1, u32::MAX);
        let high = Fraction::average(i64::MAX, u32::MAX);
        assert!(low < high);
        assert!(Fraction::average(i64::MIN, 1) < Fraction::ZERO);
    }
}
