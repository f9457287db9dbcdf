//! `/series`: every series, the newest first.

use askama::Template;

use crate::web::messages::{Message, say};
use crate::app::series::SeriesSnapshot;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::series::day;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "series/list.html")]
struct Page {
    layout: Layout,
    rows: Vec<Row>,
    begins: bool,
}

struct Row {
    title: String,
    to: Link,
    /// `4 tournaments, 3 May 2026 to 9 Dec 2026`.
    facts: Message,
    state: Message,
}

/// The list.
///
/// # Errors
/// If the store or a log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rows = site.desk.all_series()?.iter().map(Row::of).collect();
    let begins = visit.sends(urls::new_series::PATH);
    Answer::page(&Page { layout: visit.layout(site), rows, begins })
}

impl Row {
    fn of(here: &SeriesSnapshot) -> Self {
        let tournaments = here.series.tournaments();
        let count = say("series-tournaments").with("tournaments", tournaments.len());
        let days = tournaments.first().zip(tournaments.last());
        let facts = match days {
            Some((first, last)) if first.counted.day != last.counted.day => {
                say("series-list-from-to")
                    .with("tournaments", count)
                    .with("from", day(first.counted.day))
                    .with("to", day(last.counted.day))
            }
            Some((first, _)) => {
                say("series-list-on").with("tournaments", count).with("day", day(first.counted.day))
            }
            None => count,
        };
        Self {
            title: here.series.title().to_owned(),
            to: urls::series(here.slug()),
            facts,
            state: if here.series.is_closed() {
                say("series-list-final")
            } else {
                say("series-list-under-way")
            },
        }
    }
}
