//! The entry that the path of a page names.

use crate::domain::id::Slug;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::web::error::PageError;
use crate::web::visit::Visit;

/// The address in the path, whether or not the library has an entry there.
///
/// # Errors
/// [`PageError::NotFound`] if its document cannot be the name of one.
pub(super) fn address_in_path(visit: &Visit) -> Result<EntryAddress, PageError> {
    let document: Slug = visit.param("document")?;
    Ok(EntryAddress { stem: document.to_string(), slug: visit.param("entry")? })
}
