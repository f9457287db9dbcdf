//! Headings that lost their type: in text copied from a PDF they are short lines like any other.

use std::collections::BTreeSet;

use super::{Changed, PlainChange, ends_sentence, numbered};
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::split::split;

/// Fewer prove nothing.
const LEAST: usize = 3;

/// A heading has at most this many words.
const MOST_WORDS: usize = 6;

/// A longer text is left as it is, because it would be split several times.
const LONGEST: usize = 1024 * 1024;

/// Marks short lines between sentences as headings; `None` if the text shows its entries without that.
pub(super) fn with_headings(text: &str) -> Option<Changed> {
    if text.len() > LONGEST || DocumentFormat::of(text) != DocumentFormat::Generic {
        return None;
    }
    let unread =
        |text: &str| report(text, &split(text, DocumentFormat::Generic, &[])).is_mostly_introduction();
    if !unread(text) {
        return None;
    }
    let lines: Vec<&str> = text.lines().collect();
    let headings: BTreeSet<usize> = (1..lines.len()).filter(|at| is_heading(&lines, *at)).collect();
    if headings.len() < LEAST {
        return None;
    }
    let written = lines.iter().enumerate().map(|(at, line)| match headings.contains(&at) {
        true => format!("\n## {}\n", line.trim()),
        false => format!("{line}\n"),
    });
    let marked: String = written.collect();
    let said = PlainChange::Headings(numbered(&headings));
    (!unread(&marked)).then(|| (marked, vec![said]))
}

/// A short line that begins with a capital, after the end of a sentence, before a longer line that begins one.
fn is_heading(lines: &[&str], at: usize) -> bool {
    let line = lines.get(at).map_or("", |line| line.trim());
    let words = line.split_whitespace().count();
    let before = lines.get(..at).into_iter().flatten().rev().find(|line| !line.trim().is_empty());
    let next = lines.get(at + 1..).into_iter().flatten().find(|line| !line.trim().is_empty());
    let next = next.map_or("", |line| line.trim());
    let short = (1..=MOST_WORDS).contains(&words) && !line.ends_with(['.', ',', ';', ':', '!']);
    short
        && line.starts_with(|first: char| first.is_uppercase() || first == '"' || first == '“')
        && before.is_some_and(|before| ends_sentence(before))
        && next.starts_with(|first: char| first.is_uppercase() || first == '"' || first == '“')
        && next.split_whitespace().count() > MOST_WORDS
}
