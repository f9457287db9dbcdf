//! Deck lists as JSON: `{"cards":["2 Title"]}` of the Tribbles simulator and the parts of `.stdeck` files.

use std::collections::{HashMap, HashSet, VecDeque};

use serde_json::Value;

use crate::domain::deck::heading::{Label, label};
use crate::domain::deck::line::{CardLine, Content, ListLine, WhyIgnored, card_line};
use crate::domain::deck::quantity::{copies, without_decimals};
use crate::domain::deck::stated_number::MOST_BELIEVED;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// Reads JSON; `None` if the text is not JSON.
pub(crate) fn lines(text: &str, edition: Edition) -> Option<Vec<ListLine>> {
    let value: Value = serde_json::from_str(text).ok()?;
    let mut places = places(text);
    let mut found = Vec::new();
    let zone = (edition == Edition::Tribbles).then_some(Zone::DrawDeck);
    walk(&value, zone, edition, &mut |written: &str, card: CardLine| {
        let line = places.get_mut(written).and_then(VecDeque::pop_front).unwrap_or(1);
        found.push(ListLine::new(line, written, Content::Card(card)));
    });
    let named: HashSet<usize> = found.iter().map(|line| line.line).collect();
    for (at, line) in text.lines().enumerate() {
        if !line.trim().is_empty() && !named.contains(&(at + 1)) {
            found.push(ListLine::new(at + 1, line, Content::Ignored(WhyIgnored::Json)));
        }
    }
    found.sort_by_key(|line| line.line);
    Some(found)
}

fn walk(value: &Value, zone: Option<Zone>, edition: Edition, take: &mut impl FnMut(&str, CardLine)) {
    match value {
        Value::String(text) => take(text, CardLine { zone, ..card_line(text) }),
        Value::Array(entries) => match pair(entries) {
            Some((title, number)) => {
                let quantity = copies(Some(without_decimals(&number)));
                take(title, CardLine { quantity, counted: true, zone, ..CardLine::of(title) });
            }
            None => entries.iter().for_each(|entry| walk(entry, zone, edition, take)),
        },
        Value::Object(fields) => {
            if let Some((written, card)) = entry(fields) {
                take(written, CardLine { zone: by_type(fields, zone), ..card });
                return;
            }
            if let Some(nickname) = tabletop(fields) {
                let inner = match label(nickname, edition) {
                    Some(Label::Zone(zone)) => Some(zone),
                    _ => zone,
                };
                match fields.get("ContainedObjects").filter(|inside| inside.is_array()) {
                    Some(inside) => walk(inside, inner, edition, take),
                    None if nickname.is_empty() => {}
                    None => take(nickname, CardLine { zone, ..card_line(nickname) }),
                }
                return;
            }
            for (name, value) in fields.iter().filter(|(_, value)| value.is_array() || value.is_object()) {
                let inner = match label(name, edition) {
                    Some(Label::Zone(zone)) => Some(zone),
                    _ => zone,
                };
                walk(value, inner, edition, take);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// `["Title", 2]` and `[2, "Title"]`.
fn pair(entries: &[Value]) -> Option<(&str, String)> {
    match entries {
        [Value::String(title), Value::Number(number)] | [Value::Number(number), Value::String(title)] => {
            Some((title.as_str(), number.to_string()))
        }
        _ => None,
    }
}

/// The name of an object of Tabletop Simulator, a card or a stack of them.
fn tabletop(fields: &serde_json::Map<String, Value>) -> Option<&str> {
    let object =
        ["CardID", "ContainedObjects", "DeckIDs", "CustomDeck"].iter().any(|key| fields.contains_key(*key));
    fields.get("Nickname").and_then(Value::as_str).filter(|_| object).map(str::trim)
}

/// Missions and sites that a file lists among the seed cards and calls by their type have parts of their own.
fn by_type(fields: &serde_json::Map<String, Value>, zone: Option<Zone>) -> Option<Zone> {
    let kind = ["type", "card_type", "cardType", "kind"].iter().find_map(|key| fields.get(*key)?.as_str());
    match (zone, kind.map(str::to_lowercase).as_deref()) {
        (Some(Zone::SeedDeck), Some("mission" | "q mission" | "q-mission")) => Some(Zone::Missions),
        (Some(Zone::SeedDeck), Some("site")) => Some(Zone::Sites),
        _ => zone,
    }
}

/// `{"title": "…", "quantity": 2}`.
fn entry(fields: &serde_json::Map<String, Value>) -> Option<(&str, CardLine)> {
    let title = ["title", "name", "card"].iter().find_map(|key| fields.get(*key)?.as_str())?;
    let nested = fields.values().any(|value| value.is_array() || value.is_object());
    if nested {
        return None;
    }
    let keys = ["quantity", "qty", "count", "copies", "amount", "n"];
    let count = keys.iter().find_map(|key| fields.get(*key)).map(ToString::to_string);
    let number = count.as_deref().map(|count| without_decimals(count.trim_matches('"')));
    let counted = number.is_some();
    // It may be the number of the card in its set.
    let any = fields.get("number").and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok());
    let card = CardLine {
        quantity: copies(number),
        title: title.to_owned(),
        whole: None,
        zone: None,
        counted,
        other: any.filter(|number| !counted && *number <= MOST_BELIEVED),
    };
    Some((title, card))
}

/// The line of each JSON string, in order.
fn places(text: &str) -> HashMap<String, VecDeque<usize>> {
    let mut places: HashMap<String, VecDeque<usize>> = HashMap::new();
    for (at, line) in text.lines().enumerate() {
        let mut rest = line;
        while let Some((_, after)) = rest.split_once('"') {
            let end = closing(after);
            let (inside, beyond) = after.split_at_checked(end).unwrap_or((after, ""));
            if let Ok(decoded) = serde_json::from_str::<String>(&format!("\"{inside}\"")) {
                places.entry(decoded).or_default().push_back(at + 1);
            }
            rest = beyond.strip_prefix('"').unwrap_or_default();
        }
    }
    places
}

fn closing(text: &str) -> usize {
    let mut escaped = false;
    for (at, character) in text.char_indices() {
        match character {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return at,
            _ => escaped = false,
        }
    }
    text.len()
}
