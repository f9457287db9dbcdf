//! How a tournament ended: who won, and who came where.

use crate::app::Snapshot;
use crate::domain::bracket::ranking::By;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::standings;
use crate::web::pages::public::state;
use crate::web::words;

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
    if !state::is_over(here) || !here.tournament.has_results() {
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

/// `Won by Kira` or `Won by Kira and Odo`; `None` without a winner.
pub fn won_by(ranking: &[Finisher]) -> Option<String> {
    let winners: Vec<String> =
        ranking.iter().take_while(|one| one.place == 1).map(|one| one.name.clone()).collect();
    (!winners.is_empty()).then(|| format!("Won by {}", words::list(&winners)))
}

/// `You finished 6th of 14.`, or `You won.`; `None` if the player has no place.
pub fn own_place(here: &Snapshot, player: PlayerId) -> Option<String> {
    let ranking = final_ranking(here);
    let place = ranking.iter().find(|one| one.player == player)?.place;
    let level = ranking.iter().filter(|one| one.place == place).count() > 1;
    Some(match (place, level) {
        (1, false) => format!("You won, ahead of {}.", words::count(ranking.len() - 1, "player", "players")),
        (1, true) => "You share first place.".to_owned(),
        (place, false) => format!("You finished {} of {}.", words::ordinal(place), ranking.len()),
        (place, true) => format!("You share {} place of {}.", words::ordinal(place), ranking.len()),
    })
}
