//! `/rulings/correct/{document}`: an operator's corrections to the way a document was split.

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::DeskError;
use crate::app::library::LibrarySnapshot;
use crate::domain::actor::ActorId;
use crate::domain::hash::DocumentHash;
use crate::domain::id::Slug;
use crate::domain::reason::TypedReason;
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::log::apply::{CorrectionOutcome, StoredCorrection};
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::imported::{ImportedDocument, entry_looks};
use crate::domain::rulings::log::refusal::StatementRefusal;
use crate::domain::rulings::log::statement::{CorrectionRequest, Provenance, Statement};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{AnswerForm, DocumentForm, EntryForm};
use crate::web::intents::SplitAct;
use crate::web::layout::Layout;
use crate::web::pages::rulings::address::address_in_path;
use crate::web::pages::rulings::document;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::library::{correction_clause, misfit, statement, statement_refusal};

/// The kinds that an entry can be given.
const KINDS: [EntryKind; 6] = [
    EntryKind::Ruling,
    EntryKind::Erratum,
    EntryKind::Faq,
    EntryKind::SummaryOfChange,
    EntryKind::CrossReferenceOnly,
    EntryKind::FrontMatter,
];

#[derive(Template)]
#[template(path = "rulings/correct.html")]
struct Page {
    layout: Layout,
    document: Link,
    title: String,
    to: Link,
    take_back: Link,
    undated: bool,
    /// The current date, as the user who changes it sees it.
    seen: String,
    /// The copies of the issue if there are several: hash, description, whether it is cited.
    copies: Vec<(String, String, bool)>,
    /// The one of them that is cited.
    cited: String,
    entries: Vec<(String, u32, Link)>,
    corrections: Vec<ShownCorrection>,
    form: Fields,
    faults: Faults,
    refusal: String,
}

#[derive(Template)]
#[template(path = "rulings/correct_entry.html")]
struct One {
    layout: Layout,
    document: Link,
    all: Link,
    title: String,
    heading: String,
    /// A fingerprint of the entry, as the user who corrects it sees it.
    seen: String,
    to: Link,
    entry: Link,
    before: Option<String>,
    /// Its lines, and whether it can be cut there.
    lines: Vec<(u32, String, bool)>,
    kinds: Vec<(&'static str, Message, bool)>,
    /// Whether it has a star; `None` if stars have no meaning in this document.
    starred: Option<bool>,
    form: Fields,
    faults: Faults,
    /// All faults as sentences.
    wrong: String,
    refusal: String,
}

/// A correction as a page tells it.
pub struct ShownCorrection {
    pub number: i64,
    /// What the correction does.
    pub what: String,
    /// Who made it, when and why.
    pub made: String,
    /// `needs` if it no longer fits, `plain` if it was withdrawn; empty if it is in force.
    pub badge: &'static str,
    /// The correction's state in words.
    pub state: String,
    /// Whether it can be withdrawn.
    pub stands: bool,
}

impl ShownCorrection {
    /// The corrections of a document.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of_document(site: &Site, document: &ImportedDocument) -> Result<Vec<Self>, PageError> {
        document.corrections.iter().map(|one| Self::of(site, one)).collect()
    }

    fn of(site: &Site, one: &StoredCorrection) -> Result<Self, PageError> {
        let (badge, state) = match &one.outcome {
            CorrectionOutcome::Stands(_) => ("", String::new()),
            CorrectionOutcome::NoLongerFits(why) => {
                ("needs", say("rulings-split-no-longer-fits").with("why", misfit(why)).to_string())
            }
            CorrectionOutcome::TakenBack(back) => (
                "plain",
                words::statement_line(
                    &say("rulings-split-taken-back").to_string(),
                    site,
                    &back.by,
                    back.at,
                    back.reason.as_ref(),
                )?,
            ),
        };
        Ok(Self {
            number: one.number,
            what: what(&one.located_correction()),
            made: words::statement_line(
                &say("rulings-split-corrected").to_string(),
                site,
                &one.by,
                one.at,
                one.reason.as_ref(),
            )?,
            badge,
            state,
            stands: !one.is_withdrawn(),
        })
    }
}

