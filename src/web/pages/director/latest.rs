//! Entries of the log in a few words each, for the desk and for one player.

use crate::app::Snapshot;
use crate::app::snapshot::open;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::result::{EndReason, GameResult};
use crate::domain::tournament::entry::{AtTable, ByeGiven, Entry};
use crate::domain::tournament::round::PairedTable;
use crate::web::pages::chance;
use crate::web::site::Site;
use crate::web::words;

/// A line of the log as it is shown.
pub(super) struct Line {
    pub(super) what: String,
    pub(super) why: String,
    pub(super) when: String,
    pub(super) at: String,
    pub(super) by: String,
    pub(super) code: String,
}

/// The newest lines, the newest first.
pub(super) fn newest(site: &Site, here: &Snapshot, most: usize) -> Vec<Line> {
    lines(site, here, most, |_| true, what)
}

/// Everything about one player, the newest first.
pub(super) fn about(site: &Site, here: &Snapshot, player: PlayerId) -> Vec<Line> {
    let told = |here: &Snapshot, entry: &Entry| seat(entry, player).unwrap_or_else(|| what(here, entry));
    lines(site, here, usize::MAX, |entry| concerns(here, entry, player), told)
}

fn lines(
    site: &Site,
    here: &Snapshot,
    most: usize,
    wanted: impl Fn(&Entry) -> bool,
    what: impl Fn(&Snapshot, &Entry) -> String,
) -> Vec<Line> {
    let newest = here.log.iter().rev().filter_map(|sealed| Some((sealed, open(sealed).ok()?.entry)));
    let chosen = newest.filter(|(_, entry)| wanted(entry)).take(most);
    let told = chosen.map(|(sealed, entry)| Line {
        what: here.with_names(&what(here, &entry)),
        why: here.with_names(why(&entry)),
        when: words::clock(here, sealed.at),
        at: words::rfc3339(sealed.at),
        by: words::actor(&site.desk, here, &sealed.actor),
        code: format!("{}-{}", sealed.sequence, sealed.hash.get(..8).unwrap_or_default()),
    });
    told.collect()
}

