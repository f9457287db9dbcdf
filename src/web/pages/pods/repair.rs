//! `/t/{tournament}/rounds/{round}/repair`: players change pods in the heat being played, some pods are seated again, a
//! late player joins a pod, and who dropped makes room.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::Player;
use crate::domain::tournament::command::{Command, SeatPodsAgain};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::{PodTable, PodsAgain, SeatedPod};
use crate::domain::tournament::round::Round;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::AgainForm;
use crate::web::intents::AgainIntent;
use crate::web::layout::Layout;
use crate::web::pages::rounds;
use crate::web::pages::rounds::repair::{
    FreeTable, NewTable, PlayerChoice, SwapHere, by_name, late_players, reason_beside, reseat_as,
    seat_late_as, settle,
};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{FormError, Refused};
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
    /// Whether players of two pods can change places, or a player without a place can take that of one who dropped.
    swaps: bool,
    /// The players who can change places, each with where they sit, and those who could take a place.
    seated: Vec<PlayerChoice>,
    /// How many pods stay, because something was reported there.
    staying: usize,
    /// The names of those who dropped and whose places can be taken; empty if nobody did.
    dropped: String,
    again: Link,
    /// Whether there are pods to seat again: two, or one without somebody who dropped.
    seats_again: bool,
    /// The pods that can be seated again.
    free: Vec<FreeTable>,
    /// How seating the chosen pods again would be.
    preview: Vec<NewTable>,
    /// How many pairs would sit together who did so before, or are kept apart.
    pairs: Vec<Message>,
    seat_late: Link,
    /// Where a late player would sit whom nobody is kept apart from.
    joins: Option<Message>,
    /// Why no pod takes a late player; empty if one does.
    no_room: String,
    /// Who sits elsewhere, or beside somebody from whom they are kept apart.
    notes: Vec<Message>,
    /// The players without a place in the heat.
    late: Vec<PlayerChoice>,
    form: Fields,
    faults: Faults,
    refused: Option<String>,
}

/// The three forms.
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

/// Shows how the chosen pods would be seated again, or records what was shown.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn seat_again(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent = AgainForm::of(&visit.form);
    if AgainIntent::of(&visit.form) == Some(AgainIntent::Record) {
        let pods: Option<Vec<SeatedPod>> = visit.form.values(AgainForm::NAMES.seat).map(seated_pod).collect();
        return settle(site, visit, (Faults::default(), sent.seen), refuse, |round| {
            let pods = pods.clone().ok_or(FormError::Unfit)?;
            Ok(Command::SeatPodsAgain(SeatPodsAgain { round, pods, reason: sent.reason.into() }))
        });
    }
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    let tables: Vec<TableNumber> =
        visit.form.values(AgainForm::NAMES.table).filter_map(|table| table.parse().ok()).collect();
    let seated = here.tournament.pods_seated_again(round.number, &tables);
    let mut page = Page { form: visit.form.clone(), ..page(site, visit, &here, round)? };
    for free in &mut page.free {
        free.chosen = tables.contains(&free.number);
    }
    match seated {
        Ok(again) => {
            page.preview = again.pods.iter().map(|pod| new_pod(&here, round, pod)).collect();
            page.pairs = pairs_of(&again);
            Answer::page(&page)
        }
        Err(refusal) => Answer::refusal(&Page { refused: Some(here.refusal(&refusal)), ..page }),
    }
}

fn new_pod(here: &Snapshot, round: &Round, pod: &SeatedPod) -> NewTable {
    let numbers: Vec<String> = pod.players.iter().map(ToString::to_string).collect();
    NewTable {
        seat: format!("{}:{}", pod.table, numbers.join(":")),
        words: pod_players(here, pod),
        before: round.pod(pod.table).map(|now| names(here, &now.pod)).unwrap_or_default(),
    }
}

fn pairs_of(again: &PodsAgain) -> Vec<Message> {
    let repeats = say("pods-repair-again-repeats").with("count", again.repeats);
    let together = say("pods-repair-again-together").with("count", again.together);
    [Some(repeats), (again.together > 0).then_some(together)].into_iter().flatten().collect()
}

