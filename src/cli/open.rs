//! Opens the database named on the command line.

use std::fmt::Display;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::backup::{self, Leftovers};
use crate::app::cards::KeptCards;
use crate::app::error::Unfit;
use crate::app::library::LibrarySnapshot;
use crate::app::machine;
use crate::app::passwords::{Cost, Passwords};
use crate::app::unfit::UnfitExport;
use crate::app::{DatabaseUrl, Desk, DeskError, StoreError, TableUpdate, TableVersion};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::{output, progress};
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::id::Slug;

/// Where the data lives.
#[derive(Debug, Clone, clap::Args)]
pub struct DataLocation {
    /// The database: `sqlite:PATH`, or `postgres://…`.
    #[arg(
        long,
        global = true,
        env = "ARBITER_DATABASE_URL",
        default_value = "sqlite:arbiter.db",
        hide_env_values = true
    )]
    database: String,

    /// Whether somebody named the database, here or in the variable.
    #[arg(skip)]
    is_named: bool,

    /// Note the newest entry of each log in this folder too, such as a memory stick; beside an SQLite file it is always
    /// noted. `arbiter verify` and the start compare.
    #[arg(long, global = true, env = "ARBITER_HEADS_IN", value_name = "FOLDER")]
    heads_in: Option<PathBuf>,
}

impl DataLocation {
    /// The parsed URL.
    ///
    /// # Errors
    /// If it is neither SQLite nor PostgreSQL.
    pub fn url(&self) -> Result<DatabaseUrl, Unusable> {
        self.database.parse().map_err(|error| Unusable::about("--database", error))
    }

    /// Notes whether somebody named the database.
    pub const fn note_named(&mut self, is_named: bool) {
        self.is_named = is_named;
    }

    /// Whether somebody named the database. If not, it is the file in the folder in which the command is typed.
    pub const fn is_named(&self) -> bool {
        self.is_named
    }

    /// The second folder in which the newest entries are noted.
    pub fn heads_in(&self) -> Option<&Path> {
        self.heads_in.as_deref()
    }

    /// Tells if that folder is not there, as when a memory stick is not in: nothing is noted in it then, nor compared with it.
    pub fn tell_missing_heads(&self) {
        if let Some(folder) = self.heads_in().filter(|folder| !folder.is_dir()) {
            let folder = folder.display();
            output::note(format_args!(
                "--heads-in: {folder} is no folder, so it is left out. Name the one that you mean."
            ));
        }
    }

