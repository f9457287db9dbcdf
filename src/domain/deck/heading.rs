//! Headings of deck lists: `Seed+Dil:`, `SEED CARDS (30)`, `## Missions`, `// missions`.

use crate::domain::card::CardTable;
use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::card::release::Release;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::heading_line::{HeadingLine, LONGEST, numbering};
use crate::domain::deck::marks::unlettered;
use crate::domain::deck::part_names::{by_name, doorway, is_name_of_several};
use crate::domain::deck::stated_number::REMARKS;
use crate::domain::deck::tags::is_one_of;
use crate::domain::edition::Edition;

pub use crate::domain::deck::part_names::{Label, label};

/// A heading as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Heading {
    /// The part that the heading announces.
    pub label: Label,
    /// The number of cards it promises.
    pub count: Option<u32>,
}

/// What a line that is read as a card would announce if it were a heading: `Q's Tent`, `3. Q's Tent`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BareLabel {
    /// What its words name besides a card.
    pub label: Label,
    /// The number of the line, if it has one.
    pub row: Option<u32>,
}

/// What a line without a number of copies would announce if it were a heading, though its words are a card's title, too.
pub fn bare_label(line: &str, table: &CardTable) -> Option<BareLabel> {
    let line = HeadingLine::of(line)?;
    let (row, words) = line.numbered();
    let words = without_remark(unlettered(words), table);
    let label = label(words, table.edition()).or_else(|| doorway(words));
    let label = label.filter(|_| is_also_a_card(words, table))?;
    Some(BareLabel { label, row })
}

/// The name of a part without a remark in parentheses behind it: `Missions (mine)`. A release and the words of another
/// title are none, and neither is what people say of a card.
fn without_remark<'w>(words: &'w str, table: &CardTable) -> &'w str {
    let parts = words.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    let Some((name, remark)) = parts.map(|(name, remark)| (name.trim_end(), fold_title(remark))) else {
        return words;
    };
    let named = |known: &Release| fold_title(&known.name) == remark || fold_title(&known.code) == remark;
    let of_cards = remark.bytes().any(|byte| byte.is_ascii_digit())
        || REMARKS.contains(&remark.as_str())
        || table.releases().iter().any(named);
    if of_cards || !matches!(by_name(name, table.edition()), Some(Label::Zone(_))) {
        return words;
    }
    let find = |text: &str| table.find(text, Sought::Title).map(|found| (&found.card.id, found.printing));
    match (find(words), find(name)) {
        (None, None) => name,
        (Some((whole, None)), Some((bare, _))) if whole == bare => name,
        (Some(_), _) | (None, Some(_)) => words,
    }
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

/// A heading in a line that is otherwise left out as a comment, a tag or a remark: `<Missions>`, `(Q's Tent)`.
pub fn heading_left_out(line: &str, table: &CardTable) -> Option<Heading> {
    let ends_a_tag = line.starts_with("</");
    let is_cut = line.contains('…') || line.contains("...");
    if line.len() > LONGEST || ends_a_tag || is_cut {
        return None;
    }
    let edition = table.edition();
    let bare = line.trim_matches(|one: char| !one.is_alphanumeric());
    let Counted { words, count, leads, .. } = split_count(bare, edition);
    let label = label(words, edition)?;
    let is_part = matches!(by_name(words, edition), Some(Label::Zone(_))) || !is_also_a_card(words, table);
    // `# 2 Q's Tent` leaves out a card.
    (is_part && (!leads || is_name_of_several(words, edition))).then_some(Heading { label, count })
}

