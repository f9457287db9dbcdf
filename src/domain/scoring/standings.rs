//! The standings: every player in order, places shared if every tie-breaker is equal, and on request the arithmetic
//! behind a line.

use std::ops::Range;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::history::History;
use crate::domain::scoring::measure::{Measure, Measured, Origin, StrengthMode, Term};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::tally::{Did, HistoryError, Rows, Tally, tallies};
use crate::domain::source::Source;

/// The standings of a tournament so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breakers in the order they were applied, with their sources.
    pub measures: Vec<(Measure, Source)>,
    /// Everybody, best first; players who share a place are in order of player number.
    pub lines: Vec<Line>,
    rows: Rows,
    /// What each player, by row, adds to an opponent's strength of schedule.
    strengths: Vec<i64>,
}

/// One player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// 1 for the best. Players whom no tie-breaker separates share a place, and the next place is skipped.
    pub place: u32,
    /// Rounds, sums and games.
    pub tally: Tally,
    /// Victory points of the opponents played, summed or averaged as the profile says.
    pub strength_of_schedule: Fraction,
    /// How often each result occurred.
    pub record: Record,
    /// Victory points from the games of tied players against each other, if that tie-breaker was applied.
    pub head_to_head: Option<Fraction>,
    /// The first player of the next better place, and the measure that put this line below; `None` at the top.
    pub behind: Option<(PlayerId, Measure)>,
}

/// How often each result occurred.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Record {
    /// Full wins, modified wins, true ties, modified losses and full losses, in this order.
    pub grades: [u32; 5],
    /// Normal byes.
    pub byes: u32,
    /// Earned byes.
    pub earned_byes: u32,
    /// Rounds not played.
    pub unplayed: u32,
}

impl Line {
    /// The value of a measure; `None` if it does not apply, as head-to-head between players who are not tied.
    pub fn value(&self, measure: Measure) -> Option<Fraction> {
        match measure {
            Measure::VictoryPoints => Some(Fraction::whole(self.tally.victory_points)),
            Measure::StrengthOfSchedule => Some(self.strength_of_schedule),
            Measure::Differential => Some(Fraction::whole(self.tally.differential)),
            Measure::HeadToHead => self.head_to_head,
        }
    }
}

/// Computes the standings.
///
/// The order is the profile's `tie_breakers`. In the rules text it ends with a random draw; here, players tied in
/// everything share their place instead.
///
/// ```
/// use arbiter::data::scoring_profile;
/// use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
/// use arbiter::domain::scoring::history::{Entrant, Game, History, PlayedRound};
/// use arbiter::domain::scoring::result::{EndReason, GameResult, Seat};
/// use arbiter::domain::scoring::standings::standings;
///
/// let entrant = |id| Entrant {
///     id: PlayerId(id),
///     key: format!("player {id}"),
///     from_round: RoundNumber(1),
///     dropped_after: None,
/// };
/// let end = EndReason::Complete { winner: Seat::B };
/// let game = Game {
///     table: TableNumber(1),
///     players: [PlayerId(1), PlayerId(2)],
///     result: Some(GameResult { scores: [35, 100], not_counting: [0, 0], end, went_first: None }),
/// };
/// let round = PlayedRound { games: vec![game], ..PlayedRound::default() };
/// let history = History { players: vec![entrant(1), entrant(2)], rounds: vec![round] };
///
/// let standings = standings(scoring_profile("tcc-1e-2023").unwrap(), &history)?;
/// assert_eq!(standings.lines[0].tally.player, PlayerId(2));
/// assert_eq!(standings.lines[1].place, 2);
/// # Ok::<(), arbiter::domain::scoring::tally::HistoryError>(())
/// ```
///
/// # Errors
/// When the history contradicts itself or holds a result that cannot have happened.
pub fn standings(profile: &Profile, history: &History) -> Result<Standings, HistoryError> {
    let rows = Rows::of(&history.players)?;
    let tallies = tallies(profile, history)?;
    let book = Book::new(profile, rows, &tallies);
    let mut met = vec![None; tallies.len()];
    let (order, groups) = book.ranked(&tallies, &mut met);
    let Book { rows, strengths, schedules, .. } = book;
    let mut tallies: Vec<Option<Tally>> = tallies.into_iter().map(Some).collect();
    let mut lines = Vec::with_capacity(tallies.len());
    let mut better: Option<PlayerId> = None;
    for group in groups {
        let place = place(&group);
        let behind = better.zip(group.below);
        for (row, first) in order
            .get(group.rows)
            .into_iter()
            .flatten()
            .zip(std::iter::once(true).chain(std::iter::repeat(false)))
        {
            let Some(tally) = tallies.get_mut(*row).and_then(Option::take) else { continue };
            if first {
                better = Some(tally.player);
            }
            lines.push(Line {
                place,
                strength_of_schedule: schedules.get(*row).copied().unwrap_or(Fraction::ZERO),
                record: record(&tally),
                head_to_head: met.get(*row).copied().flatten(),
                behind,
                tally,
            });
        }
    }
    let order = &profile.standings.tie_breakers.value;
    let measures = order.iter().map(|measure| (*measure, profile.source_of(*measure))).collect();
    Ok(Standings { measures, lines, rows, strengths })
}

