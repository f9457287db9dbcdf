//! Swiss pairing: the whole field at once where it can be solved exactly, window by window above that.

use crate::domain::id::TableNumber;
use crate::domain::pairing::certificate::proved;
use crate::domain::pairing::draw::takes_seat_a;
use crate::domain::pairing::field::{Contender, Field};
use crate::domain::pairing::matching::least_cost;
use crate::domain::pairing::objective::Objective;
use crate::domain::pairing::obstacle::Obstacle;
use crate::domain::pairing::{Bye, Optimality, PairedRound, Pairing, PairingError, PairingRequest, Reason};
use crate::domain::scoring::profile::Profile;

/// Up to this many players the whole field is solved exactly; the solver's memory grows with the square.
pub const EXACT: usize = 512;
/// Positions solved together above that.
const WINDOW: usize = 96;
/// Passes over the field to exchange partners away from a rematch.
const REPAIRS: usize = 3;

/// Pairs a round.
///
/// # Errors
/// When the history cannot be scored or an earned bye belongs to somebody who does not play. Never because pairs
/// have met: then the rematch that costs least is paired, and the reason is given.
pub fn pair(profile: &Profile, request: &PairingRequest<'_>) -> Result<PairedRound, PairingError> {
    pair_with(profile, request, EXACT)
}

/// Pairs a round with another limit for the exact solution; for comparing the two ways.
///
/// # Errors
/// As [`pair`].
pub fn pair_with(
    profile: &Profile,
    request: &PairingRequest<'_>,
    exact_up_to: usize,
) -> Result<PairedRound, PairingError> {
    let field = Field::gather(profile, request)?;
    let players = field.contenders.len();
    let exact = players <= exact_up_to;
    let pairs = if exact {
        // The position after the last stands for the bye, so that bye and pairs are chosen together.
        least_cost(players + players % 2, |a, b| field.cost(a, b)).ok_or(PairingError::TooWide)?
    } else {
        in_windows(&field)?
    };
    let objective: Objective = pairs.iter().map(|(a, b)| field.cost(*a, *b)).sum();
    let bye = pairs.iter().find(|(_, b)| *b == players).and_then(|(a, _)| field.contenders.get(*a));
    let optimal = if exact {
        Optimality::Proved
    } else {
        let best = field.contenders.iter().map(|contender| contender.bye).min().unwrap_or_default();
        let best = if bye.is_some() { best } else { Objective::default() };
        let paired = pairs.iter().filter(|(_, b)| *b < players).flat_map(|(a, b)| [*a, *b]);
        let points = paired.filter_map(|at| field.contenders.get(at)).map(|contender| contender.points);
        proved(&objective, &best, points)
    };
    let mut earned_byes = request.earned_byes.to_vec();
    earned_byes.sort_unstable();
    earned_byes.dedup();
    Ok(PairedRound {
        round: request.round,
        seed: request.seed,
        pairings: tables(request, &field, &pairs),
        bye: bye.map(|contender| Bye {
            player: contender.player,
            points: contender.points,
            former: contender.former_byes,
            groups_below: u32::try_from(contender.bye.bye_groups_below).unwrap_or(u32::MAX),
        }),
        earned_byes,
        obstacle: if objective.rematches > 0 { Obstacle::find(&field) } else { None },
        objective,
        optimal,
    })
}

/// The higher the scores at a table, the lower its number.
fn tables(request: &PairingRequest<'_>, field: &Field, pairs: &[(usize, usize)]) -> Vec<Pairing> {
    let mut seated: Vec<(usize, usize, &Contender, &Contender)> = pairs
        .iter()
        .filter_map(|(a, b)| Some((*a, *b, field.contenders.get(*a)?, field.contenders.get(*b)?)))
        .collect();
    // By the sum of both scores, then by the better one; positions come last and make the order complete.
    seated.sort_by_key(|(a, b, first, second)| {
        let sum = first.points.saturating_add(second.points);
        (std::cmp::Reverse((sum, first.points)), *a, *b)
    });
    (1..)
        .map(TableNumber)
        .zip(seated)
        .map(|(table, (_, at, first, second))| {
            let reason = Reason {
                points: [first.points, second.points],
                met_in: first.met.get(&at).cloned().unwrap_or_default(),
                not_kept_apart: first.apart.contains(&at),
            };
            let players = [first.player, second.player];
            if takes_seat_a(request.seed, request.round, &first.key, &second.key) {
                Pairing { table, players, reason }
            } else {
                let [a, b] = players;
                let [points_a, points_b] = reason.points;
                Pairing { table, players: [b, a], reason: Reason { points: [points_b, points_a], ..reason } }
            }
        })
        .collect()
}

/// Solves overlapping windows from the top and keeps the upper half of each.
fn in_windows(field: &Field) -> Result<Vec<(usize, usize)>, PairingError> {
    let players = field.contenders.len();
    let mut pairs = Vec::with_capacity(players / 2 + 1);
    let mut rest: Vec<usize> = (0..players).collect();
    if players % 2 == 1 {
        // Among those whom the bye costs least, the last in the draw.
        let taker = (0..players).rev().min_by_key(|at| field.cost(*at, players)).unwrap_or(0);
        rest.retain(|at| *at != taker);
        pairs.push((taker, players));
    }
    let mut rest = rest.into_iter().peekable();
    let mut window: Vec<usize> = Vec::with_capacity(WINDOW);
    loop {
        let room = WINDOW.saturating_sub(window.len());
        window.extend(rest.by_ref().take(room));
        let last = rest.peek().is_none();
        let at = |position: usize| window.get(position).copied().unwrap_or(players);
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

/// Exchanges partners between a rematch and any other table while that makes the pairing better.
fn exchange(field: &Field, pairs: &mut [(usize, usize)]) {
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
