//! The tables of the current round.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::scoring::result::Side;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::say;
use crate::web::pages::director::todo_tables::{over_in_words, overtime};
use crate::web::pages::rounds::clock::{ClockButtons, ClockPlace};
use crate::web::shown_clock::ShownClock;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::numbers::grouped;

/// The round in play, in draft, or played last.
pub(super) struct RoundTables {
    pub(super) title: String,
    pub(super) staff: Link,
    /// Result slips to print, once the round is published.
    pub(super) slips: Option<Link>,
    pub(super) results: String,
    pub(super) clock: Option<ShownClock>,
    pub(super) buttons: Option<ClockButtons>,
    pub(super) rows: Vec<Row>,
    /// Whether pods play, each row with all its players.
    pub(super) in_pods: bool,
    pub(super) aside: Vec<String>,
}

pub(super) struct Row {
    pub(super) number: String,
    /// Where to record its result, for people who may.
    pub(super) link: Option<Link>,
    pub(super) players: Vec<PlayerCell>,
    /// The badge's class and text.
    pub(super) badge: Option<(&'static str, String)>,
    /// What was recorded, unless it is contested; a judge who was called does not hide it.
    pub(super) score: String,
}

/// A player at a table.
pub(super) struct PlayerCell {
    pub(super) name: String,
    pub(super) link: Link,
    pub(super) won: bool,
}

pub(super) fn round_tables(visit: &Visit, here: &Snapshot, now: DateTime<Utc>) -> Option<RoundTables> {
    let round = here.tournament.current_round()?;
    let title = words::round_name(here, round.number).title();
    let title = match round.phase() {
        Phase::Draft => say("director-tables-draft").with("round", title),
        Phase::Playing => title,
        Phase::Closed => say("director-tables-closed").with("round", title),
    };
    let may_score = visit.sends(urls::record::PATH) && round.phase() != Phase::Draft;
    Some(RoundTables {
        title: title.into(),
        staff: urls::round_staff(here.slug(), round.number),
        slips: round
            .clock
            .as_ref()
            .filter(|_| round.phase() == Phase::Playing)
            .map(|_| urls::print_slips(here.slug(), round.number)),
        results: {
            let (done, all) = round.count_results();
            say("director-tables-done-of").with("done", done).with("all", all).into()
        },
        clock: ShownClock::on_fresh_page(here, round, now),
        buttons: ClockButtons::of(visit, here, round, ClockPlace::Desk),
        rows: rows(here, round, may_score, now),
        in_pods: round.pods().len() > 0,
        aside: players_not_playing(here, round),
    })
}

fn rows(here: &Snapshot, round: &Round, may_score: bool, now: DateTime<Utc>) -> Vec<Row> {
    let of_two = round.tables().map(|table| row(here, round, table, may_score, now));
    of_two.chain(round.pods().map(|pod| pod_row(here, round, pod, may_score, now))).collect()
}

fn pod_row(here: &Snapshot, round: &Round, pod: &PodTable, may_score: bool, now: DateTime<Utc>) -> Row {
    let places = pod.to_pod().places();
    let won = |player: PlayerId| {
        places.iter().any(|(other, total, place)| *other == player && *place == 1 && *total > 0)
    };
    let players = pod.pod.players.iter().map(|player| PlayerCell {
        name: here.name(*player),
        link: urls::player(here.slug(), *player),
        won: won(*player),
    });
    let stands = pod.result.is_some() && !pod.in_conflict();
    let most = places.first().filter(|_| stands);
    Row {
        number: pod.table().to_string(),
        link: may_score.then(|| urls::table(here.slug(), round.number, pod.table())),
        players: players.collect(),
        badge: pod_badge(here, round, pod, now),
        score: most.map(|(_, total, _)| grouped(*total)).unwrap_or_default(),
    }
}

/// What the pod is waiting for; `None` once it has an undisputed result.
fn pod_badge(
    here: &Snapshot,
    round: &Round,
    pod: &PodTable,
    now: DateTime<Utc>,
) -> Option<(&'static str, String)> {
    let at = AtTable::new(round.number, pod.table());
    let called = here.tournament.disputes().any(|it| it.waits() && it.at == Some(at));
    let over = round.pod_ends_at(pod).map(|ends| now - ends).filter(|over| over.num_seconds() >= 0);
    match (round.phase(), pod.reports.iter().flatten().count()) {
        _ if pod.in_conflict() => Some(("conflict", say("director-todo-conflict").into())),
        _ if called => Some(("needs", say("director-tables-judge-call").into())),
        _ if pod.result.is_some() => None,
        (Phase::Draft | Phase::Closed, _) => None,
        (Phase::Playing, some) if some > 0 => {
            Some(("info", say("director-tables-reports").with("reports", some).into()))
        }
        (Phase::Playing, _) => Some(match over {
            Some(over) => ("needs", over_in_words(over)),
            None => ("plain", say("all-table-playing").into()),
        }),
    }
}

fn row(here: &Snapshot, round: &Round, table: &Table, may_score: bool, now: DateTime<Utc>) -> Row {
    let result = table.result.as_ref().map(|recorded| recorded.result);
    let ahead = result.and_then(|result| {
        let grades = here.tournament.setup()?.profile()?.outcomes(&result).ok()??;
        let [a, b] = grades.map(|outcome| outcome.victory_points);
        (a != b).then_some(if a > b { Side::A } else { Side::B })
    });
    let one = |player: PlayerId, side: Side| PlayerCell {
        name: here.name(player),
        link: urls::player(here.slug(), player),
        won: ahead == Some(side),
    };
    let [a, b] = table.pair.players;
    let score = result.filter(|_| !table.in_conflict()).map_or_else(String::new, |result| {
        let [first, second] = result.scores.map(words::score);
        format!("{first} : {second}")
    });
    Row {
        number: table.pair.table.to_string(),
        link: may_score.then(|| urls::table(here.slug(), round.number, table.pair.table)),
        players: vec![one(a, Side::A), one(b, Side::B)],
        badge: badge(here, round, table, now),
        score,
    }
}

/// What the table is waiting for; `None` once it has an undisputed result.
fn badge(
    here: &Snapshot,
    round: &Round,
    table: &Table,
    now: DateTime<Utc>,
) -> Option<(&'static str, String)> {
    let at = AtTable::new(round.number, table.pair.table);
    if table.in_conflict() {
        return Some(("conflict", say("director-todo-conflict").into()));
    }
    let calls = || here.tournament.disputes().filter(|it| it.waits() && it.at == Some(at));
    if calls().any(|dispute| !dispute.is_in_hand()) {
        return Some(("needs", say("director-tables-judge-call").into()));
    }
    if calls().next().is_some() {
        return Some(("info", say("director-tables-judge-there").into()));
    }
    if table.result.is_some() || round.phase() == Phase::Draft {
        return None;
    }
    let reports = table.reports.iter().flatten().count();
    let until = words::own_end(here, round, table).filter(|_| overtime(round, table, now).is_none());
    if let Some((until, _)) = until {
        return Some(("info", say("director-tables-until").with("until", until).into()));
    }
    match overtime(round, table, now) {
        Some(over) => Some(("needs", over_in_words(over))),
        None if reports > 0 => Some(("info", say("director-tables-reports").with("reports", 1_u32).into())),
        None => Some(("plain", say("all-table-playing").into())),
    }
}

fn players_not_playing(here: &Snapshot, round: &Round) -> Vec<String> {
    let names =
        |players: &[PlayerId]| players.iter().map(|player| here.name(*player)).collect::<Vec<_>>().join(", ");
    let mut lines = Vec::new();
    if let Some(bye) = &round.bye {
        lines.push(say("director-tables-bye").with("name", here.name(bye.player)).into());
    }
    if !round.earned_byes.is_empty() {
        lines.push(say("director-tables-earned-bye").with("names", names(&round.earned_byes)).into());
    }
    if !round.absent.is_empty() {
        lines.push(say("director-tables-away").with("names", names(&round.absent)).into());
    }
    lines
}
