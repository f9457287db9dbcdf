//! What is typed on the page of a dispute and not recorded yet: one form, all of whose buttons keep it, so that a ruling
//! is not lost by searching for its ground. Works without scripts.

use crate::data;
use crate::domain::note::Spot;
use crate::web::fields::Fields;
use crate::web::route::{Field, one};
use crate::web::visit::Visit;

/// The fields of the form.
pub const FIELDS: &[Field] = &[
    one("seen"),
    one("text"),
    one("facts"),
    one("by"),
    one("q"),
    one("on"),
    one("cite"),
    one("citation"),
    one("quote"),
    one("treatment"),
    one("confirmation"),
    one("off"),
    one("reason"),
    one("note"),
];

/// What a deed of the form records: its fields are empty afterwards.
const DEEDS: [(&str, &[&str]); 6] = [
    ("look", &[]),
    ("claim", &[]),
    ("facts", &["facts", "by"]),
    ("cite", &["cite", "citation", "quote", "treatment", "confirmation"]),
    ("uncite", &["off", "reason"]),
    ("rule", &["text", "cite", "citation", "quote", "treatment", "confirmation"]),
];

/// What stands in the form.
#[derive(Debug, Clone, Default)]
pub struct Draft(Fields);

impl Draft {
    /// What was typed; empty where the page was opened by its address, or by a form of its own.
    pub fn of(visit: &Visit) -> Self {
        if fields(deed(visit)).is_none() {
            return Self::default();
        }
        let kept = visit.form.pairs().filter(|(name, _)| !matches!(*name, "csrf" | "submission" | "seen"));
        Self(kept.collect())
    }

    /// The same once the deed of the form is recorded.
    #[must_use]
    pub fn recorded(self, visit: &Visit) -> Self {
        let done = fields(deed(visit)).unwrap_or_default();
        Self(self.0.pairs().filter(|(name, _)| !done.contains(name)).collect())
    }

    /// The same with the words of a note put into its box.
    #[must_use]
    pub fn noted(self) -> Self {
        let wanted = self.0.text("note");
        let Some(note) = data::notes().iter().find(|note| note.id == wanted) else { return self };
        let name = match note.at {
            Spot::Facts => "facts",
            Spot::Ruling => "text",
        };
        let text = match self.text(name) {
            "" => note.text.clone(),
            typed => format!("{typed}\n\n{}", note.text),
        };
        let others = self.0.pairs().filter(|(other, _)| *other != name && *other != "note");
        Self(others.chain([(name, text.as_str())]).collect())
    }

    /// Whether there are words that somebody would have to type again.
    pub fn is_worth_keeping(&self) -> bool {
        ["text", "facts"].iter().any(|name| !self.text(name).is_empty())
            || (!self.text("citation").is_empty() && !self.text("quote").is_empty())
    }

    /// What was typed into a field.
    pub fn text(&self, name: &str) -> &str {
        self.0.text(name)
    }

    /// What was typed into a field, where it came at all.
    pub fn came(&self, name: &str) -> Option<&str> {
        self.0.pairs().find(|(known, _)| *known == name).map(|(_, value)| value.trim())
    }

    /// Whether the page was opened by its address.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The fields that the log keeps of a sending of this form: what is typed beside them is nobody's word yet.
pub fn said(which: &str) -> &'static [&'static str] {
    match which {
        "facts" => &["facts", "by"],
        "cite" => &["citation", "quote", "treatment", "on", "confirmation"],
        "uncite" => &["off", "reason"],
        "rule" => &["text", "seen"],
        _ => &["seen"],
    }
}

fn deed(visit: &Visit) -> &str {
    visit.path.rsplit('/').next().unwrap_or_default()
}

fn fields(deed: &str) -> Option<&'static [&'static str]> {
    DEEDS.iter().find(|(name, _)| *name == deed).map(|(_, fields)| *fields)
}
