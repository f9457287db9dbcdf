//! A round: draft, publication, results, close.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::bracket::double::MatchPart;
use crate::domain::id::{DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::left_out::present;
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::reason::Reason;
use crate::domain::scoring::history::{Game, PlayedRound};
use crate::domain::scoring::result::{GameResult, Side};
use crate::domain::tournament::extension::{Extension, extra_minutes};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause, PairingReason, WhyPaired};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round_clock::{Clock, ClockReading};

/// Two players at a table, with the reason in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairedTable {
    pub table: TableNumber,
    /// The players at side A and side B.
    pub players: [PlayerId; 2],
    /// Why these two meet.
    pub why: PairingReason,
    /// Why these two, as a value; `None` in logs of versions that kept the sentence alone.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub cause: Option<PairingCause>,
    /// The number of a match within its stage of a bracket, where a fixed table gave the table another; `None` if both are
    /// the same.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub place: Option<u32>,
}

impl PairedTable {
    /// The number of the match within its stage of a bracket.
    pub fn place(&self) -> u32 {
        self.place.unwrap_or_else(|| self.table.table())
    }

    /// Whether the losers of the semi-finals play here for third place.
    pub const fn is_for_third_place(&self) -> bool {
        matches!(self.cause, Some(PairingCause::Bracket { part: MatchPart::ThirdPlace, .. }))
    }

    /// Two players whom an algorithm, a timetable or a bracket puts at a table, with the reason.
    pub fn paired(
        table: TableNumber,
        players: [PlayerId; 2],
        cause: PairingCause,
        algorithm: Algorithm,
    ) -> Self {
        let why = PairingReason::of_pair(&WhyPaired { players, cause: &cause, algorithm });
        Self { table, players, why, cause: Some(cause), place: None }
    }

    /// Two players whom a director puts at a table, with the reason.
    pub fn by_hand(table: TableNumber, players: [PlayerId; 2], reason: &Reason) -> Self {
        let cause = Some(PairingCause::ByHand(reason.clone()));
        Self { table, players, why: PairingReason::by_hand(reason), cause, place: None }
    }
}

/// A normal bye and why this player has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeGiven {
    /// The player with the bye.
    pub player: PlayerId,
    /// Why this player has it.
    pub why: PairingReason,
    /// Why this player has it, as a value; `None` in logs of versions that kept the sentence alone.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub cause: Option<ByeCause>,
}

impl ByeGiven {
    /// A bye that an algorithm or a timetable gives, with the reason.
    pub fn paired(player: PlayerId, cause: ByeCause) -> Self {
        Self { player, why: PairingReason::of_bye(&cause), cause: Some(cause) }
    }

    /// A bye that a director gives, with the reason.
    pub fn by_hand(player: PlayerId, reason: &Reason) -> Self {
        let cause = Some(ByeCause::ByHand(reason.clone()));
        Self { player, why: PairingReason::by_hand(reason), cause }
    }
}

/// What a change to a round in play does to its normal bye.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ByeMove {
    /// The bye stays as it is.
    #[default]
    Stays,
    /// Another player has the bye.
    Goes(ByeGiven),
    /// Nobody has it any more.
    Ends,
}

impl ByeMove {
    pub(super) const fn stays(&self) -> bool {
        matches!(self, Self::Stays)
    }

    /// The player who has the bye now and did not have it before.
    pub fn new_bye(&self) -> Option<&ByeGiven> {
        match self {
            Self::Goes(given) => Some(given),
            Self::Stays | Self::Ends => None,
        }
    }
}

/// A result, with who recorded it and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedResult {
    /// The raw result.
    pub result: GameResult,
    /// Who recorded the result.
    pub actor: ActorId,
    /// When the result was recorded.
    pub at: DateTime<Utc>,
}

/// A correction of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultCorrection {
    /// The result before.
    pub was: RecordedResult,
    /// Why the result was changed.
    pub reason: Reason,
    /// The dispute that caused it, if any.
    pub dispute: Option<DisputeNumber>,
}

