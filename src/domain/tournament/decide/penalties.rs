//! Penalties: issued and withdrawn. Nothing follows from one by itself; the result is recorded by a person.

use crate::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::penalty::{Level, Penalty};
use crate::domain::tournament::refusal::Refusal;

/// What a penalty is for.
pub(super) struct Ground<'a> {
    pub(super) kind: &'a str,
    pub(super) level: Level,
    pub(super) round: Option<RoundNumber>,
    pub(super) reason: &'a str,
    pub(super) dispute: Option<DisputeNumber>,
}

impl Tournament {
    pub(super) fn issue_penalty(&self, player: PlayerId, judge: &Judge, ground: &Ground<'_>) -> Decision {
        self.known(player)?;
        if let Some(round) = ground.round {
            self.published(round)?;
        }
        if let Some(dispute) = ground.dispute {
            self.known_dispute(dispute)?;
        }
        self.not_own(player, ground.round, judge)?;
        let last = self.penalties.last().map_or(0, |last| last.number.0);
        Ok(vec![Entry::PenaltyIssued {
            number: PenaltyNumber(last.saturating_add(1)),
            player,
            kind: ground.kind.to_owned(),
            level: ground.level,
            round: ground.round,
            reason: reason(ground.reason)?,
            dispute: ground.dispute,
        }])
    }

    pub(super) fn withdraw_penalty(&self, number: PenaltyNumber, judge: &Judge, why: &str) -> Decision {
        let penalty = self.penalty(number).ok_or(Refusal::NoSuchPenalty(number))?;
        if !penalty.stands() {
            return Err(Refusal::AlreadyWithdrawn(number));
        }
        self.not_own(penalty.player, penalty.round, judge)?;
        Ok(vec![Entry::PenaltyWithdrawn { number, reason: reason(why)? }])
    }

    /// Nobody punishes the own opponent or forgives oneself; the project's default, as for disputes.
    fn not_own(&self, player: PlayerId, round: Option<RoundNumber>, judge: &Judge) -> Result<(), Refusal> {
        let table = round.and_then(|round| self.round(round)?.table_of(player));
        let beside = |seat: &PlayerId| table.is_some_and(|table| table.seat(*seat).is_some());
        if judge.seats.iter().any(|seat| *seat == player || beside(seat)) {
            return Err(Refusal::OwnPenalty { player });
        }
        Ok(())
    }

    /// The penalties of a player that stand, oldest first.
    pub fn penalties_of(&self, player: PlayerId) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter().filter(move |penalty| penalty.player == player && penalty.stands())
    }
}