fn what(correction: &Correction) -> String {
    match correction {
        Correction::SetKind { at, kind } => say("rulings-split-is-this")
            .with("heading", &at.heading)
            .with("line", at.line)
            .with("kind", words::kind(*kind))
            .to_string(),
        other => words::sentence(&correction_clause(other).to_string()),
    }
}

/// All corrections of a document, and its entries.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, Fields::default(), Faults::default(), String::new())?)
}

fn page(
    site: &Site,
    visit: &Visit,
    form: Fields,
    faults: Faults,
    refusal: String,
) -> Result<Page, PageError> {
    let stem = visit.param::<Slug>("document")?;
    let rulings = site.desk.library()?;
    let imported = rulings.imported.cited_document(stem.as_str()).ok_or(PageError::NotFound)?;
    let held = rulings.library.document(stem.as_str()).ok_or(PageError::NotFound)?;
    let entries = held.entries.iter().map(|entry| {
        let to = urls::correct_entry(&stem, EntryKey(&held.citation(entry).slug()));
        (words::shorten(&entry.heading, 120), entry.line_start, to)
    });
    Ok(Page {
        layout: visit.layout(site),
        document: urls::document(&stem),
        title: words::title_with_date(&imported.document),
        to: urls::correct_split(&stem),
        take_back: urls::take_correction_back(&stem),
        undated: imported.base.issued.is_none(),
        seen: imported.document.date(),
        copies: copies(&rulings, imported),
        cited: imported.stored_sha256.to_string(),
        entries: entries.collect(),
        corrections: ShownCorrection::of_document(site, imported)?,
        form,
        faults,
        refusal,
    })
}

/// The copy that is cited first.
fn copies(rulings: &LibrarySnapshot, cited: &ImportedDocument) -> Vec<(String, String, bool)> {
    let others = rulings.imported.copies(cited);
    if others.is_empty() {
        return Vec::new();
    }
    let choice = |copy: &ImportedDocument| {
        let short = copy.stored_sha256.short();
        let (stem, at) = (&copy.document.stem, words::day(copy.at.date_naive()));
        let words = if copy.recognised {
            say("rulings-split-copy-recognised").with("name", stem).with("day", at).with("hash", short)
        } else {
            say("rulings-split-copy").with("name", stem).with("day", at).with("hash", short)
        };
        (copy.stored_sha256.to_string(), words.to_string(), copy.replaced_by.is_none())
    };
    std::iter::once(cited).chain(others).map(choice).collect()
}

/// Changes the whole document: which copy is cited, or its date.
pub fn change_document(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    if DocumentForm::of(&visit.form).copy.is_empty() { date(site, visit) } else { copy(site, visit) }
}

/// Chooses the copy that is cited.
fn copy(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let (stem, chosen) = (visit.param::<Slug>("document")?, DocumentForm::of(&visit.form).copy);
    let again =
        |sentence| Answer::refusal(&page(site, visit, visit.form.clone(), Faults::default(), sentence)?);
    let Some(reason) = reason(&visit.form, &mut faults, &say("rulings-split-why-cite").to_string()) else {
        return again(faults.of(DocumentForm::NAMES.reason).to_owned());
    };
    let statement = Statement::Cite {
        document: stem.as_str().to_owned(),
        copy: DocumentHash::stated(chosen),
        seen: Fingerprint::stated(DocumentForm::of(&visit.form).seen),
    };
    match site.desk.state(&statement, &provenance(visit, reason)?) {
        Ok(()) => {
            let rulings = site.desk.library()?;
            let cited = rulings.imported.iter().find(|held| held.stored_sha256.as_str() == chosen);
            let stem = cited.map_or(stem.as_str(), |held| held.document.stem.as_str());
            Ok(Answer::see_other(&urls::correct_split(stem)))
        }
        Err(DeskError::NotStated(overtaken @ StatementRefusal::Overtaken)) => {
            let form = visit.form.clone();
            let overtaken = statement_refusal(&overtaken);
            let sentence = format!("{overtaken} {} {AGAIN}", say("rulings-split-other-copy-now"));
            Answer::conflict(&page(site, visit, form, Faults::default(), sentence)?)
        }
        Err(DeskError::NotStated(refusal)) => again(statement_refusal(&refusal).to_string()),
        Err(other) => Err(other.into()),
    }
}

