//! `/t/{tournament}/disputes`: waiting disputes first.

use askama::Template;
use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::id::Slug;
use crate::domain::tournament::dispute::{Dispute, Stage};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::disputes::assignment;
use crate::web::pages::disputes::facts_panel::signature;
use crate::web::pages::disputes::ruling::{self, holds_by};
use crate::web::pages::rulings::flags;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::question::question_words;

#[derive(Template)]
#[template(path = "disputes/index.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    live: Link,
    slug: Slug,
    open: Option<Link>,
    facts: Vec<Message>,
    waiting: Vec<Row>,
    decided: Vec<Row>,
    withdrawn: Vec<Row>,
}

/// A dispute in the list.
struct Row {
    number: String,
    to: Link,
    question: String,
    place: String,
    opened: String,
    /// Who is handling it, or what the ruling rests on.
    rests: String,
    badge: &'static str,
    state: Message,
    /// Whether something that it follows was reversed.
    fallen: bool,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let disputes = here.tournament.disputes();
    let (withdrawn, standing): (Vec<&Dispute>, Vec<&Dispute>) =
        disputes.partition(|dispute| dispute.withdrawn.is_some());
    let (mut waiting, decided): (Vec<&Dispute>, Vec<&Dispute>) =
        standing.into_iter().partition(|dispute| dispute.waits());
    waiting.sort_by_key(|dispute| dispute.is_in_hand());
    let now = Utc::now();
    let fallen = flags::reversed_decisions(site, &here)?;
    let rows = |list: &[&Dispute]| {
        let marked = |dispute: &&Dispute| Row {
            fallen: fallen.iter().any(|one| one.number == dispute.number),
            ..row(&here, dispute, now)
        };
        list.iter().map(marked).collect()
    };
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Disputes),
        live: urls::disputes(here.slug()),
        slug: here.slug().clone(),
        open: visit.offers(&here, urls::open_dispute::PATH).then(|| urls::open_dispute(here.slug())),
        facts: facts(&waiting, &decided),
        waiting: rows(&waiting),
        // The newest decision is the one people look for.
        decided: rows(&decided.into_iter().rev().collect::<Vec<_>>()),
        withdrawn: rows(&withdrawn.into_iter().rev().collect::<Vec<_>>()),
    })
}

fn facts(waiting: &[&Dispute], decided: &[&Dispute]) -> Vec<Message> {
    if waiting.is_empty() && decided.is_empty() {
        return Vec::new();
    }
    let unclaimed = waiting.iter().filter(|it| it.stage() == Stage::Open && it.claim.is_none()).count();
    let appeals = waiting.iter().filter(|dispute| dispute.stage() == Stage::Appealed).count();
    vec![
        say("disputes-index-open").with("open", waiting.len() - appeals).with("unclaimed", unclaimed),
        say("disputes-index-appeals").with("appeals", appeals),
        say("disputes-index-number-decided").with("decided", decided.len()),
    ]
}

fn row(here: &Snapshot, dispute: &Dispute, now: DateTime<Utc>) -> Row {
    let waits = assignment::waits(here, dispute, now);
    let (badge, state) = ruling::state(dispute);
    let (badge, state, rests) = match dispute.stage() {
        Stage::Open | Stage::Appealed => (waits.kind, waits.word, waits.who),
        Stage::Withdrawn => (badge, state, withdrawal_note(here, dispute)),
        Stage::Ruled | Stage::Final => (badge, state, holds_by(dispute)),
    };
    Row {
        number: dispute.number.to_string(),
        to: urls::dispute(here.slug(), dispute.number),
        question: question_words(dispute),
        place: place(dispute),
        opened: signature(here, &dispute.question),
        rests,
        badge,
        state,
        fallen: false,
    }
}

fn withdrawal_note(here: &Snapshot, dispute: &Dispute) -> String {
    dispute.withdrawn.as_ref().map_or_else(String::new, |why| assignment::withdrawn(here, why))
}

/// Where the question came up.
pub fn place(dispute: &Dispute) -> String {
    match dispute.at {
        None => say("disputes-place-no-table"),
        Some(at) => say("disputes-place-table").with("round", at.round).with("table", at.table),
    }
    .to_string()
}
