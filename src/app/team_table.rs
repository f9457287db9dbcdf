//! The teams of a tournament in order.

use crate::app::finish::final_ranking;
use crate::app::snapshot::Snapshot;
use crate::data::team_rules;
use crate::domain::pods::ranking::PodLine;
use crate::domain::scoring::standings::standings;
use crate::domain::teams::{Placed, Team, TeamLine};
use crate::domain::tournament::Setup;
use crate::domain::tournament::cut_bracket::CutError;

/// The teams in order, by the places of their players.
#[derive(Debug)]
pub struct TeamTable {
    /// Whether the places are those of the final ranking, a cut included; otherwise those of the standings so far.
    pub is_final: bool,
    /// Whether the players have victory points, the second measure; in pods they have none.
    pub has_points: bool,
    /// The best first; empty without teams or without a result.
    pub lines: Vec<TeamLine>,
}

/// The teams in order. Groups without a public name are not among them.
///
/// # Errors
/// If the results cannot be scored, or make no bracket.
pub fn team_table(here: &Snapshot) -> Result<TeamTable, CutError> {
    let teams: Vec<Team<'_>> = here.tournament.teams().collect();
    let profile = here.tournament.setup().and_then(Setup::profile);
    let has_points = profile.is_some();
    let last = here.tournament.published_rounds().rfind(|round| round.stage().is_none());
    let Some(last) = last.filter(|_| here.tournament.has_results() && !teams.is_empty()) else {
        return Ok(TeamTable { is_final: false, has_points, lines: Vec::new() });
    };
    let Some(profile) = profile else {
        let places: Vec<Placed> = here.tournament.pod_standings().iter().map(in_pods).collect();
        let is_final = here.tournament.closed_at().is_some();
        return Ok(TeamTable { is_final, has_points, lines: team_rules().table(&teams, &places) });
    };
    let swiss = standings(profile, &here.tournament.standings_history(last.number))?;
    let ended = final_ranking(here)?;
    let place = |line: &Placed| {
        let one = ended.iter().find(|finisher| finisher.player == line.player);
        Placed { place: one.map_or(line.place, |finisher| finisher.place), ..*line }
    };
    let lines = swiss.lines.iter().map(|line| Placed {
        player: line.tally.player,
        place: line.place,
        points: line.tally.victory_points,
    });
    let places: Vec<Placed> = lines.map(|line| place(&line)).collect();
    Ok(TeamTable { is_final: !ended.is_empty(), has_points, lines: team_rules().table(&teams, &places) })
}

/// The place over all heats, the top table first.
fn in_pods(line: &PodLine) -> Placed {
    Placed { player: line.tally.player, place: line.place, points: 0 }
}
