//! Rulings in the words of a page.

use crate::data;
use crate::messages::{Message, english, say};
use chrono::{DateTime, NaiveDate, Utc};

pub use crate::domain::letters::sentence;
pub use crate::messages::dates::day;
pub use crate::words::library::kind;

use crate::domain::actor::ActorId;
use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::reason::Reason;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::import_report::Report;
use crate::domain::rulings::published::PublishedIssue;
use crate::domain::rulings::search::Hit;
use crate::domain::rulings::standing::Status;
use crate::domain::tournament::cited::{AttachedCitation, Ground};
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::words::list;
use crate::words::standing::{reason_sentence, status_word};

/// The editions of a search form.
pub const EDITIONS: [Edition; 3] = [Edition::First, Edition::Second, Edition::Tribbles];

/// How a date is written, for a search whose date cannot be read.
pub const fn no_date() -> Message {
    say("rulings-no-date")
}

/// The badge of an entry's status: its code is the class of its colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Badge {
    /// `in-force`, `not-yet`.
    pub code: String,
    /// `In force`, `Not yet`.
    pub word: String,
}

impl Badge {
    pub fn of(status: Status) -> Self {
        Self { code: status.code().to_owned(), word: status_word(status).to_string() }
    }

    /// What a status means for a judge in a hurry: whether the text can be relied on.
    pub fn flag(status: Status) -> Self {
        let word = match status {
            Status::InForce => say("rulings-status-in-force"),
            Status::CarriedForward => say("rulings-flag-still-good"),
            Status::PartlySuperseded | Status::Window | Status::Undated => say("rulings-flag-check"),
            Status::Superseded => say("rulings-flag-replaced"),
            Status::Deleted => say("rulings-status-deleted"),
            Status::NotYet => say("rulings-status-not-yet"),
            Status::Unanswered => say("rulings-status-unanswered"),
            Status::OtherEdition => say("rulings-flag-other-game"),
            Status::CrossReference => say("rulings-flag-see-another"),
        };
        Self { code: status.code().to_owned(), word: word.to_string() }
    }

    /// Whether an entry of this status can be cited only after its reason was read.
    pub const fn is_to_check(status: Status) -> bool {
        matches!(status, Status::PartlySuperseded | Status::Window | Status::Undated)
    }

    /// The status of a citation when it was attached.
    pub fn of_cited(cited: &AttachedCitation) -> Self {
        match &cited.ground {
            Ground::Entry(entry) => Self::of(entry.status),
            Ground::Decision(_) => Self::persuasive(),
        }
    }

    /// The badge of a past decision, which is persuasive on any day.
    pub fn persuasive() -> Self {
        Self { code: "persuasive".to_owned(), word: say("rulings-status-persuasive").to_string() }
    }
}

/// The most characters of a question that is shown beside its answer in full.
const LONGEST_LINE: usize = 90;

/// A search result on a page.
#[derive(Debug, Clone)]
pub struct ShownResult {
    /// The citation of the entry.
    pub citation: String,
    /// Its own page, with its status on the day.
    pub to: Link,
    /// Whether it can be relied on, in a word.
    pub flag: Badge,
    /// Its status by name: `Carried forward`.
    pub status: String,
    /// Why it has that status.
    pub reason: String,
    /// Whether the reason has to be read before it is cited.
    pub check: bool,
    /// The words that answer best; may be empty.
    pub quote: String,
    /// The quote in pieces, each with whether it decides.
    pub pieces: Vec<(bool, String)>,
    /// The line that introduces the list from which the words come; may be empty.
    pub lead: String,
    /// What it decides, in our own words, if its text is missing; otherwise empty.
    pub summary: String,
    /// Whether the copy lost something in the entry.
    pub damaged: bool,
    /// What a question-and-answer entry asks; empty for others.
    pub question: String,
    /// How to attach it to a dispute; only on a dispute's page.
    pub attach: Option<Attaching>,
}

/// The button that opens an entry for quoting in a dispute.
#[derive(Debug, Clone)]
pub struct Attaching {
    pub to: Link,
    /// The entry's place.
    pub place: String,
    /// The word to type in order to attach it anyway; empty for what may be cited.
    pub word: String,
    /// How to cite it and rule with one tap; `None` if words have to be chosen or typed first.
    pub rule: Option<CiteAndRule>,
    /// Whether these words are cited already.
    pub cited: bool,
}

/// The button that cites what was found and leads to the ruling.
#[derive(Debug, Clone)]
pub struct CiteAndRule {
    pub to: Link,
    /// The place and the words, with a space between them.
    pub what: String,
    /// Whether this is what to do next.
    pub first: bool,
}

impl ShownResult {
    /// A search result as of the day asked for.
    pub fn of(hit: Hit, on: NaiveDate) -> Self {
        Self {
            to: urls::entry_on(&hit.document, EntryKey(&hit.citation.slug()), on),
            citation: hit.citation.to_string(),
            flag: Badge::flag(hit.status),
            status: Badge::of(hit.status).word,
            reason: reason_sentence(&hit.reason, DayFormat::Words),
            check: Badge::is_to_check(hit.status),
            damaged: !hit.damage.is_empty(),
            pieces: hit.pieces(),
            lead: hit.lead,
            quote: hit.quote,
            question: hit.question,
            summary: if hit.text_held { String::new() } else { hit.summary },
            attach: None,
        }
    }

    /// Whether its question is longer than a line, which is all that is shown of it until somebody opens it.
    pub fn asks_at_length(&self) -> bool {
        self.question.chars().count() > LONGEST_LINE
    }
}

