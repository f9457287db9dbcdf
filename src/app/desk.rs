//! The desk: the store and what the program keeps in memory beside it.

use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

use chrono::Utc;

use crate::app::account_names::AccountNames;
use crate::app::card_table_cache::CardTableCache;
use crate::app::fame::FameCache;
use crate::app::library::cache::{LibraryCache, MOST_RULING_TEXT};
use crate::app::listed_order::ListedOrderCache;
use crate::app::lists_making::ListsMaking;
use crate::app::opened::OpenedEntries;
use crate::app::outdated_lists_cache::OutdatedListsCache;
use crate::app::passwords::Passwords;
use crate::app::progress::ProgressListener;
use crate::app::ratings::table::RatingCache;
use crate::app::series::cache::SeriesCache;
use crate::app::store::{DatabaseUrl, Engine, ReplicaReport, Store, StoreError, TableUpdate, TableVersion};
use crate::app::summaries::ListedState;
use crate::app::summary::SummaryCache;
use crate::app::throttle::Throttle;
use crate::app::tournament_cache::{self, TournamentCache};
use crate::app::unfinished_import::UnfinishedImport;
use crate::app::usage_cache::UsageCache;
use crate::app::watch::Watch;
use crate::domain::hash::sha256;
use crate::domain::id::TournamentId;

/// The desk: one for the whole program, shared by all requests.
pub struct Desk {
    pub(crate) store: Store,
    pub(crate) passwords: Passwords,
    pub(crate) throttle: Throttle,
    pub(crate) account_names: AccountNames,
    pub(crate) cards: CardTableCache,
    pub(crate) library: LibraryCache,
    pub(crate) most_ruling_text: usize,
    pub(crate) precedents: Mutex<crate::app::grounds::PrecedentCache>,
    pub(crate) opened: OpenedEntries,
    pub(crate) watch: Watch,
    pub(crate) usage: UsageCache,
    pub(crate) tournaments: Arc<TournamentCache>,
    pub(crate) summaries: Mutex<SummaryCache>,
    /// All summaries together, as they were listed last.
    pub(crate) listed: Mutex<Option<ListedState>>,
    pub(crate) progress: ProgressListener,
    pub(crate) lists_progress: ProgressListener,
    pub(crate) lists_making: ListsMaking,
    pub(crate) ratings: RatingCache,
    pub(crate) fame: FameCache,
    pub(crate) listed_order: ListedOrderCache,
    pub(crate) series: SeriesCache,
    pub(crate) outdated: OutdatedListsCache,
    pub(crate) pages_ended: AtomicU64,
    /// The import of several exports that stopped last, until its rest or another is sent.
    pub(crate) unfinished_import: Mutex<Option<UnfinishedImport>>,
    /// Held while an import is compared with what is here, and stored.
    pub(crate) one_import: Mutex<()>,
}

/// The work that one process has asked of its database since it began, so that tests can bound it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatabaseWork {
    /// Reads, each of one connection.
    pub reads: u64,
    /// Its own writes, and those that other processes announced.
    pub writes: u64,
    /// Transactions that it committed.
    pub commits: u64,
}

impl Desk {
    /// Opens the desk over a store.
    pub(super) fn new(store: Store, passwords: Passwords) -> Self {
        Self {
            store,
            passwords,
            throttle: Throttle::default(),
            account_names: AccountNames::default(),
            cards: CardTableCache::default(),
            library: LibraryCache::default(),
            most_ruling_text: MOST_RULING_TEXT,
            precedents: Mutex::default(),
            opened: OpenedEntries::default(),
            watch: Watch::default(),
            usage: UsageCache::default(),
            tournaments: Arc::new(TournamentCache::of(tournament_cache::MOST_BYTES)),
            summaries: Mutex::default(),
            listed: Mutex::default(),
            progress: ProgressListener::default(),
            lists_progress: ProgressListener::default(),
            lists_making: ListsMaking::default(),
            ratings: RatingCache::default(),
            fame: FameCache::default(),
            listed_order: ListedOrderCache::default(),
            series: SeriesCache::default(),
            outdated: OutdatedListsCache::default(),
            pages_ended: AtomicU64::default(),
            unfinished_import: Mutex::default(),
            one_import: Mutex::default(),
        }
    }

    /// Limits the memory for tournaments to this many bytes instead of [`tournament_cache::MOST_BYTES`].
    #[must_use]
    pub fn holding(self, most_bytes: usize) -> Self {
        Self { tournaments: Arc::new(TournamentCache::of(most_bytes)), ..self }
    }

    /// Limits the text of all ruling documents to this many bytes instead of [`MOST_RULING_TEXT`].
    #[must_use]
    pub fn holding_rulings(self, most_bytes: usize) -> Self {
        Self { most_ruling_text: most_bytes, ..self }
    }

    /// Says how far it is with work that takes long: one tournament after the other.
    #[must_use]
    pub fn with_progress(self, progress: ProgressListener) -> Self {
        Self { progress, ..self }
    }

    /// Says how far it is with summaries that are missing, as all are after some updates.
    #[must_use]
    pub fn telling_of_lists(self, lists_progress: ProgressListener) -> Self {
        Self { lists_progress, ..self }
    }

    pub fn tournament_cache(&self) -> &TournamentCache {
        &self.tournaments
    }

