//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, TableNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::entry::{Entry, PairingsChanged, RoundPaired, StagePaired};
use crate::domain::tournament::round::{ByeGiven, PairedTable};

/// Whether an entry concerns this player.
pub(super) fn concerns(here: &Tournament, entry: &Entry, me: PlayerId) -> bool {
    let at_table = |at: AtTable| sits(here, at, me);
    let at_any = |at: Option<AtTable>| at.is_some_and(at_table);
    let disputed = |number: DisputeNumber| at_any(here.dispute(number).and_then(|dispute| dispute.at));
    match entry {
        Entry::PlayerRegistered(it) => it.player == me,
        Entry::PlayerIdentified(it) => it.player == me,
        Entry::PlayerRenamed(it) => it.player == me,
        Entry::NameErased(it) => it.player == me,
        Entry::RegistrationWithdrawn(it) => it.player == me,
        Entry::PlayerDropped(it) => it.player == me,
        Entry::PlayerReinstated(it) => it.player == me,
        Entry::DeckSubmitted(it) => it.player == me,
        Entry::DeckAccepted(it) => it.player == me,
        Entry::DeckRead(it) => it.player == me,
        Entry::DeckChecked(it) => it.player == me,
        Entry::DeckConsentStated(it) => it.player == me,
        // Who is drawn is not told before the check.
        Entry::DeckChecksDrawn(_) | Entry::PublicationChanged(_) => false,
        Entry::RoundPaired(it) => {
            let aside = it.earned_byes.contains(&me) || it.absent.contains(&me);
            aside || seats(&it.tables, it.bye.as_ref(), me)
        }
        Entry::PairingsChanged(it) => seats(&it.tables, it.bye.as_ref(), me),
        Entry::CutStarted(it) => it.seeds.contains(&me) || it.reserves.contains(&me),
        Entry::StagePaired(it) => seats(&it.tables, None, me),
        Entry::GameAdded(it) => at_table(AtTable::new(it.round, it.table)),
        Entry::GameWithdrawn(it) => at_table(AtTable::new(it.round, TableNumber(it.table.table()))),
        Entry::MatchSettled(it) => at_table(AtTable::new(it.round, it.table)),
        Entry::ReserveMovedUp(it) => it.left == me || it.reserve == me,
        Entry::ResultReported(it) => at_table(it.at()),
        Entry::ResultRecorded(it) => at_table(it.at()),
        Entry::ResultContradicted(it) => at_table(it.at()),
        Entry::ResultKept(it) => at_table(it.at()),
        Entry::ResultCorrected(it) => at_table(it.at()),
        Entry::TimeExtended(it) => at_table(it.at),
        Entry::DisputeOpened(it) => at_any(it.at),
        Entry::DisputeClaimed(it) => disputed(it.dispute),
        Entry::DisputeEscalated(it) => disputed(it.dispute),
        Entry::FactsStated(it) => disputed(it.dispute),
        Entry::CitationAttached(it) => disputed(it.dispute),
        Entry::CitationRemoved(it) => disputed(it.dispute),
        Entry::RulingGiven(it) => disputed(it.dispute),
        Entry::RulingReworded(it) => disputed(it.dispute),
        Entry::DisputeWithdrawn(it) => disputed(it.dispute),
        Entry::AppealLodged(it) => disputed(it.dispute),
        Entry::AppealDecided(it) => disputed(it.dispute),
        Entry::PenaltyIssued(it) => it.player == me,
        Entry::PenaltyWithdrawn(it) => here.penalty(it.number).is_some_and(|penalty| penalty.player == me),
        Entry::ChanceTaken(it) => at_any(it.at),
        Entry::SeatLinksGiven(it) => it.players.contains(&me),
        Entry::TournamentCreated(_) | Entry::SettingsChanged(_) | Entry::ProfileChanged(_) => false,
        Entry::FormatChanged(_) | Entry::PairingsDiscarded(_) | Entry::RoundPublished(_) => false,
        Entry::RoundClosed(_) | Entry::TournamentExported(_) | Entry::TournamentClosed(_) => false,
        Entry::TournamentReopened(_) | Entry::TournamentHidden(_) | Entry::TournamentShown(_) => false,
        Entry::CutWithdrawn(_) | Entry::ClockJumped(_) => false,
    }
}

/// Where a player was seated when a round was paired or changed; `None` for other entries.
pub(super) fn seat(names: &DisplayNames, entry: &Entry, me: PlayerId) -> Option<String> {
    let (round, tables, bye, verb) = if let Entry::RoundPaired(RoundPaired { round, tables, bye, .. }) = entry
    {
        (round, tables, bye, "paired")
    } else if let Entry::PairingsChanged(PairingsChanged { round, tables, bye, .. }) = entry {
        (round, tables, bye, "changed by hand")
    } else if let Entry::StagePaired(StagePaired { round, tables, .. }) = entry {
        (round, tables, &None, "paired")
    } else {
        return None;
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

fn seats(tables: &[PairedTable], bye: Option<&ByeGiven>, player: PlayerId) -> bool {
    tables.iter().any(|table| table.players.contains(&player)) || bye.is_some_and(|bye| bye.player == player)
}

fn sits(here: &Tournament, at: AtTable, player: PlayerId) -> bool {
    let table = here.round(at.round).and_then(|round| round.table(at.table));
    table.is_some_and(|table| table.pair.players.contains(&player))
}
