//! Swiss pairing: the next round, by the requested algorithm.

use std::collections::BTreeMap;

use crate::domain::awaited::Awaited;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::draw::takes_seat_a;
use crate::domain::pairing::fewest_never::with_fewest_never;
use crate::domain::pairing::field::{Contender, Field};
use crate::domain::pairing::objective::Objective;
use crate::domain::pairing::obstacle::Obstacle;
use crate::domain::pairing::table_numbers::table_numbers;
use crate::domain::pairing::windows::{self, certify_pairs};
use crate::domain::pairing::{
    Bye, FixedSeat, Optimality, PairedRound, Pairing, PairingError, PairingRequest, SwissReason, Work,
    direct, exact,
};
use crate::domain::scoring::profile::Profile;

/// Pairs a round.
///
/// ```
/// use arbiter::data::scoring_profile;
/// use arbiter::domain::id::{PlayerId, RoundNumber};
/// use arbiter::domain::pairing::algorithm::Algorithm;
/// use arbiter::domain::pairing::{PairingRequest, swiss, verify};
/// use arbiter::domain::scoring::history::{Entrant, History};
///
/// let entrant = |id| Entrant {
///     id: PlayerId(id),
///     key: format!("player {id}"),
///     from_round: RoundNumber(1),
///     dropped_after: None,
///     rating: None,
/// };
/// let history = History { players: (1..=5).map(entrant).collect(), rounds: Vec::new() };
/// let request = PairingRequest {
///     history: &history,
///     round: RoundNumber(1),
///     seed: 7,
///     sitting_out: &[],
///     earned_byes: &[],
///     apart: &[],
///     never: &[],
///     again: &[],
///     fixed: &[],
///     algorithm: Algorithm::NEWEST,
/// };
/// let profile = scoring_profile("tcc-1e-2023").unwrap();
/// let round = swiss::pair(profile, &request)?;
/// assert_eq!(round.pairings.len(), 2);
/// assert!(round.bye.is_some());
/// assert_eq!(swiss::pair(profile, &request)?, round);
/// assert!(verify::verify(profile, &request, &round).is_ok());
/// # Ok::<(), arbiter::domain::pairing::PairingError>(())
/// ```
///
/// # Errors
/// If the history cannot be scored, or a player who is not in the round has an earned bye. Rematches are not an error:
/// if one is unavoidable, the cheapest is paired and the reason is given.
pub fn pair(profile: &Profile, request: &PairingRequest<'_>) -> Result<PairedRound, PairingError> {
    pair_while(profile, request, &Awaited::always())
}

/// Pairs a round as [`pair`] does, for somebody who may leave before it is paired.
///
/// # Errors
/// Like [`pair`], and [`PairingError::NotAwaited`].
pub fn pair_while(
    profile: &Profile,
    request: &PairingRequest<'_>,
    awaited: &Awaited,
) -> Result<PairedRound, PairingError> {
    let field = Field::gather(profile, request)?;
    let mut work = Work::default();
    let (pairs, optimal) = match request.algorithm {
        Algorithm::Blossom => windows::pairs(&field, windows::EXACT, &mut work, awaited)?,
        Algorithm::ScoreGroups => by_score_groups(&field, &mut work, awaited)?,
        Algorithm::ApartThenScoreGroups => {
            let found = by_score_groups(&field, &mut work, awaited)?;
            with_fewest_never(&field, found, &mut work, awaited)?
        }
        Algorithm::Circle => return Err(PairingError::ByTimetable),
    };
    let paired = round(request, &field, &pairs, optimal, work, awaited);
    awaited.check()?;
    Ok(paired)
}

/// Straight down the score groups; where that is not proved best, the exact search.
fn by_score_groups(
    field: &Field<'_>,
    work: &mut Work,
    awaited: &Awaited,
) -> Result<(Vec<(usize, usize)>, Optimality), PairingError> {
    let direct = direct::pairs(field);
    if let Some(pairs) = &direct
        && certify_pairs(field, pairs) == Optimality::Proved
    {
        return Ok((direct.unwrap_or_default(), Optimality::Proved));
    }
    let known = direct.map(|pairs| pairs.iter().map(|(a, b)| field.cost(*a, *b)).sum::<Objective>());
    if let Some(pairs) = exact::pairs(field, known.as_ref(), work, awaited) {
        return Ok((pairs, Optimality::Proved));
    }
    awaited.check()?;
    // Numbers too large for one comparison of the whole field may fit for part of it.
    windows::pairs(field, 0, work, awaited)
}

