//! Valid values of path parameters. Paths are never percent-decoded: valid values need no decoding.

use uuid::Uuid;

use crate::app::open_data::report::ReportForm;
use crate::domain::id::{Slug, TableNumber};

/// Whether the text is valid for the parameter `{name}`. An unlisted name accepts nothing.
pub fn fits(name: &str, text: &str) -> bool {
    match name {
        "tournament" | "series" | "document" | "format" | "profile" => Slug::fits(text),
        "entry" | "card" => is_entry(text),
        "edition" => (1..=8).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric()),
        "round" | "player" | "dispute" | "seat" | "penalty" | "line" => is_number(text),
        "round_file" => {
            text.strip_suffix(".csv").or_else(|| text.strip_suffix(".txt")).is_some_and(is_number)
        }
        "results" => text.parse::<ReportForm>().is_ok_and(|form| form.to_string() == text),
        "table" => is_table(text),
        "account" | "person" | "other" | "submission" => is_uuid(text),
        "code" => text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')),
        "hash" => text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')),
        "asset" => is_asset(text),
        _ => false,
    }
}

/// A valid value of `{name}`, for tests that walk the route table.
pub fn sample(name: &str) -> &'static str {
    match name {
        "tournament" => "frankfurt-autumn",
        "document" | "entry" | "card" | "format" | "profile" | "series" => "a-slug",
        "round" | "table" | "player" | "dispute" | "seat" | "penalty" | "line" => "1",
        "edition" => "1E",
        "code" => "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "hash" => "0123456789abcdef",
        "asset" => "arbiter.css",
        "round_file" => "1.csv",
        "results" => "results.json",
        _ => "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01",
    }
}

/// A path without its codes, for logs: anybody who has a code can use it.
pub fn without_codes(path: &str) -> String {
    let masked = |part| if fits("code", part) { "…" } else { part };
    path.split('/').map(masked).collect::<Vec<_>>().join("/")
}

/// An entry's part of its URL: `seed-deck`, `phased-matter~2`, `attempting-missions.3.f`, `changes~seed-deck`.
fn is_entry(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    let mark = |b: u8| matches!(b, b'~' | b'.');
    let sound = text.split(['~', '.']).all(|part| !part.is_empty());
    (1..=240).contains(&text.len()) && sound && text.bytes().all(|b| plain(b) || mark(b))
}

/// A table, or a further game at one: `4`, `4.2`.
fn is_table(text: &str) -> bool {
    text.parse().is_ok_and(|table: TableNumber| table.table() > 0 && table.to_string() == text)
}

/// Only one spelling of each number, so that no page has two URLs.
fn is_number(text: &str) -> bool {
    (1..=9).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0')
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36 && Uuid::try_parse(text).is_ok() && !text.bytes().any(|b| b.is_ascii_uppercase())
}

fn is_asset(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'.');
    text.len() <= 80 && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_down_without_its_code() {
        let code = sample("code");
        assert_eq!(without_codes(&format!("/seat/{code}")), "/seat/…");
        assert_eq!(without_codes(&format!("/join/{code}/accept")), "/join/…/accept");
        assert_eq!(without_codes("/t/deep-space-open/me"), "/t/deep-space-open/me", "the control");
    }
}
