//! A small pool of reading connections.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::files::{self, FileId};
use super::purpose::Purpose;
use super::url::DatabaseUrl;

/// Reads take well under a millisecond; more connections would only wait for the same two cores.
pub(super) const MOST: usize = 8;
/// How long a read waits for a free connection before the page says that the site is busy.
const PATIENCE: Duration = Duration::from_secs(2);

/// The pool. The connections close with the last [`Store`](super::Store).
pub struct Readers {
    url: DatabaseUrl,
    purpose: Purpose,
    pool: Mutex<ReaderPool>,
    returned: Condvar,
}

struct ReaderPool {
    idle: Vec<AnyConnection>,
    lent: usize,
    /// The database file and write-ahead log that the idle connections have open.
    files: Files,
}

type Files = (Option<FileId>, Option<FileId>);

impl Readers {
    /// Opens nothing until it is needed.
    pub const fn new(url: DatabaseUrl, purpose: Purpose) -> Self {
        Self {
            url,
            purpose,
            pool: Mutex::new(ReaderPool { idle: Vec::new(), lent: 0, files: (None, None) }),
            returned: Condvar::new(),
        }
    }

    /// Runs a query. If the connection had died (a restarted server), runs it once more on a new one.
    pub fn read<T>(
        &self,
        reading: impl Fn(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let (conn, used) = self.borrow()?;
        match Self::try_on(conn, &reading) {
            Err(StoreError::Unavailable { .. }) if used => {
                self.lock().idle.clear();
                let (conn, _) = self.borrow()?;
                Self::try_on(conn, &reading)
            }
            outcome => outcome,
        }
    }

    fn try_on<T>(
        conn: Lent<'_>,
        reading: &impl Fn(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut conn = conn;
        let outcome = conn.open().and_then(reading);
        conn.sound = !matches!(&outcome, Err(error) if error.sinks_the_batch());
        outcome
    }

    /// Borrows a connection; the flag says whether it has been used before.
    fn borrow(&self) -> Result<(Lent<'_>, bool), StoreError> {
        let (file, log) = (files::identity(&self.url), files::log_identity(&self.url));
        let full = |pool: &mut ReaderPool| pool.lent >= MOST;
        let (mut pool, waited) = self
            .returned
            .wait_timeout_while(self.lock(), PATIENCE, full)
            .unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() && full(&mut pool) {
            return Err(StoreError::Busy);
        }
        // If a file was moved away, reading continues in it; once another file has its name, that one is used.
        let now = (file.or(pool.files.0), log.or(pool.files.1));
        if now != pool.files {
            pool.idle.clear();
            pool.files = now;
        }
        pool.lent += 1;
        let conn = pool.idle.pop();
        let used = conn.is_some();
        let files = pool.files;
        Ok((Lent { readers: self, conn, files, sound: false }, used))
    }

    fn lock(&self) -> MutexGuard<'_, ReaderPool> {
        // A panicking reader leaves the pool consistent, so ignore the poison.
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A borrowed connection; returned automatically, even if the query panics.
struct Lent<'r> {
    readers: &'r Readers,
    conn: Option<AnyConnection>,
    files: Files,
    sound: bool,
}

impl Lent<'_> {
    fn open(&mut self) -> Result<&mut AnyConnection, StoreError> {
        let conn = match self.conn.take() {
            Some(conn) => conn,
            None => connection::open(&self.readers.url, self.readers.purpose)?,
        };
        Ok(self.conn.insert(conn))
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let mut pool = self.readers.lock();
        let conn = self.conn.take().filter(|_| self.sound && self.files == pool.files);
        pool.lent = pool.lent.saturating_sub(1);
        pool.idle.extend(conn);
        drop(pool);
        self.readers.returned.notify_one();
    }
}
