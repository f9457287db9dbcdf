//! The teams of a tournament in order.

use std::collections::BTreeMap;

use crate::app::finish::final_ranking;
use crate::app::snapshot::Snapshot;
use crate::data::team_rules;
use crate::domain::id::PlayerId;
use crate::domain::pods::ranking::PodLine;
use crate::domain::scoring::standings::standings;
use crate::domain::teams::{Placed, Team, TeamLine};
use crate::domain::tournament::Setup;
use crate::domain::tournament::cut_bracket::CutError;

/// The teams in order, by the places of their players.
#[derive(Debug)]
pub struct TeamTable {
    /// Whether the places are those of the final ranking, a cut included; otherwise those of the standings so far, or of the
    /// bracket if that is all that is played.
    pub is_final: bool,
    /// Whether the players have victory points, the second measure; in pods and in an elimination they have none.
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
    let has_points = profile.is_some() && !here.tournament.is_bracket();
    if teams.is_empty() || !here.tournament.has_results() {
        return Ok(TeamTable { is_final: false, has_points, lines: Vec::new() });
    }
    let Some(profile) = profile else {
        let places: Vec<Placed> = here.tournament.pod_standings().iter().map(in_pods).collect();
        let is_final = here.tournament.closed_at().is_some();
        return Ok(TeamTable { is_final, has_points, lines: team_rules().table(&teams, &places) });
    };
    let last = here.tournament.published_rounds().rfind(|round| round.stage().is_none());
    let swiss = match last {
        Some(last) => standings(profile, &here.tournament.standings_history(last.number))?,
        None => standings(profile, &here.tournament.history())?,
    };
    let ended = final_ranking(here)?;
    let is_final = !ended.is_empty();
    let ranked: BTreeMap<PlayerId, u32> = if is_final {
        ended.into_iter().map(|one| (one.player, one.place)).collect()
    } else if here.tournament.is_bracket() {
        here.tournament.ranking(&swiss)?.into_iter().map(|one| (one.player, one.place)).collect()
    } else {
        BTreeMap::new()
    };
    let lines = swiss.lines.iter().map(|line| Placed {
        player: line.tally.player,
        place: ranked.get(&line.tally.player).copied().unwrap_or(line.place),
        points: line.tally.victory_points,
    });
    let places: Vec<Placed> = lines.collect();
    Ok(TeamTable { is_final, has_points, lines: team_rules().table(&teams, &places) })
}

/// The place over all heats, the top table first.
fn in_pods(line: &PodLine) -> Placed {
    Placed { player: line.tally.player, place: line.place, points: 0 }
}
