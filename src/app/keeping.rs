//! The folder of backups: written on schedule or from the operator's page, the oldest removed.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::locked::lock;
use crate::app::restore_line;
use crate::app::store::backup::{self, BackupTurn, Leftovers, StoredBackup};
use crate::app::store::{DatabaseUrl, StoreError};
use crate::app::watch::Keeping;
use crate::domain::id::SubmissionId;
use crate::messages::{Message, dates, english, say};

impl Desk {
    /// Keeps up to `most` backups in this folder.
    #[must_use]
    pub fn keeping_backups(self, folder: Option<PathBuf>, most: usize) -> Self {
        *lock(&self.watch.keeping) = Keeping { folder, most, failed: None };
        self
    }

    /// The folder of backups; `None` for a database on a server if none was given.
    pub fn backup_folder(&self) -> Option<PathBuf> {
        let given = lock(&self.watch.keeping).folder.clone();
        given.or_else(|| self.store.url().folder().map(|folder| folder.join("backups")))
    }

    /// Writes a backup into the folder and removes the oldest beyond the limit, after one that is being written. Remembers
    /// what went wrong.
    ///
    /// # Errors
    /// Like [`Desk::back_up`].
    pub fn keep_backup(&self, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
        let written = self.folder_to_write().and_then(|folder| {
            let _turn = BackupTurn::wait(&folder, self.store.url(), now)?;
            self.write_kept(&folder, now)
        });
        self.note_backup(written)
    }

    /// Begins such a backup for a form and waits for it until `patience` ends; then it goes on by itself. None is begun
    /// while another is being written, nor for a form that is sent again.
    ///
    /// # Errors
    /// Like [`Desk::keep_backup`], as far as it is known by then.
    pub fn begin_backup(
        self: &Arc<Self>,
        asked: SubmissionId,
        now: DateTime<Utc>,
        patience: Duration,
    ) -> Result<(), StoreError> {
        let taken = self.folder_to_write().and_then(|folder| {
            Ok(BackupTurn::take(&folder, self.store.url(), asked, now)?.map(|turn| (folder, turn)))
        });
        let (folder, turn) = match taken {
            Ok(Some(taken)) => taken,
            Ok(None) => return Ok(()),
            Err(error) => return self.note_backup(Err(error)).map(drop),
        };
        let ((ended, end), desk) = (sync_channel(1), Arc::clone(self));
        let write = move || {
            let written = desk.note_backup(desk.write_kept(&folder, now));
            // Before anybody is told: the page that they open then finds none in progress.
            drop(turn);
            // Nobody may be waiting any more.
            let _ = ended.send(written.map(drop));
        };
        let begun = thread::Builder::new().name("backup".to_owned()).spawn(write);
        if let Err(error) = begun {
            let (path, cause) = ("the backup".to_owned(), error.to_string());
            return self.note_backup(Err(StoreError::File { path, cause })).map(drop);
        }
        // Without a word in time, the page says that it is being written.
        end.recv_timeout(patience).unwrap_or(Ok(()))
    }

    /// Since when a backup is being written into the folder, by this or another process.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn backup_in_progress(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
        let Some(folder) = self.backup_folder() else { return Ok(None) };
        backup::in_progress(&folder, self.store.url())
    }

    /// Remembers why a backup was not written, or that one was.
    fn note_backup(&self, written: Result<PathBuf, StoreError>) -> Result<PathBuf, StoreError> {
        let failed = written.as_ref().err().map(ToString::to_string);
        if let Some(error) = &failed {
            tracing::error!(%error, "no backup was written");
        }
        lock(&self.watch.keeping).failed = failed;
        written
    }

    fn folder_to_write(&self) -> Result<PathBuf, StoreError> {
        self.backup_folder().ok_or(StoreError::NotFound("folder for backups"))
    }

    fn write_kept(&self, folder: &Path, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
        let file = backup::new_name(folder, self.store.url(), now)?;
        // A stop of the program interrupts a backup, and what it wrote is a whole copy.
        for path in &backup::clear_leftovers_in(folder).cleared {
            tracing::warn!("{}: what an interrupted backup left was removed", path.display());
        }
        self.back_up(&file, now)?;
        let most = lock(&self.watch.keeping).most.max(1);
        backup::remove_oldest(folder, self.store.url(), most, &file)?;
        Ok(file)
    }

    /// Removes what interrupted backups left in the folder of backups: whole copies.
    pub fn clear_backup_folder(&self) -> Leftovers {
        self.backup_folder().map(|folder| backup::clear_leftovers_in(&folder)).unwrap_or_default()
    }

    /// Why the newest backup could not be written, if it failed.
    pub fn backup_failed(&self) -> Option<String> {
        lock(&self.watch.keeping).failed.clone()
    }

    /// The backups in the folder and next to the database, newest first. Each was verified when it was made.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn backups(&self) -> Result<Vec<StoredBackup>, StoreError> {
        let (given, beside) = (self.backup_folder(), self.store.url().folder());
        // The same folder can be written in two ways.
        let beside = beside.filter(|_| real(given.as_deref()) != real(beside));
        let mut found = Vec::new();
        for folder in given.as_deref().into_iter().chain(beside) {
            found.extend(backup::backups_in(folder, self.store.url())?);
        }
        backup::newest_first(&mut found);
        Ok(found)
    }

    /// Opens the backup that was made at this moment, with its size; `None` if none was, or it was removed meanwhile.
    ///
    /// # Errors
    /// If a folder or the file cannot be read.
    pub fn open_backup(&self, made_ms: i64) -> Result<Option<(File, u64, DateTime<Utc>)>, StoreError> {
        let mut found = self.backups()?.into_iter();
        let found = found.find(|kept| kept.made.timestamp_millis() == made_ms);
        let Some(kept) = found else { return Ok(None) };
        let (file, bytes) = kept.open()?;
        Ok(Some((file, bytes, kept.made)))
    }

    /// The command that restores the newest backup, as a clause; on a server also the one that makes a database for it.
    pub fn way_back(&self) -> Message {
        let restore = self.restoring();
        match self.store.url() {
            DatabaseUrl::Sqlite(_) => restore,
            DatabaseUrl::Postgres(_) => {
                say("site-way-back-server").with("create", restore_line::MAKES_EMPTY).with("restore", restore)
            }
        }
    }

    fn restoring(&self) -> Message {
        let newest = self.backups().map(|found| found.into_iter().next());
        let (program, database) = (restore_line::program(), restore_line::target(self.store.url()));
        match newest {
            Ok(Some(StoredBackup { path, made, .. })) => say("site-way-back")
                .with("file", restore_line::file(&path))
                .with("made", dates::moment_in_utc(&made))
                .with("program", program)
                .with("database", database),
            Ok(None) => say("site-way-back-none").with("program", program).with("database", database),
            Err(error) => say("site-way-back-unknown")
                .with("error", english(error.to_string()))
                .with("program", program)
                .with("database", database),
        }
    }
}

/// The one name that a folder has; `None` if it does not exist.
fn real(folder: Option<&Path>) -> Option<PathBuf> {
    folder?.canonicalize().ok()
}
