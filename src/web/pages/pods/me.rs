//! `/t/{tournament}/me`: what a player in pods sees of their table.

use askama::Template;
use chrono::Utc;
use chrono_tz::Tz;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::domain::tournament::round::{Phase, RoundKind};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::penalties::lines::{self, PenaltyLine};
use crate::web::pages::player::here::{self, OwnCheckIn};
use crate::web::pages::player::leave::Leaving;
use crate::web::pages::player::own_deck::{OwnDeck, own_deck};
use crate::web::pages::player::rulings::{self, RefusedAppeal, Ruling};
use crate::web::pages::player::table::after_round;
use crate::web::pages::pods::appointment::PodTimes;
use crate::web::pages::pods::report::AtPod;
use crate::web::pages::pods::score_form::ScoreForm;
use crate::web::pages::public::finish::{self, BestPlace, OwnFinish};
use crate::web::pages::public::state;
use crate::web::pages::rounds::seated;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::numbers::grouped;
use crate::words::pods::{score_words, tribbles};

#[derive(Template)]
#[template(path = "pods/me.html")]
pub(in crate::web) struct PodMe {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    name: String,
    facts: Vec<Message>,
    table: Option<OwnPod>,
    /// When the table meets, in a heat with a deadline.
    times: Option<PodTimes>,
    /// Without a table: the situation, and what comes next.
    empty: Option<(String, String)>,
    /// Once it is over: where the player finished.
    own: Option<OwnFinish>,
    /// And who won, and the best.
    won: Option<String>,
    best: Vec<BestPlace>,
    /// A judge can come to the newest table.
    can_call: bool,
    heats: Vec<OwnHeat>,
    deck: Option<OwnDeck>,
    rulings: Vec<Ruling>,
    penalties: Vec<PenaltyLine>,
    check_in: Option<OwnCheckIn>,
    leaving: Leaving,
}

/// The pod at which the player sits now.
struct OwnPod {
    round: RoundNumber,
    number: String,
    others: String,
    clock: Option<ShownClock>,
    open: bool,
    /// The state of its result: badge, word, sentence.
    notice: Option<Notice>,
    /// Another player's report to confirm.
    confirm: Option<Confirmable>,
}

/// What another player reported.
struct Confirmable {
    text: Message,
    round: String,
    seated: String,
    fields: Vec<String>,
}

/// A heat that the player has played.
struct OwnHeat {
    heat: String,
    total: String,
    place: String,
}

/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    Answer::page(&PodMe::of(site, visit, &here, player, &None)?)
}

impl PodMe {
    /// The page, with an appeal that was not recorded.
    pub(in crate::web) fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        player: PlayerId,
        refused: &RefusedAppeal<'_>,
    ) -> Result<Self, PageError> {
        let line = here.tournament.pod_standings().into_iter().find(|line| line.tally.player == player);
        let line = line.filter(|line| !line.tally.heats.is_empty());
        let facts = line
            .as_ref()
            .map(|line| vec![say("pods-me-place").with("place", line.place), tribbles(line.tally.total)]);
        let heats = line.iter().flat_map(|line| line.tally.heats.iter().rev()).map(|(heat, total, place)| {
            OwnHeat { heat: heat.to_string(), total: grouped(*total), place: place.to_string() }
        });
        let place = AtPod::playing(here, player);
        let ranking = finish::finishers(here)?;
        let over = place.is_none() && state::is_over(here);
        let own = over.then(|| finish::player_finish(&ranking, player));
        let (won, best) = finish::won_and_best(ranking);
        Ok(Self {
            layout: visit.layout(site),
            tabs: Tabs::of(visit, here, Tab::Mine),
            slug: here.slug().clone(),
            name: here.name(player),
            facts: facts.unwrap_or_default(),
            table: place.map(|place| own_pod(place, player, visit.zone(here))),
            times: PodTimes::of(site, visit, here, player)?,
            empty: (place.is_none() && own.is_none()).then(|| without_table(here, player)),
            own,
            won,
            best,
            can_call: AtPod::newest(here, player).is_some() && visit.offers(here, urls::call_judge::PATH),
            heats: heats.collect(),
            deck: own_deck(here, player)?,
            rulings: rulings::rulings(here, player, refused),
            penalties: lines::of_player(here, player),
            check_in: here::own_check_in(here, player),
            leaving: Leaving::of(visit, here, player),
        })
    }
}

