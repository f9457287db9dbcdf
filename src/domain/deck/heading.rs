//! Headings of deck lists: `Seed+Dil:`, `SEED CARDS (30)`, `## Missions`, `// missions`.

use crate::domain::card::CardTable;
use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::card::title_folding::{fold_title, is_short_number};
use crate::domain::deck::part_names::{by_name, doorway, is_name_of_several};
use crate::domain::deck::tags::{is_emphasised, is_one_of, plain};
use crate::domain::edition::Edition;

pub use crate::domain::deck::part_names::{Label, label};

/// A heading as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heading {
    /// What it announces.
    pub label: Label,
    /// The number of cards it promises.
    pub count: Option<u32>,
}

/// The part that a bare line would announce if it were a heading, though it is a card's title too: `Q's Tent`.
pub fn bare_label(line: &str, table: &CardTable) -> Option<Label> {
    let words = line.trim();
    label(words, table.edition()).filter(|_| is_also_a_card(words, table))
}

/// Whether a heading's words are also a card's title: then only a plain mark makes it a heading.
fn is_also_a_card(words: &str, table: &CardTable) -> bool {
    table.find(words, Sought::Title).is_some_and(|found| found.how <= MatchKind::Folded)
}

/// Whether `10 Tribbles` is one card whose power was left out: Tribbles cards have powers of ten.
fn is_denomination(words: &str, count: u32) -> bool {
    matches!(fold_title(words).as_str(), "tribble" | "tribbles")
        && matches!(count, 1 | 10 | 100 | 1_000 | 10_000 | 100_000)
}

/// Reads a line as a heading. A line that may also name a card of the table is not one.
pub fn heading(line: &str, table: &CardTable) -> Option<Heading> {
    read(line, table).and_then(|(heading, certain)| certain.then_some(heading))
}

/// Reads a line that is written as that of a card, with a number before its words, and is a heading only if as many cards
/// are below it: `8 Support Personnel`.
pub fn counted_heading(line: &str, table: &CardTable) -> Option<Heading> {
    read(line, table).and_then(|(heading, certain)| (!certain).then_some(heading))
}

/// A heading, and whether it is one whatever is below it.
fn read(line: &str, table: &CardTable) -> Option<(Heading, bool)> {
    if line.len() > LONGEST {
        return None;
    }
    let edition = table.edition();
    let emphasised = is_emphasised(line.trim_start_matches(['>', '|', ' ', '\t']));
    let line = plain(line);
    let line = line.trim_start_matches(['>', '|', ' ', '\t']);
    let commented = line.trim_start_matches(['/', ';']);
    let bare = commented
        .trim()
        .trim_matches(['#', '*', '=', '_', '[', ']', '-', '–', '—', '~', '|', '•', ' ', '\t']);
    let marked = emphasised || bare.len() < unbulleted(line).len();
    let bare = unnumbered(bare, edition);
    let said = empty_part(bare, edition);
    let Counted { words, count, leads, colon } = split_count(said.unwrap_or(bare), edition);
    let (count, colon) = if said.is_some() { (Some(0), true) } else { (count, colon) };
    if words.contains('[') {
        return None;
    }
    let doorway = doorway(words).filter(|_| colon && !leads);
    let known = doorway.or_else(|| label(words, edition)).filter(|_| {
        // `Klingon Outpost (3)` counts a card, `Klingon Personnel (3)` announces some.
        colon || matches!(by_name(words, edition), Some(Label::Zone(_))) || !is_also_a_card(words, table)
    });
    let Some(label) = known else {
        let looks = colon
            && !leads
            && line == commented
            && words.len() < 60
            && !words.starts_with(|c: char| c.is_ascii_digit());
        return looks.then_some((Heading { label: Label::Unknown, count }, true));
    };
    let shouted = words.chars().any(char::is_alphabetic) && !words.chars().any(char::is_lowercase);
    // Two cells are a row of a table, as of a card.
    let plain_mark = marked || shouted || count.is_some_and(|count| count > 1 && !bare.contains('\t'));
    // A leading number is how cards are counted, so only a colon makes it certain that such a line is a heading.
    if colon || (plain_mark && !leads) {
        return Some((Heading { label, count }, true));
    }
    let denomination =
        edition == Edition::Tribbles && leads && count.is_some_and(|count| is_denomination(words, count));
    let card = is_also_a_card(words, table);
    let certain = !card && (!leads || is_name_of_several(words, edition));
    (!denomination && (leads || !card)).then_some((Heading { label, count }, certain))
}

/// The longest line that is read as a heading, in bytes.
const LONGEST: usize = 300;

