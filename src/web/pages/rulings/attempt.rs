//! `/rulings/mission-attempt`: a mission attempt of the Second Edition, one timing step after the other.

use askama::Template;
use chrono::Utc;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::library::{Found, Held, Library};
use crate::domain::rulings::status::standing;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::link::{self, Link};
use crate::web::pages::rulings::words::{self, Badge};
use crate::web::site::Site;
use crate::web::visit::Visit;

/// The entry that the steps belong to, as it stands in addresses.
const ATTEMPT: &str = "attempting-missions";
/// The steps of the document of 3 January 2011: shown by their numbers while the document is not held.
const STEPS: [&str; 27] = [
    "1", "1.a", "1.b", "2", "2.a", "2.b", "2.c", "2.d", "2.e", "3", "3.a", "3.b", "3.c", "3.d", "3.e", "3.f",
    "3.g", "3.h", "3.i", "4", "4.a", "4.b", "5", "5.a", "5.b", "5.c", "5.d",
];
/// So many signs of a step stand in the list.
const SHORT: usize = 70;

#[derive(Template)]
#[template(path = "rulings/attempt.html")]
struct Page {
    frame: Frame,
    document: Option<(String, Link)>,
    /// Said when a step was asked for that there is not.
    lost: Option<String>,
    step: Option<Step>,
    before: Option<(String, Link)>,
    after: Option<(String, Link)>,
    list: Vec<Line>,
}

/// The step that is looked at.
struct Step {
    number: String,
    place: String,
    /// The step that it is a part of, and what that says.
    within: Option<(String, String)>,
    paragraphs: Vec<String>,
    digest: String,
    citation: String,
    to: Link,
    badge: Badge,
    reason: String,
    damage: Vec<String>,
}

/// A step in the list.
struct Line {
    number: String,
    inner: bool,
    current: bool,
    /// None while there is nothing to read.
    to: Option<Link>,
    words: String,
}

/// One step, the first unless another is asked for.
///
/// # Errors
/// When the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let shelf = site.desk.library()?;
    let asked = visit.query.text("step");
    let page = match steps(&shelf.library) {
        Some((held, steps)) => read(&shelf.library, held, &steps, asked),
        None => unread(),
    };
    Answer::page(&Page { frame: visit.frame(site), ..page })
}

/// The newest document of the Second Edition that has the steps.
fn steps(library: &Library) -> Option<(&Held, Vec<&Entry>)> {
    let second = library.documents().filter(|held| held.document.edition == Edition::Second);
    let with_steps = second.map(|held| (held, held.entries.iter().filter(|it| is_step(held, it)).collect()));
    with_steps.filter(|(_, steps): &(_, Vec<&Entry>)| !steps.is_empty()).last()
}

fn is_step(held: &Held, entry: &Entry) -> bool {
    entry.kind == Kind::TimingStep
        && held.parents(entry).first().is_some_and(|top| slug(&top.heading) == ATTEMPT)
}

fn number(entry: &Entry) -> &str {
    entry.number.as_deref().unwrap_or_default()
}

fn read(library: &Library, held: &Held, steps: &[&Entry], asked: &str) -> Page {
    let found = steps.iter().position(|entry| number(entry) == asked);
    let at = found.unwrap_or(0);
    let beside = |at: Option<usize>| {
        let entry = steps.get(at?)?;
        Some((number(entry).to_owned(), link::mission_step(number(entry))))
    };
    let document = &held.document;
    Page {
        frame: Frame::default(),
        document: Some((
            format!("{}, {}", document.title, words::issued(document)),
            link::document(&document.stem),
        )),
        lost: (found.is_none() && !asked.is_empty()).then(|| words::short(asked, 20)),
        step: steps.get(at).map(|entry| step(library, held, entry, at + 1, steps.len())),
        before: beside(at.checked_sub(1)),
        after: beside(Some(at + 1)),
        list: (0..).zip(steps).map(|(place, entry)| line(entry, place == at)).collect(),
    }
}

fn step(library: &Library, held: &Held, entry: &Entry, place: usize, of: usize) -> Step {
    let found = Found { held, entry };
    let standing = standing(found, Edition::Second, Utc::now().date_naive(), library);
    let citation = found.citation();
    let parent = entry.parent.and_then(|ordinal| held.entry(ordinal));
    Step {
        number: number(entry).to_owned(),
        place: format!("{place} of {of}"),
        within: parent
            .filter(|parent| parent.kind == Kind::TimingStep)
            .map(|parent| (number(parent).to_owned(), said(parent))),
        paragraphs: entry.paragraphs().map(str::to_owned).collect(),
        digest: entry.digest.clone(),
        to: link::entry(&held.document.stem, &citation.slug()),
        citation: citation.to_string(),
        badge: Badge::of(standing.status.code()),
        reason: words::sentence(&standing.reason),
        damage: entry.damage.iter().map(|one| words::sentence(&words::damage(one))).collect(),
    }
}

fn line(entry: &Entry, current: bool) -> Line {
    Line {
        number: number(entry).to_owned(),
        inner: number(entry).contains('.'),
        current,
        to: Some(link::mission_step(number(entry))),
        words: cut(&said(entry)),
    }
}

/// A step in a few words: ours where we have them, else its own.
fn said(entry: &Entry) -> String {
    let own = if entry.digest.is_empty() { &entry.text } else { &entry.digest };
    own.replace("\n\n", " ")
}

/// The first words that fit the list.
fn cut(text: &str) -> String {
    let short = words::short(text, SHORT);
    match short.strip_suffix('…').and_then(|kept| kept.rsplit_once(' ')) {
        Some((kept, _)) => format!("{kept}…"),
        None => short,
    }
}

/// The numbers alone: the text belongs to its publisher and comes with the document.
fn unread() -> Page {
    let list = STEPS.map(|number| Line {
        number: number.to_owned(),
        inner: number.contains('.'),
        current: false,
        to: None,
        words: String::new(),
    });
    Page {
        frame: Frame::default(),
        document: None,
        lost: None,
        step: None,
        before: None,
        after: None,
        list: list.into(),
    }
}