/// Gives an undated document a date.
fn date(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let issued: Option<NaiveDate> =
        faults.read(&visit.form, DocumentForm::NAMES.issued, words::no_date().to_string());
    let reason = reason(&visit.form, &mut faults, &say("rulings-split-how-known").to_string());
    let stem = visit.param::<Slug>("document")?;
    let again = |faults, refusal| Answer::refusal(&page(site, visit, visit.form.clone(), faults, refusal)?);
    let (Some(issued), Some(reason)) = (issued, reason) else { return again(faults, String::new()) };
    let (document, seen) = (stem.to_string(), Fingerprint::stated(DocumentForm::of(&visit.form).seen));
    match site.desk.state(&Statement::Date { document, issued, seen }, &provenance(visit, reason)?) {
        Ok(()) => Ok(Answer::see_other(&urls::correct_split(&stem))),
        Err(DeskError::NotStated(overtaken @ StatementRefusal::Overtaken)) => {
            let rulings = site.desk.library()?;
            let document = rulings.imported.cited_document(stem.as_str()).ok_or(PageError::NotFound)?;
            let now = say("rulings-split-date-now").with("day", words::issue_date(&document.document));
            let typed = say("rulings-split-you-typed").with("typed", issued.to_string());
            let first = who(site, document.last_correction(None))?;
            let overtaken = statement_refusal(&overtaken);
            let sentence = format!("{overtaken} {now} {first} {typed} {AGAIN}");
            let form = visit.form.clone();
            Answer::conflict(&page(site, visit, form, Faults::default(), sentence)?)
        }
        Err(DeskError::NotStated(refusal)) => {
            again(Faults::default(), statement_refusal(&refusal).to_string())
        }
        Err(other) => Err(other.into()),
    }
}

/// The forms for one entry.
pub fn entry(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = entry_in_path(&rulings, visit)?;
    let form = Fields::from_iter([(EntryForm::NAMES.heading, found.entry.heading.as_str())]);
    Answer::page(&form_page(site, visit, (&rulings, found), form, Faults::default(), String::new())?)
}

fn entry_in_path<'a>(rulings: &'a LibrarySnapshot, visit: &Visit) -> Result<LibraryEntry<'a>, PageError> {
    let at = address_in_path(visit)?;
    rulings.imported.cited_document(&at.stem).ok_or(PageError::NotFound)?;
    rulings.library.entry(&at).ok_or(PageError::NotFound)
}

fn form_page(
    site: &Site,
    visit: &Visit,
    (rulings, found): (&LibrarySnapshot, LibraryEntry<'_>),
    form: Fields,
    faults: Faults,
    refusal: String,
) -> Result<One, PageError> {
    let (held, entry) = (found.held, found.entry);
    let stem = &held.document.stem;
    let document = rulings.imported.cited_document(stem).ok_or(PageError::NotFound)?;
    let text = &document.text;
    let slug = held.citation(entry).slug();
    let before = entry.ordinal.checked_sub(1).and_then(|ordinal| held.entry(ordinal));
    let lines = (1..).zip(text.lines()).filter(|(number, _)| entry.holds(*number));
    let kinds = KINDS.into_iter().filter(|_| entry.number.is_none());
    Ok(One {
        layout: visit.layout(site),
        document: urls::document(stem),
        all: urls::correct_split(stem),
        title: held.document.title.clone(),
        heading: words::shorten(&entry.heading, 120),
        seen: entry_looks(&document.entries, entry).to_string(),
        to: urls::correct_entry(stem, EntryKey(&slug)),
        entry: urls::entry(stem, EntryKey(&slug)),
        before: before.map(|before| words::shorten(&before.heading, 120)),
        lines: lines
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(number, line)| (number, words::shorten(line, 160), number != entry.line_start))
            .collect(),
        starred: (held.document.star_rule || entry.starred).then_some(entry.starred),
        kinds: kinds.map(|kind| (kind.code(), words::kind(kind), kind == entry.kind)).collect(),
        form,
        wrong: faults.sentences(),
        faults,
        refusal,
    })
}

