//! The limits that an imported tournament must keep. Its hash chain proves that nothing was changed after it was
//! written, but not that this program's pages wrote it: so every value is checked against the limits of the pages.

use chrono::{DateTime, Datelike, TimeDelta, Utc};
use chrono_tz::Tz;
use serde_json::Value;

use crate::app::names::LONGEST;
use crate::app::snapshot::{Logged, Snapshot};
use crate::domain::actor::ActorId;
use crate::domain::id::{PersonId, Slug};
use crate::domain::tournament::clock_jump::Jump;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::{RulesTopic, SeatsTopic, Topic};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::settings::{MOST_PLAYERS, Settings};
use crate::domain::unseen::cannot_be_read;
use crate::messages::say;

/// The largest export, in bytes; a field of 2,000 players needs a tenth of it.
pub(crate) const LARGEST: usize = 128 << 20;
/// The longest text that anybody types or quotes, in characters.
const LONGEST_TEXT: usize = 100_000;
/// The years that a clock may show; one without a battery starts in 1970.
const YEARS: std::ops::RangeInclusive<i32> = 1970..=2199;
/// How far a clock may go back without a note, as when it is corrected.
const UNSAID: TimeDelta = TimeDelta::minutes(5);

/// Where a tournament exceeds the limits of the pages. Empty if it does not.
pub(crate) fn problems(here: &Snapshot, people: &[(PersonId, String)]) -> Vec<String> {
    let mut problems = Vec::new();
    if !is_address(&here.row.slug) {
        problems.push(format!("“{}” is no address: it begins and ends with a letter or digit", here.slug()));
    }
    if !YEARS.contains(&here.row.created_at.year()) {
        problems.push("it was created in a year that no clock shows".to_owned());
    }
    problems.extend((1..).zip(people).filter_map(|(number, (_, name))| unusable_name(number, name)));
    let players = here.tournament.players().len();
    if players > MOST_PLAYERS {
        problems.push(format!("it has {players} players; at most {MOST_PLAYERS} are taken in"));
    }
    let entries = here.log.iter();
    problems.extend(
        entries.filter_map(|line| Some(format!("entry {} {}", line.sequence, unusable_entry(line)?))),
    );
    problems
}

/// What does not prevent the import but deserves a look: times that go back or lie in the future.
pub(crate) fn notes(here: &Snapshot, now: DateTime<Utc>) -> Vec<String> {
    let mut back = here.clock_jumps();
    back.retain(|one| one.from - one.to > UNSAID);
    let ahead = here.log.iter().filter(|line| line.at - now > UNSAID).count();
    let mut notes = Vec::new();
    if let Some(Jump { sequence: first, .. }) = back.first() {
        let told = say("import-clock-went-back").with("times", back.len()).with("first", *first);
        notes.push(told.to_string());
    }
    if ahead > 0 {
        notes.push(say("import-times-ahead").with("entries", ahead).to_string());
    }
    notes
}

/// Whether it is a slug as the pages make it from a title.
fn is_address(slug: &Slug) -> bool {
    !slug.starts_with('-') && !slug.ends_with('-')
}

fn unusable_name(number: usize, name: &str) -> Option<String> {
    let length = name.chars().count();
    if name.trim().is_empty() {
        Some(format!("name {number} is empty"))
    } else if length > LONGEST {
        Some(format!("name {number} has {length} characters; a name has at most {LONGEST}"))
    } else {
        cannot_be_read(name)
            .then(|| format!("name {number} holds a character that cannot be seen, or piles of accents"))
    }
}

fn unusable_entry(line: &Logged) -> Option<String> {
    if line.role.parse::<Role>().is_err() {
        return Some("was made in an unknown role".to_owned());
    }
    if !is_actor(&line.actor) {
        return Some("does not say who made it".to_owned());
    }
    if !YEARS.contains(&line.stamped.at.year()) {
        return Some("has a time that no clock shows".to_owned());
    }
    if settings_in(line.entry()).is_some_and(|settings| settings.time_zone.parse::<Tz>().is_err()) {
        return Some("names a time zone that there is not".to_owned());
    }
    let seats_nobody = |seats| match seats {
        SeatsTopic::Tables(it) => it.is_paired && it.tables.is_empty(),
        SeatsTopic::Pods(it) => it.is_drawn && it.pods.is_empty(),
    };
    if let Topic::Seats(seats) = line.entry().topic()
        && seats_nobody(seats)
    {
        return Some("pairs a round without any table".to_owned());
    }
    let Ok(payload) = serde_json::from_str::<Value>(&line.payload) else {
        return Some("cannot be read".to_owned());
    };
    if serde_json::to_value(line.entry()).is_ok_and(|written| is_unlike(&payload, &written)) {
        return Some("has a list or a number where this program writes an object or a word".to_owned());
    }
    unusable_text(&payload)
}

/// Whether it has a list where this program writes an object, or a number where it writes a word. The parser takes both, by
/// the order of the parts or of the choices; other programs do not.
fn is_unlike(read: &Value, written: &Value) -> bool {
    if let (Value::Object(read), Value::Object(written)) = (read, written) {
        return read.iter().any(|(name, part)| written.get(name).is_some_and(|it| is_unlike(part, it)));
    }
    if let (Value::Array(read), Value::Array(written)) = (read, written) {
        return read.iter().zip(written).any(|(part, it)| is_unlike(part, it));
    }
    (read.is_array() && written.is_object()) || (read.is_number() && written.is_string())
}

fn settings_in(entry: &Entry) -> Option<&Settings> {
    let Topic::Rules(rules) = entry.topic() else { return None };
    match rules {
        RulesTopic::Beginning { settings, .. } | RulesTopic::Settings { settings, .. } => Some(settings),
        RulesTopic::Profile { .. } | RulesTopic::Format { .. } => None,
    }
}

/// Whether it is the operator, a player, or an account whose identifier can be one.
fn is_actor(actor: &str) -> bool {
    match ActorId::from(actor) {
        ActorId::Operator | ActorId::Account(_) | ActorId::Player(_) => true,
        ActorId::Stranger(account) => account.split_once(':').is_some_and(|(_, id)| {
            let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
            (1..=64).contains(&id.len()) && id.bytes().all(is_part)
        }),
        ActorId::Other(_) => false,
    }
}

/// The first unusable text in an entry of any kind.
fn unusable_text(payload: &Value) -> Option<String> {
    let mut left = vec![payload];
    while let Some(value) = left.pop() {
        match value {
            Value::String(text) if text.chars().count() > LONGEST_TEXT => {
                return Some(format!("holds a text of more than {LONGEST_TEXT} characters"));
            }
            Value::Array(values) => left.extend(values),
            Value::Object(fields) => left.extend(fields.values()),
            Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    None
}
