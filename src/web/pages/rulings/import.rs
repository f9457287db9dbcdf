//! `/rulings/import`: paste a document, check how it was split, store it.

use askama::Template;
use chrono::NaiveDate;

use crate::app::DeskError;
use crate::app::error::Unfit;
use crate::app::library::{Guess, ImportOutcome, PlainDocument, Preview, file_kind, fits, stem_of};
use crate::app::unfit::{UnfitDocument, UnfitFile};
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::reason::TypedReason;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::{Description, Document, WorkKey};
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::import_report::Report;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::refusal::StatementRefusal;
use crate::domain::rulings::published::published_on;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::DescriptionForm;
use crate::web::layout::Layout;
use crate::web::pages::rulings::split::{AGAIN, provenance};
use crate::web::pages::rulings::words::{self, EDITIONS};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::library::{set_aside, statement_refusal};
use crate::words::numbers::semicolons;
use crate::words::plain_text::plain_change;
use crate::words::text_note::text_note;

#[derive(Template)]
#[template(path = "rulings/import.html")]
struct Paste {
    layout: Layout,
    form: Fields,
    faults: Faults,
    refusal: Option<String>,
}

#[derive(Template)]
#[template(path = "rulings/preview.html")]
struct Looked {
    layout: Layout,
    form: Fields,
    faults: Faults,
    refusal: Option<String>,
    /// What it is recognised as; `None` if it has to be described.
    known: Option<String>,
    /// What storing it would do.
    outcome: Option<String>,
    /// The page of the same document, if it is in the library.
    held: Option<Link>,
    /// Whether this user has to describe it.
    describe: bool,
    /// Why this user cannot store it; empty if they can.
    operators_only: String,
    facts: Vec<String>,
    found: Vec<(Message, String)>,
    uncovered: String,
    /// Lines that may begin an entry.
    doubtful: String,
    /// Whether most of it was read as introduction.
    unread: bool,
    entries: Vec<(u32, String)>,
    /// A note if the document looks like an issue in the library, or like one that is only known to exist.
    perhaps: String,
    /// What was changed to make it plain text, or that it was left as it is.
    changes: Vec<Message>,
    /// What the suggested description follows from.
    reasons: Vec<String>,
    /// A fingerprint of what is known of it, as this user sees it.
    seen: String,
}

/// The form to paste into.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Paste {
        layout: visit.layout(site),
        form: Fields::default(),
        faults: Faults::default(),
        refusal: None,
    })
}

/// Shows the split; stores nothing.
pub fn preview(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let _alone = site.alone()?;
    let verbatim = !DescriptionForm::of(&visit.form).verbatim.is_empty();
    let document = match read(site, visit, verbatim) {
        Ok(document) => document,
        Err(why) => return paste_again(site, visit, why),
    };
    let text = String::from_utf8_lossy(&document.bytes).into_owned();
    match look(site, visit, document.bytes) {
        Ok(preview) => {
            let form = fill_description(site, visit, &preview, &text)?;
            let page = show_preview(site, visit, &preview, Faults::default(), None, form)?;
            Answer::page(&Looked {
                changes: document.changes.iter().map(plain_change).collect(),
                reasons: reasons(&preview),
                ..page
            })
        }
        Err(why) => paste_again(site, visit, why),
    }
}

