//! Parses JSON part by part as it was written, so that whatever does not fit is reported with its location.
//!
//! Derived parsers accept a list where an object belongs, and report types; a director needs to know which round and
//! which table to look at.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;

use crate::cli::typed_numbers::typed_numbers;

/// A JSON value; keys stay in order and duplicates are kept, so that they can be reported.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Tree {
    Null,
    Truth(bool),
    Whole(i64),
    /// A number that is not an integer or is too large, as typed.
    Number(String),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

/// How deeply brackets may be nested: less than the 128 at which `serde_json` gives up with a message instead of a
/// category.
const DEEPEST: usize = 100;

/// Builds a [`Tree`] below this many brackets.
#[derive(Clone, Copy)]
struct Below(usize);

impl Below {
    /// Below one more bracket. This is the only error that reading a tree makes, so its category is enough to know it.
    fn deeper<E: Error>(self) -> Result<Self, E> {
        if self.0 < DEEPEST { Ok(Self(self.0 + 1)) } else { Err(E::custom("nested too deeply")) }
    }
}

impl<'de> DeserializeSeed<'de> for Below {
    type Value = Tree;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Below {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Truth(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::Whole(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(i64::try_from(value).map_or_else(|_| Tree::Number(value.to_string()), Tree::Whole))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree, E> {
        Ok(Tree::Number(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tree, A::Error> {
        let (below, mut all) = (self.deeper()?, Vec::new());
        while let Some(one) = list.next_element_seed(below)? {
            all.push(one);
        }
        Ok(Tree::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Tree, A::Error> {
        let (below, mut all) = (self.deeper()?, Vec::new());
        while let Some(key) = object.next_key()? {
            all.push((key, object.next_value_seed(below)?));
        }
        Ok(Tree::Object(all))
    }
}

impl Tree {
    /// Replaces what the parser rounded with what was typed; `typed` holds the numbers of the text from here on.
    fn keep_as_typed<'t>(&mut self, typed: &mut impl Iterator<Item = &'t str>) {
        match self {
            Self::Null | Self::Truth(_) | Self::Text(_) => {}
            Self::Whole(_) => {
                typed.next();
            }
            Self::Number(value) => match typed.next() {
                // The parser takes it for a fraction.
                Some("-0") => *self = Self::Whole(0),
                Some(typed) => typed.clone_into(value),
                None => {}
            },
            Self::List(all) => all.iter_mut().for_each(|one| one.keep_as_typed(typed)),
            Self::Object(entries) => entries.iter_mut().for_each(|(_, one)| one.keep_as_typed(typed)),
        }
    }

    /// Whether it is a whole number above all that are read here.
    fn is_too_large(&self) -> bool {
        matches!(self, Self::Number(typed) if typed.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// Whether it is a whole number below all that are read here.
    fn is_too_small(&self) -> bool {
        let digits = |typed: &str| typed.bytes().all(|byte| byte.is_ascii_digit());
        matches!(self, Self::Number(typed) if typed.strip_prefix('-').is_some_and(digits))
    }

    /// The kind of value, in words.
    fn words(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Truth(value) => value.to_string(),
            Self::Whole(value) => value.to_string(),
            Self::Number(value) => brief(value),
            Self::Text(text) => format!("the text “{}”", brief(text)),
            Self::List(all) => format!("a list of {}", all.len()),
            Self::Object(_) => "an object in { }".to_owned(),
        }
    }
}

/// A text on one line, without control characters, shortened.
pub fn brief(text: &str) -> String {
    const LONGEST: usize = 60;
    let plain: String = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    match plain.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", plain.get(..at).unwrap_or_default()),
        None => plain,
    }
}

/// A whole JSON document.
#[derive(Debug, Clone)]
pub struct JsonDocument(Tree);

impl JsonDocument {
    /// Parses a text.
    ///
    /// # Errors
    /// A sentence that names the line at which it stops being JSON.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let mut tree = Below(0).deserialize(&mut reader).map_err(|error| not_json(text, &error))?;
        reader.end().map_err(|error| {
            let place = place(&error);
            format!("{place}: something follows after the end of the JSON; take it out")
        })?;
        tree.keep_as_typed(&mut typed_numbers(text).into_iter());
        Ok(Self(tree))
    }

    /// The outermost part.
    pub const fn part(&self) -> JsonPart<'_> {
        JsonPart { tree: &self.0, place: String::new() }
    }
}

fn not_json(text: &str, error: &serde_json::Error) -> String {
    let place = place(error);
    match error.classify() {
        _ if text.trim().is_empty() => "it is empty; write the tournament as one JSON object".to_owned(),
        Category::Eof => {
            let line = error.line();
            format!("the JSON ends too early, in line {line}: a bracket or a quotation mark is not closed")
        }
        Category::Data => format!("{place}: brackets are nested too deeply for a tournament"),
        Category::Syntax | Category::Io => {
            format!("{place}: this is not JSON; look for a missing comma, bracket or quotation mark")
        }
    }
}

fn place(error: &serde_json::Error) -> String {
    format!("line {}, column {}", error.line(), error.column())
}

/// One part of a document, and its location.
#[derive(Debug, Clone)]
pub struct JsonPart<'a> {
    tree: &'a Tree,
    place: String,
}

impl<'a> JsonPart<'a> {
    /// This part with another location.
    #[must_use]
    pub fn at_place(self, place: impl Into<String>) -> Self {
        Self { place: place.into(), ..self }
    }

    /// The location of the part in words.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// A sentence about this part.
    pub fn says(&self, sentence: impl fmt::Display) -> String {
        sentence_at(&self.place, sentence)
    }

    fn wrong(&self, wanted: &str) -> String {
        self.says(format!("{} was found where {wanted} is needed", self.tree.words()))
    }

    /// The part as an object with only these keys.
    ///
    /// # Errors
    /// A sentence when it is something else, or a key is unknown or doubled.
    pub fn object(&self, keys: &[&str]) -> Result<Object<'a>, String> {
        let Tree::Object(entries) = self.tree else {
            return Err(self.wrong(&format!("an object with {}", keys.join(", "))));
        };
        for (at, (key, _)) in entries.iter().enumerate() {
            let key_said = brief(key);
            if !keys.contains(&key.as_str()) {
                let known = keys.join(", ");
                return Err(self.says(format!("“{key_said}” is not known here; there may be {known}")));
            }
            if entries.iter().take(at).any(|(other, _)| other == key) {
                return Err(self.says(format!("“{key_said}” appears twice; take one of them out")));
            }
        }
        Ok(Object { entries, place: self.place.clone() })
    }

    /// The part as names with values, in order.
    ///
    /// # Errors
    /// A sentence when it is something else, or a name is doubled.
    pub fn entries(&self) -> Result<Vec<(&'a str, Self)>, String> {
        let Tree::Object(entries) = self.tree else {
            return Err(self.wrong("an object from names to values"));
        };
        let part = |(key, tree): &'a (String, Tree)| {
            (key.as_str(), JsonPart { tree, place: said_of(&self.place, &format!("“{}”", brief(key))) })
        };
        Ok(entries.iter().map(part).collect())
    }

    /// The part as a list.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn list(&self) -> Result<Vec<Self>, String> {
        let Tree::List(all) = self.tree else { return Err(self.wrong("a list in [ ]")) };
        Ok(all.iter().map(|tree| Self { tree, place: self.place.clone() }).collect())
    }

    /// The part as a list of two.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn two(&self, of: &str) -> Result<[Self; 2], String> {
        let wrong = || self.wrong(&format!("a list of two {of}"));
        if !matches!(self.tree, Tree::List(_)) {
            return Err(wrong());
        }
        <[Self; 2]>::try_from(self.list()?).map_err(|_| wrong())
    }

