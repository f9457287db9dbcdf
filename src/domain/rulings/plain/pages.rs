//! Page numbers and running heads between the lines of a text that was copied from pages.

use std::collections::{BTreeMap, BTreeSet};

use super::{Changed, PlainChange, ends_sentence, numbered};

/// A longer line is text.
const LONGEST: usize = 90;

/// How far a running head may be from the end of its page, in lines that are not blank.
const NEAR: usize = 3;

/// How far it may be with the blank lines, so that a text of nothing but breaks takes no longer than others.
const FAR: usize = 12;

/// Leaves page numbers and running heads out, and joins paragraphs that continue on the next page; `None` if the
/// text has no pages.
pub(super) fn without_pages(text: &str) -> Option<Changed> {
    let lines: Vec<&str> = text.lines().collect();
    let numbers = page_numbers(&lines);
    let fed = |at: &usize| lines.get(*at).is_some_and(|line| line.contains('\u{c}'));
    let feeds: BTreeSet<usize> = (0..lines.len()).filter(fed).collect();
    if numbers.is_empty() && feeds.is_empty() {
        return None;
    }
    let heads = running_heads(&lines, &numbers, &feeds);
    let mut changes = Vec::new();
    if !numbers.is_empty() {
        changes.push(PlainChange::PageNumbers(numbered(&numbers)));
    }
    for (head, at) in by_words(&lines, &heads) {
        changes.push(PlainChange::RunningHead { head: head.to_owned(), lines: numbered(&at) });
    }
    if changes.is_empty() {
        changes.push(PlainChange::PageBreaks(numbered(&feeds)));
    }
    let out: BTreeSet<usize> = numbers.union(&heads).copied().collect();
    Some((join_lines(&lines, &out, &feeds), changes))
}

/// A line with one of its numbers taken out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Numbered {
    /// The rest of the line, in lower case.
    rest: String,
    number: u32,
    at: usize,
}

/// The lines that count pages: the same line again and again, with a number that grows by one.
fn page_numbers(lines: &[&str]) -> BTreeSet<usize> {
    let mut styles: BTreeMap<String, Vec<(u32, usize)>> = BTreeMap::new();
    for (at, line) in lines.iter().enumerate() {
        for one in numbered_lines(line, at) {
            styles.entry(one.rest).or_default().push((one.number, one.at));
        }
    }
    styles
        .iter()
        .flat_map(|(rest, seen)| chain(seen).filter(|run| counts_pages(rest, run)).unwrap_or_default())
        .collect()
}

