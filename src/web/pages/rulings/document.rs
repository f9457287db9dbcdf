//! `/rulings/{document}`: its entries next to the lines they come from.

use std::collections::BTreeSet;

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::library::LibrarySnapshot;
use crate::domain::id::Slug;
use crate::domain::rulings::document::{DateBasis, Document};
use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::library::{LibraryDocument, LibraryEntry};
use crate::domain::rulings::log::imported::ImportedDocument;
use crate::domain::rulings::status::standing;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DayQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::outline;
use crate::web::pages::rulings::split::ShownCorrection;
use crate::web::pages::rulings::words::{self, Badge, no_date};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::text_note::text_note;

#[derive(Template)]
#[template(path = "rulings/document.html")]
struct Page {
    layout: Layout,
    to: Link,
    title: String,
    shown_title: Message,
    over: String,
    facts: Vec<String>,
    /// Term and words.
    about: Vec<(Message, String)>,
    /// What the program knows about this copy, in English.
    note: Option<String>,
    /// The copy that is cited instead, and a comparison.
    successor: Option<(Link, Link)>,
    /// The documents of the same edition, to compare it with.
    others: Vec<(String, Link)>,
    /// The corrections by people.
    corrections: Vec<ShownCorrection>,
    /// Where to correct more, for people who may.
    correct: Option<Link>,
    on: String,
    on_fault: Message,
    rows: Vec<Row>,
    lines: Vec<Line>,
}

struct Row {
    to: Link,
    heading: String,
    below: bool,
    kind: Message,
    starred: bool,
    damaged: bool,
    first: u32,
    lines: String,
    badge: Option<Badge>,
}

/// A line of the file.
struct Line {
    number: u32,
    text: String,
    damaged: bool,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let stem = visit.param::<Slug>("document")?;
    let rulings = site.desk.library()?;
    let Some(imported) = find(&rulings, stem.as_str()) else {
        return outline::show(site, visit, &rulings, &stem);
    };
    let typed = DayQuery::of(&visit.query).on;
    let today = Utc::now().date_naive();
    let day = if typed.is_empty() { Some(today) } else { typed.parse().ok() };
    let held = rulings.library.document(stem.as_str()).filter(|_| imported.replaced_by.is_none());
    let page = Page {
        layout: visit.layout(site),
        to: urls::document(&stem),
        title: words::title_with_date(&imported.document),
        shown_title: words::shown_title_with_date(&imported.document),
        note: imported.document.note.clone(),
        over: format!("{}, {}", imported.document.work, imported.document.edition.name()),
        facts: facts(imported, held),
        about: about(imported),
        successor: successor(&rulings, imported),
        others: held.map(|held| others(&rulings, held)).unwrap_or_default(),
        corrections: ShownCorrection::of_document(site, imported)?,
        correct: visit
            .reads(urls::correct_split::PATH)
            .then(|| urls::correct_split(cited_now(&rulings, imported))),
        on: day.map_or_else(|| typed.to_owned(), |day| day.to_string()),
        on_fault: if day.is_none() { no_date() } else { Message::empty() },
        rows: held.map(|held| rows(&rulings, held, day)).unwrap_or_default(),
        lines: lines(imported, held),
    };
    if day.is_some() { Answer::page(&page) } else { Answer::refusal(&page) }
}

/// The name of the copy that is cited.
pub(super) fn cited_now<'a>(rulings: &'a LibrarySnapshot, imported: &'a ImportedDocument) -> &'a str {
    let newer = imported.replaced_by.as_ref().and_then(|sha256| rulings.imported.with_bytes(sha256));
    &newer.unwrap_or(imported).document.stem
}

/// The copy that is cited, or else a replaced one.
fn find<'a>(rulings: &'a LibrarySnapshot, stem: &str) -> Option<&'a ImportedDocument> {
    let named = || rulings.imported.iter().filter(|held| held.document.stem == stem);
    named().find(|held| held.replaced_by.is_none()).or_else(|| named().next())
}

fn successor(rulings: &LibrarySnapshot, imported: &ImportedDocument) -> Option<(Link, Link)> {
    let (own, newer) =
        (&imported.document.stem, rulings.imported.with_bytes(imported.replaced_by.as_ref()?)?);
    let newer = &newer.document.stem;
    Some((urls::document(newer), urls::rulings_compared(own, newer)))
}

