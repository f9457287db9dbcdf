//! Whether a form carries the token of the session it is sent with.

use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::mask::is_token;
use crate::web::visit::Viewer;

/// Refuses a form that another session's page, or no page, wrote. Without a session there is nothing to compare.
///
/// # Errors
/// [`PageError::OldForm`].
pub fn check(form: &Fields, viewer: &Viewer) -> Result<(), PageError> {
    if !viewer.is_known() || is_token(form.raw("csrf"), &viewer.csrf) {
        Ok(())
    } else {
        Err(PageError::OldForm)
    }
}