fn round(
    request: &PairingRequest<'_>,
    field: &Field<'_>,
    pairs: &[(usize, usize)],
    optimal: Optimality,
    work: Work,
    awaited: &Awaited,
) -> PairedRound {
    let players = field.contenders.len();
    let objective: Objective = pairs.iter().map(|(a, b)| field.reported_cost(*a, *b)).sum();
    let bye = pairs.iter().find(|(_, b)| *b == players).and_then(|(a, _)| field.contenders.get(*a));
    let mut earned_byes = request.earned_byes.to_vec();
    earned_byes.sort_unstable();
    earned_byes.dedup();
    PairedRound {
        round: request.round,
        seed: request.seed,
        algorithm: request.algorithm,
        pairings: tables(request, field, pairs),
        bye: bye.map(bye_of),
        earned_byes,
        // The obstacle speaks of meetings alone.
        obstacle: if objective.rematches > 0 && !field.has_barred() {
            Obstacle::find(field, awaited)
        } else {
            None
        },
        objective,
        optimal,
        work,
    }
}

fn bye_of(contender: &Contender<'_>) -> Bye {
    Bye {
        player: contender.player,
        points: contender.points,
        former: contender.former_byes,
        groups_below: u32::try_from(contender.bye.bye_groups_below).unwrap_or(u32::MAX),
    }
}

/// The higher the scores at a table, the lower its number, apart from fixed tables.
fn tables(request: &PairingRequest<'_>, field: &Field<'_>, pairs: &[(usize, usize)]) -> Vec<Pairing> {
    let mut seated: Vec<(usize, usize, &Contender<'_>, &Contender<'_>)> = pairs
        .iter()
        .filter_map(|(a, b)| Some((*a, *b, field.contenders.get(*a)?, field.contenders.get(*b)?)))
        .collect();
    // By the sum of both scores, then by the higher one; positions break the remaining ties.
    seated.sort_by_key(|(a, b, first, second)| {
        let sum = first.points.saturating_add(second.points);
        (std::cmp::Reverse((sum, first.points)), *a, *b)
    });
    let pairs: Vec<[PlayerId; 2]> =
        seated.iter().map(|(_, _, first, second)| [first.player, second.player]).collect();
    let numbers = table_numbers(pairs.iter().map(<[_; 2]>::as_slice), request.fixed, (1..).map(TableNumber));
    let mut tables: Vec<Pairing> = numbers
        .into_iter()
        .zip(seated)
        .filter_map(|(table, (a, b, first, second))| {
            let is_a = takes_seat_a(request.seed, request.round, first.key, second.key);
            let (seats, players) = match is_a {
                true => ([a, b], [first.player, second.player]),
                false => ([b, a], [second.player, first.player]),
            };
            Some(Pairing { table, players, reason: reason_between(request, field, table, seats)? })
        })
        .collect();
    tables.sort_by_key(|pairing| pairing.table);
    tables
}

/// Why two positions meet at a table; `None` if there is no such position.
fn reason_between(
    request: &PairingRequest<'_>,
    field: &Field<'_>,
    table: TableNumber,
    [a, b]: [usize; 2],
) -> Option<SwissReason> {
    let (first, second) = (field.contenders.get(a)?, field.contenders.get(b)?);
    Some(SwissReason {
        points: [first.points, second.points],
        met_in: field.met_in(a, b).collect(),
        not_kept_apart: field.kept_apart(a, b),
        never: field.never(a, b),
        fixed: fixed_seat(request.fixed, table, [first.player, second.player]),
    })
}

/// Why these players meet, table by table, and why this one has the bye, by the same history as a pairing of the round. `None`
/// for who would not be paired in it.
///
/// # Errors
/// Like [`pair`].
pub fn reasons(
    profile: &Profile,
    request: &PairingRequest<'_>,
    tables: &[(TableNumber, [PlayerId; 2])],
    bye: Option<PlayerId>,
) -> Result<(Vec<Option<SwissReason>>, Option<Bye>), PairingError> {
    let field = Field::gather(profile, request)?;
    let positions: BTreeMap<PlayerId, usize> =
        field.contenders.iter().map(|contender| contender.player).zip(0..).collect();
    let reason = |(table, [a, b]): &(TableNumber, [PlayerId; 2])| {
        let seats = [*positions.get(a)?, *positions.get(b)?];
        reason_between(request, &field, *table, seats)
    };
    let bye = bye.and_then(|player| field.contenders.get(*positions.get(&player)?)).map(bye_of);
    Ok((tables.iter().map(reason).collect(), bye))
}

/// Whose fixed table this is.
fn fixed_seat(
    fixed: &[(PlayerId, TableNumber)],
    table: TableNumber,
    players: [PlayerId; 2],
) -> Option<FixedSeat> {
    let mut here = fixed.iter().copied().filter(|(player, _)| players.contains(player));
    let (player, _) = here.clone().find(|(_, number)| *number == table)?;
    Some(FixedSeat { player, table, later: here.find(|(other, _)| *other != player) })
}
