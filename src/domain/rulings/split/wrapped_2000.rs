//! Current Rulings with wrapped lines (31 July 2000): stars before topics, a dash after them, indented sub-entries.

use super::current::{self, Dialect, Title};
use super::draft::SplitDraft;
use super::heading;
use super::source::Line;
use crate::domain::awaited::Awaited;

/// Splits a document of this layout.
pub(super) fn split(lines: &[Line<'_>], awaited: &Awaited) -> SplitDraft {
    current::split(lines, &Dialect { marked: false, sub_heading }, awaited)
}

/// A sub-entry is indented by spaces; its heading ends at a dash or a colon.
fn sub_heading(block: &[Line<'_>], text: &str) -> Option<Title> {
    let first = block.first()?;
    let indented = first.text.starts_with(' ') && !super::heading::is_bullet(first.text);
    if !indented || text.starts_with('*') {
        return None;
    }
    let (title, body) = heading::before_dash(text).or_else(|| heading::before_colon(text))?;
    Some((title.to_owned(), body))
}
