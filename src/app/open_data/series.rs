//! A series for programs: what its page shows.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::series::SeriesSnapshot;
use crate::app::series::table::{
    NamedSeriesLine, NamedSeriesTeam, SeriesTable, SeriesTournament, SinceCounted,
};
use crate::domain::id::TournamentId;
use crate::domain::series::standings::SeriesPoints;

/// A series in the list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesLineDocument {
    pub slug: String,
    pub title: String,
    pub tournaments: usize,
    /// Whether the standings are final.
    pub closed: bool,
    /// Whether its log is damaged: nothing of this can be trusted.
    pub damaged: bool,
}

/// A series with a page of its standings.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesDocument {
    pub slug: String,
    pub title: String,
    pub about: String,
    /// Whether the standings are final.
    pub closed: bool,
    /// The code of the newest entry of its log.
    pub head: String,
    /// The rules by name.
    pub rules: String,
    /// Points by place, the first place first.
    pub points_by_place: Vec<i64>,
    pub attendance: i64,
    /// How many tournaments of a player count, or 0 for all.
    pub best: usize,
    /// The earliest day first.
    pub tournaments: Vec<SeriesTournamentDocument>,
    /// Players in all.
    pub players: usize,
    /// A page of the players, best first.
    pub standings: Vec<SeriesPlaceDocument>,
    /// All teams, best first; none if no tournament that counts has teams.
    pub teams: Vec<SeriesTeamDocument>,
    /// The address of the next page, or `null` on the last.
    pub next: Option<String>,
}

/// A tournament that counts.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesTournamentDocument {
    /// The last part of its address, or `null` if it cannot be opened here.
    pub slug: Option<String>,
    /// The title, or `null` if it is hidden.
    pub title: Option<String>,
    /// The day, such as `2026-11-23`.
    pub date: String,
    pub players: usize,
    /// The entry of its log after which it counts.
    pub counted_after_entry: i64,
    /// Whether something was recorded there since.
    pub changed_since: bool,
    /// Whether its places, or the people who have them, are others now.
    pub places_changed_since: bool,
    /// Whether it is no longer over, and has no places until it is closed again.
    pub reopened: bool,
}

/// A player in the standings of a series.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesPlaceDocument {
    pub place: u32,
    /// The identifier, or `null` for somebody who is not named. Two places have the same one if staff said of two people since
    /// they were counted that they are one, until a director counts the tournament again.
    pub id: Option<String>,
    /// The name, or `null` for somebody who is hidden or whose name was erased.
    pub name: Option<String>,
    pub points: i64,
    pub bonus: i64,
    pub tournaments_played: usize,
    pub tournaments_won: usize,
    /// The earliest day first.
    pub results: Vec<SeriesResultDocument>,
}

/// A team in the standings of a series. Teams of the same name are one team.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesTeamDocument {
    pub place: u32,
    /// The name, or `null` if the tournament that called it so last is hidden.
    pub name: Option<String>,
    pub points: i64,
    pub tournaments_played: usize,
    pub tournaments_won: usize,
    /// The earliest day first.
    pub results: Vec<SeriesResultDocument>,
}

/// What a tournament gives a player or a team.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesResultDocument {
    /// The number of the tournament in `tournaments`, from 1.
    pub tournament: usize,
    pub place: u32,
    /// Points of the place, whether they count or not.
    pub for_place: i64,
    pub for_attendance: i64,
    /// Whether it is among the best that count.
    pub counts: bool,
    /// The points that count.
    pub points: i64,
}

impl SeriesLineDocument {
    /// A series in the list, and whether its log was found damaged.
    pub fn of(here: &SeriesSnapshot, damaged: bool) -> Self {
        Self {
            slug: here.slug().to_string(),
            title: here.series.title().to_owned(),
            tournaments: here.series.tournaments().len(),
            closed: here.series.is_closed(),
            damaged,
        }
    }
}

impl SeriesDocument {
    /// The series with this part of its standings; `None` before its first entry.
    pub fn of(here: &SeriesSnapshot, table: &SeriesTable, next: Option<String>) -> Option<Self> {
        let rules = here.series.rules()?;
        let ids: Vec<TournamentId> =
            table.tournaments.iter().map(|one| one.counted.counted.tournament).collect();
        Some(Self {
            slug: here.slug().to_string(),
            title: here.series.title().to_owned(),
            about: here.series.about().to_owned(),
            closed: here.series.is_closed(),
            head: here.head_code().to_string(),
            rules: rules.name.clone(),
            points_by_place: rules.places.value.clone(),
            attendance: rules.attendance.value,
            best: rules.best.value,
            tournaments: table.tournaments.iter().map(SeriesTournamentDocument::of).collect(),
            players: table.players,
            standings: table.lines.iter().map(|line| SeriesPlaceDocument::of(line, &ids)).collect(),
            teams: table.teams.iter().map(|team| SeriesTeamDocument::of(team, &ids)).collect(),
            next,
        })
    }
}

impl SeriesTournamentDocument {
    fn of(one: &SeriesTournament) -> Self {
        let counted = &one.counted.counted;
        Self {
            slug: one.there.as_ref().map(|there| there.slug.to_string()),
            title: one.public_title().map(str::to_owned),
            date: counted.day.to_string(),
            players: counted.results.len(),
            counted_after_entry: counted.head.sequence,
            changed_since: !matches!(one.since, SinceCounted::Same | SinceCounted::NotHere),
            places_changed_since: matches!(one.since, SinceCounted::OtherPlaces(_)),
            reopened: one.since == SinceCounted::Reopened,
        }
    }
}

impl SeriesResultDocument {
    /// These results at the tournaments with these identifiers.
    fn all_of(results: &[SeriesPoints], ids: &[TournamentId]) -> Vec<Self> {
        let result = |one: &SeriesPoints| Self {
            tournament: ids.iter().position(|id| *id == one.tournament).map_or(0, |at| at + 1),
            place: one.place,
            for_place: one.for_place,
            for_attendance: one.for_attendance,
            counts: one.is_best,
            points: one.points(),
        };
        results.iter().map(result).collect()
    }
}

impl SeriesTeamDocument {
    fn of(NamedSeriesTeam { name, line }: &NamedSeriesTeam, ids: &[TournamentId]) -> Self {
        Self {
            place: line.place,
            name: name.clone(),
            points: line.points,
            tournaments_played: line.results.len(),
            tournaments_won: line.won,
            results: SeriesResultDocument::all_of(&line.results, ids),
        }
    }
}

impl SeriesPlaceDocument {
    fn of(NamedSeriesLine { name, now, line }: &NamedSeriesLine, ids: &[TournamentId]) -> Self {
        Self {
            place: line.place,
            id: name.is_some().then(|| now.to_string()),
            name: name.clone(),
            points: line.points,
            bonus: line.bonuses.iter().map(|(_, points)| points).sum(),
            tournaments_played: line.results.len(),
            tournaments_won: line.won,
            results: SeriesResultDocument::all_of(&line.results, ids),
        }
    }
}
