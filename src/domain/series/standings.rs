//! The standings of a series, with the arithmetic behind each place.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::domain::id::{PersonId, TournamentId};
use crate::domain::series::Series;
use crate::domain::series::rules::{SeriesMeasure, SeriesRules};

/// A player in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesLine {
    /// From 1, shared by players who are level in everything.
    pub place: u32,
    pub person: PersonId,
    /// All points that count, bonuses included.
    pub points: i64,
    /// Every tournament of the player, the earliest day first.
    pub results: Vec<SeriesPoints>,
    /// The numbers of the bonuses with their points.
    pub bonuses: Vec<(i64, i64)>,
    /// How many tournaments the player won, alone or not.
    pub won: usize,
}

/// What a tournament gives a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesPoints {
    pub tournament: TournamentId,
    pub place: u32,
    /// How many players share the place.
    pub sharing: u32,
    /// The points of the place.
    pub for_place: i64,
    /// The points of attendance.
    pub for_attendance: i64,
    /// Whether the tournament is among the best that count.
    pub is_best: bool,
    /// Whether attendance counts.
    pub is_attendance: bool,
}

impl SeriesPoints {
    /// The points that count.
    pub const fn points(&self) -> i64 {
        let place = if self.is_best { self.for_place } else { 0 };
        let attendance = if self.is_attendance { self.for_attendance } else { 0 };
        place + attendance
    }
}

impl SeriesLine {
    /// What players are compared by; less is better.
    fn key(&self, rules: &SeriesRules) -> Vec<Reverse<i64>> {
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let value = |measure: &SeriesMeasure| match measure {
            SeriesMeasure::Points => self.points,
            SeriesMeasure::TournamentsWon => whole(self.won),
            SeriesMeasure::TournamentsPlayed => whole(self.results.len()),
        };
        rules.measures.value.iter().map(|measure| Reverse(value(measure))).collect()
    }
}

impl Series {
    /// Everybody who has a place at a tournament that counts, best first; players who share a place by identifier.
    pub fn standings(&self) -> Vec<SeriesLine> {
        let Some(rules) = self.rules() else { return Vec::new() };
        let mut of: BTreeMap<PersonId, Vec<SeriesPoints>> = BTreeMap::new();
        for one in self.tournaments() {
            let mut shared: BTreeMap<u32, u32> = BTreeMap::new();
            for result in &one.counted.results {
                *shared.entry(result.place).or_default() += 1;
            }
            for result in &one.counted.results {
                let sharing = shared.get(&result.place).copied().unwrap_or(1);
                of.entry(result.person).or_default().push(SeriesPoints {
                    tournament: one.counted.tournament,
                    place: result.place,
                    sharing,
                    for_place: rules.points_of_place(result.place, sharing),
                    for_attendance: rules.attendance.value,
                    is_best: true,
                    is_attendance: true,
                });
            }
        }
        let mut bonuses: BTreeMap<PersonId, Vec<(i64, i64)>> = BTreeMap::new();
        for (number, bonus) in self.bonuses() {
            bonuses.entry(bonus.person).or_default().push((*number, bonus.points));
        }
        let lines = of.into_iter().map(|(person, results)| {
            line_of(rules, person, results, bonuses.remove(&person).unwrap_or_default())
        });
        let mut lines: Vec<(Vec<Reverse<i64>>, SeriesLine)> =
            lines.map(|line| (line.key(rules), line)).collect();
        lines.sort_by(|(key, line), (other, second)| (key, line.person).cmp(&(other, second.person)));
        place_all(lines)
    }
}

fn line_of(
    rules: &SeriesRules,
    person: PersonId,
    mut results: Vec<SeriesPoints>,
    bonuses: Vec<(i64, i64)>,
) -> SeriesLine {
    let best = rules.best.value;
    if best > 0 {
        // If two are equal, the earlier one counts: the sort is stable, and `results` are in order of their days.
        let mut by_points: Vec<usize> = (0..results.len()).collect();
        by_points.sort_by_key(|at| Reverse(results.get(*at).map(|one| one.for_place)));
        for at in by_points.into_iter().skip(best) {
            if let Some(one) = results.get_mut(at) {
                one.is_best = false;
                one.is_attendance = rules.attendance_always.value;
            }
        }
    }
    let won = results.iter().filter(|one| one.place == 1).count();
    let points = results.iter().map(SeriesPoints::points).chain(bonuses.iter().map(|(_, points)| *points));
    let points = points.fold(0_i64, i64::saturating_add);
    SeriesLine { place: 0, person, points, results, bonuses, won }
}

fn place_all(lines: Vec<(Vec<Reverse<i64>>, SeriesLine)>) -> Vec<SeriesLine> {
    let mut placed: Vec<SeriesLine> = Vec::with_capacity(lines.len());
    let mut before: Option<(Vec<Reverse<i64>>, u32)> = None;
    for (number, (key, line)) in (1..).zip(lines) {
        let place = match &before {
            Some((same, place)) if *same == key => *place,
            _ => number,
        };
        before = Some((key, place));
        placed.push(SeriesLine { place, ..line });
    }
    placed
}
