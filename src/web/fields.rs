//! Fields of a query or a form, decoded exactly once.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use percent_encoding::{NON_ALPHANUMERIC, percent_decode, utf8_percent_encode};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use crate::messages::say;
use crate::web::route::FormField;

/// The most fields of any form; a body full of `&` is not a form.
const MOST: usize = 5_000;

/// Accepted in every form.
const SEALS: [&str; 2] = ["csrf", "submission"];

/// Never shown again on any page.
const SECRETS: [&str; 8] =
    ["csrf", "submission", "password", "new_password", "repeated", "code", "recovery", "ticket"];

/// Names and values in order of arrival. Clones share the text, so a large form is in memory once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields(Arc<Vec<(String, String)>>);

/// Why a body is not a valid form.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FieldsError {
    /// `%` without two hexadecimal digits.
    #[error("{}", say("error-field-percent"))]
    Percent,
    /// The bytes are not UTF-8.
    #[error("{}", say("error-field-not-text"))]
    NotText,
    /// No JSON object of texts.
    #[error(
        "Send a JSON object whose values are texts, such as {{\"format\": \"1e-open\", \"list\": \"…\"}}."
    )]
    NotAnObject,
    /// NUL cannot be stored.
    #[error("{}", say("error-field-nul"))]
    Nul,
    /// More fields than any form has.
    #[error("{}", say("error-field-too-many").with("most", MOST))]
    TooMany,
    /// Not one of this form's fields.
    #[error("{}", say("error-field-unknown").with("name", .0))]
    Unknown(String),
    /// A field that may appear only once appeared twice.
    #[error("{}", say("error-field-repeated").with("name", .0))]
    Repeated(String),
}

impl Fields {
    /// Decodes `a=1&b=two+words`.
    ///
    /// # Errors
    /// If it is broken, not UTF-8, holds NUL or has too many fields.
    pub fn decode(encoded: &[u8]) -> Result<Self, FieldsError> {
        let pairs = encoded.split(|b| *b == b'&').filter(|pair| !pair.is_empty());
        let mut fields = Vec::new();
        for pair in pairs {
            if fields.len() == MOST {
                return Err(FieldsError::TooMany);
            }
            let mut halves = pair.splitn(2, |b| *b == b'=');
            let mut half = || text(halves.next().unwrap_or_default());
            fields.push((half()?, half()?));
        }
        Ok(Self(Arc::new(fields)))
    }

    /// Decodes a JSON object whose values are text.
    ///
    /// # Errors
    /// If it is anything else, names a field twice, or holds NUL.
    pub fn decode_json(bytes: &[u8]) -> Result<Self, FieldsError> {
        let ObjectOfTexts(all) = serde_json::from_slice(bytes).map_err(|_| FieldsError::NotAnObject)?;
        if let Some(name) = repeated_name(&all) {
            return Err(FieldsError::Repeated(name.to_owned()));
        }
        let pairs: Vec<(String, String)> =
            all.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
        if pairs.iter().any(|(name, value)| name.contains('\0') || value.contains('\0')) {
            return Err(FieldsError::Nul);
        }
        Ok(Self(Arc::new(pairs)))
    }

    /// Refuses unknown fields, and repeated ones that may appear only once.
    ///
    /// # Errors
    /// The first such field.
    pub fn check(&self, known: &[FormField]) -> Result<(), FieldsError> {
        for (at, (name, _)) in self.0.iter().enumerate() {
            let field = known.iter().find(|field| field.name == name);
            if field.is_none() && !SEALS.contains(&name.as_str()) {
                return Err(FieldsError::Unknown(name.clone()));
            }
            let many = field.is_some_and(|field| field.many);
            if !many && self.0.iter().take(at).any(|(earlier, _)| earlier == name) {
                return Err(FieldsError::Repeated(name.clone()));
            }
        }
        Ok(())
    }

    /// Only the fields that a page reads: other programs add parameters to links.
    #[must_use]
    pub fn keep_only(mut self, known: &[FormField]) -> Self {
        Arc::make_mut(&mut self.0).retain(|(name, _)| known.iter().any(|field| field.name == name));
        self
    }

    /// Names and values in order of arrival, including the CSRF token and submission number.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are no fields.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value without surrounding space; empty if the field is missing.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// The value exactly as typed.
    pub fn raw(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// Every value of a repeatable field.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether this value was chosen.
    pub fn has(&self, name: &str, value: &str) -> bool {
        self.values(name).any(|chosen| chosen == value)
    }

    /// Names and values that may be shown again: no passwords, codes or tokens.
    pub fn typed_values(&self) -> Vec<(String, String)> {
        let shown = self
            .0
            .iter()
            .filter(|(name, value)| !SECRETS.contains(&name.as_str()) && !value.trim().is_empty());
        shown.cloned().collect()
    }
}

impl Fields {
    /// Everything needed to send the form again after a confirmation; `None` if it contains secrets, which no page
    /// repeats.
    pub fn to_resend(&self) -> Option<Vec<(String, String)>> {
        if self.0.is_empty() || self.0.iter().any(|(name, _)| is_secret(name)) {
            return None;
        }
        Some(self.repeatable().cloned().collect())
    }

