//! How a tournament ended, in words.

use crate::app::Snapshot;
use crate::app::finish::{Finisher, final_ranking};
use crate::domain::id::PlayerId;
use crate::web::words;

/// `Won by Kira` or `Won by Kira and Odo`; `None` without a winner.
pub fn won_by(winners: &[String]) -> Option<String> {
    (!winners.is_empty()).then(|| format!("Won by {}", words::list(winners)))
}

/// Who has first place; more than one if they share it.
pub fn winners(ranking: &[Finisher]) -> Vec<String> {
    ranking.iter().take_while(|one| one.place == 1).map(|one| one.name.clone()).collect()
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
