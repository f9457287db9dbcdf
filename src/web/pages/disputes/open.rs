//! `/t/{tournament}/disputes/open`: records a call for a judge.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, Slug, TableNumber};
use crate::domain::tournament::command::{Command, OpenDispute};
use crate::domain::tournament::dispute::Dispute;
use crate::domain::tournament::refusal::{Refusal, TextKind};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::DisputeForm;
use crate::web::layout::Layout;
use crate::web::pages::disputes::facts_panel::signature;
use crate::web::pages::disputes::named_tellers;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::question::question_words;
use crate::words::refusal::refusal_without_names;

#[derive(Template)]
#[template(path = "disputes/open.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    form: Fields,
    faults: Faults,
    refusal: Option<String>,
    players: String,
    /// The open call at the table, with its page.
    call: Option<(String, Link)>,
    tellers: Vec<(String, String)>,
}

/// The form, with the table from the URL filled in.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, &visit.query, Faults::default(), None)?)
}

/// Opens the dispute and shows it.
pub fn open(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = &visit.form;
    let again = |faults, refusal| Answer::refusal(&page(site, visit, form, faults, refusal)?);
    let mut faults = Faults::default();
    let at = table(form, &mut faults);
    if !faults.is_empty() {
        return again(faults, None);
    }
    if DisputeForm::of(form).question.is_empty() {
        // Only players call without words, and staff may name one as the teller.
        let why = refusal_without_names(&Refusal::EmptyText(TextKind::Question));
        return again(faults, Some(why.to_string()));
    }
    let outcome = visit.give(site, |here| {
        let typed = DisputeForm::of(form);
        let by = named_tellers::read(here, at, typed.by)?;
        let (question, facts) = (typed.question.to_owned(), typed.facts.to_owned());
        Ok(Command::OpenDispute(OpenDispute { at, question, facts, by, again: typed.again == "yes" }))
    });
    match outcome {
        Ok(_) => {
            let here = visit.here(site)?;
            let opened = here.dispute_opened_by(visit.submission()?).ok_or(PageError::NotFound)?;
            Ok(Answer::see_other(&urls::dispute(here.slug(), opened)))
        }
        Err(error) => again(Faults::default(), Some(error.into_refused()?.to_string())),
    }
}

/// An open call in a line: `Dispute 3, called by Odo, 15:31: Does it count?`
pub fn line(here: &Snapshot, call: &Dispute) -> String {
    say("disputes-open-line")
        .with("number", call.number)
        .with("signed", signature(here, &call.question))
        .with("question", question_words(call))
        .to_string()
}

/// Round and table: both or neither.
fn table(form: &Fields, faults: &mut Faults) -> Option<AtTable> {
    let typed = DisputeForm::of(form);
    if typed.round.is_empty() && typed.table.is_empty() {
        return None;
    }
    let round = faults.read(form, DisputeForm::NAMES.round, say("disputes-open-round-fault"));
    let fault = say("disputes-open-table-fault").with("highest", TableNumber::HIGHEST);
    let table = faults.read(form, DisputeForm::NAMES.table, fault);
    Some(AtTable::new(round?, table?))
}

fn page(
    site: &Site,
    visit: &Visit,
    form: &Fields,
    faults: Faults,
    refusal: Option<String>,
) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let at = table(form, &mut Faults::default());
    let seated = at.and_then(|at| named_tellers::seated_players(&here, at));
    let call = at.and_then(|at| here.tournament.call_at(at));
    let call = call.map(|call| (line(&here, call), urls::dispute(here.slug(), call.number)));
    let players = seated.map(|players| named_tellers::opponents(&here, &players));
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Disputes),
        slug: here.slug().clone(),
        form: form.clone(),
        faults,
        refusal,
        players: players.unwrap_or_default(),
        call,
        tellers: named_tellers::choices(&here, at),
    })
}