    /// Everything that may be sent again, encoded: no secrets and no CSRF token.
    pub fn encoded(&self) -> String {
        let escaped = |text| utf8_percent_encode(text, NON_ALPHANUMERIC);
        let pairs = self.repeatable().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        pairs.collect::<Vec<_>>().join("&")
    }

    fn repeatable(&self) -> impl Iterator<Item = &(String, String)> {
        self.0.iter().filter(|(name, _)| !is_secret(name) && name != "csrf")
    }
}

fn is_secret(name: &str) -> bool {
    SECRETS.contains(&name) && !SEALS.contains(&name)
}

impl<N: Into<String>, V: Into<String>> FromIterator<(N, V)> for Fields {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(pairs: I) -> Self {
        Self(Arc::new(pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect()))
    }
}

/// A JSON object of texts in order of arrival; a field that comes twice stays twice.
struct ObjectOfTexts(Vec<(String, Option<String>)>);

impl<'de> Deserialize<'de> for ObjectOfTexts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(TextsVisitor)
    }
}

struct TextsVisitor;

impl<'de> Visitor<'de> for TextsVisitor {
    type Value = ObjectOfTexts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<ObjectOfTexts, A::Error> {
        let mut all = Vec::new();
        while let Some(field) = object.next_entry()? {
            if all.len() == MOST {
                return Err(A::Error::custom("too many fields"));
            }
            all.push(field);
        }
        Ok(ObjectOfTexts(all))
    }
}

fn repeated_name(all: &[(String, Option<String>)]) -> Option<&str> {
    let mut seen: HashSet<&str> = HashSet::new();
    all.iter().map(|(name, _)| name.as_str()).find(|name| !seen.insert(*name))
}

fn text(encoded: &[u8]) -> Result<String, FieldsError> {
    let digits = |after: &[u8]| after.iter().take(2).filter(|digit| digit.is_ascii_hexdigit()).count();
    if encoded.split(|b| *b == b'%').skip(1).any(|after| digits(after) != 2) {
        return Err(FieldsError::Percent);
    }
    let spaced: Vec<u8> = encoded.iter().map(|b| if *b == b'+' { b' ' } else { *b }).collect();
    let bytes: Vec<u8> = percent_decode(&spaced).collect();
    if bytes.contains(&0) {
        return Err(FieldsError::Nul);
    }
    String::from_utf8(bytes).map_err(|_| FieldsError::NotText)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::route::{many, one};

    fn fields(encoded: &str) -> Fields {
        Fields::decode(encoded.as_bytes()).unwrap()
    }

    #[test]
    fn a_form_is_decoded_exactly_once() {
        let form = fields("name=O%27Brien+%26+Co&twice=%2541&empty=&bare");
        assert_eq!(form.text("name"), "O'Brien & Co");
        assert_eq!(form.text("twice"), "%41");
        assert_eq!((form.text("empty"), form.text("bare"), form.text("absent")), ("", "", ""));
    }

    #[test]
    fn what_is_no_text_is_refused() {
        for (encoded, why) in [
            (&b"a=%"[..], FieldsError::Percent),
            (b"a=%4", FieldsError::Percent),
            (b"a=%+1", FieldsError::Percent),
            (b"a=%ff", FieldsError::NotText),
            (b"a=\xc3\x28", FieldsError::NotText),
            (b"a=%00", FieldsError::Nul),
            (b"a\0=1", FieldsError::Nul),
        ] {
            assert_eq!(Fields::decode(encoded), Err(why), "{encoded:?}");
        }
        assert_eq!(Fields::decode("a&".repeat(MOST + 1).as_bytes()), Err(FieldsError::TooMany));
    }

    #[test]
    fn a_form_sends_each_of_its_own_fields_once() {
        let known = [one("score"), many("card")];
        assert_eq!(fields("score=1&card=a&card=b&csrf=x&submission=y").check(&known), Ok(()));
        assert_eq!(fields("role=x").check(&known), Err(FieldsError::Unknown("role".into())));
        assert_eq!(fields("score=1&score=2").check(&known), Err(FieldsError::Repeated("score".into())));
        assert_eq!(fields("csrf=1&csrf=2").check(&known), Err(FieldsError::Repeated("csrf".into())));
    }

    #[test]
    fn a_json_object_names_each_field_once() {
        let sent = Fields::decode_json(br#"{"list": "1 Odo", "on": null}"#).unwrap();
        assert_eq!(sent.pairs().collect::<Vec<_>>(), [("list", "1 Odo")]);
        for twice in
            [r#"{"list": "1 Odo", "list": "1 Rom"}"#, r#"{"list": null, "format": "x", "list": "1 Rom"}"#]
        {
            let refused = Err(FieldsError::Repeated("list".to_owned()));
            assert_eq!(Fields::decode_json(twice.as_bytes()), refused, "{twice}");
        }
        for other in ["[]", r#"{"list": 1}"#, r#"{"list": "x"} {}"#, "", "null"] {
            assert_eq!(Fields::decode_json(other.as_bytes()), Err(FieldsError::NotAnObject), "{other}");
        }
    }

    #[test]
    fn secrets_are_not_shown_again() {
        let typed = fields("name=Kira&password=x&csrf=y&code=z&empty=").typed_values();
        assert_eq!(typed, [("name".to_owned(), "Kira".to_owned())]);
    }
}
