//! Why somebody did something, in their own words: as it was typed, and as a log keeps it.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::domain::unseen::{Hidden, hidden_in};

/// What somebody typed where a reason is asked for. Only [`read`](Self::read) makes a reason of it, so no decision can
/// record one without looking at it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TypedReason(String);

/// A reason in a log: not blank, without space around it, and no longer than the log takes. A log is read as it was
/// written, so today's limits do not make an older one unreadable.
///
/// ```
/// use arbiter::domain::reason::{TypedReason, UnfitReason};
///
/// let reason = TypedReason::from(" The slip was misread. ").read(500).unwrap();
/// assert_eq!(reason.as_deref(), Some("The slip was misread."));
/// assert_eq!(TypedReason::from("  ").read(500).unwrap(), None);
/// assert_eq!(TypedReason::from("misread").read(6), Err(UnfitReason::TooLong { length: 7 }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reason(String);

/// Why what was typed cannot be recorded as a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnfitReason {
    /// It has more characters than its log takes.
    TooLong { length: usize },
    /// It has a character that nobody sees.
    Hides(Hidden),
}

impl TypedReason {
    /// The reason in it; `None` if nothing was typed but space.
    ///
    /// # Errors
    /// If it has more than the longest number of characters, or one that nobody sees.
    pub fn read(&self, longest: usize) -> Result<Option<Reason>, UnfitReason> {
        let text = self.0.trim();
        match text.chars().count() {
            0 => return Ok(None),
            length if length > longest => return Err(UnfitReason::TooLong { length }),
            _ => {}
        }
        match hidden_in(text) {
            Some(hidden) => Err(UnfitReason::Hides(hidden)),
            None => Ok(Some(Reason(text.to_owned()))),
        }
    }

    /// As it was typed, to compare a form with one sent before.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Reason {
    /// A reason as a log has it; `None` if it is empty there.
    pub(crate) fn recorded(text: String) -> Option<Self> {
        (!text.is_empty()).then_some(Self(text))
    }
}

impl From<&str> for TypedReason {
    fn from(typed: &str) -> Self {
        Self(typed.to_owned())
    }
}

impl From<String> for TypedReason {
    fn from(typed: String) -> Self {
        Self(typed)
    }
}

impl Deref for Reason {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// A reason that may be missing, as logs write it: empty then.
pub mod reason_or_empty {
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Reason;

    /// Writes the text, or an empty one for `None`.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(reason: &Option<Reason>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(reason.as_deref().unwrap_or_default())
    }

    /// Reads a text; an empty one is `None`.
    ///
    /// # Errors
    /// Those of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Reason>, D::Error> {
        Ok(Reason::recorded(String::deserialize(from)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Line {
        given: Reason,
        #[serde(with = "reason_or_empty")]
        perhaps: Option<Reason>,
    }

    #[test]
    fn a_log_keeps_its_bytes_with_a_reason_and_without() {
        for written in [r#"{"given":"Misread.","perhaps":""}"#, r#"{"given":"Misread.","perhaps":" Ill. "}"#]
        {
            let line: Line = serde_json::from_str(written).unwrap();
            assert_eq!(serde_json::to_string(&line).unwrap(), written);
        }
    }

    #[test]
    fn only_an_empty_text_is_read_as_no_reason() {
        let perhaps = |text: &str| {
            let line = serde_json::json!({ "given": "", "perhaps": text });
            serde_json::from_value::<Line>(line).unwrap().perhaps
        };
        assert_eq!(perhaps(""), None);
        assert_eq!(perhaps(" ").as_deref(), Some(" "));
    }

    #[test]
    fn the_longest_reason_is_counted_in_characters_without_the_space_around_it() {
        let typed = |text: &str| TypedReason::from(text).read(3);
        assert_eq!(typed("  ä€😀 \n").unwrap().as_deref(), Some("ä€😀"));
        assert_eq!(typed("abcd"), Err(UnfitReason::TooLong { length: 4 }));
        assert_eq!(typed(" \t\n"), Ok(None));
    }

    #[test]
    fn a_reason_with_a_hidden_character_is_refused_and_one_in_a_log_is_read() {
        let hidden = Hidden { character: '\u{202e}', after: "ab".to_owned() };
        assert_eq!(TypedReason::from("ab\u{202e}c").read(9), Err(UnfitReason::Hides(hidden)));
        assert_eq!(Reason::recorded("ab\u{202e}c".to_owned()).as_deref(), Some("ab\u{202e}c"));
    }
}
