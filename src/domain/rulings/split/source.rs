//! The file as numbered lines and blocks.

/// One line of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Counted from 1.
    pub(super) number: u32,
    /// The line without its end.
    pub(super) text: &'a str,
}

impl Line<'_> {
    pub(super) fn is_blank(self) -> bool {
        self.text.trim().is_empty()
    }
}

/// How a piece of text continues the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    /// The line begins a paragraph.
    Paragraph,
    /// It continues the sentence on a new line.
    Wrap,
}

/// A line, or the part of a line, that belongs to one entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) line: u32,
    pub(super) text: String,
    pub(super) join: Join,
}

/// Numbers the lines.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    (1..).zip(text.lines()).map(|(number, text)| Line { number, text }).collect()
}

/// The line with this number.
pub(super) fn numbered<'a>(lines: &[Line<'a>], number: u32) -> Option<Line<'a>> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    lines.get(index).copied()
}

/// Runs of non-blank lines.
pub(super) fn blocks<'s, 'a>(lines: &'s [Line<'a>]) -> impl Iterator<Item = &'s [Line<'a>]> {
    lines.split(|line| line.is_blank()).filter(|block| !block.is_empty())
}

/// A longer line is no section heading: each entry below repeats its heading.
pub(super) const LONGEST_SECTION: usize = 200;

/// The section heading, if a block is one line of capitals.
pub(super) fn capitals(block: &[Line<'_>]) -> Option<String> {
    let [line] = block else { return None };
    let text = line.text.trim();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let shouted = text.len() <= LONGEST_SECTION
        && letters >= 6
        && !text.chars().any(char::is_lowercase)
        && !text.ends_with(['.', ':', '?']);
    shouted.then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Whether a block is the copyright notice at the end of a document.
pub(super) fn is_colophon(block: &[Line<'_>]) -> bool {
    block.first().is_some_and(|line| {
        let text = line.text.trim_start();
        text.starts_with("TM,") || text.starts_with('©') || text.starts_with("(c)")
    })
}
