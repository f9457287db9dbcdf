//! `GET /static/{hash}/{asset}`: static files, and `GET /favicon.ico`.

use crate::web::answer::Answer;
use crate::web::asset::{Asset, ICON};
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// A file, if the hash matches its current content.
pub fn show(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (hash, name): (String, String) = (visit.param("hash")?, visit.param("asset")?);
    Asset::find(&hash, &name).map(Answer::asset).ok_or(PageError::NotFound)
}

/// The icon, for browsers and programs that ask for it before they read a page.
pub fn icon(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::asset(&ICON))
}
