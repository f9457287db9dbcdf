//! The players to be paired, in seeded order, and what each possible table would cost.

use std::borrow::Cow;
use std::cmp::Reverse;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::draw::{Lot, lots};
use crate::domain::pairing::objective::Objective;
use crate::domain::pairing::request::{PairingError, PairingRequest};
use crate::domain::scoring::history::{Entrant, History, PlayedRound};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::places;
use crate::domain::scoring::tally::{Did, Rows, each_round, tallies_of};

/// One player to be paired.
#[derive(Debug, Clone)]
pub struct Contender<'a> {
    pub player: PlayerId,
    /// The text from which the player's lot is drawn.
    pub key: &'a str,
    /// Victory points before this round.
    pub points: i64,
    /// What the bye would cost; zero if the number of players is even, so that there is no bye.
    pub bye: Objective,
    /// How many byes the player has had.
    pub former_byes: u32,
    /// How often the player met an opponent with fewer points.
    pub(super) floats_down: u32,
    /// How often the player met an opponent with more points.
    pub(super) floats_up: u32,
}

/// Everybody to be paired: highest points first, then by lot.
#[derive(Debug, Clone)]
pub struct Field<'a> {
    /// The players in order.
    pub contenders: Vec<Contender<'a>>,
    /// Earlier meetings by their rounds; players who should not meet count as met in the round to be paired.
    met: Lists<RoundNumber>,
    /// Those of them who should never meet.
    never: Lists<()>,
    /// How many rematches a pair of these weighs.
    never_weighs: u64,
    apart: Lists<()>,
    round: RoundNumber,
}

impl<'a> Field<'a> {
    /// Collects the players of this round.
    ///
    /// # Errors
    /// If the history cannot be scored, or a player who is not in this round has an earned bye.
    pub fn gather(profile: &Profile, request: &PairingRequest<'a>) -> Result<Self, PairingError> {
        let round = request.round;
        let rounds = rounds_before(request.history, round)?;
        let players = &request.history.players;
        let rows = Rows::of(players)?;
        let records = records(profile, &rows, rounds)?;
        let mut drawn = vec![false; records.len()];
        for row in active(request).filter_map(|player| rows.row(player)) {
            drawn.get_mut(row).into_iter().for_each(|drawn| *drawn = true);
        }
        let is_drawn = |player: &&PlayerId| rows.row(**player).and_then(|row| drawn.get(row)) == Some(&true);
        if let Some(player) = request.earned_byes.iter().find(|player| !is_drawn(player)) {
            return Err(PairingError::NotPlaying { player: *player, round });
        }
        for row in request.earned_byes.iter().filter_map(|player| rows.row(*player)) {
            drawn.get_mut(row).into_iter().for_each(|drawn| *drawn = false);
        }
        let order = order(request, players, &rows, &records, &drawn);
        let mut at = vec![None; records.len()];
        for (position, (row, _)) in order.iter().enumerate() {
            at.get_mut(*row).into_iter().for_each(|at| *at = Some(position));
        }
        let contender = |(row, key): &(usize, &'a str)| {
            let Record { points, byes, floats_down, floats_up } = *records.get(*row)?;
            let (player, bye) = (*rows.players.get(*row)?, Objective::default());
            Some(Contender { player, key, points, bye, former_byes: byes, floats_down, floats_up })
        };
        let position = |player: PlayerId| at.get(rows.row(player)?).copied().flatten();
        let contenders = order.iter().filter_map(contender).collect();
        let never = pair_positions(request.never, position);
        let again = pair_positions(request.again, position);
        let barred = never.iter().chain(&again).map(|(a, b)| (*a, *b, round));
        let met: Vec<_> = meetings(rounds, position).into_iter().chain(barred).collect();
        let listed = |pairs: Vec<(usize, usize)>| {
            let pairs: Vec<_> = pairs.into_iter().map(|(a, b)| (a, b, ())).collect();
            Lists::new(order.len(), &pairs)
        };
        let mut field = Self {
            contenders,
            met: Lists::new(order.len(), &met),
            never: listed(never),
            never_weighs: never_weighs(request.algorithm, order.len()),
            apart: listed(pair_positions(request.apart, position)),
            round,
        };
        if order.len() % 2 == 1 {
            let places = places(profile, players, rows, &tallies_of(profile, players, rounds)?);
            let place = |(row, _): &(usize, &str)| places.get(*row).copied().unwrap_or_default();
            field.note_byes(&order.iter().map(place).collect::<Vec<_>>());
        }
        Ok(field)
    }

