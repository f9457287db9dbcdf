//! The order of the standings: the value of each player in each tie-breaker, and who is tied with whom.

use std::ops::Range;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::history::Entrant;
use crate::domain::scoring::measure::{Measure, StrengthMode, Term, TermOrigin};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::tally::{Did, Rows, Tally};

/// Players still tied, by position in the order, and the measure that put them below the group before.
pub(super) struct TiedGroup {
    pub rows: Range<usize>,
    pub below: Option<Measure>,
}

pub(super) fn place(group: &TiedGroup) -> u32 {
    u32::try_from(group.rows.start).unwrap_or(u32::MAX).saturating_add(1)
}

/// What ranks the players, by row.
pub(super) struct Book<'a> {
    profile: &'a Profile,
    pub rows: Rows,
    /// What each player adds to an opponent's strength of schedule.
    pub strengths: Vec<i64>,
    /// Strength of schedule.
    pub schedules: Vec<Schedule>,
    /// Strength of schedule of the opponents, if the profile ranks by it.
    pub opponents: Vec<Schedule>,
    /// Victory points after each round, added up, if the profile ranks by them.
    pub cumulative: Vec<i64>,
    /// The players' ratings, if the profile ranks by them.
    ratings: Vec<Option<i64>>,
}

/// Points of opponents, and how many meetings they come from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Schedule {
    pub sum: i64,
    pub meetings: u32,
}

impl Schedule {
    fn plus(self, other: Self) -> Self {
        Self {
            sum: self.sum.saturating_add(other.sum),
            meetings: self.meetings.saturating_add(other.meetings),
        }
    }

    /// Summed or averaged, as the profile says.
    pub fn value(self, profile: &Profile) -> Fraction {
        match profile.standings.strength_of_schedule.value {
            StrengthMode::Sum => Fraction::whole(self.sum),
            StrengthMode::Average => Fraction::average(self.sum, self.meetings),
        }
    }
}

impl<'a> Book<'a> {
    /// Adds up strengths and schedules of all players once, before anybody is compared.
    pub fn new(profile: &'a Profile, players: &[Entrant], rows: Rows, tallies: &[Tally]) -> Self {
        let byes = profile.standings.strength_counts_byes_of_opponents.value;
        let own = |tally: &Tally| {
            let byes = if byes { 0 } else { tally.bye_points };
            tally.victory_points.saturating_sub(byes)
        };
        let strengths: Vec<i64> = tallies.iter().map(own).collect();
        let uses = |measure: Measure| profile.standings.tie_breakers.value.contains(&measure);
        let schedules: Vec<Schedule> =
            tallies.iter().map(|tally| added_up(schedule(profile, &rows, &strengths, tally))).collect();
        let mut book = Self {
            profile,
            rows,
            strengths,
            schedules,
            opponents: Vec::new(),
            cumulative: Vec::new(),
            ratings: Vec::new(),
        };
        if uses(Measure::OpponentsStrength) {
            let of =
                |tally| book.of_opponents(tally).fold(Schedule::default(), |all, (.., one)| all.plus(one));
            book.opponents = tallies.iter().map(of).collect();
        }
        if uses(Measure::CumulativeVictoryPoints) {
            let of = |tally| standing_after_each(profile, tally).map(|(_, points)| points);
            book.cumulative = tallies.iter().map(|tally| of(tally).fold(0, i64::saturating_add)).collect();
        }
        if uses(Measure::Rating) {
            book.ratings = vec![None; tallies.len()];
            for (row, rating) in players.iter().filter_map(|one| Some((book.rows.row(one.id)?, one.rating))) {
                book.ratings.get_mut(row).into_iter().for_each(|slot| *slot = rating);
            }
        }
        book
    }

    /// The opponents that count for strength of schedule, each with their own.
    fn of_opponents(&self, tally: &Tally) -> impl Iterator<Item = (RoundNumber, PlayerId, Schedule)> {
        of_opponents(self.profile, &self.rows, &self.strengths, &self.schedules, tally)
    }

    /// The value by which a measure ranks a row: higher is better.
    fn ranks(
        &self,
        measure: Measure,
        row: usize,
        tallies: &[Tally],
        met: &[Option<Fraction>],
    ) -> Option<Fraction> {
        let counted = |grades: &[Grade]| {
            let record = Record::of(tallies.get(row)?);
            Some(Fraction::whole(grades.iter().map(|grade| record.count(*grade)).map(i64::from).sum()))
        };
        let schedule = |of: &[Schedule]| of.get(row).map(|one| one.value(self.profile));
        match measure {
            Measure::VictoryPoints => tallies.get(row).map(|tally| Fraction::whole(tally.victory_points)),
            Measure::Differential => tallies.get(row).map(|tally| Fraction::whole(tally.differential)),
            Measure::HeadToHead => met.get(row).copied().flatten(),
            Measure::StrengthOfSchedule => schedule(&self.schedules),
            Measure::OpponentsStrength => schedule(&self.opponents),
            Measure::FullWins => counted(&[Grade::FullWin]),
            Measure::ModifiedWins => counted(&[Grade::ModifiedWin]),
            Measure::FewestLosses => counted(&Grade::LOSSES).map(Fraction::negative),
            Measure::FewestFullLosses => counted(&[Grade::FullLoss]).map(Fraction::negative),
            Measure::CumulativeVictoryPoints => self.cumulative.get(row).copied().map(Fraction::whole),
            Measure::Rating => self.rating(row).map(Fraction::whole),
        }
    }

