//! The exact search: a perfect matching of least cost, found with Edmonds' algorithm and dual prices.
//!
//! It considers every possible pair but looks only at those whose price could matter: from each player outwards,
//! score group by score group, as far as a pair could improve the pairing. Its work therefore grows with the number
//! of players who cannot be paired within their own group, not with the square of the field.

mod blossoms;
mod price;
mod row;
mod search;

use crate::domain::awaited::Awaited;
use crate::domain::pairing::Work;
use crate::domain::pairing::exact::price::{Levels, Prices};
use crate::domain::pairing::exact::search::Search;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::objective::Objective;

/// The best pairing, lower position first; the bye is the position after the last. `None` if the costs are too large
/// to compare, or when nobody is waiting any more.
///
/// `known` is the cost of any known pairing; it keeps the numbers small.
pub fn pairs(
    field: &Field<'_>,
    known: Option<&Objective>,
    work: &mut Work,
    awaited: &Awaited,
) -> Option<Vec<(usize, usize)>> {
    // Almost always no rematch is needed and the bye goes where it costs least. If that is possible, every other
    // pairing is worse.
    let fresh = Levels::without_rematches(field, known);
    fresh.and_then(|levels| solve_levels(field, &levels, work, awaited)).or_else(|| {
        awaited.check().ok()?;
        let all = Levels::of_all_pairings(field)?;
        solve_levels(field, &all, work, awaited)
    })
}

fn solve_levels(
    field: &Field<'_>,
    levels: &Levels,
    work: &mut Work,
    awaited: &Awaited,
) -> Option<Vec<(usize, usize)>> {
    if levels.is_narrow() {
        Search::new(&Prices::<i64>::new(field, levels)?, awaited).pairs(work)
    } else {
        Search::new(&Prices::<i128>::new(field, levels)?, awaited).pairs(work)
    }
}
