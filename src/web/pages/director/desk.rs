//! `/t/{tournament}/desk`: what needs attention now, the round, the latest entries.

use askama::Template;

use crate::app::Snapshot;
use crate::app::log_lines::LogReader;
use crate::domain::id::Slug;
use crate::domain::reason::TypedReason;
use crate::domain::tournament::command::{
    CloseTournament, Command, ExportTournament, HideTournament, ReopenTournament, ShowTournament,
};
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ReasonForm;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::deadline;
use crate::web::pages::director::form;
use crate::web::pages::director::next::{self, DeskStep};
use crate::web::pages::director::outdated_lists;
use crate::web::pages::director::settings;
use crate::web::pages::director::tables::{self, RoundTables};
use crate::web::pages::director::todo;
use crate::web::pages::director::todo_item::{Item, is_urgent};
use crate::web::pages::director::undo::{self, LastAct};
use crate::web::pages::director::without_winner;
use crate::web::pages::public::log::ShownLogLine;
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::phone_code::PhoneCodes;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// Lines of the log on the desk.
const LATEST: usize = 6;

#[derive(Template)]
#[template(path = "director/desk.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    facts: Vec<String>,
    refused: String,
    items: Vec<Item>,
    /// What is folded away below them.
    later: Vec<Item>,
    /// How many these are, if one of them asks for an act.
    waiting: usize,
    round: Option<RoundTables>,
    step: DeskStep,
    latest: Vec<ShownLogLine>,
    /// The newest act, if the visitor may undo or redo it.
    last_act: Option<LastAct>,
    offers: Offers,
    /// How phones open the tournament; `None` if none reaches this site.
    phones: Option<PhoneCodes>,
    /// What to do so that one does.
    start_for_phones: Message,
    closed: bool,
    /// Whether something may still happen that the desk tells of at once.
    goes_on: bool,
    form: Fields,
    faults: Faults,
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// Closes the tournament. Asks for no confirmation, because reopening undoes it.
///
/// # Errors
/// Like [`Visit::give`].
pub fn close(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    answer(site, visit, visit.give(site, |_| Ok(Command::CloseTournament(CloseTournament {}))))
}

/// Opens a closed tournament again.
///
/// # Errors
/// Like [`Visit::give`].
pub fn reopen(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reason = TypedReason::from(ReasonForm::of(&visit.form).reason);
    let given =
        visit.give(site, |_| Ok(Command::ReopenTournament(ReopenTournament { reason: reason.clone() })));
    answer(site, visit, given)
}

/// Hides the tournament from the lists.
///
/// # Errors
/// Like [`Visit::give`].
pub fn hide(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reason = TypedReason::from(ReasonForm::of(&visit.form).reason);
    lists(site, visit, &Command::HideTournament(HideTournament { reason }))
}

/// Shows a hidden tournament again.
///
/// # Errors
/// Like [`Visit::give`].
pub fn show_again(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    lists(site, visit, &Command::ShowTournament(ShowTournament {}))
}

fn lists(site: &Site, visit: &Visit, command: &Command) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(
        visit.give(site, |_| Ok(command.clone())),
        &urls::settings(&visit.tournament()?),
        |why| settings::refusal_page(site, visit, why.to_string()),
    )
}

/// The whole tournament as a file for `arbiter tournament import`.
///
/// # Errors
/// If the store cannot be read.
pub fn export(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    visit.give(site, |here| {
        site.desk.can_export(here, &visit.awaited)?;
        Ok(Command::ExportTournament(ExportTournament {}))
    })?;
    let lines = site.desk.export_while(&slug, &visit.awaited)?;
    Ok(Answer::file(&format!("{slug}.jsonl"), "application/x-ndjson; charset=utf-8", lines))
}

fn answer<T>(site: &Site, visit: &Visit, given: Result<T, PageError>) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::desk(&visit.tournament()?), |why| {
        let (faults, refused) = (form::beside_reason(why), why.to_string());
        Answer::refusal(&Page { faults, refused, ..page(site, visit)? })
    })
}

fn page(site: &Site, visit: &Visit) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let now = (site.hooks.now)();
    let claimed = site.desk.claimed_seats(here.id())?;
    let outdated = site.desk.outdated_lists(&here)?;
    let mut items = todo::items(visit, &here, &claimed, &outdated, now);
    items.extend(outdated_lists::items(visit, &here, &outdated));
    items.extend(deadline::items(site, visit, &here, now)?);
    items.extend(todo::identity_requests(site, visit, &here)?);
    items.extend(todo::applications(site, visit, &here)?);
    items.extend(todo::reversed_decisions(site, &here)?);
    items.extend(without_winner::items(visit, &here));
    items.sort_by_key(|item| !is_urgent(&item));
    let layout = visit.tournament_layout(site, &here);
    Ok(Page {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Desk),
        slug: here.slug().clone(),
        facts: facts(&here),
        waiting: if items.iter().any(|item| is_urgent(&item)) { items.len() } else { 0 },
        items,
        later: todo::later(visit, &here, &claimed, &outdated),
        round: tables::round_tables(visit, &here, now),
        step: next::step(site, visit, &here)?,
        latest: here
            .log_lines(LogReader::Staff)
            .take(LATEST)
            .map(|line| ShownLogLine::of(&here, line))
            .collect(),
        last_act: undo::last_act(visit, &here),
        offers: visit.all_offers(&here),
        phones: PhoneCodes::of(site, visit, &here),
        start_for_phones: site.start_for_phones(visit),
        closed: state::is_over(&here),
        goes_on: !state::is_over(&here),
        form: visit.form.clone(),
        faults: Faults::default(),
        refused: String::new(),
    })
}

fn facts(here: &Snapshot) -> Vec<String> {
    let Some(setup) = here.tournament.setup() else { return Vec::new() };
    let settings = &setup.settings;
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let newest = here.tournament.current_round().map(|round| here.tournament.round_name(round.number));
    let mut facts: Vec<String> =
        newest.map(|name| state::of(name, here.tournament.planned_rounds())).into_iter().collect();
    facts.push(say("series-players").with("players", active).into());
    facts.push(dates::day(settings.date));
    if !settings.place.is_empty() {
        facts.push(settings.place.clone());
    }
    facts
}