    /// The part as a text.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn text(&self) -> Result<&'a str, String> {
        match self.tree {
            Tree::Text(text) => Ok(text),
            _ => Err(self.wrong("a text in quotation marks")),
        }
    }

    /// The part as an integer.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn whole(&self) -> Result<i64, String> {
        match self.tree {
            Tree::Whole(number) => Ok(*number),
            large if large.is_too_large() => Err(self.wrong(&format!("a whole number up to {}", i64::MAX))),
            small if small.is_too_small() => Err(self.wrong(&format!("a whole number from {} on", i64::MIN))),
            _ => Err(self.wrong("a whole number")),
        }
    }

    /// The part as a non-negative number.
    ///
    /// # Errors
    /// A sentence when it is something else, or below `least`.
    pub fn count(&self, least: u32) -> Result<u32, String> {
        self.count_up_to(least, u32::MAX)
    }

    /// The part as a number from `least` to `most`.
    ///
    /// # Errors
    /// A sentence when it is something else, below `least` or above `most`.
    pub fn count_up_to(&self, least: u32, most: u32) -> Result<u32, String> {
        if self.tree.is_too_large() || matches!(self.tree, Tree::Whole(number) if *number > i64::from(most)) {
            return Err(self.wrong(&format!("a whole number from {least} to {most}")));
        }
        let number = u32::try_from(self.whole()?).ok().filter(|number| *number >= least);
        number.ok_or_else(|| self.wrong(&format!("a whole number from {least} on")))
    }

    /// The part as the seed of a draw.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn seed(&self) -> Result<u64, String> {
        let seed = match self.tree {
            Tree::Whole(number) => u64::try_from(*number).ok(),
            Tree::Number(typed) => typed.parse().ok(),
            Tree::Null | Tree::Truth(_) | Tree::Text(_) | Tree::List(_) | Tree::Object(_) => None,
        };
        seed.ok_or_else(|| self.wrong(&format!("a whole number from 0 to {}", u64::MAX)))
    }

    /// The part as yes or no.
    ///
    /// # Errors
    /// A sentence when it is something else.
    pub fn truth(&self) -> Result<bool, String> {
        match self.tree {
            Tree::Truth(truth) => Ok(*truth),
            _ => Err(self.wrong("true or false")),
        }
    }

    /// Whether it is a text.
    pub const fn is_text(&self) -> bool {
        matches!(self.tree, Tree::Text(_))
    }

    /// Whether it is a list.
    pub const fn is_list(&self) -> bool {
        matches!(self.tree, Tree::List(_))
    }
}

