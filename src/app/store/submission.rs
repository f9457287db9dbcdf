//! Submissions, stored next to the log.

use crate::domain::hash::FormHash;
use crate::domain::id::SubmissionId;

/// One submission of one form, stored next to the log.
///
/// It can never be erased, so `body` contains identifiers and hashes, never a name or a deck list. An export contains
/// only the submission numbers; of an imported one both `body` and its hash are empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// Chosen by the page; the same one sent twice counts once.
    pub id: SubmissionId,
    /// The hash of `body`; empty if the content is unknown.
    pub body_sha256: FormHash,
    /// The command as canonical text.
    pub body: String,
    /// The answer, for repeating it.
    pub answer: String,
}

impl Submission {
    /// A submission of which only the number and the answer are known.
    pub fn unknown(id: SubmissionId, answer: String) -> Self {
        Self { id, body_sha256: FormHash::default(), body: String::new(), answer }
    }

    /// Whether its content is unknown here.
    pub const fn is_unknown(&self) -> bool {
        self.body_sha256.is_empty()
    }
}

/// A submission with the range of entries it caused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSubmission {
    /// The submission and its answer.
    pub submission: Submission,
    /// The first entry of the submission.
    pub first_sequence: i64,
    /// Its last entry; one less than the first when it caused none.
    pub last_sequence: i64,
}
