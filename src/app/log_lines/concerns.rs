//! Which entries of the log concern one player.

use crate::app::DisplayNames;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, TableNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::{
    Entry, HeatPaired, PairingsChanged, PodsChanged, RoundPaired, StagePaired, TopTableSeated,
};
use crate::domain::tournament::pod_table::SeatedPod;
use crate::domain::tournament::round::{ByeGiven, PairedTable};
use crate::domain::wording::numbers::list;

/// Whether an entry concerns this player.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
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
        // Nobody is told before the check who was drawn for it.
        Entry::DeckChecksDrawn(_) | Entry::PublicationChanged(_) => false,
        Entry::RoundPaired(it) => {
            let aside = it.earned_byes.contains(&me) || it.absent.contains(&me);
            aside || seats(&it.tables, it.bye.as_ref(), me)
        }
        Entry::PairingsChanged(it) => seats(&it.tables, it.bye.as_ref(), me),
        Entry::HeatPaired(it) => it.absent.contains(&me) || sits_in(&it.pods, me),
        Entry::PodsChanged(it) => sits_in(&it.pods, me),
        Entry::TopTableSeated(it) => it.pod.players.contains(&me) || it.reserves.contains(&me),
        Entry::PodReported(it) => at_table(it.at()),
        Entry::PodRecorded(it) => at_table(it.at()),
        Entry::PodContradicted(it) => at_table(it.at()),
        Entry::PodCorrected(it) => at_table(it.at()),
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
        Entry::CutWithdrawn(_) | Entry::ClockJumped(_) | Entry::PodTournamentCreated(_) => false,
        Entry::ActUndone(it) => any_of(here, it.span(), me),
        Entry::ActRedone(it) => any_of(here, it.span(), me),
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

fn sits_in(pods: &[SeatedPod], player: PlayerId) -> bool {
    pods.iter().any(|pod| pod.players.contains(&player))
}

fn seats(tables: &[PairedTable], bye: Option<&ByeGiven>, player: PlayerId) -> bool {
    tables.iter().any(|table| table.players.contains(&player)) || bye.is_some_and(|bye| bye.player == player)
}

fn sits(here: &Tournament, at: AtTable, player: PlayerId) -> bool {
    let players = here.round(at.round).and_then(|round| round.players_at(at.table));
    players.is_some_and(|players| players.contains(&player))
}
