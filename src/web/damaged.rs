//! What becomes of an answer that rests on a damaged log. A page says on itself what is wrong. What cannot say it is not
//! given out: files, pictures and data for programs, and the sheets that people trust.

use actix_web::http::StatusCode;

use crate::domain::id::Slug;
use crate::messages::{Language, Message, english, say};
use crate::web::answer::{Answer, Body, HTML};
use crate::web::error::{DamagedPart, PageError};
use crate::web::layout;
use crate::web::route::Method;
use crate::web::series_context::damage_of_series;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// The answer of a row of the route table, unless it gives out what a damaged log says. The pipeline calls every function
/// through this one, so that no address has to remember it. The log is asked about afterwards: “not found” and “not for you”
/// stay as they are, and only reading a log finds that its chain is broken.
///
/// # Errors
/// Those of the function, and [`PageError::Damaged`].
pub fn answer(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let answer = (visit.route.handler)(site, visit)?;
    if visit.route.despite_damage || visit.route.method == Method::Post || !is_given_out(&answer) {
        return Ok(answer);
    }
    refusal(site, visit)?.map_or(Ok(answer), Err)
}

/// People trust a printed sheet of standings: none comes from a damaged log.
///
/// # Errors
/// [`PageError::Damaged`] where the log is damaged.
pub fn refuse_sheet(site: &Site, visit: &Visit) -> Result<(), PageError> {
    let Some(cause) = layout::damage(site, visit) else { return Ok(()) };
    Err(damaged(DamagedPart::Sheet, &cause))
}

/// Whether an answer holds facts of a log and no place for a warning.
fn is_given_out(answer: &Answer) -> bool {
    let is_file = match &answer.body {
        Body::Bytes(kind, _) => *kind != HTML,
        Body::File(..) => true,
        // The stream only says that there is something new.
        Body::Asset(_) | Body::Events(_) | Body::Nothing => false,
    };
    is_file && answer.status == StatusCode::OK
}

/// Why nothing is given out here; `None` if no damage is known.
fn refusal(site: &Site, visit: &Visit) -> Result<Option<PageError>, PageError> {
    if let Ok(slug) = visit.tournament() {
        let Some(why) = site.desk.damage(&slug) else { return Ok(None) };
        let whole = say("error-damaged-log").with("why", english(why));
        // The page beside a file has the notice that says the rest.
        let part = match urls::is_for_programs(&visit.path) {
            true => DamagedPart::Log(whole.clone()),
            false => DamagedPart::File,
        };
        return Ok(Some(damaged(part, &whole)));
    }
    if visit.param::<Slug>("series").is_err() {
        return Ok(None);
    }
    let here = match visit.series(site) {
        Err(PageError::NotFound) => return Ok(None),
        found => found?,
    };
    Ok(damage_of_series(site, &here).map(|why| {
        let whole = say("error-damaged-series").with("why", english(why));
        damaged(DamagedPart::Log(whole.clone()), &whole)
    }))
}

/// The cause is for the program's log, which is English.
fn damaged(part: DamagedPart, cause: &Message) -> PageError {
    PageError::Damaged { part, cause: Language::English.speak(|| cause.to_string()) }
}
