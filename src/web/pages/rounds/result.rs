//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/rounds/{round}/tables/{table}`
///
/// # Errors
/// Not built yet.
pub fn show(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/rounds/{round}/tables/{table}/result`
///
/// # Errors
/// Not built yet.
pub fn record(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/rounds/{round}/tables/{table}/keep`
///
/// # Errors
/// Not built yet.
pub fn keep(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