fn own_pod(place: AtPod<'_>, player: PlayerId, zone: Tz) -> OwnPod {
    let AtPod { here, round, pod } = place;
    let others: Vec<String> =
        pod.pod.players.iter().filter(|other| **other != player).map(|other| here.name(*other)).collect();
    let open = pod.result.is_none();
    let (notice, confirm) = standing(place, player);
    OwnPod {
        round: round.number,
        number: pod.table().to_string(),
        others: words::list(&others),
        clock: ShownClock::at_pod(here, round, pod, Utc::now(), zone).filter(|_| open),
        open,
        notice,
        confirm,
    }
}

type Notice = (&'static str, Message, Message);

/// What was recorded or reported, from this player's side.
fn standing(place: AtPod<'_>, player: PlayerId) -> (Option<Notice>, Option<Confirmable>) {
    let AtPod { here, round, pod } = place;
    let names = place.names();
    if let Some(recorded) = &pod.result {
        let result = score_words(&names, &recorded.score);
        if pod.contradictions.is_empty() {
            let text = say("pods-me-recorded-text").with("result", result);
            return (Some(("settled", say("pods-me-recorded"), text)), None);
        }
        let text = say("pods-me-not-settled-text").with("result", result);
        return (Some(("conflict", say("pods-me-not-settled"), text)), None);
    }
    let all: Vec<String> = pod
        .reports_by_player()
        .map(|(who, report)| {
            let result = score_words(&names, &report.score);
            say("pods-me-reported").with("name", here.name(who)).with("result", result).to_string()
        })
        .collect();
    if pod.players_disagree() {
        let text = say("pods-me-differ-text").with("reports", all.join(" "));
        return (Some(("conflict", say("pods-me-differ"), text)), None);
    }
    match (pod.reports_by_player().find(|(who, _)| *who == player), pod.reports_by_player().next()) {
        (Some((_, own)), _) => {
            let text = say("pods-me-you-reported").with("result", score_words(&names, &own.score));
            (Some(("info", say("pods-me-waiting"), text)), None)
        }
        (None, Some((who, report))) => {
            let text = say("pods-me-confirm-text")
                .with("name", here.name(who))
                .with("result", score_words(&names, &report.score));
            let fields = ScoreForm::texts(&report.score);
            let seated = seated::field(&pod.pod.players);
            (None, Some(Confirmable { text, round: round.number.to_string(), seated, fields }))
        }
        (None, None) => (None, None),
    }
}

/// Without a table: the situation, and what comes next.
fn without_table(here: &Snapshot, player: PlayerId) -> (String, String) {
    let both = |what: Message, next: Message| (what.to_string(), next.to_string());
    if here.tournament.player(player).is_some_and(|player| !player.is_active()) {
        return both(say("pods-me-dropped"), say("pods-me-dropped-next"));
    }
    let published = here.tournament.published_rounds().next_back();
    let Some(round) = published else {
        return both(say("pods-me-none-before"), say("pods-me-none-before-next"));
    };
    let name = words::round_name(here, round.number);
    match round.phase() {
        // Nothing follows the top table.
        Phase::Closed | Phase::Draft if round.kind == RoundKind::TopTable => {
            both(say("pods-me-closed").with("round", name.subject()), say("pods-me-no-more-next"))
        }
        Phase::Playing if round.kind == RoundKind::TopTable => {
            both(say("pods-me-not-at-top"), say("pods-me-no-more-next"))
        }
        Phase::Playing => {
            both(say("pods-me-no-table").with("round", name.with_article()), say("pods-me-no-table-next"))
        }
        Phase::Closed | Phase::Draft => {
            let next = after_round(here, round, say("pods-me-closed-next"));
            both(say("pods-me-closed").with("round", name.subject()), next)
        }
    }
}
