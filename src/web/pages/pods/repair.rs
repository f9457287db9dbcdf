//! `/t/{tournament}/rounds/{round}/repair`: players change pods in the heat being played, and a late one joins a pod.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::Round;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::rounds::repair::{
    PlayerChoice, SwapHere, by_name, late_players, reason_beside, reseat_as, seat_late_as,
};
use crate::web::pages::rounds::seated;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "pods/repair.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    back: Link,
    /// Why nothing can change here; empty if something can.
    blocked: String,
    reseat: Link,
    /// Who sits where on this page, so that the same swap by two people does not cancel itself.
    seen: String,
    /// Whether players of two pods can change places.
    swaps: bool,
    /// The players who can change places, each with where they sit.
    seated: Vec<PlayerChoice>,
    /// How many pods stay, because something was reported there.
    staying: usize,
    seat_late: Link,
    /// The table where a late player would sit whom nobody is kept apart from.
    joins: Option<TableNumber>,
    /// Who sits elsewhere, or beside somebody from whom they are kept apart.
    notes: Vec<Message>,
    /// The players without a place in the heat.
    late: Vec<PlayerChoice>,
    form: Fields,
    faults: Faults,
    refused: Option<String>,
}

/// The two forms.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    Answer::page(&page(site, visit, &here, rounds::round(visit, &here)?)?)
}

/// Exchanges two players.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn reseat(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    reseat_as(site, visit, refuse)
}

/// Seats a late player.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn seat_late(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    seat_late_as(site, visit, refuse)
}

fn refuse(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    faults: Faults,
    refused: &Refused,
) -> Result<Answer, PageError> {
    let page = page(site, visit, here, round)?;
    let again = Page { form: visit.form.clone(), faults, refused: Some(refused.to_string()), ..page };
    Answer::refused(&again, refused)
}

/// The form that swaps two players, on the page of the heat, for people who may.
pub(super) fn swap_here(visit: &Visit, here: &Snapshot, round: &Round) -> Option<SwapHere> {
    let open =
        here.tournament.repairable_heat(round.number).is_ok() && visit.offers(here, urls::reseat::PATH);
    let free = free_pods(here, round);
    (open && free.len() > 1).then(|| SwapHere::in_heat(here, round, seated_at(here, &free)))
}

/// The pods whose players can change places.
fn free_pods<'a>(here: &Snapshot, round: &'a Round) -> Vec<&'a PodTable> {
    round.pods().filter(|pod| here.tournament.may_reseat_pod(round, pod).is_ok()).collect()
}

/// The players of these pods, by name.
fn seated_at(here: &Snapshot, pods: &[&PodTable]) -> Vec<PlayerChoice> {
    let seated = pods
        .iter()
        .flat_map(|pod| pod.pod.players.iter().map(move |id| PlayerChoice::at_table(here, *id, pod.table())));
    by_name(seated.collect())
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Result<Page, PageError> {
    let (slug, number) = (here.slug(), round.number);
    let open = here.tournament.repairable_heat(number);
    let free = free_pods(here, round);
    let rules = here.pod_rules()?;
    let joins = here.tournament.pod_with_room(rules, round).map(PodTable::table);
    let late = late_players(here, round);
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: number,
        back: urls::round_staff(slug, number),
        blocked: open.err().map(|refusal| here.refusal(&refusal)).unwrap_or_default(),
        reseat: urls::reseat(slug, number),
        seen: seated::digest(round),
        swaps: free.len() > 1,
        seated: seated_at(here, &free),
        staying: round.pods().count().saturating_sub(free.len()),
        seat_late: urls::seat_late(slug, number),
        joins,
        notes: late.iter().filter_map(|choice| late_note(here, rules, round, choice.id, joins?)).collect(),
        late,
        form: Fields::default(),
        faults: Faults::default(),
        refused: None,
    })
}

/// Where a late player sits who is kept apart from others, unless that changes nothing.
fn late_note(
    here: &Snapshot,
    rules: &PodRules,
    round: &Round,
    player: PlayerId,
    joins: TableNumber,
) -> Option<Message> {
    let apart = here.tournament.kept_apart_from(player, round.number);
    if apart.is_empty() {
        return None;
    }
    let pod = here.tournament.pod_for_late(rules, round, player)?;
    let beside = pod.pod.players.iter().filter(|other| apart.contains(*other));
    let beside: Vec<String> = beside.map(|other| here.name(*other)).collect();
    let (name, table) = (here.name(player), pod.table());
    if !beside.is_empty() {
        let others = words::list(&beside);
        return Some(
            say("pods-repair-late-beside").with("name", name).with("table", table).with("others", others),
        );
    }
    (table != joins).then(|| say("pods-repair-late-elsewhere").with("name", name).with("table", table))
}

impl Page {
    fn reason_of(&self, field: &str) -> &str {
        reason_beside(&self.form, field)
    }
}
