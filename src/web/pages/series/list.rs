//! `/series`: the series, the newest first, in pages.

use askama::Template;

use crate::app::series::{ListedSeries, SeriesSnapshot};
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::series_context::damage_of_series;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "series/list.html")]
struct Page {
    layout: Layout,
    rows: Vec<Row>,
    beside: Beside,
    begins: bool,
}

struct Row {
    title: String,
    /// `None` if its log cannot be read.
    to: Option<Link>,
    /// `4 tournaments, 3 May 2026 to 9 Dec 2026`.
    facts: Message,
    state: Message,
}

/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, or when the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let (all, count) = site.desk.series_on_page(page)?;
    let beside = Beside::of(page, count, urls::all_series_page)?;
    let rows = all.iter().map(|one| Row::of(site, one)).collect();
    let begins = visit.sends(urls::new_series::PATH);
    Answer::page(&Page { layout: visit.layout(site), rows, beside, begins })
}

impl Row {
    fn of(site: &Site, listed: &ListedSeries) -> Self {
        match &listed.here {
            Some(here) if damage_of_series(site, here).is_some() => {
                Self { state: say("all-damaged"), ..Self::readable(here) }
            }
            Some(here) => Self::readable(here),
            None => Self {
                title: listed.slug.to_string(),
                to: None,
                facts: say("series-list-unreadable"),
                state: say("all-damaged"),
            },
        }
    }

    fn readable(here: &SeriesSnapshot) -> Self {
        let tournaments = here.series.tournaments();
        let count = say("series-tournaments").with("tournaments", tournaments.len());
        let days = tournaments.first().zip(tournaments.last());
        let facts = match days {
            Some((first, last)) if first.counted.day != last.counted.day => say("series-list-from-to")
                .with("tournaments", count)
                .with("from", dates::short_day(first.counted.day))
                .with("to", dates::short_day(last.counted.day)),
            Some((first, _)) => say("series-list-on")
                .with("tournaments", count)
                .with("day", dates::short_day(first.counted.day)),
            None => count,
        };
        Self {
            title: here.series.title().to_owned(),
            to: Some(urls::series(here.slug())),
            facts,
            state: if here.series.is_closed() {
                say("series-list-final")
            } else {
                say("series-list-under-way")
            },
        }
    }
}
