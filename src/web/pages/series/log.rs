//! `/series/{series}/log`: what was recorded, the newest first.

use askama::Template;

use crate::app::series::log_lines::SeriesLogLine;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::series::show::ROWS;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

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

/// The page.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let beside = Beside::of(page, here.entries(), |page| urls::series_log_page(here.slug(), page))?;
    let lines = site.desk.series_log_lines(&here, (page - 1) * ROWS, ROWS)?;
    Answer::page(&Page {
        title: here.series.title().to_owned(),
        home: urls::series(here.slug()),
        lines: lines.into_iter().map(Row::of).collect(),
        beside,
        layout: visit.series_layout(site, &here),
    })
}

impl Row {
    fn of(SeriesLogLine { number, at, what, reason, who }: SeriesLogLine) -> Self {
        Self { number, at: at.format("%-d %B %Y, %H:%M UTC").to_string(), what, reason, who }
    }
}
