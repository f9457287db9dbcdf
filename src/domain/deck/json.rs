//! Deck lists as JSON: what builders of decks, spreadsheets, Tabletop Simulator and the Tribbles simulator write.
//!
//! A value of a list is a card with its number, or a line that names no card; so is each key that is not known
//! (`json_keys`) and each text below one. Nothing is left out but what is known to say nothing of a card.

use std::cell::Cell;
use std::collections::HashSet;

use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::card::{Card, CardTable};
use crate::domain::deck::heading::{Heading, Label, heading, label};
use crate::domain::deck::json_copies::{SaidCopies, number_in};
use crate::domain::deck::json_keys::{copies_rank, is_any_number, is_known, title_rank};
use crate::domain::deck::json_node::{JsonFields, JsonKey, JsonNode, JsonValue};
use crate::domain::deck::line::{CardLine, Content, ListLine, WhyIgnored, card_line};
use crate::domain::deck::repeated_key::RepeatedKey;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// The most cells of a row such as `[4, "Title", "Premiere"]`.
const MOST_CELLS: usize = 8;

/// How many texts and other values are looked up: ten times those of the longest list. What is left is shown as not
/// understood.
const MOST_ASKED: usize = 40_000;

/// Reads the lines of a list in a text, such as the whole list in one value.
pub(super) type ReadText<'r> = &'r dyn Fn(&str) -> Vec<ListLine>;

/// Reads JSON, with the keys that one object has twice; `None` if the text is not JSON.
pub(super) fn lines(
    text: &str,
    table: &CardTable,
    read_text: ReadText<'_>,
) -> Option<(Vec<ListLine>, Vec<RepeatedKey>)> {
    let (node, repeated) = JsonNode::read(text)?;
    let zone = (table.edition() == Edition::Tribbles).then_some(Zone::DrawDeck);
    let mut reader = JsonReader { table, read_text, found: Vec::new(), asked: Cell::new(0) };
    reader.value(&node, Around { zone, outer: true, ..Around::default() });
    let mut found = reader.found;
    let named: HashSet<usize> = found.iter().map(|line| line.line).collect();
    for (at, line) in text.lines().enumerate() {
        if !line.trim().is_empty() && !named.contains(&(at + 1)) {
            found.push(ListLine::new(at + 1, line, Content::Ignored(WhyIgnored::Json)));
        }
    }
    found.sort_by_key(|line| line.line);
    Some((found, repeated))
}

/// What is known about a value from what is around it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Around<'c> {
    pub zone: Option<Zone>,
    /// Whether it may be the deck itself.
    pub outer: bool,
    /// Whether it is one of a list.
    pub listed: bool,
    /// Whether its keys only number what they hold.
    pub numbered: bool,
    /// The number of copies of the card that it names.
    pub copies: Option<&'c SaidCopies>,
}

/// Walks through the values and keeps what it finds.
pub(super) struct JsonReader<'t> {
    pub table: &'t CardTable,
    pub read_text: ReadText<'t>,
    pub found: Vec<ListLine>,
    /// How many texts and other values were looked up.
    asked: Cell<usize>,
}

