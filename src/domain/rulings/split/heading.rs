//! Finds where a heading ends, and cleans it up.

use super::damage::LOST;
use super::source::{Join, Line, Piece};

/// A longer run of words before a dash is a sentence.
const MOST_WORDS: usize = 8;

/// A heading with more dashes than these is none, and neither is a part of it that is longer, in bytes.
const MOST_PARTS: usize = 10;
const LONGEST_PART: usize = 90;

/// Cleans a heading: no bold marks, single spaces, dashes as ` – `, lost apostrophes restored.
pub(super) fn clean(raw: &str) -> String {
    let plain = raw.replace('*', "");
    let mut text = String::with_capacity(plain.len());
    let mut rest = plain.as_str();
    while let Some((start, end)) = separator(rest, false) {
        text.push_str(rest.get(..start).unwrap_or(""));
        text.push_str(" – ");
        rest = rest.get(end..).unwrap_or("");
    }
    text.push_str(rest);
    let text = mend_apostrophes(&text).split_whitespace().collect::<Vec<_>>().join(" ");
    text.trim_matches(['–', ' ']).trim_end_matches(':').trim_end().to_owned()
}

/// A lost character between two letters of a heading was an apostrophe.
fn mend_apostrophes(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let letter = |at: Option<usize>| at.and_then(|at| characters.get(at)).is_some_and(|c| c.is_alphabetic());
    characters
        .iter()
        .enumerate()
        .map(|(at, character)| match character {
            &LOST if letter(at.checked_sub(1)) && letter(at.checked_add(1)) => '\'',
            character => *character,
        })
        .collect()
}

/// Whether a star marks the entry as new, and the text after it.
///
/// `* topic`, `*topic` and `***topic**` are starred; `**topic**` is only bold.
pub(super) fn star(text: &str) -> (bool, &str) {
    if let Some(rest) = text.strip_prefix("* ") {
        (true, rest.trim_start())
    } else if text.starts_with("**") && !text.starts_with("***") {
        (false, text)
    } else if let Some(rest) = text.strip_prefix('*') {
        (true, rest)
    } else {
        (false, text)
    }
}

/// The first dash that separates, with the white space around it, as a byte range.
///
/// White space must follow a dash; a hyphen needs white space before it too. With `loose`, `--` needs none.
pub(super) fn separator(text: &str, loose: bool) -> Option<(usize, usize)> {
    text.char_indices().find_map(|(at, character)| {
        let before = text.get(..at)?;
        let after = text.get(at + character.len_utf8()..)?;
        let open = before.ends_with(char::is_whitespace);
        let (dash, after) = match character {
            '–' | '—' | LOST => (true, after),
            '-' if loose && after.starts_with('-') => {
                return Some((
                    before.trim_end().len(),
                    text.len() - after.trim_start_matches('-').trim_start().len(),
                ));
            }
            // Only the first of a row, so that a row is read once.
            '-' if open => (true, after.trim_start_matches('-')),
            _ => (false, after),
        };
        let separates =
            dash && (after.is_empty() || after.starts_with(char::is_whitespace)) && !before.trim().is_empty();
        separates.then(|| (before.trim_end().len(), text.len() - after.trim_start().len()))
    })
}

/// The heading before a dash at the beginning of a paragraph: its raw text, and the byte at which the text begins.
///
/// `dilemmas – resolution – targets – The …` has three parts: a short part between two dashes belongs to the heading
/// unless it begins with “See”. The text does not begin with a lower-case letter. If the last dash is inside a
/// sentence, as in `Boxcar – The boxes – one or two – are …`, the heading ends at an earlier dash before a capital.
/// `The small cards – 1 and 10 – may be …` has no heading.
pub(super) fn before_dash(text: &str) -> Option<(&str, usize)> {
    let mut cuts = vec![separator(text, false)?];
    if !looks_like_heading(text.get(..cuts.first()?.0)?) {
        return None;
    }
    while let Some((_, body)) = cuts.last().copied()
        && let Some((next, after)) = text.get(body..).and_then(|rest| separator(rest, false))
        && cuts.len() < MOST_PARTS
        && text.get(body..body + next).is_some_and(is_part)
    {
        cuts.push((body + next, body + after));
    }
    let begins = |body: usize, claim: fn(char) -> bool| {
        text.get(body..).is_some_and(|rest| rest.trim_start_matches('*').starts_with(claim))
    };
    let (end, body) = cuts
        .last()
        .filter(|(_, body)| !begins(*body, char::is_lowercase))
        .or_else(|| cuts.iter().rev().find(|(_, body)| begins(*body, char::is_uppercase)))?;
    text.get(..*end).map(|heading| (heading, *body))
}