/// The state of one table in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The players and why they were paired.
    pub pair: PairedTable,
    /// What the players reported themselves, by side.
    pub reports: [Option<RecordedResult>; 2],
    /// The result that counts.
    pub result: Option<RecordedResult>,
    /// Results submitted that contradict it, not settled yet.
    pub contradictions: Vec<RecordedResult>,
    /// Corrections of the result, oldest first.
    pub corrections: Vec<ResultCorrection>,
    /// Time given to this table alone, oldest first.
    pub extensions: Vec<Extension>,
}

impl Table {
    /// A table before anything was reported.
    pub const fn new(pair: PairedTable) -> Self {
        Self {
            pair,
            reports: [None, None],
            result: None,
            contradictions: Vec::new(),
            corrections: Vec::new(),
            extensions: Vec::new(),
        }
    }

    /// The side of a player at this table.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let [a, b] = self.pair.players;
        if player == a {
            Some(Side::A)
        } else if player == b {
            Some(Side::B)
        } else {
            None
        }
    }

    /// Whether anything was reported here: then its players stay.
    pub fn is_begun(&self) -> bool {
        self.result.is_some() || !self.contradictions.is_empty() || self.reports.iter().any(Option::is_some)
    }

    /// Minutes that this table has beyond the round's clock.
    pub fn extra_minutes(&self) -> i32 {
        extra_minutes(&self.extensions)
    }

    /// Whether the two players reported different results and nobody has recorded one.
    pub fn players_disagree(&self) -> bool {
        match &self.reports {
            [Some(a), Some(b)] => self.result.is_none() && !a.result.says_the_same(&b.result),
            _ => false,
        }
    }

    /// Sides whose player reported another ending or other scores than staff recorded. After a correction, or a
    /// result that settles two reports, nobody needs to look any more.
    pub fn unlike_reports(&self) -> [bool; 2] {
        let recorded = self.result.as_ref().filter(|_| self.corrections.is_empty());
        let differs = |report: &RecordedResult| {
            recorded.is_some_and(|it| {
                let (it, said) = (it.result, report.result);
                it.scores != said.scores || it.not_counting != said.not_counting || it.end != said.end
            })
        };
        let [a, b] = &self.reports;
        match (a.as_ref().map(differs), b.as_ref().map(differs)) {
            (Some(false), _) | (_, Some(false)) => [false; 2],
            (a, b) => [a.unwrap_or(false), b.unwrap_or(false)],
        }
    }

    /// Whether a person has to settle something here.
    pub fn in_conflict(&self) -> bool {
        !self.contradictions.is_empty() || self.players_disagree()
    }
}

/// The state of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub number: RoundNumber,
    /// What is played in it.
    pub kind: RoundKind,
    /// The seed it was paired with.
    pub seed: u64,
    pub(super) tables: Vec<Arc<Table>>,
    pub(super) pods: Vec<Arc<PodTable>>,
    /// The normal bye.
    pub bye: Option<ByeGiven>,
    /// Players with an earned bye.
    pub earned_byes: Vec<PlayerId>,
    /// Players away this round.
    pub absent: Vec<PlayerId>,
    /// The fixed tables by which a heat or a stage was numbered, the one set first ahead; a Swiss pairing names its own.
    pub(super) fixed: Vec<(PlayerId, TableNumber)>,
    /// How many pairs had met before as it was paired; in a heat, pairs who sit together again.
    pub rematches: u32,
    /// How many pairs of a heat sit together who were to be kept apart, as it was seated.
    pub together: u32,
    /// The total float of the pairing, as measured by the algorithm.
    pub float: String,
    /// Whether the pairing is proved to be the best.
    pub optimal: PairingProof,
    /// The algorithm that paired the round.
    pub algorithm: Algorithm,
    /// The director's reason for changing the pairings by hand, if they were.
    pub changed_by_hand: Option<Reason>,
    /// The clock, once published.
    pub clock: Option<Clock>,
    /// When the round was closed, if it is.
    pub closed: Option<DateTime<Utc>>,
}

