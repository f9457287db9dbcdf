//! What is left of a line that may be a heading: without the marks, bullets, quotes, emphasis, pictures and numbering that
//! people set around one. It is taken off here and nowhere else, before anybody asks what the words announce.

use crate::domain::card::title_folding::is_short_number;
use crate::domain::deck::tags::{is_emphasised, plain};

/// What mail programs and tables write at the beginning of a line.
const QUOTED: [char; 4] = ['>', '|', ' ', '\t'];

/// Marks that emphasise a heading.
const MARKS: [char; 14] = ['#', '*', '=', '_', '[', ']', '-', '–', '—', '~', '|', '•', ' ', '\t'];

/// The longest line that is read as a heading, in bytes.
pub(super) const LONGEST: usize = 300;

/// A line without what is around its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct HeadingLine {
    /// The words, with the number of the line and that of the cards if they have one.
    pub bare: String,
    /// Whether it is set apart as the line of a card is not: a bullet or quotes do not.
    pub marked: bool,
    /// Whether it begins as a comment does.
    pub commented: bool,
}

impl HeadingLine {
    /// Takes off what is around the words; `None` for a line that is too long for a heading.
    pub(super) fn of(line: &str) -> Option<Self> {
        if line.len() > LONGEST {
            return None;
        }
        let emphasised = is_emphasised(line.trim_start_matches(QUOTED));
        let text = plain(line);
        let line = text.trim_start_matches(QUOTED);
        let uncommented = line.trim_start_matches(['/', ';']);
        let unmarked = uncommented.trim().trim_matches(MARKS);
        Some(Self {
            bare: unframed(unmarked).to_owned(),
            marked: emphasised || unmarked.len() < unbulleted(line).len(),
            commented: uncommented.len() < line.len(),
        })
    }

    /// The number of the line, if it has one, and what is behind it.
    pub(super) fn numbered(&self) -> (Option<u32>, &str) {
        numbering(&self.bare).map_or((None, self.bare.as_str()), |(row, rest)| (Some(row), rest))
    }
}

/// The number of a line: `3. Missions`, `3) Missions`.
pub(super) fn row_of(line: &str) -> Option<u32> {
    HeadingLine::of(line)?.numbered().0
}

/// The number of a line and what is behind it.
pub(super) fn numbering(text: &str) -> Option<(u32, &str)> {
    let (first, rest) = text.split_once(' ')?;
    let digits = first.strip_suffix(".)").or_else(|| first.strip_suffix(['.', ')']))?;
    let row = if is_short_number(digits, 2) { digits.parse().ok()? } else { return None };
    Some((row, rest.trim_start()))
}

/// Without quotes, pictures and separators of cells at its ends. What is in parentheses may be a number of cards, and a
/// colon or points at the end mean something.
fn unframed(text: &str) -> &str {
    let front = text.trim_start_matches(|first: char| !(first.is_alphanumeric() || "(:".contains(first)));
    front.trim_end_matches(|last: char| !(last.is_alphanumeric() || "):.…!?".contains(last)))
}

/// Without bullets and boxes, which mark no heading: `- Q-Flash` lists a card.
fn unbulleted(line: &str) -> &str {
    let mut rest = line.trim();
    loop {
        let boxed = ["[ ]", "[x]", "[X]"].iter().find_map(|mark| rest.strip_prefix(mark));
        let bullet = rest.strip_prefix(|first: char| !(first.is_alphanumeric() || "#=[(".contains(first)));
        let behind = boxed.or_else(|| bullet.filter(|behind| behind.starts_with(char::is_whitespace)));
        match behind {
            Some(behind) => rest = behind.trim_start(),
            None => return rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_around_the_words_of_a_heading_is_taken_off() {
        for line in [
            "Q's Tent",
            "• Q's Tent",
            "- Q's Tent",
            "* Q's Tent",
            "– Q's Tent",
            "○ Q's Tent",
            "- [ ] Q's Tent",
            "“Q's Tent”",
            "\"Q's Tent\",,",
            "`Q's Tent`",
            "🟥 Q's Tent",
            "→ Q's Tent",
            "✨Q's Tent✨",
            "> ▼ Q's Tent",
        ] {
            let read = HeadingLine::of(line).unwrap();
            assert_eq!((read.bare.as_str(), read.marked), ("Q's Tent", false), "{line}");
        }
        for line in ["**Q's Tent**", "# Q's Tent", "== Q's Tent ==", "- **Q's Tent**", "<b>Q's Tent</b>"] {
            let read = HeadingLine::of(line).unwrap();
            assert_eq!((read.bare.as_str(), read.marked), ("Q's Tent", true), "{line}");
        }
        assert!(HeadingLine::of(&"Missions ".repeat(100)).is_none());
    }

    #[test]
    fn the_number_of_a_line_is_none_of_copies() {
        for (line, row) in [("3. Q's Tent", Some(3)), ("- 3) Q's Tent", Some(3)), ("3.) Missions", Some(3))] {
            assert_eq!(row_of(line), row, "{line}");
        }
        for line in ["3 Q's Tent", "3x Q's Tent", "3.5 Q's Tent", "(3) Q's Tent", "100. Q's Tent", "Q's Tent"]
        {
            assert_eq!(row_of(line), None, "{line}");
        }
    }
}
