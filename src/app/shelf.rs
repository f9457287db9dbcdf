//! A judge's own shelf: the entries of ruling documents that an account keeps, and those that it opened last. Nobody
//! else reads either.

use chrono::{DateTime, Utc};

use crate::app::citations;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::unfit::{MOST_ON_SHELF, UnfitShelf};
use crate::domain::id::AccountId;
use crate::domain::rulings::library::{Library, LibraryEntry};

/// A shelf: places of entries as [`citations::find`] reads them. The library may have lost some.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Those kept, the last one first.
    pub kept: Vec<String>,
    /// Those opened, the last one first.
    pub opened: Vec<String>,
}

impl Shelf {
    /// The place under which an entry is kept, if it is. A document that was imported again leads to the same entry
    /// from its earlier address.
    pub fn kept_as(&self, library: &Library, found: LibraryEntry<'_>) -> Option<&str> {
        let place = citations::place(found);
        let same = |kept: &&String| {
            **kept == place
                || citations::find(library, kept).is_some_and(|(held, _)| citations::place(held) == place)
        };
        self.kept.iter().find(same).map(String::as_str)
    }
}

impl Desk {
    /// An account's shelf.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn shelf(&self, account: AccountId) -> Result<Shelf, DeskError> {
        let kept = self.store.on_shelf(account)?;
        let opened = self.opened.of(account).into_iter().filter(|place| !kept.contains(place)).collect();
        Ok(Shelf { kept, opened })
    }

    /// Keeps an entry on an account's shelf. Keeping it again changes nothing.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] when the library has no such entry, [`UnfitShelf::Full`] when the shelf holds
    /// [`MOST_ON_SHELF`] others.
    pub fn keep_entry(&self, account: AccountId, place: &str, now: DateTime<Utc>) -> Result<(), DeskError> {
        let rulings = self.library()?;
        let (found, _) = citations::find(&rulings.library, place).ok_or(DeskError::NotFound)?;
        let shelf = Shelf { kept: self.store.on_shelf(account)?, opened: Vec::new() };
        let room = shelf.kept.len() < MOST_ON_SHELF;
        if room && shelf.kept_as(&rulings.library, found).is_some() {
            return Ok(());
        }
        let most = i64::try_from(MOST_ON_SHELF).unwrap_or(i64::MAX);
        let kept = self.store.put_on_shelf(account, &citations::place(found), most, now)?;
        if kept { Ok(()) } else { Err(UnfitShelf::Full.into()) }
    }

    /// Takes a place off an account's shelf, if it is there.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn take_off_shelf(&self, account: AccountId, place: &str) -> Result<(), DeskError> {
        Ok(self.store.take_off_shelf(account, place)?)
    }

    /// Remembers that an account opened an entry. Writes nothing to the store.
    pub fn remember_opened(&self, account: AccountId, found: LibraryEntry<'_>) {
        self.opened.add(account, &citations::place(found));
    }
}
