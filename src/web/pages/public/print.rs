//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/print/pairings/{round}`
///
/// # Errors
/// Not built yet.
pub fn pairings(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/print/names/{round}`
///
/// # Errors
/// Not built yet.
pub fn names(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/print/standings`
///
/// # Errors
/// Not built yet.
pub fn standings(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/print/slips/{round}`
///
/// # Errors
/// Not built yet.
pub fn slips(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