/// Who did something on which day, and why if a reason was given: `Corrected by Kira on 3 May 2026: …`.
///
/// # Errors
/// If the store does not answer.
pub fn statement_line(
    did: &str,
    site: &Site,
    by: &ActorId,
    at: DateTime<Utc>,
    reason: Option<&Reason>,
) -> Result<String, PageError> {
    let name = site.desk.name_of(by)?.unwrap_or_else(|| say("rulings-somebody-who-left").to_string());
    let day = day(at.date_naive());
    let Some(reason) = reason else {
        let told = say("rulings-statement-bare").with("did", did).with("name", name).with("day", day);
        return Ok(told.to_string());
    };
    let told = say("rulings-statement")
        .with("did", did)
        .with("name", name)
        .with("day", day)
        .with("reason", sentence(reason));
    Ok(told.to_string())
}

/// The date of a document, or `undated`.
pub fn issue_date(document: &Document) -> String {
    document.issued.map_or_else(|| say("rulings-undated").to_string(), day)
}

/// When a document was issued that is not held: its day, or what else is known of it.
pub fn published_date(issue: &PublishedIssue) -> Message {
    match (issue.day(), issue.when()) {
        (Some(issued), _) => say("rulings-issued").with("when", day(issued)),
        (None, Some(known)) => say("rulings-issued").with("when", english(known)),
        (None, None) => say("rulings-undated"),
    }
}

/// The number of entries of a kind: `148 rulings`.
pub fn kinds(kind: EntryKind, number: u32) -> String {
    let told = match kind {
        EntryKind::Ruling => say("rulings-kinds-ruling").with("n", number),
        EntryKind::Erratum => say("rulings-kinds-erratum").with("n", number),
        EntryKind::Faq => say("rulings-kinds-faq").with("n", number),
        EntryKind::SummaryOfChange => say("rulings-kinds-listed-change").with("n", number),
        EntryKind::CrossReferenceOnly => say("rulings-kinds-only-refers").with("n", number),
        EntryKind::TimingStep => say("rulings-kinds-timing-step").with("n", number),
        EntryKind::FrontMatter => say("rulings-kinds-introduction").with("n", number),
    };
    told.to_string()
}

/// The heading, with its number if several entries share it.
pub fn numbered_heading(entry: &RulingEntry) -> String {
    match entry.occurrence {
        1 => entry.heading.clone(),
        number => format!("{} [{number}]", entry.heading),
    }
}

/// What an entry decides, in our own words, or what it refers to.
pub fn summary(entry: &RulingEntry) -> String {
    let only_refers = entry.kind == EntryKind::CrossReferenceOnly || entry.text.is_empty();
    if entry.digest.is_empty() && only_refers && !entry.see_also.is_empty() {
        return say("rulings-see").with("others", entry.see_also.join(", ")).to_string();
    }
    entry.digest.clone()
}

/// `line 416`, `lines 416 to 418`, `lines 3 to 9 and 40 to 41`.
pub fn lines(entry: &RulingEntry) -> String {
    let parts: Vec<String> = entry
        .segments
        .iter()
        .map(|part| match part.line_end {
            end if end == part.line_start => end.to_string(),
            end => say("rulings-lines-run").with("first", part.line_start).with("last", end).to_string(),
        })
        .collect();
    let many = entry.segments.len() > 1 || parts.iter().any(|part| part.contains(' '));
    let parts = list(&parts);
    let told = if many {
        say("rulings-lines").with("lines", parts)
    } else {
        say("rulings-line").with("lines", parts)
    };
    told.to_string()
}

/// What a copy lost, in a few words; empty if nothing.
pub fn losses(report: &Report) -> String {
    let (characters, icons, others) = (report.lost_characters, report.lost_icons, report.other_damage);
    let parts = [
        (characters, say("rulings-lost-characters").with("n", characters)),
        (icons, say("rulings-lost-icons").with("n", icons)),
        (others, say("rulings-lost-other").with("n", others)),
    ];
    let some = parts.into_iter().filter(|(number, _)| *number > 0).map(|(_, told)| told.to_string());
    some.collect::<Vec<_>>().join(", ")
}

/// The title of a document with its date.
pub fn title_with_date(document: &Document) -> String {
    say("rulings-title-with-date")
        .with("title", &document.title)
        .with("date", issue_date(document))
        .to_string()
}

/// The title of a document in a page. Only that of a known series is known to be English: what a person described may be in
/// any language.
pub fn title(document: &Document) -> Message {
    if is_known(document) {
        say("rulings-document-title").with("title", english(&document.title))
    } else {
        say("rulings-document-title").with("title", &document.title)
    }
}

/// The title with the date, in a page.
pub fn shown_title_with_date(document: &Document) -> Message {
    say("rulings-title-with-date").with("title", title(document)).with("date", issue_date(document))
}

/// Who issued a document, in a page.
pub fn publisher(document: &Document) -> Message {
    match &document.publisher {
        None => say("rulings-library-publisher-not-known"),
        Some(name) if is_known(document) => say("rulings-document-issued-by").with("name", english(name)),
        Some(name) => say("rulings-document-issued-by").with("name", name),
    }
}

/// Whether it is of a series that the program knows.
fn is_known(document: &Document) -> bool {
    data::published_rules().iter().any(|series| series.work.as_ref() == Some(&document.work))
}

/// A heading shortened to fit.
pub fn shorten(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let cut: String = text.chars().take(longest).collect();
    format!("{}…", cut.trim_end())
}
