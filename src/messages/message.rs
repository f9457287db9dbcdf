//! One message, and how it is written.

use std::borrow::Cow;
use std::fmt;

use askama::filters::HtmlSafe;
use askama::{FastWritable, Values};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::messages::{Argument, Language, ToArgument, files};

/// A message of the message files with its arguments. In a template it is markup, elsewhere ([`fmt::Display`]) plain text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

/// The message with this key in `data/messages`.
pub const fn say(key: &'static str) -> Message {
    Message { key, arguments: Vec::new() }
}

/// Where a message is written, and so how its arguments are.
#[derive(Debug, Clone, Copy)]
enum Medium {
    Page,
    Text,
}

impl Message {
    /// The message with the value of one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToArgument) -> Self {
        self.arguments.push((name, value.to_argument()));
        self
    }

    /// Nothing to say.
    pub const fn empty() -> Self {
        Self { key: "", arguments: Vec::new() }
    }

    /// Whether there is nothing to say. A macro of the templates takes a message or the empty text.
    pub const fn is_empty(&self) -> bool {
        self.key.is_empty()
    }

    /// Its key in the message files.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    fn write(&self, to: &mut impl fmt::Write, medium: Medium) -> fmt::Result {
        let language = Language::spoken();
        if self.arguments.is_empty() {
            return files::write(to, language, self.key, None);
        }
        let mut arguments = FluentArgs::with_capacity(self.arguments.len());
        for (name, argument) in &self.arguments {
            arguments.set(*name, argument.value(medium)?);
        }
        files::write(to, language, self.key, Some(&arguments))
    }
}

impl Argument {
    fn value(&self, medium: Medium) -> Result<FluentValue<'_>, fmt::Error> {
        Ok(match (self, medium) {
            (Self::Number(number), _) => FluentValue::from(*number),
            (Self::Text(text), Medium::Text) => FluentValue::from(text.as_str()),
            (Self::Text(text), Medium::Page) => FluentValue::String(escaped(text)),
            (Self::English(text), Medium::Text) => FluentValue::String(Cow::Owned(text.to_string())),
            (Self::English(text), Medium::Page) => FluentValue::String(Cow::Owned(text.markup())),
            (Self::Message(message), medium) => {
                let mut words = String::new();
                message.write(&mut words, medium)?;
                FluentValue::from(words)
            }
        })
    }
}

/// Text that nothing in a page takes for markup.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['<', '>', '&', '"', '\'']) {
        return Cow::Borrowed(text);
    }
    askama::filters::escape(text, askama::filters::Html)
        .map_or_else(|never| match never {}, |safe| Cow::Owned(safe.to_string()))
}

impl fmt::Display for Message {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(to, Medium::Text)
    }
}

impl FastWritable for Message {
    fn write_into(&self, mut to: &mut dyn fmt::Write, _: &dyn Values) -> askama::Result<()> {
        Ok(self.write(&mut to, Medium::Page)?)
    }
}

impl HtmlSafe for Message {}

/// Plain text, for what keeps its words, such as the fault of a field.
impl From<Message> for String {
    fn from(message: Message) -> Self {
        message.to_string()
    }
}
