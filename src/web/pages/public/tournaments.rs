//! `/tournaments`: every tournament of this installation, by year, game, place and words.

use std::collections::BTreeSet;
use std::sync::Arc;

use askama::Template;
use chrono::Datelike as _;

use crate::app::summary::Summary;
use crate::app::{fold_found, fold_sought};
use crate::domain::edition::Edition;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::TournamentsQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::public::home::Row;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Tournaments per page.
const ROWS: usize = 50;

#[derive(Template)]
#[template(path = "public/tournaments.html")]
struct Page {
    layout: Layout,
    q: String,
    fault: Message,
    town: String,
    town_fault: Message,
    /// Each year with a tournament, the newest first, and whether it is chosen.
    years: Vec<(i32, bool)>,
    /// Each game with its code and its name, and whether it is chosen.
    games: Vec<(&'static str, &'static str, bool)>,
    found: Message,
    rows: Vec<Row>,
    /// `Page 2 of 7`.
    place: Message,
    newer: Option<Link>,
    older: Option<Link>,
}

/// Which tournaments are asked for.
pub struct AskedTournaments<'v> {
    words: Vec<String>,
    /// The words of the place.
    place: Vec<String>,
    year: Option<i32>,
    game: Option<Edition>,
    pub query: TournamentsQuery<'v>,
}

/// The tournaments that fit, the newest day first.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, or when the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let listed = site.desk.summaries()?;
    let all = &listed.public;
    let asked = AskedTournaments::of(visit)?;
    let faults = asked.faults();
    let sound = faults.iter().all(Message::is_empty);
    let fitting: Vec<&Arc<Summary>> = all.iter().filter(|one| sound && asked.fits(one)).collect();
    let pages = fitting.len().div_ceil(ROWS).max(1);
    let page = listing::page(asked.query.page, pages)?;
    let count = fitting.len();
    let rows: Vec<&Arc<Summary>> = fitting.into_iter().skip((page - 1) * ROWS).take(ROWS).collect();
    let names = site.desk.names_of_winners(rows.iter().copied())?;
    let years: BTreeSet<i32> = all.iter().map(|one| one.date.year()).collect();
    let to = |page| asked.page(urls::tournaments(), page);
    let [fault, town_fault] = faults;
    let shown = Page {
        layout: visit.layout(site),
        q: asked.query.q.to_owned(),
        fault,
        town: asked.query.place.to_owned(),
        town_fault,
        years: years.into_iter().rev().map(|year| (year, asked.year == Some(year))).collect(),
        games: Edition::ALL.map(|game| (game.code(), game.name(), asked.game == Some(game))).to_vec(),
        found: say("public-tournaments-count").with("n", count),
        rows: rows.into_iter().map(|one| Row::of(site, one, &names)).collect(),
        place: if pages > 1 {
            say("public-tournaments-page").with("page", page).with("pages", pages)
        } else {
            Message::empty()
        },
        newer: (page > 1).then(|| to(page - 1)),
        older: (page < pages).then(|| to(page + 1)),
    };
    if sound { Answer::page(&shown) } else { Answer::refusal(&shown) }
}

impl<'v> AskedTournaments<'v> {
    /// # Errors
    /// [`PageError::NotFound`] for what is neither a year nor a game.
    pub fn of(visit: &'v Visit) -> Result<Self, PageError> {
        let query = TournamentsQuery::of(&visit.query);
        let year = match query.year {
            "" => None,
            year => Some(year.parse().map_err(|_| PageError::NotFound)?),
        };
        let game = match query.game {
            "" => None,
            game => Some(game.parse().map_err(|_| PageError::NotFound)?),
        };
        let words = |text: &str| fold_sought(text).split_whitespace().map(str::to_owned).collect();
        Ok(Self { words: words(query.q), place: words(query.place), year, game, query })
    }

    /// What is wrong with the words and with the place; each empty if nothing is.
    pub fn faults(&self) -> [Message; 2] {
        [self.query.q, self.query.place].map(fault)
    }

    pub fn fits(&self, one: &Summary) -> bool {
        self.year.is_none_or(|year| one.date.year() == year)
            && self.game.is_none_or(|game| one.game == game)
            && self.words.iter().chain(&self.place).all(|word| one.sought.contains(word))
            && self.is_at(one)
    }

    /// Whether it is at the place. Asked last: the place is folded for those alone that have its words somewhere.
    fn is_at(&self, one: &Summary) -> bool {
        if self.place.is_empty() {
            return true;
        }
        let place = fold_found(&one.place);
        self.place.iter().all(|word| place.contains(word))
    }

    /// A page of the same list; `to` is its first one.
    pub fn page(&self, to: Link, page: usize) -> Link {
        let TournamentsQuery { q, place, year, game, page: _ } = self.query;
        urls::tournaments_page(to, &[("q", q), ("place", place), ("year", year), ("game", game)], page)
    }
}

/// What is wrong with words to search for; empty if nothing is.
fn fault(words: &str) -> Message {
    if words.chars().count() <= TournamentsQuery::LONGEST.q {
        Message::empty()
    } else {
        say("public-tournaments-too-long")
    }
}
