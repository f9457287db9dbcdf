//! `/rulings/mission-attempt`: a mission attempt in Second Edition, step by step.

use askama::Template;
use chrono::Utc;

use crate::app::citations;
use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::id::{DisputeNumber, Slug};
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::{Library, LibraryDocument, LibraryEntry};
use crate::domain::rulings::status::standing;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::StepQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words::{self, Badge};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::quoted;
use crate::words::standing::reason_sentence;

/// The slug of the entry with the steps.
const ATTEMPT: &str = "attempting-missions";
/// How many characters of a step the list shows.
const SHORT: usize = 70;

#[derive(Template)]
#[template(path = "rulings/attempt.html")]
struct Page {
    layout: Layout,
    document: (Message, Link),
    text_held: bool,
    /// A note if the requested step does not exist.
    lost: Option<String>,
    step: Step,
    before: Option<(String, Link)>,
    after: Option<(String, Link)>,
    list: Vec<Line>,
    /// The dispute for which the steps are read, and its page with this step open for quoting, if its text is held.
    dispute: Option<(DisputeNumber, Link)>,
}

/// The dispute for which the steps are read.
struct ReadFor {
    tournament: Slug,
    dispute: DisputeNumber,
}

impl ReadFor {
    fn of(query: &Fields) -> Option<Self> {
        let asked = StepQuery::of(query);
        Some(Self { tournament: asked.tournament.parse().ok()?, dispute: asked.dispute.parse().ok()? })
    }

    const fn parts(&self) -> (&Slug, DisputeNumber) {
        (&self.tournament, self.dispute)
    }
}

/// The current step.
struct Step {
    number: String,
    place: String,
    /// The step that contains it, and its text.
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
    to: Link,
    words: String,
}

/// One step, by default the first.
///
/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let asked = StepQuery::of(&visit.query).step;
    let (held, steps) = steps(&rulings.library).ok_or(PageError::NotFound)?;
    let at = steps.iter().position(|entry| number(entry) == asked);
    let entry = steps.get(at.unwrap_or(0)).ok_or(PageError::NotFound)?;
    let step = step(&rulings.library, held, entry, at.unwrap_or(0) + 1, steps.len());
    let read_for = ReadFor::of(&visit.query);
    let place = citations::place(LibraryEntry { held, entry });
    let page = Page {
        lost: (at.is_none() && !asked.is_empty()).then(|| words::shorten(asked, 20)),
        dispute: read_for
            .as_ref()
            .filter(|_| held.text_held)
            .map(|it| (it.dispute, urls::dispute_citing(&it.tournament, it.dispute, &place))),
        ..page(held, &steps, at.unwrap_or(0), step, read_for.as_ref())
    };
    Answer::page(&Page { layout: visit.layout(site), ..page })
}

/// The newest document of the Second Edition that has the steps.
fn steps(library: &Library) -> Option<(&LibraryDocument, Vec<&RulingEntry>)> {
    let second = library.documents().filter(|held| held.document.edition == Edition::Second);
    let with_steps = second.map(|held| (held, held.entries.iter().filter(|it| is_step(held, it)).collect()));
    with_steps.filter(|(_, steps): &(_, Vec<&RulingEntry>)| !steps.is_empty()).last()
}

fn is_step(held: &LibraryDocument, entry: &RulingEntry) -> bool {
    entry.kind == EntryKind::TimingStep
        && held.parents(entry).first().is_some_and(|top| slug(&top.heading) == ATTEMPT)
}

fn number(entry: &RulingEntry) -> &str {
    entry.number.as_deref().unwrap_or_default()
}

fn page(
    held: &LibraryDocument,
    steps: &[&RulingEntry],
    at: usize,
    step: Step,
    read_for: Option<&ReadFor>,
) -> Page {
    let beside = |at: Option<usize>| {
        let entry = steps.get(at?)?;
        Some((number(entry).to_owned(), urls::mission_step(number(entry), read_for.map(ReadFor::parts))))
    };
    let document = &held.document;
    Page {
        layout: Layout::default(),
        document: (words::shown_title_with_date(document), urls::document(&document.stem)),
        text_held: held.text_held,
        lost: None,
        step,
        before: beside(at.checked_sub(1)),
        after: beside(Some(at + 1)),
        list: (0..).zip(steps).map(|(place, entry)| line(entry, place == at, read_for)).collect(),
        dispute: None,
    }
}

fn step(library: &Library, held: &LibraryDocument, entry: &RulingEntry, place: usize, of: usize) -> Step {
    let found = LibraryEntry { held, entry };
    let standing = standing(found, Edition::Second, Utc::now().date_naive(), library);
    let citation = found.citation();
    let parent = entry.parent.and_then(|ordinal| held.entry(ordinal));
    Step {
        number: number(entry).to_owned(),
        place: say("rulings-attempt-place").with("place", place).with("all", of).to_string(),
        within: parent
            .filter(|parent| parent.kind == EntryKind::TimingStep)
            .map(|parent| (number(parent).to_owned(), step_words(parent))),
        paragraphs: entry.paragraphs().map(str::to_owned).collect(),
        digest: entry.digest.clone(),
        to: urls::entry(&held.document.stem, EntryKey(&citation.slug())),
        citation: citation.to_string(),
        badge: Badge::of(standing.status),
        reason: reason_sentence(&standing.reason, DayFormat::Words),
        damage: entry.damage.iter().map(|one| words::sentence(&quoted::damage(one).to_string())).collect(),
    }
}

fn line(entry: &RulingEntry, current: bool, read_for: Option<&ReadFor>) -> Line {
    Line {
        number: number(entry).to_owned(),
        inner: number(entry).contains('.'),
        current,
        to: urls::mission_step(number(entry), read_for.map(ReadFor::parts)),
        words: cut(&step_words(entry)),
    }
}

/// A step in a few words: our summary if there is one, otherwise its own text.
fn step_words(entry: &RulingEntry) -> String {
    let own = if entry.digest.is_empty() { &entry.text } else { &entry.digest };
    own.replace("\n\n", " ")
}

/// The beginning, as much as fits the list.
fn cut(text: &str) -> String {
    let short = words::shorten(text, SHORT);
    match short.strip_suffix('…').and_then(|kept| kept.rsplit_once(' ')) {
        Some((kept, _)) => format!("{kept}…"),
        None => short,
    }
}
