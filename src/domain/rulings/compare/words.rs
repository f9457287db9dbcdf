//! Compares two texts word by word.
//!
//! Copies write dashes and quotation marks in many ways and lose characters, so words that differ only in those are
//! equal. A word with a lost character equals the word of the other text that fits around the gap.

use std::collections::BTreeMap;

/// Longer texts are not compared, since the work grows with the product of their lengths.
const LONGEST: usize = 5_000;

/// Fewer unchanged words than this between two changes count as changed.
const FEW: usize = 3;

/// Separates paragraphs.
const BREAK: &str = "\n\n";

/// A stretch of words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// Words of both texts.
    Kept(String),
    /// In the earlier one only.
    Taken(String),
    /// In the later one only.
    Added(String),
}

/// A paragraph that differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// Its number in the later text, from 1; `None` if all of it is gone.
    pub number: Option<u32>,
    pub runs: Vec<Run>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Kept,
    Taken,
    Added,
}

/// The paragraphs that differ, in reading order; empty if only characters, gaps or paragraph breaks do. `None` if the
/// texts are too long.
pub fn difference(from: &str, to: &str) -> Option<Vec<Paragraph>> {
    let (from, to) = (tokens(from), tokens(to));
    if from.len() > LONGEST || to.len() > LONGEST {
        return None;
    }
    let keys = (keys(&from, &to), keys(&to, &from));
    let marked = mark_words(&from, &to, &keys.0, &keys.1);
    if marked.iter().all(|(mark, word)| *mark == Mark::Kept || *word == BREAK) {
        return Some(Vec::new());
    }
    if is_rewritten(&marked) {
        return Some(side_by_side(&from, &to));
    }
    Some(paragraphs(&marked))
}

/// How many pairs of words a comparison looks at; 0 if a text is too long to compare.
pub(super) fn pairs_of_words(from: &str, to: &str) -> usize {
    let (from, to) = (from.split_whitespace().count(), to.split_whitespace().count());
    if from > LONGEST || to > LONGEST { 0 } else { from * to }
}

/// Whether so few words remain that a reader is better served by the old text followed by the new one.
fn is_rewritten(marked: &[(Mark, &str)]) -> bool {
    let words = |mark: Mark| marked.iter().filter(|(own, word)| *own == mark && *word != BREAK).count();
    let kept = marked
        .split(|(mark, word)| *mark != Mark::Kept || *word == BREAK)
        .map(<[_]>::len)
        .filter(|length| *length >= FEW)
        .sum::<usize>();
    let replaced = words(Mark::Taken).min(words(Mark::Added));
    replaced > 0 && kept * 3 < words(Mark::Kept) + replaced
}

fn side_by_side(from: &[&str], to: &[&str]) -> Vec<Paragraph> {
    let old = from.split(|word| *word == BREAK).filter(|words| !words.is_empty());
    let new = to.split(|word| *word == BREAK).filter(|words| !words.is_empty());
    let gone = old.map(|words| Paragraph { number: None, runs: vec![Run::Taken(words.join(" "))] });
    let come = (1..).zip(new).map(|(number, words)| (number, vec![Run::Added(words.join(" "))]));
    gone.chain(come.map(|(number, runs)| Paragraph { number: Some(number), runs })).collect()
}

fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    for paragraph in text.split(BREAK).filter(|paragraph| !paragraph.is_empty()) {
        if !tokens.is_empty() {
            tokens.push(BREAK);
        }
        tokens.extend(paragraph.split_whitespace());
    }
    tokens
}

/// Words in the form in which they are compared.
fn keys(own: &[&str], other: &[&str]) -> Vec<String> {
    let mut by_length: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for word in other.iter().map(|word| folded(word)).filter(|word| !word.contains('\u{fffd}')) {
        by_length.entry(word.chars().count()).or_default().push(word);
    }
    let whole = |word: &str| {
        let word = folded(word);
        let fits = |other: &&String| {
            word.chars().zip(other.chars()).all(|(own, character)| own == character || fills(own, character))
        };
        let other = word.contains('\u{fffd}').then(|| by_length.get(&word.chars().count()));
        other.flatten().and_then(|words| words.iter().find(fits)).cloned().unwrap_or(word)
    };
    own.iter().map(|word| whole(word)).collect()
}

/// Copies lose everything but plain letters and digits: dashes, quotation marks, accented letters.
const fn fills(hole: char, character: char) -> bool {
    hole == '\u{fffd}' && !character.is_ascii_alphanumeric()
}

