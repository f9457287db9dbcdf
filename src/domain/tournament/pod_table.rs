//! A pod at its table: who sits there, what was reported, and what counts.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::id::{DisputeNumber, PlayerId, TableNumber};
use crate::domain::pods::heats::Pod;
use crate::domain::pods::score::PodScore;
use crate::domain::reason::Reason;
use crate::domain::tournament::extension::{Extension, extra_minutes};

/// The players of a pod, in the order of their seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatedPod {
    pub table: TableNumber,
    /// The players of the pod.
    pub players: Vec<PlayerId>,
}

/// Some pods of a heat in play as they would be seated again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodsAgain {
    /// The pods, by table.
    pub pods: Vec<SeatedPod>,
    /// Pairs who would sit together although they are kept apart.
    pub together: u32,
    /// Pairs who would sit together again, counted over the heats before.
    pub repeats: u32,
}

/// What a pod scored, with who recorded it and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedPod {
    pub score: PodScore,
    /// Whether the game was not finished in time.
    pub unfinished: bool,
    /// Who recorded the score.
    pub actor: ActorId,
    /// When the score was recorded.
    pub at: DateTime<Utc>,
}

/// A correction of what a pod scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodCorrection {
    /// The score before.
    pub was: RecordedPod,
    /// Why the score was changed.
    pub reason: Reason,
    /// The dispute that caused it, if any.
    pub dispute: Option<DisputeNumber>,
}

/// The state of one pod in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodTable {
    /// The players and their table.
    pub pod: SeatedPod,
    /// What the players reported themselves, by seat.
    pub reports: Vec<Option<RecordedPod>>,
    /// The score that counts.
    pub result: Option<RecordedPod>,
    /// Scores submitted that contradict it, not settled yet.
    pub contradictions: Vec<RecordedPod>,
    /// Corrections of the score, oldest first.
    pub corrections: Vec<PodCorrection>,
    /// Time given to this table alone, oldest first.
    pub extensions: Vec<Extension>,
}

impl PodTable {
    /// A pod before anything was reported.
    pub fn new(pod: SeatedPod) -> Self {
        Self {
            reports: vec![None; pod.players.len()],
            pod,
            result: None,
            contradictions: Vec::new(),
            corrections: Vec::new(),
            extensions: Vec::new(),
        }
    }

    /// The number of the table.
    pub const fn table(&self) -> TableNumber {
        self.pod.table
    }

    /// The seat of a player, from 0.
    pub fn seat(&self, player: PlayerId) -> Option<usize> {
        self.pod.players.iter().position(|other| *other == player)
    }

    /// Whether anything was reported here.
    pub fn is_begun(&self) -> bool {
        self.result.is_some() || !self.contradictions.is_empty() || self.reports.iter().any(Option::is_some)
    }

    /// Whether what counts is the score of a game that was not finished in time.
    pub fn is_unfinished(&self) -> bool {
        self.result.as_ref().is_some_and(|recorded| recorded.unfinished)
    }

    /// Minutes that this table has beyond the round's clock.
    pub fn extra_minutes(&self) -> i32 {
        extra_minutes(&self.extensions)
    }

    /// Every report with its player.
    pub fn reports_by_player(&self) -> impl Iterator<Item = (PlayerId, &RecordedPod)> {
        let told = self.pod.players.iter().zip(&self.reports);
        told.filter_map(|(player, report)| Some((*player, report.as_ref()?)))
    }

    /// Whether two players reported different scores and nobody has recorded one.
    pub fn players_disagree(&self) -> bool {
        let mut told = self.reports.iter().flatten().map(|report| &report.score);
        let first = told.next();
        self.result.is_none() && told.any(|other| Some(other) != first)
    }

    /// Whether a person has to settle something here.
    pub fn in_conflict(&self) -> bool {
        !self.contradictions.is_empty() || self.players_disagree()
    }

    /// The pod as standings and seating read it.
    pub fn to_pod(&self) -> Pod {
        let totals = self.result.as_ref().and_then(|recorded| recorded.score.totals());
        Pod { players: self.pod.players.clone(), totals }
    }
}
