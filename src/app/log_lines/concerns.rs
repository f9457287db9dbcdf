//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::topic::{SeatedPods, SeatedTables, SeatsTopic, Topic};
use crate::domain::tournament::entry::{About, Entry};
use crate::domain::wording::numbers::list;

/// Whether an entry concerns this player.
pub(super) fn concerns(here: &Tournament, entry: &Entry, me: PlayerId) -> bool {
    let at_table = |at: AtTable| sits(here, at, me);
    match entry.about() {
        About::Nobody => false,
        About::Player(player) => player == me,
        About::Players(players) => players.contains(&me),
        About::Table(at) => at_table(at),
        About::Dispute(number) => here.dispute(number).and_then(|dispute| dispute.at).is_some_and(at_table),
        About::Penalty(number) => here.penalty(number).is_some_and(|penalty| penalty.player == me),
        About::Act(span) => any_of(here, span, me),
    }
}

/// Whether any entry of an act concerns this player.
fn any_of(here: &Tournament, span: ActSpan, me: PlayerId) -> bool {
    let entries = span.numbers().filter_map(|number| here.chronicle().entry(number));
    entries.into_iter().any(|it| concerns(here, &it.entry, me))
}

/// Where a player was seated when a round was paired or changed; `None` for other entries.
pub(super) fn seat(names: &DisplayNames, entry: &Entry, me: PlayerId) -> Option<String> {
    let Topic::Seats(seats) = entry.topic() else { return None };
    Some(match seats {
        SeatsTopic::Tables(it) => at_table(names, it, me),
        SeatsTopic::Pods(it) => in_pod(names, it, me),
    })
}

fn at_table(names: &DisplayNames, seated: SeatedTables<'_>, me: PlayerId) -> String {
    let SeatedTables { round, tables, bye, is_paired } = seated;
    let table = tables.iter().find(|table| table.players.contains(&me));
    let place = match table {
        Some(table) => {
            let [a, b] = table.players;
            format!("table {} against {}", table.table, names.name(if a == me { b } else { a }))
        }
        None if bye.is_some_and(|bye| bye.player == me) => "the bye".to_owned(),
        None => "no table".to_owned(),
    };
    let verb = if is_paired { "paired" } else { "changed by hand" };
    format!("Round {round} {verb}: {place}.")
}

fn in_pod(names: &DisplayNames, seated: SeatedPods<'_>, me: PlayerId) -> String {
    let SeatedPods { round, pods, is_top, is_drawn } = seated;
    let pod = pods.iter().find(|pod| pod.players.contains(&me));
    let place = pod.map_or_else(
        || "no table".to_owned(),
        |pod| {
            let others = pod.players.iter().filter(|player| **player != me).map(|player| names.name(*player));
            format!("table {} with {}", pod.table, list(&others.collect::<Vec<_>>()))
        },
    );
    let what = if is_top { "Top table".to_owned() } else { format!("Heat {round}") };
    let verb = if is_drawn { "seated" } else { "changed by hand" };
    format!("{what} {verb}: {place}.")
}

fn sits(here: &Tournament, at: AtTable, player: PlayerId) -> bool {
    let players = here.round(at.round).and_then(|round| round.players_at(at.table));
    players.is_some_and(|players| players.contains(&player))
}
