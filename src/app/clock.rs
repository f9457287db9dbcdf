//! Notices that the machine's clock jumped, and notes it in the log of whatever is being played.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::open_data::State;
use crate::app::sessions::random_uuid;
use crate::app::submission::{Actor, FormSubmission};
use crate::app::summary::Summary;
use crate::domain::id::SubmissionId;
use crate::domain::tournament::clock_jump::is_same_time;
use crate::domain::tournament::command::{Command, NoteClockJump};

/// Compares the machine's clock with one that nobody can set.
#[derive(Debug, Default)]
pub struct ClockWatch {
    before: Option<(Duration, DateTime<Utc>)>,
}

impl ClockWatch {
    /// Looks at both clocks: `ticks` is the time since some start, `shown` what the machine's clock shows. If that jumped
    /// since the last check, returns the time it should have shown.
    pub fn look(&mut self, ticks: Duration, shown: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let (then, was) = self.before.replace((ticks, shown))?;
        let passed = TimeDelta::from_std(ticks.saturating_sub(then)).ok()?;
        was.checked_add_signed(passed).filter(|expected| !is_same_time(*expected, shown))
    }
}

/// The clock that goes on while the machine sleeps; on macOS this one does, on Linux the monotonic one stops.
#[cfg(target_os = "linux")]
const SLEEPLESS: rustix::time::ClockId = rustix::time::ClockId::Boottime;
#[cfg(all(unix, not(target_os = "linux")))]
const SLEEPLESS: rustix::time::ClockId = rustix::time::ClockId::Monotonic;

/// The time since the machine was started, its sleep included.
#[cfg(unix)]
pub fn ticks() -> Duration {
    let now = rustix::time::clock_gettime(SLEEPLESS);
    Duration::new(u64::try_from(now.tv_sec).unwrap_or(0), u32::try_from(now.tv_nsec).unwrap_or(0))
}

/// The time since the first look.
#[cfg(not(unix))]
pub fn ticks() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

impl Desk {
    /// Notes in the log of every tournament in play that the clock jumped. Logs that accept no entry are skipped, and those
    /// that are not in play are not read.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    pub fn note_clock_jump(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<(), DeskError> {
        tracing::warn!(%from, %to, "the clock jumped");
        let in_play = |one: &Summary| matches!(one.state, State::Playing | State::BetweenRounds);
        for one in self.summaries()?.all.iter().filter(|one| in_play(one)) {
            let slug = &one.slug;
            let submission = SubmissionId::new(random_uuid()?);
            let (actor, body) = (Actor::operator(), String::new());
            let sent = FormSubmission { actor, submission, body, now: to, expects: Vec::new() };
            let noted = self.submit(slug, &sent, |_| Ok(Command::NoteClockJump(NoteClockJump { from, to })));
            match noted {
                Ok(_) => {}
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(error) => tracing::warn!(%error, "{slug}: the jump of the clock was not noted"),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_is_noticed_and_one_that_runs_is_not() {
        let mut watch = ClockWatch::default();
        let start = DateTime::UNIX_EPOCH;
        let mut look = |ticks, shown| {
            let expected = watch.look(Duration::from_secs(ticks), start + TimeDelta::seconds(shown))?;
            Some((expected - start).num_seconds())
        };
        assert_eq!(look(5, 100), None, "the first look");
        assert_eq!(look(15, 110), None);
        assert_eq!(look(36_015, 36_109), None, "the machine slept, and a second was corrected");
        assert_eq!(look(36_025, 46_919), Some(36_119), "put forward three hours");
        assert_eq!(look(36_035, 46_929), None, "once");
        assert_eq!(look(36_045, -5), Some(46_939), "put back");
    }
}
