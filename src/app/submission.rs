//! One submission of one form: who sends it, what is to be recorded, and what is answered.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use strum::IntoStaticStr;
use uuid::Builder;

use crate::app::error::{DeskError, to_json};
use crate::app::snapshot::Logged;
use crate::app::store::{NameChange, Private, Submission};
use crate::domain::actor::ActorId;
use crate::domain::awaited::Awaited;
use crate::domain::hash::{EntryHash, FormHash, digest};
use crate::domain::id::SubmissionId;
use crate::domain::tournament::Stamped;
use crate::domain::tournament::command::Command;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::Topic;
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::hash_chain::SealedEntry;
use crate::domain::tournament::role::Role;

/// Somebody who does something, and in which role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// The identifier; never a name.
    pub id: ActorId,
    /// The role in which they act.
    pub role: Role,
}

impl Actor {
    /// The operator at the command line.
    pub fn operator() -> Self {
        Self { id: ActorId::Operator, role: Role::Operator }
    }
}

/// One submission of one form.
#[derive(Debug, Clone)]
pub struct FormSubmission {
    /// Who sends the form.
    pub actor: Actor,
    /// The submission number of the form.
    pub submission: SubmissionId,
    /// The form's fields in canonical order, so that a repeated submission can be compared.
    pub body: String,
    /// When the form arrived.
    pub now: DateTime<Utc>,
    /// What its form showed: nothing is recorded once that has changed.
    pub expects: Vec<Expected>,
}

impl FormSubmission {
    /// A submission of a form that showed this.
    #[must_use]
    pub fn expecting(self, expects: impl IntoIterator<Item = Expected>) -> Self {
        Self { expects: expects.into_iter().collect(), ..self }
    }

    /// What the same form brings about afterwards: a submission whose number follows from this one, so that the form sent
    /// twice still counts once.
    #[must_use]
    pub fn followed_by(&self, what: &str) -> Self {
        let mut bytes = [0; 16];
        let drawn = digest(format!("arbiter-followed/1\n{what}\n{}", self.submission));
        bytes.iter_mut().zip(drawn).for_each(|(byte, drawn)| *byte = drawn);
        let submission = SubmissionId::new(Builder::from_custom_bytes(bytes).into_uuid());
        // What the form showed may have changed by what it has brought about already.
        Self { submission, expects: Vec::new(), ..self.clone() }
    }
}

/// What is to be recorded: the command, and the private data written with its entries but never inside them. Both or
/// nothing.
#[derive(Debug, Clone)]
pub struct Decided {
    pub command: Command,
    /// Names and deck lists to be written.
    pub private: Private,
    /// Whether anybody is still waiting for it to be decided.
    pub awaited: Awaited,
}

impl Decided {
    /// A command that changes names.
    pub fn with_names(command: Command, names: Vec<NameChange>) -> Self {
        Self { private: Private { names, ..Private::default() }, ..command.into() }
    }
}

impl From<Command> for Decided {
    fn from(command: Command) -> Self {
        Self { command, private: Private::default(), awaited: Awaited::always() }
    }
}

/// The result of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum SubmissionOutcome {
    /// Recorded, now or by an earlier, equal submission.
    Recorded,
    /// The log already contained it; nothing was added.
    AlreadyThere,
    /// A contradicting result was noted; the recorded one stays in force.
    Contradicts,
}

impl SubmissionOutcome {
    pub(crate) const fn code(self) -> &'static str {
        self.into_str()
    }

    pub(super) fn of(entries: &[Entry]) -> Self {
        match entries {
            [] => Self::AlreadyThere,
            [first, ..] => Self::to_first(first),
        }
    }

    /// What was answered to the submission whose first entry is this one.
    pub(crate) fn to_first(entry: &Entry) -> Self {
        if entry.topic() == Topic::Contradiction { Self::Contradicts } else { Self::Recorded }
    }

    fn from_code(code: &str) -> Self {
        if code == Self::Contradicts.code() { Self::Contradicts } else { Self::Recorded }
    }
}

/// Repeats the first answer to a repeated submission, unless its content differs. Exports hold the numbers of forms, so
/// what was sent first is told only to its `sender`, as the log names them, and on the same form.
pub(crate) fn sent_before(
    sent: &FormSubmission,
    first: &Submission,
    sender: impl FnOnce() -> Result<Option<String>, DeskError>,
) -> Result<SubmissionOutcome, DeskError> {
    // Of a submission that came with an import only the number is known. It was recorded; that is the answer.
    if first.is_unknown() || first.body_sha256 == FormHash::of(&sent.body) {
        return Ok(SubmissionOutcome::from_code(&first.answer));
    }
    let now = sent.body.clone();
    let is_same_form = first.body.lines().next() == now.lines().next();
    if is_same_form && sender()? == Some(sent.actor.id.to_string()) {
        Err(DeskError::SentDifferently { first: first.body.clone(), now })
    } else {
        Err(DeskError::NumberUsed { now })
    }
}

/// What the store keeps of a submission, to answer it again.
pub(super) fn submission(sent: &FormSubmission, outcome: SubmissionOutcome) -> Submission {
    Submission {
        id: sent.submission,
        body_sha256: FormHash::of(&sent.body),
        body: sent.body.clone(),
        answer: outcome.code().to_owned(),
    }
}

/// Stamps entries and chains them to the log.
pub(super) fn seal(
    sent: &FormSubmission,
    after: i64,
    mut previous: EntryHash,
    entries: Vec<Entry>,
) -> Result<Vec<Logged>, DeskError> {
    let lines = (after + 1..).zip(entries).map(|(sequence, entry)| {
        let sealed = sealed_entry(sent, sequence, (entry.kind(), to_json(&entry)?), &previous);
        previous.clone_from(&sealed.hash);
        let (at, actor) = (sealed.at, sent.actor.id.clone());
        Ok(Logged { sealed, stamped: Arc::new(Stamped { at, actor, entry }) })
    });
    lines.collect()
}

/// Stamps an entry of this kind and chains it to the one before.
pub(super) fn sealed_entry(
    sent: &FormSubmission,
    sequence: i64,
    (kind, payload): (&str, String),
    previous: &EntryHash,
) -> SealedEntry {
    let at = DateTime::from_timestamp_millis(sent.now.timestamp_millis()).unwrap_or(sent.now);
    let entry = SealedEntry {
        sequence,
        at,
        actor: sent.actor.id.to_string(),
        role: sent.actor.role.code().to_owned(),
        submission: sent.submission,
        kind: kind.to_owned(),
        payload,
        hash: EntryHash::default(),
    };
    entry.seal_after(previous)
}
