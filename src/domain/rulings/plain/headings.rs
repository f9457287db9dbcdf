//! Headings that lost their type: in text copied from a PDF they are short lines like any other.

use std::collections::BTreeSet;

use super::{Changed, PlainChange, ends_sentence, numbered};
use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::split::split_while;

/// Fewer prove nothing.
const LEAST: usize = 3;

/// A heading has at most this many words.
const MOST_WORDS: usize = 6;

/// A longer text is left as it is, because it would be split several times.
const LONGEST: usize = 1024 * 1024;

/// Marks short lines between sentences as headings; `None` if the text shows its entries without that.
///
/// # Errors
/// [`NotAwaited`] if nobody waits for it any more.
pub(super) fn with_headings(text: &str, awaited: &Awaited) -> Result<Option<Changed>, NotAwaited> {
    if text.len() > LONGEST || DocumentFormat::of(text) != DocumentFormat::Generic {
        return Ok(None);
    }
    let unread = |text: &str| -> Result<bool, NotAwaited> {
        let split = split_while(text, DocumentFormat::Generic, &[], awaited)?;
        Ok(report(text, &split).is_mostly_introduction())
    };
    if !unread(text)? {
        return Ok(None);
    }
    let lines: Vec<&str> = text.lines().collect();
    let headings: BTreeSet<usize> = (1..lines.len()).filter(|at| is_heading(&lines, *at)).collect();
    if headings.len() < LEAST {
        return Ok(None);
    }
    let written = lines.iter().enumerate().map(|(at, line)| match headings.contains(&at) {
        true => format!("\n## {}\n", line.trim()),
        false => format!("{line}\n"),
    });
    let marked: String = written.collect();
    let said = PlainChange::Headings(numbered(&headings));
    Ok((!unread(&marked)?).then(|| (marked, vec![said])))
}

/// A short line that begins with a capital, above a text that begins a sentence. It comes after the end of a sentence and
/// before a longer line, or the number of a rule is before it: `1.1 Turn order`.
fn is_heading(lines: &[&str], at: usize) -> bool {
    let line = lines.get(at).map_or("", |line| line.trim());
    // Only a line with text looks for the lines around it, so that a run of blank lines is read twice and no more.
    if line.is_empty() {
        return false;
    }
    let next = lines.get(at + 1..).into_iter().flatten().find(|line| !line.trim().is_empty());
    let next = next.map_or("", |line| line.trim());
    if !begins_sentence(next) {
        return false;
    }
    let before = lines.get(..at).into_iter().flatten().rev().find(|line| !line.trim().is_empty());
    let before = before.map_or("", |line| line.trim());
    if let Some((depth, name)) = numbered_rule(line) {
        // The last of several items has a text below it, too.
        let is_item = numbered_rule(before).is_some_and(|(above, _)| above == depth);
        return is_name(name) && !is_item;
    }
    is_name(line) && ends_sentence(before) && next.split_whitespace().count() > MOST_WORDS
}

fn is_name(text: &str) -> bool {
    let words = text.split_whitespace().count();
    let is_open = text.ends_with(['.', ',', ';', ':', '!']);
    (1..=MOST_WORDS).contains(&words) && !is_open && begins_sentence(text)
}

fn begins_sentence(text: &str) -> bool {
    text.starts_with(|first: char| first.is_uppercase() || first == '"' || first == '“')
}

/// The figures in the number of a rule, and what is behind it: 2 and `Turn order` in `1.1 Turn order`, 1 in `2. Turn order`
/// and `3) Turn order`. A date is no such number: `12. Mai 2004`.
fn numbered_rule(line: &str) -> Option<(usize, &str)> {
    let name = line.trim_start_matches(|mark: char| mark.is_ascii_digit() || matches!(mark, '.' | ')'));
    let number = line.strip_suffix(name)?;
    let figures: Vec<&str> = number.split(['.', ')']).filter(|figure| !figure.is_empty()).collect();
    let is_number = number.starts_with(|first: char| first.is_ascii_digit())
        && number.contains(['.', ')'])
        && figures.iter().all(|figure| figure.len() <= 2);
    let is_year = |word: &str| word.len() == 4 && word.bytes().all(|figure| figure.is_ascii_digit());
    let is_rule = is_number && name.starts_with(' ') && !name.split_whitespace().any(is_year);
    is_rule.then(|| (figures.len(), name.trim_start()))
}
