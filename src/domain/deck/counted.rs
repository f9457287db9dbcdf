//! Numbers before and behind the name of a part, and the cards below it. A line with a number before it is a card,
//! unless just as many cards are below it.

use crate::domain::card::CardTable;
use crate::domain::deck::heading::{Heading, Label, bare_label, counted_heading};
use crate::domain::deck::heading_line::row_of;
use crate::domain::deck::line::{CardLine, Content, ListLine};
use crate::domain::deck::zone::Zone;

/// More copies than anybody plays of a card with the name of a part: it is the part that has as many cards.
const MANY: u32 = 5;

/// The most headings that one sums up.
const MOST_SUMMED: usize = Zone::ALL.len() * 3;

/// Makes headings of the lines that count what is below them and name no card: `8 Support Personnel`.
pub(super) fn settle_counted(
    lines: &mut [ListLine],
    table: &CardTable,
    names_a_card: impl Fn(&ListLine, &CardLine) -> bool,
) {
    let mut below = 0;
    let cells: Vec<char> = lines.iter().filter_map(counted_in_cell).collect();
    for line in lines.iter_mut().rev() {
        let counts = heading_above(line, below, table).filter(|heading| {
            let counts_below = heading.count == Some(below);
            // As the other headings have it: `Draw deck<tab>46`, `Q's Tent<tab>13`.
            let as_others =
                || below >= MANY && cell_before_number(&line.text).is_some_and(|cell| cells.contains(&cell));
            match &line.content {
                Content::Card(card) => counts_below && (as_others() || !names_a_card(line, card)),
                Content::Heading(_) | Content::Ignored(_) => false,
            }
        });
        if let Some(heading) = counts {
            line.content = Content::Heading(heading);
        }
        below = with_copies(below, line);
    }
}

/// The card lines that count what is below them and could announce it: `13 Q's Tent` above thirteen cards. So does one
/// with more copies than anybody plays, though as many cards are not below it.
pub(super) fn perhaps_headings<'l>(lines: &'l [ListLine], table: &CardTable) -> Vec<(&'l ListLine, Zone)> {
    let (mut below, mut found) = (0, Vec::new());
    for line in lines.iter().rev() {
        if let Some(Label::Zone(zone)) = heading_above(line, below, table).map(|heading| heading.label) {
            found.push((line, zone));
        }
        below = with_copies(below, line);
    }
    found.reverse();
    found
}

/// The card lines that have the name of a part and no number of copies. In a list that numbers its cards, the number of
/// a line says that it is one.
pub(super) fn bare_parts<'l>(lines: &'l [ListLine], table: &CardTable) -> Vec<(&'l ListLine, Zone)> {
    let is_card = |line: &ListLine| matches!(line.content, Content::Card(_));
    let numbered = lines.iter().filter(|line| is_card(line) && row_of(&line.text).is_some()).count() > 1;
    let part = |line: &ListLine| {
        let bare = match &line.content {
            Content::Card(card) if !card.counted => bare_label(&line.text, table),
            Content::Card(_) | Content::Heading(_) | Content::Ignored(_) => None,
        };
        match bare.filter(|bare| bare.row.is_none() || !numbered)?.label {
            Label::Zone(zone) => Some(zone),
            Label::DrawTypes | Label::SeedTypes | Label::Unknown => None,
        }
    };
    lines.iter().filter_map(|line| Some((line, part(line)?))).collect()
}

/// What a card line would announce if its number were that of the cards below it. One card is no evidence.
fn heading_above(line: &ListLine, below: u32, table: &CardTable) -> Option<Heading> {
    let card = matches!(line.content, Content::Card(_)) && below > 1;
    let heading = if card { counted_heading(&line.text, table) } else { None };
    heading.filter(|heading| heading.count.is_some_and(|count| count == below || count >= MANY))
}

/// What separates the number of a heading from its words, if they are cells of a table.
fn counted_in_cell(line: &ListLine) -> Option<char> {
    let counted = matches!(line.content, Content::Heading(heading) if heading.count.is_some());
    if counted { cell_before_number(&line.text) } else { None }
}

/// What separates a number from the words before it, if they are cells of a table.
fn cell_before_number(text: &str) -> Option<char> {
    let words = text.trim_start_matches(|first: char| !first.is_alphanumeric());
    if words.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    ['\t', ';', '|', ','].into_iter().find(|cell| words.contains(*cell))
}

/// The copies from a line to the next heading, given those below it.
fn with_copies(below: u32, line: &ListLine) -> u32 {
    match &line.content {
        Content::Card(card) => below.saturating_add(*card.quantity.as_ref().unwrap_or(&0)),
        Content::Heading(_) => 0,
        Content::Ignored(_) => below,
    }
}

/// How many of the headings behind one only divide its part: the same part again, or types of cards.
pub(super) fn divisions(part: Label, behind: impl Iterator<Item = Label>) -> usize {
    let divides = |label: &Label| *label == part || matches!(label, Label::DrawTypes | Label::SeedTypes);
    behind.take(MOST_SUMMED).take_while(divides).count()
}

/// Whether a number is that of the cards directly below a heading together with those of its first divisions.
pub(super) fn counts_divisions(count: u32, below: &[u32], divisions: usize) -> bool {
    let mut sums = below.iter().take(divisions + 1).scan(0_u32, |sum, found| {
        *sum = sum.saturating_add(*found);
        Some(*sum)
    });
    sums.any(|sum| sum == count)
}

/// A heading directly above another one sums up the ones below it, with or without the missions that come first.
pub(super) fn sums_up(count: u32, below: &[u32]) -> bool {
    let sums = |from: usize| {
        below.iter().skip(from).take(MOST_SUMMED).scan(0_u32, |sum, found| {
            *sum = sum.saturating_add(*found);
            Some(*sum)
        })
    };
    (0..3).any(|from| sums(from).any(|sum| sum == count))
}