    /// Opens the desk over a database, which is created if it is not there.
    ///
    /// # Errors
    /// If it cannot be opened, belongs to another program, or was written by a newer version.
    pub fn open(url: &DatabaseUrl, passwords: Passwords) -> Result<Self, StoreError> {
        Ok(Self::new(Store::open(url)?, passwords))
    }

    /// Opens the desk and also notes the newest entry of every log in a second folder, such as a memory stick. While
    /// tables of an older version change, it says how far that is.
    ///
    /// # Errors
    /// Like [`Desk::open`]. An unwritable second folder is not an error.
    pub fn open_noting(
        url: &DatabaseUrl,
        second: Option<&Path>,
        passwords: Passwords,
        progress: &ProgressListener,
    ) -> Result<Self, StoreError> {
        let tell = |done, of| progress.tell(done, of);
        Ok(Self::new(Store::open_noting(url, second, &tell)?, passwords))
    }

    /// Opens the desk over an SQLite file that nobody writes to, such as a backup.
    ///
    /// # Errors
    /// If it cannot be opened or is not a database of this version.
    pub(crate) fn open_read_only(path: &Path, passwords: Passwords) -> Result<Self, StoreError> {
        Ok(Self::new(Store::open_read_only(path)?, passwords))
    }

    /// Lets work for strangers read from a streaming replica of the database, while that has everything that this
    /// process knows of.
    ///
    /// # Errors
    /// If the database is not on a PostgreSQL server, or `replica` is not the address of one.
    pub fn reading_from(self, replica: &DatabaseUrl) -> Result<Self, StoreError> {
        self.store.read_from(replica)?;
        Ok(self)
    }

    /// Runs work for a stranger, whose reads may come from the replica if there is one.
    pub fn for_stranger<T>(&self, work: impl FnOnce() -> T) -> T {
        self.store.reading_from_replica(work)
    }

    /// Whether strangers may be answered from a replica.
    pub fn has_replica(&self) -> bool {
        self.store.has_replica()
    }

    /// How the replica is doing, if there is one. Asks nobody.
    pub fn replica(&self) -> Option<ReplicaReport> {
        self.store.replica()
    }

    /// The database it is open over.
    pub fn database(&self) -> &DatabaseUrl {
        self.store.url()
    }

    /// What opening the database changed in its tables.
    pub fn update(&self) -> &TableUpdate {
        self.store.update()
    }

    /// The copy of the database before this version changed its tables, if it did so when it was opened.
    pub(crate) fn kept_before_update(&self) -> Option<&Path> {
        match self.update() {
            TableUpdate::Copied(path) => Some(path),
            TableUpdate::None | TableUpdate::NotCopied => None,
        }
    }

    /// What this process has asked of its database so far. Reads nothing.
    pub fn database_work(&self) -> DatabaseWork {
        DatabaseWork { reads: self.store.reads(), writes: self.store.writes(), commits: self.store.commits() }
    }

    /// What keeps a database, and of which version its tables are. Opens no desk over it and changes nothing.
    ///
    /// # Errors
    /// If it cannot be opened, belongs to another program, or was written by a newer version.
    pub(crate) fn look(url: &DatabaseUrl) -> Result<(Engine, TableVersion), StoreError> {
        Store::look(url)
    }

    /// Reads and commits once: whether the database answers and keeps what it is given.
    ///
    /// # Errors
    /// If either does not work now.
    pub(crate) fn ping(&self) -> Result<(), StoreError> {
        self.store.ping()
    }

    /// Counts what this process has written, found damaged or made again for its lists. Does not ask the store.
    pub fn changes(&self) -> u64 {
        let beside = self.watch.changes().wrapping_add(self.lists_making.renewals());
        self.store.writes().wrapping_add(beside)
    }

    /// Counts the changes that may concern identities, names or rights. Reads nothing.
    pub fn identities(&self) -> u64 {
        self.store.identities()
    }

    /// The password hasher, for creating accounts.
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Refuses passwords made of words that belong to this installation.
    pub fn refuse_passwords_of<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        self.passwords.refuse_also(words.map(str::to_owned));
    }

    /// The version of a cached page: the head of one log and of the names of its staff, or of all logs together and of the
    /// names of all accounts. Everybody who acts at a tournament counts as its staff.
    pub fn head_of(&self, tournament: Option<TournamentId>) -> String {
        // A damaged log cannot record that a name has changed, but the log of another tournament can.
        let heads = match tournament.filter(|_| !self.watch.knows_damage()) {
            Some(id) => {
                let found = self.store.head_and_staff(id);
                found.map(|(head, staff)| {
                    let hash = head.map_or_else(String::new, |head| head.hash.to_string());
                    format!("{hash} {staff}")
                })
            }
            None => {
                let mark = self.store.mark_of_logs();
                let renewals = self.lists_making.renewals();
                mark.and_then(|mark| Ok(format!("{mark:?} {renewals} {}", self.store.renames()?)))
            }
        };
        // An unreadable head equals no other, so no stale page is shown.
        let heads = heads.unwrap_or_else(|error| format!("{error} at {}", Utc::now()));
        // Finding damage changes the page but not the log.
        sha256(format!("{heads} {}", self.watch.changes()))
    }
}
