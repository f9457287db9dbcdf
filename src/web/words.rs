//! Puts times into words for pages; complements [`crate::domain::wording`].

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::{ReplicaReport, ReplicaState, Snapshot};
pub use crate::domain::letters::capital;
use crate::domain::tournament::round::{Phase, Round, Table};
pub use crate::domain::wording::numbers::{count, list, ordinal, points, score, signed_number, span};
pub use crate::domain::wording::pinned::options;
pub use crate::domain::wording::result::{ending, ending_for, result};

/// A size in words, rounded up: `12 KB`, `3 MB`.
pub fn bytes(bytes: u64) -> String {
    const KB: u64 = 1 << 10;
    const MB: u64 = 1 << 20;
    match bytes {
        0..MB => format!("{} KB", bytes.div_ceil(KB)),
        _ => format!("{} MB", bytes.div_ceil(MB)),
    }
}

/// How a replica is doing, and who answers strangers meanwhile.
pub fn replica(replica: &ReplicaReport) -> String {
    let behind =
        || format!("{} s and {} behind", replica.behind.as_millis().div_ceil(1_000), bytes(replica.bytes));
    let primary = "; all pages come from the primary";
    match &replica.state {
        ReplicaState::Unknown => format!("not reached yet{primary}"),
        ReplicaState::Replays if replica.is_level => "level; it answers strangers".to_owned(),
        ReplicaState::Replays => format!("{}{primary}", behind()),
        ReplicaState::Silent => format!("silent{primary}"),
        ReplicaState::Away(cause) => format!("out of reach ({cause}){primary}"),
        ReplicaState::Foreign => format!("no streaming replica of this database{primary}"),
    }
}

/// The tournament's time zone; UTC if its name is unknown.
pub fn zone(here: &Snapshot) -> Tz {
    let name = here.tournament.setup().map(|setup| setup.settings.time_zone.as_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(Tz::UTC)
}

/// The time of day in the tournament's zone, such as `14:03`.
pub fn clock(here: &Snapshot, at: DateTime<Utc>) -> String {
    at.with_timezone(&zone(here)).format("%H:%M").to_string()
}

/// The time of day in the tournament's zone, with the day if it is not the tournament's: `14:03 on 13 May 2026`.
pub fn clock_of_day(here: &Snapshot, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&zone(here));
    let usual = here.tournament.setup().is_some_and(|setup| setup.settings.date == local.date_naive());
    local.format(if usual { "%H:%M" } else { "%H:%M on %-d %B %Y" }).to_string()
}

/// A day and a time in a zone, with its name: `Sunday 29 November 2026 at 23:59, Europe/Paris`.
pub fn day_and_time(at: DateTime<Utc>, zone: Tz) -> String {
    format!("{}, {zone}", at.with_timezone(&zone).format("%A %-d %B %Y at %H:%M"))
}

/// When time is called at a table with extra time, and how many minutes after the round; `None` for a table without
/// extra time, or whose game is over.
pub fn own_end(here: &Snapshot, round: &Round, table: &Table) -> Option<(String, String)> {
    let extra = usize::try_from(table.extra_minutes()).ok().filter(|extra| *extra > 0)?;
    let plays = round.phase() == Phase::Playing && table.result.is_none();
    let ends = round.ends_at(table).filter(|_| plays)?;
    Some((clock_of_day(here, ends), extra_time(extra)))
}

/// Extra time of a table; in a round with a deadline it may be days.
pub fn extra_time(minutes: usize) -> String {
    const HOUR: usize = 60;
    match i64::try_from(minutes).ok().and_then(chrono::TimeDelta::try_minutes) {
        Some(long) if minutes > HOUR * 10 => span(long),
        _ => count(minutes, "minute", "minutes"),
    }
}

/// How long something has been waiting: `4 minutes`; hours and seconds do not matter here.
pub fn minutes(span: chrono::TimeDelta) -> String {
    count(usize::try_from(span.num_minutes().max(0)).unwrap_or(0), "minute", "minutes")
}

/// Day and time in the tournament's time zone, such as `12 May 2026, 14:03 CEST`.
pub fn moment(here: &Snapshot, at: DateTime<Utc>) -> String {
    at.with_timezone(&zone(here)).format("%-d %B %Y, %H:%M %Z").to_string()
}

/// For `datetime` attributes and scripts.
pub fn rfc3339(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_replica_is_level_or_behind_or_not_to_be_used() {
        let of = |state, is_level, millis, lacks| {
            let (behind, place) = (Duration::from_millis(millis), "postgres://host/a".to_owned());
            replica(&ReplicaReport { place, state, is_level, behind, bytes: lacks, reads: 0, passed_on: 0 })
        };
        assert_eq!(of(ReplicaState::Replays, true, 0, 0), "level; it answers strangers");
        let behind = of(ReplicaState::Replays, false, 2_100, 3 << 20);
        assert_eq!(behind, "3 s and 3 MB behind; all pages come from the primary");
        for state in [ReplicaState::Unknown, ReplicaState::Silent, ReplicaState::Foreign] {
            assert!(of(state, false, 0, 0).ends_with("; all pages come from the primary"));
        }
    }
}