/// Corrects an entry.
pub fn record(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = entry_in_path(&rulings, visit)?;
    let mut faults = Faults::default();
    let change = change(&visit.form, &mut faults);
    let reason = reason(&visit.form, &mut faults, &say("rulings-split-why-correct").to_string());
    let again = |faults, refusal| {
        Answer::refusal(&form_page(site, visit, (&rulings, found), visit.form.clone(), faults, refusal)?)
    };
    let (Some(change), Some(reason)) = (change, reason) else { return again(faults, String::new()) };
    let stem = &found.document().stem;
    // By its address in the form: a repeated submission finds the entry under the name given by the first.
    let at = address_in_path(visit)?;
    let seen = Fingerprint::stated(EntryForm::of(&visit.form).seen);
    let statement = Statement::Correct { at, change, seen };
    match site.desk.state(&statement, &provenance(visit, reason)?) {
        Ok(()) => Ok(Answer::see_other(&urls::correct_split(stem))),
        Err(DeskError::NotStated(StatementRefusal::Overtaken)) => show_overtaken(site, visit, &statement),
        Err(DeskError::NotStated(refusal)) => {
            again(Faults::default(), statement_refusal(&refusal).to_string())
        }
        Err(other) => Err(other.into()),
    }
}

/// Shown to the user who was second.
pub const AGAIN: Message = say("rulings-split-again");

/// The form again, with the current state, who changed it, and what was typed.
fn show_overtaken(site: &Site, visit: &Visit, wanted: &Statement) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = entry_in_path(&rulings, visit)?;
    let now = stands_now(site, &rulings, found)?;
    let wanted = say("rulings-split-you-wanted").with("wanted", statement(wanted));
    let sentence = format!("{} {now} {wanted} {AGAIN}", statement_refusal(&StatementRefusal::Overtaken));
    let page = form_page(site, visit, (&rulings, found), visit.form.clone(), Faults::default(), sentence)?;
    Answer::conflict(&page)
}

/// The entry's current state after somebody changed it, and who did it, when and why.
///
/// # Errors
/// Not found for an entry without text.
pub fn stands_now(
    site: &Site,
    rulings: &LibrarySnapshot,
    found: LibraryEntry<'_>,
) -> Result<String, PageError> {
    let (entry, stem) = (found.entry, &found.document().stem);
    let document = rulings.imported.cited_document(stem).ok_or(PageError::NotFound)?;
    let first = who(site, document.last_correction(Some(entry.ordinal)))?;
    let now =
        say("rulings-split-is-now").with("heading", &entry.heading).with("kind", words::kind(entry.kind));
    Ok(format!("{now} {first}"))
}

/// Who was first, when and why.
fn who(site: &Site, made: Option<&StoredCorrection>) -> Result<String, PageError> {
    match made.map(|made| (made, &made.outcome)) {
        Some((_, CorrectionOutcome::TakenBack(back))) => words::statement_line(
            &say("rulings-split-correction-taken-back").to_string(),
            site,
            &back.by,
            back.at,
            back.reason.as_ref(),
        ),
        Some((made, _)) => {
            let did = format!("{} {}", what(&made.located_correction()), say("rulings-split-corrected"));
            words::statement_line(&did, site, &made.by, made.at, made.reason.as_ref())
        }
        None => Ok(say("rulings-split-imported-again").to_string()),
    }
}