/// Stores the document, and opens it.
pub fn store(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let _alone = site.alone()?;
    // What is stored is what was in the box.
    let looked_at = read(site, visit, true).and_then(|document| look(site, visit, document.bytes));
    let preview = match looked_at {
        Ok(preview) => preview,
        Err(why) => return paste_again(site, visit, why),
    };
    let again = |faults, refusal| {
        Answer::refusal(&show_preview(site, visit, &preview, faults, refusal, visit.form.clone())?)
    };
    let by = provenance(visit, TypedReason::default())?;
    if !preview.may_be_stored(&by) {
        return again(Faults::default(), Some(UnfitDocument::OperatorsOnly.to_string()));
    }
    let described = match describe(&visit.form) {
        _ if preview.recognised => None,
        Ok(description) => Some(description),
        // Sent again without a description.
        Err(_) if !preview.seen.is_empty() && DescriptionForm::of(&visit.form).title.is_empty() => None,
        Err(faults) => return again(faults, None),
    };
    let DescriptionForm { name, seen, .. } = DescriptionForm::of(&visit.form);
    match site.desk.import_document(
        name,
        pasted_text(&visit.form).into_bytes(),
        described,
        &Fingerprint::stated(seen),
        &by,
        &visit.awaited,
    ) {
        Ok(imported) => Ok(Answer::see_other(&urls::document(&imported.document.stem))),
        Err(DeskError::Unusable(why)) => again(Faults::default(), Some(why.to_string())),
        Err(DeskError::NotStated(refusal)) if refusal != StatementRefusal::Overtaken => {
            again(Faults::default(), Some(statement_refusal(&refusal).to_string()))
        }
        Err(DeskError::NotStated(overtaken)) => {
            let refusal = Some(format!("{} {AGAIN}", statement_refusal(&overtaken)));
            Answer::conflict(&show_preview(
                site,
                visit,
                &preview,
                Faults::default(),
                refusal,
                visit.form.clone(),
            )?)
        }
        Err(other) => Err(other.into()),
    }
}

/// Why a pasted text was not read.
enum NotRead {
    Faults(Faults),
    Unfit(Unfit),
    Failed(PageError),
}

/// The text of the form; without tags and page breaks, unless it is taken as it is.
fn read(site: &Site, visit: &Visit, verbatim: bool) -> Result<PlainDocument, NotRead> {
    let form = &visit.form;
    let by = provenance(visit, TypedReason::default()).map_err(NotRead::Failed)?;
    let mut faults = Faults::default();
    let name = DescriptionForm::of(form).name;
    if DescriptionForm::of(form).text.is_empty() {
        faults.add(DescriptionForm::NAMES.text, say("rulings-import-no-text").to_string());
    } else if let Some(kind) = file_kind(form.raw(DescriptionForm::NAMES.text).trim_start().as_bytes()) {
        let why = UnfitFile::NoText(kind);
        let why = say("unfit-file-pasted").with("why", why.to_string());
        faults.add(DescriptionForm::NAMES.text, why.to_string());
    } else if let Err(why) = fits(form.raw(DescriptionForm::NAMES.text).len(), &by) {
        faults.add(DescriptionForm::NAMES.text, why.to_string());
    } else if let Some(line) = form.raw(DescriptionForm::NAMES.text).lines().position(is_binary) {
        let line = line + 1;
        faults.add(
            DescriptionForm::NAMES.text,
            say("rulings-import-control-characters").with("line", line).to_string(),
        );
    }
    if !faults.is_empty() {
        return Err(NotRead::Faults(faults));
    }
    let bytes = pasted_text(form).into_bytes();
    if verbatim {
        return Ok(PlainDocument { bytes, changes: Vec::new() });
    }
    site.desk.plain_document(name, bytes, &visit.awaited).map_err(not_read)
}

/// What was read of the document.
fn look(site: &Site, visit: &Visit, bytes: Vec<u8>) -> Result<Preview, NotRead> {
    let name = DescriptionForm::of(&visit.form).name;
    site.desk.preview_document(name, bytes, None, &visit.awaited).map_err(not_read)
}

fn not_read(error: DeskError) -> NotRead {
    match error {
        DeskError::Unusable(why) => NotRead::Unfit(why),
        other => NotRead::Failed(other.into()),
    }
}

fn is_binary(line: &str) -> bool {
    line.chars()
        .any(|character| character.is_control() && !matches!(character, '\t' | '\r' | '\u{c}' | '\u{85}'))
}

/// Browsers send line ends as CR LF; documents are published with LF.
fn pasted_text(form: &Fields) -> String {
    form.raw(DescriptionForm::NAMES.text).replace("\r\n", "\n")
}

fn paste_again(site: &Site, visit: &Visit, why: NotRead) -> Result<Answer, PageError> {
    let (faults, refusal) = match why {
        NotRead::Faults(faults) => (faults, None),
        NotRead::Unfit(why) => (Faults::default(), Some(why.to_string())),
        NotRead::Failed(error) => return Err(error),
    };
    Answer::refusal(&Paste { layout: visit.layout(site), form: visit.form.clone(), faults, refusal })
}

