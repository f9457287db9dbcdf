//! The buttons beside an entry that may decide a dispute.

use chrono::NaiveDate;

use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::domain::id::Slug;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::tournament::dispute::{Dispute, Stage};
use crate::domain::tournament::settings::Settings;
use crate::web::pages::rulings::words::{Attaching, CiteAndRule};
use crate::web::urls;

/// The buttons that attach these words of an entry, or open it for quoting others.
pub fn attaching(
    rulings: &LibrarySnapshot,
    slug: &Slug,
    settings: &Settings,
    dispute: &Dispute,
    on: NaiveDate,
    place: String,
    quote: &str,
) -> Attaching {
    let held = citations::find(&rulings.library, &place).map(|(found, _)| found);
    let guard = held.and_then(|found| citations::guard(found, settings, on, &rulings.library));
    let cited = held.is_some_and(|found| is_cited(dispute, found, quote));
    let quotable = held.is_some_and(|found| guard.is_none() && citations::contains_words(found, quote));
    let rule = (dispute.stage() == Stage::Open && quotable && !cited).then(|| CiteAndRule {
        to: urls::cite(slug, dispute.number),
        what: format!("{place} {quote}"),
        first: false,
    });
    Attaching {
        to: urls::look(slug, dispute.number),
        word: guard.map(|guard| guard.word()).unwrap_or_default(),
        place,
        rule,
        cited,
    }
}

/// Whether the ruling would cite these words of this entry twice.
fn is_cited(dispute: &Dispute, found: LibraryEntry<'_>, quote: &str) -> bool {
    dispute.grounds().any(|held| held.cited.heading == found.entry.heading && held.cited.quote == quote)
}
