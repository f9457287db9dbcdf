//! How a tournament ended: who came where.

use crate::app::snapshot::Snapshot;
use crate::domain::bracket::ranking::By;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::standings;

/// A player, with the place in which they finished.
#[derive(Debug)]
pub struct Finisher {
    /// 1 for the best; tied players share a place.
    pub place: u32,
    pub player: PlayerId,
    pub name: String,
    /// What decided it, where there was more than the rounds; empty otherwise.
    pub by: String,
}

/// Everybody in the order of the final ranking: the bracket or the top table first. Empty while it is played, and
/// without a result.
pub fn final_ranking(here: &Snapshot) -> Vec<Finisher> {
    if here.tournament.closed().is_none() || !here.tournament.has_results() {
        return Vec::new();
    }
    let Some(setup) = here.tournament.setup() else { return Vec::new() };
    let named = |place, player, by| Finisher { place, player, name: here.name(player), by };
    if setup.pods().is_some() {
        let lines = here.tournament.pod_standings().into_iter();
        let by = |top: Option<i64>| top.map_or_else(String::new, |_| "top table".to_owned());
        return lines.map(|line| named(line.place, line.tally.player, by(line.at_top))).collect();
    }
    let ranked = setup.profile().and_then(|profile| standings(profile, &here.tournament.history()).ok());
    let ranked = ranked.and_then(|standings| here.tournament.ranking(&standings).ok()).unwrap_or_default();
    let by = |by: &By| if *by == By::Swiss { String::new() } else { by.words() };
    ranked.iter().map(|one| named(one.place, one.player, by(&one.by))).collect()
}
