//! Words that a page broke in two, and letters that it drew as one character.

use std::collections::BTreeSet;

use super::{Changed, PlainChange, numbered};

/// Characters that join several letters, and those letters.
const DRAWN: [(char, &str); 5] =
    [('\u{fb00}', "ff"), ('\u{fb01}', "fi"), ('\u{fb02}', "fl"), ('\u{fb03}', "ffi"), ('\u{fb04}', "ffl")];

/// Puts broken words together and writes joined letters apart; `None` if there are none.
///
/// `lan-` and `tern` become one word only if the text has the word `lantern` elsewhere, or if the hyphen is a soft
/// one: `face-` and `up` may be a word with a hyphen.
pub(super) fn whole_words(text: &str) -> Option<Changed> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let drawn = replace_ligatures(&mut lines);
    let broken = mend(&mut lines);
    let mut changes = Vec::new();
    if !drawn.is_empty() {
        changes.push(PlainChange::Letters(numbered(&drawn)));
    }
    if !broken.is_empty() {
        changes.push(PlainChange::Words(numbered(&broken)));
    }
    (!changes.is_empty()).then(|| (lines.join("\n") + "\n", changes))
}

fn replace_ligatures(lines: &mut [String]) -> Vec<usize> {
    let mut at = Vec::new();
    for (number, line) in lines.iter_mut().enumerate() {
        if line.contains(|character| DRAWN.iter().any(|(drawn, _)| *drawn == character)) {
            *line = DRAWN.iter().fold(line.clone(), |line, (drawn, letters)| line.replace(*drawn, letters));
            at.push(number);
        }
    }
    at
}

fn mend(lines: &mut [String]) -> Vec<usize> {
    let broken = |line: &str| line.trim_end().ends_with(['-', '\u{ad}']);
    if !lines.iter().any(|line| broken(line)) {
        return Vec::new();
    }
    let words: BTreeSet<String> = lines
        .iter()
        .flat_map(|line| line.split(|character: char| !character.is_alphabetic()))
        .map(str::to_lowercase)
        .collect();
    let mut at = Vec::new();
    for number in 0..lines.len().saturating_sub(1) {
        let Some([first, second]) = lines.get_mut(number..number + 2) else { break };
        let Some((whole, rest)) = join_broken_word(first, second, &words) else { continue };
        (*first, *second) = (whole, rest);
        at.push(number);
    }
    at
}

/// Both lines with the broken word whole at the end of the first one.
fn join_broken_word(first: &str, second: &str, words: &BTreeSet<String>) -> Option<(String, String)> {
    let line = first.trim_end();
    let stem = line.strip_suffix(['-', '\u{ad}'])?;
    let soft = line.ends_with('\u{ad}');
    let next = second.trim_start();
    let end = next.find(|character: char| !character.is_alphabetic()).unwrap_or(next.len());
    let (tail, _) = next.split_at_checked(end)?;
    let head = stem.rsplit(|character: char| !character.is_alphabetic()).next().unwrap_or_default();
    let lower = tail.starts_with(char::is_lowercase) && !head.is_empty();
    if !lower || !(soft || words.contains(&format!("{head}{tail}").to_lowercase())) {
        return None;
    }
    // What follows the word up to the next space, such as a comma, comes with it.
    let end = next.find(char::is_whitespace).unwrap_or(next.len());
    let (word, rest) = next.split_at_checked(end)?;
    Some((format!("{stem}{word}"), rest.trim_start().to_owned()))
}
