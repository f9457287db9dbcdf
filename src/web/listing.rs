//! The pages of a long list, and the words about a tournament in one.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::app::Desk;
use crate::app::summary::Summary;
use crate::domain::id::PersonId;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::public::finish::won_by;
use crate::web::pages::public::state::TournamentState;
use crate::web::urls;

/// The page of a list that is asked for: the first one, unless a number says otherwise.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist.
pub fn page(asked: &str, pages: usize) -> Result<usize, PageError> {
    let number = if asked.is_empty() { Some(1) } else { asked.parse().ok() };
    number.filter(|page| (1..=pages).contains(page)).ok_or(PageError::NotFound)
}

/// How much later a day ends at the date line than in UTC.
const LAST_ZONE: TimeDelta = TimeDelta::hours(12);

/// The earliest day that is not over everywhere yet: a tournament of that day can still begin.
pub fn earliest_today(now: DateTime<Utc>) -> NaiveDate {
    (now - LAST_ZONE).date_naive()
}

/// `12 players`.
pub fn player_count(one: &Summary) -> String {
    say("public-count-players").with("n", one.players).to_string()
}

/// How many tournaments that a list adds up have a damaged log. While all logs are well, nothing is looked up.
///
/// # Errors
/// If the store cannot be read.
pub fn damaged_among(desk: &Desk, counts: impl Fn(&Summary) -> bool) -> Result<usize, PageError> {
    if desk.damaged_logs().is_empty() {
        return Ok(0);
    }
    let listed = desk.summaries()?;
    let counted = listed.public.iter().filter(|one| counts(one));
    Ok(counted.filter(|one| desk.damage(&one.slug).is_some()).count())
}

/// What such a list says of them; `None` if there are none.
pub fn counts_damaged(count: usize) -> Option<Message> {
    let told = || say("people-counts-damaged").with("count", count).with("list", urls::tournaments());
    (count > 0).then(told)
}

/// How far a tournament is, as a line about it says.
pub struct StateInList {
    /// The kind of badge.
    pub kind: &'static str,
    pub words: String,
    /// `Won by Kira and Odo`, once it is over.
    pub won: Option<String>,
}

impl StateInList {
    /// Of a damaged log nothing is believed, so not even who won is told.
    pub fn of(desk: &Desk, one: &Summary, names: &BTreeMap<PersonId, String>) -> Self {
        if desk.damage(&one.slug).is_some() {
            return Self { kind: "conflict", words: say("all-damaged").into(), won: None };
        }
        let state = TournamentState::of_summary(one);
        let won = won_by(&one.winner_names(names));
        Self { kind: state.kind(), words: state.words(one.rounds), won }
    }
}
