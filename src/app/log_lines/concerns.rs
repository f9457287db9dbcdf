//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::entry::topic::{SeatedPods, SeatedTables, SeatsTopic, Topic};
use crate::domain::tournament::entry::{About, Entry, TablesReseated};
use crate::domain::tournament::round::ByeMove;
use crate::messages::{Message, say};
use crate::words::numbers::list;
use crate::words::round_name::RoundWords;

/// Whether the entry with this number concerns this player.
pub(super) fn concerns(here: &Tournament, number: EntryNumber, entry: &Entry, me: PlayerId) -> bool {
    let at_table = |at: AtTable| sits(here, at, me);
    match entry.about() {
        About::Nobody => false,
        About::Player(player) => player == me,
        About::Players(players) => players.contains(&me) || loses_place(here, number, entry, me),
        About::Table(at) => at_table(at),
        About::Dispute(number) => here.dispute(number).and_then(|dispute| dispute.at).is_some_and(at_table),
        About::Penalty(number) => here.penalty(number).is_some_and(|penalty| penalty.player == me),
        About::Act(span) => any_of(here, span, me),
    }
}

/// Whether any entry of an act concerns this player.
fn any_of(here: &Tournament, span: ActSpan, me: PlayerId) -> bool {
    let mut entries = span.numbers().filter_map(|number| Some((number, here.chronicle().entry(number)?)));
    entries.any(|(number, it)| concerns(here, number, &it.entry, me))
}

/// Where a player is in a round of games of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Table(TableNumber),
    Bye,
}

impl Place {
    /// Whether others have it after this change.
    fn is_changed_by(self, it: &TablesReseated) -> bool {
        match self {
            Self::Table(table) => it.tables.iter().any(|pair| pair.table == table),
            Self::Bye => !matches!(it.bye, ByeMove::Stays),
        }
    }

    /// Where the player is after an entry.
    fn after(before: Option<Self>, entry: &Entry, of: RoundNumber, me: PlayerId) -> Option<Self> {
        let Topic::Seats(SeatsTopic::Tables(seated)) = entry.topic() else { return before };
        if seated.round != of {
            return before;
        }
        let table = seated.tables.iter().find(|table| table.players.contains(&me));
        let bye = seated.bye.filter(|bye| bye.player == me).map(|_| Self::Bye);
        let now = table.map(|table| Self::Table(table.table)).or(bye);
        let Entry::TablesReseated(it) = entry else { return now };
        now.or_else(|| before.filter(|place| !place.is_changed_by(it)))
    }
}

/// Whether another player took the place of this one, who has none then.
fn loses_place(here: &Tournament, number: EntryNumber, entry: &Entry, me: PlayerId) -> bool {
    let Entry::TablesReseated(it) = entry else { return false };
    let log = here.chronicle();
    let undone = log.undone_before(number);
    let earlier = (1..number.0).map(EntryNumber).filter(|earlier| !undone.contains(earlier));
    let before = earlier
        .filter_map(|earlier| log.entry(earlier))
        .fold(None, |place, earlier| Place::after(place, &earlier.entry, it.round, me));
    before.is_some() && Place::after(before, entry, it.round, me).is_none()
}

/// Where a player was seated when a round was paired or changed; `None` for other entries.
pub(super) fn seat(names: &DisplayNames, entry: &Entry, me: PlayerId) -> Option<Message> {
    let Topic::Seats(seats) = entry.topic() else { return None };
    Some(match seats {
        SeatsTopic::Tables(it) => at_table(names, it, me),
        SeatsTopic::Pods(it) => in_pod(names, it, me),
    })
}

fn at_table(names: &DisplayNames, seated: SeatedTables<'_>, me: PlayerId) -> Message {
    let SeatedTables { round, tables, bye, is_paired } = seated;
    if let Some(table) = tables.iter().find(|table| table.players.contains(&me)) {
        let [a, b] = table.players;
        let opponent = names.name(if a == me { b } else { a });
        return if is_paired {
            say("log-own-table").with("round", round).with("table", table.table).with("opponent", opponent)
        } else {
            say("log-own-table-changed")
                .with("round", round)
                .with("table", table.table)
                .with("opponent", opponent)
        };
    }
    match (bye.is_some_and(|bye| bye.player == me), is_paired) {
        (true, true) => say("log-own-bye").with("round", round),
        (true, false) => say("log-own-bye-changed").with("round", round),
        (false, true) => say("log-own-no-table").with("round", round),
        (false, false) => say("log-own-no-table-changed").with("round", round),
    }
}

fn in_pod(names: &DisplayNames, seated: SeatedPods<'_>, me: PlayerId) -> Message {
    let SeatedPods { round, pods, is_top, is_drawn } = seated;
    let name = if is_top { RoundName::TopTable } else { RoundName::Heat(round) };
    let heat = RoundWords::of(name).title();
    let Some(pod) = pods.iter().find(|pod| pod.players.contains(&me)) else {
        return if is_drawn {
            say("log-own-no-pod").with("heat", heat)
        } else {
            say("log-own-no-pod-changed").with("heat", heat)
        };
    };
    let others = pod.players.iter().filter(|player| **player != me).map(|player| names.name(*player));
    let others = list(&others.collect::<Vec<_>>());
    if is_drawn {
        say("log-own-pod").with("heat", heat).with("table", pod.table).with("names", others)
    } else {
        say("log-own-pod-changed").with("heat", heat).with("table", pod.table).with("names", others)
    }
}

fn sits(here: &Tournament, at: AtTable, player: PlayerId) -> bool {
    let players = here.round(at.round).and_then(|round| round.players_of_match(at.table));
    players.is_some_and(|players| players.contains(&player))
}
