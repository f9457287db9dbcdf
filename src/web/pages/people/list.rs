//! `/players`: everybody who played and may be found, by name.

use askama::Template;

use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PeopleQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "people/list.html")]
struct Page {
    layout: Layout,
    q: String,
    fault: String,
    found: String,
    rows: Vec<Row>,
    beside: Beside,
    /// How many tournaments with a damaged log count, in words.
    damaged: Option<Message>,
}

struct Row {
    name: String,
    to: Link,
    tournaments: String,
    last: String,
}

/// The people who fit.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, or when the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let query = PeopleQuery::of(&visit.query);
    let page = listing::page(query.page, usize::MAX)?;
    let sound = query.q.chars().count() <= PeopleQuery::LONGEST.q;
    let (people, count) = if sound { site.desk.known_people(query.q, page)? } else { (Vec::new(), 0) };
    let rows = people.into_iter().map(|one| Row {
        to: urls::person(one.person),
        name: one.name,
        tournaments: say("series-tournaments").with("tournaments", one.tournaments).into(),
        last: dates::short_day(one.last),
    });
    let shown = Page {
        layout: visit.layout(site),
        q: query.q.to_owned(),
        fault: if sound { String::new() } else { say("people-list-too-long").into() },
        found: say("series-players").with("players", count).into(),
        rows: rows.collect(),
        beside: Beside::of(page, count, |page| urls::people_page(query.q, page))?,
        damaged: listing::counts_damaged(listing::damaged_among(&site.desk, |_| true)?),
    };
    if sound { Answer::page(&shown) } else { Answer::refusal(&shown) }
}
