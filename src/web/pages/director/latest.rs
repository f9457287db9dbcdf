//! Lines of the log on the desk and on the page of one player.

use crate::app::{DisplayNames, Snapshot};
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, DeckAccepted, DeckChecked,
    DeckRead, DeckSubmitted, DisputeClaimed, DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry,
    FactsStated, NameErased, PairingsChanged, PenaltyIssued, PenaltyWithdrawn, PlayerDropped,
    PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayerRenamed, RegistrationWithdrawn,
    ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported, RoundPaired,
    RulingGiven, RulingReworded, SeatLinksGiven, TimeExtended,
};
use crate::domain::tournament::round::{ByeGiven, PairedTable};
use crate::web::pages::public::log::{self, Line};
use crate::web::pages::public::telling::{Reader, Teller};

/// The newest lines, the newest first.
pub(super) fn newest(here: &Snapshot, most: usize) -> Vec<Line> {
    let names = here.display_names();
    let teller = Teller { here, names, to: Reader::Staff };
    log::written(here, None, |entry| Some(teller.tell(entry))).take(most).collect()
}

/// Everything about one player, the newest first.
pub(super) fn about(here: &Snapshot, player: PlayerId) -> Vec<Line> {
    let names = here.display_names();
    let teller = Teller { here, names, to: Reader::Staff };
    let told = |entry: &Entry| match seat(names, entry, player) {
        Some(seat) => seat.into(),
        None => teller.tell(entry),
    };
    let lines = log::written(here, None, |entry| concerns(here, entry, player).then(|| told(entry)));
    lines.collect()
}

/// Whether an entry is about this player.
fn concerns(here: &Snapshot, entry: &Entry, me: PlayerId) -> bool {
    match entry {
        Entry::PlayerRegistered(PlayerRegistered { player, .. })
        | Entry::PlayerRenamed(PlayerRenamed { player })
        | Entry::NameErased(NameErased { player })
        | Entry::PlayerIdentified(PlayerIdentified { player, .. })
        | Entry::PlayerDropped(PlayerDropped { player, .. })
        | Entry::PlayerReinstated(PlayerReinstated { player, .. })
        | Entry::PenaltyIssued(PenaltyIssued { player, .. })
        | Entry::DeckSubmitted(DeckSubmitted { player, .. })
        | Entry::DeckAccepted(DeckAccepted { player, .. })
        | Entry::DeckChecked(DeckChecked { player, .. })
        | Entry::DeckRead(DeckRead { player, .. }) => *player == me,
        Entry::RoundPaired(RoundPaired { tables, bye, earned_byes, absent, .. }) => {
            seats(tables, bye.as_ref(), me) || earned_byes.contains(&me) || absent.contains(&me)
        }
        Entry::PairingsChanged(PairingsChanged { tables, bye, .. }) => seats(tables, bye.as_ref(), me),
        Entry::ResultReported(ResultReported { round, table, .. })
        | Entry::ResultRecorded(ResultRecorded { round, table, .. })
        | Entry::ResultContradicted(ResultContradicted { round, table, .. })
        | Entry::ResultKept(ResultKept { round, table, .. })
        | Entry::ResultCorrected(ResultCorrected { round, table, .. }) => {
            sits(here, AtTable::new(*round, *table), me)
        }
        Entry::DisputeOpened(DisputeOpened { at, .. }) => at.is_some_and(|at| sits(here, at, me)),
        Entry::PenaltyWithdrawn(PenaltyWithdrawn { number, .. }) => {
            here.tournament.penalty(*number).is_some_and(|penalty| penalty.player == me)
        }
        Entry::ChanceTaken(ChanceTaken { at, .. }) => at.is_some_and(|at| sits(here, at, me)),
        Entry::TimeExtended(TimeExtended { at, .. }) => sits(here, *at, me),
        Entry::FactsStated(FactsStated { dispute, .. })
        | Entry::DisputeClaimed(DisputeClaimed { dispute, .. })
        | Entry::DisputeEscalated(DisputeEscalated { dispute, .. })
        | Entry::CitationAttached(CitationAttached { dispute, .. })
        | Entry::CitationRemoved(CitationRemoved { dispute, .. })
        | Entry::RulingGiven(RulingGiven { dispute, .. })
        | Entry::RulingReworded(RulingReworded { dispute, .. })
        | Entry::DisputeWithdrawn(DisputeWithdrawn { dispute, .. })
        | Entry::AppealLodged(AppealLodged { dispute, .. })
        | Entry::AppealDecided(AppealDecided { dispute, .. }) => {
            let at = here.tournament.dispute(*dispute).and_then(|dispute| dispute.at);
            at.is_some_and(|at| sits(here, at, me))
        }
        Entry::RegistrationWithdrawn(RegistrationWithdrawn { player }) => *player == me,
        Entry::TournamentCreated(_)
        | Entry::SettingsChanged(_)
        | Entry::ProfileChanged(_)
        | Entry::FormatChanged(_)
        | Entry::PairingsDiscarded(_)
        | Entry::RoundPublished(_)
        | Entry::RoundClosed(_)
        | Entry::TournamentExported(_)
        | Entry::TournamentClosed(_)
        | Entry::TournamentReopened(_)
        | Entry::TournamentHidden(_)
        | Entry::TournamentShown(_) => false,
        Entry::SeatLinksGiven(SeatLinksGiven { players }) => players.contains(&me),
    }
}

/// Where a player was put when a round was paired or changed.
fn seat(names: &DisplayNames, entry: &Entry, me: PlayerId) -> Option<String> {
    let (round, tables, bye, verb) = match entry {
        Entry::RoundPaired(RoundPaired { round, tables, bye, .. }) => (round, tables, bye, "paired"),
        Entry::PairingsChanged(PairingsChanged { round, tables, bye, .. }) => {
            (round, tables, bye, "changed by hand")
        }
        _ => return None,
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

fn sits(here: &Snapshot, at: AtTable, player: PlayerId) -> bool {
    players(here, at.round, at.table).is_some_and(|seated| seated.contains(&player))
}

fn players(here: &Snapshot, round: RoundNumber, table: TableNumber) -> Option<[PlayerId; 2]> {
    Some(here.tournament.round(round)?.table(table)?.pair.players)
}
