//! Statistics of a tournament's games: rounds, endings, forfeits, corrections.

use crate::app::{DisplayNames, Snapshot};
use crate::domain::scoring::result::EndReason;
use crate::domain::tournament::round::{ResultCorrection, Round, Table};
use crate::messages::{Message, say};
use crate::web::words;

pub struct RoundStatistics {
    /// `Round 1`, `Semi-final`.
    pub title: Message,
    pub tables: usize,
    pub byes: usize,
    pub absent: usize,
    pub rematches: u32,
    pub minutes: String,
    pub missing: usize,
}

/// The rounds that were published.
pub fn rounds(here: &Snapshot) -> Vec<RoundStatistics> {
    here.tournament
        .published_rounds()
        .map(|round| RoundStatistics {
            title: words::round_name(here, round.number).title(),
            tables: round.count_results().1,
            byes: usize::from(round.bye.is_some()) + round.earned_byes.len(),
            absent: round.absent.len(),
            rematches: {
                let [_, again] = here.tournament.pairs_together(round);
                again
            },
            minutes: minutes(round),
            missing: round.count_results().1 - round.count_results().0,
        })
        .collect()
}

/// The time from the start of the clock to the close.
fn minutes(round: &Round) -> String {
    let (Some(clock), Some(closed)) = (&round.clock, round.closed) else {
        return say("reports-games-open").into();
    };
    (closed - clock.began()).num_minutes().to_string()
}

/// How many games ended how, most frequent first; games without a result last.
pub fn endings(here: &Snapshot) -> Vec<(Message, usize)> {
    let mut counts: Vec<(Message, usize)> = Vec::new();
    for table in here.tournament.published_rounds().flat_map(|round| round.tables()) {
        let word = table.result.as_ref().map_or(NONE, |recorded| ending(recorded.result.end));
        match counts.iter_mut().find(|(known, _)| *known == word) {
            Some((_, number)) => *number += 1,
            None => counts.push((word, 1)),
        }
    }
    counts.sort_by_key(|(word, number)| (*word == NONE, std::cmp::Reverse(*number)));
    counts
}

const NONE: Message = say("reports-games-none");

const fn ending(end: EndReason) -> Message {
    match end {
        EndReason::Complete { .. } => say("reports-games-complete"),
        EndReason::Time => say("reports-games-time"),
        EndReason::DeckedOut => say("reports-games-decked-out"),
        EndReason::Card { .. } => say("reports-games-card"),
        EndReason::CardForfeit { .. } => say("reports-games-card-forfeit"),
        EndReason::Concession { .. } => say("reports-games-conceded"),
        EndReason::NoShow { .. } => say("reports-games-no-show"),
        EndReason::Disqualified { .. } => say("reports-games-disqualified"),
        EndReason::BothAbsent => say("reports-games-both-absent"),
        EndReason::Void => say("reports-games-void"),
    }
}

const fn is_forfeit(end: EndReason) -> bool {
    match end {
        EndReason::CardForfeit { .. }
        | EndReason::Concession { .. }
        | EndReason::NoShow { .. }
        | EndReason::Disqualified { .. }
        | EndReason::BothAbsent => true,
        EndReason::Complete { .. }
        | EndReason::Time
        | EndReason::DeckedOut
        | EndReason::Card { .. }
        | EndReason::Void => false,
    }
}

/// Games that were given up, or lost without being played to the end.
pub fn forfeits(here: &Snapshot, names: &DisplayNames) -> Vec<String> {
    let mut lines = Vec::new();
    for (round, table) in tables(here) {
        let [a, b] = names.pair(table.pair.players);
        if let Some(recorded) = table.result.as_ref().filter(|recorded| is_forfeit(recorded.result.end)) {
            lines.push(
                say("reports-games-forfeit")
                    .with("place", place(round, table))
                    .with("result", words::result(&recorded.result, [&a, &b]))
                    .into(),
            );
        }
    }
    lines
}

/// Corrected results: before and after, why, and because of which dispute.
pub fn corrections(here: &Snapshot, names: &DisplayNames) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for (round, table) in tables(here) {
        let [a, b] = names.pair(table.pair.players);
        let told = |result| words::result(result, [&a, &b]);
        // Each correction's result was in force until the next one.
        let after = table.corrections.iter().skip(1).map(|next| &next.was).chain(&table.result);
        for (correction, after) in table.corrections.iter().zip(after) {
            let what = say("reports-games-became")
                .with("place", place(round, table))
                .with("was", told(&correction.was.result))
                .with("is", told(&after.result));
            lines.push((what.into(), why(correction)));
        }
    }
    lines
}

fn why(correction: &ResultCorrection) -> String {
    match correction.dispute {
        Some(number) => {
            say("reports-games-because-of").with("reason", &correction.reason).with("dispute", number).into()
        }
        None => correction.reason.to_string(),
    }
}

fn tables(here: &Snapshot) -> impl Iterator<Item = (&Round, &Table)> {
    here.tournament.published_rounds().flat_map(|round| round.tables().map(move |table| (round, table)))
}

fn place(round: &Round, table: &Table) -> Message {
    say("reports-games-at-table").with("round", round.number).with("table", table.pair.table)
}
