//! The table of teams: the places of the best players of each, added up.

use std::cmp::Reverse;

use serde::Deserialize;

use crate::domain::id::{GroupNumber, PlayerId};
use crate::domain::scoring::sourced::Sourced;

/// How teams are compared; `data/teams.toml` contains exactly this. No log entry depends on it, so no log keeps a copy.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// How many players of a team count, the best ones.
    pub counted: Sourced<usize>,
    /// A team with fewer players has no place.
    pub smallest: Sourced<usize>,
    /// The most players that a team had; a larger one is compared all the same.
    pub largest: Sourced<usize>,
    /// Applied in this order; teams level in all of them share a place.
    pub measures: Sourced<Vec<TeamMeasure>>,
}

/// What compares teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamMeasure {
    /// The places of those who count; the lowest sum is best.
    SumOfPlaces,
    /// Their victory points; the highest sum is best.
    SumOfPoints,
}

/// A group with a public name, and its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Team<'a> {
    pub group: GroupNumber,
    pub name: &'a str,
    pub players: &'a [PlayerId],
}

/// A player's place in the tournament, shared or not, and victory points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    pub player: PlayerId,
    pub place: u32,
    pub points: i64,
}

/// A team in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamLine {
    pub group: GroupNumber,
    pub name: String,
    /// From 1; `None` for a team that is too small.
    pub place: Option<u32>,
    /// The players who count, best first, and the others.
    pub counted: Vec<Placed>,
    pub others: Vec<Placed>,
}

impl TeamLine {
    /// The places of those who count, added up.
    pub fn sum_of_places(&self) -> u64 {
        self.counted.iter().map(|it| u64::from(it.place)).sum()
    }

    /// The victory points of those who count, added up.
    pub fn sum_of_points(&self) -> i64 {
        self.counted.iter().fold(0, |sum, it| sum.saturating_add(it.points))
    }

    /// What it is compared by; less is better.
    fn key(&self, rules: &TeamRules) -> Vec<i128> {
        let value = |measure: &TeamMeasure| match measure {
            TeamMeasure::SumOfPlaces => i128::from(self.sum_of_places()),
            TeamMeasure::SumOfPoints => -i128::from(self.sum_of_points()),
        };
        rules.measures.value.iter().map(value).collect()
    }
}

impl TeamRules {
    /// Reads `data/teams.toml`.
    ///
    /// # Errors
    /// If a key is missing, misspelt or unknown.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The teams in order, those without a place last. Players who are not in `places` do not count.
    pub fn table(&self, teams: &[Team<'_>], places: &[Placed]) -> Vec<TeamLine> {
        let (mut compared, small): (Vec<TeamLine>, Vec<TeamLine>) = teams
            .iter()
            .map(|team| self.line(team, places))
            .partition(|line| line.counted.len() + line.others.len() >= self.smallest.value);
        compared.sort_by_key(|line| (line.key(self), line.group));
        let keys: Vec<Vec<i128>> = compared.iter().map(|line| line.key(self)).collect();
        for line in &mut compared {
            let key = line.key(self);
            let better = keys.iter().filter(|other| **other < key).count();
            line.place = u32::try_from(better + 1).ok();
        }
        compared.into_iter().chain(small).collect()
    }

    fn line(&self, team: &Team<'_>, places: &[Placed]) -> TeamLine {
        let mut members: Vec<Placed> =
            places.iter().filter(|it| team.players.contains(&it.player)).copied().collect();
        members.sort_by_key(|it| (it.place, Reverse(it.points), it.player));
        let others = members.split_off(self.counted.value.min(members.len()));
        TeamLine { group: team.group, name: team.name.to_owned(), place: None, counted: members, others }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::team_rules;

    fn placed(player: u32, place: u32, points: i64) -> Placed {
        Placed { player: PlayerId(player), place, points }
    }

    fn table(teams: &[(&str, &[u32])], places: &[Placed]) -> Vec<(String, Option<u32>, u64)> {
        let players: Vec<Vec<PlayerId>> =
            teams.iter().map(|(_, members)| members.iter().copied().map(PlayerId).collect()).collect();
        let teams: Vec<Team<'_>> = (1..)
            .map(GroupNumber)
            .zip(teams.iter().zip(&players))
            .map(|(group, ((name, _), players))| Team { group, name, players })
            .collect();
        let lines = team_rules().table(&teams, places).into_iter();
        lines.map(|line| (line.name.clone(), line.place, line.sum_of_places())).collect()
    }

    #[test]
    fn the_best_three_places_are_added_and_the_lowest_sum_wins() {
        // The example of the German text of 2001: places 1, 4 and 8 of four players make 13.
        let places: Vec<Placed> =
            (1..=9).map(|player| placed(player, player, 40 - i64::from(player))).collect();
        let found = table(&[("Borg", &[2, 5, 6]), ("Ferengi", &[1, 4, 8, 9])], &places);
        assert_eq!(
            found,
            [("Borg".into(), Some(1), 13), ("Ferengi".into(), Some(1), 13)],
            "level in points, too"
        );
        let found = table(&[("Borg", &[2, 5, 7]), ("Ferengi", &[1, 4, 8, 9])], &places);
        assert_eq!(found, [("Ferengi".into(), Some(1), 13), ("Borg".into(), Some(2), 14)]);
    }

    #[test]
    fn teams_level_in_places_and_points_share_a_place_and_a_small_team_has_none() {
        let places = [(1, 1, 9), (2, 2, 8), (3, 2, 8), (4, 4, 6), (5, 4, 6), (6, 4, 6), (7, 7, 0)];
        let places = places.map(|(player, place, points)| placed(player, place, points));
        let found =
            table(&[("A", &[2, 4, 7]), ("B", &[3, 5, 7]), ("C", &[1, 6]), ("D", &[7, 6, 5, 99])], &places);
        let named: Vec<_> = found.iter().map(|(name, place, _)| (name.as_str(), *place)).collect();
        assert_eq!(named, [("A", Some(1)), ("B", Some(1)), ("D", Some(3)), ("C", None)]);
    }
}
