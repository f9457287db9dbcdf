//! The standings of a series, with the arithmetic behind each place.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::domain::id::{PersonId, TournamentId};
use crate::domain::series::Series;
use crate::domain::series::entry::CountedTournament;
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

/// A team in the table of teams: what is called the same, over all tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesTeamLine {
    /// From 1, shared by teams that are level in everything.
    pub place: u32,
    /// What it was called at the last tournament.
    pub name: String,
    /// All points that count.
    pub points: i64,
    /// Every tournament of the team, the earliest day first.
    pub results: Vec<SeriesPoints>,
    /// How many tournaments the team won, alone or not.
    pub won: usize,
}

/// What a tournament gives a player or a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesPoints {
    pub tournament: TournamentId,
    pub place: u32,
    /// How many share the place.
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
    fn key(&self, rules: &SeriesRules) -> Key {
        key_of(rules, self.points, self.won, self.results.len())
    }
}

/// What players and teams are compared by; less is better.
type Key = Vec<Reverse<i64>>;

fn key_of(rules: &SeriesRules, points: i64, won: usize, played: usize) -> Key {
    let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let value = |measure: &SeriesMeasure| match measure {
        SeriesMeasure::Points => points,
        SeriesMeasure::TournamentsWon => whole(won),
        SeriesMeasure::TournamentsPlayed => whole(played),
    };
    rules.measures.value.iter().map(|measure| Reverse(value(measure))).collect()
}

impl Series {
    /// Everybody who has a place at a tournament that counts, best first; players who share a place by identifier.
    pub fn standings(&self) -> Vec<SeriesLine> {
        self.standings_with(&BTreeMap::new())
    }

    /// The standings after these people were joined to others, who have their bonuses now.
    pub fn standings_with(&self, joined: &BTreeMap<PersonId, PersonId>) -> Vec<SeriesLine> {
        let Some(rules) = self.rules() else { return Vec::new() };
        let mut of: BTreeMap<PersonId, Vec<SeriesPoints>> = BTreeMap::new();
        for one in self.tournaments() {
            let shared = shared(one.counted.results.iter().map(|result| result.place));
            for result in &one.counted.results {
                let given = given(rules, &one.counted, result.place, &shared);
                of.entry(result.person).or_default().push(given);
            }
        }
        let mut bonuses: BTreeMap<PersonId, Vec<(i64, i64)>> = BTreeMap::new();
        for (number, bonus) in self.bonuses() {
            let person = joined.get(&bonus.person).unwrap_or(&bonus.person);
            bonuses.entry(*person).or_default().push((*number, bonus.points));
        }
        let lines = of.into_iter().map(|(person, results)| {
            line_of(rules, person, results, bonuses.remove(&person).unwrap_or_default())
        });
        let mut lines: Vec<(Key, SeriesLine)> = lines.map(|line| (line.key(rules), line)).collect();
        lines.sort_by(|(key, line), (other, second)| (key, line.person).cmp(&(other, second.person)));
        place_all(lines, |line, place| SeriesLine { place, ..line })
    }

    /// Every team with a place at a tournament that counts, best first; teams that share a place by name. Their places give
    /// what places of players give, without a bonus: our default, because no source says how teams count over a season.
    pub fn team_standings(&self) -> Vec<SeriesTeamLine> {
        let Some(rules) = self.rules() else { return Vec::new() };
        let mut of: BTreeMap<String, (String, Vec<SeriesPoints>)> = BTreeMap::new();
        for one in self.tournaments() {
            let shared = shared(one.counted.teams.iter().map(|team| team.place));
            for team in &one.counted.teams {
                let (name, results) = of.entry(team.key()).or_default();
                name.clone_from(&team.name);
                results.push(given(rules, &one.counted, team.place, &shared));
            }
        }
        // Sorted by name already, and the sort is stable.
        let mut lines: Vec<(Key, SeriesTeamLine)> = Vec::with_capacity(of.len());
        for (name, mut results) in of.into_values() {
            let (points, won) = added(rules, &mut results);
            let key = key_of(rules, points, won, results.len());
            lines.push((key, SeriesTeamLine { place: 0, name, points, results, won }));
        }
        lines.sort_by(|(key, _), (other, _)| key.cmp(other));
        place_all(lines, |line, place| SeriesTeamLine { place, ..line })
    }
}

/// How many share each place.
fn shared(places: impl Iterator<Item = u32>) -> BTreeMap<u32, u32> {
    let mut shared: BTreeMap<u32, u32> = BTreeMap::new();
    places.for_each(|place| *shared.entry(place).or_default() += 1);
    shared
}

/// What a tournament gives for a place.
fn given(
    rules: &SeriesRules,
    counted: &CountedTournament,
    place: u32,
    shared: &BTreeMap<u32, u32>,
) -> SeriesPoints {
    let sharing = shared.get(&place).copied().unwrap_or(1);
    SeriesPoints {
        tournament: counted.tournament,
        place,
        sharing,
        for_place: rules.points_of_place(place, sharing),
        for_attendance: rules.attendance.value,
        is_best: true,
        is_attendance: true,
    }
}

/// Marks what does not count; the points that do, and how many tournaments were won.
fn added(rules: &SeriesRules, results: &mut [SeriesPoints]) -> (i64, usize) {
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
    (results.iter().map(SeriesPoints::points).fold(0_i64, i64::saturating_add), won)
}

fn line_of(
    rules: &SeriesRules,
    person: PersonId,
    mut results: Vec<SeriesPoints>,
    bonuses: Vec<(i64, i64)>,
) -> SeriesLine {
    let (points, won) = added(rules, &mut results);
    let points = bonuses.iter().map(|(_, points)| *points).fold(points, i64::saturating_add);
    SeriesLine { place: 0, person, points, results, bonuses, won }
}

fn place_all<Line>(lines: Vec<(Key, Line)>, put: impl Fn(Line, u32) -> Line) -> Vec<Line> {
    let mut placed: Vec<Line> = Vec::with_capacity(lines.len());
    let mut before: Option<(Key, u32)> = None;
    for (number, (key, line)) in (1..).zip(lines) {
        let place = match &before {
            Some((same, place)) if *same == key => *place,
            _ => number,
        };
        before = Some((key, place));
        placed.push(put(line, place));
    }
    placed
}
