//! Submissions as they are remembered beside the log.

use crate::domain::id::SubmissionId;

/// One sending of one form, as it is remembered beside the log.
///
/// It can never be erased, so `body` holds identifiers and hashes, never a name or a deck list. An export names only
/// the sendings; of one that came with an export both `body` and its hash are empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// Chosen by the page; sent twice it counts once.
    pub id: SubmissionId,
    /// The hash of `body`.
    pub body_sha256: String,
    /// The command as canonical text.
    pub body: String,
    /// What was answered, to be answered again.
    pub answer: String,
}

impl Submission {
    /// A sending of which only the number and the answer are known.
    pub const fn unknown(id: SubmissionId, answer: String) -> Self {
        Self { id, body_sha256: String::new(), body: String::new(), answer }
    }

    /// Whether what it said is not known here.
    pub const fn is_unknown(&self) -> bool {
        self.body_sha256.is_empty()
    }
}

/// A submission together with the entries it caused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSubmission {
    /// What was sent and answered.
    pub submission: Submission,
    /// Its first entry.
    pub first_sequence: i64,
    /// Its last entry; one less than the first when it caused none.
    pub last_sequence: i64,
}
