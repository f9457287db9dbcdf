//! THE LOG. Stores what was decided, in SQLite or PostgreSQL, and never decides. Diesel stays inside.
//!
//! Reads use a small pool of connections (`readers`), writes use threads, one for each turn at a time (`turns`,
//! `writer`). A write that returned `Ok` has reached the disk. All calls block, so the web layer makes them off its
//! async threads.

mod account_names;
mod account_uses;
mod accounts;
#[cfg_attr(not(feature = "postgres"), path = "alone.rs")]
mod announcer;
mod applications;
mod appointments;
#[cfg(feature = "postgres")]
mod at_once;
pub mod backup;
mod backup_files;
mod backup_turn;
mod browsers;
mod cards;
mod checkpoint;
mod columns;
mod connection;
mod consents;
mod copy_tables;
mod decisions;
mod decisions_elsewhere;
mod decks;
mod engine;
mod erasures;
mod error;
mod factors;
mod feeds;
mod file_copy;
mod files;
mod grants;
mod heads;
mod health;
mod invitations;
mod lag;
mod library_log;
mod log_marks;
mod log_rows;
mod log_sizes;
mod many_rows;
mod match_log;
mod migrate;
mod name_folding;
mod news;
mod noted;
mod one_time_links;
mod people;
mod pod_meetings;
mod pod_times;
#[cfg(feature = "postgres")]
mod postgres;
mod purpose;
mod queue;
mod read_models;
mod readers;
mod records;
mod renaming;
#[cfg_attr(not(feature = "postgres"), expect(dead_code, reason = "only PostgreSQL has replicas"))]
mod replica;
#[cfg(feature = "postgres")]
mod replica_watch;
mod rulings;
mod schema;
mod seal;
mod seats;
mod series_log;
mod sessions;
mod settings;
mod shelf;
mod shown_lists;
mod source;
mod staff_numbers;
mod stray_rows;
mod submission;
mod token;
mod tournaments;
mod turns;
mod unfinished;
mod update_copy;
mod url;
mod visibilities;
mod webhooks;
mod writer;

use std::path::Path;
use std::sync::{Arc, OnceLock};

pub use account_names::{KnownNames, UsedName};
pub use account_uses::AccountUse;
pub use accounts::{Account, Rights};
pub use applications::{Application, ApplicationState, Applied, CheckedList, Settlement};
pub use appointments::Appointment;
pub use cards::{CardTableRow, StoredCardTable};
pub use consents::{ConsentAnswer, NamesakeConsent};
pub use decisions::StoredDecisions;
pub use decisions_elsewhere::{ElsewhereStamp, StoredDecision};
pub use engine::{Engine, MOST_CONNECTIONS};
pub use erasures::BegunErasure;
pub use error::StoreError;
pub use factors::Factor;
pub use grants::{Grant, GrantRemoval};
pub use heads::HeadFiles;
pub use health::Trouble;
pub use log_marks::LogsMark;
pub use match_log::{Answered, LogTail, Private};
pub use migrate::{TableUpdate, TableVersion};
pub use name_folding::{fold_found, fold_name, fold_sought};
pub use noted::{NewestEntry, NotedHead, NotedLog};
pub use one_time_links::{LinkKind, OneTimeLink};
pub use people::NameChange;
pub use pod_meetings::{PodCount, PodTogether, SatTogether};
pub use pod_times::PodTime;
pub use read_models::{
    Appearance, PersonGame, PersonOutcome, PersonPenalty, PodPlace, ReadModel, ReadModelChange, StoredSummary,
};
pub use records::{ListedPerson, Met, PersonTotals};
pub use renaming::AccountErasure;
pub use replica::{ReplicaReport, ReplicaState};
pub use rulings::RulingDocument;
pub use seats::SeatClaim;
pub use series_log::{SeriesRow, StoredSeriesEntry};
pub use sessions::{Comer, Session};
pub use shown_lists::{SeenList, SeenListsChange};
pub use submission::{StoredSubmission, Submission};
pub use token::TokenHash;
pub use tournaments::{TournamentDump, TournamentRow};
pub use url::DatabaseUrl;
pub use visibilities::Visibility;
pub use webhooks::{DeliveryFault, Webhook, WebhookNotAdded};

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use announcer::Announcer;
use connection::AnyConnection;
use health::Health;
use news::News;
use purpose::Purpose;
use readers::Readers;
use replica::Replica;
use turns::Turn;
use writer::{Notice, Writer};