/// A person's description of an unrecognised document.
fn describe(form: &Fields) -> Result<Description, Faults> {
    let mut faults = Faults::default();
    if DescriptionForm::of(form).name.is_empty() {
        faults.add(DescriptionForm::NAMES.name, say("rulings-import-give-file-name").to_string());
    }
    let title = faults.words(
        form,
        (DescriptionForm::FIELDS, DescriptionForm::NAMES.title),
        say("rulings-import-give-title").to_string(),
    );
    let edition: Option<Edition> =
        faults.read(form, DescriptionForm::NAMES.edition, say("rulings-import-choose-game").to_string());
    let publisher = DescriptionForm::of(form).publisher;
    if publisher.chars().count() > DescriptionForm::LONGEST.publisher {
        faults.add(DescriptionForm::NAMES.publisher, say("rulings-import-publisher-too-long").to_string());
    }
    let work = edition.and_then(|edition| series(form, edition, &mut faults));
    let issued = issue_date(form, &mut faults);
    match (title, edition, work, issued) {
        (Some(title), Some(edition), Some(work), Some(issued)) if faults.is_empty() => Ok(Description {
            stem: stem_of(DescriptionForm::of(form).name),
            work,
            edition,
            title,
            publisher: Some(publisher.to_owned()).filter(|name| !name.is_empty()),
            issued,
            previous_on: None,
            star_rule: !DescriptionForm::of(form).stars.is_empty(),
        }),
        _ => Err(faults),
    }
}

fn series(form: &Fields, edition: Edition, faults: &mut Faults) -> Option<WorkKey> {
    let short = DescriptionForm::of(form).series;
    let fits = (1..=DescriptionForm::LONGEST.series).contains(&short.len())
        && short.chars().all(|character| character.is_ascii_alphanumeric());
    let work = fits.then(|| format!("{edition}-{short}").parse().ok()).flatten();
    if work.is_none() {
        faults.add(DescriptionForm::NAMES.series, say("rulings-import-give-series").to_string());
    }
    work
}

/// The date, or that there is none: one of the two is required.
fn issue_date(form: &Fields, faults: &mut Faults) -> Option<Option<NaiveDate>> {
    let undated = !DescriptionForm::of(form).undated.is_empty();
    match (DescriptionForm::of(form).issued, undated) {
        ("", true) => Some(None),
        ("", false) => {
            faults.add(DescriptionForm::NAMES.issued, say("rulings-import-give-date").to_string());
            None
        }
        (_, true) => {
            faults.add(DescriptionForm::NAMES.issued, say("rulings-import-date-and-none").to_string());
            None
        }
        (typed, false) => match typed.parse() {
            Ok(date) => Some(Some(date)),
            Err(_) => {
                faults.add(DescriptionForm::NAMES.issued, words::no_date().to_string());
                None
            }
        },
    }
}

/// What was typed, or suggested values where nothing was typed yet.
fn fill_description(site: &Site, visit: &Visit, preview: &Preview, text: &str) -> Result<Fields, PageError> {
    let form = &visit.form;
    if !DescriptionForm::of(form).title.is_empty() {
        let names = DescriptionForm::NAMES;
        let others = form.pairs().filter(|(name, _)| *name != names.text);
        return Ok(Fields::from_iter(others.chain([(names.text, text)])));
    }
    if let Some(held) = preview.document.as_ref().filter(|_| !preview.recognised) {
        return Ok(as_held(visit, held, text));
    }
    let Guess { title, issued, star_rule, edition, series, .. } = &preview.guess;
    let name = match form.text(DescriptionForm::NAMES.name) {
        "" => slug(&format!("{title} {}", issued.map(|day| day.to_string()).unwrap_or_default())),
        typed => typed.to_owned(),
    };
    let issue = same_issue(site, preview)?;
    let title = issue.as_ref().map_or(title, |held| &held.title);
    let publisher = issue.as_ref().and_then(|held| held.publisher.clone()).unwrap_or_default();
    let edition = edition.map_or("", Edition::code);
    let issued = issued.map(|date| date.to_string()).unwrap_or_default();
    let stars = if *star_rule { "yes" } else { "" };
    Ok(Fields::from_iter([
        (DescriptionForm::NAMES.name, name.as_str()),
        (DescriptionForm::NAMES.text, text),
        (DescriptionForm::NAMES.verbatim, form.raw(DescriptionForm::NAMES.verbatim)),
        (DescriptionForm::NAMES.title, title.as_str()),
        (DescriptionForm::NAMES.publisher, publisher.as_str()),
        (DescriptionForm::NAMES.edition, edition),
        (DescriptionForm::NAMES.series, series),
        (DescriptionForm::NAMES.issued, &issued),
        (DescriptionForm::NAMES.stars, stars),
    ]))
}

