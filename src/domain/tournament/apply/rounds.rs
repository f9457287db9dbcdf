//! Applies the entries about rounds and what is played at their tables.

use std::sync::Arc;

use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::scoring::result::Side;
use crate::domain::tournament::entry::{
    ClockSet, PairingsChanged, PairingsDiscarded, ResultContradicted, ResultCorrected, ResultRecorded,
    ResultReported, RoundPaired, RoundPublished, TablesReseated, TimeExtended,
};
use crate::domain::tournament::extension::Extension;
use crate::domain::tournament::round::{ByeMove, PairedTable, ResultCorrection, Round, RoundKind, Table};
use crate::domain::tournament::round_clock::Clock;
use crate::domain::tournament::{Player, Stamped, Tournament};

impl Tournament {
    pub(super) fn add_round(&mut self, it: &RoundPaired) {
        self.keep_rules_of(it.round);
        if it.algorithm.is_timetable() && self.timetable.is_none() {
            self.timetable = Some(Arc::new(it.timetable()));
        }
        self.rounds.push(Arc::new(Round::paired(it)));
    }

    /// The round counts by the rules in force when it was paired.
    pub(super) fn keep_rules_of(&mut self, round: RoundNumber) {
        self.paired_under.extend(self.setup.clone().map(|setup| (round, setup)));
    }

    pub(super) fn discard_round(&mut self, it: &PairingsDiscarded) {
        let number = it.round;
        self.rounds.retain(|round| round.number != number);
        self.paired_under.retain(|(round, _)| *round != number);
        self.apart_at_change.retain(|(round, _)| *round != number);
        self.discarded += 1;
        if self.rounds.is_empty() {
            self.timetable = None;
        }
        for player in &it.enter {
            self.in_player(*player, |player| player.from_round = number);
        }
        // Who left a heat whose publication was taken back has not played it. Of games of two no publication is taken back
        // then, and logs in which somebody left a cut that was taken back are read as before.
        let (last, in_pods) = (self.last_published(), self.is_in_pods());
        let is_ahead = |player: &&Player| in_pods && player.dropped_after.is_some_and(|after| after > last);
        let left = self.players().filter(is_ahead);
        let left: Vec<PlayerId> = left.map(|player| player.id).collect();
        left.into_iter().for_each(|player| self.leaves_after(player, last));
    }

    /// A player who came late plays from this round on.
    pub(super) fn reseat_tables(&mut self, it: &TablesReseated) {
        let has_bye = it.bye.new_bye().map(|bye| bye.player);
        let seated = it.tables.iter().flat_map(|table| table.players);
        seated.chain(has_bye).for_each(|player| self.enters_by(it.round, player));
        self.in_round(it.round, |round| round.reseat_tables(it));
    }

    /// A player who was to play from a later round on plays from this one on.
    pub(super) fn enters_by(&mut self, round: RoundNumber, player: PlayerId) {
        if self.player(player).is_some_and(|player| player.from_round > round) {
            self.in_player(player, |player| player.from_round = round);
        }
    }

    pub(super) fn correct_result(&mut self, it: &ResultCorrected, by: &Stamped) {
        self.at_table(it.at(), |table| table.correct(it, by));
        self.note_effect(it.dispute, it.at());
    }

    pub(super) fn note_effect(&mut self, of: Option<DisputeNumber>, at: AtTable) {
        if let Some(number) = of {
            self.in_dispute(number, |dispute| dispute.effects.push(at));
        }
    }

    /// Whatever is played there.
    pub(super) fn keep_result(&mut self, at: AtTable) {
        self.at_table(at, |table| table.contradictions.clear());
        self.at_pod(at, |pod| pod.contradictions.clear());
    }

    /// Whatever is played there.
    pub(super) fn extend_time_at(&mut self, it: &TimeExtended, by: &Stamped) {
        self.at_table(it.at, |table| table.extensions.push(it.extension(by)));
        self.at_pod(it.at, |pod| pod.extensions.push(it.extension(by)));
    }
}

impl Round {
    pub(in crate::domain::tournament) fn paired(it: &RoundPaired) -> Self {
        Self {
            tables: fresh_tables(&it.tables),
            bye: it.bye.clone(),
            earned_byes: it.earned_byes.clone(),
            absent: it.absent.clone(),
            rematches: it.rematches,
            float: it.float.clone(),
            optimal: it.optimal,
            algorithm: it.algorithm,
            ..Self::empty(it.round, RoundKind::Swiss, it.seed)
        }
    }