/// A short line, once for each of its first numbers.
fn numbered_lines(line: &str, at: usize) -> Vec<Numbered> {
    let line = line.trim();
    if line.is_empty() || line.len() > LONGEST {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = line.get(from..).and_then(|rest| rest.find(|c: char| c.is_ascii_digit())) {
        let start = from + start;
        let rest = line.get(start..).unwrap_or_default();
        let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (before, after) = (line.get(..start).unwrap_or_default(), rest.get(length..).unwrap_or_default());
        if let Some(number) = rest.get(..length).and_then(|digits| digits.parse().ok()) {
            let words: Vec<&str> =
                before.split_whitespace().chain(["#"]).chain(after.split_whitespace()).collect();
            found.push(Numbered { rest: words.join(" ").to_lowercase(), number, at });
        }
        from = start + length;
        if found.len() == 3 {
            break;
        }
    }
    found
}

/// The longest run of lines whose numbers grow by one.
fn chain(seen: &[(u32, usize)]) -> Option<Vec<usize>> {
    // By number: the longest run that ends with it, and the place in `seen` of the one before.
    let mut ends: BTreeMap<u32, (usize, usize)> = BTreeMap::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(seen.len());
    for (place, (number, _)) in seen.iter().enumerate() {
        let earlier = number.checked_sub(1).and_then(|earlier| ends.get(&earlier)).copied();
        let length = earlier.map_or(1, |(length, _)| length + 1);
        before.push(earlier.map(|(_, place)| place));
        if ends.get(number).is_none_or(|(known, _)| *known < length) {
            ends.insert(*number, (length, place));
        }
    }
    let (_, last) = ends.into_values().max()?;
    let mut run = Vec::new();
    let mut next = Some(last);
    while let Some(place) = next {
        run.push(seen.get(place)?.1);
        next = before.get(place).copied().flatten();
    }
    run.reverse();
    Some(run)
}

/// Whether such a run counts pages: two are enough for `Page 2 of 9`, a bare number has to come three times, and a line
/// with words of its own has to come in equal distances, because `Section 2` is no page number.
fn counts_pages(rest: &str, run: &[usize]) -> bool {
    let gaps = || run.windows(2).filter_map(|pair| pair.last()?.checked_sub(*pair.first()?));
    let (least, most) = (gaps().min().unwrap_or(0), gaps().max().unwrap_or(0));
    let other = |word: &&str| word.chars().any(char::is_alphabetic) && !["page", "p.", "of"].contains(word);
    let words = rest.split(' ').filter(other).count();
    let said = rest.contains("page") || rest.contains("# of") || rest.contains("#/") || rest.contains("- #");
    match words {
        0 => run.len() >= if said { 2 } else { 3 } && least >= 4,
        1 => false,
        _ => run.len() >= 3 && least >= 20 && most <= 2 * least,
    }
}

/// Lines that are the same at several page breaks, up to their numbers.
fn running_heads(lines: &[&str], numbers: &BTreeSet<usize>, feeds: &BTreeSet<usize>) -> BTreeSet<usize> {
    let breaks: BTreeSet<usize> = numbers.union(feeds).copied().collect();
    let mut near: BTreeMap<String, BTreeMap<usize, usize>> = BTreeMap::new();
    for at in &breaks {
        let text =
            |at: &usize| lines.get(*at).is_some_and(|line| !line.trim().is_empty()) && !numbers.contains(at);
        let before = (at.saturating_sub(FAR)..*at).rev().filter(text).take(NEAR);
        let after = (*at..lines.len().min(*at + FAR)).filter(text).take(NEAR);
        for one in before.chain(after) {
            if let Some(key) = lines.get(one).and_then(|line| key(line)) {
                near.entry(key).or_default().insert(one, *at);
            }
        }
    }
    let repeated = near.values().filter(|at| {
        let at_breaks: BTreeSet<&usize> = at.values().collect();
        at_breaks.len() >= 2 && at_breaks.len() * 2 >= breaks.len()
    });
    let mut heads: BTreeSet<usize> = repeated.flat_map(|at| at.keys().copied()).collect();
    // On the first page it is the title.
    if let Some((first, _)) = lines.iter().enumerate().find(|(_, line)| !line.trim().is_empty()) {
        heads.remove(&first);
    }
    heads
}

/// What a running head has in common with itself: its words in lower case, without figures. `None` if it is a sentence.
fn key(line: &str) -> Option<String> {
    let line = line.trim();
    let fits =
        line.len() <= LONGEST && line.chars().any(char::is_alphabetic) && !line.ends_with(['.', ';', ',']);
    fits.then(|| line.to_lowercase().chars().filter(|character| !character.is_ascii_digit()).collect())
}

fn by_words<'a>(lines: &[&'a str], heads: &BTreeSet<usize>) -> BTreeMap<&'a str, Vec<usize>> {
    let mut words: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut names: BTreeMap<String, &str> = BTreeMap::new();
    for at in heads {
        if let Some(line) = lines.get(*at)
            && let Some(key) = key(line)
        {
            words.entry(names.entry(key).or_insert(line.trim())).or_default().push(*at);
        }
    }
    words
}

/// The lines without those, and without the break where a sentence goes on.
fn join_lines(lines: &[&str], out: &BTreeSet<usize>, feeds: &BTreeSet<usize>) -> String {
    let width = lines.iter().map(|line| line.len()).filter(|length| *length < 200).max().unwrap_or(0);
    let mut kept: Vec<String> = Vec::with_capacity(lines.len());
    let mut broken = false;
    for (at, line) in lines.iter().enumerate() {
        broken |= out.contains(&at) || feeds.contains(&at);
        if out.contains(&at) {
            continue;
        }
        let text = line.replace('\u{c}', "");
        if broken && !text.trim().is_empty() {
            while kept.last().is_some_and(|last| last.trim().is_empty()) {
                kept.pop();
            }
            let last = kept.last().map(String::as_str).unwrap_or_default();
            if !kept.is_empty() && !goes_on(last, &text, width) {
                kept.push(String::new());
            }
            broken = false;
        }
        kept.push(text);
    }
    kept.join("\n") + "\n"
}

/// Whether a sentence goes on after the page break.
fn goes_on(last: &str, next: &str, width: usize) -> bool {
    let full = last.trim_end().len() * 3 >= width * 2;
    !ends_sentence(last) && (next.trim_start().starts_with(char::is_lowercase) || full)
}