/// The description of a document in the library.
fn as_held(visit: &Visit, held: &Document, text: &str) -> Fields {
    let work = held.work.to_string();
    let (edition, series) = work.split_once('-').unwrap_or(("1E", ""));
    let issued = held.issued.map(|date| date.to_string()).unwrap_or_default();
    let undated = if held.issued.is_none() { "yes" } else { "" };
    let stars = if held.star_rule { "yes" } else { "" };
    let name = match visit.form.text(DescriptionForm::NAMES.name) {
        "" => held.stem.as_str(),
        typed => typed,
    };
    Fields::from_iter([
        (DescriptionForm::NAMES.name, name),
        (DescriptionForm::NAMES.text, text),
        (DescriptionForm::NAMES.title, held.title.as_str()),
        (DescriptionForm::NAMES.publisher, held.publisher.as_deref().unwrap_or_default()),
        (DescriptionForm::NAMES.edition, edition),
        (DescriptionForm::NAMES.series, series),
        (DescriptionForm::NAMES.issued, &issued),
        (DescriptionForm::NAMES.undated, undated),
        (DescriptionForm::NAMES.stars, stars),
    ])
}

fn show_preview(
    site: &Site,
    visit: &Visit,
    preview: &Preview,
    faults: Faults,
    refusal: Option<String>,
    form: Fields,
) -> Result<Looked, PageError> {
    let report = &preview.report;
    let held = matches!(preview.outcome, Some(ImportOutcome::AlreadyHeld));
    let may_store = preview.may_be_stored(&provenance(visit, TypedReason::default())?);
    let issue = same_issue(site, preview)?;
    let document = preview.document.as_ref();
    Ok(Looked {
        layout: visit.layout(site),
        form,
        faults,
        refusal,
        known: document.map(title_of),
        outcome: document
            .zip(preview.outcome.as_ref())
            .and_then(|(document, outcome)| outcome_words(document, outcome)),
        held: document.filter(|_| held).map(|document| urls::document(&document.stem)),
        describe: may_store && !preview.recognised,
        seen: preview.seen.to_string(),
        operators_only: if may_store || held {
            String::new()
        } else {
            UnfitDocument::OperatorsOnly.to_string()
        },
        facts: facts(report),
        perhaps: issue.as_ref().map(perhaps).or_else(|| known_issue(preview)).unwrap_or_default(),
        changes: Vec::new(),
        reasons: Vec::new(),
        found: preview_figures(preview),
        uncovered: numbers(&report.uncovered),
        doubtful: numbers(&report.doubtful),
        unread: report.is_mostly_introduction(),
        entries: preview
            .split
            .entries
            .iter()
            .map(|e| (e.line_start, words::shorten(&e.heading, 100)))
            .collect(),
    })
}

/// The issue in the library of which an unrecognised document looks like a copy.
fn same_issue(site: &Site, preview: &Preview) -> Result<Option<Document>, PageError> {
    let unknown = preview.document.is_none();
    let guessed = preview.guess.work().filter(|_| unknown).zip(preview.guess.issued);
    let Some((work, issued)) = guessed else { return Ok(None) };
    Ok(site.desk.library()?.library.issue(&work, issued).map(|held| held.document.clone()))
}

/// What the suggestions follow from, for somebody who has to describe the document.
fn reasons(preview: &Preview) -> Vec<String> {
    if preview.document.is_some() { Vec::new() } else { preview.guess.reasons.clone() }
}

/// An issue that is only known to exist, and looks like this document.
fn known_issue(preview: &Preview) -> Option<String> {
    let unknown = preview.document.is_none();
    let (work, issued) = preview.guess.work().filter(|_| unknown).zip(preview.guess.issued)?;
    let issue = published_on(&work, issued, data::published_rules())?;
    let when = words::published_date(issue);
    Some(say("rulings-preview-known-issue").with("title", &issue.title).with("when", when).to_string())
}

