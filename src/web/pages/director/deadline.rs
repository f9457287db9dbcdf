//! What a round with a deadline is waiting for, on the desk.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::Snapshot;
use crate::app::appointments::Appointment;
use crate::domain::id::TableNumber;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::pages::director::todo_item::Item;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// More tables than this are counted.
const MOST_TABLES: usize = 8;
/// The desk is in a hurry from here on.
const LAST_DAY: TimeDelta = TimeDelta::days(1);

/// What the players of a round agreed on.
struct AgreedTimes {
    games: Vec<Appointment>,
    pods: Vec<(TableNumber, DateTime<Utc>)>,
}

/// The tables without a result, with the time that is left; nothing without a deadline or if all results are in. If
/// all rounds of a timetable are in play, it is those whose deadline passed, and the next one.
pub(super) fn items(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    now: DateTime<Utc>,
) -> Result<Vec<Item>, PageError> {
    if !visit.offers(here, urls::record::PATH) {
        return Ok(Vec::new());
    }
    let mut items = Vec::new();
    for round in here.tournament.rounds().filter(|round| round.phase() == Phase::Playing) {
        let Some(deadline) = round.clock.as_ref().and_then(|clock| clock.deadline) else { continue };
        let games = site.desk.appointments_of(here, round)?;
        let agreed = AgreedTimes { games, pods: site.desk.pods_agreed(here, round)? };
        let settles = visit.offers(here, urls::unfinished::PATH);
        let Some(item) = of_round(here, round, &agreed, (now, settles)) else { continue };
        items.push(item);
        if deadline > now {
            break;
        }
    }
    Ok(items)
}

fn of_round(
    here: &Snapshot,
    round: &Round,
    agreed: &AgreedTimes,
    (now, settles): (DateTime<Utc>, bool),
) -> Option<Item> {
    let deadline = round.clock.as_ref()?.deadline?;
    let (done, all) = round.count_results();
    let open = all.checked_sub(done).filter(|open| *open > 0)?;
    let left = deadline - now;
    let (time, is_over) = match left > TimeDelta::zero() {
        true => (say("director-deadline-left").with("time", words::span(left)), false),
        false => (say("director-deadline-passed").with("time", words::span(left)), true),
    };
    let playing = here.tournament.rounds().filter(|round| round.phase() == Phase::Playing);
    let no_result = match playing.count() {
        0 | 1 => say("director-deadline-no-result").with("open", open).with("all", all).with("time", time),
        _ => say("director-deadline-no-result-in-round")
            .with("round", round.number)
            .with("open", open)
            .with("all", all)
            .with("time", time),
    };
    Some(Item {
        kind: if left < LAST_DAY { "needs" } else { "info" },
        word: if is_over { say("director-todo-no-result") } else { say("all-deadline") }.into(),
        about: no_result.into(),
        matter: tables(here, round, agreed, now),
        link: Some(match is_over && settles {
            true => (urls::unfinished(here.slug(), round.number), say("director-todo-settle").into()),
            false => (urls::round_staff(here.slug(), round.number), say("all-open").into()),
        }),
    })
}

/// `Table 2: Kira and Odo, agreed on …; table 5: Quark and Nog, until …; and 3 more.`
fn tables(here: &Snapshot, round: &Round, agreed: &AgreedTimes, now: DateTime<Utc>) -> String {
    let meeting = |at: DateTime<Utc>, ends: Option<DateTime<Utc>>| {
        let told = words::clock_of_day(here, at);
        let words = match ends.is_some_and(|ends| at > ends) {
            true => say("director-deadline-agreed-late").with("at", told),
            false => say("director-deadline-agreed").with("at", told),
        };
        words.to_string()
    };
    let duels = round.missing().map(|table| {
        let own =
            words::own_end(here, round, table).filter(|_| round.ends_at(table).is_some_and(|end| end > now));
        let until = own
            .map(|(until, _)| say("director-deadline-until").with("until", until).to_string())
            .unwrap_or_default();
        let meets = agreed.games.iter().find(|one| one.is_between(table.pair.players));
        let meets = meets.map(|one| meeting(one.at, round.ends_at(table))).unwrap_or_default();
        (
            table.pair.table,
            table.pair.players.to_vec(),
            until + &meets + &reported(here, table) + &left(here, table),
        )
    });
    let pods = round.open_pods().map(|pod| {
        let meets = agreed.pods.iter().find(|(table, _)| *table == pod.table());
        let meets = meets.map(|(_, at)| meeting(*at, round.pod_ends_at(pod))).unwrap_or_default();
        (pod.table(), pod.pod.players.clone(), meets)
    });
    let open: Vec<_> = duels.chain(pods).collect();
    let told = open.iter().take(MOST_TABLES).map(|(table, players, until)| {
        let names: Vec<String> = players.iter().map(|player| here.name(*player)).collect();
        let names = words::list(&names);
        say("director-deadline-table")
            .with("table", table)
            .with("names", names)
            .with("until", until)
            .to_string()
    });
    let mut told: Vec<String> = told.collect();
    if let Some(more) = open.len().checked_sub(MOST_TABLES).filter(|more| *more > 0) {
        told.push(say("director-deadline-more").with("more", more).into());
    }
    format!("{}.", words::capital(&words::semicolons(&told)))
}

/// Who of the two has left, so that nobody waits for them.
fn left(here: &Snapshot, table: &Table) -> String {
    here.tournament.left_and_here(table).map_or_else(String::new, |[gone, _]| {
        say("director-deadline-left-player").with("name", here.name(gone)).into()
    })
}

/// Who has reported at a table without a result: then only the opponent needs a reminder.
fn reported(here: &Snapshot, table: &Table) -> String {
    match &table.reports {
        [None, None] => String::new(),
        [Some(_), Some(_)] => say("director-deadline-reports-differ").into(),
        [Some(_), None] | [None, Some(_)] => {
            let mut reports = table.pair.players.into_iter().zip(&table.reports);
            let by = reports.find(|(_, report)| report.is_some()).map(|(player, _)| here.name(player));
            say("director-deadline-reported").with("name", by.unwrap_or_default()).into()
        }
    }
}