/// The open database. Clones share it; the file is closed with the last clone.
#[derive(Clone)]
pub struct Store(Arc<Open>);

struct Open {
    url: DatabaseUrl,
    health: Arc<Health>,
    heads: Arc<HeadFiles>,
    readers: Readers,
    /// From which strangers are answered, if there is one.
    replica: OnceLock<Arc<Replica>>,
    /// `None` for a read-only database.
    writer: Option<Writer>,
    update: TableUpdate,
}

/// The result of storing something under its hash or version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoreOutcome {
    /// It is new and was stored.
    Stored,
    /// It was already there; nothing changed.
    AlreadyHeld,
}

impl Store {
    /// Opens the database, creating the file and bringing the tables up to date.
    ///
    /// # Errors
    /// If it cannot be opened, belongs to another program, was written by a newer version, or lacks a required
    /// setting.
    pub fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        Self::open_noting(url, None, &|_, _| {})
    }

    /// Opens the database and also notes the newest entry of every log in a second folder, such as a memory stick.
    /// `tell` hears how many of how many changes of tables are made, if a database of an older version has to change.
    ///
    /// # Errors
    /// Like [`Store::open`]. An unwritable second folder is not an error.
    pub fn open_noting(
        url: &DatabaseUrl,
        second: Option<&Path>,
        tell: &dyn Fn(usize, usize),
    ) -> Result<Self, StoreError> {
        let (health, heads) = (Arc::new(Health::default()), Arc::new(HeadFiles::of(url, second)));
        let (conn, update) = update_copy::open_current(url, tell)?;
        let announcer = match url.is_shared() {
            true => Some(Announcer::start(url.clone(), Arc::clone(&health))?),
            false => None,
        };
        let writer = Some(Writer::start(url, conn, &health, &heads, announcer.as_ref())?);
        let readers = Readers::new(url.clone(), Purpose::Read);
        let replica = OnceLock::new();
        Ok(Self(Arc::new(Open { url: url.clone(), health, heads, readers, replica, writer, update })))
    }

    /// Opens an SQLite file that nobody writes to, such as a backup. Every write returns [`StoreError::ReadOnly`].
    ///
    /// # Errors
    /// If it cannot be opened or is not a database of this version.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        let url = DatabaseUrl::Sqlite(path.to_owned());
        let readers = Readers::new(url.clone(), Purpose::AtRest);
        readers.read(|conn| migrate::assert_current(conn, &url))?;
        let (health, heads) = Default::default();
        let (replica, update) = (OnceLock::new(), TableUpdate::None);
        Ok(Self(Arc::new(Open { url, health, heads, readers, replica, writer: None, update })))
    }

    /// Lets work in [`Store::reading_from_replica`] read from a streaming replica while that is level with this database. One
    /// that cannot be reached now is tried again from time to time.
    ///
    /// # Errors
    /// If this database or that one is not on a PostgreSQL server, or this program speaks to none.
    pub fn read_from(&self, url: &DatabaseUrl) -> Result<(), StoreError> {
        let refused =
            |cause: &str| StoreError::CannotOpen { place: url.to_string(), cause: cause.to_owned() };
        if !(self.0.url.is_shared() && url.is_shared()) {
            return Err(refused("only a database on a PostgreSQL server has a replica"));
        }
        #[cfg(feature = "postgres")]
        {
            let replica = self.0.replica.get_or_init(|| Arc::new(Replica::new(url.clone())));
            replica_watch::start(&self.0.url, replica, &self.0.health)
        }
        #[cfg(not(feature = "postgres"))]
        Err(refused("this program was built without PostgreSQL"))
    }

    /// Runs work for somebody who may see what was true a moment ago.
    pub fn reading_from_replica<T>(&self, work: impl FnOnce() -> T) -> T {
        if self.has_replica() { source::from_replica(work) } else { work() }
    }

    /// Whether there is a replica to read from, level or not.
    pub fn has_replica(&self) -> bool {
        self.0.replica.get().is_some()
    }

    /// Runs work, inside of such work, whose result is kept for everybody.
    pub fn reading_from_primary<T>(work: impl FnOnce() -> T) -> T {
        source::from_primary(work)
    }

    /// How the replica is doing, if there is one. Asks nobody.
    pub fn replica(&self) -> Option<ReplicaReport> {
        self.0.replica.get().map(|replica| replica.report(self.writes()))
    }

    /// What opening the database changed in its tables.
    pub fn update(&self) -> &TableUpdate {
        &self.0.update
    }

    /// The database's URL.
    pub fn url(&self) -> &DatabaseUrl {
        &self.0.url
    }

    /// Reads and commits once, for a health check.
    ///
    /// # Errors
    /// If either does not work now.
    pub fn ping(&self) -> Result<(), StoreError> {
        self.read(|_| Ok(()))?;
        // An empty commit would not touch an SQLite disk, so this writes a setting.
        self.put_setting(settings::PING, "")
    }

    /// Why nothing can be recorded now; `None` while writing works, as far as is known. Never queries or waits.
    ///
    /// A failure is remembered until a write succeeds; the writer tries one every few seconds.
    pub fn trouble_writing(&self) -> Option<Trouble> {
        self.0.health.writing.trouble()
    }

    /// Why nothing can be read now. Never queries or waits.
    pub fn trouble_reading(&self) -> Option<Trouble> {
        self.0.health.reading.trouble()
    }

    /// How long a read has been waiting while the database answered nobody. Never queries or waits.
    pub fn silence(&self) -> Duration {
        self.0.health.silence()
    }

    /// Remembers that somebody gave up waiting, until the next read succeeds.
    pub fn gave_up(&self) {
        self.0.health.reading.set(Some(Trouble::Silent));
    }

    /// Counts this process's writes and those it heard of: while the number is the same, nothing has changed except
    /// what another process wrote and has not announced yet.
    pub fn writes(&self) -> u64 {
        self.0.health.writes.load(Ordering::Acquire)
    }

    /// Counts those of the writes that may change identities, names or rights.
    pub fn identities(&self) -> u64 {
        self.0.health.identities.load(Ordering::Acquire)
    }

    /// Counts this process's reads.
    pub fn reads(&self) -> u64 {
        self.0.health.reads.load(Ordering::Acquire)
    }

    /// Counts the transactions this process has committed.
    pub fn commits(&self) -> u64 {
        self.0.health.commits.load(Ordering::Acquire)
    }

    /// The newest entries as noted outside the database.
    pub fn head_files(&self) -> &HeadFiles {
        &self.0.heads
    }

    fn read<T>(
        &self,
        reading: impl Fn(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if source::is_replica() {
            let replica = self.0.replica.get();
            if let Some(found) = replica.and_then(|replica| replica.read(self.writes(), &reading)) {
                self.0.health.reads.fetch_add(1, Ordering::AcqRel);
                return Ok(found);
            }
            source::stay_with_primary();
        }
        self.0.health.ask(|| self.0.readers.read(&reading))
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.hand_in(Turn::House, News::Identities, None, work)?.wait()
    }

    /// Queues a write that takes a lock other than the default one, such as a ruling or a name, and waits for it.
    fn write_in<T: Send + 'static>(
        &self,
        turn: Turn,
        work: impl Fn(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.hand_in(turn, News::Written, None, work)?.wait()
    }

    /// Queues work for a turn, in which operations run one after the other. Does not wait. If it appends to a log,
    /// the newest entry is noted after the commit.
    fn hand_in<T: Send + 'static>(
        &self,
        turn: Turn,
        news: News,
        noted: Option<NotedHead>,
        work: impl Fn(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Writing<T>, StoreError> {
        let (tell, writing) = waited_for();
        self.writer()?.hand_in(turn, Notice { news, noted }, work, tell)?;
        Ok(writing)
    }

    fn writer(&self) -> Result<&Writer, StoreError> {
        self.0.writer.as_ref().ok_or(StoreError::ReadOnly)
    }
}

/// A queued write.
#[must_use = "whether it was written is known once it was waited for"]
pub struct Writing<T>(Receiver<Result<T, StoreError>>);

impl<T> Writing<T> {
    /// Waits for the commit.
    ///
    /// # Errors
    /// Why nothing was stored.
    pub fn wait(self) -> Result<T, StoreError> {
        self.0.recv().unwrap_or_else(|_| Err(writer::stopped_error()))
    }
}

/// A callback that takes the outcome of a piece of work, and the handle that waits for it.
pub fn waited_for<T: Send + 'static>() -> (impl FnOnce(Result<T, StoreError>) + Send + 'static, Writing<T>) {
    let (say, hear) = sync_channel(1);
    // Fails only if nobody waits any more, because the caller's thread has ended.
    (move |outcome| drop(say.send(outcome)), Writing(hear))
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Store").field(&self.0.url).finish()
    }
}

#[cfg(test)]
mod tests;
