//! `/rulings/relate/{document}/{entry}`: a judge asserts what an entry does to earlier text.

use askama::Template;

use crate::app::DeskError;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::rulings::assertable::suggestions;
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress, Target};
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::imported::entry_looks;
use crate::domain::rulings::log::refusal::StatementRefusal;
use crate::domain::rulings::log::statement::Statement;
use crate::domain::rulings::relation::{NamedWork, RelationEffect, Scope};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{AnswerForm, RelationForm};
use crate::web::layout::Layout;
use crate::web::pages::rulings::address::address_in_path;
use crate::web::pages::rulings::beside::{self, Related};
use crate::web::pages::rulings::split::{AGAIN, provenance, reason, stands_now};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::library::{hint, statement_refusal};
use crate::words::relation::{verb, work};

#[derive(Template)]
#[template(path = "rulings/relate.html")]
struct Page {
    layout: Layout,
    entry: Link,
    citation: String,
    to: Link,
    back: Link,
    confirm: Link,
    /// Whether the visitor's assertion counts for everybody at once.
    decides: bool,
    treatments: Vec<(&'static str, Message, bool)>,
    sources: Vec<(&'static str, String, bool)>,
    suggested: Vec<Suggested>,
    own: Vec<Related>,
    form: Fields,
    faults: Faults,
    refusal: String,
    /// The number and the reason of a refused answer to an assertion.
    answered: Option<(String, String)>,
    /// A fingerprint of the entry, as the user sees it.
    seen: String,
}

/// A relation to accept.
struct Suggested {
    does: &'static str,
    verb: Message,
    scope: Scope,
    place: String,
    words: String,
    to: Link,
    why: String,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = found_in(&rulings, visit)?;
    let form = Fields::from_iter([
        (RelationForm::NAMES.does, RelationEffect::Replaces.into_str()),
        (RelationForm::NAMES.scope, Scope::Whole.into_str()),
    ]);
    Answer::page(&page(site, visit, (&rulings, found), form, Faults::default(), String::new())?)
}

fn found_in<'a>(rulings: &'a LibrarySnapshot, visit: &Visit) -> Result<LibraryEntry<'a>, PageError> {
    rulings.library.entry(&address_in_path(visit)?).ok_or(PageError::NotFound)
}

