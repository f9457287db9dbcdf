//! The right side of a dispute: what was cited, what may decide it, and the entry being attached.

use chrono::{NaiveDate, Utc};

use crate::app::Snapshot;
use crate::app::citations::{self, CitationTarget};
use crate::app::library::LibrarySnapshot;
use crate::app::precedents;
use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::id::Slug;
use crate::domain::rulings::entry::{EntryKind, without_answer_mark};
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::pinpoint::Verification;
use crate::domain::rulings::search::{Hit, Query, SearchResults};
use crate::domain::rulings::status::standing;
use crate::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use crate::domain::tournament::dispute::{Attached, Dispute, Stage, Support, Treatment};
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, dates, say};
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::attaching::attaching;
use crate::web::pages::disputes::cited_here::cited_here;
use crate::web::pages::disputes::facts_panel::when_at;
use crate::web::pages::disputes::precedents_panel::PastDecisions;
use crate::web::pages::rulings::past;
use crate::web::pages::rulings::search::Finding;
use crate::web::pages::rulings::words::{self, Badge, ShownResult};
use crate::web::urls::{self, EntryKey, Link};
use crate::words::quoted;
use crate::words::standing::reason_sentence;

/// The most entries shown.
const MOST: usize = 6;
/// How many characters distinguish one quotation from another.
const FIRST: usize = 40;
/// How many are open; where one decides or is being attached only the best one, so the ruling stays on screen.
const OPEN: usize = 3;

/// The law of a dispute: citations and search.
pub struct CitationsPanel {
    /// The citations of the dispute.
    pub pinned: Vec<PinnedCitation>,
    /// The words searched for.
    pub q: String,
    /// The day whose rules are asked for, as typed.
    pub on: String,
    /// What is wrong with the day or the words.
    pub fault: Option<Message>,
    /// A note if the day is not the tournament's.
    pub other_day: Option<Message>,
    /// What the search found.
    pub found: Option<Finding>,
    /// The entry being attached.
    pub attach: Option<Attach>,
    /// What other disputes of the tournament follow, and other tournaments today, while this one is open.
    pub today: Vec<ShownResult>,
    /// Whether some of it was cited at another tournament.
    pub elsewhere: bool,
    /// Whether the requested entry is not in the library.
    pub lost: bool,
    /// Whether this game has the steps of a mission attempt, and whether the dispute mentions one.
    pub attempt: Option<bool>,
}

/// A frozen citation, and whether its words are still there.
pub struct PinnedCitation {
    pub citation: String,
    /// The entry, if it is in the library.
    pub to: Option<Link>,
    /// Its status when it was attached.
    pub badge: Badge,
    pub quote: String,
    /// Its first words, which distinguish it from other quotations of the paragraph.
    pub first: String,
    /// A note if the same paragraph is also attached with another treatment; otherwise empty.
    pub beside: String,
    /// Hash and citation, which identify the quotation to remove.
    pub off: String,
    /// How the ruling treats it, and by the rules of which day.
    pub treatment: String,
    /// Why it had its status.
    pub reason: String,
    /// `settled`, `info`, `needs` or `conflict`.
    pub tone: &'static str,
    /// `Verified`.
    pub outcome: Message,
    /// What the outcome means.
    pub sentence: String,
    /// What happened to the text since, and why.
    pub since: Option<(Badge, String)>,
    /// Warnings for the reader, or empty.
    pub caution: String,
    /// What it is if the ruling does not rest on it.
    pub of: Option<Message>,
    /// Whether it cannot be removed.
    pub stays: bool,
}

