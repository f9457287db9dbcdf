//! The algorithm of logs that name none: the blossom algorithm over the whole field up to [`EXACT`] players, and over
//! overlapping windows of it above that.
//!
//! It never changes: a round that it paired must come out the same when it is paired again.

use crate::domain::awaited::Awaited;
use crate::domain::pairing::certificate::prove_optimality;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::matching::least_cost;
use crate::domain::pairing::objective::Objective;
use crate::domain::pairing::{Optimality, PairingError, Work};

/// Up to this many players the whole field is solved exactly; the solver's memory grows with the square.
pub const EXACT: usize = 512;
/// How many positions are solved together above that.
const WINDOW: usize = 96;
/// How many passes over the field exchange partners to avoid rematches.
const REPAIRS: usize = 3;

/// The pairs, with the bye at the position after the last, and how far they are proved best.
///
/// # Errors
/// If the costs are too large to compare, or nobody is waiting any more.
pub fn pairs(
    field: &Field<'_>,
    exact_up_to: usize,
    work: &mut Work,
    awaited: &Awaited,
) -> Result<(Vec<(usize, usize)>, Optimality), PairingError> {
    let players = field.contenders.len();
    if players <= exact_up_to {
        work.searches += 1;
        // The position after the last is the bye, so that the bye and the pairs are chosen together.
        let pairs =
            least_cost(players + players % 2, |a, b| field.cost(a, b)).ok_or(PairingError::TooWide)?;
        return Ok((pairs, Optimality::Proved));
    }
    let pairs = in_windows(field, work, awaited)?;
    let optimal = certify_pairs(field, &pairs);
    Ok((pairs, optimal))
}

/// How far pairs are proved best without comparing others.
pub fn certify_pairs(field: &Field<'_>, pairs: &[(usize, usize)]) -> Optimality {
    let players = field.contenders.len();
    let objective: Objective = pairs.iter().map(|(a, b)| field.cost(*a, *b)).sum();
    let best = field.contenders.iter().map(|contender| contender.bye).min().unwrap_or_default();
    let best = if players % 2 == 1 { best } else { Objective::default() };
    let paired = pairs.iter().filter(|(_, b)| *b < players).flat_map(|(a, b)| [*a, *b]);
    let points = paired.filter_map(|at| field.contenders.get(at)).map(|contender| contender.points);
    prove_optimality(&objective, &best, points)
}

/// Solves overlapping windows from the top and keeps the upper half of each.
fn in_windows(
    field: &Field<'_>,
    work: &mut Work,
    awaited: &Awaited,
) -> Result<Vec<(usize, usize)>, PairingError> {
    let players = field.contenders.len();
    let mut pairs = Vec::with_capacity(players / 2 + 1);
    let mut rest: Vec<usize> = (0..players).collect();
    if players % 2 == 1 {
        // Of the players for whom the bye costs least, the last in the draw.
        let taker = (0..players).rev().min_by_key(|at| field.cost(*at, players)).unwrap_or(0);
        rest.retain(|at| *at != taker);
        pairs.push((taker, players));
    }
    let mut rest = rest.into_iter().peekable();
    let mut window: Vec<usize> = Vec::with_capacity(WINDOW);
    loop {
        awaited.check()?;
        let room = WINDOW.saturating_sub(window.len());
        window.extend(rest.by_ref().take(room));
        let last = rest.peek().is_none();
        let at = |position: usize| window.get(position).copied().unwrap_or(players);
        work.searches += 1;
        let solved =
            least_cost(window.len(), |a, b| field.cost(at(a), at(b))).ok_or(PairingError::TooWide)?;
        let kept = |(a, _): &(usize, usize)| last || *a < WINDOW / 2;
        pairs.extend(solved.iter().filter(|pair| kept(pair)).map(|(a, b)| (at(*a), at(*b))));
        if last {
            break;
        }
        let mut carried: Vec<usize> =
            solved.iter().filter(|pair| !kept(pair)).flat_map(|(a, b)| [at(*a), at(*b)]).collect();
        carried.sort_unstable();
        window = carried;
    }
    exchange(field, &mut pairs);
    Ok(pairs)
}

/// Exchanges partners between a rematch and any other table while that improves the pairing.
fn exchange(field: &Field<'_>, pairs: &mut [(usize, usize)]) {
    for _ in 0..REPAIRS {
        let mut improved = false;
        for at in 0..pairs.len() {
            let Some(pair) = pairs.get(at).copied() else { continue };
            if field.cost(pair.0, pair.1).rematches == 0 {
                continue;
            }
            let best = pairs
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != at)
                .flat_map(|(other, with)| crossings(pair, *with).map(|crossing| (other, *with, crossing)))
                .map(|(other, with, (one, two))| {
                    let now = field.cost(pair.0, pair.1) + field.cost(with.0, with.1);
                    let then = field.cost(one.0, one.1) + field.cost(two.0, two.1);
                    (then, other, one, two, then < now)
                })
                .filter(|(.., better)| *better)
                .min();
            if let Some((_, other, one, two, _)) = best {
                for (place, pair) in [(at, one), (other, two)] {
                    if let Some(slot) = pairs.get_mut(place) {
                        *slot = pair;
                    }
                }
                improved = true;
            }
        }
        if !improved {
            return;
        }
    }
}

/// The two other ways to pair four positions, lower position first.
fn crossings((a, b): (usize, usize), (c, d): (usize, usize)) -> [((usize, usize), (usize, usize)); 2] {
    let ordered = |x: usize, y: usize| (x.min(y), x.max(y));
    [(ordered(a, c), ordered(b, d)), (ordered(a, d), ordered(b, c))]
}
