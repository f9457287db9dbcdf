//! The page for a link that no longer works.

use actix_web::http::StatusCode;
use askama::Template;

use crate::app::DeskError;
use crate::app::{LinkKind, OneTimeLink};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/spent.html")]
struct Spent<'a> {
    layout: Layout,
    words: &'a str,
}

/// A page that says why a link does not work.
pub fn page(site: &Site, visit: &Visit, words: &str) -> Result<Answer, PageError> {
    Answer::html(StatusCode::NOT_FOUND, &Spent { layout: visit.layout(site), words })
}

/// The page for a link that was used, has expired or never existed.
pub fn link(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, &DeskError::LinkSpent.to_string())
}

/// What the code in the path is for, if it is of this kind and still works.
pub fn usable(
    site: &Site,
    visit: &Visit,
    kind: LinkKind,
) -> Result<Option<(String, OneTimeLink)>, PageError> {
    let code: String = visit.param("code")?;
    match site.desk.usable_link(&code, chrono::Utc::now()) {
        Ok(found) if found.kind == kind => Ok(Some((code, found))),
        Ok(_) | Err(DeskError::LinkSpent) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