fn page(
    site: &Site,
    visit: &Visit,
    (rulings, found): (&LibrarySnapshot, LibraryEntry<'_>),
    form: Fields,
    faults: Faults,
    refusal: String,
) -> Result<Page, PageError> {
    let EntryAddress { stem, slug } = EntryAddress::of(found);
    let treatments = RelationEffect::ASSERTED.into_iter().map(|does| {
        let code = does.into_str();
        let chosen = RelationForm::of(&form).does == code;
        let words =
            if does == RelationEffect::Erratum { say("rulings-relate-corrects-card") } else { verb(does) };
        (code, words, chosen)
    });
    let sources = NamedWork::NAMED.into_iter().map(|source| {
        let code = source.into_str();
        let chosen = RelationForm::of(&form).source == code;
        (code, work(source).to_string(), chosen)
    });
    Ok(Page {
        layout: visit.layout(site),
        entry: urls::entry(&stem, EntryKey(&slug)),
        citation: found.citation().to_string(),
        to: urls::relate(&stem, EntryKey(&slug)),
        back: urls::withdraw_relation(&stem, EntryKey(&slug)),
        confirm: urls::confirm_relation(&stem, EntryKey(&slug)),
        decides: visit.states_for_everybody(),
        treatments: treatments.collect(),
        sources: sources.collect(),
        suggested: suggestions(found, &rulings.library, data::ruling_renames())
            .into_iter()
            .map(|one| Suggested {
                does: one.does.into_str(),
                verb: verb(one.does),
                scope: one.scope,
                place: citations::place(one.to),
                words: one.to.citation().to_string(),
                to: beside::address(one.to),
                why: hint(&one.why).to_string(),
            })
            .collect(),
        own: beside::asserted_from(site, rulings, found)?,
        form,
        faults,
        refusal,
        answered: None,
        seen: entry_looks(&found.held.entries, found.entry).to_string(),
    })
}

/// Records an assertion.
pub fn record(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = found_in(&rulings, visit)?;
    let again = |faults, refusal| {
        Answer::refusal(&page(site, visit, (&rulings, found), visit.form.clone(), faults, refusal)?)
    };
    let mut faults = Faults::default();
    let assertion = read(&visit.form, &rulings, found, &mut faults);
    let reason = reason(&visit.form, &mut faults, &say("rulings-say-why").to_string());
    let (Some(assertion), Some(reason)) = (assertion, reason) else { return again(faults, String::new()) };
    let seen = Fingerprint::stated(RelationForm::of(&visit.form).seen);
    let statement = Statement::Assert { assertion, seen };
    match site.desk.state(&statement, &provenance(visit, reason)?) {
        Ok(()) => {
            let EntryAddress { stem, slug } = EntryAddress::of(found);
            Ok(Answer::see_other(&urls::entry(&stem, EntryKey(&slug))))
        }
        Err(DeskError::NotStated(overtaken @ StatementRefusal::Overtaken)) => {
            let rulings = site.desk.library()?;
            let at = found_in(&rulings, visit)?;
            let refusal =
                format!("{} {} {}", statement_refusal(&overtaken), stands_now(site, &rulings, at)?, AGAIN);
            let form = visit.form.clone();
            Answer::conflict(&page(site, visit, (&rulings, at), form, Faults::default(), refusal)?)
        }
        Err(DeskError::NotStated(refusal)) => {
            again(Faults::default(), statement_refusal(&refusal).to_string())
        }
        Err(other) => Err(other.into()),
    }
}

pub(super) fn read(
    form: &Fields,
    rulings: &LibrarySnapshot,
    from: LibraryEntry<'_>,
    faults: &mut Faults,
) -> Option<Assertion> {
    let does: Option<RelationEffect> = RelationForm::of(form).does.parse().ok();
    let does = does.filter(|does| RelationEffect::ASSERTED.contains(does));
    if does.is_none() {
        faults.add(RelationForm::NAMES.does, say("rulings-relate-choose-what").to_string());
    }
    let scope: Option<Scope> = RelationForm::of(form).scope.parse().ok();
    if scope.is_none() {
        faults.add(RelationForm::NAMES.scope, say("rulings-relate-choose-scope").to_string());
    }
    let to = target(form, rulings, faults);
    let (does, scope, (to, paragraph)) = (does?, scope?, to?);
    let scope = match does {
        // An entry is left unchanged as a whole.
        RelationEffect::Leaves => Scope::Whole,
        RelationEffect::Erratum => Scope::Part,
        RelationEffect::Replaces
        | RelationEffect::Deletes
        | RelationEffect::Reverses
        | RelationEffect::Amends
        | RelationEffect::AddsTo
        | RelationEffect::Narrows
        | RelationEffect::Confirms
        | RelationEffect::Clarifies => {
            if paragraph.is_some() {
                Scope::Part
            } else {
                scope
            }
        }
    };
    Some(Assertion { from: EntryAddress::of(from), does, scope, to, paragraph })
}

/// An entry of the library, perhaps with a paragraph, or a named text that is not in it: one of the two.
fn target(form: &Fields, rulings: &LibrarySnapshot, faults: &mut Faults) -> Option<(Target, Option<u32>)> {
    let (to, heading) = (RelationForm::of(form).to, RelationForm::of(form).named);
    match (to.is_empty(), heading.is_empty()) {
        (false, true) => {
            let typed = to.split_once("/rulings/").map_or(to, |(_, place)| place);
            let found = citations::find(&rulings.library, &without_query(typed));
            if found.is_none() {
                faults.add(RelationForm::NAMES.to, say("rulings-relate-no-such-entry").to_string());
            }
            found.map(|(found, paragraph)| (Target::Entry(EntryAddress::of(found)), paragraph))
        }
        (true, false) => {
            let source: Option<NamedWork> = RelationForm::of(form).source.parse().ok();
            if source.is_none() {
                faults.add(RelationForm::NAMES.named, say("rulings-relate-choose-source").to_string());
            }
            let heading = faults.words(form, (RelationForm::FIELDS, RelationForm::NAMES.named), "")?;
            source.map(|source| (Target::Named { source, heading }, None))
        }
        _ => {
            faults.add(RelationForm::NAMES.to, say("rulings-relate-one-of-two").to_string());
            None
        }
    }
}

/// A citation unchanged; from a URL, removes the day before the paragraph.
fn without_query(typed: &str) -> String {
    let (path, paragraph) = typed.split_once('#').unwrap_or((typed, ""));
    match path.split_once('?') {
        Some((path, _)) if !typed.contains(", ") && paragraph.is_empty() => path.to_owned(),
        Some((path, _)) if !typed.contains(", ") => format!("{path}#{paragraph}"),
        _ => typed.to_owned(),
    }
}

/// Confirms somebody's proposal, which then counts for everybody.
pub fn confirm(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let confirmed = |number| Statement::Confirm { number };
    answer_assertion(site, visit, confirmed, &say("rulings-relate-why-confirm"), |why| {
        say("rulings-relate-not-confirmed").with("why", why)
    })
}

/// Withdraws an assertion.
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let withdrawn = |number| Statement::Withdraw { number };
    answer_assertion(site, visit, withdrawn, &say("rulings-relate-why-withdraw"), |why| {
        say("rulings-relate-not-withdrawn").with("why", why)
    })
}

