//! How a tournament ended, in words.

use crate::app::Snapshot;
use crate::app::finish::{Finisher, Scored, final_ranking};
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_bracket::CutError;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::cut;
use crate::web::pages::public::arithmetic;
use crate::web::words;
use crate::words::numbers::grouped;
use crate::words::pods::tribbles;

/// How many of the final ranking are named at the end.
pub const BEST: usize = 8;

/// One of the best, as pages name them.
pub struct BestPlace {
    pub place: u32,
    pub name: String,
    /// The record, the points and what else decided the place; may be empty.
    pub told: String,
}

impl BestPlace {
    fn of(one: Finisher) -> Self {
        let told = one.scored.iter().map(scored).chain(one.by.iter().map(|by| by.says().to_string()));
        Self { place: one.place, name: one.name, told: told.collect::<Vec<_>>().join(" · ") }
    }
}

/// `2 FW · 1 FL · 7 points`, or the tribbles of all heats and of the top table.
pub fn scored(scored: &Scored) -> String {
    match scored {
        Scored::Games { record, points } => {
            let parts = [arithmetic::record(record), arithmetic::count(*points).to_string()];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
        Scored::Tribbles { heats, top: None } => tribbles(*heats).to_string(),
        Scored::Tribbles { heats, top: Some(top) } => say("pods-me-tribbles-at-top")
            .with("top", tribbles(*top))
            .with("heats", grouped(*heats))
            .to_string(),
    }
}

/// Who won, in words, and the best of the final ranking; nobody before the end.
pub fn won_and_best(ranking: Vec<Finisher>) -> (Option<String>, Vec<BestPlace>) {
    let won = won_by(&winners(&ranking));
    (won, ranking.into_iter().take(BEST).map(BestPlace::of).collect())
}

/// The final ranking for a page; empty before the end.
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
pub fn winners(ranking: &[Finisher]) -> Vec<String> {
    ranking.iter().take_while(|one| one.place == 1).map(|one| one.name.clone()).collect()
}

/// What a player reads on their own page once the tournament is over.
pub struct OwnFinish {
    /// `You finished 6th of 14.`
    pub place: String,
    /// The record and the points; empty for who has no place.
    pub scored: String,
    /// That the finish is final.
    pub then: Message,
}

/// How the tournament ended for a player.
pub fn player_finish(ranking: &[Finisher], player: PlayerId) -> OwnFinish {
    let own = ranking.iter().find(|one| one.player == player);
    OwnFinish {
        place: own_place(ranking, player).unwrap_or_else(|| say("public-finish-over").to_string()),
        scored: own.and_then(|one| one.scored.as_ref()).map(scored).unwrap_or_default(),
        then: say("public-finish-final"),
    }
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
