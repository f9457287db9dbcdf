//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::{
    About, Entry, HeatPaired, PairingsChanged, PodsChanged, RoundPaired, StagePaired, TablesReseated,
    TopTableSeated,
};
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
    let (round, tables, bye, verb) = if let Entry::RoundPaired(RoundPaired { round, tables, bye, .. }) = entry
    {
        (round, tables, bye, "paired")
    } else if let Entry::PairingsChanged(PairingsChanged { round, tables, bye, .. }) = entry {
        (round, tables, bye, "changed by hand")
    } else if let Entry::TablesReseated(TablesReseated { round, tables, bye, .. }) = entry {
        (round, tables, &bye.given().cloned(), "changed by hand")
    } else if let Entry::StagePaired(StagePaired { round, tables, .. }) = entry {
        (round, tables, &None, "paired")
    } else {
        return pod_seat(names, entry, me);
    };
    let table = tables.iter().find(|table| table.players.contains(&me));
    let place = match table {
        Some(table) => {
            let [a, b] = table.players;
            format!("table {} against {}", table.table, names.name(if a == me { b } else { a }))
        }
        None if bye.as_ref().is_some_and(|bye| bye.player == me) => "the bye".to_owned(),
        None => "no table".to_owned(),
    };
    Some(format!("Round {round} {verb}: {place}."))
}

/// Where a player was seated when a heat or the top table was seated or changed; `None` for other entries.
fn pod_seat(names: &DisplayNames, entry: &Entry, me: PlayerId) -> Option<String> {
    let (round, pods, verb) = if let Entry::HeatPaired(HeatPaired { round, pods, .. }) = entry {
        (format!("Heat {round}"), pods.as_slice(), "seated")
    } else if let Entry::PodsChanged(PodsChanged { round, pods, .. }) = entry {
        (format!("Heat {round}"), pods.as_slice(), "changed by hand")
    } else if let Entry::TopTableSeated(TopTableSeated { pod, .. }) = entry {
        ("Top table".to_owned(), std::slice::from_ref(pod), "seated")
    } else {
        return None;
    };
    let pod = pods.iter().find(|pod| pod.players.contains(&me));
    let place = pod.map_or_else(
        || "no table".to_owned(),
        |pod| {
            let others = pod.players.iter().filter(|player| **player != me).map(|player| names.name(*player));
            format!("table {} with {}", pod.table, list(&others.collect::<Vec<_>>()))
        },
    );
    Some(format!("{round} {verb}: {place}."))
}

fn sits(here: &Tournament, at: AtTable, player: PlayerId) -> bool {
    let players = here.round(at.round).and_then(|round| round.players_at(at.table));
    players.is_some_and(|players| players.contains(&player))
}
