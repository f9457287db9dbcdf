//! What is typed on the page of a dispute and not recorded yet: one form, all of whose buttons keep it, so that nothing
//! typed is lost by pressing another button. Works without scripts.

use crate::data;
use crate::domain::note::Spot;
use crate::domain::tournament::dispute::Dispute;
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
    one("escalate_why"),
    one("withdraw_why"),
    one("instead"),
    one("reword"),
    one("reword_why"),
    one("minutes"),
    one("time_why"),
    one("appeal"),
    one("appellant"),
    one("outcome"),
    one("word"),
    one("theme"),
    one("drop"),
];

/// What belongs to a button of the form.
struct Deed {
    /// The end of its address.
    name: &'static str,
    /// What the log keeps of its sending: what is typed beside it is nobody's word yet.
    said: &'static [&'static str],
    /// What is empty once it is recorded, beside what it said.
    done: &'static [&'static str],
    /// What is said of it then.
    recorded: &'static str,
}

const CITATION: &[&str] = &["cite", "confirmation"];
/// A decision ends the search for its grounds.
const SEARCH: &[&str] = &["cite", "citation", "quote", "treatment", "confirmation", "q", "on"];

const DEEDS: [Deed; 12] = [
    Deed { name: "look", said: &["seen"], done: &[], recorded: "" },
    Deed { name: "claim", said: &["seen"], done: &[], recorded: "You took the call" },
    Deed { name: "facts", said: &["facts", "by"], done: &[], recorded: "The facts are written down" },
    Deed {
        name: "cite",
        said: &["citation", "quote", "treatment", "on", "confirmation"],
        done: CITATION,
        recorded: "The citation is attached",
    },
    Deed { name: "uncite", said: &["off", "reason"], done: &[], recorded: "The citation is taken off" },
    Deed { name: "rule", said: &["text", "seen"], done: SEARCH, recorded: "Ruling given" },
    Deed { name: "escalate", said: &["escalate_why"], done: &[], recorded: "Handed to the head judge" },
    Deed {
        name: "withdraw",
        said: &["withdraw_why", "instead"],
        done: SEARCH,
        recorded: "The call is withdrawn",
    },
    Deed { name: "reword", said: &["reword", "reword_why"], done: &[], recorded: "The words are put right" },
    Deed { name: "time", said: &["minutes", "time_why"], done: &[], recorded: "The time is given" },
    Deed { name: "appeal", said: &["appeal", "appellant"], done: &[], recorded: "The appeal is noted" },
    Deed { name: "decide", said: &["outcome", "word"], done: SEARCH, recorded: "The appeal is decided" },
];

/// The boxes in which somebody types words of their own, and what stands in them.
pub const BOXES: [(&str, &str); 12] = [
    ("text", "the ruling"),
    ("word", "the final word"),
    ("facts", "a version of the facts"),
    ("appeal", "the appeal"),
    ("reword", "the new words of the ruling"),
    ("reword_why", "why the words are put right"),
    ("reason", "why a citation is taken off"),
    ("escalate_why", "why it goes to the head judge"),
    ("withdraw_why", "why the call is withdrawn"),
    ("minutes", "the extra minutes"),
    ("time_why", "why time is given"),
    ("quote", "the words to quote"),
];

/// What stands in the form.
#[derive(Debug, Clone, Default)]
pub struct Draft(Fields);

impl Draft {
    /// What was typed; empty where the page was opened by its address. Of the boxes that are filled to begin with only
    /// those that were changed.
    pub fn of(visit: &Visit, dispute: &Dispute, offered: Option<(String, String)>) -> Self {
        let Some(deed) = deed(visit) else { return Self::default() };
        let kept = visit.form.pairs().filter(|(name, value)| {
            let own = deed.said.contains(name);
            let changed = |first: &String| first != value.trim();
            match *name {
                "csrf" | "submission" | "seen" | "theme" | "drop" => false,
                "reword" => own || !is_wording(dispute, value),
                "minutes" => own || offered.as_ref().is_some_and(|(minutes, _)| changed(minutes)),
                "time_why" => own || offered.as_ref().is_some_and(|(_, why)| changed(why)),
                _ => true,
            }
        });
        let dropped = visit.form.text("drop");
        Self(kept.filter(|(name, _)| *name != dropped).collect())
    }

    /// The same once the deed of the form is recorded.
    #[must_use]
    pub fn recorded(self, visit: &Visit) -> Self {
        let Some(deed) = deed(visit) else { return self };
        let gone = |name: &str| (deed.said.contains(&name) && name != "on") || deed.done.contains(&name);
        Self(self.0.pairs().filter(|(name, _)| !gone(name)).collect())
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

    /// The boxes in which words stand that somebody would have to type again, and what these are.
    pub fn boxes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        // Words to quote stand in a box only while an entry is open.
        let open = |name: &str| name != "quote" || !self.text("citation").is_empty();
        BOXES.into_iter().filter(move |(name, _)| !self.text(name).is_empty() && open(name))
    }

    /// What was typed into a field.
    pub fn text(&self, name: &str) -> &str {
        self.0.text(name)
    }

    /// What was typed into a field that is filled to begin with.
    pub fn text_or<'a>(&'a self, name: &str, first: &'a str) -> &'a str {
        self.came(name).unwrap_or(first)
    }

    /// What was typed into a field, where it came at all.
    pub fn came(&self, name: &str) -> Option<&str> {
        self.0.pairs().find(|(known, _)| *known == name).map(|(_, value)| value.trim())
    }

    /// Whether this was chosen.
    pub fn has(&self, name: &str, value: &str) -> bool {
        self.0.has(name, value)
    }

    /// Whether the page was opened by its address.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The fields that the log keeps of a sending of this form.
pub fn said(which: &str) -> &'static [&'static str] {
    DEEDS.iter().find(|deed| deed.name == which).map_or(&["seen"], |deed| deed.said)
}

/// What is said once a deed is recorded.
pub fn recorded(which: &str) -> &'static str {
    DEEDS.iter().find(|deed| deed.name == which).map_or("", |deed| deed.recorded)
}

fn deed(visit: &Visit) -> Option<&'static Deed> {
    let name = visit.path.rsplit('/').next().unwrap_or_default();
    DEEDS.iter().find(|deed| deed.name == name)
}

/// Whether the ruling is worded so, or was: a browser sends other line ends.
fn is_wording(dispute: &Dispute, text: &str) -> bool {
    let same = |other: &str| text.trim().lines().eq(other.trim().lines());
    dispute.ruling.iter().any(|ruling| same(&ruling.text))
        || dispute.rewordings.iter().any(|one| same(&one.before))
}