/// What is played in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundKind {
    /// A Swiss round.
    Swiss,
    /// A stage of the cut, from 1.
    Stage(u32),
    /// A heat of pods.
    Heat,
    /// The pod that decides a Tribbles tournament.
    TopTable,
}

/// The phase of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Paired; visible to staff only.
    Draft,
    /// Published and being played.
    Playing,
    /// All results are in.
    Closed,
}

impl Round {
    /// The current phase.
    pub const fn phase(&self) -> Phase {
        match (self.closed, &self.clock) {
            (Some(_), _) => Phase::Closed,
            (None, Some(_)) => Phase::Playing,
            (None, None) => Phase::Draft,
        }
    }

    /// Whether a game or a pod at this table is being played: the round is in play, and there is no result yet.
    pub fn plays_at(&self, number: TableNumber) -> bool {
        let duel = || self.table(number).is_some_and(|table| table.result.is_none());
        let pod = || self.pod(number).is_some_and(|pod| pod.result.is_none());
        self.phase() == Phase::Playing && (duel() || pod())
    }

    /// Whether it is played until a deadline and without a clock.
    pub fn has_deadline(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.deadline.is_some())
    }

    /// Whether everybody may see it: to the public, a draft does not exist.
    pub const fn is_published(&self) -> bool {
        self.clock.is_some()
    }

    /// The stage of the cut, from 1; `None` for every other round.
    pub const fn stage(&self) -> Option<u32> {
        match self.kind {
            RoundKind::Stage(stage) => Some(stage),
            RoundKind::Swiss | RoundKind::Heat | RoundKind::TopTable => None,
        }
    }

    /// The pods in order; games of two have none.
    pub fn pods(&self) -> impl DoubleEndedIterator<Item = &PodTable> + ExactSizeIterator + Clone {
        self.pods.iter().map(Arc::as_ref)
    }

    /// The tables of games of two in order; pods have none.
    pub fn tables(&self) -> impl DoubleEndedIterator<Item = &Table> + ExactSizeIterator + Clone {
        self.tables.iter().map(Arc::as_ref)
    }

    /// The table with this number.
    pub fn table(&self, number: TableNumber) -> Option<&Table> {
        self.tables().find(|table| table.pair.table == number)
    }

    /// The table at which a player sits; of a match of several games, the newest.
    pub fn table_of(&self, player: PlayerId) -> Option<&Table> {
        self.tables().rfind(|table| table.side_of(player).is_some())
    }

    /// When time is called at a table: the round's end plus the minutes given to the table. `None` for a draft, and
    /// while the clock does not run.
    pub fn ends_at(&self, table: &Table) -> Option<DateTime<Utc>> {
        ends(self.reading(&table.extensions)?)
    }

    /// When time is called at a pod, as [`Round::ends_at`] says for a table.
    pub fn pod_ends_at(&self, pod: &PodTable) -> Option<DateTime<Utc>> {
        ends(self.reading(&pod.extensions)?)
    }

    /// What the clock says at a table with these extensions; `None` for a draft.
    pub fn reading(&self, extensions: &[Extension]) -> Option<ClockReading> {
        self.clock.as_ref().map(|clock| clock.reading(extra_minutes(extensions)))
    }

    /// Tables without a result.
    pub fn missing(&self) -> impl Iterator<Item = &Table> {
        self.tables().filter(|table| table.result.is_none())
    }

    /// The round as scoring and pairing read it.
    pub fn played_round(&self) -> PlayedRound {
        PlayedRound {
            games: self.tables().map(Table::game).collect(),
            byes: self.bye.iter().map(|bye| bye.player).collect(),
            earned_byes: self.earned_byes.clone(),
            absent: self.absent.clone(),
        }
    }
}

const fn ends(reading: ClockReading) -> Option<DateTime<Utc>> {
    match reading {
        ClockReading::Ends(at) => Some(at),
        ClockReading::Left(_) => None,
    }
}

impl Table {
    fn game(&self) -> Game {
        Game {
            table: self.pair.table,
            players: self.pair.players,
            result: self.result.as_ref().map(|recorded| recorded.result),
        }
    }
}