    /// What it costs to pair two positions; the position after the last is the bye. Two who should never meet cost as
    /// many rematches as the algorithm says.
    pub fn cost(&self, a: usize, b: usize) -> Objective {
        match (self.contenders.get(a), self.contenders.get(b)) {
            (Some(first), Some(second)) => self.pair_cost(first, second, a, b),
            (Some(one), None) | (None, Some(one)) => one.bye,
            (None, None) => Objective::default(),
        }
    }

    /// What a pair costs as reports say it: only players who have met have a rematch.
    pub fn reported_cost(&self, a: usize, b: usize) -> Objective {
        let cost = self.cost(a, b);
        if !self.barred(a, b) {
            return cost;
        }
        let last = self.met_in(a, b).last();
        Objective {
            rematches: u64::from(last.is_some()),
            rematch_recency: last.map_or(0, |round| u64::from(round.0)),
            not_kept_apart: cost.not_kept_apart.max(u64::from(self.never(a, b))),
            ..cost
        }
    }

    /// The rounds in which two positions met.
    pub fn met_in(&self, a: usize, b: usize) -> impl Iterator<Item = RoundNumber> {
        let with = self.met.of(a).iter().filter(move |(other, _)| *other == b);
        with.map(|(_, round)| *round).filter(|round| *round < self.round)
    }

    /// Whether two positions should never meet.
    pub fn never(&self, a: usize, b: usize) -> bool {
        self.never.of(a).iter().any(|(other, ())| *other == b)
    }

    /// Whether there are two who should not meet, even if they have not met before.
    pub fn has_barred(&self) -> bool {
        self.met.all.iter().any(|(_, round)| *round == self.round)
    }

    /// Whether two positions should not meet, even if they have not met before.
    fn barred(&self, a: usize, b: usize) -> bool {
        self.met.of(a).contains(&(b, self.round))
    }

    /// Whether two positions may be paired without a rematch.
    pub fn fresh(&self, a: usize, b: usize) -> bool {
        !self.met.of(a).iter().any(|(other, _)| *other == b)
    }

    /// Whether two positions should be kept apart.
    pub fn kept_apart(&self, a: usize, b: usize) -> bool {
        self.apart.of(a).iter().any(|(other, ())| *other == b)
    }

    /// The most rematches that one pair costs.
    pub(super) fn most_rematches(&self) -> u64 {
        match (self.met.all.is_empty(), self.never.all.is_empty()) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => self.never_weighs,
        }
    }

    /// These players with nothing but whom they met or should not meet.
    pub(super) fn without_points(&self) -> Self {
        let mut field = self.clone();
        for one in &mut field.contenders {
            (one.points, one.floats_down, one.floats_up) = (0, 0, 0);
            one.bye = Objective::default();
        }
        field
    }

    /// Whom a position met or should not meet, and in which round; sorted by position, then by round.
    pub(super) fn met_positions(&self, at: usize) -> &[(usize, RoundNumber)] {
        self.met.of(at)
    }

    /// The positions from which this one should be kept apart.
    pub(super) fn apart_positions(&self, at: usize) -> impl Iterator<Item = usize> {
        self.apart.of(at).iter().map(|(other, ())| *other)
    }

    fn note_byes(&mut self, places: &[u32]) {
        let below = |mut all: Vec<i64>| {
            all.sort_unstable();
            all.dedup();
            all
        };
        let rank = |all: &[i64], one: i64| all.partition_point(|other| *other < one) as u64;
        let points = below(self.contenders.iter().map(|contender| contender.points).collect());
        // The worst place has the highest number.
        let down = |place: &u32| -i64::from(*place);
        let worse = below(places.iter().map(down).collect());
        for (contender, place) in self.contenders.iter_mut().zip(places) {
            contender.bye = Objective {
                former_byes: u64::from(contender.former_byes),
                bye_groups_below: rank(&points, contender.points),
                bye_places_below: rank(&worse, down(place)),
                ..Objective::default()
            };
        }
    }

    fn pair_cost(&self, first: &Contender<'_>, second: &Contender<'_>, a: usize, b: usize) -> Objective {
        let gap = first.points.abs_diff(second.points);
        let met = self.met.of(a).iter().rev().find(|(other, _)| *other == b).map(|(_, round)| *round);
        let rematches = match met {
            None => 0,
            Some(round) if round == self.round && self.never(a, b) => self.never_weighs,
            Some(_) => 1,
        };
        let (higher, lower) = if first.points > second.points { (first, second) } else { (second, first) };
        let repeats = if gap > 0 { u64::from(higher.floats_down) + u64::from(lower.floats_up) } else { 0 };
        Objective {
            rematches,
            rematch_recency: met.map_or(0, |round| u64::from(round.0)),
            float: gap,
            float_squares: gap.saturating_mul(gap),
            repeat_floats: repeats,
            not_kept_apart: u64::from(self.kept_apart(a, b)),
            ..Objective::default()
        }
    }
}

