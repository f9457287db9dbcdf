//! Text that stays English for every reader.

use std::fmt;

use askama::filters::HtmlSafe;
use askama::{FastWritable, Values};

use crate::messages::message::escaped;
use crate::messages::{Argument, Language, ToArgument};

/// Text that stays English for every reader, such as the title of a scoring profile. In a page for readers of another
/// language it says so, so that it is read aloud as English; never for an attribute, where no markup fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct English(String);

/// This text, which is English.
pub fn english(text: impl AsRef<str>) -> English {
    English(text.as_ref().to_owned())
}

impl English {
    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text as part of a page.
    pub(super) fn markup(&self) -> String {
        match Language::spoken() {
            Language::English => escaped(&self.0).into_owned(),
            Language::German | Language::French => format!("<span lang=\"en\">{}</span>", escaped(&self.0)),
        }
    }
}

impl fmt::Display for English {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl FastWritable for English {
    fn write_into(&self, to: &mut dyn fmt::Write, _: &dyn Values) -> askama::Result<()> {
        Ok(to.write_str(&self.markup())?)
    }
}

impl HtmlSafe for English {}

impl ToArgument for English {
    fn to_argument(&self) -> Argument {
        Argument::English(self.clone())
    }
}
