//! Days and times as the reader writes them.

use std::fmt::Display;

use chrono::{DateTime, Datelike, Locale, NaiveDate, Offset as _, TimeZone, Utc};

use crate::messages::{Language, say};

/// What German calls the zones of Europe.
const GERMAN_ZONES: &[(&str, &str)] =
    &[("CET", "MEZ"), ("CEST", "MESZ"), ("EET", "OEZ"), ("EEST", "OESZ"), ("WET", "WEZ"), ("WEST", "WESZ")];

/// `13 May 2026`.
pub fn day(date: NaiveDate) -> String {
    written(date, "%-d %B %Y", "%-d. %B %Y")
}

/// `13 Sep 2026`.
pub fn short_day(date: NaiveDate) -> String {
    written(date, "%-d %b %Y", &format!("%-d. {} %Y", german_month(date)))
}

/// `Wednesday 13 May 2026`.
pub fn day_of_week(date: NaiveDate) -> String {
    written(date, "%A %-d %B %Y", "%A, %-d. %B %Y")
}

/// `13 May 2026, 14:03`, in the zone of the time.
pub fn moment<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    format!("{}, {}", day(at.naive_local().date()), time(at))
}

/// `13 May 2026, 14:03 UTC`.
pub fn moment_in_utc<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    format!("{} UTC", moment(&at.to_utc()))
}

/// `13 May 2026, 14:03 CEST`; in UTC at an end of the calendar, where the zone has no such time.
pub fn moment_in<Zone: TimeZone<Offset: Display>>(at: DateTime<Utc>, zone: &Zone) -> String {
    let utc = at.naive_utc();
    if utc.checked_add_offset(zone.offset_from_utc_datetime(&utc).fix()).is_none() {
        return moment_in_utc(&at);
    }
    let local = at.with_timezone(zone);
    format!("{} {}", moment(&local), zone_letters(&local))
}

/// `13 May, 14:03`, in the zone of the time.
pub fn moment_of_year<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    format!("{}, {}", written(at.naive_local().date(), "%-d %B", "%-d. %B"), time(at))
}

/// `13 Sep, 14:03`, in the zone of the time.
pub fn short_moment<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    format!("{}, {}", short(at.naive_local().date()), time(at))
}

fn short(date: NaiveDate) -> String {
    written(date, "%-d %b", &format!("%-d. {}", german_month(date)))
}

/// The pattern of a short month in German: short names stay whole, and an abbreviation has a full stop.
fn german_month(date: NaiveDate) -> &'static str {
    match date.month() {
        3 | 5..=7 => "%B",
        9 => "Sept.",
        _ => "%b.",
    }
}

/// `14:03 on 13 May 2026`, in the zone of the time.
pub fn time_on_day<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    let day = day(at.naive_local().date());
    say("all-time-on-day").with("time", time(at)).with("day", day).to_string()
}

/// `Wednesday 13 May 2026 at 14:03`, in the zone of the time.
pub fn appointment<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    let day = day_of_week(at.naive_local().date());
    say("all-day-at-time").with("day", day).with("time", time(at)).to_string()
}

/// `14:03`, in the zone of the time. The same in every language of the pages.
pub fn time<Zone: TimeZone>(at: &DateTime<Zone>) -> String {
    at.naive_local().format("%H:%M").to_string()
}

/// The letters of a time's zone: `CEST`, in German `MESZ`.
pub fn zone_letters<Zone: TimeZone<Offset: Display>>(at: &DateTime<Zone>) -> String {
    let letters = at.format("%Z").to_string();
    if Language::spoken() != Language::German {
        return letters;
    }
    let german = GERMAN_ZONES.iter().find(|(usual, _)| *usual == letters);
    german.map_or(letters, |(_, german)| (*german).to_owned())
}

/// A day by the pattern of the reader's language; `dotted` is the German one, whose days are ordinals.
fn written(date: NaiveDate, usual: &str, dotted: &str) -> String {
    let (pattern, locale) = match Language::spoken() {
        Language::English => (usual, Locale::en_GB),
        Language::German => (dotted, Locale::de_DE),
        Language::French => (usual, Locale::fr_FR),
    };
    date.format_localized(pattern, locale).to_string()
}
