//! The newest entry of a log, and the line that notes it.

use chrono::{DateTime, Utc};

use crate::domain::hash::{EntryHash, sha256};
use crate::domain::id::{Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;

/// The newest entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewestEntry {
    pub sequence: i64,
    pub hash: EntryHash,
}

/// The newest entry of one log, as acknowledged to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotedHead {
    pub tournament: TournamentId,
    /// Its slug, if the line has it.
    pub slug: Option<Slug>,
    pub head: NewestEntry,
    /// When the entry was made.
    pub at: DateTime<Utc>,
    /// Whether the log was found without it. Such a line stays until the log contains it again.
    pub is_lost: bool,
}

impl NotedHead {
    /// The note for an entry.
    pub fn of(tournament: TournamentId, entry: &SealedEntry) -> Self {
        let head = NewestEntry { sequence: entry.sequence, hash: entry.hash.clone() };
        Self { tournament, slug: None, head, at: entry.at, is_lost: false }
    }

    /// The same with the tournament's slug.
    pub fn at_address(self, slug: &Slug) -> Self {
        Self { slug: Some(slug.clone()), ..self }
    }

    /// The line in a file.
    pub fn line(&self) -> String {
        let Self { tournament, slug, head: NewestEntry { sequence, hash }, at, is_lost } = self;
        let word = if *is_lost { "lost" } else { "head" };
        let slug = slug.as_ref().map_or("-", Slug::as_str);
        let said = format!("{word} {tournament} {sequence} {hash} {} {slug}", at.timestamp_millis());
        format!("{said} {}\n", proof(&said))
    }

    /// Parses a line. One that was cut off or damaged yields nothing.
    pub fn read(line: &str) -> Option<Self> {
        let (said, stated) = line.rsplit_once(' ')?;
        let fields: Vec<&str> = said.split(' ').collect();
        let [word @ ("head" | "lost"), tournament, sequence, hash, at, slug] = fields.as_slice() else {
            return None;
        };
        if stated != proof(said) {
            return None;
        }
        Some(Self {
            tournament: tournament.parse().ok()?,
            slug: slug.parse().ok().filter(|_| *slug != "-"),
            head: NewestEntry {
                sequence: sequence.parse().ok()?,
                hash: EntryHash::stated((*hash).to_owned()),
            },
            at: DateTime::from_timestamp_millis(at.parse().ok()?)?,
            is_lost: *word == "lost",
        })
    }
}

/// A short checksum that a damaged line does not match.
fn proof(said: &str) -> String {
    let mut digits = sha256(said);
    digits.truncate(12);
    digits
}
