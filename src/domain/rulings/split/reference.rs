//! “See …”: the headings an entry refers to.

use std::collections::HashSet;

/// A longer sentence is no list of headings, in characters. Without a limit each of many “See” would be read to the end
/// of the text.
const LONGEST: usize = 500;

/// The headings named after “See”, as printed.
///
/// References to pages, to the introduction or to “the following” name no heading and are left out.
pub(super) fn see_also(text: &str) -> Vec<String> {
    let mut seen: HashSet<String> = HashSet::new();
    targets(text).flat_map(parts).filter(|target| seen.insert(target.clone())).collect()
}

/// Whether the text is only a reference.
pub(super) fn is_only_reference(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("See ") else { return false };
    let end = target_end(rest);
    !is_prose(rest) && rest.get(end..).is_some_and(|rest| rest.trim_matches(['.', '"', ' ', '|']).is_empty())
}

fn targets(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("ee ").filter_map(move |(at, _)| {
        let before = text.get(..at)?;
        let lead = before.strip_suffix('S').or_else(|| before.strip_suffix("(s"))?;
        if lead.ends_with(char::is_alphanumeric) {
            return None;
        }
        let rest = text.get(at + 3..)?;
        let rest = rest.strip_prefix("also ").unwrap_or(rest);
        if is_prose(rest) {
            return None;
        }
        let near = rest.char_indices().nth(LONGEST).and_then(|(at, _)| rest.get(..at)).unwrap_or(rest);
        let end = target_end(near);
        near.get(..end).filter(|_| end < near.len() || near.len() == rest.len())
    })
}

fn is_prose(rest: &str) -> bool {
    [
        "the ",
        "page",
        "Rulebook",
        "Rules",
        "FAQ",
        "individual",
        "next ",
        "related ",
        "definition",
        "above",
        "below",
    ]
    .iter()
    .any(|word| rest.starts_with(word))
}

/// Where the target ends: at the full stop of the sentence, a bracket, a semicolon or the end of the paragraph.
fn target_end(rest: &str) -> usize {
    let mut is_open = false;
    rest.char_indices()
        .find(|(at, character)| match character {
            ';' | '\n' => true,
            '(' => {
                is_open = true;
                false
            }
            ')' => !is_open,
            // “Planet., Entity”: the full stop of an abbreviation; the list continues.
            '.' => {
                !rest.get(..*at).is_some_and(|head| head.ends_with(" vs"))
                    && !rest.get(*at..).is_some_and(|tail| tail.starts_with("., "))
            }
            _ => false,
        })
        .map_or(rest.len(), |(at, _)| at)
}

/// The headings of a list. A heading may itself contain commas: “skills – sharing, adding, and selecting skills”.
fn parts(target: &str) -> Vec<String> {
    let whole = target.split(", ").any(|part| part.starts_with("and "));
    let parts: Vec<&str> = if whole { vec![target] } else { target.split(", ").collect() };
    parts
        .into_iter()
        .map(|part| part.trim().trim_end_matches([',', '.']))
        .map(super::heading::clean)
        .filter(|part| !part.is_empty() && part.split_whitespace().count() <= 9)
        .map(|part| if part.matches('"').count() == 1 { part.replace('"', "") } else { part })
        .collect()
}
