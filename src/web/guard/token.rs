//! Whether a form carries its session's CSRF token.

use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::mask::is_token;
use crate::web::visit::Viewer;

/// Refuses a form that was not rendered for this session. Without a session there is nothing to compare.
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