/// Answers an assertion, with a reason.
fn answer_assertion(
    site: &Site,
    visit: &Visit,
    statement: impl Fn(i64) -> Statement,
    why: &Message,
    not: impl Fn(&str) -> Message,
) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let found = found_in(&rulings, visit)?;
    let again = |refusal| {
        let AnswerForm { number, reason } = AnswerForm::of(&visit.form);
        let shown = page(site, visit, (&rulings, found), Fields::default(), Faults::default(), refusal)?;
        Answer::refusal(&Page { answered: Some((number.to_owned(), reason.to_owned())), ..shown })
    };
    let number: i64 = AnswerForm::of(&visit.form).number.parse().map_err(|_| PageError::NotFound)?;
    let mut faults = Faults::default();
    let Some(reason) = reason(&visit.form, &mut faults, &why.to_string()) else {
        return again(not(faults.of(AnswerForm::NAMES.reason)).to_string());
    };
    match site.desk.state(&statement(number), &provenance(visit, reason)?) {
        Ok(()) => {
            let EntryAddress { stem, slug } = EntryAddress::of(found);
            Ok(Answer::see_other(&urls::entry(&stem, EntryKey(&slug))))
        }
        Err(DeskError::NotStated(refusal)) => again(statement_refusal(&refusal).to_string()),
        Err(other) => Err(other.into()),
    }
}

impl Page {
    /// The reason typed next to an assertion.
    fn typed_answer(&self, number: i64) -> &str {
        let answered = self.answered.as_ref().filter(|(of, _)| *of == number.to_string());
        answered.map_or("", |(_, reason)| reason)
    }

    /// Each scope by its code, with its words and whether it is chosen.
    fn scopes(&self) -> [(&'static str, Message, bool); 2] {
        let chosen = RelationForm::of(&self.form).scope;
        let choice = |scope: Scope, words| (scope.into_str(), words, chosen == scope.into_str());
        [
            choice(Scope::Whole, say("rulings-relate-all-of-it")),
            choice(Scope::Part, say("rulings-relate-a-part-of-it")),
        ]
    }
}

impl Suggested {
    const fn scope_code(&self) -> &'static str {
        self.scope.into_str()
    }

    fn scope_words(&self) -> String {
        match self.scope {
            Scope::Part => format!("{} ", say("rulings-relate-a-part-of")),
            Scope::Whole => String::new(),
        }
    }
}