    /// The desk over the database, which is created if it does not exist. Tables of an older version are brought up to
    /// date, which only the start and what brings something new in may do.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn desk(&self) -> Result<Desk, Unusable> {
        self.desk_over(&self.url()?)
    }

    fn desk_over(&self, url: &DatabaseUrl) -> Result<Desk, Unusable> {
        let progress = progress::bar_once_told("Updating the tables");
        let desk = open_desk(url, |passwords| Desk::open_noting(url, self.heads_in(), passwords, &progress))?;
        Ok(desk.telling_of_lists(progress::bar_once_told("Rebuilding the lists")))
    }

    /// Whether the file is an unchanged backup; `None` if it is not a backup.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn backup_holds(&self) -> Result<Option<bool>, Unusable> {
        match self.url()? {
            DatabaseUrl::Sqlite(path) if !path.exists() => Ok(None),
            DatabaseUrl::Sqlite(path) => {
                backup::is_as_made(&path).map_err(|error| Unusable(error.to_string()))
            }
            DatabaseUrl::Postgres(_) => Ok(None),
        }
    }

    /// Whether a program may have the database open. Beside a file, SQLite then has another one with the newest part.
    ///
    /// # Errors
    /// If the address of the database is neither SQLite nor PostgreSQL.
    pub fn may_be_open(&self) -> Result<bool, Unusable> {
        Ok(match self.url()? {
            DatabaseUrl::Sqlite(path) => path.canonicalize().is_ok_and(|real| {
                let mut newest = real.into_os_string();
                newest.push("-wal");
                Path::new(&newest).exists()
            }),
            DatabaseUrl::Postgres(_) => true,
        })
    }

    /// The desk over an existing database or backup, read-only.
    ///
    /// # Errors
    /// If it does not exist or cannot be opened.
    pub fn desk_to_look(&self) -> Result<Desk, Unusable> {
        let url = self.url()?;
        if let DatabaseUrl::Sqlite(path) = &url
            && path.exists()
            && backup::backup_time(path).map_err(|error| Unusable(error.to_string()))?.is_some()
        {
            return open_desk(&url, |passwords| Desk::open_read_only(path, passwords));
        }
        self.existing_desk()
    }

    /// The card tables for reading lists. Needs no database and creates none.
    ///
    /// # Errors
    /// If a database exists but cannot be opened: an older table must not judge silently.
    pub fn newest_cards(&self) -> Result<NewestCards, Unusable> {
        self.present().map(NewestCards)
    }

    /// The rulings library. Without a database it contains the built-in outlines; creates no database.
    ///
    /// # Errors
    /// If a database exists but cannot be read.
    pub fn library(&self) -> Result<Arc<LibrarySnapshot>, Unusable> {
        let rulings = match self.present()? {
            Some(desk) => desk.library(),
            None => LibrarySnapshot::empty().map(Arc::new),
        };
        rulings.map_err(|error| Unusable(error.to_string()))
    }

    /// The desk, if there is a database.
    fn present(&self) -> Result<Option<Desk>, Unusable> {
        let url = self.url()?;
        let absent = matches!(&url, DatabaseUrl::Sqlite(path) if !path.exists());
        if absent { Ok(None) } else { self.current_desk(&url) }
    }

    /// The desk over an existing database.
    ///
    /// # Errors
    /// If it does not exist or cannot be opened, or its tables are of an older version, or a server has none: reading never
    /// creates a file, makes no tables on a server, and changes none.
    pub fn existing_desk(&self) -> Result<Desk, Unusable> {
        let url = self.url()?;
        if let DatabaseUrl::Sqlite(path) = &url
            && !path.exists()
        {
            return Err(missing(path));
        }
        self.current_desk(&url)?.ok_or_else(|| without_tables(&url))
    }

    /// The desk over a database whose tables are of this version; `None` for a server that has none yet.
    fn current_desk(&self, url: &DatabaseUrl) -> Result<Option<Desk>, Unusable> {
        match Desk::look(url).map_err(|error| unopened(url, &error))?.1 {
            TableVersion::None if url.is_shared() => Ok(None),
            // A file without tables lost its newest part, and the desk says what is missing.
            TableVersion::None | TableVersion::Current => self.desk_over(url).map(Some),
            TableVersion::Older(_) => Err(older(url)),
        }
    }
}

/// The newest known card tables: with a database the imported ones too, as on the pages; without one the built-in
/// ones.
pub struct NewestCards(Option<Desk>);

impl NewestCards {
    /// The newest table of a game.
    ///
    /// # Errors
    /// If the database does not answer or contains an unreadable table.
    pub fn of(&self, edition: Edition) -> Result<KeptCards, Unusable> {
        match &self.0 {
            Some(desk) => desk.newest_card_table(edition).map_err(|error| Unusable(error.to_string())),
            None => Ok(KeptCards::Embedded(data::card_table(edition))),
        }
    }
}

fn missing(path: &Path) -> Unusable {
    Unusable::about(
        path.display(),
        "there is no such database. Name it with --database sqlite:PATH, or start `arbiter` once to create it",
    )
}

fn without_tables(url: &DatabaseUrl) -> Unusable {
    Unusable::about(
        url,
        "there are no tables in it. Name another one with --database, or start `arbiter serve` once to make them",
    )
}

fn older(url: &DatabaseUrl) -> Unusable {
    let next = match url {
        DatabaseUrl::Sqlite(_) => {
            "Start this one once (`arbiter serve`): it keeps a copy of the file, then brings them up to date"
        }
        DatabaseUrl::Postgres(_) => {
            "Write a backup with that version, because no copy of a database on a server is kept; then start this one once \
             (`arbiter serve`), which brings them up to date"
        }
    };
    let why = "its tables are of an older version of Arbiter, which can go on with them";
    Unusable::about(url, format_args!("{why}. {next}"))
}

/// Opens a desk over a database.
///
/// # Errors
/// If it cannot be opened.
pub fn desk(url: &DatabaseUrl) -> Result<Desk, Unusable> {
    open_desk(url, |passwords| Desk::open(url, passwords))
}

fn open_desk(
    url: &DatabaseUrl,
    open: impl FnOnce(Passwords) -> Result<Desk, StoreError>,
) -> Result<Desk, Unusable> {
    let passwords = Passwords::new(Cost::Full).map_err(|error| Unusable(error.to_string()))?;
    let desk = open(passwords).map_err(|error| unopened(url, &error))?;
    tell_update(url, desk.update());
    Ok(desk)
}

