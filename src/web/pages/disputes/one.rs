//! Not built yet.

use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// `/t/{tournament}/disputes/{dispute}`
///
/// # Errors
/// Not built yet.
pub fn show(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/facts`
///
/// # Errors
/// Not built yet.
pub fn facts(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/cite`
///
/// # Errors
/// Not built yet.
pub fn cite(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/uncite`
///
/// # Errors
/// Not built yet.
pub fn uncite(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/rule`
///
/// # Errors
/// Not built yet.
pub fn rule(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/appeal`
///
/// # Errors
/// Not built yet.
pub fn appeal(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// `/t/{tournament}/disputes/{dispute}/decide`
///
/// # Errors
/// Not built yet.
pub fn decide(_site: &Site, _visit: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}
