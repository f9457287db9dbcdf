//! Puts times into words for pages; complements [`crate::domain::wording`].

use crate::web::messages::dates;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::Snapshot;
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
    if usual { dates::time(&local) } else { dates::time_on_day(&local) }
}

/// A day and a time in a zone, with its name: `Sunday 29 November 2026 at 23:59, Europe/Paris`.
pub fn day_and_time(at: DateTime<Utc>, zone: Tz) -> String {
    format!("{}, {zone}", dates::appointment(&at.with_timezone(&zone)))
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
    let local = at.with_timezone(&zone(here));
    format!("{} {}", dates::moment(&local), local.format("%Z"))
}

/// For `datetime` attributes and scripts.
pub fn rfc3339(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}
