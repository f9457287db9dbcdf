//! Proves, in one pass over the scores, that no pairing can have less float.

use crate::domain::pairing::Optimality;
use crate::domain::pairing::objective::{Level, Objective};

/// The least float that any pairing of players with these points can have: the sum, and the sum of squares.
///
/// Where the number of players above the boundary between two neighbouring scores is odd, at least one pair must
/// cross it. Longer floats cross several boundaries and have larger squares, so both sums are lower bounds.
///
/// ```
/// use arbiter::domain::pairing::certificate::least_float;
///
/// // Three players with 4 points and one with 2: one pair must cross the boundary.
/// assert_eq!(least_float([4, 4, 4, 2]), (2, 4));
/// assert_eq!(least_float([4, 4, 2, 2]), (0, 0));
/// ```
pub fn least_float(points: impl IntoIterator<Item = i64>) -> (u64, u64) {
    let mut points: Vec<i64> = points.into_iter().collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    // Each pair of neighbours after an odd number of players; with equal scores the gap is zero.
    points.iter().zip(points.iter().skip(1)).step_by(2).fold((0, 0), |(sum, squares), (above, below)| {
        let gap = above.abs_diff(*below);
        (sum.saturating_add(gap), squares.saturating_add(gap.saturating_mul(gap)))
    })
}

/// How far a pairing is proved best when the exact solver did not find it.
///
/// `points` are those of the paired players without the one with the bye; `best_bye` is the least bye cost in the
/// field.
pub fn prove_optimality(
    cost: &Objective,
    best_bye: &Objective,
    points: impl IntoIterator<Item = i64>,
) -> Optimality {
    if cost.rematches > 0 {
        return Optimality::NotProved;
    }
    let bye = (cost.former_byes, cost.bye_groups_below, cost.bye_places_below);
    if bye != (best_bye.former_byes, best_bye.bye_groups_below, best_bye.bye_places_below) {
        return Optimality::ProvedThrough(Level::Rematches);
    }
    let (float, squares) = least_float(points);
    if cost.float > float {
        return Optimality::ProvedThrough(Level::Bye);
    }
    if cost.float_squares > squares || cost.repeat_floats > 0 || cost.not_kept_apart > 0 {
        return Optimality::ProvedThrough(Level::Float);
    }
    Optimality::Proved
}
