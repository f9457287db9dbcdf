//! The fewest pairs who should never meet, even where the points are too large to compare whole pairings exactly.

use crate::domain::awaited::Awaited;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::windows::certify_pairs;
use crate::domain::pairing::{Optimality, PairingError, Work, exact};

/// Pairs, the lower position first, and how far they are proved best.
type Found = (Vec<(usize, usize)>, Optimality);

/// Gives what was found, or a pairing with fewer pairs who should never meet if there is one. A pairing that is proved
/// best has as few as possible: such a pair costs more than the rematches of all other tables. Where nothing is proved,
/// the exact search looks once more, at meetings alone.
///
/// # Errors
/// If nobody is waiting any more.
pub fn with_fewest_never(
    field: &Field<'_>,
    found: Found,
    work: &mut Work,
    awaited: &Awaited,
) -> Result<Found, PairingError> {
    let count = |pairs: &[(usize, usize)]| pairs.iter().filter(|(a, b)| field.never(*a, *b)).count();
    let known = count(&found.0);
    if known == 0 || found.1 == Optimality::Proved {
        return Ok(found);
    }
    let best = exact::pairs(&field.without_points(), None, work, awaited);
    awaited.check()?;
    Ok(match best {
        Some(pairs) if count(&pairs) < known => {
            let optimal = certify_pairs(field, &pairs);
            (pairs, optimal)
        }
        Some(_) | None => found,
    })
}