    /// A player's rating, if the profile ranks by it and the director gave it.
    pub fn rating(&self, row: usize) -> Option<i64> {
        self.ratings.get(row).copied().flatten()
    }

    /// All rows, best first, split into groups that share a place; writes the head-to-head points into `met`.
    pub fn rank(&self, tallies: &[Tally], met: &mut [Option<Fraction>]) -> (Vec<usize>, Vec<TiedGroup>) {
        let mut order: Vec<usize> = (0..tallies.len()).collect();
        let mut groups = vec![TiedGroup { rows: 0..order.len(), below: None }];
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
                // A rating separates players only if everybody who is tied has one.
                if *measure == Measure::Rating && rows.iter().any(|row| self.rating(*row).is_none()) {
                    parts.push(group);
                    return parts;
                }
                let value = |row: usize| self.ranks(*measure, row, tallies, met);
                split_by_value(&group, rows, value, *measure, &mut parts);
                parts
            });
        }
        (order, groups)
    }
}

/// Sorts the rows of a group by value, highest first and otherwise unchanged, and splits the group where the value
/// changes.
fn split_by_value(
    group: &TiedGroup,
    rows: &mut [usize],
    value: impl Fn(usize) -> Option<Fraction>,
    measure: Measure,
    parts: &mut Vec<TiedGroup>,
) {
    let mut valued: Vec<(Option<Fraction>, usize)> = rows.iter().map(|row| (value(*row), *row)).collect();
    valued.sort_by(|(one, _), (other, _)| other.cmp(one));
    for (slot, (_, row)) in rows.iter_mut().zip(&valued) {
        *slot = *row;
    }
    let mut from = group.rows.start;
    let mut below = group.below;
    for level in valued.chunk_by(|(one, _), (other, _)| one == other) {
        parts.push(TiedGroup { rows: from..from + level.len(), below });
        from += level.len();
        below = Some(measure);
    }
}

/// The meetings that count for strength of schedule: round, opponent and the opponent's points.
pub(super) fn schedule(
    profile: &Profile,
    rows: &Rows,
    strengths: &[i64],
    tally: &Tally,
) -> impl Iterator<Item = (RoundNumber, PlayerId, i64)> {
    let no_shows = profile.standings.strength_counts_no_shows.value;
    numbered_rounds(tally).filter_map(move |(round, did)| match did {
        Did::Game { opponent, outcome, .. } if outcome.played || no_shows => {
            let value = *rows.row(*opponent).and_then(|row| strengths.get(row))?;
            Some((round, *opponent, value))
        }
        Did::Game { .. }
        | Did::Void { .. }
        | Did::Open { .. }
        | Did::Bye
        | Did::EarnedBye
        | Did::Unplayed => None,
    })
}

fn added_up(meetings: impl Iterator<Item = (RoundNumber, PlayerId, i64)>) -> Schedule {
    meetings.fold(Schedule::default(), |all, (.., points)| all.plus(Schedule { sum: points, meetings: 1 }))
}

/// The opponents that count for strength of schedule, each with their own strength of schedule.
pub(super) fn of_opponents(
    profile: &Profile,
    rows: &Rows,
    strengths: &[i64],
    schedules: &[Schedule],
    tally: &Tally,
) -> impl Iterator<Item = (RoundNumber, PlayerId, Schedule)> {
    let met = schedule(profile, rows, strengths, tally);
    met.filter_map(|(round, opponent, _)| Some((round, opponent, *schedules.get(rows.row(opponent)?)?)))
}

/// Victory points after each round. A round in which the player still plays is not over, so nothing is added for it yet.
pub(super) fn standing_after_each(
    profile: &Profile,
    tally: &Tally,
) -> impl Iterator<Item = (RoundNumber, i64)> {
    let over = numbered_rounds(tally).filter(|(_, did)| !matches!(did, Did::Open { .. }));
    // An open game counts no points, so the sums of the other rounds are those of all rounds.
    over.scan(0, |points: &mut i64, (round, did)| {
        *points = points.saturating_add(profile.points_and_margin(did).0);
        Some((round, *points))
    })
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
pub(super) fn between(tally: &Tally, other: PlayerId) -> impl Iterator<Item = Term> {
    numbered_rounds(tally).filter_map(move |(round, did)| match did {
        Did::Game { opponent, outcome, .. } if *opponent == other && outcome.played => {
            Some(Term { round, origin: TermOrigin::Game(other), value: outcome.victory_points })
        }
        Did::Game { .. }
        | Did::Void { .. }
        | Did::Open { .. }
        | Did::Bye
        | Did::EarnedBye
        | Did::Unplayed => None,
    })
}

pub(super) fn numbered_rounds(tally: &Tally) -> impl Iterator<Item = (RoundNumber, &Did)> {
    (1..).map(RoundNumber).zip(tally.rounds.iter())
}
