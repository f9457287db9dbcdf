//! Puts times and what the desk knows into words for pages, and hands on what [`crate::words`] says.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::app::{ReplicaReport, ReplicaState, Snapshot};
use crate::domain::id::RoundNumber;
pub use crate::domain::letters::capital;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::{Message, dates, say};
pub use crate::words::numbers::{
    bytes, count, extra_time, list, minutes, number_of_minutes, ordinal, points, score, semicolons,
    signed_number, span,
};
pub use crate::words::pinned::options;
pub use crate::words::result::{ending, ending_for, grade, graded, missions, result};
pub use crate::words::round_name::RoundWords;

/// How a replica is doing, and who answers strangers meanwhile.
pub fn replica(replica: &ReplicaReport) -> String {
    match &replica.state {
        ReplicaState::Replays if replica.is_level => say("installation-replica-level"),
        ReplicaState::Unknown => say("installation-replica-unknown"),
        ReplicaState::Replays => say("installation-replica-behind")
            .with("seconds", replica.behind.as_millis().div_ceil(1_000).to_string())
            .with("size", bytes(replica.bytes)),
        ReplicaState::Silent => say("installation-replica-silent"),
        ReplicaState::Away(cause) => say("installation-replica-away").with("cause", cause.to_string()),
        ReplicaState::Foreign => say("installation-replica-foreign"),
    }
    .to_string()
}

/// A zone as people call it: `Europe/Paris`, and `UTC` for all names of that.
pub fn zone_name(zone: Tz) -> &'static str {
    match zone.name() {
        "Etc/UTC" | "Etc/UCT" | "Etc/Universal" | "Etc/Zulu" | "UCT" | "Universal" | "Zulu" => "UTC",
        name => name,
    }
}

/// The time of day in the tournament's zone, such as `14:03`.
pub fn clock(here: &Snapshot, at: DateTime<Utc>) -> String {
    dates::time(&at.with_timezone(&here.tournament.zone()))
}

/// The time of day in the tournament's zone, with the day if it is not the tournament's: `14:03 on 13 May 2026`.
pub fn clock_of_day(here: &Snapshot, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&here.tournament.zone());
    let usual = here.tournament.setup().is_some_and(|setup| setup.settings.date == local.date_naive());
    if usual { dates::time(&local) } else { dates::time_on_day(&local) }
}

/// The time of day for who reads it at a moment: the time alone within twelve hours of it, where it can be no other
/// day's, and otherwise with its day, even the tournament's. `None` on a page that is kept.
pub fn clock_near(here: &Snapshot, at: DateTime<Utc>, now: Option<DateTime<Utc>>) -> String {
    now.map_or_else(
        || clock_of_day(here, at),
        |now| clock_from(&at.with_timezone(&here.tournament.zone()), now),
    )
}

fn clock_from(at: &DateTime<Tz>, now: DateTime<Utc>) -> String {
    let is_near = (at.with_timezone(&Utc) - now).abs() < TimeDelta::hours(12);
    if is_near { dates::time(at) } else { dates::time_on_day(at) }
}

/// A day and a time in a zone, with its name: `Sunday 29 November 2026 at 23:59, Europe/Paris`.
pub fn day_and_time(at: DateTime<Utc>, zone: Tz) -> String {
    format!("{}, {}", dates::appointment(&at.with_timezone(&zone)), zone_name(zone))
}

/// When time is called at a table with extra time, and how many minutes after the round; `None` for a table without
/// extra time, or whose game is over.
pub fn own_end(here: &Snapshot, round: &Round, table: &Table) -> Option<(String, String)> {
    let extra = usize::try_from(table.extra_minutes()).ok().filter(|extra| *extra > 0)?;
    let plays = round.phase() == Phase::Playing && table.result.is_none();
    let ends = round.ends_at(table).filter(|_| plays)?;
    Some((clock_of_day(here, ends), extra_time(extra)))
}

/// That a table of the last stage is no part of the final, if it is for third place.
pub fn third_place(table: &Table) -> Option<Message> {
    table.pair.is_for_third_place().then(|| say("all-third-place"))
}

/// Day and time in the tournament's time zone, such as `12 May 2026, 14:03 CEST`.
pub fn moment(here: &Snapshot, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&here.tournament.zone());
    format!("{} {}", dates::moment(&local), dates::zone_letters(&local))
}

/// For `datetime` attributes and scripts.
pub fn rfc3339(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

/// What this round of a tournament is called.
pub fn round_name(here: &Snapshot, number: RoundNumber) -> RoundWords {
    RoundWords::of(here.tournament.round_name(number))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::messages::Language;

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

    #[test]
    fn a_time_that_is_far_away_has_its_day() {
        let at: DateTime<Utc> = "2026-05-12T12:45:00Z".parse().unwrap();
        let local = at.with_timezone(&Tz::Europe__Paris);
        for hours in [-11, 0, 11] {
            assert_eq!(clock_from(&local, at + TimeDelta::hours(hours)), "14:45");
        }
        for hours in [-12, 12, 23] {
            assert_eq!(clock_from(&local, at + TimeDelta::hours(hours)), "14:45 on 12 May 2026");
        }
    }

    #[test]
    fn days_are_told_in_the_readers_language() {
        let at: DateTime<Utc> = "2026-11-29T22:59:00Z".parse().unwrap();
        let told = || day_and_time(at, Tz::Europe__Paris);
        assert_eq!(told(), "Sunday 29 November 2026 at 23:59, Europe/Paris");
        assert_eq!(Language::German.speak(told), "Sonntag, 29. November 2026 um 23:59, Europe/Paris");
        assert_eq!(Language::French.speak(told), "dimanche 29 novembre 2026 à 23:59, Europe/Paris");
        assert_eq!(day_and_time(at, Tz::Etc__UTC), "Sunday 29 November 2026 at 22:59, UTC");
        let local = at.with_timezone(&Tz::Europe__Paris);
        let short = || format!("{} {}", dates::short_moment(&local), dates::zone_letters(&local));
        assert_eq!(short(), "29 Nov, 23:59 CET");
        assert_eq!(Language::German.speak(short), "29. Nov., 23:59 MEZ");
        for (day, told) in [
            ("2026-05-13", "13. Mai 2026"),
            ("2026-07-13", "13. Juli 2026"),
            ("2026-09-13", "13. Sept. 2026"),
            ("2026-10-13", "13. Okt. 2026"),
        ] {
            assert_eq!(Language::German.speak(|| dates::short_day(day.parse().unwrap())), told);
        }
    }
}
