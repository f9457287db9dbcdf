//! `GET /healthz`: whether this process can read and record, for monitoring. Answers from memory, so it works even if
//! the database does not answer.

use actix_web::http::StatusCode;

use crate::messages::Language;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words;

/// `ok`, or 503 with the reason why nothing can be recorded, or with the damaged tournaments and series; of hidden
/// tournaments only the number.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let damaged = || {
        let (public, hidden): (Vec<_>, Vec<_>) =
            site.desk.damaged_logs().into_iter().partition(|(_, is_public)| *is_public);
        let mut named: Vec<String> = public.into_iter().map(|(name, _)| name.to_string()).collect();
        if !hidden.is_empty() {
            named.push(words::count(
                hidden.len(),
                "tournament that is not public",
                "tournaments that are not public",
            ));
        }
        (!named.is_empty()).then(|| format!("damaged: {}", named.join(", ")))
    };
    Ok(match Language::English.speak(|| (site.hooks.trouble)()).or_else(damaged) {
        None => Answer::text(StatusCode::OK, "ok\n"),
        Some(trouble) => Answer::text(StatusCode::SERVICE_UNAVAILABLE, trouble + "\n"),
    })
}
