//! Results arrive, contradict each other, are corrected; rounds close.

use std::collections::BTreeSet;

use crate::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use crate::domain::scoring::result::{GameResult, Side};
use crate::domain::tournament::command::{
    CloseRound, CorrectResult, KeepResult, RecordResult, ReportResult, SettleUnfinished,
};
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::dispute::Dispute;
use crate::domain::tournament::entry::{
    Entry, ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported, RoundClosed,
};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::round_waits::RoundWaits;
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    pub(super) fn published_round(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        match round.phase() {
            Phase::Draft => Err(Refusal::NotPublished { round: number }),
            Phase::Playing | Phase::Closed => Ok(round),
        }
    }

    pub(super) fn published_table(&self, at: AtTable) -> Result<(&Round, &Table), Refusal> {
        let round = self.published_round(at.round)?;
        let table = round.table(at.table).ok_or(Refusal::NoSuchTable { round: at.round, table: at.table })?;
        Ok((round, table))
    }

    /// Whether a published round has this table, whatever is played there.
    pub(super) fn played_at(&self, at: AtTable) -> Result<(), Refusal> {
        let players = self.published_round(at.round)?.players_at(at.table);
        players.map(drop).ok_or(Refusal::NoSuchTable { round: at.round, table: at.table })
    }

    pub(super) fn record(&self, setup: &Setup, asked: &RecordResult) -> Decision {
        let RecordResult { at, result } = *asked;
        let (round, table) = self.published_table(at)?;
        possible(setup, at, result)?;
        match &table.result {
            Some(stands) if stands.result.says_the_same(&result) => Ok(Vec::new()),
            Some(_) if table.contradictions.iter().any(|noted| noted.result.says_the_same(&result)) => {
                Ok(Vec::new())
            }
            Some(_) => Ok(vec![Entry::ResultContradicted(ResultContradicted {
                round: at.round,
                table: at.table,
                offered: result,
            })]),
            None if round.phase() == Phase::Closed => Err(Refusal::RoundClosed { round: at.round }),
            None => self.first_result(setup, at, result),
        }
    }

    /// First results for several tables: all or none.
    pub(super) fn settle_unfinished(&self, setup: &Setup, asked: &SettleUnfinished) -> Decision {
        let tables: BTreeSet<TableNumber> = asked.results.iter().map(|(table, _)| *table).collect();
        if tables.is_empty() || tables.len() != asked.results.len() {
            return Err(Refusal::NothingToSettle { round: asked.round });
        }
        let mut entries = Vec::new();
        for (table, result) in &asked.results {
            let at = AtTable::new(asked.round, *table);
            let (round, seated) = self.published_table(at)?;
            if round.phase() == Phase::Closed {
                return Err(Refusal::RoundClosed { round: at.round });
            }
            if seated.result.is_some() {
                return Err(Refusal::AlreadyRecorded { round: at.round, table: at.table });
            }
            possible(setup, at, *result)?;
            entries.extend(self.first_result(setup, at, *result)?);
        }
        Ok(entries)
    }

    /// A first result, and the next game where the match goes on.
    fn first_result(&self, setup: &Setup, at: AtTable, result: GameResult) -> Decision {
        let AtTable { round, table } = at;
        let recorded = Entry::ResultRecorded(ResultRecorded { round, table, result });
        Ok(std::iter::once(recorded).chain(self.next_game(setup, at, result)?).collect())
    }

    /// A player's report counts once both players of the table have reported the same result.
    pub(super) fn report(&self, setup: &Setup, asked: &ReportResult) -> Decision {
        let ReportResult { at, player, result } = *asked;
        let AtTable { round, table } = at;
        let (open, seated) = self.published_table(at)?;
        let seat = seated.side_of(player).ok_or(PlayerRefusal::NotAtTable(at).of(player))?;
        if open.phase() == Phase::Closed {
            return Err(Refusal::RoundClosed { round });
        }
        possible(setup, at, result)?;
        if let Some(stands) = &seated.result {
            return if stands.result.says_the_same(&result) {
                Ok(Vec::new())
            } else {
                Err(Refusal::AlreadyRecorded { round, table })
            };
        }
        let [a, b] = &seated.reports;
        let (own, opponents) = match seat {
            Side::A => (a, b),
            Side::B => (b, a),
        };
        let mut entries = Vec::new();
        // A tick that was missing is noted: the opponent confirms what the report says.
        if own.as_ref().is_none_or(|report| report.result != result) {
            entries.push(Entry::ResultReported(ResultReported { round, table, player, result }));
        }
        if opponents.as_ref().is_some_and(|report| report.result.says_the_same(&result)) {
            entries.extend(self.first_result(setup, at, result)?);
        }
        Ok(entries)
    }

    pub(super) fn keep(&self, asked: &KeepResult) -> Decision {
        let AtTable { round, table } = asked.at;
        if !self.is_contradicted(asked.at)? {
            return Err(Refusal::NoContradiction { round, table });
        }
        Ok(vec![Entry::ResultKept(ResultKept { round, table, reason: reason(&asked.reason)? })])
    }

    /// Whether a submitted result contradicts the recorded one, whatever is played there.
    fn is_contradicted(&self, at: AtTable) -> Result<bool, Refusal> {
        let round = self.published_round(at.round)?;
        match round.pod(at.table) {
            Some(pod) => Ok(!pod.contradictions.is_empty()),
            None => self.published_table(at).map(|(_, seated)| !seated.contradictions.is_empty()),
        }
    }

    pub(super) fn correct(&self, setup: &Setup, asked: &CorrectResult) -> Decision {
        let CorrectResult { at, was, result, reason: why, dispute } = asked;
        let (at, was, result, dispute) = (*at, *was, *result, *dispute);
        let AtTable { round, table } = at;
        let (_, seated) = self.published_table(at)?;
        let stands = seated.result.as_ref().ok_or(Refusal::NoResult { round, table })?.result;
        if stands != was {
            return Err(Refusal::ChangedMeanwhile { round, table });
        }
        if stands == result {
            return Err(Refusal::NothingToCorrect { round, table });
        }
        possible(setup, at, result)?;
        if let Some(number) = dispute {
            self.known_dispute(number)?;
        }
        // It must not change who plays in a stage that is already paired.
        if let Some(round) = self.stage_changed_by(at, result) {
            return Err(Refusal::StageRestsOnIt { round });
        }
        let reason = reason(why)?;
        let corrected = ResultCorrected { round, table, was, result, reason, dispute };
        let next = self.next_game(setup, at, result)?;
        Ok(std::iter::once(Entry::ResultCorrected(corrected)).chain(next).collect())
    }

    /// A forfeited game prevents closing. An open dispute only has to be named, because a ruling can come later and a
    /// result be corrected then. The project's default: the sources are silent.
    pub(super) fn close_round(&self, asked: &CloseRound) -> Decision {
        let CloseRound { round: number, over } = asked;
        let number = *number;
        let round = self.published_round(number)?;
        if round.phase() == Phase::Closed {
            return Ok(Vec::new());
        }
        let missing = self.waits_for(round);
        if !missing.is_over() {
            return Err(Refusal::ResultsMissing { round: self.round_name(number), missing });
        }
        self.nothing_owed(Some(number))?;
        let open: Vec<DisputeNumber> = self.open_disputes_of(number).map(|dispute| dispute.number).collect();
        match open.iter().find(|dispute| !over.contains(dispute)) {
            Some(dispute) => Err(Refusal::DisputeOpen { round: number, dispute: *dispute }),
            None => Ok(vec![Entry::RoundClosed(RoundClosed { round: number, over: open })]),
        }
    }

    /// What an open round is waiting for, in words; empty if it can close.
    pub(super) fn waits_for(&self, round: &Round) -> RoundWaits {
        if round.phase() == Phase::Draft {
            return RoundWaits::Draft;
        }
        let number = |table: &Table| table.pair.table;
        let open = round.missing().map(number).chain(round.open_pods().map(PodTable::table));
        let conflicts = round.tables().filter(|table| table.in_conflict()).map(number);
        let of_pods = round.pods().filter(|pod| pod.in_conflict()).map(PodTable::table);
        RoundWaits::Tables {
            results: open.collect(),
            conflicts: conflicts.chain(of_pods).collect(),
            winners: self.undecided_matches(round),
        }
    }

    /// The tables with two results that contradict each other.
    pub fn conflicts(&self) -> impl Iterator<Item = (&Round, &Table)> {
        let tables = self.rounds().flat_map(|round| round.tables().map(move |table| (round, table)));
        tables.filter(|(_, table)| table.in_conflict())
    }

    /// The undecided disputes about tables of this round.
    pub fn open_disputes_of(&self, round: RoundNumber) -> impl Iterator<Item = &Dispute> {
        let about = move |dispute: &&Dispute| dispute.at.is_some_and(|at| at.round == round);
        self.disputes().filter(about).filter(|dispute| dispute.waits())
    }
}

/// Checks that this can have happened, and that everything it requires to be ticked is ticked.
fn possible(setup: &Setup, at: AtTable, result: GameResult) -> Result<(), Refusal> {
    let profile = setup.duels()?;
    let checked = profile.outcomes(&result).and_then(|_| profile.refuse_other_ticks(&result));
    checked.map_err(|why| Refusal::Impossible { table: at.table, why })
}
