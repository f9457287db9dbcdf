//! Lists within markup: deck files in XML (`.dek`, `.o8d`, `.cod`) and pages copied as HTML.

use crate::domain::deck::heading::{Heading, Label, label};
use crate::domain::deck::line::{CardLine, Content, ListLine};
use crate::domain::deck::quantity::copies;
use crate::domain::deck::tags::{MarkupPiece, decoded, is_one_of, pieces, tag_name};
use crate::domain::edition::Edition;

/// Tags that end a line of a page.
const BREAKS: [&str; 19] = [
    "br", "tr", "/tr", "p", "/p", "div", "/div", "li", "/li", "h1", "h2", "h3", "h4", "ul", "/ul", "table",
    "/table", "dt", "dd",
];

/// Tags within a line: a text that begins with one is a list and no page.
const INLINE: &str = "b|i|u|s|em|strong|font|span|a|small|big|mark";

/// Tags whose content a page does not show.
const UNSEEN: [&str; 4] = ["script", "style", "head", "nav"];

/// Whether a text is markup as a whole, and not a list with a tag in it.
pub(crate) fn is_markup(text: &str) -> bool {
    let start = text.trim_start().get(..16).unwrap_or(text.trim_start()).to_lowercase();
    let tag = start.strip_prefix('<').is_some_and(|rest| {
        rest.starts_with(|character: char| "!?/".contains(character) || character.is_ascii_alphabetic())
            && !is_one_of(tag_name(rest), INLINE)
    });
    let rows = ["<br", "<tr", "<li", "<td", "<div", "</p>"];
    tag || {
        let lower = text.to_lowercase();
        rows.iter().map(|row| lower.matches(row).count()).sum::<usize>() >= 3
    }
}

/// The value of an attribute, decoded.
fn attribute(attributes: &str, name: &str) -> Option<String> {
    let mut rest = attributes;
    while let Some(at) = rest.find(name) {
        let before = rest.get(..at)?;
        let after = rest.get(at + name.len()..)?.trim_start();
        let whole = before.is_empty() || before.ends_with(char::is_whitespace);
        if let Some(value) = after.strip_prefix('=').filter(|_| whole) {
            let value = value.trim_start();
            let quote = value.chars().next().filter(|character| matches!(character, '"' | '\''));
            let value = match quote {
                Some(quote) => value.get(1..)?.split(quote).next()?,
                None => value.split_whitespace().next()?,
            };
            return Some(decoded(value));
        }
        rest = after;
    }
    None
}