    /// A round with nobody in it.
    pub(super) fn empty(number: RoundNumber, kind: RoundKind, seed: u64) -> Self {
        Self {
            number,
            kind,
            seed,
            tables: Vec::new(),
            pods: Vec::new(),
            bye: None,
            earned_byes: Vec::new(),
            absent: Vec::new(),
            fixed: Vec::new(),
            rematches: 0,
            together: 0,
            float: String::new(),
            optimal: PairingProof::default(),
            algorithm: Algorithm::default(),
            changed_by_hand: None,
            clock: None,
            closed: None,
        }
    }

    pub(super) fn pair_by_hand(&mut self, it: &PairingsChanged) {
        self.tables = fresh_tables(&it.tables);
        self.bye.clone_from(&it.bye);
        self.changed_by_hand = Some(it.reason.clone());
    }

    /// Whose place another player took is absent.
    fn reseat_tables(&mut self, it: &TablesReseated) {
        let had_bye = self.bye.as_ref().map(|bye| bye.player);
        let changed = it.tables.iter().filter_map(|pair| self.table(pair.table));
        let before: Vec<PlayerId> = changed.flat_map(|table| table.pair.players).chain(had_bye).collect();
        for pair in &it.tables {
            match self.tables.iter_mut().find(|table| table.pair.table == pair.table) {
                Some(table) => Arc::make_mut(table).pair.clone_from(pair),
                None => self.tables.push(Arc::new(Table::new(pair.clone()))),
            }
            self.absent.retain(|player| !pair.players.contains(player));
        }
        match &it.bye {
            ByeMove::Stays => {}
            ByeMove::Goes(given) => {
                self.absent.retain(|player| *player != given.player);
                self.bye = Some(given.clone());
            }
            ByeMove::Ends => self.bye = None,
        }
        let gone: Vec<PlayerId> = before.into_iter().filter(|player| !self.involves(*player)).collect();
        self.absent.extend(gone);
        self.changed_by_hand = Some(it.reason.clone());
    }

    pub(super) fn publish(&mut self, it: &RoundPublished, by: &Stamped) {
        self.clock = Some(match it.deadline {
            Some(deadline) => Clock::until(by.at, deadline),
            None => Clock::new(by.at, it.minutes, it.clock_waits),
        });
    }

    pub(super) fn set_clock(&mut self, it: &ClockSet, by: &Stamped) {
        if let Some(clock) = &mut self.clock {
            clock.change(it.change, by.at);
        }
    }
}

/// The tables of a round before anything was reported.
pub(super) fn fresh_tables(tables: &[PairedTable]) -> Vec<Arc<Table>> {
    tables.iter().map(|pair| Arc::new(Table::new(pair.clone()))).collect()
}

impl Table {
    pub(super) fn report(&mut self, it: &ResultReported, by: &Stamped) {
        let seat = self.side_of(it.player);
        let [a, b] = &mut self.reports;
        match seat {
            Some(Side::A) => *a = Some(by.recorded_result(it.result)),
            Some(Side::B) => *b = Some(by.recorded_result(it.result)),
            None => {}
        }
    }

    pub(super) fn record(&mut self, it: &ResultRecorded, by: &Stamped) {
        self.result = Some(by.recorded_result(it.result));
    }

    pub(super) fn contradict(&mut self, it: &ResultContradicted, by: &Stamped) {
        self.contradictions.push(by.recorded_result(it.offered));
    }

    pub(super) fn correct(&mut self, it: &ResultCorrected, by: &Stamped) {
        if let Some(was) = self.result.replace(by.recorded_result(it.result)) {
            self.corrections.push(ResultCorrection { was, reason: it.reason.clone(), dispute: it.dispute });
        }
        self.contradictions.clear();
    }
}

impl TimeExtended {
    pub(super) fn extension(&self, by: &Stamped) -> Extension {
        let (reason, actor) = (self.reason.clone(), by.actor.clone());
        Extension { minutes: self.minutes, reason, dispute: self.dispute, actor, at: by.at }
    }
}
