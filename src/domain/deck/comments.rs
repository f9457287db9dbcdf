//! Titles without what is written behind and before them: comments, remarks in brackets, codes of sets, prices.

use crate::domain::deck::quantity::is_number;
use crate::domain::deck::stated_number::REMARKS;

/// The signs that open a comment.
const COMMENTS: [&str; 15] =
    ["#", "//", "/*", "<--", "<-", "<=", "←", " -- ", " — ", " – ", " - ", ";", " | ", " * ", "\t"];

/// The text without comments, remarks in brackets, and codes of sets.
pub(super) fn shorter_readings(core: &str) -> Vec<String> {
    let mut found = Vec::new();
    for mark in COMMENTS {
        // A title may contain a dash too, so the last one begins the comment.
        let parts = if mark.starts_with(' ') { core.rsplit_once(mark) } else { core.split_once(mark) };
        if let Some((title, _)) = parts.filter(|(title, _)| title.trim().len() > 1) {
            found.push(title.trim().to_owned());
        }
    }
    found.extend(unbracketed(core));
    let uncoded = uncoded(core);
    if uncoded != core {
        found.push(uncoded.to_owned());
    }
    // Both at once: `4 Title [foil] 1R23 # comment`.
    let both: Vec<String> = found
        .iter()
        .flat_map(|title| [unbracketed(title).unwrap_or_else(|| title.clone()), title.clone()])
        .map(|title| self::uncoded(&title).to_owned())
        .collect();
    for title in both {
        if !found.contains(&title) {
            found.push(title);
        }
    }
    found
}

/// Without `[…]` and `{…}`, and without parentheses that hold a remark.
fn unbracketed(text: &str) -> Option<String> {
    let mut rest = text.to_owned();
    for (open, close) in [('[', ']'), ('{', '}'), ('<', '>'), ('(', ')')] {
        while let Some((before, inner, after)) = rest.split_once(open).and_then(|(before, behind)| {
            let (inner, after) = behind.split_once(close)?;
            Some((before.trim_end().to_owned(), inner.trim().to_lowercase(), after.trim_start().to_owned()))
        }) {
            let code = !inner.is_empty() && inner.split_whitespace().all(is_code);
            if open == '(' && !REMARKS.contains(&inner.as_str()) && !code {
                break;
            }
            rest = format!("{before} {after}").trim().to_owned();
        }
    }
    (rest != text && !rest.is_empty()).then_some(rest)
}

/// Without codes of sets at either end: `1R23 Title`, `Title 12 R`.
fn uncoded(text: &str) -> &str {
    let mut rest = text.trim();
    loop {
        let before = rest;
        if let Some((_, title)) = rest.split_once(' ').filter(|(code, _)| is_code(code)) {
            rest = title.trim_start_matches([' ', '-', '–', ':', ',', '|']);
        }
        if let Some((title, _)) = rest.rsplit_once([' ', '\t', ',']).filter(|(_, code)| is_code(code)) {
            rest = title.trim_end_matches([' ', '-', '–', ':', ',', '|', '\t', '.']);
        } else if let Some((title, _)) = numbered_rarity(rest) {
            rest = title;
        }
        if rest == before || rest.is_empty() {
            return if rest.is_empty() { before } else { rest };
        }
    }
}

/// `1R23`, `0VP12`, `#123`, `$0.50`, `2,00€`.
pub(super) fn is_code(word: &str) -> bool {
    let word = word.trim_matches(['(', ')', '[', ']', ',']).to_uppercase();
    if let Some(number) = word.strip_prefix(['#', '$', '€']).or_else(|| word.strip_suffix(['€', '$'])) {
        return !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit() || b".,".contains(&byte));
    }
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let first = digits(&word);
    let rest = word.get(first..).unwrap_or_default();
    let letters = rest.bytes().take_while(u8::is_ascii_uppercase).count();
    let behind = rest.get(letters..).unwrap_or_default().trim_start_matches('+');
    let last = digits(behind);
    (1..=2).contains(&first) && (1..=3).contains(&letters) && (1..=3).contains(&last) && last == behind.len()
}

/// `12 R`, `R 12` behind a title: a collector's number and a rarity.
fn numbered_rarity(text: &str) -> Option<(&str, &str)> {
    let (rest, last) = text.rsplit_once(' ')?;
    let (title, first) = rest.rsplit_once(' ')?;
    let rarity =
        |word: &str| matches!(word, "R" | "U" | "C" | "P" | "V" | "S" | "UR" | "VP" | "F" | "R+" | "UC");
    let pair = (is_number(last) && rarity(first)) || (is_number(first) && rarity(last));
    pair.then(|| (title.trim_end_matches([' ', '-', ',', '(']), last))
}
