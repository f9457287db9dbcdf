//! `/api/v1/…`: tournaments, standings and rounds as JSON.

use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::known_people::KnownPerson;
use crate::app::open_data::people::{HeadToHeadDocument, PersonDocument};
use crate::app::open_data::rounds::RoundDocument;
use crate::app::open_data::standings::StandingsDocument;
use crate::app::open_data::teams::TeamsDocument;
use crate::app::open_data::{State, TournamentDocument};
use crate::app::person_record::PlayedTournament;
use crate::app::summary::Summary;
use crate::domain::id::{PersonId, RoundNumber};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PeopleQuery;
use crate::web::listing;
use crate::web::pages::cut::unreadable;
use crate::web::pages::decks::machine;
use crate::web::pages::people::against::BetweenTwo;
use crate::web::pages::people::asked::{AskedRecord, Beside};
use crate::web::pages::people::lead_on;
use crate::web::pages::public::tournaments::AskedTournaments;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// Tournaments in one answer.
const MOST: usize = 100;

/// A page of the list of tournaments.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TournamentList {
    /// Newest day first.
    pub tournaments: Vec<TournamentLine>,
    /// The address of the next page, or `null` on the last.
    pub next: Option<String>,
}

/// A tournament in the list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TournamentLine {
    pub slug: String,
    pub title: String,
    /// The day, such as `2026-11-23`.
    pub date: String,
    pub place: String,
    /// `1E`, `2E` or `TR`.
    pub game: &'static str,
    /// The deck format by name, or `null` if decks are not checked.
    pub format: Option<String>,
    pub players: usize,
    pub rounds_planned: u32,
    pub state: State,
    /// Who won; more than one if they share the place.
    pub winners: Vec<String>,
    /// Whether its log is damaged: nothing that is said of it can be trusted, and who won is left out.
    pub damaged: bool,
    /// The address of the whole tournament.
    pub address: String,
}

/// The tournaments that everybody may see and that fit what is asked, a hundred at a time.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, what is neither a year nor a game, or when the store cannot be
/// read.
pub fn tournaments(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let listed = site.desk.summaries()?;
    let asked = AskedTournaments::of(visit)?;
    if let Some(fault) = asked.faults().into_iter().find(|fault| !fault.is_empty()) {
        return machine::refusal(fault.to_string());
    }
    let fitting: Vec<&Arc<Summary>> = listed.public.iter().filter(|one| asked.fits(one)).collect();
    let pages = fitting.len().div_ceil(MOST).max(1);
    let page = listing::page(asked.query.page, pages)?;
    let shown = fitting.chunks(MOST).nth(page - 1).unwrap_or_default();
    let names = site.desk.names_of_winners(shown.iter().copied())?;
    let next = (page < pages).then(|| asked.page(urls::api_tournaments(), page + 1).to_string());
    Answer::json(&TournamentList {
        tournaments: shown.iter().map(|one| TournamentLine::of(site, one, &names)).collect(),
        next,
    })
}

impl TournamentLine {
    fn of(site: &Site, one: &Summary, names: &BTreeMap<PersonId, String>) -> Self {
        let damaged = site.desk.damage(&one.slug).is_some();
        Self {
            slug: one.slug.to_string(),
            title: one.title.clone(),
            date: one.date.to_string(),
            place: one.place.clone(),
            game: one.game.code(),
            format: one.format.clone().map(String::from),
            players: one.players,
            rounds_planned: one.rounds,
            state: one.state,
            winners: if damaged { Vec::new() } else { one.winner_names(names) },
            damaged,
            address: urls::api_tournament(&one.slug).to_string(),
        }
    }
}

/// A tournament with its players, rounds and final ranking.
///
/// # Errors
/// If there is no such tournament, or it cannot be read.
pub fn tournament(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let person = |player| urls::api_who_is(here.slug(), player).to_string();
    Answer::json(&TournamentDocument::of(&here, here.setup()?, person))
}