/// Everybody's place, by row: players in order of their numbers.
pub(crate) fn places(profile: &Profile, rows: Rows, tallies: &[Tally]) -> Vec<u32> {
    let book = Book::new(profile, rows, tallies);
    let mut places = vec![0; tallies.len()];
    let (order, groups) = book.ranked(tallies, &mut vec![None; tallies.len()]);
    for group in groups {
        let place = place(&group);
        for row in order.get(group.rows).into_iter().flatten() {
            places.get_mut(*row).into_iter().for_each(|slot| *slot = place);
        }
    }
    places
}

impl Standings {
    /// Why a line has its place: each tie-breaker in order, with its arithmetic. `profile` must be the one used for
    /// the standings.
    pub fn measured(&self, profile: &Profile, line: &Line) -> Vec<Measured> {
        let one = |(measure, _): &(Measure, Source)| {
            let average = profile.standings.strength_of_schedule.value == StrengthMode::Average;
            let tally = &line.tally;
            let terms: Vec<Term> = match measure {
                Measure::StrengthOfSchedule => {
                    let term =
                        |(round, opponent, value)| Term { round, origin: Origin::Game(opponent), value };
                    schedule(profile, &self.rows, &self.strengths, tally).map(term).collect()
                }
                Measure::VictoryPoints | Measure::Differential => {
                    numbered(tally).filter_map(|(round, did)| term(profile, round, did, *measure)).collect()
                }
                Measure::HeadToHead => self.games_between_level(line),
            };
            let divided_by = (*measure == Measure::StrengthOfSchedule && average && !terms.is_empty())
                .then(|| u32::try_from(terms.len()).unwrap_or(u32::MAX));
            Measured { measure: *measure, value: line.value(*measure), terms, divided_by }
        };
        self.measures.iter().map(one).collect()
    }

    /// The games of a line's player against those who are tied in every measure before head-to-head.
    fn games_between_level(&self, line: &Line) -> Vec<Term> {
        if line.head_to_head.is_none() {
            return Vec::new();
        }
        let earlier = self.measures.iter().map(|(measure, _)| *measure);
        let earlier: Vec<Measure> = earlier.take_while(|measure| *measure != Measure::HeadToHead).collect();
        let level =
            |other: &&Line| earlier.iter().all(|measure| other.value(*measure) == line.value(*measure));
        // Tied players are next to each other, around the line's own place.
        let at = usize::try_from(line.place).unwrap_or(usize::MAX).saturating_sub(1).min(self.lines.len());
        let (above, below) = self.lines.split_at(at);
        let level: Vec<PlayerId> = (above.iter().rev().take_while(level))
            .chain(below.iter().take_while(level))
            .map(|other| other.tally.player)
            .collect();
        let mut terms: Vec<Term> = level.iter().flat_map(|other| between(&line.tally, *other)).collect();
        terms.sort_by_key(|term| term.round);
        terms
    }
}

/// Players still tied, by position in the order, and the measure that put them below the group before.
struct Group {
    rows: Range<usize>,
    below: Option<Measure>,
}

fn place(group: &Group) -> u32 {
    u32::try_from(group.rows.start).unwrap_or(u32::MAX).saturating_add(1)
}

struct Book<'a> {
    profile: &'a Profile,
    rows: Rows,
    strengths: Vec<i64>,
    /// Strength of schedule, by row.
    schedules: Vec<Fraction>,
}

impl<'a> Book<'a> {
    fn new(profile: &'a Profile, rows: Rows, tallies: &[Tally]) -> Self {
        let byes = profile.standings.strength_counts_byes_of_opponents.value;
        let own = |tally: &Tally| {
            let byes = if byes { 0 } else { tally.bye_points };
            tally.victory_points.saturating_sub(byes)
        };
        let strengths: Vec<i64> = tallies.iter().map(own).collect();
        let strength = |tally: &Tally| {
            let added = |(sum, count): (i64, u32), (_, _, value)| (sum.saturating_add(value), count + 1);
            let (sum, meetings) = schedule(profile, &rows, &strengths, tally).fold((0, 0), added);
            match profile.standings.strength_of_schedule.value {
                StrengthMode::Sum => Fraction::whole(sum),
                StrengthMode::Average => Fraction::average(sum, meetings),
            }
        };
        let schedules = tallies.iter().map(strength).collect();
        Self { profile, rows, strengths, schedules }
    }

