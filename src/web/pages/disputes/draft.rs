//! What is typed on a dispute's page and not recorded yet. All buttons belong to one form, so that pressing one loses
//! nothing typed for another. Works without scripts.

use crate::data;
use crate::domain::note::NotePlace;
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::messages::{Message, say};
use crate::web::fields::Fields;
use crate::web::forms::DisputeDraftForm;
use crate::web::urls;
use crate::web::visit::Visit;

/// The names of the fields.
const N: DisputeDraftForm<'static> = DisputeDraftForm::NAMES;

const CITATION: &[&str] = &[N.cite, N.confirmation, N.alone];
/// A decision ends the search for its grounds.
const SEARCH: &[&str] = &[N.cite, N.citation, N.quote, N.treatment, N.confirmation, N.q, N.on];

impl Act {
    /// The fields that the log keeps for it; the others are only drafts.
    pub(super) const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Claim => &[N.seen],
            Self::Facts => &[N.facts, N.by],
            Self::Cite => &[N.citation, N.quote, N.treatment, N.on, N.confirmation, N.rule_on, N.seen],
            Self::Uncite => &[N.off, N.reason],
            Self::Rule => &[N.text, N.asked, N.alone, N.seen],
            Self::Escalate => &[N.escalate_why],
            Self::Withdraw => &[N.withdraw_why, N.instead, N.seen],
            Self::Reword => &[N.reword, N.reword_why, N.seen],
            Self::Time => &[N.minutes, N.time_why],
            Self::Appeal => &[N.appeal, N.appellant],
            Self::Decide => &[N.outcome, N.word, N.seen],
        }
    }

    /// The address of its form, as in the route table.
    pub(super) const fn form(self) -> &'static str {
        match self {
            Self::Claim => urls::claim::PATH,
            Self::Facts => urls::state_facts::PATH,
            Self::Cite => urls::cite::PATH,
            Self::Uncite => urls::uncite::PATH,
            Self::Rule => urls::rule::PATH,
            Self::Escalate => urls::escalate::PATH,
            Self::Withdraw => urls::withdraw::PATH,
            Self::Reword => urls::reword::PATH,
            Self::Time => urls::give_back::PATH,
            Self::Appeal => urls::appeal::PATH,
            Self::Decide => urls::decide::PATH,
        }
    }

    /// The fields to clear once it is recorded, besides its own.
    const fn fields_to_clear(self) -> &'static [&'static str] {
        match self {
            Self::Cite => CITATION,
            Self::Rule | Self::Withdraw | Self::Decide => SEARCH,
            Self::Claim
            | Self::Facts
            | Self::Uncite
            | Self::Escalate
            | Self::Reword
            | Self::Time
            | Self::Appeal => &[],
        }
    }

    /// The message once it is recorded.
    pub(super) const fn success_message(self) -> Message {
        match self {
            Self::Claim => say("disputes-done-claim"),
            Self::Facts => say("disputes-done-facts"),
            Self::Cite => say("disputes-done-cite"),
            Self::Uncite => say("disputes-done-uncite"),
            Self::Rule => say("disputes-done-rule"),
            Self::Escalate => say("disputes-done-escalate"),
            Self::Withdraw => say("disputes-done-withdraw"),
            Self::Reword => say("disputes-done-reword"),
            Self::Time => say("disputes-done-time"),
            Self::Appeal => say("disputes-done-appeal"),
            Self::Decide => say("disputes-done-decide"),
        }
    }
}

pub struct TextBox {
    pub name: &'static str,
    pub what: Message,
    /// What is done with it; `None` for quotations, which can be found again.
    pub act: Option<Act>,
}

const fn text_box(name: &'static str, what: Message, act: Option<Act>) -> TextBox {
    TextBox { name, what, act }
}

/// The boxes of the page.
const BOXES: &[TextBox] = &[
    text_box(N.text, say("disputes-box-ruling"), Some(Act::Rule)),
    text_box(N.asked, say("disputes-box-question"), Some(Act::Rule)),
    text_box(N.word, say("disputes-box-final-word"), Some(Act::Decide)),
    text_box(N.facts, say("disputes-box-facts"), Some(Act::Facts)),
    text_box(N.appeal, say("disputes-box-appeal"), Some(Act::Appeal)),
    text_box(N.reword, say("disputes-box-reword"), Some(Act::Reword)),
    text_box(N.reword_why, say("disputes-box-reword-why"), Some(Act::Reword)),
    text_box(N.reason, say("disputes-box-uncite-why"), Some(Act::Uncite)),
    text_box(N.escalate_why, say("disputes-box-escalate-why"), Some(Act::Escalate)),
    text_box(N.withdraw_why, say("disputes-box-withdraw-why"), Some(Act::Withdraw)),
    text_box(N.minutes, say("disputes-box-minutes"), Some(Act::Time)),
    text_box(N.time_why, say("disputes-box-time-why"), Some(Act::Time)),
    text_box(N.quote, say("disputes-box-quote"), None),
];