/// Without the number of the line: `1. Missions`.
fn unnumbered(text: &str, edition: Edition) -> &str {
    let number =
        |first: &str| first.strip_suffix(['.', ')']).is_some_and(|number| is_short_number(number, 2));
    let numbered = text.split_once(' ').filter(|(first, _)| number(first));
    let rest = numbered.map(|(_, rest)| rest.trim_start());
    rest.filter(|rest| is_name_of_several(split_count(rest, edition).words, edition)).unwrap_or(text)
}

/// What a line calls an empty part: `Sites: none`.
fn empty_part(text: &str, edition: Edition) -> Option<&str> {
    let (words, rest) = text.rsplit_once(':')?;
    let known = label(split_count(words.trim_end(), edition).words, edition).is_some();
    (known && is_nothing(rest)).then_some(words.trim_end())
}

/// Whether words say that there is nothing.
pub(super) fn is_nothing(words: &str) -> bool {
    let folded = fold_title(words);
    is_one_of(&folded, "none|no cards|empty|n a|na|nothing|keine|keine karten|aucun|aucune|aucune carte")
}

/// A bullet does not mark a heading: `- Q-Flash` lists a card.
fn unbulleted(line: &str) -> &str {
    let line = line.trim();
    ["- ", "• ", "* ", "+ "].iter().find_map(|bullet| line.strip_prefix(bullet)).unwrap_or(line).trim()
}

/// A heading taken apart.
struct Counted<'a> {
    words: &'a str,
    count: Option<u32>,
    /// The number comes first, as in the line of a card.
    leads: bool,
    colon: bool,
}

/// Splits `MISSIONS (6)`, `Missions (6):`, `Missions: 6`, `Missions - 6`, `6 Missions` into words and number.
fn split_count(text: &str, edition: Edition) -> Counted<'_> {
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|count| *count < 1_000_000);
    let bare = text.trim_end_matches(':').trim_end();
    let (words, count, leads) = number_behind(bare)
        .or_else(|| {
            let (words, last) = without_cards(bare).rsplit_once([' ', '\t', '-', '=', '[', '–', '—', '_'])?;
            let between = [' ', '\t', '-', '=', ':', '[', '–', '—', '_', 'x', '×'];
            let words = words.trim_end_matches(between).trim_end();
            let count = number_of(last.trim_matches(['[', ']', 'x', '×']))?;
            label(words, edition).map(|_| (words, count))
        })
        .map(|(words, count)| (words, Some(count), false))
        .or_else(|| {
            let (first, words) = bare.split_once(' ')?;
            Some((words, Some(number(first.trim_end_matches(['x', '×']))?), true))
        })
        .unwrap_or((bare, None, false));
    let name = words.trim().trim_end_matches(':').trim_end();
    let colon = bare.len() < text.len() || name.len() < words.trim().len();
    Counted { words: name, count, leads, colon }
}

/// The number after the words: `MISSIONS (6)`, `Missions (6 cards)`, `Missions: 6`.
fn number_behind(text: &str) -> Option<(&str, u32)> {
    let in_parentheses = text.strip_suffix(')').and_then(|rest| {
        let (words, inner) = rest.rsplit_once('(')?;
        Some((words, number_of(inner)?))
    });
    in_parentheses.or_else(|| {
        let (words, rest) = text.rsplit_once(':')?;
        Some((words, number_of(rest)?))
    })
}

/// Words beside a number of cards.
fn is_of_cards(word: &str) -> bool {
    let lower = word.to_lowercase();
    is_one_of(&lower, "cards|card|karten|karte|cartes|carte|stück|copies|total|in|all|gesamt|pcs")
}

/// The number of cards that words tell: `6`, `6 cards`, `30 CARDS TOTAL`, and `6/6` of as many.
fn number_of(words: &str) -> Option<u32> {
    let words = words.split_once('/').map_or(words, |(so_far, _)| so_far);
    let mut words = words.split_whitespace().filter(|word| !is_of_cards(word));
    let number = words.next()?.parse::<u32>().ok().filter(|count| *count < 1_000_000);
    number.filter(|_| words.next().is_none())
}

/// Without the words that say what a number counts: `Draw deck - 46 cards`.
fn without_cards(text: &str) -> &str {
    let mut rest = text;
    while let Some((before, _)) = rest.rsplit_once([' ', '\t']).filter(|(_, last)| is_of_cards(last)) {
        rest = before.trim_end();
    }
    if rest.ends_with(|character: char| character.is_ascii_digit()) { rest } else { text }
}
