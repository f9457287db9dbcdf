//! What an entry is worth for an edition on a date: one status and one sentence that says why.
//!
//! The newest document is never taken silently.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::rulings::amendments::done;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::effective_date::{Applies, Start, applies, early, floor, since, start};
use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::library::{Found, Library};

/// The standing of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It applied on that date.
    InForce,
    /// Its document was taken into another that is not held; nothing held says that it changed.
    CarriedForward,
    /// It came into force between two dates, and the date asked about lies between them.
    Window,
    /// A later entry changes part of it or rules on the same heading.
    PartlySuperseded,
    /// Its document bears no date.
    Undated,
    /// A question without an answer.
    Unanswered,
    /// It was issued later.
    NotYet,
    /// A later entry replaces it.
    Superseded,
    /// A later entry deletes it.
    Deleted,
    /// It rules on another game.
    OtherEdition,
    /// It only says where to look.
    CrossReference,
}

impl Status {
    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::InForce => "in-force",
            Self::CarriedForward => "carried-forward",
            Self::Window => "window",
            Self::PartlySuperseded => "partly-superseded",
            Self::Undated => "undated",
            Self::Unanswered => "unanswered",
            Self::NotYet => "not-yet",
            Self::Superseded => "superseded",
            Self::Deleted => "deleted",
            Self::OtherEdition => "other-edition",
            Self::CrossReference => "cross-reference",
        }
    }

    /// Whether an entry of this standing may be put forward as authority, with its reason beside it.
    pub const fn is_authority(self) -> bool {
        matches!(
            self,
            Self::InForce | Self::CarriedForward | Self::Window | Self::PartlySuperseded | Self::Undated
        )
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A status and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The status.
    pub status: Status,
    /// One sentence.
    pub reason: String,
}

impl Standing {
    pub(super) fn new(status: Status, reason: impl Into<String>) -> Self {
        Self { status, reason: reason.into() }
    }
}

/// The standing of an entry for an edition on a date, as far as the library can tell.
pub fn standing(found: Found<'_>, edition: Edition, on: NaiveDate, library: &Library) -> Standing {
    let document = found.document();
    if document.edition != edition {
        return other_edition(document, edition);
    }
    let dated = |mut standing: Standing| {
        standing.reason.push_str(&and(by_a_person(document)));
        standing
    };
    if let Some(early) = early(found, on) {
        return dated(early);
    }
    if let Some(standing) = without_content(found.entry) {
        return standing;
    }
    if let Some(standing) = done(found, on, library) {
        return dated(standing);
    }
    match start(found) {
        None => undated(found, on, library),
        Some(start) => {
            dated(absorbed(found, on, library).unwrap_or_else(|| in_force(found, start, on, library)))
        }
    }
}

/// A clause where a document bears no date and a person gave it one. It names nobody: it is frozen into logs.
fn by_a_person(document: &Document) -> Option<String> {
    let (issued, why) = (document.issued?, document.dated_because.as_ref()?);
    Some(format!("dated {issued} by a person: {}", why.trim_end_matches('.')))
}

fn other_edition(document: &Document, edition: Edition) -> Standing {
    let reason = format!("rules on {}; the tournament plays {}", document.edition.name(), edition.name());
    Standing::new(Status::OtherEdition, reason)
}

fn undated(found: Found<'_>, on: NaiveDate, library: &Library) -> Standing {
    let (document, beside) = (found.document(), and(beside(found, on, library)));
    let (title, floor) = (&document.title, floor(document));
    Standing::new(
        Status::Undated,
        format!("{title} bears no date, so nothing shows that it applied on {on}{floor}{beside}"),
    )
}

fn without_content(entry: &Entry) -> Option<Standing> {
    match entry.kind {
        Kind::SummaryOfChange if !entry.says_something() => {
            let reason = "only names an entry of another document, which is not held";
            Some(Standing::new(Status::CrossReference, reason))
        }
        Kind::CrossReferenceOnly => {
            let reason = match entry.see_also.as_slice() {
                [] => "only refers to another text, and the document does not say which".to_owned(),
                targets => format!("only refers to {}", targets.join(", ")),
            };
            Some(Standing::new(Status::CrossReference, reason))
        }
        Kind::Faq if !entry.answered => {
            Some(Standing::new(Status::Unanswered, "the document leaves this question without an answer"))
        }
        _ => None,
    }
}

/// A later document says that a rulebook or glossary, which is not held, took the earlier documents in.
fn absorbed(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    let document = found.document();
    let taken = library
        .documents()
        .filter(|held| held.document.edition == document.edition)
        .filter(|held| held.document.baseline.as_ref().is_some_and(|ground| ground.until < Some(on)))
        .find_map(|held| document.taken_into(&held.document))?;
    let beside = and(beside(found, on, library));
    let reason = format!("{taken}; nothing held shows that it changed{beside}");
    Some(Standing::new(Status::CarriedForward, reason))
}

/// The newest later entry under the same heading: it may repeat this one or say something else, and is to be read with
/// it. That alone changes nothing.
fn beside(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<String> {
    let later = library
        .by_heading(found.document().edition, &found.entry.heading)
        .into_iter()
        .filter(|later| later.document().issued > found.document().issued && later.entry.kind == Kind::Ruling)
        .rfind(|later| applies(*later, on) == Applies::Yes)?;
    if let Some(why) = library.left(later, found) {
        return Some(format!("{}, under this heading, leaves it unchanged, {why}", later.citation()));
    }
    let (by, same) = (later.citation(), later.entry.text_sha256 == found.entry.text_sha256);
    Some(match same && found.entry.says_something() {
        true => format!("{by} repeats it word for word"),
        false => format!("a later entry under this heading, {by}, speaks of it too; read both"),
    })
}

fn and(clause: Option<String>) -> String {
    clause.map_or_else(String::new, |clause| format!("; {clause}"))
}

fn in_force(found: Found<'_>, start: Start, on: NaiveDate, library: &Library) -> Standing {
    let document = found.document();
    let dates: Vec<Option<NaiveDate>> = library
        .documents()
        .filter(|held| held.document.work == document.work)
        .map(|held| held.document.issued)
        .collect();
    let replaced = dates.iter().any(|other| *other > document.issued && *other <= Some(on));
    let newest = dates.iter().all(|other| *other <= document.issued);
    let beside = beside(found, on, library);
    let mut reason = since(found, start);
    let status = if replaced { Status::CarriedForward } else { Status::InForce };
    if replaced && beside.is_none() {
        reason.push_str("; a later document of the series is held");
        // Nothing is looked up under the heading of a list of changes or an introduction.
        if !matches!(found.entry.kind, Kind::SummaryOfChange | Kind::FrontMatter) {
            reason.push_str(" and has no entry under this heading");
        }
    }
    if newest && document.issued.is_some_and(|issued| issued < on) {
        reason.push_str("; no newer document of the series is held");
    }
    reason.push_str(&and(beside));
    Standing::new(status, reason)
}