/// An object whose keys are known ones.
#[derive(Debug, Clone)]
pub struct Object<'a> {
    entries: &'a [(String, Tree)],
    place: String,
}

impl<'a> Object<'a> {
    /// The part under a key; `None` if it is missing or null.
    pub fn part(&self, key: &str) -> Option<JsonPart<'a>> {
        let (_, tree) = self.entries.iter().find(|(known, _)| known == key)?;
        (*tree != Tree::Null).then(|| JsonPart { tree, place: said_of(&self.place, key) })
    }

    /// The part under a required key.
    ///
    /// # Errors
    /// A sentence that names the key.
    pub fn require(&self, key: &str) -> Result<JsonPart<'a>, String> {
        self.part(key).ok_or_else(|| sentence_at(&self.place, format!("“{key}” is missing; add it")))
    }

    /// The parts of the list under a key; empty if it is missing.
    ///
    /// # Errors
    /// If it is not a list.
    pub fn list(&self, key: &str) -> Result<Vec<JsonPart<'a>>, String> {
        self.part(key).map_or_else(|| Ok(Vec::new()), |part| part.list())
    }

    /// The texts of the list under a key.
    ///
    /// # Errors
    /// A sentence when it is not a list of texts.
    pub fn texts(&self, key: &str) -> Result<Vec<String>, String> {
        self.list(key)?.iter().map(|part| part.text().map(str::to_owned)).collect()
    }
}

fn sentence_at(place: &str, sentence: impl fmt::Display) -> String {
    if place.is_empty() { sentence.to_string() } else { format!("{place}: {sentence}") }
}

fn said_of(place: &str, key: &str) -> String {
    if place.is_empty() { key.to_owned() } else { format!("{place}, {key}") }
}
