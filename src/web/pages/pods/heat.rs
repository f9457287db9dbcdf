//! `/t/{tournament}/rounds/{round}`: the pods of a published heat with what they scored.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::TableNumber;
use crate::domain::pairing::PairingProof;
use crate::domain::reason::Reason;
use crate::domain::tournament::round::{Phase, RoundKind};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::pods::{PodSeat, seats};
use crate::web::pages::public::state;
use crate::web::pages::public::{for_staff, published_round, round_choices};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::pairing_reason::fixed_not_kept;
use crate::words::pods::score_words;

#[derive(Template)]
#[template(path = "pods/heat.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    hours: String,
    clock: Option<ShownClock>,
    results: String,
    pods: Vec<ShownPod>,
    absent: String,
    corrections: Vec<CorrectedPod>,
    /// How it was seated, in sentences.
    seated: Vec<Message>,
    rounds: Vec<(u32, Option<Link>)>,
    standings: Link,
    forum: Link,
    print_tables: Link,
    print_names: Link,
    staff: Option<[Link; 2]>,
}

struct ShownPod {
    table: TableNumber,
    seats: Vec<PodSeat>,
    marks: Vec<(&'static str, Message)>,
}

/// A corrected score.
struct CorrectedPod {
    table: TableNumber,
    was: String,
    by: String,
    now: String,
    reason: Reason,
}

/// # Errors
/// [`PageError::NotFound`] before it is published.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let round = published_round(&here, visit.param("round")?)?;
    let (slug, number, names) = (here.slug(), round.number, here.display_names());
    let pods = round.pods().map(|pod| {
        let mut marks = Vec::new();
        if pod.result.is_none() && round.phase() == Phase::Playing {
            marks.push(("plain", say("all-table-playing")));
        }
        if pod.is_unfinished() {
            marks.push(("info", say("pods-badge-unfinished")));
        }
        if !pod.corrections.is_empty() {
            marks.push(("info", say("pods-badge-corrected")));
        }
        if pod.in_conflict() {
            marks.push(("conflict", say("pods-badge-checked")));
        }
        ShownPod { table: pod.table(), seats: seats(names, pod), marks }
    });
    let corrections = round.pods().flat_map(|pod| {
        let who: Vec<String> = pod.pod.players.iter().map(|player| names.name(*player)).collect();
        let results = pod.corrections.iter().map(|one| &one.was).chain(&pod.result).skip(1);
        let each = pod.corrections.iter().zip(results).map(|(one, now)| CorrectedPod {
            table: pod.table(),
            was: score_words(&who, &one.was.score),
            by: format!("{}, {}", here.actor(&one.was.actor), words::clock_of_day(&here, one.was.at)),
            now: score_words(&who, &now.score),
            reason: one.reason.clone(),
        });
        each.collect::<Vec<_>>()
    });
    let absent: Vec<String> = round.absent.iter().map(|player| names.name(*player)).collect();
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Round),
        facts: state::facts(&here, &setup.settings),
        title: words::round_name(&here, number).title().to_string(),
        hours: state::hours(&here, round),
        clock: ShownClock::on_cached_page(&here, round),
        results: state::results(round),
        pods: pods.collect(),
        absent: words::list(&absent),
        corrections: corrections.collect(),
        seated: how_seated(&here, round),
        rounds: round_choices(here.tournament.rounds(), Some(number), |other| urls::round(slug, other)),
        standings: urls::standings(slug),
        forum: urls::round_text(slug, number),
        print_tables: urls::print_pairings(slug, number),
        print_names: urls::print_names(slug, number),
        staff: for_staff(visit, slug, number),
    })
}

/// The seed and what came of it; at the top table, who earned a seat there.
fn how_seated(here: &Snapshot, round: &crate::domain::tournament::round::Round) -> Vec<Message> {
    // What was proved is about the seating before a change by hand.
    let is_as_seated = round.changed_by_hand.is_none();
    let mut told: Vec<Message> = match round.kind {
        RoundKind::TopTable => vec![say("pods-heat-top-seated").with("seed", round.seed)],
        RoundKind::Heat | RoundKind::Swiss | RoundKind::Stage(_) => {
            let pairs = match here.tournament.pairs_together(round) {
                [0, 0] => say("pods-heat-nobody-again"),
                [0, pairs] => say("pods-heat-pairs-again").with("pairs", pairs),
                [together, pairs] => {
                    say("pods-heat-together").with("together", together).with("pairs", pairs)
                }
            };
            let proof = match round.optimal {
                PairingProof::Proved => say("pods-heat-proved"),
                PairingProof::NotProved => say("pods-heat-not-proved"),
            };
            let seed = say("pods-heat-seed").with("seed", round.seed);
            [seed, pairs].into_iter().chain(is_as_seated.then_some(proof)).collect()
        }
    };
    told.extend(round.pods().filter_map(|pod| fixed_not_kept(round, pod.table(), |it| here.name(it))));
    told.extend(round.changed_by_hand.iter().map(|reason| say("pods-heat-changed").with("reason", reason)));
    told
}
