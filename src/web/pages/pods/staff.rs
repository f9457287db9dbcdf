//! `/t/{tournament}/rounds/{round}/staff`: a heat as staff see it, from draft to close.

use askama::Template;
use chrono::Utc;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, TableNumber};
use crate::domain::pods::score::PodCounting;
use crate::domain::tournament::command::{CloseRound, Command};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::director;
use crate::web::pages::pods::{PodSeat, repair, seats};
use crate::web::pages::rounds::clock::{ClockButtons, ClockPlace, set_as};
use crate::web::pages::rounds::repair::SwapHere;
use crate::web::pages::rounds::shown_tables::{Missing, ShownTables, TableFilter};
use crate::web::pages::rounds::staff::{NotDone, RoundPage, close_as, show_as};
use crate::web::pages::rounds::tables::{TableAct, just_recorded, open_slips};
use crate::web::pages::rounds::{self, NamedLink, seated};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::{self, RoundWords};

#[derive(Template)]
#[template(path = "pods/staff.html")]
struct PodTables {
    layout: Layout,
    tabs: Tabs,
    title: String,
    /// This page with every pod: a script adds what the address asks for.
    live: Link,
    round: RoundWords,
    results: Message,
    clock: Option<ShownClock>,
    buttons: Option<ClockButtons>,
    /// Other choices of tables, while the heat is played.
    filter: Option<TableFilter>,
    rows: Vec<Row>,
    swap: Option<SwapHere>,
    /// Whether totals can be typed in the rows.
    enters: bool,
    absent: String,
    /// Where to close it, for people who may, once nothing prevents it.
    close: Option<Link>,
    /// The first button of the same form: it pairs the next heat, too.
    and_pairs: Option<Message>,
    /// Why it cannot be closed, for people who may.
    waits: Option<String>,
    /// The open disputes that would stay open: their numbers, and the label of the button.
    over: Option<(String, String, usize)>,
    closed: bool,
    next: Option<NamedLink>,
    pages: Vec<NamedLink>,
    refused: Option<NotDone>,
}

struct Row {
    table: TableNumber,
    open: Option<Link>,
    seats: Vec<Seated>,
    /// Where the totals typed in the row are sent, while there are none.
    record: Option<Link>,
    /// Who sits there, so that no total goes to players who sat down later.
    seated: String,
    /// Where totals of this visitor's hand are undone, right after they were recorded.
    undo: Option<Link>,
    badge: Option<(&'static str, Message)>,
    action: Option<TableAct>,
}

struct Seated {
    seat: PodSeat,
    to: Link,
    /// The number for a swap, where the player can change places.
    swaps: Option<PlayerId>,
}

/// The draft, or the pods with what they scored.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    show_as(site, visit, PAGE)
}

/// Closes the heat.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn close(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    close_as(site, visit, PAGE)
}

/// Sets the clock of the heat.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn set_clock(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    set_as(site, visit, PAGE)
}

/// Nothing but the tournament is read for it.
const PAGE: RoundPage<PodTables> =
    |site, visit, here, round, refused| Ok(page(site, visit, here, round, refused));

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round, refused: Option<NotDone>) -> PodTables {
    let slug = here.slug();
    let over: Vec<DisputeNumber> =
        here.tournament.open_disputes_of(round.number).map(|dispute| dispute.number).collect();
    let command = Command::CloseRound(CloseRound { round: round.number, over: over.clone() });
    let decided = here.tournament.decide(&command);
    let closes = round.phase() == Phase::Playing && visit.offers(here, urls::close_round::PATH);
    let (done, all) = round.count_results();
    let absent: Vec<String> = round.absent.iter().map(|player| here.name(*player)).collect();
    let pages = [
        (say("pods-staff-what-players-see"), urls::round(slug, round.number)),
        (say("pods-staff-print-by-table"), urls::print_pairings(slug, round.number)),
        (say("pods-staff-print-by-name"), urls::print_names(slug, round.number)),
        (say("pods-staff-print-slips"), urls::print_slips(slug, round.number)),
        (say("pods-staff-projector"), urls::screen(slug)),
    ];
    let pages = pages.into_iter().chain(open_slips(here, round));
    let pages = pages.map(|(word, to)| NamedLink { word: word.to_string(), to });
    let back = rounds::take_back(visit, here, round);
    let repairs =
        here.tournament.repairable_heat(round.number).is_ok() && visit.offers(here, urls::reseat::PATH);
    let change = repairs.then(|| NamedLink {
        word: say("pods-staff-change").to_string(),
        to: urls::repair(slug, round.number),
    });
    let settles = visit.offers(here, urls::unfinished::PATH) && round.phase() == Phase::Playing;
    let unfinished = (settles && round.open_pods().next().is_some()).then(|| NamedLink {
        word: say("pods-staff-unfinished").to_string(),
        to: urls::unfinished(slug, round.number),
    });
    let now = Utc::now();
    let missing = |pod: &PodTable| Missing::at_pod(round, pod, now);
    let shown = ShownTables::of(visit, round);
    let swap = repair::swap_here(visit, here, round);
    PodTables {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        live: urls::round_staff(slug, round.number),
        round: words::round_name(here, round.number),
        results: say("pods-staff-of-all").with("done", done).with("all", all),
        clock: ShownClock::on_fresh_page(here, round, now),
        buttons: ClockButtons::of(visit, here, round, ClockPlace::Round),
        filter: shown.links(here, round, &round.pods().map(missing)),
        rows: rows(visit, here, round, swap.is_some(), |pod| shown.has(missing(pod))),
        swap,
        enters: takes_totals(visit, here) && round.pods().any(|pod| is_open(round, pod)),
        absent: words::list(&absent),
        close: (closes && decided.is_ok()).then(|| urls::close_round(slug, round.number)),
        and_pairs: director::close_and_pair(here, round),
        waits: decided.err().filter(|_| closes).map(|why| here.refusal(&why)),
        over: (!over.is_empty()).then(|| {
            let numbers: Vec<String> = over.iter().map(ToString::to_string).collect();
            (numbers.join(" "), words::list(&numbers), over.len())
        }),
        closed: round.phase() == Phase::Closed,
        next: next_link(here, round).filter(|_| visit.offers(here, urls::pair::PATH)),
        pages: back.into_iter().chain(change).chain(unfinished).chain(pages).collect(),
        refused,
    }
}

