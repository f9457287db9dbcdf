//! An entry that only an earlier copy of its document has: its URL was given out, so it still shows the text.

use askama::Template;

use crate::app::library::LibrarySnapshot;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rulings/earlier.html")]
struct Page {
    layout: Layout,
    document: String,
    heading: String,
    now: Link,
    paragraphs: Vec<(u32, String)>,
}

/// The entry as it was; not found if no copy ever had it.
pub(super) fn show(
    site: &Site,
    visit: &Visit,
    rulings: &LibrarySnapshot,
    at: &EntryAddress,
) -> Result<Answer, PageError> {
    let (copy, entry) = rulings.earlier(at).ok_or(PageError::NotFound)?;
    let now = copy.replaced_by.as_ref().and_then(|sha256| rulings.imported.with_bytes(sha256));
    let now = now.ok_or(PageError::NotFound)?;
    Answer::page(&Page {
        layout: visit.layout(site),
        document: words::title_with_date(&copy.document),
        heading: words::shorten(&entry.heading, 120),
        now: urls::document(&now.document.stem),
        paragraphs: (1..).zip(entry.paragraphs().map(str::to_owned)).collect(),
    })
}
