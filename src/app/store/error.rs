//! Errors of the store, in sentences a director may read.

use diesel::result::{DatabaseErrorKind, Error};

use super::submission::StoredSubmission;

/// Why nothing was read or written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The log, or the names of accounts, changed since they were read: decide again.
    #[error("somebody else's entry came first; look again and repeat if it is still needed")]
    Stale,
    /// The log already contains this submission; its answer is included.
    #[error("this was sent before, and counts once")]
    Duplicate(Box<StoredSubmission>),
    /// What was to be changed does not exist.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Another tournament has this slug.
    #[error("another tournament already has this short name; choose another")]
    SlugTaken,
    /// Another account signs in with this name.
    #[error("somebody already signs in with this name; choose another")]
    NameTaken,
    /// A link that is unknown, used or expired.
    #[error("this link was used already or is too old; ask for a new one")]
    LinkSpent,
    /// The entries do not continue the log. Nothing was written.
    #[error("the entries are not numbered from where the log ends")]
    Misnumbered,

    /// The database cannot be reached or created.
    #[error("the database {place} cannot be opened: {cause}")]
    CannotOpen {
        /// The URL, without a password.
        place: String,
        /// What the database or the system said.
        cause: String,
    },
    /// The file contains another program's tables.
    #[error("{0} is a database, but not one of Arbiter's; it was left as it is")]
    NotArbiter(String),
    /// Written by a later version of this program.
    #[error("{place} was written by a newer version of Arbiter (it knows “{migration}”); use that version")]
    NewerSchema {
        place: String,
        /// The first migration that this version does not know.
        migration: String,
    },
    /// A database on a server in an encoding that lacks letters.
    #[error(
        "the database {place} keeps text as {found}, which lacks letters: make one in UTF-8, with “createdb --encoding UTF8 \
         --template template0 NAME”"
    )]
    NotUtf8 {
        /// The URL, without a password.
        place: String,
        /// The encoding.
        found: String,
    },
    /// This SQLite library can damage files.
    #[error(
        "this program was built with SQLite {found}, which can damage files; {wanted} or newer is needed"
    )]
    OldSqlite {
        /// The version found.
        found: String,
        /// The oldest version that is safe.
        wanted: String,
    },
    /// A required setting did not take effect.
    #[error("the database connection has {name} = {found} where {wanted} is needed")]
    WrongSetting {
        name: String,
        /// The value found.
        found: String,
        /// The value it must have.
        wanted: String,
    },

    /// The file, folder or server is read-only.
    #[error("nothing was saved: the database cannot be written to (read-only); reading goes on")]
    ReadOnly,
    /// There is no space left.
    #[error("nothing was saved: the disk is full; free some space and send it again")]
    DiskFull,
    /// Others kept the database for too long.
    #[error("nothing was saved: the database is busy; send it again")]
    Busy,
    /// The disk or the connection failed; a write may or may not have been stored.
    #[error(
        "the database failed, so it is not certain that this was saved; send it again, it counts once ({cause})"
    )]
    Unavailable {
        /// What the database or the system said.
        cause: String,
    },
    /// The database does not contain what was written.
    #[error("the database is damaged: {0}; restore the newest backup")]
    Damaged(String),
    /// Any other database error.
    #[error("the database refused: {0}")]
    Database(String),

    /// The caller's check of a copy failed.
    #[error("the copy does not verify: {0}")]
    Unverified(String),
    /// The backup's file already exists.
    #[error("{0} exists already; nothing is overwritten, choose another name")]
    AlreadyExists(String),
    /// The database to be replaced is in use.
    #[error("{0} is in use; stop Arbiter first, then restore")]
    InUse(String),
    /// A PostgreSQL database to be filled is not empty.
    #[error(
        "{0} is not empty; a backup is restored into an empty database only: make one with “createdb --encoding UTF8 \
         --template template0 NAME”, restore into that, and name it in ARBITER_DATABASE_URL of each process"
    )]
    NotEmpty(String),
    /// A file could not be read, written or moved.
    #[error("{path}: {cause}")]
    File {
        path: String,
        /// What the system said.
        cause: String,
    },
}