fn folded(word: &str) -> String {
    let plain = |character| match character {
        '–' | '—' | '‑' => '-',
        '‘' | '’' | '`' => '\'',
        '“' | '”' => '"',
        character => character,
    };
    word.chars().map(plain).collect::<String>().replace("--", "-")
}

/// The words of both texts in one sequence; a longest common subsequence is kept.
fn mark_words<'a>(
    from: &[&'a str],
    to: &[&'a str],
    from_keys: &[String],
    to_keys: &[String],
) -> Vec<(Mark, &'a str)> {
    let longest = longest_from(from_keys, to_keys);
    let length = |at: usize, by: usize| longest.get(at).and_then(|row| row.get(by)).copied().unwrap_or(0);
    let (mut at, mut by) = (0, 0);
    let mut marked = Vec::with_capacity(from.len().max(to.len()));
    loop {
        match (from.get(at), to.get(by)) {
            (Some(_), Some(new)) if from_keys.get(at) == to_keys.get(by) => {
                marked.push((Mark::Kept, *new));
                (at, by) = (at + 1, by + 1);
            }
            (Some(old), Some(_)) if length(at + 1, by) >= length(at, by + 1) => {
                marked.push((Mark::Taken, *old));
                at += 1;
            }
            (_, Some(new)) => {
                marked.push((Mark::Added, *new));
                by += 1;
            }
            (Some(old), None) => {
                marked.push((Mark::Taken, *old));
                at += 1;
            }
            (None, None) => return marked,
        }
    }
}

/// For each pair of positions, the length of the longest common subsequence after them.
fn longest_from(from: &[String], to: &[String]) -> Vec<Vec<u16>> {
    let mut rows = vec![vec![0_u16; to.len() + 1]];
    for old in from.iter().rev() {
        let behind = rows.last().map(Vec::as_slice).unwrap_or_default();
        let mut row = vec![0_u16; to.len() + 1];
        let mut right = 0;
        for (by, new) in to.iter().enumerate().rev() {
            let below = behind.get(by).copied().unwrap_or(0);
            let diagonal = behind.get(by + 1).copied().unwrap_or(0);
            right = if old == new { diagonal.saturating_add(1) } else { below.max(right) };
            if let Some(cell) = row.get_mut(by) {
                *cell = right;
            }
        }
        rows.push(row);
    }
    rows.reverse();
    rows
}

/// Splits the sequence at paragraph breaks and drops paragraphs without a difference.
fn paragraphs(marked: &[(Mark, &str)]) -> Vec<Paragraph> {
    let mut paragraphs = Vec::new();
    let mut number = 1;
    for part in marked.split(|(_, word)| *word == BREAK) {
        let stands = part.iter().any(|(mark, _)| *mark != Mark::Taken);
        if part.iter().any(|(mark, _)| *mark != Mark::Kept) {
            paragraphs.push(Paragraph { number: stands.then_some(number), runs: runs(part) });
        }
        number += u32::from(stands);
    }
    paragraphs
}

/// Joins neighbouring words with the same mark. A few common words between two changes count as changed: nobody reads
/// “a” as kept when everything around it is new.
fn runs(part: &[(Mark, &str)]) -> Vec<Run> {
    let chunks: Vec<&[(Mark, &str)]> =
        part.chunk_by(|(one, _), (other, _)| (*one == Mark::Kept) == (*other == Mark::Kept)).collect();
    let mut runs = Vec::new();
    let (mut taken, mut added) = (Vec::new(), Vec::new());
    for (at, chunk) in chunks.iter().enumerate() {
        let kept = chunk.first().is_some_and(|(mark, _)| *mark == Mark::Kept);
        let between = at > 0 && at + 1 < chunks.len();
        if kept && !(between && chunk.len() < FEW) {
            flush(&mut runs, &mut taken, &mut added);
            runs.push(Run::Kept(words(chunk)));
            continue;
        }
        taken.extend(chunk.iter().filter(|(mark, _)| *mark != Mark::Added).map(|(_, word)| *word));
        added.extend(chunk.iter().filter(|(mark, _)| *mark != Mark::Taken).map(|(_, word)| *word));
    }
    flush(&mut runs, &mut taken, &mut added);
    runs
}

fn words(chunk: &[(Mark, &str)]) -> String {
    chunk.iter().map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
}

fn flush<'a>(runs: &mut Vec<Run>, taken: &mut Vec<&'a str>, added: &mut Vec<&'a str>) {
    let texts = [(Run::Taken as fn(String) -> Run, taken), (Run::Added, added)];
    for (run, words) in texts.into_iter().filter(|(_, words)| !words.is_empty()) {
        runs.push(run(words.join(" ")));
        words.clear();
    }
}