/// An entry opened for quoting.
pub struct Attach {
    /// Its place, as the form sends it back.
    pub place: String,
    pub citation: String,
    /// Where to read it completely, with the link's text.
    pub to: Option<(Link, Message)>,
    /// Its status on the day.
    pub badge: Badge,
    /// Why it has that status.
    pub reason: String,
    /// Its paragraphs: the number to cite, the kind, the text.
    pub paragraphs: Vec<(String, String, String)>,
    /// Which words may be quoted.
    pub hint: Message,
    /// The words suggested for quoting.
    pub quote: String,
    /// What it decides, in our own words, if its text is missing; otherwise empty.
    pub summary: String,
    /// What the copy lost in the entry.
    pub damage: Vec<String>,
    /// What has to be typed first.
    pub guard: Option<ShownWarning>,
    /// The codes and words of the treatments.
    pub treatments: [(&'static str, Message); 3],
}

/// The treatments to choose from: the ruling follows it, distinguishes it, departs from it.
pub(super) fn treatments() -> [(&'static str, Message); 3] {
    Treatment::ALL.map(|treatment| {
        let words = match treatment {
            Treatment::Follows => say("disputes-attach-treatment-follows"),
            Treatment::Distinguishes => say("disputes-attach-treatment-distinguishes"),
            Treatment::DepartsFrom => say("disputes-attach-treatment-departs"),
        };
        (treatment.code(), words)
    })
}

/// Why an entry is not authoritative, and the word to type in order to attach it anyway.
pub struct ShownWarning {
    pub word: String,
    pub why: String,
}

/// A search in the library: the words, the day, the entry to open.
#[derive(Debug, Clone)]
pub struct LibrarySearch<'a> {
    /// The words; `None` for no search.
    pub q: Option<&'a str>,
    /// The day; empty for the tournament's.
    pub on: &'a str,
    /// The entry to open, or empty.
    pub cite: &'a str,
    /// Whether the answer is still waited for.
    pub awaited: &'a Awaited,
}

impl CitationsPanel {
    /// Whether the judge has nothing before them yet: the search decides nothing, and no entry is opened.
    pub fn decides_nothing(&self) -> bool {
        self.attach.is_none() && self.found.as_ref().is_none_or(Finding::is_open)
    }

    /// Searches the library.
    pub fn of(
        rulings: &LibrarySnapshot,
        here: &Snapshot,
        settings: &Settings,
        dispute: &Dispute,
        decided: &PastDecisions,
        asked: &LibrarySearch<'_>,
    ) -> Result<Self, NotAwaited> {
        let q = asked.q.unwrap_or_default().trim();
        let day = if asked.on.is_empty() { Some(settings.date) } else { asked.on.parse().ok() };
        let fault = match day {
            None => Some(say("disputes-citations-no-date")),
            Some(_) if q.chars().count() > DisputeDraftForm::LONGEST.q => {
                Some(say("disputes-citations-too-long"))
            }
            Some(_) => None,
        };
        let day = day.filter(|_| fault.is_none());
        let query = |on| Query { text: q.to_owned(), edition: settings.edition, on, limit: MOST };
        let found = day.filter(|_| !q.is_empty()).map(|on| {
            let query = query(on);
            let answer = rulings.index().search_while(&rulings.library, &query, asked.awaited)?;
            Ok(suggestions(rulings, here.slug(), settings, dispute, &query, answer))
        });
        let mut found = found.transpose()?;
        let attach = match CitationTarget::of(asked.cite) {
            CitationTarget::Decision(place) => decided.attach(place),
            CitationTarget::Entry(place) => {
                day.and_then(|day| attach(rulings, settings, place, day, found.as_ref()))
            }
        };
        if let Some(found) = &mut found {
            found.open = if attach.is_some() || found.decides { 1 } else { OPEN };
        }
        let (today, elsewhere) = if dispute.stage() == Stage::Open {
            cited_here(rulings, here, settings, dispute, &decided.today)
        } else {
            (Vec::new(), false)
        };
        Ok(Self {
            pinned: dispute
                .all_cited()
                .map(|held| PinnedCitation {
                    since: since(rulings, settings, &held.cited),
                    ..pinned_citation(rulings, here, decided, dispute, held)
                })
                .collect(),
            q: q.to_owned(),
            on: day.map_or_else(|| asked.on.to_owned(), |day| day.to_string()),
            fault,
            today,
            elsewhere,
            other_day: day.filter(|day| *day != settings.date).map(|day| other_day(day, settings.date)),
            found,
            lost: attach.is_none() && !asked.cite.is_empty(),
            attempt: (settings.edition == Edition::Second).then(|| speaks_of_attempt(dispute)),
            attach,
        })
    }
}

impl CitationsPanel {
    /// The words with which the ruling begins: what decides in the words that it follows, those cited last.
    pub fn proposed_ruling(&self, dispute: &Dispute) -> String {
        let followed = |held: &&Attached| held.treatment == Treatment::Follows;
        let Some(last) = dispute.grounds().filter(followed).last() else { return String::new() };
        let quote = &last.cited.quote;
        let shown = self.found.iter().flat_map(|found| &found.results).find(|hit| hit.quote == *quote);
        let mut marked = shown.into_iter().flat_map(|hit| &hit.pieces).filter(|(decides, _)| *decides);
        let words = match (marked.next(), marked.next()) {
            (Some((_, words)), None) => words.trim(),
            _ => quote.as_str(),
        };
        without_item_mark(words).to_owned()
    }
}

/// The words of an item of a list without the sign before it.
fn without_item_mark(words: &str) -> &str {
    ["- ", "• ", "* "].iter().find_map(|mark| words.strip_prefix(mark)).unwrap_or(words)
}

/// Whether the question or the facts mention a mission attempt or its dilemmas.
fn speaks_of_attempt(dispute: &Dispute) -> bool {
    let mut texts = std::iter::once(&dispute.question).chain(&dispute.facts);
    texts.any(|said| {
        let text = said.text.to_lowercase();
        text.contains("dilemma") || (text.contains("attempt") && text.contains("mission"))
    })
}

fn other_day(day: NaiveDate, own: NaiveDate) -> Message {
    say("disputes-citations-other-day").with("day", dates::day(day)).with("own", dates::day(own))
}

/// What may decide the question, each with the link to open it for quoting.
fn suggestions(
    rulings: &LibrarySnapshot,
    slug: &Slug,
    settings: &Settings,
    dispute: &Dispute,
    query: &Query,
    answer: SearchResults,
) -> Finding {
    let on = query.on;
    let shown = |hit: Hit| {
        let attach =
            hit.text_held.then(|| attaching(rulings, slug, settings, dispute, on, place(&hit), &hit.quote));
        ShownResult { attach, ..ShownResult::of(hit, on) }
    };
    let again = |words: &str| urls::dispute_searching(slug, dispute.number, words, on);
    let mut found = Finding::of(rulings, answer, query, shown, again);
    // Only what decides is put forward; after that, the ruling is the next step.
    let best = found.results.first_mut().filter(|_| found.decides && dispute.grounds().next().is_none());
    if let Some(rule) = best.and_then(|best| best.attach.as_mut()?.rule.as_mut()) {
        rule.first = true;
    }
    found
}

fn place(hit: &Hit) -> String {
    let paragraph = hit.citation.paragraph.map_or_else(String::new, |number| format!("#p{number}"));
    format!("{}/{}{paragraph}", hit.document, hit.citation.slug())
}

fn attach(
    rulings: &LibrarySnapshot,
    settings: &Settings,
    cite: &str,
    on: NaiveDate,
    answer: Option<&Finding>,
) -> Option<Attach> {
    let (found, paragraph) = citations::find(&rulings.library, cite)?;
    let standing = standing(found, settings.edition, on, &rulings.library);
    let citation = found.citation();
    Some(Attach {
        place: citations::place(found),
        to: Some((
            urls::entry_on(&found.document().stem, EntryKey(&citation.slug()), on),
            say("disputes-attach-read-in-library"),
        )),
        citation: citation.to_string(),
        badge: Badge::of(standing.status),
        reason: reason_sentence(&standing.reason, DayFormat::Words),
        paragraphs: paragraphs(found),
        hint: say("disputes-attach-hint-document"),
        quote: first_words(found, paragraph, answer),
        damage: found
            .entry
            .damage
            .iter()
            .map(|one| words::sentence(&quoted::damage(one).to_string()))
            .collect(),
        summary: if found.held.text_held { String::new() } else { found.entry.digest.clone() },
        guard: citations::guard(found, settings, on, &rulings.library)
            .map(|guard| ShownWarning { why: guard.why(), word: guard.word() }),
        treatments: treatments(),
    })
}

fn paragraphs(found: LibraryEntry<'_>) -> Vec<(String, String, String)> {
    let entry = found.entry;
    let letter = |number| match entry.answer() {
        Some(answer) if number == answer => "A",
        Some(answer) if number == 1 && answer > 1 => "Q",
        None if number == 1 && entry.kind == EntryKind::Faq && !entry.answered => "Q",
        _ => "",
    };
    let words = |number, text| if Some(number) == entry.answer() { without_answer_mark(text) } else { text };
    let numbered = (1..).zip(entry.paragraphs());
    let shown =
        |(number, text)| (format!("¶{number}"), letter(number).to_owned(), words(number, text).to_owned());
    numbered.map(shown).collect()
}

/// The words found, or the named paragraph, or the only one; otherwise a person has to choose. For a question the
/// answer is suggested, and for one without an answer nothing.
fn first_words(found: LibraryEntry<'_>, paragraph: Option<u32>, answer: Option<&Finding>) -> String {
    let citation = found.citation().to_string();
    let hits = answer.into_iter().flat_map(|answer| answer.results.iter().chain(&answer.also));
    let words = hits.filter(|hit| hit.citation == citation).map(|hit| hit.quote.as_str());
    let only = (found.entry.paragraphs().count() == 1 && found.entry.answered).then_some(1);
    let chosen = paragraph.or(found.entry.answer()).or(only);
    let chosen = chosen.and_then(|number| found.entry.paragraph(number)).map(without_answer_mark);
    let mut offered = words.filter(|words| citations::contains_words(found, words));
    offered.next().or(chosen).unwrap_or_default().to_owned()
}

fn pinned_citation(
    rulings: &LibrarySnapshot,
    here: &Snapshot,
    decided: &PastDecisions,
    dispute: &Dispute,
    attached: &Attached,
) -> PinnedCitation {
    let cited = &attached.cited;
    let treated = treatment_words(here, attached);
    let (treatment, to, (tone, outcome, sentence)) = match &cited.ground {
        Ground::Entry(entry) => {
            let check = citations::check(cited, entry, &rulings.library);
            let moved = citations::moved_to(cited, entry, check, &rulings.library);
            let found = moved.or_else(|| citations::quoted_entry(cited, entry, &rulings.library));
            let to = found
                .map(|it| urls::entry_on(&it.document().stem, EntryKey(&it.citation().slug()), cited.on));
            let treatment =
                say("disputes-cited-law-of").with("treated", treated).with("day", dates::day(cited.on));
            (treatment.to_string(), to, verdict(check, entry, moved))
        }
        Ground::Decision(earlier) => {
            let (tone, outcome, sentence, to) = decided.check_quote(&cited.quote, earlier.precedent);
            (treated, to, (tone, outcome, sentence))
        }
    };
    PinnedCitation {
        citation: cited.citation.clone(),
        to,
        badge: Badge::of_cited(cited),
        quote: cited.quote.clone(),
        first: words::shorten(&cited.quote, FIRST),
        beside: mixed_treatment(dispute, attached),
        off: format!("{} {}", cited.quote_sha256, cited.citation),
        treatment,
        of: match attached.supports {
            Support::Ruling => None,
            Support::FinalWord => Some(say("disputes-cited-of-final-word")),
            Support::Nothing => Some(say("disputes-cited-added-later")),
        },
        stays: dispute.stays(attached),
        reason: words::sentence(&cited.reason),
        since: None,
        tone,
        outcome,
        sentence,
        caution: quoted::caution(cited),
    }
}

/// One paragraph followed here and distinguished there may be intended, but is pointed out.
fn mixed_treatment(dispute: &Dispute, attached: &Attached) -> String {
    let other = |held: &&Attached| {
        held.supports == attached.supports
            && held.cited.citation == attached.cited.citation
            && held.treatment != attached.treatment
    };
    let Some(held) = dispute.citations.iter().find(other) else { return String::new() };
    let treatment = held.treatment.code();
    match attached.supports {
        Support::Ruling => say("disputes-cited-beside-ruling").with("treatment", treatment).to_string(),
        Support::FinalWord => {
            say("disputes-cited-beside-final-word").with("treatment", treatment).to_string()
        }
        Support::Nothing => String::new(),
    }
}

/// What happened to a text since it was cited. The frozen citation does not change.
pub fn since(
    rulings: &LibrarySnapshot,
    settings: &Settings,
    cited: &AttachedCitation,
) -> Option<(Badge, String)> {
    let today = Utc::now().date_naive();
    let doubt = precedents::changed_since(rulings, settings.edition, cited, today)?;
    Some((past::badge(&doubt), doubt.words(DayFormat::Words)))
}

/// What rests on a citation, and how; nothing rests on later additions.
fn treatment_words(here: &Snapshot, attached: &Attached) -> String {
    let treatment = attached.treatment.code();
    match attached.supports {
        Support::Ruling => say("disputes-cited-treats-ruling").with("treatment", treatment),
        Support::FinalWord => say("disputes-cited-treats-final-word").with("treatment", treatment),
        Support::Nothing => say("disputes-cited-treats-nothing")
            .with("treatment", treatment)
            .with("when", when_at(here, attached.at)),
    }
    .to_string()
}

/// What rests on a citation, as a line before it: `The ruling follows`,
/// `Added after the ruling, 15:31; the ruling does not rest on it:`.
pub fn how(here: &Snapshot, attached: &Attached) -> String {
    let treatment = attached.treatment.code();
    match attached.supports {
        Support::Ruling => say("disputes-cited-how-ruling").with("treatment", treatment),
        Support::FinalWord => say("disputes-cited-how-final-word").with("treatment", treatment),
        Support::Nothing => say("disputes-cited-how-nothing").with("when", when_at(here, attached.at)),
    }
    .to_string()
}

fn verdict(
    check: citations::QuotationCheck,
    entry: &CitedEntry,
    moved: Option<LibraryEntry<'_>>,
) -> (&'static str, Message, String) {
    let with_copy = |told: Message| {
        if check.same_file {
            told.to_string()
        } else {
            format!("{told} {}", say("disputes-cited-other-copy"))
        }
    };
    match check.outcome {
        Verification::Verified if check.same_file => {
            ("settled", say("disputes-cited-verified"), say("disputes-cited-verified-same").to_string())
        }
        Verification::Verified => {
            ("info", say("disputes-cited-verified"), with_copy(say("disputes-cited-verified-held")))
        }
        Verification::Moved { paragraph } => {
            let told = say("disputes-cited-moved-paragraph").with("paragraph", paragraph);
            ("info", say("disputes-cited-moved"), with_copy(told))
        }
        Verification::Elsewhere { paragraph, .. } => {
            let now = moved.map_or_else(String::new, |it| it.citation().at(paragraph).to_string());
            let told = say("disputes-cited-moved-elsewhere").with("place", now);
            ("info", say("disputes-cited-moved"), with_copy(told))
        }
        Verification::TextDiffers => {
            ("conflict", say("disputes-cited-differs"), with_copy(say("disputes-cited-differs-why")))
        }
        Verification::SourceMissing => {
            let told = say("disputes-cited-missing-why").with("stem", &entry.stem);
            ("needs", say("disputes-cited-missing"), told.to_string())
        }
    }
}