/// The content of the form.
#[derive(Debug, Clone, Default)]
pub struct DisputeDraft(Fields);

impl DisputeDraft {
    /// What was typed and sent with this act; `None` if the page was only viewed again. Prefilled boxes count only if
    /// changed.
    pub fn of(
        visit: &Visit,
        act: Option<Act>,
        dispute: &Dispute,
        offered: Option<&(String, String)>,
    ) -> Self {
        let kept = visit.form.pairs().filter(|(name, value)| {
            let own = act.is_some_and(|act| act.fields().contains(name));
            let changed = |first: &String| first != value.trim();
            match *name {
                "csrf" | "submission" => false,
                name if [N.seen, N.theme, N.language, N.drop].contains(&name) => false,
                name if [N.rule_on, N.proposed].contains(&name) => false,
                name if name == N.text => own || value.trim() != DisputeDraftForm::of(&visit.form).proposed,
                name if name == N.asked => own || changed(&dispute.question.text),
                name if name == N.reword => own || !is_wording(dispute, value),
                name if name == N.minutes => own || offered.is_some_and(|(minutes, _)| changed(minutes)),
                name if name == N.time_why => own || offered.is_some_and(|(_, why)| changed(why)),
                _ => true,
            }
        });
        let dropped = DisputeDraftForm::of(&visit.form).drop;
        Self(kept.filter(|(name, _)| *name != dropped).collect())
    }

    /// This draft after the act was recorded: without the boxes that it sends or clears.
    #[must_use]
    pub fn after_recording(self, act: Act) -> Self {
        let gone = |name: &str| {
            (act.fields().contains(&name) && name != N.on) || act.fields_to_clear().contains(&name)
        };
        Self(self.0.pairs().filter(|(name, _)| !gone(name)).collect())
    }

    /// This draft with a note's text added to its box.
    #[must_use]
    pub fn with_note(self) -> Self {
        let wanted = DisputeDraftForm::of(&self.0).note;
        let Some(note) = data::notes().iter().find(|note| note.id == wanted) else { return self };
        let name = match note.at {
            NotePlace::Facts => N.facts,
            NotePlace::Ruling => N.text,
        };
        let text = match self.text(name) {
            "" => crate::say(&note.text).to_string(),
            typed => format!("{typed}\n\n{}", crate::say(&note.text)),
        };
        let others = self.0.pairs().filter(|(other, _)| *other != name && *other != N.note);
        Self(others.chain([(name, text.as_str())]).collect())
    }

    /// The boxes with words that somebody would have to type again.
    pub fn boxes(&self) -> impl Iterator<Item = &'static TextBox> {
        // Words to quote are in a box only while an entry is open.
        let open = |name: &str| name != N.quote || !self.text(N.citation).is_empty();
        BOXES.iter().filter(move |one| !self.text(one.name).is_empty() && open(one.name))
    }

    /// The text of a field.
    pub fn text(&self, name: &str) -> &str {
        self.0.text(name)
    }

    /// The text of a prefilled field.
    pub fn text_or<'a>(&'a self, name: &str, first: &'a str) -> &'a str {
        self.sent_text(name).unwrap_or(first)
    }

    /// The text of a field, if it was sent.
    pub fn sent_text(&self, name: &str) -> Option<&str> {
        self.0.pairs().find(|(known, _)| *known == name).map(|(_, value)| value.trim())
    }

    /// Whether this value of a field was chosen.
    pub fn has(&self, name: &str, value: &str) -> bool {
        self.0.has(name, value)
    }

    /// Whether the page was opened by its URL.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether the ruling has or had this wording, ignoring line ends, which browsers change.
fn is_wording(dispute: &Dispute, text: &str) -> bool {
    let same = |other: &str| text.trim().lines().eq(other.trim().lines());
    dispute.ruling.iter().any(|ruling| same(&ruling.text))
        || dispute.rewordings.iter().any(|one| same(&one.before))
}
