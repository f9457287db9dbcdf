//! A glossary as continuous text: headings in capitals before a dash, anywhere in a line.

use super::draft::{Draft, SplitDraft};
use super::heading;
use super::source::{Join, Line};
use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::{Damage, EntryKind};

/// The heading of an entry whose beginning is missing.
pub(super) const HEADLESS: &str = "[no heading]";

/// More words in capitals are no heading.
const MOST_WORDS: usize = 40;

/// A longer run of letters is no word, in bytes.
const LONGEST_WORD: usize = 60;

/// A word and the number of its line.
#[derive(Clone, Copy)]
struct Word<'a> {
    line: u32,
    text: &'a str,
    first: bool,
}

/// Where a heading begins and ends among the words, and where its text begins.
struct Mark {
    from: usize,
    to: usize,
    body: usize,
    level: u8,
}

/// Splits a document of this layout.
pub(super) fn split(lines: &[Line<'_>], awaited: &Awaited) -> SplitDraft {
    let words = words(lines);
    let marks = marks(&words, awaited);
    let mut split_draft = SplitDraft::default();
    let opening = marks.first().map_or(words.len(), |mark| mark.from);
    if let Some(word) = words.first().filter(|_| opening > 0) {
        let mut draft = Draft::new(HEADLESS, EntryKind::Ruling, None);
        draft.damage.push(Damage::HeadingMissing { line: word.line });
        pour(&mut draft, words.get(..opening).unwrap_or(&[]));
        split_draft.drafts.push(draft);
    }
    for (index, mark) in awaited.each(marks.iter().enumerate()) {
        let end = marks.get(index + 1).map_or(words.len(), |next| next.from);
        let parent = split_draft.last_of_level(1);
        split_draft.drafts.push(draft(&words, mark, end, parent));
    }
    split_draft
}

fn draft(words: &[Word<'_>], mark: &Mark, end: usize, parent: Option<usize>) -> Draft {
    let title: Vec<&str> =
        words.get(mark.from..mark.to).unwrap_or(&[]).iter().map(|word| word.text).collect();
    let title = title.join(" ");
    let (starred, title) = heading::star(&title);
    let title = title.trim_end_matches(['-', ':']);
    let mut draft = Draft::new(heading::clean(title), EntryKind::Ruling, None);
    draft.starred = starred;
    if mark.level == 2 {
        draft.level = 2;
        draft.parent = parent;
    }
    let mut heading_lines: Vec<u32> =
        words.get(mark.from..mark.body).unwrap_or(&[]).iter().map(|word| word.line).collect();
    heading_lines.dedup();
    for line in heading_lines {
        draft.push(line, "", Join::Paragraph);
    }
    pour(&mut draft, words.get(mark.body..end).unwrap_or(&[]));
    draft
}

/// Puts words back into lines. A hyphen at the beginning of a line begins a list item if a sentence ended before it.
/// A single vertical bar is page furniture.
fn pour(draft: &mut Draft, words: &[Word<'_>]) {
    let mut fresh = true;
    let mut closed = true;
    for run in words.chunk_by(|left, right| left.line == right.line) {
        let Some(first) = run.first() else { continue };
        let item = closed && first.first && first.text == "-" && run.len() > 1;
        closed = run.last().is_some_and(|word| word.text.ends_with(['.', ':', '?', '!', ')', '"', ';']));
        let text: Vec<&str> = run.iter().map(|word| word.text).filter(|text| *text != "|").collect();
        let join = if fresh || item { Join::Paragraph } else { Join::Wrap };
        draft.push(first.line, &text.join(" "), join);
        fresh = false;
    }
}

fn words<'a>(lines: &[Line<'a>]) -> Vec<Word<'a>> {
    lines
        .iter()
        .flat_map(|line| {
            line.text.split_whitespace().enumerate().map(|(at, text)| Word {
                line: line.number,
                text,
                first: at == 0,
            })
        })
        .collect()
}

fn marks(words: &[Word<'_>], awaited: &Awaited) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for at in awaited.each(0..words.len()) {
        let free = marks.last().map_or(0, |mark| mark.body);
        if at < free {
            continue;
        }
        marks.extend(capitals(words, at, free).or_else(|| sub_heading(words, at, free)));
    }
    marks
}

