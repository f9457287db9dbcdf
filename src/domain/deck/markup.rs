//! Lists within markup: deck files in XML (`.dek`, `.o8d`, `.cod`) and pages copied as HTML.

use crate::domain::card::CardTable;
use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::deck::heading::{Heading, Label, heading_left_out, label};
use crate::domain::deck::line::{CardLine, Content, ListLine};
use crate::domain::deck::quantity::{UnfitQuantity, copies};
use crate::domain::deck::tags::{MarkupPiece, decoded, is_one_of, pieces, tag_name};

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
pub(crate) fn is_markup(text: &str, table: &CardTable) -> bool {
    // `<Missions>` is a heading that looks like a tag.
    let is_heading = |line: &str| line.starts_with('<') && heading_left_out(line, table).is_some();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.find(|line| !is_heading(line)).unwrap_or_default();
    let start = first.get(..16).unwrap_or(first).to_lowercase();
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

/// The value of an attribute, decoded; its name in upper or lower case.
fn attribute(attributes: &str, name: &str) -> Option<String> {
    let mut rest = attributes;
    // Letters outside of ASCII keep their length, so a place in one is the same place in the other.
    let mut lower: &str = &attributes.to_ascii_lowercase();
    while let Some(at) = lower.find(name) {
        let before = rest.get(..at)?;
        lower = lower.get(at + name.len()..)?.trim_start();
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
pub(crate) fn deck_file(text: &str, table: &CardTable) -> Option<Vec<ListLine>> {
    let pieces: Vec<(usize, MarkupPiece<'_>)> =
        pieces(text).into_iter().map(|(line, piece)| (line, piece.of_a_file())).collect();
    let has = |name: &str| {
        pieces.iter().any(|(_, piece)| matches!(piece, MarkupPiece::Tag(tag, _) if *tag == name))
    };
    let superzones = has("superzone");
    if !(has("card") && (superzones || has("section") || has("zone"))) {
        return None;
    }
    let mut reader = FileReader { table, superzones, found: Vec::new(), open: None, within: "" };
    for (line, piece) in &pieces {
        match piece {
            MarkupPiece::Tag(tag, attributes) => reader.tag(*line, tag, attributes),
            MarkupPiece::Text(text) => reader.text(*line, text),
        }
    }
    reader.close();
    Some(reader.found)
}

/// The attributes of a card that say how many, the surest first.
const COPIES: [&str; 6] = ["qty", "number", "quantity", "count", "copies", "amount"];

/// The attributes of a card that say its title, the surest first.
const TITLES: [&str; 3] = ["name", "title", "cardname"];

/// A card of a deck file as far as it was read.
struct OpenCard<'p> {
    line: usize,
    attributes: &'p str,
    number: Option<String>,
    title: String,
}

/// Walks through the tags of a deck file and keeps what it finds.
struct FileReader<'p> {
    table: &'p CardTable,
    superzones: bool,
    found: Vec<ListLine>,
    open: Option<OpenCard<'p>>,
    within: &'p str,
}

impl<'p> FileReader<'p> {
    fn tag(&mut self, line: usize, tag: &'p str, attributes: &'p str) {
        self.within = tag;
        let first = |names: &[&str]| names.iter().find_map(|name| attribute(attributes, name));
        match tag {
            "superzone" | "section" | "zone" => {
                self.close();
                let name = first(&["name"]).unwrap_or_default();
                // Cockatrice has one part for everything: the cards' types say more.
                if !name.eq_ignore_ascii_case("main") || self.superzones {
                    let label = label(&name, self.table.edition()).unwrap_or(Label::Unknown);
                    let heading = Content::Heading(Heading { label, count: None });
                    self.found.push(ListLine::new(line, &name, heading));
                }
            }
            "card" => {
                self.close();
                let title = first(&TITLES).unwrap_or_default();
                self.open = Some(OpenCard { line, attributes, number: first(&COPIES), title });
            }
            "/card" | "/superzone" | "/section" | "/zone" => self.close(),
            _ => {
                // A tag that is not known here may name a card, too.
                if self.open.is_none()
                    && let Some(title) = first(&TITLES)
                {
                    self.stray(line, &title);
                }
            }
        }
    }

    /// Adds the text of a tag to what is known about a card: its title, or the number of its copies.
    fn text(&mut self, line: usize, text: &str) {
        let text = decoded(text.trim());
        if text.is_empty() {
            return;
        }
        let within = self.within;
        let Some(card) = &mut self.open else { return self.stray(line, &text) };
        if matches!(within, "quantity" | "qty" | "count") {
            if card.number.is_none() {
                card.number = Some(text);
            }
            return;
        }
        let told = matches!(within, "name" | "title" | "card" | "") || within.starts_with('/');
        if told && card.title.trim().is_empty() {
            card.title = text;
        } else if told && card.title.trim() != text {
            self.stray(line, &text);
        }
    }

    /// Shows a text that is no title of an open card, if it names a card: nothing says how many there are.
    fn stray(&mut self, line: usize, text: &str) {
        let named = self.table.find(text, Sought::Title).filter(|found| found.how <= MatchKind::Folded);
        if named.is_some() {
            self.card(line, text, Err(UnfitQuantity::Unreadable));
        }
    }

    /// Takes what is known about the open card. One without a title is a line that names no card.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        if open.title.trim().is_empty() {
            self.card(
                open.line,
                &format!("<card {}>", open.attributes.trim()),
                Err(UnfitQuantity::Unreadable),
            );
        } else {
            self.card(open.line, &open.title, copies(open.number.as_deref()));
        }
    }

    fn card(&mut self, line: usize, title: &str, quantity: Result<u32, UnfitQuantity>) {
        let card = CardLine {
            quantity,
            title: title.to_owned(),
            whole: None,
            zone: None,
            counted: true,
            other: None,
        };
        self.found.push(ListLine::new(line, title, Content::Card(card)));
    }
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
