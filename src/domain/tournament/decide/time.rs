//! Time that one table gets beyond the round's clock.
//!
//! The sources give a round its minutes and say nothing about time that a judge takes, so every limit here is the
//! project's default: the time between call and ruling is suggested, a person decides, and no table gets more than
//! the round has.

use chrono::{DateTime, Utc};

use crate::domain::id::{AtTable, DisputeNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::ExtendTime;
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::domain::tournament::entry::{Entry, TimeExtended};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Clock, Phase, Table};

impl Tournament {
    pub(super) fn extend_time(&self, asked: &ExtendTime) -> Decision {
        let ExtendTime { at, minutes, reason: why, dispute, judge } = asked;
        let (at, minutes, dispute) = (*at, *minutes, *dispute);
        if let Some(number) = dispute {
            self.may(Act::Time, number, judge)?;
        }
        let (round, table) = self.seated(at)?;
        if round.phase() == Phase::Closed {
            return Err(Refusal::ClockStopped { round: at.round });
        }
        if table.result.is_some() {
            return Err(Refusal::GameOver { round: at.round, table: at.table });
        }
        let most = round.clock.map_or(0, |clock| clock.minutes);
        possible(at, table, minutes, most)?;
        if let Some(number) = dispute {
            took_time(self.known_dispute(number)?, at, table)?;
        }
        Ok(vec![Entry::TimeExtended(TimeExtended { at, minutes, reason: reason(why)?, dispute })])
    }

    /// The minutes that a dispute took from its table's clock, rounded up: from the call to the ruling, while the
    /// clock was running. `None` if nothing can be given back: the game is over, nobody has ruled yet, or the time
    /// was already given.
    pub fn time_lost(&self, number: DisputeNumber) -> Option<u32> {
        let dispute = self.dispute(number)?;
        let at = dispute.at?;
        let round = self.round(at.round).filter(|round| round.phase() == Phase::Playing)?;
        let table = round.table(at.table).filter(|table| table.result.is_none())?;
        took_time(dispute, at, table).ok()?;
        let clock = round.clock?;
        let asked = [dispute.question.at, dispute.ruling.as_ref()?.at];
        let lost = minutes_running(clock, round.ends_at(table)?, asked)?;
        let given = u32::try_from(table.extra_minutes()).unwrap_or(0);
        Some(lost.min(clock.minutes.saturating_sub(given))).filter(|minutes| *minutes > 0)
    }
}

fn possible(at: AtTable, table: &Table, minutes: i32, most: u32) -> Result<(), Refusal> {
    let (given, table) = (table.extra_minutes(), at.table);
    let total = given.saturating_add(minutes);
    if minutes == 0 {
        Err(Refusal::NoMinutes { table })
    } else if total < 0 {
        Err(Refusal::MinutesNotGiven { table, given, minutes: minutes.unsigned_abs() })
    } else if u32::try_from(total).is_ok_and(|total| total > most) {
        Err(Refusal::TooManyMinutes { table, minutes, total, most })
    } else {
        Ok(())
    }
}

/// Whether the time of this dispute can still be given to this table.
fn took_time(dispute: &Dispute, at: AtTable, table: &Table) -> Result<(), Refusal> {
    let number = dispute.number;
    if dispute.at != Some(at) {
        return Err(Refusal::DisputeElsewhere { dispute: number, table: at.table });
    }
    if dispute.ruling.is_none() {
        return Err(Refusal::StillOpen(number));
    }
    if table.extensions.iter().any(|given| given.dispute == Some(number)) {
        return Err(Refusal::AlreadyExtended(number));
    }
    Ok(())
}

/// The minutes of the span in which the table's clock was running, rounded up.
fn minutes_running(clock: Clock, ends: DateTime<Utc>, [from, to]: [DateTime<Utc>; 2]) -> Option<u32> {
    let seconds = (to.min(ends) - from.max(clock.started)).num_seconds();
    u32::try_from(seconds.max(0)).ok().map(|seconds| seconds.div_ceil(60))
}
