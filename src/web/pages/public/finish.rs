//! How a tournament ended, in words.

use crate::app::Snapshot;
use crate::app::finish::{Finisher, final_ranking};
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_bracket::CutError;
use crate::web::error::PageError;
use crate::web::pages::cut;
use crate::web::words;

/// The final ranking for a page.
///
/// # Errors
/// If its results cannot be scored, or make no bracket.
pub fn finishers(here: &Snapshot) -> Result<Vec<Finisher>, PageError> {
    final_ranking(here).map_err(|error| match error {
        CutError::Swiss(why) => why.into(),
        CutError::Bracket(_) | CutError::TooFew(_) | CutError::OtherSize { .. } | CutError::InPods => {
            cut::unreadable(&error)
        }
    })
}

/// `Won by Kira` or `Won by Kira and Odo`; `None` without a winner.
pub fn won_by(winners: &[String]) -> Option<String> {
    (!winners.is_empty()).then(|| format!("Won by {}", words::list(winners)))
}

/// Who has first place; more than one if they share it.
pub fn winners(ranking: &[Finisher]) -> Vec<String> {
    ranking.iter().take_while(|one| one.place == 1).map(|one| one.name.clone()).collect()
}

/// What a player reads once the tournament is over: `You finished 6th of 14.`, and that it is final.
///
/// # Errors
/// Like [`finishers`].
pub fn player_finish(here: &Snapshot, player: PlayerId) -> Result<(String, String), PageError> {
    let ranking = finishers(here)?;
    let place = own_place(&ranking, player).unwrap_or_else(|| "The tournament is over.".to_owned());
    Ok((place, "The standings are final.".to_owned()))
}

/// `You finished 6th of 14.`, or `You won.`; `None` if the player has no place.
fn own_place(ranking: &[Finisher], player: PlayerId) -> Option<String> {
    let place = ranking.iter().find(|one| one.player == player)?.place;
    let level = ranking.iter().filter(|one| one.place == place).count() > 1;
    Some(match (place, level) {
        (1, false) => format!("You won, ahead of {}.", words::count(ranking.len() - 1, "player", "players")),
        (1, true) => "You share first place.".to_owned(),
        (place, false) => format!("You finished {} of {}.", words::ordinal(place), ranking.len()),
        (place, true) => format!("You share {} place of {}.", words::ordinal(place), ranking.len()),
    })
}