fn names(here: &Snapshot, pod: &SeatedPod) -> String {
    let name = |player: &PlayerId| {
        let name = here.name(*player);
        let stays = here.tournament.player(*player).is_none_or(Player::is_active);
        if stays { name } else { say("pods-repair-name-dropped").with("name", name).to_string() }
    };
    let names: Vec<String> = pod.players.iter().map(name).collect();
    words::list(&names)
}

/// `Table 4: Kira, Odo, Quark and Rom`.
fn pod_players(here: &Snapshot, pod: &SeatedPod) -> String {
    say("pods-repair-table-players").with("table", pod.table).with("players", names(here, pod)).to_string()
}

/// What a preview sent back: table and players.
fn seated_pod(text: &str) -> Option<SeatedPod> {
    let (table, players) = text.split_once(':')?;
    let players: Option<Vec<PlayerId>> = players.split(':').map(|player| player.parse().ok()).collect();
    Some(SeatedPod { table: table.parse().ok()?, players: players? })
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
    let seated = pods.iter().flat_map(|pod| {
        pod.pod.players.iter().map(move |id| PlayerChoice::at_table_or_gone(here, *id, pod.table()))
    });
    by_name(seated.collect())
}

/// Where a late player sits whom nobody is kept apart from.
fn late_joins(here: &Snapshot, pod: &PodTable) -> Message {
    match here.tournament.who_left(pod).next() {
        Some(gone) => {
            say("pods-repair-late-replaces").with("name", here.name(gone)).with("table", pod.table())
        }
        None => say("pods-repair-late-joins").with("table", pod.table()),
    }
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Result<Page, PageError> {
    let (slug, number) = (here.slug(), round.number);
    let open = here.tournament.repairable_heat(number);
    let free = free_pods(here, round);
    let free_table =
        |pod: &PodTable| FreeTable { number: pod.table(), words: pod_players(here, &pod.pod), chosen: false };
    let rules = here.pod_rules()?;
    let late = late_players(here, round);
    let dropped: Vec<String> =
        free.iter().flat_map(|pod| here.tournament.who_left(pod)).map(|player| here.name(player)).collect();
    // Somebody without a place takes only that of a player who dropped.
    let takers = late.iter().filter(|_| !dropped.is_empty()).map(PlayerChoice::without_place);
    let takers: Vec<PlayerChoice> = takers.collect();
    let (joins, notes, no_room) = match here.tournament.pod_with_room(rules, round) {
        Ok(pod) => {
            let note = |choice: &PlayerChoice| late_note(here, rules, round, choice.id, pod.table());
            (Some(late_joins(here, pod)), late.iter().filter_map(note).collect(), String::new())
        }
        Err(why) => (None, Vec::new(), here.refusal(&why.into())),
    };
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: number,
        back: urls::round_staff(slug, number),
        blocked: open.err().map(|refusal| here.refusal(&refusal)).unwrap_or_default(),
        reseat: urls::reseat(slug, number),
        seen: round.seats_hash().to_string(),
        swaps: free.len() > 1 || !takers.is_empty(),
        seated: by_name(seated_at(here, &free).into_iter().chain(takers).collect()),
        staying: round.pods().count().saturating_sub(free.len()),
        seats_again: free.len() > 1 || !dropped.is_empty(),
        dropped: words::list(&dropped),
        again: urls::pair_tables_again(slug, number),
        free: free.iter().copied().map(free_table).collect(),
        preview: Vec::new(),
        pairs: Vec::new(),
        seat_late: urls::seat_late(slug, number),
        joins,
        no_room,
        notes,
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
    let pod = here.tournament.pod_for_late(rules, round, player).ok()?;
    let left: Vec<PlayerId> = here.tournament.who_left(pod).collect();
    let beside = pod.pod.players.iter().filter(|other| apart.contains(*other) && !left.contains(*other));
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
