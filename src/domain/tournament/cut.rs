//! The cut of a tournament: who is in, and what was decided about it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::bracket::cut::Cut;
use crate::domain::bracket::elimination::{DoubleStage, StageName};
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::reason::Reason;

/// Whether players of the cut may hand in another deck for it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CutDecks {
    /// They play on with the deck of the Swiss rounds.
    #[default]
    Same,
    /// They may hand in another until the first stage is published.
    New,
}

/// A cut that was started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartedCut {
    /// How the cut is played.
    pub cut: Cut,
    /// Minutes on the clock of a stage.
    pub minutes: u32,
    /// Whether players may change decks.
    pub decks: CutDecks,
    /// The last Swiss round; 0 if the cut is the whole tournament.
    pub after: RoundNumber,
    /// The seed with which shared places were drawn.
    pub seed: u64,
    /// The players, seed 1 first; a reserve who moved up has the seed of the player replaced.
    pub seeds: Vec<PlayerId>,
    /// Who moves up next, in order.
    pub reserves: Vec<PlayerId>,
    /// The reserves as it started, in order.
    pub first_reserves: Vec<PlayerId>,
    /// The last player in and the first out at the start; `None` if everybody was in or the director gave the order.
    pub line: Option<[PlayerId; 2]>,
    /// Groups that shared a place, in the order that was drawn.
    pub drawn: Vec<Vec<PlayerId>>,
    /// Where the director took the order of the seeds from; `None` if the standings and a lot gave it.
    pub given: Option<Reason>,
    /// Reserves who moved up, oldest first.
    pub moved_up: Vec<MovedUp>,
    /// Matches in which the director named who goes on.
    pub settled: BTreeMap<(RoundNumber, u32), Settled>,
    /// Who started the cut.
    pub actor: ActorId,
    /// When the cut was started.
    pub at: DateTime<Utc>,
}

/// A reserve who took a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovedUp {
    /// The seed taken over.
    pub seed: u32,
    pub left: PlayerId,
    /// The reserve who moved up.
    pub reserve: PlayerId,
}

/// Who goes on from a match that no game decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The player who goes on.
    pub winner: PlayerId,
    /// The director's reason.
    pub reason: Reason,
}

/// What a round is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundName {
    /// A Swiss round, by its number.
    Swiss(RoundNumber),
    /// A stage of single elimination, by the stages left after it: 0 is the final.
    Stage(u32),
    /// A stage of double elimination.
    DoubleStage(DoubleStage),
    /// A heat of pods, by its number.
    Heat(RoundNumber),
    /// The pod that decides a Tribbles tournament.
    TopTable,
}

impl RoundName {
    /// The stage of a cut with this number.
    pub const fn of_stage(cut: &Cut, stage: u32) -> Self {
        Self::of_named_stage(cut.stage_name(stage))
    }

    /// The stage of this name.
    pub const fn of_named_stage(name: StageName) -> Self {
        match name {
            StageName::Single(left) => Self::Stage(left),
            StageName::Double(stage) => Self::DoubleStage(stage),
        }
    }
}

impl StartedCut {
    /// The seed of a player, from 1; `None` for somebody who is not in.
    pub fn seed_of(&self, player: PlayerId) -> Option<u32> {
        let at = self.seeds.iter().position(|other| *other == player)?;
        u32::try_from(at).ok()?.checked_add(1)
    }

    /// The reserve who moved up last for a player who left.
    pub fn replacement_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.moved_up.iter().rfind(|it| it.left == player).map(|it| it.reserve)
    }

    /// The player who has a seed now.
    pub fn holder_of(&self, seed: u32) -> Option<PlayerId> {
        let at = usize::try_from(seed.checked_sub(1)?).ok()?;
        self.seeds.get(at).copied()
    }

    /// The seed that a reserve took over when this player left.
    pub fn seed_taken_from(&self, player: PlayerId) -> Option<u32> {
        self.moved_up.iter().find(|moved| moved.left == player).map(|moved| moved.seed)
    }
}
