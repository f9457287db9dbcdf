//! The clock of a round or its deadline, and time that one table gets beyond it.
//!
//! The sources give a round its minutes and let a director or a judge give a game more (`data/reminders.toml`), but name
//! no number, so every limit here is the project's default: the time between call and ruling is suggested, a person
//! decides, and no table gets more than the round has.

use chrono::{DateTime, Utc};

use crate::domain::id::{AtTable, DisputeNumber, RoundNumber};
use crate::domain::tournament::command::{ExtendTime, MoveDeadline, SetClock};
use crate::domain::tournament::decide::pace::{is_near, is_to_come};
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::domain::tournament::entry::{ClockSet, Entry, TimeExtended};
use crate::domain::tournament::extension::{Extension, extra_minutes};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::round_clock::{Clock, ClockChange, ClockReading, ClockRefusal};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// Two people who press the same button want the same: the second one changes nothing. Minutes add up, so
    /// anybody who gives some has to know those already given.
    pub(super) fn set_clock(&self, asked: &SetClock) -> Decision {
        let SetClock { round: number, change, seen } = *asked;
        let clock = self.clock_in_play(number)?;
        if matches!(change, ClockChange::Extended { .. }) && clock.extra != seen {
            return Err(ClockRefusal::Meanwhile { round: number, now: clock.extra, seen }.into());
        }
        let entry = Entry::ClockSet(ClockSet { round: number, change });
        Ok(if clock.takes(number, change)? { vec![entry] } else { Vec::new() })
    }

    /// A later deadline has the limit of a new one. An earlier one has none: in a league it may be far away already.
    pub(super) fn move_deadline(&self, setup: &Setup, asked: &MoveDeadline) -> Decision {
        let MoveDeadline { round, seen: from, to, now } = *asked;
        let change = ClockChange::Moved { from, to };
        let moves = self.clock_in_play(round)?.takes(round, change)?;
        is_to_come(to, now)?;
        if to > from {
            is_near(&setup.settings, to, self.begins_after(round).map_or(now, |begins| begins.max(now)))?;
        }
        Ok(if moves { vec![Entry::ClockSet(ClockSet { round, change })] } else { Vec::new() })
    }

    /// The deadline of the round before, if both are in a timetable: they may have been published together.
    fn begins_after(&self, number: RoundNumber) -> Option<DateTime<Utc>> {
        let before = RoundNumber(number.0.checked_sub(1)?);
        let of_timetable = |number| self.round(number).filter(|round| round.is_of_timetable());
        of_timetable(number)?;
        of_timetable(before)?.clock.as_ref()?.deadline
    }

    fn clock_in_play(&self, number: RoundNumber) -> Result<&Clock, Refusal> {
        let round = self.published_round(number)?;
        let clock = round.clock.as_ref().filter(|_| round.phase() == Phase::Playing);
        clock.ok_or(Refusal::ClockStopped { round: number })
    }

    pub(super) fn extend_time(&self, asked: &ExtendTime) -> Decision {
        let ExtendTime { at, minutes, reason: why, dispute, judge } = asked;
        let (at, minutes, dispute) = (*at, *minutes, *dispute);
        if let Some(number) = dispute {
            self.may(Act::Time, number, judge)?;
        }
        let round = self.published_round(at.round)?;
        let timed = round.timed_table(at).ok_or(Refusal::NoSuchTable { round: at.round, table: at.table })?;
        if round.phase() == Phase::Closed {
            return Err(Refusal::ClockStopped { round: at.round });
        }
        if timed.is_over {
            return Err(Refusal::GameOver { round: at.round, table: at.table });
        }
        let most = round.clock.as_ref().map_or(0, Clock::length);
        possible(at, timed, minutes, most)?;
        if let Some(number) = dispute {
            took_time(self.known_dispute(number)?, at, timed)?;
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
        let timed = round.timed_table(at).filter(|timed| !timed.is_over)?;
        took_time(dispute, at, timed).ok()?;
        let clock = round.clock.as_ref()?;
        let asked = [dispute.question.at, dispute.ruling.as_ref()?.at];
        let lost = minutes_running(clock, round.reading(timed.extensions)?, asked)?;
        let given = u32::try_from(extra_minutes(timed.extensions)).unwrap_or(0);
        Some(lost.min(clock.minutes.saturating_sub(given))).filter(|minutes| *minutes > 0)
    }
}

/// A table's time, whatever is played there.
#[derive(Clone, Copy)]
struct Timed<'a> {
    extensions: &'a [Extension],
    is_over: bool,
}

impl Round {
    fn timed_table(&self, at: AtTable) -> Option<Timed<'_>> {
        let of_two = self.table(at.table).map(|table| (&table.extensions, table.result.is_some()));
        let of_pod = || self.pod(at.table).map(|pod| (&pod.extensions, pod.result.is_some()));
        of_two.or_else(of_pod).map(|(extensions, is_over)| Timed { extensions, is_over })
    }
}

fn possible(at: AtTable, timed: Timed<'_>, minutes: i32, most: u32) -> Result<(), Refusal> {
    let (given, table) = (extra_minutes(timed.extensions), at.table);
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
fn took_time(dispute: &Dispute, at: AtTable, timed: Timed<'_>) -> Result<(), Refusal> {
    let number = dispute.number;
    if dispute.at != Some(at) {
        return Err(Refusal::DisputeElsewhere { dispute: number, table: at.table });
    }
    if dispute.ruling.is_none() {
        return Err(Refusal::StillOpen(number));
    }
    if timed.extensions.iter().any(|given| given.dispute == Some(number)) {
        return Err(Refusal::AlreadyExtended(number));
    }
    Ok(())
}

/// The minutes of the span in which the table's clock was running, rounded up.
fn minutes_running(clock: &Clock, reads: ClockReading, [from, to]: [DateTime<Utc>; 2]) -> Option<u32> {
    let to = match reads {
        ClockReading::Ends(ends) => to.min(ends),
        ClockReading::Left(_) => to,
    };
    let seconds = clock.ran_between([from, to]).num_seconds();
    u32::try_from(seconds.max(0)).ok().map(|seconds| seconds.div_ceil(60))
}
