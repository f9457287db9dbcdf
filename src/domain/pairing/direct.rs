//! Pairs straight down the score groups: fast, and the best possible wherever the certificate says so.
//!
//! Each group is paired within itself. If it has an odd number of players to pair, one of them floats to the next
//! group. It gives up if somebody would have to meet an opponent again or float more than one group.

use std::collections::VecDeque;

use crate::domain::pairing::field::Field;
use crate::domain::pairing::objective::Objective;

/// How many candidates to float are tried before a group is given up.
const FLOATERS: usize = 24;
/// How many earlier tables are searched for an exchange of partners.
const TABLES: usize = 400;

/// The pairs, lower position first; the bye is the position after the last. `None` if it gives up.
pub fn pairs(field: &Field<'_>) -> Option<Vec<(usize, usize)>> {
    let players = field.contenders.len();
    let mut pairs = Vec::with_capacity(players / 2 + 1);
    let taker = (players % 2 == 1).then(|| bye(field)).flatten();
    pairs.extend(taker.map(|taker| (taker, players)));
    let groups: Vec<Vec<usize>> = field
        .contenders
        .chunk_by(|one, other| one.points == other.points)
        .scan(0, |from, group| {
            let range = *from..*from + group.len();
            *from = range.end;
            Some(range.filter(|at| Some(*at) != taker).collect())
        })
        .filter(|group: &Vec<usize>| !group.is_empty())
        .collect();
    let mut floater = None;
    for (number, group) in groups.iter().enumerate() {
        let below = groups.get(number + 1).map(Vec::as_slice).unwrap_or_default();
        floater = paired_group(field, floater, group, below, &mut pairs)?;
    }
    floater.is_none().then_some(pairs)
}

/// Of the players for whom the bye costs least, the last in the draw.
fn bye(field: &Field<'_>) -> Option<usize> {
    let players = field.contenders.len();
    (0..players).rev().min_by_key(|at| field.cost(*at, players))
}

/// Pairs a group and returns the player who floats out of it, if any. `None` if it cannot be done well.
fn paired_group(
    field: &Field<'_>,
    floater: Option<usize>,
    group: &[usize],
    below: &[usize],
    pairs: &mut Vec<(usize, usize)>,
) -> Option<Option<usize>> {
    let floats = (group.len() + usize::from(floater.is_some())) % 2 == 1;
    let mut without = floater.into_iter().chain(group.iter().copied()).collect::<Vec<_>>();
    if !floats {
        return paired_within(field, &without, floater.is_some(), pairs).then_some(None);
    }
    // The last in the draw float first. Nobody floats twice in a row, so the player who floated in stays.
    let steady = usize::from(floater.is_some());
    let may_float = |at: &usize| {
        let Some(&one) = without.get(*at) else { return false };
        below.iter().any(|other| good(field, one, *other))
    };
    let candidates: Vec<usize> = (steady..without.len()).rev().filter(may_float).take(FLOATERS).collect();
    for at in candidates {
        let one = without.remove(at);
        if paired_within(field, &without, floater.is_some(), pairs) {
            return Some(Some(one));
        }
        without.insert(at, one);
    }
    None
}

/// Pairs all of these players; the first may have floated in. Leaves `pairs` unchanged if it fails.
fn paired_within(
    field: &Field<'_>,
    all: &[usize],
    from_above: bool,
    pairs: &mut Vec<(usize, usize)>,
) -> bool {
    let begun = pairs.len();
    let mut free: VecDeque<usize> = all.iter().copied().collect();
    let mut first = from_above;
    while let Some(one) = free.pop_front() {
        let partner = free.iter().position(|other| good(field, one, *other));
        if let Some(other) = partner.and_then(|at| free.remove(at)) {
            pairs.push((one.min(other), one.max(other)));
        } else {
            let exchanged =
                if first { None } else { exchange_partner(field, one, &mut free, pairs.get_mut(begun..)) };
            let Some(pair) = exchanged else {
                pairs.truncate(begun);
                return false;
            };
            pairs.push(pair);
        }
        first = false;
    }
    true
}

/// Finds a partner for a player who has met every free player: somebody from an earlier table of the group, whose old
/// partner takes a free player instead. Returns that additional pair.
fn exchange_partner(
    field: &Field<'_>,
    one: usize,
    free: &mut VecDeque<usize>,
    earlier: Option<&mut [(usize, usize)]>,
) -> Option<(usize, usize)> {
    for pair in earlier?.iter_mut().rev().take(TABLES) {
        for (partner, other) in [(pair.0, pair.1), (pair.1, pair.0)] {
            if !good(field, one, partner) {
                continue;
            }
            let Some(at) = free.iter().position(|left| good(field, *left, other)) else { continue };
            let left = free.remove(at)?;
            *pair = (one.min(partner), one.max(partner));
            return Some((left.min(other), left.max(other)));
        }
    }
    None
}

/// Whether two players may meet at no cost beyond the difference of their points.
fn good(field: &Field<'_>, one: usize, other: usize) -> bool {
    let cost = field.cost(one.min(other), one.max(other));
    cost == Objective { float: cost.float, float_squares: cost.float_squares, ..Objective::default() }
}
