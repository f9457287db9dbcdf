//! Whether a form carries the token of the session it is sent with.

use subtle::ConstantTimeEq;

use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::visit::Viewer;

/// Refuses a form that another session's page, or no page, wrote. Without a session there is nothing to compare.
///
/// # Errors
/// [`PageError::OldForm`].
pub fn check(form: &Fields, viewer: &Viewer) -> Result<(), PageError> {
    let sent = form.raw("csrf").as_bytes();
    if !viewer.is_known() || bool::from(sent.ct_eq(viewer.csrf.as_bytes())) {
        Ok(())
    } else {
        Err(PageError::OldForm)
    }
}