/// The earlier document comes first, so that additions are shown as new.
fn others(rulings: &LibrarySnapshot, held: &LibraryDocument) -> Vec<(String, Link)> {
    let same = rulings.library.documents().filter(|other| {
        other.document.edition == held.document.edition && other.document.stem != held.document.stem
    });
    same.map(|other| {
        let (one, two) = match other.document.issued <= held.document.issued {
            true => (other, held),
            false => (held, other),
        };
        (
            words::title_with_date(&other.document),
            urls::rulings_compared(&one.document.stem, &two.document.stem),
        )
    })
    .collect()
}

fn facts(imported: &ImportedDocument, held: Option<&LibraryDocument>) -> Vec<String> {
    let damaged = held.map_or(0, |held| held.entries.iter().filter(|e| !e.damage.is_empty()).count());
    let uncovered = match imported.report.uncovered.len() {
        0 => say("rulings-document-every-line"),
        many => say("rulings-document-lines-left").with("n", many),
    };
    let entries = say("rulings-count-entries").with("n", imported.report.entries());
    let damaged = say("rulings-document-with-damage").with("n", damaged);
    [entries, damaged, uncovered].map(|it| it.to_string()).to_vec()
}

fn about(imported: &ImportedDocument) -> Vec<(Message, String)> {
    let document = &imported.document;
    let mut about = vec![
        (
            say("rulings-document-publisher"),
            document.publisher.clone().unwrap_or_else(|| say("rulings-document-not-known").to_string()),
        ),
        (say("all-issued"), date_words(document)),
    ];
    if let Some(previous) = document.previous_on {
        about.push((say("rulings-document-the-one-before"), words::day(previous)));
    }
    if document.star_rule {
        about.push((say("rulings-document-a-star"), say("rulings-document-star-marks").to_string()));
    }
    if let Some(baseline) = &document.baseline {
        about.push((
            say("rulings-document-builds-on"),
            say("rulings-document-baseline").with("name", &baseline.name).to_string(),
        ));
    }
    let losses = words::losses(&imported.report);
    if !losses.is_empty() {
        about.push((say("rulings-document-damage"), losses));
    }
    if let Some(note) = imported.note {
        about.push((say("rulings-document-reading"), words::sentence(&text_note(note).to_string())));
    }
    about.push((say("rulings-document-imported"), words::day(imported.at.date_naive())));
    about.push((say("rulings-document-sha-256"), document.sha256.short().to_owned()));
    about
}

fn date_words(document: &Document) -> String {
    let date = words::issue_date(document);
    let told = match document.date_basis {
        DateBasis::Printed => say("rulings-document-date-printed").with("date", date),
        DateBasis::Assigned => say("rulings-document-date-assigned").with("date", date),
        DateBasis::Inferred => say("rulings-document-date-inferred").with("date", date),
        DateBasis::Unknown => say("rulings-document-date-unknown"),
    };
    told.to_string()
}

fn rows(rulings: &LibrarySnapshot, held: &LibraryDocument, day: Option<NaiveDate>) -> Vec<Row> {
    held.entries.iter().map(|entry| row(rulings, LibraryEntry { held, entry }, day)).collect()
}

fn row(rulings: &LibrarySnapshot, found: LibraryEntry<'_>, day: Option<NaiveDate>) -> Row {
    let LibraryEntry { held, entry } = found;
    let slug = held.citation(entry).slug();
    let stem = &held.document.stem;
    let standing = day.map(|day| standing(found, held.document.edition, day, &rulings.library));
    Row {
        to: day.map_or_else(
            || urls::entry(stem, EntryKey(&slug)),
            |day| urls::entry_on(stem, EntryKey(&slug), day),
        ),
        heading: words::numbered_heading(entry),
        below: entry.level > 1,
        kind: words::kind(entry.kind),
        starred: entry.starred,
        damaged: !entry.damage.is_empty(),
        first: entry.line_start,
        lines: words::lines(entry),
        badge: standing.map(|standing| Badge::of(standing.status)),
    }
}

fn lines(imported: &ImportedDocument, held: Option<&LibraryDocument>) -> Vec<Line> {
    let damage = held.into_iter().flat_map(|held| held.entries.iter()).flat_map(|entry| &entry.damage);
    let damaged: BTreeSet<u32> = damage.map(Damage::line).collect();
    (1..)
        .zip(imported.text.lines())
        .map(|(number, text)| Line { number, text: text.to_owned(), damaged: damaged.contains(&number) })
        .collect()
}
