//! `/hall-of-fame`: who won most, of all time; with `?year=2026`, that year in figures.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use chrono::Datelike as _;

use crate::app::fame::{Fame, Laurel, YearOfFame};
use crate::domain::id::PersonId;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::YearQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::charts::bars::{BarFigure, BarRow, Chart, charts};
use crate::web::pages::people::counting;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// How many are named for each laurel.
const NAMED: usize = 10;

#[derive(Template)]
#[template(path = "people/fame.html")]
struct Page {
    layout: Layout,
    title: String,
    facts: Vec<String>,
    /// The years; without a link the one that is shown.
    years: Vec<(String, Option<Link>)>,
    laurels: Vec<ShownLaurel>,
    charts: Vec<Chart>,
    /// How many tournaments with a damaged log count, in words.
    damaged: Option<Message>,
    data: Link,
}

struct ShownLaurel {
    id: &'static str,
    title: Message,
    number: Message,
    rows: Vec<Row>,
}

struct Row {
    place: usize,
    name: String,
    to: Link,
    number: u32,
}

/// What the hall of fame shows.
pub struct AskedFame {
    /// `None` for all time.
    pub year: Option<i32>,
    pub figures: Arc<YearOfFame>,
    /// Those who won or played most, by laurel.
    pub laurels: Vec<(Laurel, Vec<CrownedPerson>)>,
    /// How many of the tournaments have a damaged log.
    pub damaged: usize,
}

/// Somebody in the hall of fame.
pub struct CrownedPerson {
    pub place: usize,
    pub person: PersonId,
    pub name: String,
    pub count: u32,
}

impl AskedFame {
    /// The year that the query names, or all time.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a year without a finished tournament.
    pub fn of(site: &Site, visit: &Visit, fame: &Fame) -> Result<Self, PageError> {
        let year: Option<i32> = match YearQuery::of(&visit.query).year {
            "" => None,
            year => Some(year.parse().map_err(|_| PageError::NotFound)?),
        };
        let figures = match year {
            Some(year) => fame.years.get(&year).ok_or(PageError::NotFound)?,
            None => &fame.all_time,
        };
        let figures = Arc::clone(figures);
        let best: Vec<Vec<(PersonId, u32)>> =
            Laurel::ALL.iter().map(|laurel| figures.best(*laurel, NAMED * 2)).collect();
        let people: Vec<PersonId> = best.iter().flatten().map(|(person, _)| *person).collect();
        let names = site.desk.public_names(&people)?;
        let laurels =
            Laurel::ALL.into_iter().zip(&best).map(|(laurel, best)| (laurel, crowned(best, &names)));
        let damaged = listing::damaged_among(&site.desk, |one| {
            one.is_publicly_finished() && year.is_none_or(|year| one.date.year() == year)
        })?;
        Ok(Self { year, laurels: laurels.collect(), figures, damaged })
    }
}

/// Those who may be named; the places count everybody.
fn crowned(best: &[(PersonId, u32)], names: &BTreeMap<PersonId, String>) -> Vec<CrownedPerson> {
    let better = |count: u32| best.iter().filter(|(_, other)| *other > count).count() + 1;
    let named = best.iter().filter_map(|(person, count)| {
        let name = names.get(person)?.clone();
        Some(CrownedPerson { place: better(*count), person: *person, name, count: *count })
    });
    named.take(NAMED).collect()
}

/// # Errors
/// [`PageError::NotFound`] for a year without a finished tournament.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some(fame) = site.desk.hall_of_fame()? else {
        return counting::show(site, visit, say("people-list-hall-of-fame"), urls::hall_of_fame());
    };
    let AskedFame { year: asked, figures: shown, laurels, damaged } = AskedFame::of(site, visit, &fame)?;
    let laurels = laurels.into_iter().map(|(laurel, people)| shown_laurel(laurel, people));
    let mut years = vec![(say("people-fame-all-time").into(), asked.map(|_| urls::hall_of_fame()))];
    years.extend(
        fame.years
            .keys()
            .rev()
            .map(|year| (year.to_string(), (asked != Some(*year)).then(|| urls::year_in_figures(*year)))),
    );
    let figures = if asked.is_some() { months(&shown) } else { by_year(&fame.years) };
    Answer::page(&Page {
        layout: visit.layout(site),
        title: asked.map_or_else(
            || say("people-list-hall-of-fame").into(),
            |year| say("people-fame-in-figures").with("year", year.to_string()).into(),
        ),
        facts: facts(&shown),
        years,
        laurels: laurels.filter(|one| !one.rows.is_empty()).collect(),
        charts: charts(figures),
        damaged: listing::counts_damaged(damaged),
        data: urls::api_hall_of_fame_in(asked),
    })
}

fn facts(of: &YearOfFame) -> Vec<String> {
    let mut facts = vec![
        say("people-fame-finished").with("tournaments", of.tournaments).into(),
        say("series-players").with("players", of.people.len()).into(),
        say("people-person-ratings-games").with("games", of.games).into(),
    ];
    if of.pods > 0 {
        facts.push(say("people-fame-pods").with("pods", of.pods).into());
    }
    facts
}

fn shown_laurel(laurel: Laurel, people: Vec<CrownedPerson>) -> ShownLaurel {
    let (id, title, number) = match laurel {
        Laurel::TournamentsWon => {
            ("won", say("people-fame-most-tournaments-won"), say("people-person-years-won"))
        }
        Laurel::GamesWon => ("games", say("people-fame-most-games-won"), say("people-games-won")),
        Laurel::TournamentsPlayed => {
            ("played", say("people-fame-most-tournaments-played"), say("people-list-played"))
        }
    };
    let rows = people.into_iter().map(|CrownedPerson { place, person, name, count }| Row {
        place,
        name,
        to: urls::person(person),
        number: count,
    });
    ShownLaurel { id, title, number, rows: rows.collect() }
}

fn figure(title: Message, names: Message, rows: Vec<BarRow>) -> Vec<BarFigure> {
    let (title, is_curve) = (title.into(), false);
    if rows.len() < 2 {
        return Vec::new();
    }
    vec![BarFigure {
        title,
        names: names.into(),
        numbers: say("all-tournaments").into(),
        is_curve,
        rows,
        note: String::new(),
    }]
}

fn months(of: &YearOfFame) -> Vec<BarFigure> {
    let row = |(month, number): (u32, &u32)| BarRow {
        name: say("people-month").with("number", month).into(),
        about: String::new(),
        number: *number,
    };
    let rows = (1..).zip(&of.months).map(row).collect();
    figure(say("people-fame-by-month"), say("people-fame-month"), rows)
}

fn by_year(years: &BTreeMap<i32, Arc<YearOfFame>>) -> Vec<BarFigure> {
    let row = |(year, of): (&i32, &Arc<YearOfFame>)| BarRow {
        name: year.to_string(),
        about: String::new(),
        number: u32::try_from(of.tournaments).unwrap_or(u32::MAX),
    };
    figure(say("people-fame-by-year"), say("all-year"), years.iter().rev().map(row).collect())
}
