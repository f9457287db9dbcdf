//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::entry::topic::{SeatedPods, SeatedTables, SeatsTopic, Topic, UndoingTopic};
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

    /// Where a pairing or a change seats the player.
    fn given_by(seated: SeatedTables<'_>, me: PlayerId) -> Option<Self> {
        let table = seated.tables.iter().find(|table| table.players.contains(&me));
        let bye = seated.bye.filter(|bye| bye.player == me).map(|_| Self::Bye);
        table.map(|table| Self::Table(table.table)).or(bye)
    }
}

/// Whether another player took the place of this one, who has none then.
fn loses_place(here: &Tournament, number: EntryNumber, entry: &Entry, me: PlayerId) -> bool {
    let Entry::TablesReseated(it) = entry else { return false };
    let earlier = here.chronicle().before(number).map(|(number, it)| (number, &it.entry));
    place_before(earlier, it.round, me).is_some_and(|place| place.is_changed_by(it))
}

/// Where a player was in a round after these entries. They come newest first, and none before the pairing of the round is
/// read.
fn place_before<'a>(
    earlier: impl Iterator<Item = (EntryNumber, &'a Entry)>,
    of: RoundNumber,
    me: PlayerId,
) -> Option<Place> {
    let mut undoings: Vec<UndoingTopic> = Vec::new();
    let mut changes: Vec<&TablesReseated> = Vec::new();
    for (number, entry) in earlier {
        undoings.extend(UndoingTopic::of(entry));
        let Some(seated) = seated(entry) else { continue };
        if seated.round != of || !UndoingTopic::let_count(&undoings, number) {
            continue;
        }
        if let Some(place) = Place::given_by(seated, me) {
            let is_kept = !changes.iter().any(|it| place.is_changed_by(it));
            return is_kept.then_some(place);
        }
        // A pairing that does not seat the player gives no place.
        let Entry::TablesReseated(it) = entry else { return None };
        changes.push(it);
    }
    None
}

/// The tables that an entry pairs or changes.
fn seated(entry: &Entry) -> Option<SeatedTables<'_>> {
    let Topic::Seats(SeatsTopic::Tables(seated)) = entry.topic() else { return None };
    Some(seated)
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::domain::reason::{Reason, TypedReason};
    use crate::domain::tournament::entry::{ActRedone, ActUndone, PairingsChanged, TournamentExported};
    use crate::domain::tournament::round::PairedTable;

    const ONE: RoundNumber = RoundNumber(1);
    const KIRA: PlayerId = PlayerId(1);

    fn reason() -> Reason {
        TypedReason::from("no train").read(100).unwrap().unwrap()
    }

    fn tables(seats: &[(u32, [u32; 2])]) -> Vec<PairedTable> {
        let table = |(table, players): &(u32, [u32; 2])| {
            PairedTable::by_hand(TableNumber(*table), players.map(PlayerId), &reason())
        };
        seats.iter().map(table).collect()
    }

    fn paired(round: RoundNumber) -> Entry {
        let (tables, reason) = (tables(&[(1, [1, 2]), (2, [3, 4])]), reason());
        Entry::PairingsChanged(PairingsChanged { round, tables, bye: None, reason })
    }

    fn reseated(seats: &[(u32, [u32; 2])]) -> Entry {
        let (tables, reason) = (tables(seats), reason());
        Entry::TablesReseated(TablesReseated { round: ONE, tables, bye: ByeMove::Stays, reason })
    }

    fn undone(number: u32) -> Entry {
        let (first, last, reason) = (EntryNumber(number), EntryNumber(number), reason());
        Entry::ActUndone(ActUndone { first, last, reason })
    }

    fn redone(number: u32) -> Entry {
        let (first, last, reason) = (EntryNumber(number), EntryNumber(number), reason());
        Entry::ActRedone(ActRedone { first, last, reason })
    }

    fn other() -> Entry {
        Entry::TournamentExported(TournamentExported {})
    }

    /// Where Kira is after this log, and how many of its entries were read.
    fn place(log: &[Entry]) -> (Option<Place>, u32) {
        let read = Cell::new(0);
        let numbered = (1..).map(EntryNumber).zip(log).collect::<Vec<_>>();
        let newest_first = numbered.into_iter().rev().inspect(|_| read.set(read.get() + 1));
        (place_before(newest_first, ONE, KIRA), read.get())
    }

    #[test]
    fn a_place_is_found_without_reading_what_came_before_the_pairing() {
        let begins = |more: &[Entry]| [vec![other(); 50], vec![paired(ONE)], more.to_vec()].concat();
        let first = Some(Place::Table(TableNumber(1)));
        assert_eq!(place(&begins(&[])), (first, 1));
        assert_eq!(place(&begins(&[other(), paired(RoundNumber(2)), other()])), (first, 4));
        // Others changed places, then one took the place of Kira, who got it back at last.
        let others = reseated(&[(2, [5, 4])]);
        let lost = reseated(&[(1, [6, 2])]);
        let back = reseated(&[(2, [1, 4])]);
        assert_eq!(place(&begins(std::slice::from_ref(&others))), (first, 2));
        assert_eq!(place(&begins(&[others.clone(), lost.clone(), other()])), (None, 4));
        assert_eq!(
            place(&begins(&[others, lost, other(), back, other()])),
            (Some(Place::Table(TableNumber(2))), 2)
        );
        let away = Entry::PairingsChanged(PairingsChanged {
            round: ONE,
            tables: tables(&[(1, [3, 4])]),
            bye: None,
            reason: reason(),
        });
        assert_eq!(place(&begins(&[away])), (None, 1));
    }

    #[test]
    fn a_change_that_was_undone_takes_no_place_until_it_is_redone() {
        let first = Some(Place::Table(TableNumber(1)));
        let mut log = vec![paired(ONE), reseated(&[(1, [6, 2])])];
        assert_eq!(place(&log).0, None);
        log.push(undone(2));
        assert_eq!(place(&log).0, first);
        log.push(redone(2));
        assert_eq!(place(&log).0, None);
    }
}
