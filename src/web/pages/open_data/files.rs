//! Standings and results as files, to take along: the same in every language.

use crate::app::open_data::bracket_places;
use crate::app::open_data::report::{ReportForm, ReportReader};
use crate::app::open_data::rounds::RoundDocument;
use crate::app::open_data::sheet;
use crate::app::open_data::standings::StandingsDocument;
use crate::app::open_data::teams::TeamsDocument;
use crate::messages::Language;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::cut::unreadable;
use crate::web::site::Site;
use crate::web::urls::{self, RoundFile};
use crate::web::visit::Visit;

pub const CSV: &str = "text/csv; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// `/t/{tournament}/standings.csv`: the standings now, or the places of a bracket that is all that is played.
///
/// # Errors
/// If there is no such tournament, or it cannot be read.
pub fn standings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Language::English.speak(|| {
        if here.tournament.is_bracket() {
            let places = bracket_places(&here).map_err(|error| unreadable(&error))?;
            return Ok(Answer::bytes(
                CSV,
                sheet::places(&places).map_err(|error| PageError::failed(&error))?,
            ));
        }
        let standings = StandingsDocument::of(&here, None).ok_or(PageError::NotFound)?;
        Ok(Answer::bytes(CSV, standings.csv().map_err(|error| PageError::failed(&error))?))
    })
}

/// `/t/{tournament}/teams.csv`: the teams now.
///
/// # Errors
/// If there is no such tournament, or its results make no standings.
pub fn teams(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Language::English.speak(|| {
        let teams = TeamsDocument::of(&here).map_err(|error| unreadable(&error))?;
        Ok(Answer::bytes(CSV, sheet::teams(&teams).map_err(|error| PageError::failed(&error))?))
    })
}

/// `/t/{tournament}/rounds/{round}.csv`: a published round; `{round}.txt` is the same as text to paste into a forum.
///
/// # Errors
/// [`PageError::NotFound`] before it is published.
pub fn round(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (here, file) = (visit.here(site)?, visit.param::<RoundFile>("round_file")?);
    Language::English.speak(|| {
        let round = RoundDocument::of(&here, file.round).ok_or(PageError::NotFound)?;
        if file.is_text {
            let title = &here.setup()?.settings.title;
            return Ok(Answer::bytes(TEXT, round.text(title, here.tournament.zone()).into_bytes()));
        }
        Ok(Answer::bytes(CSV, sheet::results(&[round], &[], &[]).map_err(|error| PageError::failed(&error))?))
    })
}

/// `/t/{tournament}/results/{results}`: the whole tournament in one of the forms of a report.
///
/// # Errors
/// If there is no such tournament, or it cannot be read.
pub fn results(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    report(site, visit, ReportReader::Everybody)
}

/// `/t/{tournament}/report/results/{results}`: the same for the director alone, with what everybody played once the
/// tournament is over.
///
/// # Errors
/// As [`results`].
pub fn own_results(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    report(site, visit, ReportReader::Director)
}

fn report(site: &Site, visit: &Visit, reader: ReportReader) -> Result<Answer, PageError> {
    let (here, form) = (visit.here(site)?, visit.param::<ReportForm>("results")?);
    let person = |player| urls::api_who_is(here.slug(), player).to_string();
    let written = || site.desk.results_report(&here, reader, (site.hooks.now)(), &visit.awaited, person);
    let report = Language::English.speak(written)?.ok_or(PageError::NotFound)?;
    let kind = match form {
        ReportForm::Trekcc | ReportForm::Bbcode => TEXT,
        ReportForm::Csv => CSV,
        ReportForm::Json => "application/json; charset=utf-8",
    };
    let bytes = Language::English.speak(|| report.to_bytes(form));
    Ok(Answer::bytes(kind, bytes.map_err(|error| PageError::failed(&error))?))
}
