//! `/players/{person}`: what a person played at all tournaments.

use askama::Template;

use crate::app::person_record::{Balance, Opponent, PersonRecord, PlayedTournament, YearOfPerson};
use crate::app::ratings::table::Ratings;
use crate::app::{PodCount, Visibility};
use crate::domain::id::Slug;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::charts::bars::{BarFigure, BarRow, Chart, charts};
use crate::web::pages::people::asked::{AskedRecord, Beside};
use crate::web::pages::people::rating_chart::{RatingChart, RatingRow, ratings as ratings_of};
use crate::web::pages::people::{balance, lead_on};
use crate::web::pages::public::state::TournamentState;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// More years than this are drawn as lines one below the other.
const MOST_COLUMNS: usize = 8;

#[derive(Template)]
#[template(path = "people/person.html")]
pub struct RecordPage {
    layout: Layout,
    name: String,
    facts: Vec<String>,
    years: Vec<Year>,
    /// Whether any of the years has pods.
    sat_in_pods: bool,
    rows: Vec<Row>,
    rows_beside: Beside,
    opponents: Vec<OpponentRow>,
    opponents_beside: Beside,
    /// Games against opponents who are not named; empty if there are none.
    unnamed: String,
    /// Games of the record to which somebody did not come.
    unplayed: u32,
    in_pods: Vec<PodRow>,
    /// Pods of the record with players who are not named; empty if there are none.
    unnamed_in_pods: String,
    /// Whether no ratings are there yet, because they are counted for the first time since the start.
    counts_ratings: bool,
    ratings: Vec<RatingRow>,
    /// Whether the two formulas give the same rating somewhere, which looks like an error.
    formulas_agree: bool,
    rating_charts: Vec<RatingChart>,
    charts: Vec<Chart>,
    own: Option<OwnRecord>,
}

/// What only the player sees.
pub struct OwnRecord {
    pub slug: Slug,
    pub tournament: String,
    /// Each choice with what it means, and whether it is made.
    pub choices: Vec<(Visibility, Message, Message, bool)>,
    /// Whether another seat of the same person hides more.
    pub elsewhere: bool,
    /// The page that everybody sees.
    pub public: Option<Link>,
}

struct Year {
    year: i32,
    tournaments: u32,
    won: u32,
    balance: String,
    /// `pods: 3, first in 1`; empty without pods.
    pods: String,
}

struct Row {
    title: String,
    to: Link,
    day: String,
    town: String,
    edition: String,
    /// `2 of 24`, how far the tournament is while it is not over, or that its log is damaged.
    place: String,
    balance: String,
    deck: Option<Link>,
}

struct OpponentRow {
    name: String,
    to: Link,
    games: Link,
    balance: String,
    last: String,
}

/// Somebody who sat in the same pods.
struct PodRow {
    name: String,
    to: Link,
    against: Link,
    pods: u32,
    /// In how many of them the person of the page had more, fewer and as many.
    balance: String,
    last: String,
}

/// # Errors
/// [`PageError::NotFound`] for somebody whom not everybody may see, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let person = visit.param("person")?;
    let asked = AskedRecord::of(visit)?;
    let record = match site.desk.person_record(person, asked.pages, (site.hooks.now)()) {
        Ok(record) => record,
        Err(error) => return lead_on(site, person, error, urls::person),
    };
    let ratings = site.desk.ratings()?;
    let shown = (visit.layout(site), &record, ratings.as_deref());
    Answer::page(&RecordPage::of(shown, &asked, || urls::person(person), None)?)
}

