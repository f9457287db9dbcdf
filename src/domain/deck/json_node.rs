//! JSON with the line of each value. Keys stay in order, and one that appears twice stays twice.

use std::collections::HashSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::domain::deck::repeated_key::RepeatedKey;
use crate::domain::json_text::length_of_quoted;

/// A value and the line at which it begins, from 1.
#[derive(Debug, Clone)]
pub(super) struct JsonNode {
    pub line: usize,
    pub value: JsonValue,
}

/// What is between two commas.
#[derive(Debug, Clone)]
pub(super) enum JsonValue {
    Null,
    Truth(bool),
    /// The number as typed.
    Number(String),
    Text(String),
    List(Vec<JsonNode>),
    Object(Vec<(JsonKey, JsonNode)>),
}

/// What is before a colon.
#[derive(Debug, Clone)]
pub(super) struct JsonKey {
    pub line: usize,
    pub name: String,
}

/// Keys and values, in order.
pub(super) type JsonFields = [(JsonKey, JsonNode)];

/// Keys under which feeds and converted XML keep the text of an element.
const WRAPPING: [&str; 5] = ["$t", "#text", "_text", "__text", "$value"];

impl JsonNode {
    /// Reads a text with the keys that one object has twice; `None` if it is not JSON.
    pub fn read(text: &str) -> Option<(Self, Vec<RepeatedKey>)> {
        let mut node: Self = serde_json::from_str(text).ok()?;
        node.place(&mut tokens(text).into_iter());
        let mut repeated = Vec::new();
        node.find_repeated(&mut repeated);
        node.unwrap_texts();
        Some((node, repeated))
    }

    const fn unplaced(value: JsonValue) -> Self {
        Self { line: 1, value }
    }

    /// Gives each value its line, and each number what was typed.
    fn place<'t>(&mut self, tokens: &mut impl Iterator<Item = (usize, &'t str)>) {
        let Some((line, token)) = tokens.next() else { return };
        self.line = line;
        match &mut self.value {
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Text(_) => {}
            JsonValue::Number(typed) => token.clone_into(typed),
            JsonValue::List(all) => all.iter_mut().for_each(|one| one.place(tokens)),
            JsonValue::Object(fields) => {
                for (key, one) in fields {
                    if let Some((line, _)) = tokens.next() {
                        key.line = line;
                    }
                    one.place(tokens);
                }
            }
        }
    }

    fn find_repeated(&self, found: &mut Vec<RepeatedKey>) {
        match &self.value {
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => {}
            JsonValue::List(all) => all.iter().for_each(|one| one.find_repeated(found)),
            JsonValue::Object(fields) => {
                let mut seen = HashSet::new();
                for (key, one) in fields {
                    if !seen.insert(key.name.as_str()) {
                        found.push(RepeatedKey::new(key.line, &key.name));
                    }
                    one.find_repeated(found);
                }
            }
        }
    }

    /// Replaces `{"$t": "…"}` by its text.
    fn unwrap_texts(&mut self) {
        if let JsonValue::Object(fields) = &mut self.value
            && is_wrapper(fields)
            && let Some(at) = fields.iter().position(|(key, _)| wraps(key))
        {
            let (_, inner) = fields.swap_remove(at);
            *self = inner;
        }
        match &mut self.value {
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => {}
            JsonValue::List(all) => all.iter_mut().for_each(Self::unwrap_texts),
            JsonValue::Object(fields) => fields.iter_mut().for_each(|(_, one)| one.unwrap_texts()),
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            JsonValue::Text(text) => Some(text),
            JsonValue::Null
            | JsonValue::Truth(_)
            | JsonValue::Number(_)
            | JsonValue::List(_)
            | JsonValue::Object(_) => None,
        }
    }

    /// Whether it is a list or an object with something in it.
    pub const fn is_filled(&self) -> bool {
        match &self.value {
            JsonValue::List(all) => !all.is_empty(),
            JsonValue::Object(fields) => !fields.is_empty(),
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => false,
        }
    }

    /// Whether it is neither a list nor an object.
    pub const fn is_scalar(&self) -> bool {
        match &self.value {
            JsonValue::List(_) | JsonValue::Object(_) => false,
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) | JsonValue::Text(_) => true,
        }
    }

    /// The value on one line.
    pub fn written(&self) -> String {
        match &self.value {
            JsonValue::Null => "null".to_owned(),
            JsonValue::Truth(value) => value.to_string(),
            JsonValue::Number(typed) => typed.clone(),
            JsonValue::Text(text) => format!("\"{text}\""),
            JsonValue::List(all) => {
                format!("[{}]", all.iter().map(Self::written).collect::<Vec<_>>().join(", "))
            }
            JsonValue::Object(fields) => {
                let written = |(key, one): &(JsonKey, Self)| format!("\"{}\": {}", key.name, one.written());
                format!("{{{}}}", fields.iter().map(written).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

fn wraps(key: &JsonKey) -> bool {
    WRAPPING.contains(&key.name.as_str())
}

/// Whether an object only wraps one text: beside it a feed says of what type it is.
fn is_wrapper(fields: &JsonFields) -> bool {
    fields.iter().filter(|(key, _)| wraps(key)).count() == 1
        && fields.iter().all(|(key, _)| wraps(key) || key.name == "type")
}

impl<'de> Deserialize<'de> for JsonNode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

/// Takes whatever comes.
struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = JsonNode;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Truth(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Number(value.to_string())))
    }

    fn visit_u64<E>(self, value: u64) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Number(value.to_string())))
    }

    fn visit_f64<E>(self, value: f64) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Number(value.to_string())))
    }

    fn visit_str<E>(self, value: &str) -> Result<JsonNode, E> {
        Ok(JsonNode::unplaced(JsonValue::Text(value.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<JsonNode, A::Error> {
        let mut all = Vec::new();
        while let Some(one) = list.next_element()? {
            all.push(one);
        }
        Ok(JsonNode::unplaced(JsonValue::List(all)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<JsonNode, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, one)) = object.next_entry::<String, JsonNode>()? {
            fields.push((JsonKey { line: 1, name }, one));
        }
        Ok(JsonNode::unplaced(JsonValue::Object(fields)))
    }
}

/// Where each value and each key begins: opening brackets, texts with their quotation marks, numbers and words, each with
/// its line.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut rest, mut line) = (Vec::new(), text, 1);
    while let Some(first) = rest.chars().next() {
        let (length, begins) = match first {
            '"' => (length_of_quoted(rest), true),
            '{' | '[' => (1, true),
            _ if is_bare(first) => (rest.find(|one: char| !is_bare(one)).unwrap_or(rest.len()), true),
            _ => (first.len_utf8(), false),
        };
        let (token, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        if begins {
            found.push((line, token));
        } else if first == '\n' {
            line += 1;
        }
        rest = after;
    }
    found
}

/// A character of a number, or of `true`, `false` and `null`.
const fn is_bare(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '+' | '.')
}