/// What happened, players as `#7`.
fn what(here: &Snapshot, entry: &Entry) -> String {
    match entry {
        Entry::TournamentCreated { settings, .. } => format!("“{}” was set up.", settings.title),
        Entry::SettingsChanged { .. } => "The settings were changed.".to_owned(),
        Entry::ProfileChanged { profile, .. } => format!("Scored by “{}” from now on.", profile.name),
        Entry::FormatChanged { format: Some(format), .. } => {
            format!("Decks are checked against “{}” from now on.", format.name)
        }
        Entry::FormatChanged { format: None, .. } => "Decks are not checked from now on.".to_owned(),
        Entry::PlayerRegistered { player, from_round, .. } => {
            format!("#{player} registered, plays from round {from_round}.")
        }
        Entry::PlayerDropped { player, after_round, .. } => match after_round.0 {
            0 => format!("#{player} dropped before round 1."),
            round => format!("#{player} dropped after round {round}."),
        },
        Entry::PlayerReinstated { player, from_round } => {
            format!("#{player} is back from round {from_round}.")
        }
        Entry::DeckSubmitted { player, errors, cards, .. } => {
            let faults = words::count(usize::try_from(*errors).unwrap_or(usize::MAX), "fault", "faults");
            format!("#{player} has a deck list of {cards} cards with {faults}.")
        }
        Entry::DeckAccepted { player, .. } => format!("The deck list of #{player} was accepted."),
        Entry::DeckRead { player, .. } => format!("The deck list of #{player} was read."),
        Entry::RoundPaired { round, tables, .. } => {
            format!("Round {round} paired as a draft: {}.", words::count(tables.len(), "table", "tables"))
        }
        Entry::PairingsChanged { round, .. } => format!("Pairings of round {round} changed by hand."),
        Entry::PairingsDiscarded { round, .. } => format!("Draft of round {round} discarded."),
        Entry::RoundPublished { round, minutes } => format!("Round {round} published, {minutes} minutes."),
        Entry::ResultReported { round, table, player, result } => {
            format!(
                "{}, reported by #{player}: {}.",
                place(*round, *table),
                told(here, *round, *table, *result)
            )
        }
        Entry::ResultRecorded { round, table, result } => {
            format!("{} recorded: {}.", place(*round, *table), told(here, *round, *table, *result))
        }
        Entry::ResultContradicted { round, table, offered } => {
            format!("{}, a second result: {}.", place(*round, *table), told(here, *round, *table, *offered))
        }
        Entry::ResultKept { round, table, .. } => {
            format!("{}: the first result stands.", place(*round, *table))
        }
        Entry::ResultCorrected { round, table, was, result, .. } => format!(
            "{} corrected: {}. Before: {}.",
            place(*round, *table),
            told(here, *round, *table, *result),
            told(here, *round, *table, *was)
        ),
        Entry::TimeExtended { at, minutes, .. } if *minutes < 0 => {
            format!("{}: {} extra minutes taken back.", place(at.round, at.table), minutes.unsigned_abs())
        }
        Entry::TimeExtended { at, minutes, .. } => {
            format!("{}: {minutes} extra minutes given.", place(at.round, at.table))
        }
        Entry::RoundClosed { round } => format!("Round {round} closed."),
        Entry::DisputeOpened { dispute, at, question } => match at {
            Some(at) => format!("Dispute {dispute} opened at {}: {question}", place(at.round, at.table)),
            None => format!("Dispute {dispute} opened: {question}"),
        },
        Entry::DisputeClaimed { dispute, instead_of: None } => format!("Dispute {dispute} claimed."),
        Entry::DisputeClaimed { dispute, instead_of: Some(_) } => format!("Dispute {dispute} taken over."),
        Entry::DisputeEscalated { dispute, .. } => format!("Dispute {dispute} handed to the head judge."),
        Entry::FactsStated { dispute, .. } => format!("Facts written down in dispute {dispute}."),
        Entry::CitationAttached { dispute, cited, .. } => {
            format!("{} cited in dispute {dispute}.", cited.citation)
        }
        Entry::CitationRemoved { dispute, citation, .. } => {
            format!("{citation} taken off dispute {dispute}.")
        }
        Entry::RulingGiven { dispute, .. } => format!("Dispute {dispute} ruled."),
        Entry::AppealLodged { dispute, .. } => format!("The ruling on dispute {dispute} was appealed."),
        Entry::AppealDecided { dispute, .. } => format!("The appeal in dispute {dispute} was decided."),
        Entry::PenaltyIssued { number, player, kind, level, .. } => {
            let known = crate::data::penalties();
            let (kind, level) = (known.kind_name(kind), known.level_name(*level));
            format!("Penalty {number} for #{player}: {kind}, {level}.")
        }
        Entry::PenaltyWithdrawn { number, .. } => format!("Penalty {number} withdrawn."),
        Entry::ChanceTaken { what, outcome, purpose, .. } => {
            format!("{} for “{purpose}”: {}.", chance::name(*what), chance::outcome(*what, outcome))
        }
        Entry::TournamentClosed {} => "The tournament was closed; the standings are final.".to_owned(),
        Entry::TournamentReopened { .. } => "The tournament was reopened.".to_owned(),
    }
}

/// The reason that was given, or nothing.
fn why(entry: &Entry) -> &str {
    match entry {
        Entry::SettingsChanged { reason, .. }
        | Entry::ProfileChanged { reason, .. }
        | Entry::FormatChanged { reason, .. }
        | Entry::PlayerDropped { reason, .. }
        | Entry::DeckAccepted { reason, .. }
        | Entry::PairingsChanged { reason, .. }
        | Entry::PairingsDiscarded { reason, .. }
        | Entry::ResultKept { reason, .. }
        | Entry::ResultCorrected { reason, .. }
        | Entry::CitationRemoved { reason, .. }
        | Entry::TimeExtended { reason, .. }
        | Entry::DisputeEscalated { reason, .. }
        | Entry::PenaltyIssued { reason, .. }
        | Entry::PenaltyWithdrawn { reason, .. }
        | Entry::TournamentReopened { reason } => reason,
        _ => "",
    }
}

