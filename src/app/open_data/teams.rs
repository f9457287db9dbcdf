//! The teams of a tournament for programs.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::open_data::number_and_name;
use crate::app::snapshot::Snapshot;
use crate::app::team_table::team_table;
use crate::domain::teams::{Placed, TeamLine};
use crate::domain::tournament::cut_bracket::CutError;

/// The teams of a tournament, by the places of their players.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TeamsDocument {
    pub slug: String,
    /// The code of the newest entry of the log.
    pub head: String,
    /// Whether the places are those of the final ranking, a cut included; otherwise those of the standings so far.
    pub is_final: bool,
    /// The best first; empty without teams or without a result.
    pub teams: Vec<TeamDocument>,
}

/// A team with its place, its points and those who count for it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TeamDocument {
    /// Tied teams share a place, or `null` for a team that is too small.
    pub place: Option<u32>,
    pub name: String,
    /// The places of those who count, added up: the fewer, the better.
    pub sum_of_places: u64,
    /// The victory points of those who count, added up; `null` in pods and in an elimination.
    pub sum_of_points: Option<i64>,
    /// The players who count, best first.
    pub counted: Vec<MemberDocument>,
    /// The other players.
    pub others: Vec<MemberDocument>,
}

/// A player of a team.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MemberDocument {
    pub player: u32,
    pub name: String,
    pub place: u32,
}

impl TeamsDocument {
    /// The teams now. Groups without a public name are not among them.
    ///
    /// # Errors
    /// If the results cannot be scored, or make no bracket.
    pub fn of(here: &Snapshot) -> Result<Self, CutError> {
        let table = team_table(here)?;
        let team = |line: &TeamLine| TeamDocument::of(here, line, table.has_points);
        Ok(Self {
            slug: here.slug().to_string(),
            head: here.head_code().to_string(),
            is_final: table.is_final,
            teams: table.lines.iter().map(team).collect(),
        })
    }
}

impl TeamDocument {
    fn of(here: &Snapshot, line: &TeamLine, has_points: bool) -> Self {
        let member = |it: &Placed| {
            let (player, name) = number_and_name(here, it.player);
            MemberDocument { player, name, place: it.place }
        };
        Self {
            place: line.place,
            name: line.name.clone(),
            sum_of_places: line.sum_of_places(),
            sum_of_points: has_points.then(|| line.sum_of_points()),
            counted: line.counted.iter().map(member).collect(),
            others: line.others.iter().map(member).collect(),
        }
    }
}