impl<'t> JsonReader<'t> {
    /// Reads whatever comes.
    pub fn value(&mut self, node: &JsonNode, around: Around<'_>) {
        if self.is_exhausted() {
            self.card(node.line, &node.written(), around.zone, SaidCopies::unreadable());
            return;
        }
        match &node.value {
            JsonValue::Text(text) => self.text(node.line, text, around.zone),
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) => self.unread(node, around.zone),
            JsonValue::List(all) => self.list(all, around),
            JsonValue::Object(fields) => self.object(fields, around),
        }
    }

    /// A line of a list, or a whole list.
    pub fn text(&mut self, line: usize, text: &str, zone: Option<Zone>) {
        if text.trim().is_empty() {
            return;
        }
        if !text.trim().contains('\n') {
            let card = CardLine { zone, ..card_line(text) };
            self.found.push(ListLine::new(line, text, Content::Card(card)));
            return;
        }
        let read = (self.read_text)(text);
        self.found.extend(read.into_iter().map(|one| {
            let content = match one.content {
                Content::Card(card) => Content::Card(CardLine { zone: card.zone.or(zone), ..card }),
                // All of it is on one line of the file, so nothing can be counted below a heading.
                Content::Heading(heading) => Content::Heading(Heading { count: None, ..heading }),
                Content::Ignored(why) => Content::Ignored(why),
            };
            ListLine { line, content, ..one }
        }));
    }

    /// A value that names no card and may not be left out.
    pub fn unread(&mut self, node: &JsonNode, zone: Option<Zone>) {
        self.unread_text(node.line, &node.written(), zone);
    }

    /// A text that names no card and may not be left out. If it looks like the title of one, its number is unreadable.
    pub fn unread_text(&mut self, line: usize, text: &str, zone: Option<Zone>) {
        self.asked.set(self.asked.get() + 1);
        let named = self.is_exhausted() || self.table.find(text, Sought::Anything).is_some();
        self.card(line, text, zone, if named { SaidCopies::unreadable() } else { SaidCopies::unsaid() });
    }

    /// A card with its number.
    pub fn card(&mut self, line: usize, title: &str, zone: Option<Zone>, said: SaidCopies) {
        let card = CardLine {
            quantity: said.quantity,
            title: title.to_owned(),
            whole: None,
            zone,
            counted: said.counted,
            other: said.other,
        };
        self.found.push(ListLine::new(line, title, Content::Card(card)));
    }

    /// A name above cards.
    pub fn heading(&mut self, line: usize, words: &str) {
        let label = self.label(words).unwrap_or(Label::Unknown);
        self.found.push(ListLine::new(line, words, Content::Heading(Heading { label, count: None })));
    }

    /// The part of a deck that a key or a name means.
    pub fn label(&self, words: &str) -> Option<Label> {
        label(words, self.table.edition())
    }

    /// The part that a key or a name means, or the one around it.
    pub fn zone(&self, words: &str, around: Option<Zone>) -> Option<Zone> {
        match self.label(words) {
            Some(Label::Zone(zone)) => Some(zone),
            Some(Label::DrawTypes | Label::SeedTypes | Label::Unknown) | None => around,
        }
    }

    /// Whether the text is too long for a deck list.
    pub fn is_exhausted(&self) -> bool {
        self.asked.get() > MOST_ASKED
    }

    /// The card of which this is the title.
    pub fn titled(&self, text: &str) -> Option<&'t Card> {
        self.asked.set(self.asked.get() + 1);
        if self.is_exhausted() {
            return None;
        }
        let found = self.table.find(text, Sought::Title).filter(|found| found.how <= MatchKind::Folded);
        found.map(|found| found.card)
    }

    /// The card that a line names, with or without a number.
    pub fn named(&self, line: &str) -> Option<&'t Card> {
        self.titled(line).or_else(|| self.titled(&card_line(line).title))
    }

    /// Whether a text is the name of a release: some are titles of cards, too.
    pub fn is_release(&self, text: &str) -> bool {
        let named = |name: &str| name.eq_ignore_ascii_case(text.trim());
        self.table.releases().iter().any(|release| named(&release.name) || named(&release.code))
    }

    fn list(&mut self, all: &[JsonNode], around: Around<'_>) {
        if let Some((first, rest)) = all.split_first()
            && let Some(columns) = column_names(first)
            && rest.iter().all(|row| matches!(row.value, JsonValue::List(_)))
            && !rest.is_empty()
        {
            self.table_header(first);
            rest.iter().for_each(|row| self.row_of_table(row, &columns, around));
            return;
        }
        if let Some((node, said)) = self.row(all, around.listed) {
            self.card(node.line, node.text().unwrap_or_default(), around.zone, said);
            return;
        }
        if let Some(pairs) = self.pairs(all) {
            for (node, said) in pairs {
                self.card(node.line, node.text().unwrap_or_default(), around.zone, said);
            }
            return;
        }
        let mut inner = Around { zone: around.zone, listed: true, ..Around::default() };
        for node in all {
            let before = self.found.len();
            if let Some(zone) = self.announced(node) {
                self.heading(node.line, node.text().unwrap_or_default());
                inner.zone = Some(zone);
            } else if column_names(node).is_none() {
                self.value(node, inner);
            } else {
                self.table_header(node);
            }
            if self.found.len() == before && !is_blank(node) && !is_bare_object(node) {
                self.unread(node, inner.zone);
            }
        }
    }

    /// The part that a text among the cards of a list announces: `"Missions:"`.
    fn announced(&self, node: &JsonNode) -> Option<Zone> {
        let text = node.text().filter(|_| !self.is_exhausted())?;
        self.asked.set(self.asked.get() + 1);
        match heading(text, self.table)?.label {
            Label::Zone(zone) => Some(zone),
            Label::DrawTypes | Label::SeedTypes | Label::Unknown => None,
        }
    }

    fn table_header(&mut self, node: &JsonNode) {
        let ignored = Content::Ignored(WhyIgnored::TableHeader);
        self.found.push(ListLine::new(node.line, &node.written(), ignored));
    }

    /// A row below the names of its columns.
    fn row_of_table(&mut self, row: &JsonNode, columns: &[String], around: Around<'_>) {
        let JsonValue::List(cells) = &row.value else { return };
        if cells.iter().all(is_blank) {
            return;
        }
        let names = columns.iter().cloned().chain(std::iter::repeat(String::new()));
        let key = |name| JsonKey { line: row.line, name };
        let fields: Vec<(JsonKey, JsonNode)> = names.map(key).zip(cells.iter().cloned()).collect();
        let before = self.found.len();
        self.object(&fields, Around { zone: around.zone, listed: true, ..Around::default() });
        if self.found.len() == before {
            self.unread(row, around.zone);
        }
    }

    /// `["Title", 2]`, `["4", "Title"]`, and in a list of rows `[4, "Title", "Premiere"]`.
    fn row<'n>(&self, all: &'n [JsonNode], listed: bool) -> Option<(&'n JsonNode, SaidCopies)> {
        let is_cell = |node: &JsonNode| {
            node.is_scalar() && (listed || node.text().is_some() || number_in(node).is_some())
        };
        if !(2..=MOST_CELLS).contains(&all.len()) || !all.iter().all(is_cell) {
            return None;
        }
        let numbers: Vec<&str> = all.iter().filter_map(number_in).collect();
        let is_title = |node: &&JsonNode| {
            number_in(node).is_none() && node.text().is_some_and(|text| !text.trim().is_empty())
        };
        let titles: Vec<&JsonNode> = all.iter().filter(is_title).collect();
        if titles.len() > 1 && !listed {
            return None;
        }
        let is_known_title = |node: &&JsonNode| {
            node.text().is_some_and(|text| self.named(text).is_some() && !self.is_release(text))
        };
        let known: Vec<&JsonNode> = titles.iter().copied().filter(is_known_title).collect();
        let title = match known.as_slice() {
            [] => titles.first().copied()?,
            [one] => *one,
            [_, _, ..] => return None,
        };
        let text = title.text()?;
        if self.titled(text).is_none() && self.named(text).is_some() {
            // `["4 Title", 5]` has a number too many, which must be shown.
            return None;
        }
        Some((title, SaidCopies::first_of(&numbers)?))
    }

    /// Titles and numbers in turn: `["Title", 4, "Other title", 3]`.
    fn pairs<'n>(&self, all: &'n [JsonNode]) -> Option<Vec<(&'n JsonNode, SaidCopies)>> {
        let pairs = all.chunks_exact(2);
        if all.len() < 4 || !pairs.remainder().is_empty() {
            return None;
        }
        pairs.map(|pair| self.row(pair, false)).collect()
    }
}

