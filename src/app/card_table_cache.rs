//! Keeps card tables in memory once they have been read.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::edition::Edition;

/// A card table, compiled in or imported.
#[derive(Debug, Clone)]
pub enum KeptCards {
    /// Compiled into the program.
    Embedded(&'static CardTable),
    /// Imported into this installation.
    Imported(Arc<CardTable>),
}

impl Deref for KeptCards {
    type Target = CardTable;

    fn deref(&self) -> &CardTable {
        match self {
            Self::Embedded(table) => table,
            Self::Imported(table) => table,
        }
    }
}

/// Card tables that were read from the store.
#[derive(Debug, Default)]
pub(crate) struct CardTableCache {
    pub(super) by_version: Mutex<HashMap<String, KeptCards>>,
    /// The newest table by the version that was imported last.
    pub(super) newest: Mutex<HashMap<String, KeptCards>>,
    /// The particulars that came with the newest import of a game, and the place of that import.
    pub(super) particulars: Mutex<HashMap<Edition, (i64, Arc<ParticularsTable>)>>,
}
