//! `GET /static/{hash}/{asset}`: static files.

use crate::web::answer::Answer;
use crate::web::asset::Asset;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// A file, if the hash matches its current content.
pub fn show(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (hash, name): (String, String) = (visit.param("hash")?, visit.param("asset")?);
    Asset::find(&hash, &name).map(Answer::asset).ok_or(PageError::NotFound)
}