impl StoreError {
    /// Whether the database cannot write at the moment, for a reason that its operator can fix.
    pub const fn is_outage(&self) -> bool {
        matches!(
            self,
            Self::ReadOnly | Self::DiskFull | Self::Busy | Self::Unavailable { .. } | Self::CannotOpen { .. }
        )
    }

    /// Whether the connection or the disk failed, rather than this one piece of work.
    ///
    /// A transaction with such an error cannot continue.
    pub(super) const fn sinks_the_batch(&self) -> bool {
        matches!(
            self,
            Self::ReadOnly | Self::DiskFull | Self::Busy | Self::Unavailable { .. } | Self::Damaged(_)
        )
    }

    /// The error to report when the commit itself failed.
    ///
    /// On a full disk the final frame was never written, so nothing was stored. After any other error nobody knows.
    pub(super) fn at_commit(self) -> Self {
        match self {
            Self::DiskFull | Self::ReadOnly | Self::Unavailable { .. } => self,
            other => Self::Unavailable { cause: other.to_string() },
        }
    }

    /// A stored text that cannot be parsed.
    pub(super) fn unreadable(what: &str, cause: impl std::fmt::Display) -> Self {
        Self::Damaged(format!("{what} cannot be read ({cause})"))
    }

    /// A database's write-ahead log was removed, and what was only in it could not be saved yet.
    pub(super) fn log_away(place: &impl std::fmt::Display, cause: &Self) -> Self {
        let cause =
            format!("its newest part, the file ending in “-wal”, was removed, and is not saved yet: {cause}");
        Self::CannotOpen { place: place.to_string(), cause }
    }

    pub(super) fn file(path: &std::path::Path, cause: impl std::fmt::Display) -> Self {
        Self::File { path: path.display().to_string(), cause: cause.to_string() }
    }
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let text = error.to_string();
        match error {
            Error::DatabaseError(DatabaseErrorKind::ClosedConnection, _)
            | Error::BrokenTransactionManager => Self::Unavailable { cause: text },
            Error::DatabaseError(DatabaseErrorKind::ReadOnlyTransaction, _) => Self::ReadOnly,
            Error::RollbackErrorOnCommit { commit_error, .. } => Self::from(*commit_error),
            _ => by_words(text),
        }
    }
}

/// Diesel reports no codes for these, so this matches the fixed texts of both databases. PostgreSQL is told to write
/// English when a connection is opened.
fn by_words(text: String) -> StoreError {
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if says(&["database or disk is full", "No space left on device"]) {
        StoreError::DiskFull
    } else if says(&["readonly database", "read-only transaction"]) {
        StoreError::ReadOnly
    } else if says(&[
        "is locked",
        "statement timeout",
        "lock timeout",
        "deadlock detected",
        "too many clients",
    ]) {
        StoreError::Busy
    } else if says(&["malformed", "not a database"]) {
        StoreError::Damaged(text)
    } else if says(&[
        "disk I/O error",
        "unable to open database file",
        "server closed the connection",
        "no connection to the server",
        "could not send",
        "could not receive",
        "terminating connection",
        "shutting down",
        "starting up",
        "recovery mode",
        "Input/output error",
    ]) {
        StoreError::Unavailable { cause: text }
    } else {
        StoreError::Database(text)
    }
}

/// Returns `refusal` if a row with this key exists.
pub(super) fn unless_taken<T>(
    result: Result<T, Error>,
    refusal: impl FnOnce() -> StoreError,
) -> Result<T, StoreError> {
    result.map_err(|error| match error {
        Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => refusal(),
        other => other.into(),
    })
}

/// Reports that a referenced row does not exist.
pub(super) fn unless_missing<T>(result: Result<T, Error>, what: &'static str) -> Result<T, StoreError> {
    result.map_err(|error| match error {
        Error::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, _) => StoreError::NotFound(what),
        other => other.into(),
    })
}
