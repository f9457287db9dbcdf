//! `GET /healthz`: whether this process can read and record, for those who watch it. Answers from memory, so that it
//! answers also when the database does not.

use actix_web::http::StatusCode;

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `ok`, or 503 with the reason why nothing can be recorded, or which tournaments are damaged.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let damaged = || {
        let slugs = site.desk.damaged();
        (!slugs.is_empty()).then(|| format!("damaged: {}", slugs.join(", ")))
    };
    Ok(match (site.hooks.trouble)().or_else(damaged) {
        None => Answer::text(StatusCode::OK, "ok\n"),
        Some(trouble) => Answer::text(StatusCode::SERVICE_UNAVAILABLE, trouble + "\n"),
    })
}
