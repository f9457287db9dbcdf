//! Marks a file as a backup: an application ID in its header, so that nobody works in it, and a seal at its end, the
//! SHA-256 of everything before. SQLite reads neither.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use chrono::{DateTime, SecondsFormat, Utc};
use diesel::connection::SimpleConnection;

use super::connection::{self, BACKUP};
use super::error::StoreError;
use super::purpose::Purpose;
use crate::domain::hash::StreamedHash;

/// The position of the application ID in the header.
const MARK_AT: std::ops::Range<usize> = 68..72;
const BEGIN: &str = "\nArbiter backup 1 of ";
const MIDDLE: &str = " SHA-256 ";
/// The length of every seal in bytes.
const LENGTH: usize = BEGIN.len() + "2026-11-22T10:15:00Z".len() + MIDDLE.len() + 64 + 1;

/// The end of a backup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal {
    /// When the backup was made.
    pub at: DateTime<Utc>,
    /// The number of bytes before the seal: the database.
    pub length: u64,
    sha256: String,
}

impl Seal {
    /// Seals a finished copy.
    pub fn write(path: &Path, at: DateTime<Utc>) -> Result<(), StoreError> {
        let seal = || {
            let sha256 = hashed(File::open(path)?)?;
            let at = at.to_rfc3339_opts(SecondsFormat::Secs, true);
            let mut file = OpenOptions::new().append(true).open(path)?;
            file.write_all(format!("{BEGIN}{at}{MIDDLE}{sha256}\n").as_bytes())?;
            file.sync_all()
        };
        seal().map_err(|error| StoreError::file(path, error))
    }

    /// The seal of a file, if it has one.
    pub fn of(path: &Path) -> io::Result<Option<Self>> {
        let mut file = File::open(path)?;
        let Some(length) = file.metadata()?.len().checked_sub(LENGTH as u64) else { return Ok(None) };
        file.seek(SeekFrom::Start(length))?;
        let mut end = String::new();
        Ok(match file.read_to_string(&mut end) {
            Ok(_) => Self::read(&end, length),
            // A tail that is not text is not a seal.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => None,
            Err(error) => return Err(error),
        })
    }

    fn read(end: &str, length: u64) -> Option<Self> {
        let (at, sha256) = end.strip_prefix(BEGIN)?.strip_suffix('\n')?.split_once(MIDDLE)?;
        let at = DateTime::parse_from_rfc3339(at).ok()?.to_utc();
        Some(Self { at, length, sha256: sha256.to_owned() })
    }

    /// Whether everything before the seal is unchanged.
    pub fn holds(&self, path: &Path) -> io::Result<bool> {
        Ok(hashed(File::open(path)?.take(self.length))? == self.sha256)
    }
}

fn hashed(mut content: impl Read) -> io::Result<String> {
    let mut hash = StreamedHash::default();
    let mut part = vec![0; 1 << 16];
    loop {
        match content.read(&mut part)? {
            0 => return Ok(hash.finish()),
            read => hash.add(part.get(..read).unwrap_or_default()),
        }
    }
}

/// Marks a copy as a backup.
pub fn mark(path: &Path) -> Result<(), StoreError> {
    number(path, BACKUP)
}

/// Turns a copy of a backup into a database.
pub fn unmark(path: &Path) -> Result<(), StoreError> {
    number(path, 0)
}

fn number(path: &Path, number: i32) -> Result<(), StoreError> {
    let mut conn = connection::bare_sqlite(path, Purpose::Write)?;
    Ok(conn.batch_execute(&format!("PRAGMA synchronous = FULL; PRAGMA application_id = {number}"))?)
}

/// Whether a header is that of a backup.
pub fn is_marked_header(header: &[u8]) -> bool {
    header.get(MARK_AT).is_some_and(|mark| mark == BACKUP.to_be_bytes())
}