/// After the last closed heat comes the top table or another heat; after the top table, the end.
fn next_link(here: &Snapshot, round: &Round) -> Option<NamedLink> {
    let is_last = here.tournament.next_round() == round.number.next() && round.phase() == Phase::Closed;
    let (word, to) = match round.kind {
        RoundKind::TopTable => (say("pods-staff-close-tournament"), urls::desk(here.slug())),
        RoundKind::Heat | RoundKind::Swiss | RoundKind::Stage(_) => {
            (say("pods-staff-go-on"), urls::desk(here.slug()))
        }
    };
    is_last.then(|| NamedLink { word: word.to_string(), to })
}

/// The shown pods. What this visitor recorded a moment ago is there too, so that they can undo it.
fn rows(
    visit: &Visit,
    here: &Snapshot,
    round: &Round,
    swaps: bool,
    shown: impl Fn(&PodTable) -> bool,
) -> Vec<Row> {
    let recorded = just_recorded(visit, here, round, |since, who| here.pods_recorded_since(since, who));
    let rows = round.pods().filter_map(|pod| {
        let undo = recorded.get(&AtTable::new(round.number, pod.table())).filter(|_| pod.result.is_some());
        (undo.is_some() || shown(pod))
            .then(|| Row { undo: undo.cloned(), ..row(visit, here, round, pod, swaps) })
    });
    rows.collect()
}

/// Whether this visitor types totals in the rows. A table of every round of a game is too wide for a row.
fn takes_totals(visit: &Visit, here: &Snapshot) -> bool {
    visit.offers(here, urls::record::PATH)
        && here.pod_rules().is_ok_and(|rules| rules.counting == PodCounting::Totals)
}

fn is_open(round: &Round, pod: &PodTable) -> bool {
    round.phase() == Phase::Playing && pod.result.is_none() && !pod.in_conflict()
}

fn row(visit: &Visit, here: &Snapshot, round: &Round, pod: &PodTable, swaps: bool) -> Row {
    let to = urls::table(here.slug(), round.number, pod.table());
    let scores = rounds::may_score(visit);
    let over = Missing::at_pod(round, pod, Utc::now()).late;
    let reports = pod.reports.iter().flatten().count();
    let badge = if !pod.contradictions.is_empty() {
        Some(("conflict", say("pods-badge-two-results")))
    } else if pod.players_disagree() {
        Some(("conflict", say("pods-badge-conflict")))
    } else if pod.result.is_some() {
        let corrected = (!pod.corrections.is_empty()).then(|| say("pods-badge-corrected"));
        corrected.or_else(|| pod.is_unfinished().then(|| say("pods-badge-unfinished"))).map(|it| ("info", it))
    } else if reports > 0 {
        Some(("info", say("pods-badge-reports").with("reports", reports)))
    } else {
        Some(if over { ("needs", say("pods-badge-no-result")) } else { ("plain", say("all-table-playing")) })
    };
    let action = if pod.in_conflict() {
        TableAct { word: say("pods-staff-settle").to_string(), to: to.clone(), icon: Some("record") }
    } else if pod.result.is_none() {
        TableAct { word: say("pods-staff-record").to_string(), to: to.clone(), icon: Some("record") }
    } else {
        let to = urls::correct(here.slug(), round.number, pod.table());
        TableAct { word: say("pods-staff-correct").to_string(), to, icon: Some("correct") }
    };
    let moves = swaps && here.tournament.may_reseat_pod(round, pod).is_ok();
    let seated = |seat: PodSeat| Seated {
        to: urls::player(here.slug(), seat.player),
        swaps: moves.then_some(seat.player),
        seat,
    };
    Row {
        table: pod.table(),
        open: scores.then_some(to),
        seats: seats(here.display_names(), pod).into_iter().map(seated).collect(),
        record: (takes_totals(visit, here) && is_open(round, pod))
            .then(|| urls::record(here.slug(), round.number, pod.table())),
        seated: seated::field(&pod.pod.players),
        undo: None,
        badge,
        action: visit.offers(here, urls::record::PATH).then_some(action),
    }
}
