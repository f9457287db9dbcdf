//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/pair`
///
/// # Errors
/// Not built yet.
pub fn prepare(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/pair`
///
/// # Errors
/// Not built yet.
pub fn pair(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/rounds/{round}/swap`
///
/// # Errors
/// Not built yet.
pub fn swap(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/rounds/{round}/discard`
///
/// # Errors
/// Not built yet.
pub fn discard(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/rounds/{round}/publish`
///
/// # Errors
/// Not built yet.
pub fn publish(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
