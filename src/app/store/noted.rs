//! The newest entry of a log, and the line that notes it.

use chrono::{DateTime, Utc};

use crate::domain::hash::{EntryHash, sha256};
use crate::domain::id::{SeriesId, Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;

/// The words that begin a line.
const HEAD: &str = "head";
const LOST: &str = "lost";
const SERIES_HEAD: &str = "series-head";
const SERIES_LOST: &str = "series-lost";

/// The newest entry of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewestEntry {
    pub sequence: i64,
    pub hash: EntryHash,
}

/// The log to which a noted entry belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NotedLog {
    Tournament(TournamentId),
    Series(SeriesId),
}

/// The newest entry of one log, as acknowledged to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotedHead {
    pub log: NotedLog,
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
    pub fn of(log: NotedLog, entry: &SealedEntry) -> Self {
        let head = NewestEntry { sequence: entry.sequence, hash: entry.hash.clone() };
        Self { log, slug: None, head, at: entry.at, is_lost: false }
    }

    /// This note with the slug of the tournament or series.
    pub fn at_address(self, slug: &Slug) -> Self {
        Self { slug: Some(slug.clone()), ..self }
    }

    /// The line in a file.
    pub fn line(&self) -> String {
        let Self { log, slug, head: NewestEntry { sequence, hash }, at, is_lost } = self;
        // A program that knows no series ignores these words.
        let (word, id) = match (log, is_lost) {
            (NotedLog::Tournament(id), false) => (HEAD, id.to_string()),
            (NotedLog::Tournament(id), true) => (LOST, id.to_string()),
            (NotedLog::Series(id), false) => (SERIES_HEAD, id.to_string()),
            (NotedLog::Series(id), true) => (SERIES_LOST, id.to_string()),
        };
        let slug = slug.as_ref().map_or("-", Slug::as_str);
        let said = format!("{word} {id} {sequence} {hash} {} {slug}", at.timestamp_millis());
        format!("{said} {}\n", proof(&said))
    }

    /// Parses a line. One that was cut off or damaged yields nothing.
    pub fn read(line: &str) -> Option<Self> {
        let (said, stated) = line.rsplit_once(' ')?;
        let fields: Vec<&str> = said.split(' ').collect();
        let [word, id, sequence, hash, at, slug] = fields.as_slice() else { return None };
        if stated != proof(said) {
            return None;
        }
        let log = match *word {
            HEAD | LOST => NotedLog::Tournament(id.parse().ok()?),
            SERIES_HEAD | SERIES_LOST => NotedLog::Series(id.parse().ok()?),
            _ => return None,
        };
        Some(Self {
            log,
            slug: slug.parse().ok().filter(|_| *slug != "-"),
            head: NewestEntry {
                sequence: sequence.parse().ok()?,
                hash: EntryHash::stated((*hash).to_owned()),
            },
            at: DateTime::from_timestamp_millis(at.parse().ok()?)?,
            is_lost: [LOST, SERIES_LOST].contains(word),
        })
    }
}

/// A short checksum that a damaged line does not match.
fn proof(said: &str) -> String {
    let mut digits = sha256(said);
    digits.truncate(12);
    digits
}
