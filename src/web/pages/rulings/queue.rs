//! `/rulings/suggestions`: what entries may do to earlier ones, one pair at a time, for judges to accept or set aside.

use askama::Template;

use crate::app::DeskError;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::rulings::assertable::{Hint, SuggestedRelation, all_suggestions};
use crate::domain::rulings::asserted_relation::{Asserted, EntryAddress, Target};
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::imported::entry_looks;
use crate::domain::rulings::log::statement::Statement;
use crate::domain::rulings::relation::RelationEffect;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::forms::{PlaceQuery, SuggestionForm};
use crate::web::layout::Layout;
use crate::web::pages::rulings::beside;
use crate::web::pages::rulings::relate::read;
use crate::web::pages::rulings::split::{provenance, reason};
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::library::{hint, statement_refusal};

/// Why a pair is set aside, if the judge writes nothing else.
const NOT_THE_SAME: &str = "I read both: the later entry leaves the earlier one as it is.";

#[derive(Template)]
#[template(path = "rulings/queue.html")]
struct Page {
    layout: Layout,
    /// Whether the visitor's answer counts for everybody at once.
    decides: bool,
    /// `2 of 14`.
    position: String,
    pair: Option<ShownPair>,
    /// The place of this pair among those that wait.
    at: usize,
    later: Link,
    /// How many pairs wait for a text; a clause, empty if none does.
    unheld: String,
    waiting: Vec<Waiting>,
    refusal: String,
    /// The reasons in the two boxes: to accept, and to set aside.
    reasons: [String; 2],
}

/// Two entries to read side by side.
struct ShownPair {
    from: ShownEntry,
    to: ShownEntry,
    does: &'static str,
    verb: String,
    scope: &'static str,
    why: String,
    /// A fingerprint of the later entry, as the judge sees it.
    seen: String,
}

struct ShownEntry {
    place: String,
    citation: String,
    to: Link,
    issued: String,
    paragraphs: Vec<String>,
}

/// A proposal that waits for somebody else.
struct Waiting {
    words: String,
    to: Link,
    basis: String,
}

type Suggested<'a> = (LibraryEntry<'a>, SuggestedRelation<'a>);

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let at = PlaceQuery::of(&visit.query).at.parse().unwrap_or(0);
    Answer::page(&page(site, visit, &*site.desk.library()?, at, None)?)
}

/// Records what the judge makes of a pair, and shows the next one.
pub fn answer(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = SuggestionForm::of(&visit.form);
    let at: usize = form.at.parse().unwrap_or(0);
    let rulings = site.desk.library()?;
    let Some((from, _)) = citations::find(&rulings.library, form.from) else {
        return Err(PageError::NotFound);
    };
    let mut faults = Faults::default();
    let assertion = read(&visit.form, &rulings, from, &mut faults);
    let reason = reason(&visit.form, &mut faults, &say("rulings-say-why").to_string());
    let again = |rulings: &LibrarySnapshot, refusal: String| page(site, visit, rulings, at, Some(refusal));
    let (Some(assertion), Some(reason)) = (assertion, reason) else {
        return Answer::refusal(&again(&rulings, faults.sentences())?);
    };
    let statement = Statement::Assert { assertion, seen: Fingerprint::stated(form.seen) };
    match site.desk.state(&statement, &provenance(visit, reason)?) {
        Ok(()) => Ok(Answer::see_other(&urls::suggestions_from(at))),
        // What was seen has changed: the page shows it as it is now.
        Err(DeskError::NotStated(refusal)) => {
            Answer::conflict(&again(&*site.desk.library()?, statement_refusal(&refusal).to_string())?)
        }
        Err(other) => Err(other.into()),
    }
}

fn page(
    site: &Site,
    visit: &Visit,
    rulings: &LibrarySnapshot,
    at: usize,
    refusal: Option<String>,
) -> Result<Page, PageError> {
    let all = undecided_suggestions(rulings);
    let (open, unheld): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(from, one)| from.held.text_held && one.to.held.text_held);
    // After the last one the first one that was left for later comes again.
    let at = if at < open.len() { at } else { 0 };
    let form = SuggestionForm::of(&visit.form);
    let pair = open.get(at).map(|(from, one)| shown_pair(*from, one));
    let typed = pair.as_ref().is_some_and(|pair| refusal.is_some() && form.to == pair.to.place);
    let mut accepting = pair.as_ref().map_or_else(String::new, |pair| pair.why.clone());
    let mut setting_aside = NOT_THE_SAME.to_owned();
    if typed {
        let aside = form.does == RelationEffect::Leaves.into_str();
        form.reason.clone_into(if aside { &mut setting_aside } else { &mut accepting });
    }
    let waiting = rulings.proposed.iter().filter_map(|one| waiting_assertion(site, rulings, one).transpose());
    Ok(Page {
        layout: visit.layout(site),
        decides: visit.states_for_everybody(),
        position: say("rulings-queue-position")
            .with("place", at.saturating_add(1))
            .with("all", open.len())
            .to_string(),
        pair,
        at,
        later: urls::suggestions_from(at.saturating_add(1)),
        unheld: match unheld.len() {
            0 => String::new(),
            some => say("rulings-queue-more-wait").with("n", some).to_string(),
        },
        waiting: waiting.collect::<Result<_, _>>()?,
        refusal: refusal.unwrap_or_default(),
        reasons: [accepting, setting_aside],
    })
}

/// The suggestions that nobody has answered, not even with a proposal.
fn undecided_suggestions(rulings: &LibrarySnapshot) -> Vec<Suggested<'_>> {
    let library = &rulings.library;
    let proposed = |from: LibraryEntry<'_>, to: LibraryEntry<'_>| {
        rulings.proposed.iter().any(|one| {
            let target = match &one.assertion.to {
                Target::Entry(place) => place.find(library),
                Target::Named { .. } => None,
            };
            one.assertion.from.find(library).is_some_and(|it| is_same_entry(it, from))
                && target.is_some_and(|it| is_same_entry(it, to))
        })
    };
    let mut all = all_suggestions(library, data::ruling_renames());
    all.retain(|(from, one)| !proposed(*from, one.to));
    all
}

fn shown_pair(from: LibraryEntry<'_>, one: &SuggestedRelation<'_>) -> ShownPair {
    ShownPair {
        from: entry(from),
        to: entry(one.to),
        does: one.does.into_str(),
        verb: beside::verb(one.does, one.scope),
        scope: one.scope.into_str(),
        why: match &one.why {
            Hint::Read(reason) => words::sentence(reason),
            other => words::sentence(&hint(other).to_string()),
        },
        seen: entry_looks(&from.held.entries, from.entry).to_string(),
    }
}

fn entry(found: LibraryEntry<'_>) -> ShownEntry {
    ShownEntry {
        place: citations::place(found),
        citation: found.citation().to_string(),
        to: beside::address(found),
        issued: words::issue_date(found.document()),
        paragraphs: found.entry.paragraphs().map(str::to_owned).collect(),
    }
}

/// `None` if the entry is not in the library any more.
fn waiting_assertion(
    site: &Site,
    rulings: &LibrarySnapshot,
    one: &Asserted,
) -> Result<Option<Waiting>, PageError> {
    let Some(from) = one.assertion.from.find(&rulings.library) else { return Ok(None) };
    let related = beside::outgoing(rulings, one, beside::basis(site, one)?);
    let EntryAddress { stem, slug } = EntryAddress::of(from);
    Ok(Some(Waiting {
        words: format!("{} {} {}", from.citation(), related.verb, related.words),
        to: urls::relate(&stem, EntryKey(&slug)),
        basis: words::sentence(&related.basis),
    }))
}