    /// All rows, best first, split into groups that share a place; writes the head-to-head points into `met`.
    fn ranked(&self, tallies: &[Tally], met: &mut [Option<Fraction>]) -> (Vec<usize>, Vec<Group>) {
        let mut order: Vec<usize> = (0..tallies.len()).collect();
        let mut groups = vec![Group { rows: 0..order.len(), below: None }];
        for measure in &self.profile.standings.tie_breakers.value {
            groups = groups.into_iter().fold(Vec::new(), |mut parts, group| {
                let rows = order.get_mut(group.rows.clone()).unwrap_or_default();
                if rows.len() < 2 {
                    parts.push(group);
                    return parts;
                }
                if *measure == Measure::HeadToHead {
                    let Some(points) = head_to_head(tallies, rows) else {
                        parts.push(group);
                        return parts;
                    };
                    for (row, points) in rows.iter().zip(points) {
                        met.get_mut(*row).into_iter().for_each(|slot| *slot = Some(points));
                    }
                }
                let value = |row: usize| match measure {
                    Measure::StrengthOfSchedule => self.schedules.get(row).copied(),
                    Measure::HeadToHead => met.get(row).copied().flatten(),
                    Measure::VictoryPoints => {
                        tallies.get(row).map(|tally| Fraction::whole(tally.victory_points))
                    }
                    Measure::Differential => {
                        tallies.get(row).map(|tally| Fraction::whole(tally.differential))
                    }
                };
                parted(&group, rows, value, *measure, &mut parts);
                parts
            });
        }
        (order, groups)
    }
}

/// Sorts the rows of a group by value, highest first and otherwise unchanged, and splits the group where the value
/// changes.
fn parted(
    group: &Group,
    rows: &mut [usize],
    value: impl Fn(usize) -> Option<Fraction>,
    measure: Measure,
    parts: &mut Vec<Group>,
) {
    let mut valued: Vec<(Option<Fraction>, usize)> = rows.iter().map(|row| (value(*row), *row)).collect();
    valued.sort_by(|(one, _), (other, _)| other.cmp(one));
    for (slot, (_, row)) in rows.iter_mut().zip(&valued) {
        *slot = *row;
    }
    let mut from = group.rows.start;
    let mut below = group.below;
    for level in valued.chunk_by(|(one, _), (other, _)| one == other) {
        parts.push(Group { rows: from..from + level.len(), below });
        from += level.len();
        below = Some(measure);
    }
}

/// The meetings that count for strength of schedule: round, opponent and the opponent's points.
fn schedule(
    profile: &Profile,
    rows: &Rows,
    strengths: &[i64],
    tally: &Tally,
) -> impl Iterator<Item = (RoundNumber, PlayerId, i64)> {
    let no_shows = profile.standings.strength_counts_no_shows.value;
    numbered(tally).filter_map(move |(round, did)| match did {
        Did::Game { opponent, outcome, .. } if outcome.played || no_shows => {
            let value = *rows.row(*opponent).and_then(|row| strengths.get(row))?;
            Some((round, *opponent, value))
        }
        _ => None,
    })
}

fn term(profile: &Profile, round: RoundNumber, did: &Did, measure: Measure) -> Option<Term> {
    let origin = match did {
        Did::Game { opponent, .. } => Origin::Game(*opponent),
        Did::Bye => Origin::Bye,
        Did::EarnedBye => Origin::EarnedBye,
        Did::Unplayed => Origin::Unplayed,
        Did::Void { .. } | Did::Open { .. } => return None,
    };
    let (points, margin) = profile.worth(did);
    let value = if measure == Measure::Differential { margin } else { points };
    Some(Term { round, origin, value })
}

/// Points from the games within a group; `None` unless every two of them met, all equally often.
fn head_to_head(all: &[Tally], rows: &[usize]) -> Option<Vec<Fraction>> {
    let tallies: Vec<&Tally> = rows.iter().filter_map(|row| all.get(*row)).collect();
    // Nobody can have met more opponents than there were rounds: this spares large groups the count below.
    if tallies.iter().any(|tally| tallies.len() > tally.rounds.len() + 1) {
        return None;
    }
    let mut meetings = None;
    let points = |tally: &&Tally| {
        let mut sum: i64 = 0;
        for other in tallies.iter().filter(|other| other.player != tally.player) {
            let games = between(tally, other.player).map(|game| game.value);
            let (count, points) =
                games.fold((0, 0), |(count, sum): (u32, i64), more| (count + 1, sum.saturating_add(more)));
            if count == 0 || *meetings.get_or_insert(count) != count {
                return None;
            }
            sum = sum.saturating_add(points);
        }
        Some(Fraction::whole(sum))
    };
    tallies.iter().map(points).collect()
}

/// A player's games against one opponent that were really played.
fn between(tally: &Tally, other: PlayerId) -> impl Iterator<Item = Term> {
    numbered(tally).filter_map(move |(round, did)| match did {
        Did::Game { opponent, outcome, .. } if *opponent == other && outcome.played => {
            Some(Term { round, origin: Origin::Game(other), value: outcome.victory_points })
        }
        _ => None,
    })
}

fn numbered(tally: &Tally) -> impl Iterator<Item = (RoundNumber, &Did)> {
    (1..).map(RoundNumber).zip(&tally.rounds)
}

fn record(tally: &Tally) -> Record {
    let mut record = Record::default();
    for did in &tally.rounds {
        match did {
            Did::Game { outcome, .. } => {
                if let Some(count) = record.grades.get_mut(outcome.grade as usize) {
                    *count += 1;
                }
            }
            Did::Bye => record.byes += 1,
            Did::EarnedBye => record.earned_byes += 1,
            Did::Unplayed => record.unplayed += 1,
            Did::Void { .. } | Did::Open { .. } => {}
        }
    }
    record
}
