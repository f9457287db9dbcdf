//! Numbers, spans of time and lists of names in words.

use chrono::TimeDelta;

use crate::messages::{Language, Message, ToArgument, say};

/// A differential with its sign: `+65`, `−30`, `0`, with the true minus.
pub fn signed_number(value: i64) -> String {
    match value {
        0 => "0".to_owned(),
        value if value > 0 => format!("+{value}"),
        value => format!("−{}", value.unsigned_abs()),
    }
}

/// A score, with the true minus if negative.
pub fn score(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A large number in groups of three as the reader writes it: `638,386`, in German `638.386`.
pub fn grouped(value: impl Into<i128>) -> String {
    let value: i128 = value.into();
    let between = match Language::spoken() {
        Language::English => ',',
        Language::German => '.',
        Language::French => '\u{202f}',
    };
    let digits = value.unsigned_abs().to_string();
    let mut grouped = String::with_capacity(digits.len() * 2);
    if value < 0 {
        grouped.push('−');
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(between);
        }
        grouped.push(digit);
    }
    grouped
}

/// A number with its noun in English, for the console: `1 player`, `2 players`.
pub fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// A place as one says it: `1st`, `22nd`, `13th`.
pub fn ordinal(place: impl ToArgument) -> Message {
    say("all-ordinal").with("n", place)
}

/// Joins names for a sentence: `Kira`, `Kira and Odo`, `Kira, Odo and Nog`.
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            say("all-list").with("first", first.join(", ")).with("last", last.as_ref()).to_string()
        }
    }
}

/// Joins parts that may have commas of their own: `Kira 100, Odo 35; Nog 60, Morn 50`.
pub fn semicolons<S: AsRef<str>>(parts: &[S]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    parts.join(&format!("{} ", say("all-semicolon")))
}

/// Victory points in words: `1 point`, `4 points`.
pub fn points(value: i64) -> String {
    say("all-number-of-points").with("points", value).with("shown", score(value)).to_string()
}

/// A span of time without its sign: `40 minutes`, `3 hours and 2 minutes`, `400 days and 1 hour`.
pub fn span(span: TimeDelta) -> String {
    // To the nearest minute.
    let minutes = usize::try_from((span.num_seconds().unsigned_abs() + 30) / 60).unwrap_or(usize::MAX);
    let (days, hours) = (minutes / 1_440, minutes / 60 % 24);
    let parts = [
        (days > 0, number_of_days(days)),
        (hours > 0, say("all-number-of-hours").with("hours", hours)),
        (days == 0 && (minutes % 60 > 0 || hours == 0), number_of_minutes(minutes % 60)),
    ];
    let said: Vec<String> =
        parts.into_iter().filter_map(|(is_said, part)| is_said.then(|| part.to_string())).collect();
    list(&said)
}

/// Days with their number: `1 day`, `3 days`.
pub fn number_of_days(days: usize) -> Message {
    say("all-number-of-days").with("days", days)
}

/// Minutes with their number: `1 minute`, `40 minutes`.
pub fn number_of_minutes(minutes: usize) -> Message {
    say("all-number-of-minutes").with("minutes", minutes)
}

/// A size in words, rounded up: `12 KB`, `3 MB`.
pub fn bytes(bytes: u64) -> String {
    const KB: u64 = 1 << 10;
    const MB: u64 = 1 << 20;
    match bytes {
        0..MB => format!("{} KB", bytes.div_ceil(KB)),
        _ => format!("{} MB", bytes.div_ceil(MB)),
    }
}

/// Extra time of a table; in a round with a deadline it may be days.
pub fn extra_time(minutes: usize) -> String {
    const HOUR: usize = 60;
    match i64::try_from(minutes).ok().and_then(chrono::TimeDelta::try_minutes) {
        Some(long) if minutes > HOUR * 10 => span(long),
        _ => number_of_minutes(minutes).to_string(),
    }
}

/// How long something has been waiting: `4 minutes`; hours and seconds do not matter here.
pub fn minutes(span: chrono::TimeDelta) -> String {
    number_of_minutes(usize::try_from(span.num_minutes().max(0)).unwrap_or(0)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_said_as_people_say_them() {
        let said = || [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 112].map(|it| ordinal(it).to_string()).join(" ");
        assert_eq!(said(), "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 112th");
        assert!(Language::German.speak(said).starts_with("1. 2. 3."));
        assert!(Language::French.speak(said).starts_with("1er 2e 3e"));
    }

    #[test]
    fn a_large_number_has_the_groups_of_its_reader() {
        let told = [0, 7, 999, 1_000, 638_386].map(|number: i64| grouped(number));
        assert_eq!(told, ["0", "7", "999", "1,000", "638,386"]);
        assert_eq!(grouped(i64::MAX), "9,223,372,036,854,775,807");
        let told = || grouped(-12_345_678);
        assert_eq!(told(), "−12,345,678");
        assert_eq!(Language::German.speak(told), "−12.345.678");
        assert_eq!(Language::French.speak(told), "−12\u{202f}345\u{202f}678");
    }

    #[test]
    fn a_span_is_told_in_what_matters() {
        let told = |minutes| span(TimeDelta::minutes(minutes));
        assert_eq!(told(0), "0 minutes");
        assert_eq!(span(TimeDelta::milliseconds(10_799_990)), "3 hours");
        assert_eq!((told(-61), told(180)), ("1 hour and 1 minute".to_owned(), "3 hours".to_owned()));
    }

    #[test]
    fn spans_and_lists_are_told_in_the_readers_language() {
        let long = || span(TimeDelta::minutes(1_440 * 400 + 61));
        assert_eq!(long(), "400 days and 1 hour");
        assert_eq!(Language::French.speak(long), "400 jours et 1 heure");
        assert_eq!(list(&["Kira", "Odo", "Nog"]), "Kira, Odo and Nog");
        assert_eq!(Language::German.speak(|| list(&["Kira", "Odo", "Nog"])), "Kira, Odo und Nog");
        assert_eq!(semicolons(&["Kira", "Odo"]), "Kira; Odo");
        assert_eq!(Language::French.speak(|| semicolons(&["Kira", "Odo"])), "Kira\u{202f}; Odo");
    }
}
