//! Keys of a JSON deck list with what is below them: a title with its number, a number with its title, a part with its
//! cards, or something that names no card.

use crate::domain::deck::json::{Around, JsonReader};
use crate::domain::deck::json_copies::{
    SaidCopies, copies_in, copies_said, is_about, number_in, only_counts,
};
use crate::domain::deck::json_keys::{
    copies_rank, is_any_number, is_beside, is_bracket, is_known, is_name, is_part, is_perhaps_copies,
    is_question, title_rank,
};
use crate::domain::deck::json_node::{JsonFields, JsonKey, JsonNode, JsonValue};
use crate::domain::deck::line::card_line;
use crate::domain::deck::quantity::quantity_mark;

/// The most values of a list that only says how many: `"Title": [4, "Premiere"]`.
const MOST_COUNTING: usize = 4;

/// The most copies of a card with the name of a side deck: `"Q's Tent": 13` counts the cards in it.
const MOST_OF_OPENER: u32 = 4;

impl JsonReader<'_> {
    /// Reads a field of an object that is no card.
    pub fn field(&mut self, key: &JsonKey, node: &JsonNode, around: Around<'_>) {
        if self.is_exhausted() {
            self.card(key.line, &key.name, around.zone, SaidCopies::unreadable());
            return;
        }
        match &node.value {
            JsonValue::Text(text) if number_in(node).is_none() => {
                self.text_field(key, node.line, text, around)
            }
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => {
                self.number_field(key, node, around);
            }
            JsonValue::List(_) | JsonValue::Object(_) => self.nested_field(key, node, around),
        }
    }

    /// `"4": "Title"`, `"draw": "4 Title"`, `"author": "…"`.
    fn text_field(&mut self, key: &JsonKey, line: usize, text: &str, around: Around<'_>) {
        let label = self.label(&key.name);
        let zone = self.zone(&key.name, around.zone);
        let read = self.named(text);
        let titled = self.titled(&key.name).filter(|_| label.is_none() && !is_known(&key.name));
        if let Some(number) = quantity_mark(key.name.trim()) {
            if around.numbered || self.titled(text).is_none() && card_line(text).counted {
                self.text(line, text, zone);
            } else if !text.trim().is_empty() {
                self.card(line, text, zone, SaidCopies::of(number));
            }
        } else if text.trim().is_empty() {
            if titled.is_some() {
                self.card(key.line, &key.name, zone, SaidCopies::unreadable());
            } else if label.is_none() && !is_known(&key.name) {
                self.heading(key.line, &key.name);
            }
        } else if label.is_some() && (read.is_some() || text.trim().contains('\n')) {
            self.text(line, text, zone);
        } else if label.is_some() && is_part(&key.name) {
            // `"deck": "My deck"`: only a part if cards are there.
            self.heading(line, text);
        } else if !is_aside(&key.name) || read.is_some() && self.may_name_card(&key.name, text, around) {
            let same = titled.zip(read).is_some_and(|(one, other)| one.id == other.id);
            if titled.is_some() && !same {
                self.card(key.line, &key.name, zone, SaidCopies::unreadable());
            }
            if titled.is_none() || read.is_some() {
                self.text(line, text, zone);
            }
        }
    }

    /// Whether a text below a key that usually says something else is a card if it has the title of one.
    fn may_name_card(&self, key: &str, text: &str, around: Around<'_>) -> bool {
        !(is_beside(key) || around.outer && is_name(key)) && self.label(text).is_none()
    }

    /// `"Title": 4`, `"Title": true`, `"total": 60`.
    fn number_field(&mut self, key: &JsonKey, node: &JsonNode, around: Around<'_>) {
        let said = copies_in(node);
        let known = is_known(&key.name) && (said.is_none() || title_rank(&key.name).is_none());
        let label = self.label(&key.name);
        let many =
            said.as_ref().is_some_and(|it| it.quantity.as_ref().is_ok_and(|count| *count > MOST_OF_OPENER));
        let sums_up = label.is_some() && many;
        let titled = self.titled(&key.name).is_some() && !(said.is_none() && known) && !sums_up;
        // A number of cards, an identifier, a day; whether everybody may see the deck.
        let aside =
            known || label.is_some() || matches!(node.value, JsonValue::Truth(_)) && is_question(&key.name);
        if titled {
            let said = said.unwrap_or_else(SaidCopies::unreadable);
            self.card(key.line, &key.name, around.zone, said);
        } else if !aside {
            match said.filter(|_| quantity_mark(key.name.trim()).is_none()) {
                Some(said) => self.card(key.line, &key.name, around.zone, said),
                None if quantity_mark(key.name.trim()).is_some() => self.unread(node, around.zone),
                None => self.heading(key.line, &key.name),
            }
        }
    }

    /// A list or an object below a key.
    fn nested_field(&mut self, key: &JsonKey, node: &JsonNode, around: Around<'_>) {
        let label = self.label(&key.name);
        let titled = self.titled(&key.name);
        let free = label.is_none() && !is_known(&key.name);
        let number = quantity_mark(key.name.trim());
        if let Some(said) = self.only_numbers(node).filter(|_| number.is_none() && (titled.is_some() || free))
        {
            for one in said {
                self.card(key.line, &key.name, around.zone, one);
            }
            return;
        }
        if !node.is_filled() {
            match titled.filter(|_| free) {
                Some(_) => self.card(key.line, &key.name, around.zone, SaidCopies::unsaid()),
                None if free => self.heading(key.line, &key.name),
                None => {}
            }
            return;
        }
        if label.is_none() && is_beside(&key.name) && !self.holds_below(node) {
            return;
        }
        if let Some(titles) = number.filter(|_| !around.numbered).and_then(|_| uncounted(node)) {
            for (line, title) in titles {
                self.card(line, title, around.zone, SaidCopies::of(number.unwrap_or_default()));
            }
            return;
        }
        if free && titled.is_some() {
            let JsonValue::Object(fields) = &node.value else {
                self.card(key.line, &key.name, around.zone, SaidCopies::unreadable());
                return self.value(node, Around { zone: around.zone, ..Around::default() });
            };
            if fields.iter().all(|(key, node)| is_about(key, node)) && !self.names_cards(fields) {
                return self.card(key.line, &key.name, around.zone, SaidCopies::unsaid());
            }
            if !self.is_titled(fields, &key.name) {
                self.card(key.line, &key.name, around.zone, SaidCopies::unreadable());
            }
        } else if free && number.is_none() && !is_card(node) {
            self.heading(key.line, &key.name);
        }
        let zone = self.zone(&key.name, around.zone);
        let outer = around.outer && is_bracket(&key.name);
        self.value(node, Around { zone, outer, ..Around::default() });
    }

    /// The numbers of copies, if a value says nothing else: `{"qty": 2}`, `[4, "Premiere"]`, `[{"qty": 2, "set": "…"}]`.
    fn only_numbers(&self, node: &JsonNode) -> Option<Vec<SaidCopies>> {
        match &node.value {
            JsonValue::Object(fields) => copies_said(fields)
                .filter(|_| only_counts(fields) && !self.names_cards(fields))
                .map(|said| vec![said]),
            JsonValue::List(all) if all.iter().all(JsonNode::is_scalar) && all.len() <= MOST_COUNTING => {
                let numbers: Vec<&str> = all.iter().filter_map(number_in).collect();
                let mut texts = all.iter().filter(|one| number_in(one).is_none());
                let other = texts.any(|one| {
                    one.text().is_none_or(|text| self.named(text).is_some() && !self.is_release(text))
                });
                match numbers.as_slice() {
                    [number] if !other => Some(vec![SaidCopies::of(number)]),
                    [] | [_] | [_, _, ..] => None,
                }
            }
            JsonValue::List(all) => all
                .iter()
                .map(|one| match &one.value {
                    JsonValue::Object(fields) if only_counts(fields) && !self.names_cards(fields) => {
                        copies_said(fields)
                    }
                    JsonValue::Object(_)
                    | JsonValue::List(_)
                    | JsonValue::Null
                    | JsonValue::Truth(_)
                    | JsonValue::Number(_)
                    | JsonValue::Text(_) => None,
                })
                .collect(),
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => None,
        }
    }

    /// Whether a text of an object has the title of a card where something else is usually said.
    fn names_cards(&self, fields: &JsonFields) -> bool {
        fields.iter().any(|(key, node)| {
            !is_beside(&key.name) && node.text().is_some_and(|text| self.named(text).is_some())
        })
    }

    /// Whether cards are below a key that usually says nothing of them: `"metadata": {"draw": […]}`.
    fn holds_below(&self, node: &JsonNode) -> bool {
        match &node.value {
            JsonValue::Object(fields) => self.holds(fields),
            JsonValue::List(all) => all.iter().any(|one| match &one.value {
                JsonValue::Object(fields) => self.holds(fields),
                JsonValue::List(_)
                | JsonValue::Null
                | JsonValue::Truth(_)
                | JsonValue::Number(_)
                | JsonValue::Text(_) => false,
            }),
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => false,
        }
    }

    /// Whether an object is the card of this title.
    fn is_titled(&self, fields: &JsonFields, title: &str) -> bool {
        let own = self.titled(title).map(|card| &card.id);
        fields.iter().any(|(key, node)| {
            title_rank(&key.name).is_some()
                && node.text().and_then(|text| self.titled(text)).map(|card| &card.id) == own
        })
    }
}

/// Whether a key of an object with cards in it says something else.
fn is_aside(key: &str) -> bool {
    is_name(key) || is_part(key) || is_any_number(key) || is_beside(key) || says_copies(key)
}

fn says_copies(key: &str) -> bool {
    copies_rank(key).is_some() && !is_perhaps_copies(key)
}

/// Whether a value is an object with a title: its key is only a mark.
fn is_card(node: &JsonNode) -> bool {
    let JsonValue::Object(fields) = &node.value else { return false };
    fields.iter().any(|(key, one)| title_rank(&key.name).is_some() && one.text().is_some())
        && !fields.iter().any(|(key, one)| one.is_filled() && is_bracket(&key.name))
}

/// The titles of a list that says no number: `"2": ["Title", "Other title"]`.
fn uncounted(node: &JsonNode) -> Option<Vec<(usize, &str)>> {
    let JsonValue::List(all) = &node.value else { return None };
    let titles = all.iter().map(|one| {
        let text = one.text().filter(|text| !text.trim().is_empty() && !card_line(text).counted)?;
        Some((one.line, text))
    });
    titles.collect()
}