/// The names of columns, if a list holds nothing else: `["Qty", "Card", "Set"]`.
fn column_names(node: &JsonNode) -> Option<Vec<String>> {
    let JsonValue::List(all) = &node.value else { return None };
    if !(2..=MOST_CELLS * 4).contains(&all.len()) {
        return None;
    }
    let names: Vec<&str> = all.iter().filter_map(JsonNode::text).collect();
    let is_column = |name: &&str| is_known(name) || name.trim().is_empty();
    let all_known = names.len() == all.len() && names.iter().all(is_column);
    let has_title = names.iter().any(|name| title_rank(name).is_some());
    let has_more = names.iter().any(|name| copies_rank(name).is_some() || is_any_number(name));
    (all_known && has_title && has_more).then(|| names.into_iter().map(str::to_owned).collect())
}

/// Whether a value is an object of Tabletop Simulator that is no card, such as its table.
fn is_bare_object(node: &JsonNode) -> bool {
    let JsonValue::Object(fields) = &node.value else { return false };
    has(fields, "Transform") && !has(fields, "CardID")
}

/// Whether a value is an empty row of a spreadsheet.
fn is_blank(node: &JsonNode) -> bool {
    match &node.value {
        JsonValue::Text(text) => text.trim().is_empty(),
        JsonValue::List(all) => !all.is_empty() && all.iter().all(is_blank),
        JsonValue::Object(fields) => {
            !fields.is_empty() && fields.iter().all(|(key, one)| is_known(&key.name) && is_blank(one))
        }
        JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) => false,
    }
}

/// Whether an object has this key.
pub(super) fn has(fields: &JsonFields, name: &str) -> bool {
    fields.iter().any(|(key, _)| key.name == name)
}
