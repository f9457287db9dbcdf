//! Characters that the copy lost, and what they most likely were.

use std::collections::BTreeMap;

use super::source::Line;
use crate::domain::rulings::entry::{Damage, Segment};

/// Unicode's replacement for a character that could not be read.
pub(super) const LOST: char = '\u{fffd}';

/// A document that lost more characters than this was never read as text. Entries that share a line all say what it lost, so
/// without a limit a short text could say it without end.
const MOST_LOST: usize = 20_000;

/// The characters that the lines of a document lost.
pub(super) struct LostCharacters {
    by_line: BTreeMap<u32, Vec<Damage>>,
    /// How many more are said.
    left: usize,
}

impl LostCharacters {
    pub(super) fn of(source: &[Line<'_>]) -> Self {
        let lines = source.iter().filter(|line| line.text.contains(LOST));
        let by_line = lines.map(|line| (line.number, in_line(*line))).collect();
        Self { by_line, left: MOST_LOST }
    }

    /// Those of the lines of an entry.
    pub(super) fn in_segments(&mut self, segments: &[Segment]) -> Vec<Damage> {
        let lines = segments.iter().flat_map(|part| self.by_line.range(part.line_start..=part.line_end));
        let lost: Vec<Damage> = lines.flat_map(|(_, lost)| lost).take(self.left).cloned().collect();
        self.left -= lost.len();
        lost
    }
}

/// The gaps that icons left in the lines of an entry: two spaces between words, or `non-` before a space.
pub(super) fn lost_icons(segments: &[Segment], source: &[Line<'_>]) -> Vec<Damage> {
    lines_of(segments, source).flat_map(gaps).collect()
}

/// Words that cannot end a sentence.
const HANGING: [&str; 17] = [
    "a", "an", "and", "as", "at", "because", "by", "for", "from", "if", "nor", "of", "or", "than", "the",
    "to", "with",
];

/// Finds a heading or text that stops in the middle: a heading that is only an article, or a text that ends at a word
/// that needs another, or inside a bracket.
pub(super) fn broken_off(heading: &str, text: &str, first: u32, last: u32) -> Vec<Damage> {
    let article = matches!(heading.to_lowercase().as_str(), "a" | "an" | "the");
    let heading = article.then_some(Damage::BrokenOff { line: first });
    let text = (hangs(text) || is_open(text)).then_some(Damage::BrokenOff { line: last });
    heading.into_iter().chain(text).collect()
}

/// Whether a text ends at a word that needs another.
pub(super) fn hangs(text: &str) -> bool {
    let last = text.split_whitespace().next_back().unwrap_or("").to_lowercase();
    HANGING.contains(&last.as_str())
}

/// Whether the last paragraph opens a bracket, does not close it and does not end a sentence.
fn is_open(text: &str) -> bool {
    let paragraph = text.rsplit("\n\n").next().unwrap_or("");
    let depth = paragraph.chars().fold(0_i32, |depth, character| match character {
        '(' => depth + 1,
        ')' => (depth - 1).max(0),
        _ => depth,
    });
    depth > 0 && paragraph.ends_with(|character: char| character.is_alphanumeric() || character == ',')
}

fn lines_of<'s, 'a>(segments: &'s [Segment], source: &'s [Line<'a>]) -> impl Iterator<Item = Line<'a>> + 's {
    segments.iter().flat_map(|segment| {
        let skip = usize::try_from(segment.line_start.saturating_sub(1)).unwrap_or(usize::MAX);
        source.iter().copied().skip(skip).take_while(|line| line.number <= segment.line_end)
    })
}

fn gaps(line: Line<'_>) -> Vec<Damage> {
    let text = line.text.trim_end();
    let indent = text.len() - text.trim_start().len();
    let mut found = Vec::new();
    let mut at = indent;
    let (mut counted, mut characters) = (0, 0);
    while let Some(space) = text.get(at..).and_then(|rest| rest.find(' ')).map(|space| at + space) {
        let width = text.get(space..).map_or(1, |rest| rest.len() - rest.trim_start_matches(' ').len());
        let before = text.get(..space).unwrap_or("");
        characters += text.get(counted..space).map_or(0, |new| new.chars().count());
        counted = space;
        if width > 1 || before.ends_with("non-") {
            let column = u32::try_from(characters + 1).unwrap_or(u32::MAX);
            found.push(Damage::LostIcon { line: line.number, column });
        }
        at = space + width.max(1);
    }
    found
}

fn in_line(line: Line<'_>) -> Vec<Damage> {
    let characters: Vec<char> = line.text.chars().collect();
    let mut found = Vec::new();
    for (index, character) in characters.iter().enumerate() {
        if *character == LOST {
            let before = index.checked_sub(1).and_then(|at| characters.get(at)).copied();
            let (sign, certain) = likely(before, characters.get(index + 1).copied());
            let column = u32::try_from(index + 1).unwrap_or(u32::MAX);
            found.push(Damage::LostCharacter { line: line.number, column, sign: sign.to_string(), certain });
        }
    }
    found
}

/// Between letters, an apostrophe; before a closing quotation mark, an ellipsis; before a digit, a minus (possibly
/// something else); between spaces, a dash. Anything else is a guess.
fn likely(before: Option<char>, after: Option<char>) -> (char, bool) {
    let open = before.is_none_or(char::is_whitespace);
    match after {
        Some(c) if c.is_alphabetic() && before.is_some_and(char::is_alphabetic) => ('’', true),
        Some('"' | '”' | ')') => ('…', true),
        Some(c) if c.is_ascii_digit() && open => ('−', false),
        Some(c) if c.is_whitespace() => ('–', true),
        None => ('–', open),
        Some(_) => ('–', false),
    }
}