/// How many rematches two who should never meet cost among this many players: one, or more than a round has tables.
const fn never_weighs(algorithm: Algorithm, players: usize) -> u64 {
    if algorithm.puts_apart_first() { players as u64 / 2 + 1 } else { 1 }
}

/// A short sorted list for each position, all in one allocation.
#[derive(Debug, Clone)]
struct Lists<T> {
    from: Vec<usize>,
    all: Vec<(usize, T)>,
}

impl<T: Copy + Ord> Lists<T> {
    /// Enters each pair in the lists of both positions.
    fn new(positions: usize, pairs: &[(usize, usize, T)]) -> Self {
        let mut from = vec![0; positions + 1];
        let both = || pairs.iter().flat_map(|(a, b, what)| [(*a, *b, *what), (*b, *a, *what)]);
        for (one, ..) in both() {
            from.get_mut(one + 1).into_iter().for_each(|count| *count += 1);
        }
        let mut sum = 0;
        for count in &mut from {
            sum += *count;
            *count = sum;
        }
        let mut next = from.clone();
        let mut all: Vec<Option<(usize, T)>> = vec![None; pairs.len() * 2];
        for (one, other, what) in both() {
            let Some(at) = next.get_mut(one) else { continue };
            all.get_mut(*at).into_iter().for_each(|slot| *slot = Some((other, what)));
            *at += 1;
        }
        let mut lists = Self { from, all: all.into_iter().flatten().collect() };
        for at in 0..positions {
            let range = lists.range(at);
            lists.all.get_mut(range).into_iter().for_each(|list| list.sort_unstable());
        }
        lists
    }

    fn range(&self, at: usize) -> std::ops::Range<usize> {
        match (self.from.get(at), self.from.get(at + 1)) {
            (Some(from), Some(to)) => *from..*to,
            _ => 0..0,
        }
    }

    fn of(&self, at: usize) -> &[(usize, T)] {
        self.all.get(self.range(at)).unwrap_or_default()
    }
}

/// Who takes part in a round, before earned byes are set aside.
pub fn active<'a>(request: &PairingRequest<'a>) -> impl Iterator<Item = PlayerId> + use<'a> {
    let round = request.round;
    let mut out = request.sitting_out.to_vec();
    out.sort_unstable();
    let takes_part = move |entrant: &&Entrant| {
        entrant.from_round <= round
            && entrant.dropped_after.is_none_or(|last| last >= round)
            && out.binary_search(&entrant.id).is_err()
    };
    request.history.players.iter().filter(takes_part).map(|entrant| entrant.id)
}

/// The history as it was before a round.
///
/// # Errors
/// If there is no such round.
pub fn history_before(history: &History, round: RoundNumber) -> Result<Cow<'_, History>, PairingError> {
    let rounds = rounds_before(history, round)?;
    Ok(if rounds.len() < history.rounds.len() {
        Cow::Owned(History { players: history.players.clone(), rounds: rounds.to_vec() })
    } else {
        Cow::Borrowed(history)
    })
}