/// A short run of words between two dashes that is not a reference, sentence or beginning of a quotation.
fn is_part(part: &str) -> bool {
    let quoting = part.matches('"').count() % 2 == 1;
    let long = part.len() > LONGEST_PART || part.split_whitespace().count() > 6 || part.contains(['.', '?']);
    !part.starts_with("See ") && !quoting && !long
}

/// The heading before a colon, which may be inside the bold marks: `Topic: The …`, `**topic:** The …`.
pub(super) fn before_colon(text: &str) -> Option<(&str, usize)> {
    let (heading, rest) = text
        .split_once(": ")
        .into_iter()
        .chain(text.split_once(":** "))
        .min_by_key(|(heading, _)| heading.len())?;
    let rest = rest.trim_start_matches([' ', '*']);
    (looks_like_heading(heading) && !rest.is_empty() && !rest.starts_with(char::is_lowercase))
        .then_some((heading, text.len() - rest.len()))
}

/// The most words of a name before a text in lower case.
const MOST_WORDS_OF_A_NAME: usize = 4;

/// The name before a dash or colon whose text goes on in lower case: `Amber Lamp – may be lit twice.`
pub(super) fn before_lower_case(text: &str) -> Option<(&str, usize)> {
    let after_colon =
        || text.split_once(": ").map(|(name, rest)| (name.len(), text.len() - rest.trim_start().len()));
    let (end, body) = separator(text, false).or_else(after_colon)?;
    let name = text.get(..end)?;
    let is_short = name.split_whitespace().count() <= MOST_WORDS_OF_A_NAME;
    let is_name = name.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit());
    let goes_on = text.get(body..)?.starts_with(char::is_lowercase);
    (is_short && is_name && goes_on && looks_like_heading(name)).then_some((name, body))
}

fn looks_like_heading(text: &str) -> bool {
    let text = text.trim();
    let words = text.split_whitespace().count();
    (1..=MOST_WORDS).contains(&words)
        && text.len() <= 90
        && !text.ends_with(['.', ',', '?', ';'])
        && !text.split_whitespace().any(ends_sentence)
        && text.chars().any(char::is_alphanumeric)
}

/// A word that ends a sentence, not an initial or a short title (`T.`, `U.S.S.`, `Lt.`).
fn ends_sentence(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|word| word.chars().count() > 2 && !word.contains('.'))
}

/// A block's lines as one paragraph, each line with the byte at which it begins.
pub(super) fn join_lines(block: &[Line<'_>]) -> (String, Vec<usize>) {
    let mut text = String::new();
    let mut starts = Vec::with_capacity(block.len());
    for line in block {
        if !text.is_empty() {
            text.push(' ');
        }
        starts.push(text.len());
        text.push_str(line.text.trim());
    }
    (text, starts)
}

/// The block's lines as pieces, without the heading in their first `cut` bytes.
///
/// A line that was all heading stays as an empty piece, because it belongs to the entry.
pub(super) fn pieces_after(block: &[Line<'_>], starts: &[usize], cut: usize) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(block.len());
    let mut listed = false;
    for (line, start) in block.iter().zip(starts) {
        let text = line.text.trim();
        let text = text.get(cut.saturating_sub(*start).min(text.len())..).unwrap_or(text);
        let bullet = is_bullet(line.text);
        let join = if bullet || (!listed && line.text.starts_with('\t')) || pieces.is_empty() {
            Join::Paragraph
        } else {
            Join::Wrap
        };
        listed |= bullet;
        pieces.push(Piece { line: line.number, text: text.to_owned(), join });
    }
    pieces
}

/// Whether a line begins a list item.
pub(super) fn is_bullet(text: &str) -> bool {
    let inner = text.trim_start();
    inner.starts_with("- ") || (inner.len() < text.len() && inner.starts_with("* "))
}
