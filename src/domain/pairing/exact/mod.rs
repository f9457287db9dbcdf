//! The exact search: a perfect matching of least cost, found by Edmonds' algorithm with dual prices.
//!
//! It knows every possible pair, but looks only at those that the prices let matter: from each player outwards, score
//! group by score group, as far as a pair could become part of a better pairing. So its work follows the number of
//! players who cannot be paired within their own group, not the square of the field.

mod blossoms;
mod price;
mod row;
mod search;

use crate::domain::pairing::Work;
use crate::domain::pairing::exact::price::{Levels, Prices};
use crate::domain::pairing::exact::search::Search;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::objective::Objective;

/// The best pairing, with the lower position first and the bye at the position after the last; none when the costs
/// are too large to be compared.
///
/// `known` is the cost of any pairing, where one is known: it keeps the figures small.
pub fn pairs(field: &Field<'_>, known: Option<&Objective>, work: &mut Work) -> Option<Vec<(usize, usize)>> {
    // Almost always nobody needs to meet again and the bye goes where it costs least. If that can be done at all,
    // every other pairing is worse.
    let fresh = Levels::without_rematches(field, known);
    fresh.and_then(|levels| solved(field, &levels, work)).or_else(|| {
        let all = Levels::all(field)?;
        solved(field, &all, work)
    })
}

fn solved(field: &Field<'_>, levels: &Levels, work: &mut Work) -> Option<Vec<(usize, usize)>> {
    if levels.is_narrow() {
        Search::new(&Prices::<i64>::new(field, levels)?).pairs(work)
    } else {
        Search::new(&Prices::<i128>::new(field, levels)?).pairs(work)
    }
}