fn perhaps(held: &Document) -> String {
    say("rulings-preview-another-copy")
        .with("title", &held.title)
        .with("date", held.date())
        .with("name", &held.stem)
        .to_string()
}

fn title_of(document: &Document) -> String {
    let publisher = document.publisher.as_ref().map_or_else(String::new, |name| format!(", {name}"));
    let (title, issued) = (&document.title, words::issue_date(document));
    format!("{title}, {issued}{publisher} ({}, {})", document.work, document.edition.name())
}

/// What storing it would do, unless it is simply stored.
fn outcome_words(document: &Document, outcome: &ImportOutcome) -> Option<String> {
    let told = match outcome {
        ImportOutcome::Stored => return None,
        ImportOutcome::AlreadyHeld => say("rulings-preview-held-already"),
        ImportOutcome::DescribedAgain(changes) => {
            say("rulings-preview-described-again").with("changes", semicolons(changes))
        }
        ImportOutcome::Corrects { stem, .. } => {
            say("rulings-preview-corrects").with("title", &document.title).with("name", stem)
        }
        ImportOutcome::StandsBehind { stem, .. } => {
            say("rulings-preview-stands-behind").with("title", &document.title).with("name", stem)
        }
    };
    Some(told.to_string())
}

fn facts(report: &Report) -> Vec<String> {
    vec![
        say("rulings-preview-entries-found").with("n", report.entries()).to_string(),
        say("rulings-preview-count-starred").with("n", report.starred).to_string(),
        say("rulings-preview-count-left-over").with("n", report.uncovered.len()).to_string(),
    ]
}

fn preview_figures(preview: &Preview) -> Vec<(Message, String)> {
    let report = &preview.report;
    let mut found = vec![(
        say("rulings-preview-lines"),
        say("rulings-preview-lines-with-text")
            .with("lines", report.lines)
            .with("text", report.lines_with_text)
            .to_string(),
    )];
    let kinds: Vec<String> = EntryKind::ALL
        .iter()
        .filter_map(|kind| report.kinds.get(kind).map(|number| words::kinds(*kind, *number)))
        .collect();
    found.push((say("all-entries"), kinds.join(", ")));
    if report.below_level_one > 0 {
        let parts = say("rulings-preview-steps-and-parts").with("n", report.below_level_one);
        found.push((say("rulings-preview-among-them"), parts.to_string()));
    }
    found.push((say("rulings-preview-marked-with-a-star"), report.starred.to_string()));
    let quoted = |heading: &String| say("rulings-preview-heading").with("heading", heading).to_string();
    let joined: Vec<String> = report.joined.iter().map(|(heading, _)| quoted(heading)).collect();
    let repeated = report.repeated.iter().map(|(heading, times)| {
        say("rulings-preview-heading-times").with("heading", heading).with("n", *times).to_string()
    });
    let repeated: Vec<String> = repeated.collect();
    let unanswered: Vec<String> = report.unanswered.iter().map(quoted).collect();
    let rest: Vec<String> = report.remainder.iter().map(left_over).collect();
    let losses = words::losses(report);
    let some = [
        (say("rulings-preview-joined"), joined.join(", ")),
        (say("rulings-preview-repeating"), repeated.join(", ")),
        (say("rulings-preview-unanswered"), unanswered.join(", ")),
        (
            say("rulings-document-damage"),
            if losses.is_empty() { say("rulings-library-none-seen").to_string() } else { losses },
        ),
        (say("rulings-preview-no-entry"), rest.join("; ")),
        (
            say("rulings-document-reading"),
            preview.note.map(|note| text_note(note).to_string()).unwrap_or_default(),
        ),
    ];
    found.extend(some.into_iter().filter(|(_, words)| !words.is_empty()));
    found
}

fn left_over(part: &crate::domain::rulings::split::Remainder) -> String {
    match (part.line_start, part.line_end) {
        (start, end) if start == end => {
            say("rulings-preview-left-line").with("start", start).with("why", set_aside(part.why)).to_string()
        }
        (start, end) => say("rulings-preview-left-lines")
            .with("start", start)
            .with("end", end)
            .with("why", set_aside(part.why))
            .to_string(),
    }
}

fn numbers(lines: &[u32]) -> String {
    lines.iter().take(40).map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