/// A heading, and whether it is one whatever is below it.
fn read(line: &str, table: &CardTable) -> Option<(Heading, bool)> {
    let edition = table.edition();
    let line = HeadingLine::of(line)?;
    let bare = unnumbered(&line.bare, edition);
    let said = empty_part(bare, edition);
    let Counted { words, count, leads, colon, firm } = split_count(said.unwrap_or(bare), edition);
    let words = without_remark(words, table);
    let (count, colon) = if said.is_some() { (Some(0), true) } else { (count, colon) };
    if words.contains('[') {
        return None;
    }
    let doorway = doorway(words).filter(|_| !leads && (colon || line.marked));
    let by_words = || {
        label(words, edition).filter(|_| {
            // `Klingon Outpost (3)` counts a card, `Klingon Personnel (3)` announces some.
            colon || matches!(by_name(words, edition), Some(Label::Zone(_))) || !is_also_a_card(words, table)
        })
    };
    let Some(label) = doorway.or_else(by_words) else {
        let looks = colon
            && !leads
            && !line.commented
            && words.len() < 60
            && !words.starts_with(|c: char| c.is_ascii_digit());
        return looks.then_some((Heading { label: Label::Unknown, count }, true));
    };
    let shouted = words.chars().any(char::is_alphabetic) && !words.chars().any(char::is_lowercase);
    let plain_mark = line.marked || shouted || count.is_some_and(|count| count > 1 && firm);
    // A leading number is how cards are counted, so only a colon makes it certain that such a line is a heading.
    if colon || (plain_mark && !leads) {
        return Some((Heading { label, count }, true));
    }
    let denomination =
        edition == Edition::Tribbles && leads && count.is_some_and(|count| is_denomination(words, count));
    let card = is_also_a_card(words, table);
    // The number is where that of copies may be: `Missions;6`.
    let loose = !leads && !firm && count.is_some();
    let sure = match loose {
        true => by_name(words, edition).is_some(),
        false => !leads || is_name_of_several(words, edition),
    };
    (!denomination && (leads || loose || !card)).then_some((Heading { label, count }, !card && sure))
}

/// Without the number or the letter of the line: `1. Missions`, `a) Missions`.
fn unnumbered(text: &str, edition: Edition) -> &str {
    let rest = numbering(text).map_or_else(|| unlettered(text), |(_, rest)| rest);
    if is_name_of_several(split_count(rest, edition).words, edition) { rest } else { text }
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

/// A heading taken apart.
struct Counted<'a> {
    words: &'a str,
    count: Option<u32>,
    /// The number comes first, as in the line of a card.
    leads: bool,
    colon: bool,
    /// The number is behind the words as headings have it, and not as the copies of a card or in a cell of its own.
    firm: bool,
}

/// Splits `MISSIONS (6)`, `Missions (6):`, `Missions: 6`, `Missions - 6`, `6 Missions` into words and number.
fn split_count(text: &str, edition: Edition) -> Counted<'_> {
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|count| *count < 1_000_000);
    let bare = text.trim_end_matches(':').trim_end();
    let (words, count, leads, firm) = number_behind(bare)
        .map(|(words, count)| {
            let behind = bare.strip_prefix(words).unwrap_or_default();
            (words, count, behind.starts_with(':') || !behind.contains('\t') && !words.contains('\t'))
        })
        .or_else(|| number_apart(bare).filter(|(words, ..)| label(words, edition).is_some()))
        .map(|(words, count, firm)| (words, Some(count), false, firm))
        .or_else(|| {
            let (first, words) = bare.split_once(' ')?;
            let count = number(first.trim_matches(['x', 'X', '×', '(', ')', '[', ']']))?;
            Some((words, Some(count), true, false))
        })
        .unwrap_or((bare, None, false, false));
    let name = words.trim().trim_end_matches(':').trim_end();
    let colon = bare.len() < text.len() || name.len() < words.trim().len();
    Counted { words: name, count, leads, colon, firm }
}

/// The number at the end, whatever is between it and the words, and whether that is how headings are written:
/// `Missions - 6`, but `Missions\t6`, `Missions;6` and `Missions (x6)` may be cards.
fn number_apart(text: &str) -> Option<(&str, u32, bool)> {
    let counted = without_cards(text).trim_end_matches(|last: char| !last.is_alphanumeric());
    // `6/6` is one number.
    let (front, last) = counted.rsplit_once(|one: char| !(one.is_alphanumeric() || one == '/'))?;
    let count = number_of(last.trim_matches(['x', 'X']))?;
    let words = front
        .trim_end_matches(|one: char| !(one.is_alphanumeric() || one == ')') || matches!(one, 'x' | 'X'));
    let between = counted.strip_prefix(words)?.strip_suffix(last)?;
    // Points directly behind the words say that they were cut short.
    if between.starts_with("..") || between.starts_with('…') {
        return None;
    }
    let apart = between.contains([' ', '-', '=', '[', '–', '—', '_', '×']);
    let as_copies = between.contains(['\t', '(', '{', '<', '…']) || between.contains("..");
    Some((words, count, between.contains(':') || apart && !as_copies))
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
