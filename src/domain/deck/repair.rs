//! Changes lines of a list as its owner chooses, and nothing else in the text.

use std::collections::BTreeMap;

use crate::domain::awaited::Awaited;
use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::deck::check::{versions, with_release};
use crate::domain::deck::line::ListLine;
use crate::domain::deck::list::{DeckList, normalise_lines};
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck};

/// A card line that should name this card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// Line in the file, from 1.
    pub line: usize,
    /// Which card of the line, from 0: some name several.
    pub nth: usize,
    /// The title to write.
    pub title: String,
}

/// A line before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// Line in the file, from 1.
    pub line: usize,
    /// The line before the repair.
    pub before: String,
    /// The line after the repair.
    pub after: String,
}

/// The repairs that the first suggestion of each unread line asks for.
pub fn first_suggestions(text: &str, table: &CardTable, awaited: &Awaited) -> Vec<Repair> {
    let list = DeckList::read(text, table);
    let deck = PlacedDeck::of(&list, table, awaited);
    numbered_cards(&deck.cards)
        .filter_map(|(nth, card)| {
            let title = card.suggestions.first()?;
            Some(Repair { line: card.line, nth, title: (*title).to_owned() })
        })
        .collect()
}

/// The repairs that write down which card was read if a title alone may mean several.
pub fn as_read(text: &str, table: &CardTable, awaited: &Awaited) -> Vec<Repair> {
    let list = DeckList::read(text, table);
    let deck = PlacedDeck::of(&list, table, awaited);
    numbered_cards(&deck.cards)
        .filter(|(_, card)| !versions(card, table).is_empty())
        .filter_map(|(nth, card)| {
            let title = with_release(card.card()?, table)?;
            Some(Repair { line: card.line, nth, title })
        })
        .collect()
}

/// Changes lines. One that would not be read as the chosen card afterwards stays as it is and is not among the changed:
/// nothing is guessed.
pub fn repair_lines(
    text: &str,
    table: &CardTable,
    repairs: &[Repair],
    awaited: &Awaited,
) -> (String, Vec<Repaired>) {
    let text = normalise_lines(text).into_owned();
    let list = DeckList::read(&text, table);
    let written: BTreeMap<(usize, usize), &str> = numbered_lines(&list).collect();
    let mut left: Vec<&Repair> = repairs.iter().collect();
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let before = lines.clone();
    // First only the title is replaced, so that numbers and remarks stay; if that fails, the whole line.
    for write in [exchange_title, replacement_line] {
        let kept = lines.clone();
        for repair in &left {
            // Only card lines may be overwritten.
            let Some(title) = written.get(&(repair.line, repair.nth)).copied() else { continue };
            if let Some(line) = repair.line.checked_sub(1).and_then(|at| lines.get_mut(at)) {
                *line = write(line, title, &repair.title, &text);
            }
        }
        let read = DeckList::read(&lines.join("\n"), table);
        let deck = PlacedDeck::of(&read, table, awaited);
        left.retain(|repair| !reads_as(&deck, repair, table));
        for repair in &left {
            if let Some(at) = repair.line.checked_sub(1)
                && let (Some(line), Some(old)) = (lines.get_mut(at), kept.get(at))
            {
                line.clone_from(old);
            }
        }
    }
    let pairs = before.iter().zip(&lines).enumerate().filter(|(_, (old, new))| old != new);
    let changed = pairs.map(|(at, (old, new))| Repaired {
        line: at + 1,
        before: old.trim().to_owned(),
        after: new.trim().to_owned(),
    });
    let changed = changed.collect();
    (lines.join("\n"), changed)
}

/// The text with this line replaced, or removed.
pub fn with_line(text: &str, number: usize, line: Option<&str>) -> String {
    let text = normalise_lines(text);
    let at = |(at, old): (usize, &str)| {
        if at + 1 != number { Some(old.to_owned()) } else { line.map(|line| line.replace('\n', " ")) }
    };
    text.split('\n').enumerate().filter_map(at).collect::<Vec<_>>().join("\n")
}

/// One line of a text, from 1.
pub fn line_of(text: &str, number: usize) -> Option<String> {
    normalise_lines(text).split('\n').nth(number.checked_sub(1)?).map(|line| line.trim().to_owned())
}

/// Cards, each with its place among those of its line.
pub fn numbered_cards<'c, 't>(
    cards: &'c [PlacedCard<'t>],
) -> impl Iterator<Item = (usize, &'c PlacedCard<'t>)> {
    let (mut line, mut nth) = (0, 0);
    cards.iter().map(move |card| {
        nth = if card.line == line { nth + 1 } else { 0 };
        line = card.line;
        (nth, card)
    })
}

fn numbered_lines(list: &DeckList) -> impl Iterator<Item = ((usize, usize), &str)> {
    let (mut line, mut nth) = (0, 0);
    list.cards().map(move |(at, card): (&ListLine, _)| {
        nth = if at.line == line { nth + 1 } else { 0 };
        line = at.line;
        ((line, nth), card.title.as_str())
    })
}

/// The line with its title replaced, in the syntax of its kind of file.
fn exchange_title(line: &str, title: &str, new: &str, text: &str) -> String {
    let new = match text.trim_start().chars().next() {
        Some('{' | '[') => new.replace('\\', "\\\\").replace('"', "\\\""),
        Some('<') => new.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"),
        _ => new.to_owned(),
    };
    match line.rfind(title) {
        Some(at) if !title.is_empty() => {
            let (before, after) = line.split_at(at);
            format!("{before}{new}{}", after.get(title.len()..).unwrap_or_default())
        }
        _ => line.to_owned(),
    }
}

/// The line rewritten, if it says how many.
fn replacement_line(line: &str, _: &str, new: &str, _: &str) -> String {
    let number = crate::domain::deck::line::card_line(line).quantity;
    number.map_or_else(|_| line.to_owned(), |number| format!("{number} {new}"))
}

fn reads_as(deck: &PlacedDeck<'_>, repair: &Repair, table: &CardTable) -> bool {
    let wanted = table.find(&repair.title, Sought::Anything).map(|found| &found.card.id);
    let card = numbered_cards(&deck.cards).find(|(nth, card)| *nth == repair.nth && card.line == repair.line);
    wanted.is_some() && card.and_then(|(_, card)| card.card()).map(|card| &card.id) == wanted
}
