//! Current Rulings with one paragraph per line (30 October 2000): topics in bold marks, preceded by stars.

use super::current::{self, Dialect, Title};
use super::draft::SplitDraft;
use super::heading;
use super::source::Line;
use crate::domain::awaited::Awaited;

/// Splits a document of this layout.
pub(super) fn split(lines: &[Line<'_>], awaited: &Awaited) -> SplitDraft {
    current::split(lines, &Dialect { marked: true, sub_heading }, awaited)
}

/// A sub-entry's heading is capitalised like a title and ends at a colon: `Built-in Outpost: Mission …`.
fn sub_heading(block: &[Line<'_>], text: &str) -> Option<Title> {
    let first = block.first()?;
    if first.text.starts_with([' ', '*', '-', '"']) {
        return None;
    }
    let (title, body) = heading::before_colon(text)?;
    let titled = title.split_whitespace().all(|word| word.starts_with(char::is_uppercase));
    let dashed = heading::separator(title, false).is_some();
    (titled && !dashed && !title.starts_with("For ") && !title.starts_with("Example"))
        .then(|| (title.to_owned(), body))
}