/// The deck file's cards and parts, if the text is a deck file: `LackeyCCG` `.dek`, OCTGN `.o8d` or Cockatrice `.cod`.
pub(crate) fn deck_file(text: &str, edition: Edition) -> Option<Vec<ListLine>> {
    let pieces: Vec<(usize, MarkupPiece<'_>)> =
        pieces(text).into_iter().map(|(line, piece)| (line, piece.of_a_file())).collect();
    let has = |name: &str| {
        pieces.iter().any(|(_, piece)| matches!(piece, MarkupPiece::Tag(tag, _) if *tag == name))
    };
    let superzones = has("superzone");
    if !(has("card") && (superzones || has("section") || has("zone"))) {
        return None;
    }
    let mut found: Vec<ListLine> = Vec::new();
    // The card being read, and what is known about it.
    let mut open: Option<(usize, Option<String>, String)> = None;
    let mut within = "";
    for (line, piece) in &pieces {
        match piece {
            MarkupPiece::Tag("superzone" | "section" | "zone", attributes) => {
                let name = attribute(attributes, "name").unwrap_or_default();
                // Cockatrice has one part for everything: the cards' types say more.
                if !name.eq_ignore_ascii_case("main") || superzones {
                    let label = label(&name, edition).unwrap_or(Label::Unknown);
                    let heading = Content::Heading(Heading { label, count: None });
                    found.push(ListLine::new(*line, &name, heading));
                }
            }
            MarkupPiece::Tag("card", attributes) => {
                let number = ["qty", "number", "quantity", "count"]
                    .iter()
                    .find_map(|name| attribute(attributes, name));
                let name = attribute(attributes, "name").unwrap_or_default();
                if let Some(card) = open.take() {
                    found.extend(card_of(card));
                }
                open = Some((*line, number, name));
            }
            MarkupPiece::Tag("/card" | "/superzone" | "/section" | "/zone", _) => {
                if let Some(card) = open.take() {
                    found.extend(card_of(card));
                }
            }
            MarkupPiece::Tag(tag, _) => within = tag,
            MarkupPiece::Text(text) => {
                if let Some((_, number, name)) = &mut open {
                    take_text(number, name, within, text);
                }
            }
        }
        if matches!(piece, MarkupPiece::Tag("card", _)) {
            within = "card";
        }
    }
    if let Some(card) = open {
        found.extend(card_of(card));
    }
    Some(found)
}

/// Adds the text of a tag to what is known about a card: its title, or the number of its copies.
fn take_text(number: &mut Option<String>, name: &mut String, within: &str, text: &str) {
    if matches!(within, "quantity" | "qty" | "count") {
        if number.is_none() && !text.trim().is_empty() {
            *number = Some(text.trim().to_owned());
        }
        return;
    }
    let told = matches!(within, "name" | "card" | "") || within.starts_with('/');
    if told && name.is_empty() {
        *name = decoded(text.trim());
    }
}

fn card_of((line, number, name): (usize, Option<String>, String)) -> Option<ListLine> {
    let card = CardLine {
        quantity: copies(number.as_deref()),
        title: name.clone(),
        whole: None,
        zone: None,
        counted: true,
        other: None,
    };
    (!name.trim().is_empty()).then(|| ListLine::new(line, &name, Content::Card(card)))
}

/// The lines that a reader of the page sees, each with its line in the source.
pub(crate) fn page(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    let (mut row, mut begins) = (String::new(), 1);
    let mut unseen: Option<&str> = None;
    let mut close = |row: &mut String, begins: usize| {
        let words: Vec<&str> = row.split('\t').map(str::trim).filter(|cell| !cell.is_empty()).collect();
        if !words.is_empty() {
            let text: Vec<String> =
                words.iter().map(|cell| cell.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
            lines.push((begins, text.join("\t")));
        }
        row.clear();
    };
    for (line, piece) in pieces(text) {
        match piece {
            MarkupPiece::Tag(tag, _) => {
                let tag = tag.to_ascii_lowercase();
                if let Some(name) = UNSEEN.into_iter().find(|name| *name == tag) {
                    unseen = Some(name);
                } else if unseen.is_some_and(|name| tag.strip_prefix('/') == Some(name)) {
                    unseen = None;
                } else if BREAKS.contains(&tag.as_str()) || tag.starts_with("/h") {
                    close(&mut row, begins);
                } else if matches!(tag.as_str(), "td" | "th" | "/td" | "/th") {
                    push_spaced(&mut row, "\t");
                }
            }
            MarkupPiece::Text(_) if unseen.is_some() => {}
            MarkupPiece::Text(text) => {
                for (at, part) in text.split('\n').enumerate() {
                    // The list itself may be plain text inside the page.
                    let counted = row.trim().contains([' ', '\t']) && starts_with_number(&row);
                    let heads = row.trim_end().ends_with(':');
                    if at > 0 && (counted || heads) && starts_with_number(part) {
                        close(&mut row, begins);
                    }
                    if row.is_empty() {
                        begins = line + at;
                    }
                    push_spaced(&mut row, &decoded(part));
                    push_spaced(&mut row, " ");
                }
            }
        }
    }
    close(&mut row, begins);
    lines
}

/// Adds text to a row, with one blank or tab between words: rows are looked at again with each word.
fn push_spaced(row: &mut String, text: &str) {
    for character in text.chars() {
        if character == '\t' {
            row.truncate(row.trim_end_matches(' ').len());
        }
        let follows = !row.is_empty() && !row.ends_with([' ', '\t']);
        match character {
            '\t' if follows => row.push('\t'),
            _ if !character.is_whitespace() => row.push(character),
            _ if follows => row.push(' '),
            _ => {}
        }
    }
}

fn starts_with_number(text: &str) -> bool {
    text.trim_start().starts_with(|character: char| character.is_ascii_digit())
}
