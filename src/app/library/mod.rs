//! The rulings library: documents as imported, split, and indexed for searching.

pub(super) mod cache;
mod export;
mod guess;
mod import;
mod known;
pub(super) mod newest;
mod plain;
mod printed_date;
mod snapshot;

pub use guess::{Guess, RESERVED, stem_of};
pub use import::{DocumentImport, ImportOutcome, Preview, fits};
pub use plain::{PlainDocument, file_kind};
pub use snapshot::LibrarySnapshot;

use known::{ReadLibrary, known_documents};

use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::domain::hash::LibraryVersion;
use crate::domain::id::TournamentId;
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::log::addresses;

impl Desk {
    /// The current library, for reading. While one thread loads what this or another process imported, all others get
    /// the previous library.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn library(&self) -> Result<Arc<LibrarySnapshot>, DeskError> {
        let version = self.library_version()?;
        self.library.at_hand(|rulings| rulings.version == version, |known| self.read_library(known))
    }

    /// The newest library, for deciding something on it. Waits until it is made.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_library(&self) -> Result<Arc<LibrarySnapshot>, DeskError> {
        let version = self.library_version()?;
        self.library.get(|rulings| rulings.version == version, |known| self.read_library(known))
    }

    /// Rebuilds the library after something was recorded, so that its author sees it on the next page. The statement
    /// stays recorded even if the library cannot be read: then the pages say why.
    pub(super) fn take_up(&self) {
        if let Err(error) = self.newest_library() {
            tracing::warn!(%error, "the rulings library was not read");
        }
    }

    fn library_version(&self) -> Result<LibraryVersion, DeskError> {
        Ok(LibraryVersion::of(self.store.library_stamp()?.join("\n")))
    }

    /// The library as it applies at one tournament: proposals of its staff count too.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn library_at(&self, tournament: TournamentId) -> Result<Arc<LibrarySnapshot>, DeskError> {
        let rulings = self.library()?;
        if rulings.proposed.is_empty() {
            return Ok(rulings);
        }
        let mut count = Vec::new();
        for helper in self.staff_of(tournament)? {
            if !count.contains(&helper.account) && self.may_assert(helper.account)? {
                count.push(helper.account);
            }
        }
        let theirs = |one: &&Asserted| one.by.account().is_some_and(|by| count.contains(&by));
        let here: Vec<Asserted> = rulings.proposed.iter().filter(theirs).cloned().collect();
        if here.is_empty() {
            return Ok(rulings);
        }
        let mut theirs = LibrarySnapshot::clone(&rulings);
        theirs.library = rulings.library.with_assertions(here);
        Ok(Arc::new(theirs))
    }

    fn read_library(&self, known: &mut ReadLibrary) -> Result<LibrarySnapshot, DeskError> {
        // Read first: whatever is recorded in between belongs to the next state, which costs only what is new.
        let version = self.library_version()?;
        let log = self.library_log()?;
        let mut imported = known.imported_documents(&self.store, &log)?;
        addresses::tell_apart(&mut imported, known_documents()?);
        known.laid.lay_over(&mut imported, &log.corrections);
        imported.mark_replaced();
        LibrarySnapshot::of(imported, &log, version, known)
    }
}
