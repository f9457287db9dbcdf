//! The standing of an entry for an edition on a date: one status and why.
//!
//! The newest document never wins silently.

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::amendments::strongest_amendment;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::effective_date::{Applies, applies, early, since, start};
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::listed_change::item_before;
use crate::domain::rulings::standing::{Dated, Later, SameHeading, Standing, Start, Status, Why};

/// The standing of an entry for an edition on a date, as far as the library can tell.
///
/// ```
/// use arbiter::domain::edition::Edition;
/// use arbiter::domain::rulings::document::{Description, Document};
/// use arbiter::domain::rulings::library::Library;
/// use arbiter::domain::rulings::split::split;
/// use arbiter::domain::rulings::standing::Status;
/// use arbiter::domain::rulings::status::standing;
///
/// let text = "House rules\n\nlamps - A lamp is a light.\n\noil - A lamp needs oil.\n";
/// let document = Document::described(text.as_bytes(), text, Description {
///     stem: "house-rules".to_owned(),
///     work: "1E-HR".parse()?,
///     edition: Edition::First,
///     title: "House rules".to_owned(),
///     publisher: None,
///     issued: Some("2001-01-31".parse()?),
///     previous_on: None,
///     star_rule: false,
/// });
/// let entries = split(text, document.format, &[]).entries;
/// let library = Library::of([(document, entries)]);
/// let lamps = library.find(&"1E-HR 2001-01-31, lamps".parse()?).unwrap();
///
/// let on = |day: &str| standing(lamps, Edition::First, day.parse().unwrap(), &library).status;
/// assert_eq!(on("2001-02-01"), Status::InForce);
/// assert_eq!(on("2000-01-01"), Status::NotYet);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn standing(found: LibraryEntry<'_>, edition: Edition, on: NaiveDate, library: &Library) -> Standing {
    let document = found.document();
    if document.edition != edition {
        let why = Why::OtherEdition { rules_on: document.edition, played: edition };
        return Standing::new(Status::OtherEdition, why);
    }
    let with_date = |mut standing: Standing| {
        standing.reason.dated = given_date(document);
        standing
    };
    if let Some(early) = early(found, on) {
        return with_date(early);
    }
    if let Some((status, why)) = without_content(found.entry) {
        return Standing::new(status, why);
    }
    if let Some(standing) = strongest_amendment(found, on, library) {
        return with_date(standing);
    }
    let beside = same_heading(found, on, library);
    let (status, why) = match start(found) {
        None => {
            let (title, floor) = (document.title.clone(), document.not_before.clone());
            (Status::Undated, Why::Undated { title, on, floor })
        }
        Some(start) => absorption(document, on, library)
            .unwrap_or_else(|| in_force(found, start, on, library, beside.is_some())),
    };
    let mut standing = Standing::new(status, why);
    standing.reason.beside = beside;
    with_date(standing)
}

/// The date given to an undated document, and why. It names nobody, because it is frozen into logs.
fn given_date(document: &Document) -> Option<Dated> {
    let (on, why) = (document.issued?, document.dated_because.as_ref()?);
    let because = why.trim_end_matches('.').to_owned();
    Some(Dated { on, because, by_person: document.date_by_person().is_some() })
}

fn without_content(entry: &RulingEntry) -> Option<(Status, Why)> {
    match entry.kind {
        EntryKind::SummaryOfChange if !entry.says_something() => {
            Some((Status::CrossReference, Why::NamesAnother))
        }
        EntryKind::CrossReferenceOnly => {
            Some((Status::CrossReference, Why::RefersTo(entry.see_also.clone())))
        }
        EntryKind::Faq if !entry.answered => Some((Status::Unanswered, Why::Unanswered)),
        EntryKind::Ruling
        | EntryKind::Erratum
        | EntryKind::Faq
        | EntryKind::SummaryOfChange
        | EntryKind::TimingStep
        | EntryKind::FrontMatter => None,
    }
}

/// A later document says that a rulebook or glossary, which is not in the library, absorbed the earlier documents.
fn absorption(document: &Document, on: NaiveDate, library: &Library) -> Option<(Status, Why)> {
    let taken = library
        .documents()
        .filter(|held| held.document.edition == document.edition)
        .filter(|held| held.document.baseline.as_ref().is_some_and(|ground| ground.until < Some(on)))
        .find_map(|held| document.absorbed_by(&held.document))?;
    Some((Status::CarriedForward, Why::TakenInto(Box::new(taken))))
}

/// The newest later entry under the same heading.
fn same_heading(found: LibraryEntry<'_>, on: NaiveDate, library: &Library) -> Option<SameHeading> {
    let later = library
        .by_heading(found.document().edition, &found.entry.heading)
        .into_iter()
        .filter(|later| {
            later.document().issued > found.document().issued && later.entry.kind == EntryKind::Ruling
        })
        .map(|later| (later, item_before(later, on).unwrap_or(later)))
        .rfind(|(_, told)| applies(*told, on) == Applies::Yes);
    let Some((later, told)) = later else { return referred_entry(found, on, library) };
    let by = told.citation();
    if let Some(shown) = library.reason_unchanged(later, found) {
        return Some(SameHeading::Leaves { by, shown });
    }
    let same = told.entry.text_sha256 == found.entry.text_sha256;
    Some(if same && found.entry.says_something() {
        SameHeading::Repeats(by)
    } else {
        SameHeading::SpeaksToo(by)
    })
}

/// What the newest later reference under the same heading leads to, if that is an entry of the same document.
fn referred_entry(found: LibraryEntry<'_>, on: NaiveDate, library: &Library) -> Option<SameHeading> {
    let later = library
        .by_heading(found.document().edition, &found.entry.heading)
        .into_iter()
        .filter(|later| later.document().issued > found.document().issued)
        .filter(|later| later.entry.kind == EntryKind::CrossReferenceOnly)
        .rfind(|later| applies(*later, on) == Applies::Yes)?;
    let references = library.references(later);
    let targets = references.iter().filter(|to| to.same_document).flat_map(|to| &to.targets);
    let to = targets.copied().find(|to| {
        to.entry.kind == EntryKind::Ruling && to.entry.level == 1 && applies(*to, on) == Applies::Yes
    })?;
    Some(SameHeading::Refers { by: later.citation(), to: to.citation() })
}

fn in_force(
    found: LibraryEntry<'_>,
    start: Start,
    on: NaiveDate,
    library: &Library,
    is_beside: bool,
) -> (Status, Why) {
    let document = found.document();
    let dates: Vec<Option<NaiveDate>> = library
        .documents()
        .filter(|held| held.document.work == document.work)
        .map(|held| held.document.issued)
        .collect();
    let replaced = dates.iter().any(|other| *other > document.issued && *other <= Some(on));
    let newest = dates.iter().all(|other| *other <= document.issued)
        && document.issued.is_some_and(|issued| issued < on);
    let later = match found.entry.kind {
        _ if !replaced || is_beside => Later::None,
        // Nothing is looked up under the heading of a list of changes or an introduction.
        EntryKind::SummaryOfChange | EntryKind::FrontMatter => Later::Document,
        EntryKind::Ruling
        | EntryKind::Erratum
        | EntryKind::Faq
        | EntryKind::CrossReferenceOnly
        | EntryKind::TimingStep => Later::WithoutHeading,
    };
    let status = if replaced { Status::CarriedForward } else { Status::InForce };
    (status, Why::Applies { since: since(found, start), later, newest })
}