fn change(form: &Fields, faults: &mut Faults) -> Option<CorrectionRequest> {
    match SplitAct::of(form) {
        Some(SplitAct::Merge) => Some(CorrectionRequest::Merge),
        Some(SplitAct::Cut) => {
            let line = faults.read(form, EntryForm::NAMES.line, say("rulings-split-choose-line").to_string());
            let heading = heading(form, faults, "new_heading");
            Some(CorrectionRequest::Cut { line: line?, heading: heading? })
        }
        Some(SplitAct::Rename) => heading(form, faults, "heading").map(CorrectionRequest::Rename),
        Some(SplitAct::Kind) => {
            let kind = KINDS.into_iter().find(|kind| kind.code() == EntryForm::of(form).kind);
            if kind.is_none() {
                faults.add(EntryForm::NAMES.kind, say("rulings-split-choose-kind").to_string());
            }
            kind.map(CorrectionRequest::SetKind)
        }
        Some(SplitAct::Star) => match EntryForm::of(form).star {
            "yes" => Some(CorrectionRequest::SetStar(true)),
            "no" => Some(CorrectionRequest::SetStar(false)),
            _ => {
                faults.add(EntryForm::NAMES.star, say("rulings-split-choose-star").to_string());
                None
            }
        },
        None => {
            faults.add(EntryForm::NAMES.act, say("rulings-split-choose-act").to_string());
            None
        }
    }
}

fn heading(form: &Fields, faults: &mut Faults, name: &'static str) -> Option<String> {
    let (length, longest) = (form.text(name).chars().count(), EntryForm::LONGEST.heading);
    if length > longest {
        let fault = say("rulings-split-heading-too-long").with("length", length).with("most", longest);
        faults.add(name, fault.to_string());
        return None;
    }
    let heading =
        faults.words(form, (EntryForm::FIELDS, name), say("rulings-split-write-heading").to_string())?;
    Some(heading.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The reason typed.
pub fn reason(form: &Fields, faults: &mut Faults, empty: &str) -> Option<TypedReason> {
    faults.words(form, (AnswerForm::FIELDS, AnswerForm::NAMES.reason), empty).map(TypedReason::from)
}

/// Who makes the statement, and on which form.
///
/// # Errors
/// Not found without an account; bad request without a submission number.
pub fn provenance(visit: &Visit, reason: TypedReason) -> Result<Provenance, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    let (by, is_operator) = (ActorId::Account(account.id), visit.states_for_everybody());
    let submission = visit.form_submission()?.submission.to_string();
    Ok(Provenance { by, is_operator, at: Utc::now(), submission, reason })
}

/// Withdraws a correction.
pub fn take_back(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let number: i64 = AnswerForm::of(&visit.form).number.parse().map_err(|_| PageError::NotFound)?;
    let stem = visit.param::<Slug>("document")?;
    let Some(reason) = reason(&visit.form, &mut faults, &say("rulings-split-why-take-back").to_string())
    else {
        let why =
            say("rulings-split-not-taken-back").with("why", faults.of(AnswerForm::NAMES.reason)).to_string();
        return Answer::refusal(&page(site, visit, Fields::default(), Faults::default(), why)?);
    };
    match site.desk.state(&Statement::Withdraw { number }, &provenance(visit, reason)?) {
        Ok(()) => {
            // After a choice between copies, another one may be cited now.
            let rulings = site.desk.library()?;
            let of_name = || rulings.imported.iter().find(|held| held.document.stem == stem.as_str());
            let held =
                rulings.imported.cited_document(stem.as_str()).or_else(of_name).ok_or(PageError::NotFound)?;
            Ok(Answer::see_other(&urls::correct_split(document::cited_now(&rulings, held))))
        }
        Err(DeskError::NotStated(refusal)) => {
            let why = statement_refusal(&refusal).to_string();
            Answer::refusal(&page(site, visit, Fields::default(), Faults::default(), why)?)
        }
        Err(other) => Err(other.into()),
    }
}
