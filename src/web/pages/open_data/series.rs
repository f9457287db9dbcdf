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
use crate::web::series_context::damage_of_series;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// A page of the list of series.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeriesList {
    /// The newest first; without those whose log cannot be read.
    pub series: Vec<SeriesLineDocument>,
    /// How many there are in all.
    pub count: usize,
    /// The address of the next page, or `null` on the last.
    pub next: Option<String>,
}

/// The series, fifty at a time.
///
/// # Errors
/// [`PageError::NotFound`] for a page that does not exist, or when the store cannot be read.
pub fn list(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let (all, count) = site.desk.series_on_page(page)?;
    let beside = Beside::of(page, count, urls::api_all_series_page)?;
    let readable = all.iter().filter_map(|one| one.here.as_deref());
    let line = |here| SeriesLineDocument::of(here, damage_of_series(site, here).is_some());
    let series = readable.map(line).collect();
    Answer::json(&SeriesList { series, count, next: beside.older.map(|to| to.to_string()) })
}

/// A series with a page of its standings.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let table = site.desk.series_table_page(&here, page)?;
    let beside = Beside::of(page, table.players, |page| urls::api_series_page(here.slug(), page))?;
    let next = beside.older.map(|to| to.to_string());
    Answer::json(&SeriesDocument::of(&here, &table, next).ok_or(PageError::NotFound)?)
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

/// The teams of a series, a line for each; a header alone if no tournament that counts has teams.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series.
pub fn teams_csv(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let table = site.desk.series_table_page(&here, 1)?;
    Ok(Answer::bytes(CSV, sheet::series_teams(&table).map_err(|error| PageError::failed(&error))?))
}
