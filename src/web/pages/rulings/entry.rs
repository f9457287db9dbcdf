//! `/rulings/{document}/{entry}`: the text, its status on a day and why, and related entries.

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::day::DayFormat;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::published::unseen_since;
use crate::domain::rulings::status::standing;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DayQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::address::address_in_path;
use crate::web::pages::rulings::beside::{self, Related};
use crate::web::pages::rulings::earlier;
use crate::web::pages::rulings::flags::Flags;
use crate::web::pages::rulings::shelf::ShelfButton;
use crate::web::pages::rulings::words::{self, Badge, no_date};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::quoted;
use crate::words::standing::reason_sentence;

#[derive(Template)]
#[template(path = "rulings/entry.html")]
struct Page {
    layout: Layout,
    to: Link,
    /// The title of the document, with its date.
    shown_title: Message,
    document: Cited,
    source: Link,
    heading: String,
    citation: String,
    facts: Vec<String>,
    paragraphs: Vec<(u32, String)>,
    text_held: bool,
    summary: String,
    hash: String,
    damage: Vec<String>,
    on: String,
    on_fault: Message,
    standing: Option<(Badge, String)>,
    /// Titles and dates of what was published between the document and the day, and is not in the library.
    unseen: Vec<(String, Message)>,
    unseen_in_short: String,
    timeline: Link,
    parents: Vec<Cited>,
    parts: Vec<Cited>,
    alike: Vec<Cited>,
    references: Vec<Reference>,
    referring: Vec<Cited>,
    collisions: Vec<Cited>,
    flags: Flags,
    /// What it does to other texts.
    does: Vec<Related>,
    /// What is done to it.
    done: Vec<Related>,
    suggested: Vec<Related>,
    /// Where to assert a relation, for people who may.
    relate: Option<Link>,
    /// The button to keep it, for people with an account.
    shelf: Option<ShelfButton>,
}

/// A link with its text and, if a day is known, the status of its target.
struct Cited {
    words: String,
    to: Link,
    badge: Option<Badge>,
}

/// Where the entry refers to.
struct Reference {
    printed: String,
    elsewhere: bool,
    targets: Vec<Cited>,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let at = address_in_path(visit)?;
    let rulings = site.desk.library()?;
    let Some(found) = rulings.library.entry(&at) else {
        return earlier::show(site, visit, &rulings, &at);
    };
    let typed = DayQuery::of(&visit.query).on;
    let today = Utc::now().date_naive();
    let day = if typed.is_empty() { Some(today) } else { typed.parse().ok() };
    let page = Page {
        layout: visit.layout(site),
        on: day.map_or_else(|| typed.to_owned(), |day| day.to_string()),
        on_fault: if day.is_none() { no_date() } else { Message::empty() },
        standing: day.map(|day| standing_on(&rulings, found, day)),
        flags: Flags::on_entry(site, visit, &at)?,
        does: beside::from(site, &rulings, found)?,
        done: beside::about(site, &rulings, found)?,
        suggested: beside::suggested_relations(&rulings, found),
        relate: relate(site, visit, found)?,
        shelf: ShelfButton::of(site, visit, &rulings, found)?,
        ..page(&rulings, found, day)
    };
    if day.is_some() { Answer::page(&page) } else { Answer::refusal(&page) }
}

fn relate(site: &Site, visit: &Visit, found: LibraryEntry<'_>) -> Result<Option<Link>, PageError> {
    let Some(account) = visit.viewer.account.as_ref() else { return Ok(None) };
    let may = site.desk.may_assert(account.id)?;
    Ok(may.then(|| urls::relate(&found.document().stem, EntryKey(&found.citation().slug()))))
}

fn standing_on(rulings: &LibrarySnapshot, found: LibraryEntry<'_>, day: NaiveDate) -> (Badge, String) {
    let standing = standing(found, found.document().edition, day, &rulings.library);
    (Badge::of(standing.status), reason_sentence(&standing.reason, DayFormat::Words))
}

