//! What is wrong with JSON that an earlier version wrote.

use crate::messages::say;
use std::fmt::Display;

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;
use serde_json::error::Category;

/// What is wrong, in words for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JsonFault {
    #[error("{}", say("unfit-json-not-an-object"))]
    NotAnObject,
    /// The JSON is truncated.
    #[error("{}", say("unfit-json-cut"))]
    Cut,
    /// It is not JSON from this column on.
    #[error("{}", say("unfit-json-not-json").with("column", .0))]
    NotJson(usize),
    /// A field is missing.
    #[error("{}", say("unfit-json-missing").with("name", .0))]
    Missing(&'static str),
    /// A field or a name is unknown.
    #[error("{}", say("unfit-json-unknown").with("name", .0))]
    Unknown(String),
    /// A field appears twice.
    #[error("{}", say("unfit-json-twice"))]
    Twice,
    /// A value has the wrong type, such as a number instead of text.
    #[error("{}", say("unfit-json-kind"))]
    Kind,
}

/// Reads an object.
///
/// # Errors
/// The first thing that is wrong.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonFault> {
    // The parser would also accept an array of values without names.
    if !text.starts_with('{') {
        return Err(JsonFault::NotAnObject);
    }
    serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Eof => JsonFault::Cut,
        Category::Syntax | Category::Io => JsonFault::NotJson(error.column()),
        // The parser describes other errors in a sentence only; deserialising once more from parsed values yields a
        // typed error.
        Category::Data => match serde_json::from_str(text).map(|value| T::deserialize(Part(value))) {
            Ok(Err(fault)) => fault,
            // Of two values with one name, the parser keeps the later.
            Ok(Ok(_)) => JsonFault::Twice,
            Err(_) => JsonFault::Kind,
        },
    })
}

impl Error for JsonFault {
    fn custom<T: Display>(_: T) -> Self {
        Self::Kind
    }

    fn unknown_variant(variant: &str, _: &'static [&'static str]) -> Self {
        Self::Unknown(variant.to_owned())
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        Self::Unknown(field.to_owned())
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self::Twice
    }
}

/// A value parsed with [`JsonFault`] as its error.
struct Part(Value);

impl<'de> IntoDeserializer<'de, JsonFault> for Part {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Part {
    type Error = JsonFault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonFault> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => visitor.visit_u64(value),
                (None, Some(value)) => visitor.visit_i64(value),
                (None, None) => Err(JsonFault::Kind),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(all) => visitor.visit_seq(SeqDeserializer::new(all.into_iter().map(Part))),
            Value::Object(all) => visitor
                .visit_map(MapDeserializer::new(all.into_iter().map(|(key, value)| (key, Part(value))))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonFault> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonFault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonFault> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.into_deserializer()),
            Value::Object(all) => visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(
                all.into_iter().map(|(key, value)| (key, Part(value))),
            ))),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(JsonFault::Kind),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
    enum Line {
        Score { points: u32, end: Option<End> },
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "kebab-case")]
    enum End {
        Time,
    }

    #[test]
    fn each_fault_is_told_as_what_it_is() {
        let fault = |text: &str| read::<Line>(text).unwrap_err();
        assert_eq!(fault("[1]"), JsonFault::NotAnObject);
        assert_eq!(fault(r#"{"kind":"score""#), JsonFault::Cut);
        assert_eq!(fault(r#"{"kind":,}"#), JsonFault::NotJson(9));
        assert_eq!(fault(r#"{"kind":"score"}"#), JsonFault::Missing("points"));
        assert_eq!(fault(r#"{"kind":"draw"}"#), JsonFault::Unknown("draw".to_owned()));
        assert_eq!(fault(r#"{"kind":"score","points":1,"x":1}"#), JsonFault::Unknown("x".to_owned()));
        assert_eq!(fault(r#"{"kind":"score","points":1,"end":"x"}"#), JsonFault::Unknown("x".to_owned()));
        assert_eq!(fault(r#"{"kind":"score","points":1,"points":1}"#), JsonFault::Twice);
        assert_eq!(fault(r#"{"kind":"score","points":"1"}"#), JsonFault::Kind);
        assert_eq!(
            read(r#"{"kind":"score","points":1,"end":"time"}"#),
            Ok(Line::Score { points: 1, end: Some(End::Time) })
        );
    }
}
