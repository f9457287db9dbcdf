//! What an entry is worth for an edition on a date: one status and one sentence that says why.
//!
//! The newest document is never taken silently.

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::amendments::done;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::effective_date::{Applies, Start, applies, early, floor, since, start};
use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::standing::{Standing, Status};

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