fn text<'a>(words: &[Word<'a>], at: usize) -> &'a str {
    words.get(at).map_or("", |word| word.text)
}

fn is_dash(text: &str) -> bool {
    matches!(text, "-" | "–" | "—" | "Ð" | "\u{fffd}")
}

/// A run of words in capitals that ends with a dash: the dash is word `at`, or attached to it.
fn capitals(words: &[Word<'_>], at: usize, free: usize) -> Option<Mark> {
    let word = text(words, at);
    let hangs = word.len() > 2 && word.ends_with('-') && is_capital(word.trim_end_matches('-'));
    let to = if hangs { at + 1 } else { at };
    if !(hangs || is_dash(word)) {
        return None;
    }
    let mut from = to;
    while from > free && to - from < MOST_WORDS && is_capital(text(words, from - 1).trim_end_matches('-')) {
        from -= 1;
        if text(words, from).starts_with(['*', '“']) {
            break;
        }
    }
    while from < to && text(words, from).chars().all(|c| c.is_ascii_digit()) {
        from += 1;
    }
    let letters: usize =
        words.get(from..to)?.iter().map(|word| word.text.chars().filter(|c| c.is_uppercase()).count()).sum();
    if letters < 3 {
        return None;
    }
    let mut body = at + 1;
    while is_dash(text(words, body)) {
        body += 1;
    }
    Some(Mark { from, to, body, level: 1 })
}

/// A word of a heading: capitals, digits and the punctuation of titles; nothing that ends a sentence.
fn is_capital(word: &str) -> bool {
    (1..=LONGEST_WORD).contains(&word.len())
        && !word.chars().any(char::is_lowercase)
        && word.chars().any(|c| c.is_uppercase() || c.is_ascii_digit() || c == '&')
        && !word.contains(['[', ']', '%', '<', '>', '='])
        && !word.ends_with(['.', ':', ';', '!', '?'])
        && !is_dash(word)
}

/// A sub-heading: a few words, the first capitalised, before a dash or with a colon, followed by a new sentence.
///
/// It follows the end of a sentence. If the text before it was cut off, capitalised words at the beginning of a line
/// are enough.
fn sub_heading(words: &[Word<'_>], at: usize, free: usize) -> Option<Mark> {
    let word = text(words, at);
    let colon = word.ends_with(':');
    if !(colon || is_dash(word)) || !text(words, at + 1).starts_with(|c: char| c.is_ascii_uppercase()) {
        return None;
    }
    let to = if colon { at + 1 } else { at };
    let from = (free..to).rev().take(6).take_while(|at| !ends_sentence(text(words, *at))).last()?;
    let opens =
        |from: usize| from == free || from.checked_sub(1).is_some_and(|at| ends_sentence(text(words, at)));
    let from = if opens(from) { from } else { line_head(words, from, to)? };
    let title = words.get(from..to)?;
    let first = text(words, from).trim_start_matches(['"', '“']);
    let plain = !title.iter().any(|word| is_dash(word.text) || word.text.contains(['(', ')']));
    let named = first.starts_with(|c: char| c.is_ascii_uppercase())
        && !matches!(first, "See" | "For" | "Examples:" | "Example:");
    (plain && named).then_some(Mark { from, to, body: at + 1, level: 2 })
}

/// The beginning of the line, if all words from there to the mark are capitalised.
fn line_head(words: &[Word<'_>], from: usize, to: usize) -> Option<usize> {
    let head = (from..to).rev().find(|at| words.get(*at).is_some_and(|word| word.first))?;
    words.get(head..to).filter(|title| is_titled(title)).map(|_| head)
}

fn is_titled(title: &[Word<'_>]) -> bool {
    title.len() > 1 && title.iter().all(|word| word.text.starts_with(char::is_uppercase))
}

fn ends_sentence(word: &str) -> bool {
    word.trim_end_matches([')', '"', '”']).ends_with(['.', '?', '!'])
        && !matches!(word, "vs." | "e.g." | "etc.")
}
