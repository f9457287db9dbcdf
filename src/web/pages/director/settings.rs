//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/settings`
///
/// # Errors
/// Not built yet.
pub fn show(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/settings`
///
/// # Errors
/// Not built yet.
pub fn change(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/settings/profile`
///
/// # Errors
/// Not built yet.
pub fn change_profile(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/settings/format`
///
/// # Errors
/// Not built yet.
pub fn change_format(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
