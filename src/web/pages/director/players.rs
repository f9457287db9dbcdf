//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/players`
///
/// # Errors
/// Not built yet.
pub fn show(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players`
///
/// # Errors
/// Not built yet.
pub fn register(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}`
///
/// # Errors
/// Not built yet.
pub fn one(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}/drop`
///
/// # Errors
/// Not built yet.
pub fn drop(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}/reinstate`
///
/// # Errors
/// Not built yet.
pub fn reinstate(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}/rename`
///
/// # Errors
/// Not built yet.
pub fn rename(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}/erase`
///
/// # Errors
/// Not built yet.
pub fn erase(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/players/{player}/link`
///
/// # Errors
/// Not built yet.
pub fn link(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