fn rounds_before(history: &History, round: RoundNumber) -> Result<&[PlayedRound], PairingError> {
    let earlier = round.0.checked_sub(1).ok_or(PairingError::NoSuchRound)?;
    let earlier = usize::try_from(earlier).unwrap_or(usize::MAX);
    Ok(history.rounds.get(..earlier).unwrap_or(&history.rounds))
}

/// Rows and keys of the players in the draw: highest points first, then by lot.
fn order<'a>(
    request: &PairingRequest<'a>,
    players: &'a [Entrant],
    rows: &Rows,
    records: &[Record],
    drawn: &[bool],
) -> Vec<(usize, &'a str)> {
    let playing = players.iter().filter_map(|entrant| {
        let row = rows.row(entrant.id).filter(|row| drawn.get(*row) == Some(&true))?;
        Some((row, entrant.key.as_str(), records.get(row)?.points))
    });
    let playing: Vec<(usize, &str, i64)> = playing.collect();
    let lots: Vec<Lot> = lots(request.seed, request.round, playing.iter().map(|(_, key, _)| *key));
    let mut order: Vec<_> = playing.into_iter().zip(lots).collect();
    // The player's number comes last; it matters only if two players share a key.
    order.sort_unstable_by(|((row, key, points), lot), ((other, others_key, others), others_lot)| {
        let first = (Reverse(points), lot).cmp(&(Reverse(others), others_lot));
        first.then_with(|| (key, row).cmp(&(others_key, other)))
    });
    order.into_iter().map(|((row, key, _), _)| (row, key)).collect()
}

/// What a player has done so far, as far as pairing needs it.
#[derive(Debug, Clone, Copy, Default)]
struct Record {
    points: i64,
    byes: u32,
    floats_down: u32,
    floats_up: u32,
}

/// Each player's record, by row.
fn records(profile: &Profile, rows: &Rows, rounds: &[PlayedRound]) -> Result<Vec<Record>, PairingError> {
    let earned = profile.pairing.earned_bye_counts_as_bye.value;
    let mut records = vec![Record::default(); rows.players.len()];
    let mut before = vec![0; records.len()];
    each_round(profile, rows, rounds, |at, seats| {
        for (before, record) in before.iter_mut().zip(&mut records) {
            *before = record.points;
            // Undo the points of players who are entered in the round but have not played it.
            record.points = record.points.saturating_add(profile.points_and_margin(&Did::Unplayed).0);
        }
        for (row, (_, did)) in at.iter().zip(seats) {
            let (Some(record), Some(own)) = (records.get_mut(*row), before.get(*row)) else { continue };
            record.points = own.saturating_add(profile.points_and_margin(did).0);
            record.byes += u32::from(matches!(did, Did::Bye) || (earned && matches!(did, Did::EarnedBye)));
            // A void game does not count, so nobody floated in it.
            let (Did::Game { opponent, .. } | Did::Open { opponent }) = did else { continue };
            let theirs = rows.row(*opponent).and_then(|row| before.get(row)).unwrap_or(own);
            record.floats_down += u32::from(own > theirs);
            record.floats_up += u32::from(own < theirs);
        }
    })?;
    Ok(records)
}

type Pair<T> = (usize, usize, T);

fn meetings(
    rounds: &[PlayedRound],
    position: impl Fn(PlayerId) -> Option<usize> + Copy,
) -> Vec<Pair<RoundNumber>> {
    let numbered = (1..).map(RoundNumber).zip(rounds);
    let games = numbered.flat_map(|(round, played)| played.games.iter().map(move |game| (round, game)));
    let meeting = games.filter(|(_, game)| game.is_meeting());
    meeting
        .filter_map(|(round, game)| {
            let [a, b] = game.players.map(position);
            Some((a?, b?, round))
        })
        .filter(|(a, b, _)| a != b)
        .collect()
}

/// The positions of these pairs, each pair once.
fn pair_positions(
    pairs: &[[PlayerId; 2]],
    position: impl Fn(PlayerId) -> Option<usize> + Copy,
) -> Vec<(usize, usize)> {
    let both = pairs.iter().filter_map(|pair| {
        let [a, b] = pair.map(position);
        let (a, b) = (a?, b?);
        (a != b).then_some((a.min(b), a.max(b)))
    });
    let mut pairs: Vec<(usize, usize)> = both.collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}
