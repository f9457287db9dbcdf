//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/join/{code}`
///
/// # Errors
/// Not built yet.
pub fn show(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/join/{code}`
///
/// # Errors
/// Not built yet.
pub fn create(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/join/{code}/accept`
///
/// # Errors
/// Not built yet.
pub fn accept(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
