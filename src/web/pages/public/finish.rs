//! How a tournament ended, in words.

use crate::app::Snapshot;
use crate::app::finish::{Finisher, final_ranking};
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::pages::cut;
use crate::web::words;

/// How many of the final ranking are named at the end.
pub const BEST: usize = 8;

/// Who won, in words, and the best of the final ranking; nobody before the end.
///
/// # Errors
/// Like [`finishers`].
pub fn won_and_best(here: &Snapshot) -> Result<(Option<String>, Vec<Finisher>), PageError> {
    let mut best = finishers(here)?;
    let won = won_by(&winners(&best));
    best.truncate(BEST);
    Ok((won, best))
}

/// The final ranking for a page.
///
/// # Errors
/// If its results cannot be scored, or make no bracket.
fn finishers(here: &Snapshot) -> Result<Vec<Finisher>, PageError> {
    final_ranking(here).map_err(|error| match error {
        CutError::Swiss(why) => why.into(),
        CutError::Bracket(_) | CutError::TooFew(_) | CutError::OtherSize { .. } | CutError::InPods => {
            cut::unreadable(&error)
        }
    })
}

/// `Won by Kira` or `Won by Kira and Odo`, or how many share first place if they are too many to name; `None` without a
/// winner.
pub fn won_by(winners: &[String]) -> Option<String> {
    match winners.len() {
        0 => None,
        1..=BEST => Some(say("public-finish-won-by").with("names", words::list(winners)).to_string()),
        n => Some(say("public-finish-won-by-many").with("n", n).to_string()),
    }
}

/// Who has first place; more than one if they share it.
fn winners(ranking: &[Finisher]) -> Vec<String> {
    ranking.iter().take_while(|one| one.place == 1).map(|one| one.name.clone()).collect()
}

/// What a player reads once the tournament is over: `You finished 6th of 14.`, and that it is final.
///
/// # Errors
/// Like [`finishers`].
pub fn player_finish(here: &Snapshot, player: PlayerId) -> Result<(String, String), PageError> {
    let ranking = finishers(here)?;
    let place = own_place(&ranking, player).unwrap_or_else(|| say("public-finish-over").to_string());
    Ok((place, say("public-finish-final").to_string()))
}

/// `You finished 6th of 14.`, or `You won.`; `None` if the player has no place.
fn own_place(ranking: &[Finisher], player: PlayerId) -> Option<String> {
    let place = ranking.iter().find(|one| one.player == player)?.place;
    let level = ranking.iter().filter(|one| one.place == place).count() > 1;
    let (ordinal, all) = (words::ordinal(place), ranking.len());
    let told = match (place, level) {
        (1, false) => say("public-finish-you-won").with("n", all - 1),
        (1, true) => say("public-finish-you-share-first"),
        (_, false) => say("public-finish-you-finished").with("ordinal", ordinal).with("n", all),
        (_, true) => say("public-finish-you-share").with("ordinal", ordinal).with("n", all),
    };
    Some(told.to_string())
}
