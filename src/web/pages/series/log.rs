//! `/series/{series}/log`: what was recorded, the newest first; and the same as a feed.

use askama::Template;
use chrono::DateTime;

use crate::app::series::log_lines::SeriesLogLine;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::open_data::feeds::{Feed, FeedEntry, lasting};
use crate::web::pages::people::asked::Beside;
use crate::web::pages::series::show::ROWS;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "series/log.html")]
struct Page {
    layout: Layout,
    title: String,
    home: Link,
    lines: Vec<Row>,
    beside: Beside,
}

struct Row {
    number: i64,
    at: String,
    what: String,
    reason: String,
    who: String,
}

/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let beside = Beside::of(page, here.series.entries(), |page| urls::series_log_page(here.slug(), page))?;
    let lines = site.desk.series_log_lines(&here, (page - 1) * ROWS, ROWS)?;
    Answer::page(&Page {
        title: here.series.title().to_owned(),
        home: urls::series(here.slug()),
        lines: lines.into_iter().map(Row::of).collect(),
        beside,
        layout: visit.series_layout(site, &here),
    })
}

/// The newest lines, for feed readers.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series.
pub fn feed(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let slug = here.slug();
    let address = |to: Link| format!("{}{to}", visit.origin);
    let itself = lasting(here.id());
    let lines = site.desk.series_log_lines(&here, 0, ROWS)?;
    let updated = lines.first().map_or(DateTime::UNIX_EPOCH, |line| line.at);
    let entries = lines.into_iter().map(|SeriesLogLine { number, at, what, reason, who }| {
        let at = words::rfc3339(at);
        FeedEntry {
            id: format!("{itself}#{number}"),
            title: what,
            address: address(urls::series_log_line(slug, 1, number)),
            published: at.clone(),
            updated: at,
            summary: match reason.as_str() {
                "" => format!("{who}."),
                reason => say("series-log-feed-reason").with("who", who).with("reason", reason).to_string(),
            },
        }
    });
    Feed {
        title: here.series.title().to_owned(),
        author: site.config.name().to_owned(),
        id: itself.clone(),
        home: address(urls::series(slug)),
        itself: address(urls::series_feed(slug)),
        updated: words::rfc3339(updated),
        entries: entries.collect(),
    }
    .answer()
}

impl Row {
    fn of(SeriesLogLine { number, at, what, reason, who }: SeriesLogLine) -> Self {
        Self { number, at: dates::moment_in_utc(&at), what, reason, who }
    }
}
