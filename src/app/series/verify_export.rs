//! Verifies an export of a series without a database, and states everything that an independent reading can be compared
//! with: the standings with the arithmetic of each place. The logs of its tournaments are exports of their own, so the places
//! that it counts are taken as its log has them, and a note says so of each.

use serde::Serialize;

use crate::app::error::DeskError;
use crate::app::series::export::SeriesExportFile;
use crate::app::series::verify::VerifiedSeries;
use crate::domain::id::{PersonId, TournamentId};
use crate::domain::series::Series;
use crate::domain::series::standings::{SeriesLine, SeriesPoints, SeriesTeamLine};
use crate::domain::tournament::head::{HeadCheck, HeadCode};

/// What a check of an export found.
#[derive(Debug, Clone, Serialize)]
pub struct VerifiedSeriesExport {
    /// Whether there is no problem.
    pub verified: bool,
    #[serde(flatten)]
    pub found: VerifiedSeries,
    /// How many people have a place at a tournament that counts.
    pub players: usize,
    /// Everybody of them, best first.
    pub standings: Vec<SeriesFigures>,
    /// Every team with a place at a tournament that counts, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamFigures>,
}

/// All figures of one line of the standings.
#[derive(Debug, Clone, Serialize)]
pub struct SeriesFigures {
    pub place: u32,
    pub person: PersonId,
    /// All points that count, bonuses included.
    pub points: i64,
    /// Those of them that are bonuses.
    pub bonus: i64,
    /// How many tournaments the player won, alone or not.
    pub won: usize,
    pub played: usize,
    /// The earliest day first.
    pub results: Vec<ResultFigures>,
}

/// All figures of a team.
#[derive(Debug, Clone, Serialize)]
pub struct TeamFigures {
    pub place: u32,
    pub name: String,
    pub points: i64,
    pub won: usize,
    pub played: usize,
    /// The earliest day first.
    pub results: Vec<ResultFigures>,
}

/// What a tournament gives.
#[derive(Debug, Clone, Serialize)]
pub struct ResultFigures {
    pub tournament: TournamentId,
    pub place: u32,
    /// Points of the place, whether they count or not.
    pub for_place: i64,
    pub for_attendance: i64,
    /// Whether it is among the best that count.
    pub counts: bool,
    /// The points that count.
    pub points: i64,
}

/// Verifies an export by what an import checks, and says whether its log holds the entry of a head code. Nothing is stored.
///
/// # Errors
/// If the text is not an export of a series, or holds an entry that this version does not know.
pub(crate) fn verify_series_with_head(
    text: &str,
    code: Option<&HeadCode>,
) -> Result<(VerifiedSeriesExport, Option<HeadCheck>), DeskError> {
    let file = SeriesExportFile::read(text)?;
    let (mut found, here) = (file.check(), &file.here);
    let held = code.map(|code| code.is_held_in_series(here.row.id, here.log.iter().map(|line| &line.sealed)));
    found.notes.extend(not_compared(&here.series));
    let standings: Vec<SeriesFigures> = here.standings().iter().map(SeriesFigures::of).collect();
    let found = VerifiedSeriesExport {
        verified: found.holds(),
        found,
        players: standings.len(),
        standings,
        teams: here.series.team_standings().iter().map(TeamFigures::of).collect(),
    };
    Ok((found, held))
}

/// What cannot be compared, and what compares it.
fn not_compared(series: &Series) -> Vec<String> {
    let each = series.tournaments().into_iter().map(|one| {
        format!("the log of “{}” is not in this file, so its places are not compared", one.counted.title)
    });
    let mut notes: Vec<String> = each.collect();
    if !notes.is_empty() {
        notes.push(
            "“python3 tools/verify.py SERIES TOURNAMENT…” compares the places with exports of the tournaments"
                .to_owned(),
        );
    }
    notes
}

impl SeriesFigures {
    fn of(line: &SeriesLine) -> Self {
        Self {
            place: line.place,
            person: line.person,
            points: line.points,
            bonus: line.bonuses.iter().map(|(_, points)| *points).fold(0, i64::saturating_add),
            won: line.won,
            played: line.results.len(),
            results: line.results.iter().map(ResultFigures::of).collect(),
        }
    }
}

impl TeamFigures {
    fn of(line: &SeriesTeamLine) -> Self {
        Self {
            place: line.place,
            name: line.name.clone(),
            points: line.points,
            won: line.won,
            played: line.results.len(),
            results: line.results.iter().map(ResultFigures::of).collect(),
        }
    }
}

impl ResultFigures {
    const fn of(one: &SeriesPoints) -> Self {
        Self {
            tournament: one.tournament,
            place: one.place,
            for_place: one.for_place,
            for_attendance: one.for_attendance,
            counts: one.is_best,
            points: one.points(),
        }
    }
}