fn page(rulings: &LibrarySnapshot, found: LibraryEntry<'_>, day: Option<NaiveDate>) -> Page {
    let (held, entry, library) = (found.held, found.entry, &rulings.library);
    let document = found.document();
    let citation = found.citation();
    let cited = |found: LibraryEntry<'_>| cited_entry(rulings, found, day);
    let inside = |entry| cited(LibraryEntry { held, entry });
    let itself = |other: &LibraryEntry<'_>| {
        other.document().stem == document.stem && other.entry.ordinal == entry.ordinal
    };
    let alike = library.by_heading(document.edition, &entry.heading);
    let unseen = unseen(library, document, day);
    Page {
        layout: Layout::default(),
        to: urls::entry(&document.stem, EntryKey(&citation.slug())),
        shown_title: words::shown_title_with_date(document),
        document: Cited {
            words: words::title_with_date(document),
            to: urls::document(&document.stem),
            badge: None,
        },
        source: urls::document_line(&document.stem, entry.line_start),
        heading: words::shorten(&entry.heading, 120),
        facts: facts(found),
        paragraphs: (1..).zip(entry.paragraphs().map(str::to_owned)).collect(),
        text_held: held.text_held,
        summary: words::summary(entry),
        hash: entry.text_sha256.short().to_owned(),
        damage: entry
            .damage
            .iter()
            .map(|damage| words::sentence(&quoted::damage(damage).to_string()))
            .collect(),
        on: String::new(),
        on_fault: Message::empty(),
        standing: None,
        unseen_in_short: say("rulings-entry-unseen").with("n", unseen.len()).to_string(),
        unseen,
        timeline: day.map_or_else(urls::rulings_timeline, urls::rulings_timeline_on),
        parents: held.parents(entry).into_iter().map(inside).collect(),
        parts: held.parts(entry).map(inside).collect(),
        alike: alike.into_iter().filter(|other| !itself(other)).map(cited).collect(),
        references: references(rulings, found, day),
        referring: library.referring_to(found).into_iter().map(cited).collect(),
        collisions: library.collisions(document.edition, &entry.heading).into_iter().map(cited).collect(),
        does: Vec::new(),
        done: Vec::new(),
        suggested: Vec::new(),
        relate: None,
        shelf: None,
        citation: citation.to_string(),
        flags: Flags::default(),
    }
}

fn unseen(library: &Library, document: &Document, day: Option<NaiveDate>) -> Vec<(String, Message)> {
    let Some(day) = day else { return Vec::new() };
    unseen_since(document, day, data::published_rules(), library)
        .into_iter()
        .map(|issue| (issue.title.clone(), words::published_date(issue)))
        .collect()
}

fn facts(found: LibraryEntry<'_>) -> Vec<String> {
    let entry = found.entry;
    let star = if found.document().star_rule && entry.starred {
        Some(say("rulings-entry-starred-new").to_string())
    } else {
        entry.starred.then(|| say("rulings-entry-starred").to_string())
    };
    let section = entry
        .section
        .as_ref()
        .map(|section| say("rulings-entry-in-the-part").with("section", section).to_string());
    let lines = Some(words::lines(entry));
    [Some(words::kind(entry.kind).to_string()), star, section, lines].into_iter().flatten().collect()
}

fn references(rulings: &LibrarySnapshot, found: LibraryEntry<'_>, day: Option<NaiveDate>) -> Vec<Reference> {
    let references = rulings.library.references(found).into_iter();
    references
        .map(|reference| Reference {
            elsewhere: !reference.same_document,
            targets: reference.targets.into_iter().map(|target| cited_entry(rulings, target, day)).collect(),
            printed: reference.printed,
        })
        .collect()
}

fn cited_entry(rulings: &LibrarySnapshot, found: LibraryEntry<'_>, day: Option<NaiveDate>) -> Cited {
    let citation = found.citation();
    let (stem, slug) = (&found.document().stem, citation.slug());
    Cited {
        words: citation.to_string(),
        to: day.map_or_else(
            || urls::entry(stem, EntryKey(&slug)),
            |day| urls::entry_on(stem, EntryKey(&slug), day),
        ),
        badge: day.map(|day| standing_on(rulings, found, day).0),
    }
}
