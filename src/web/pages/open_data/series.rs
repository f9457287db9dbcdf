//! Series for programs and spreadsheets.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::open_data::series::{SeriesDocument, SeriesLineDocument};
use crate::app::open_data::sheet;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::listing;
use crate::web::pages::open_data::files::CSV;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::series::show::ROWS;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// The list of series.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesList {
    /// The newest first.
    pub series: Vec<SeriesLineDocument>,
}

/// Every series.
///
/// # Errors
/// If the store or a log cannot be read.
pub fn list(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let all = site.desk.all_series()?;
    Answer::json(&SeriesList { series: all.iter().map(SeriesLineDocument::of).collect() })
}

/// A series with a page of its standings.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let table = site.desk.series_table(&here)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let beside = Beside::of(page, table.lines.len(), |page| urls::api_series_page(here.slug(), page))?;
    let lines = table.lines.chunks(ROWS).nth(page - 1).unwrap_or_default();
    let next = beside.older.map(|to| to.to_string());
    Answer::json(&SeriesDocument::of(&here, &table, lines, next).ok_or(PageError::NotFound)?)
}

/// The standings of a series, a line for each player.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series.
pub fn csv(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let table = site.desk.series_table(&here)?;
    Ok(Answer::bytes(CSV, sheet::series(&table).map_err(|error| PageError::failed(&error))?))
}
