//! Whose deck lists everybody sees, in words.

use crate::domain::tournament::publication::{Lists, Publication};
use crate::messages::{Message, dates, say};

/// Whose lists are shown, and whether at the end or at a time; the time itself depends on the zone of the reader.
pub fn lists(publication: &Publication) -> Message {
    let whose = whose(publication);
    match (publication.lists, publication.at) {
        (Lists::None, _) => say("names-lists-none").with("whose", whose),
        (Lists::Winner | Lists::Finalists | Lists::All, None) => {
            say("names-lists-at-the-end").with("whose", whose)
        }
        (Lists::Winner | Lists::Finalists | Lists::All, Some(at)) => say("names-lists-at")
            .with("early", publication.before_end)
            .with("whose", whose)
            .with("at", dates::moment_in_utc(&at)),
    }
}

/// Whose lists everybody sees.
pub fn whose(publication: &Publication) -> Message {
    match publication.lists {
        Lists::None => say("names-whose-nobody"),
        Lists::Winner => say("names-whose-winner"),
        Lists::Finalists => say("names-whose-finalists").with("n", publication.finalists),
        Lists::All => say("names-whose-all"),
    }
}
