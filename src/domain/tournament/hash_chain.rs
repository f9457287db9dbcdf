//! The hash chain that makes the match log tamper-evident.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::hash::{EntryHash, add_field};
use crate::domain::id::{SeriesId, SubmissionId, TournamentId};

/// One stored entry: stamped, numbered and chained to the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealedEntry {
    /// Place in the tournament's log, from 1 without gaps.
    pub sequence: i64,
    /// When it was appended, to the millisecond.
    pub at: DateTime<Utc>,
    /// Who did it: an opaque identifier (`account:…`, `player:…`, `operator`), never a name.
    pub actor: String,
    /// The role in which they did it.
    pub role: String,
    /// The submission that caused it.
    pub submission: SubmissionId,
    /// The kind of entry, such as `result-recorded`.
    pub kind: String,
    /// The entry itself as canonical JSON text.
    pub payload: String,
    /// The hash of this entry, in lower-case hexadecimal.
    pub hash: EntryHash,
}

/// Where the chain of a log is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BrokenChain {
    /// A number is missing or repeated.
    Sequence {
        /// The expected number.
        wanted: i64,
        /// The number found.
        found: i64,
    },
    /// The end is missing.
    Cut {
        /// The newest entry.
        ends: i64,
        /// The newest entry that was acknowledged to somebody.
        answered: i64,
    },
    /// The content does not match the stored hash.
    Hash {
        /// The entry's number.
        sequence: i64,
    },
}

impl BrokenChain {
    /// A log that ends before an entry that was acknowledged.
    pub fn cut(ends: i64, answered: i64) -> Option<Self> {
        (answered > ends).then_some(Self::Cut { ends, answered })
    }
}

/// The hash to which the first entry of a tournament's log is chained.
///
/// ```
/// use arbiter::domain::id::TournamentId;
/// use arbiter::domain::tournament::hash_chain::{genesis, verify};
///
/// let [one, other] = [1, 2].map(|number| TournamentId::new(uuid::Uuid::from_u128(number)));
/// assert_ne!(genesis(one), genesis(other));
/// assert_eq!(verify(one, []), Ok(genesis(one)));
/// ```
pub fn genesis(tournament: TournamentId) -> EntryHash {
    beginning(b"arbiter-log/1", &tournament.to_string())
}

/// The hash to which the first entry of a series' log is chained.
pub fn genesis_of_series(series: SeriesId) -> EntryHash {
    beginning(b"arbiter-series/1", &series.to_string())
}

fn beginning(of: &[u8], id: &str) -> EntryHash {
    let mut content = of.to_vec();
    add_field(&mut content, id);
    EntryHash::of(content)
}

impl SealedEntry {
    /// The hash of this content after `previous`.
    ///
    /// SHA-256 over the previous hash, sequence, UTC time, actor, role, submission id, kind and payload. Each is
    /// preceded by its length, so that no two contents have the same bytes.
    pub fn expected_hash(&self, previous: &EntryHash) -> EntryHash {
        let mut content = Vec::with_capacity(512 + self.payload.len());
        add_field(&mut content, previous.as_str());
        add_field(&mut content, self.sequence.to_string());
        add_field(&mut content, self.at.to_rfc3339_opts(SecondsFormat::Millis, true));
        add_field(&mut content, &self.actor);
        add_field(&mut content, &self.role);
        add_field(&mut content, self.submission.to_string());
        add_field(&mut content, &self.kind);
        add_field(&mut content, &self.payload);
        EntryHash::of(content)
    }

    /// Completes the entry with its hash.
    #[must_use]
    pub fn seal_after(mut self, previous: &EntryHash) -> Self {
        self.hash = self.expected_hash(previous);
        self
    }
}

/// Recomputes a chain from its beginning and returns its head.
///
/// # Errors
/// The first entry that does not fit.
pub fn verify<'a>(
    tournament: TournamentId,
    log: impl IntoIterator<Item = &'a SealedEntry>,
) -> Result<EntryHash, BrokenChain> {
    verify_after(genesis(tournament), log)
}

/// Recomputes a chain that begins after this hash and returns its head.
///
/// # Errors
/// The first entry that does not fit.
pub fn verify_after<'a>(
    mut head: EntryHash,
    log: impl IntoIterator<Item = &'a SealedEntry>,
) -> Result<EntryHash, BrokenChain> {
    for (wanted, entry) in (1..).zip(log) {
        if entry.sequence != wanted {
            return Err(BrokenChain::Sequence { wanted, found: entry.sequence });
        }
        if entry.expected_hash(&head) != entry.hash {
            return Err(BrokenChain::Hash { sequence: wanted });
        }
        head.clone_from(&entry.hash);
    }
    Ok(head)
}