/// The standings now.
///
/// # Errors
/// Like [`tournament`].
pub fn standings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::json(&StandingsDocument::of(&here, None).ok_or(PageError::NotFound)?)
}

/// The standings after a round.
///
/// # Errors
/// [`PageError::NotFound`] for a round of the cut, and one that nobody may see yet.
pub fn standings_after(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (here, after) = (visit.here(site)?, visit.param::<RoundNumber>("round")?);
    Answer::json(&StandingsDocument::of(&here, Some(after)).ok_or(PageError::NotFound)?)
}

/// A published round.
///
/// # Errors
/// [`PageError::NotFound`] before it is published.
pub fn round(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::json(&RoundDocument::of(&here, visit.param("round")?).ok_or(PageError::NotFound)?)
}

/// The teams now.
///
/// # Errors
/// Like [`tournament`], and if the results make no standings.
pub fn teams(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::json(&TeamsDocument::of(&here).map_err(|error| unreadable(&error))?)
}

/// A page of the people whom everybody may find.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PeopleList {
    /// By name, and then those who are shown by initials.
    pub people: Vec<PersonLine>,
    /// How many there are in all.
    pub count: usize,
    /// How many tournaments that count have a damaged log: then nothing of this can be trusted.
    pub damaged_tournaments: usize,
    /// The address of the next page, or `null` on the last.
    pub next: Option<String>,
}

/// A person in the list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PersonLine {
    pub id: String,
    /// The name, or the initials of somebody who wants that.
    pub name: String,
    pub tournaments: u32,
    /// The day of the newest.
    pub last: String,
    /// The address of the whole record.
    pub address: String,
}

/// The people whom everybody may find, with the words of the query in what they are called there.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, or when the store cannot be read.
pub fn people(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let query = PeopleQuery::of(&visit.query);
    let page = listing::page(query.page, usize::MAX)?;
    if query.q.chars().count() > PeopleQuery::LONGEST.q {
        return machine::refusal(say("people-list-too-long").to_string());
    }
    let (people, count) = site.desk.known_people(query.q, page)?;
    let beside = Beside::of(page, count, |page| urls::api_people_page(query.q, page))?;
    let line = |one: KnownPerson| PersonLine {
        id: one.person.to_string(),
        name: one.name,
        tournaments: one.tournaments,
        last: one.last.to_string(),
        address: urls::api_person(one.person).to_string(),
    };
    let next = beside.older.map(|to| to.to_string());
    let damaged_tournaments = listing::damaged_among(&site.desk, |_| true)?;
    let people = people.into_iter().map(line).collect();
    Answer::json(&PeopleList { people, count, damaged_tournaments, next })
}

/// What a person played.
///
/// # Errors
/// [`PageError::NotFound`] for somebody whom not everybody may see, and for a page that does not exist.
pub fn person(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let person = visit.param("person")?;
    let asked = AskedRecord::of(visit)?;
    let record = match site.desk.person_record(person, asked.pages, (site.hooks.now)()) {
        Ok(record) => record,
        Err(error) => return lead_on(site, person, error, urls::api_person),
    };
    let next = asked.next(&record, || urls::api_person(person))?;
    let deck = |one: &PlayedTournament| urls::shown_list(&one.there.slug, one.player).to_string();
    let ratings = site.desk.ratings()?;
    let next = next.map(|to| to.map(|to| to.to_string()));
    Answer::json(&PersonDocument::of(&record, ratings.as_deref(), deck, next))
}

/// What two people played against each other.
///
/// # Errors
/// [`PageError::NotFound`] unless everybody may see both and they met, and for a page that does not exist.
pub fn head_to_head(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let BetweenTwo { both, between, page, count } = BetweenTwo::of(site, visit)?;
    let beside = Beside::of(page, count, |page| urls::api_head_to_head_page(both, page))?;
    let next = beside.older.map(|to| to.to_string());
    Answer::json(&HeadToHeadDocument::of(both, between, next))
}