/// Whether an entry is about this player.
fn concerns(here: &Snapshot, entry: &Entry, me: PlayerId) -> bool {
    match entry {
        Entry::PlayerRegistered { player, .. }
        | Entry::PlayerDropped { player, .. }
        | Entry::PlayerReinstated { player, .. }
        | Entry::PenaltyIssued { player, .. }
        | Entry::DeckSubmitted { player, .. }
        | Entry::DeckAccepted { player, .. }
        | Entry::DeckRead { player, .. } => *player == me,
        Entry::RoundPaired { tables, bye, earned_byes, absent, .. } => {
            seats(tables, bye.as_ref(), me) || earned_byes.contains(&me) || absent.contains(&me)
        }
        Entry::PairingsChanged { tables, bye, .. } => seats(tables, bye.as_ref(), me),
        Entry::ResultReported { round, table, .. }
        | Entry::ResultRecorded { round, table, .. }
        | Entry::ResultContradicted { round, table, .. }
        | Entry::ResultKept { round, table, .. }
        | Entry::ResultCorrected { round, table, .. } => sits(here, AtTable::new(*round, *table), me),
        Entry::DisputeOpened { at, .. } => at.is_some_and(|at| sits(here, at, me)),
        Entry::PenaltyWithdrawn { number, .. } => {
            here.tournament.penalty(*number).is_some_and(|penalty| penalty.player == me)
        }
        Entry::ChanceTaken { at, .. } => at.is_some_and(|at| sits(here, at, me)),
        Entry::TimeExtended { at, .. } => sits(here, *at, me),
        Entry::FactsStated { dispute, .. }
        | Entry::DisputeClaimed { dispute, .. }
        | Entry::DisputeEscalated { dispute, .. }
        | Entry::RulingGiven { dispute, .. }
        | Entry::AppealLodged { dispute, .. }
        | Entry::AppealDecided { dispute, .. } => {
            let at = here.tournament.dispute(*dispute).and_then(|dispute| dispute.at);
            at.is_some_and(|at| sits(here, at, me))
        }
        _ => false,
    }
}

/// Where a player was put when a round was paired or changed.
fn seat(entry: &Entry, me: PlayerId) -> Option<String> {
    let (round, tables, bye, verb) = match entry {
        Entry::RoundPaired { round, tables, bye, .. } => (round, tables, bye, "paired"),
        Entry::PairingsChanged { round, tables, bye, .. } => (round, tables, bye, "changed by hand"),
        _ => return None,
    };
    let table = tables.iter().find(|table| table.players.contains(&me));
    let place = match table {
        Some(table) => {
            let [a, b] = table.players;
            format!("table {} against #{}", table.table, if a == me { b } else { a })
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

fn place(round: RoundNumber, table: TableNumber) -> String {
    format!("Round {round}, table {table}")
}

fn told(here: &Snapshot, round: RoundNumber, table: TableNumber, result: GameResult) -> String {
    let names = players(here, round, table).map(|seated| seated.map(|player| format!("#{player}")));
    let [a, b] = names.unwrap_or_else(|| ["one".to_owned(), "the other".to_owned()]);
    scores_and_end(&result, [&a, &b])
}

/// A result in a few words; how it ended only where that is not the usual end.
pub(super) fn scores_and_end(result: &GameResult, names: [&str; 2]) -> String {
    match result.end {
        EndReason::Complete { .. } => {
            let ([a, b], [first, second]) = (names, result.scores.map(words::score));
            format!("{a} {first}, {b} {second}")
        }
        _ => words::result(result, names),
    }
}