fn unopened(url: &DatabaseUrl, error: &StoreError) -> Unusable {
    match error {
        StoreError::CannotOpen { .. }
        | StoreError::NewerSchema { .. }
        | StoreError::NotArbiter(_)
        | StoreError::NotUtf8 { .. } => Unusable(error.to_string()),
        other => Unusable::about(url, other),
    }
}

/// Says how to return to the version before, if the tables were changed for this one.
fn tell_update(url: &DatabaseUrl, update: &TableUpdate) {
    let changed = format!("{url}: its tables were changed for Arbiter {}.", env!("CARGO_PKG_VERSION"));
    match update {
        TableUpdate::None => {}
        TableUpdate::Copied(path) => output::note(format_args!(
            "{changed} {} is a copy from before the change, with which the older version can go on. Delete it when you \
             no longer need it.",
            path.display()
        )),
        TableUpdate::NotCopied => output::note(format_args!(
            "{changed} Arbiter keeps no copy of a database on a server: run “arbiter backup FILE” before each update."
        )),
    }
}

/// Reports what interrupted backups or restores left behind.
pub fn tell_leftovers(found: &Leftovers) {
    for path in &found.cleared {
        output::note(format_args!(
            "{}: a backup or restore was interrupted here. Its unfinished copy was removed; nothing of it was in use.",
            path.display()
        ));
    }
    for path in &found.left {
        output::note(format_args!(
            "{}: a backup or restore was interrupted here and left a whole copy, with names and deck lists. Delete it \
             when no other backup or restore is running.",
            path.display()
        ));
    }
}

/// Tells if no backup can be written into the folder for them, as when its disk is not there. The first backup would say so
/// much later. It makes the folder itself if it can.
pub fn tell_backup_folder(folder: Option<&Path>) {
    let Some((folder, Err(error))) = folder.map(|folder| (folder, machine::may_write_in(folder))) else {
        return;
    };
    if machine::is_still_to_make(folder) {
        return;
    }
    let folder = folder.display();
    if error.kind() == ErrorKind::NotFound {
        output::note(format_args!(
            "--backup-to: there is no folder {folder} now. If it is on another disk or a stick, connect that before the \
             first backup."
        ));
    } else {
        output::note(format_args!("--backup-to: no backup can be written to {folder}: {error}."));
    }
}

/// Turns a desk error into an answer: a refusal is a no, and so is a log that does not verify, because its end is missing
/// or for another reason. Everything else is unusable.
///
/// # Errors
/// If the input cannot be used.
pub fn answer_error(error: &DeskError) -> Result<YesOrNo, Unusable> {
    match error {
        DeskError::Refused(_)
        | DeskError::NotInSeries(_)
        | DeskError::Broken(_)
        | DeskError::BrokenSeries(_)
        | DeskError::Taken(_)
        | DeskError::Unsound(_)
        | DeskError::Unusable(Unfit::Export(UnfitExport::CutOff(_))) => Ok(no(error)),
        DeskError::Store(error) => refused_by_store(error),
        other => Err(Unusable(other.to_string())),
    }
}

/// Turns a store error into an answer: protecting existing data or refusing what does not verify is a no, everything
/// else is unusable.
///
/// # Errors
/// If the input or the database cannot be used.
pub fn refused_by_store(error: &StoreError) -> Result<YesOrNo, Unusable> {
    match error {
        StoreError::NameTaken
        | StoreError::SlugTaken
        | StoreError::AlreadyExists(_)
        | StoreError::InUse(_)
        | StoreError::NotEmpty(_)
        | StoreError::Unverified(_) => Ok(no(error)),
        other => Err(Unusable(other.to_string())),
    }
}

fn no(error: impl Display) -> YesOrNo {
    output::note(format_args!("arbiter: {error}"));
    YesOrNo::No
}

/// The slug named on the command line.
///
/// # Errors
/// If no tournament can have it.
pub fn slug(text: &str) -> Result<Slug, Unusable> {
    text.parse().map_err(|_| no_tournament(text))
}

/// Says that no tournament has this slug.
pub fn no_tournament(slug: &str) -> Unusable {
    Unusable(format!("there is no tournament “{slug}”; `arbiter tournament list` names them"))
}