impl RecordPage {
    /// The page at this address.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a part that does not exist.
    pub fn of(
        (layout, record, ratings): (Layout, &PersonRecord, Option<&Ratings>),
        asked: &AskedRecord,
        here: impl Fn() -> Link,
        own: Option<OwnRecord>,
    ) -> Result<Self, PageError> {
        let [rows_beside, opponents_beside] = asked.neighbours(record, here)?;
        let years = record.years.iter().map(|one| Year {
            year: one.year,
            tournaments: one.tournaments,
            won: one.won,
            balance: balance_if_any(one.balance),
            pods: pods_if_any(one.pods),
        });
        let opponents = record.met.iter().map(|one| OpponentRow {
            name: one.name.clone(),
            to: urls::person(one.person),
            games: urls::head_to_head(record.person, one.person),
            balance: balance(one.balance),
            last: dates::short_day(one.last),
        });
        let counts_ratings = ratings.is_none();
        let (ratings, rating_charts) =
            ratings.map(|ratings| ratings_of(ratings, record.person)).unwrap_or_default();
        let formulas_agree = ratings.windows(2).any(|two| match two {
            [one, next] => {
                one.is_formula && next.is_formula && (&one.what, one.rating) == (&next.what, next.rating)
            }
            _ => false,
        });
        Ok(Self {
            ratings,
            formulas_agree,
            counts_ratings,
            rating_charts,
            charts: charts(over_time(&record.years)),
            layout,
            name: record.name.clone(),
            facts: facts(record),
            years: years.collect(),
            sat_in_pods: record.pods.pods > 0,
            rows: record.played.iter().map(Row::of).collect(),
            rows_beside,
            opponents: opponents.collect(),
            opponents_beside,
            unnamed: balance_if_any(record.unnamed),
            unplayed: record.unplayed,
            in_pods: record.met_in_pods.iter().map(|one| PodRow::of(record, one)).collect(),
            unnamed_in_pods: balance_if_any(record.unnamed_in_pods),
            own,
        })
    }
}

/// Empty if there are no games.
fn balance_if_any(of: Balance) -> String {
    if of == Balance::default() { String::new() } else { balance(of) }
}

/// `pods: 3, first in 1`; empty without pods.
fn pods_if_any(of: PodCount) -> String {
    if of.pods == 0 {
        return String::new();
    }
    say("people-person-pods").with("pods", of.pods).with("first", of.first).into()
}

/// Tournaments, games won and pods in each year, the earliest first; nothing for a single year.
fn over_time(years: &[YearOfPerson]) -> Vec<BarFigure> {
    if years.len() < 2 {
        return Vec::new();
    }
    let figure = |title: Message, numbers: Message, number: fn(&YearOfPerson) -> u32| BarFigure {
        title: title.into(),
        names: say("all-year").into(),
        numbers: numbers.into(),
        is_curve: years.len() <= MOST_COLUMNS,
        rows: years
            .iter()
            .rev()
            .map(|one| BarRow { name: one.year.to_string(), about: String::new(), number: number(one) })
            .collect(),
        note: String::new(),
    };
    let mut figures =
        vec![figure(say("people-person-by-year"), say("all-tournaments"), |one| one.tournaments)];
    if years.iter().any(|one| one.balance.games() > 0) {
        figures
            .push(figure(say("people-person-won-by-year"), say("people-games-won"), |one| one.balance.wins));
    }
    if years.iter().any(|one| one.pods.pods > 0) {
        figures
            .push(figure(say("people-person-pods-by-year"), say("people-ratings-pods"), |one| one.pods.pods));
    }
    figures
}

fn facts(record: &PersonRecord) -> Vec<String> {
    let mut facts = vec![say("series-tournaments").with("tournaments", record.tournaments).into()];
    if record.won > 0 {
        facts.push(say("people-person-won").with("won", record.won).into());
    }
    let Balance { wins, losses, ties } = record.balance;
    if record.balance.games() > 0 {
        facts.push(
            say("people-person-games").with("won", wins).with("lost", losses).with("tied", ties).into(),
        );
    }
    facts.extend(Some(pods_if_any(record.pods)).filter(|words| !words.is_empty()));
    facts
}

impl PodRow {
    fn of(record: &PersonRecord, one: &Opponent) -> Self {
        Self {
            name: one.name.clone(),
            to: urls::person(one.person),
            against: urls::head_to_head(record.person, one.person),
            pods: one.balance.games(),
            balance: balance(one.balance),
            last: dates::short_day(one.last),
        }
    }
}

impl Row {
    fn of(one: &PlayedTournament) -> Self {
        let there = &one.there;
        let place = match one.place {
            _ if one.is_damaged => say("all-damaged").into(),
            Some(place) => {
                say("people-person-place-of").with("place", place).with("players", there.players).into()
            }
            None => TournamentState::of_summary(there).words(there.rounds),
        };
        Self {
            title: there.title.clone(),
            to: urls::tournament(&there.slug),
            day: dates::short_day(there.date),
            town: there.place.clone(),
            edition: there.edition().to_owned(),
            place,
            balance: if one.pods.pods == 0 { balance_if_any(one.balance) } else { pods_if_any(one.pods) },
            deck: one.shows_list.then(|| urls::shown_list(&there.slug, one.player)),
        }
    }
}
