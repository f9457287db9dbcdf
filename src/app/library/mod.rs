//! The rulings library: documents as imported, split, and indexed for searching.

mod export;
mod guess;
mod import;
mod snapshot;

pub use guess::{Guess, RESERVED, stem_of};
pub use import::{DocumentImport, ImportOutcome, Preview};
pub use snapshot::LibrarySnapshot;
use snapshot::known_documents;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::store::RulingDocument;
use crate::app::text::decode;
use crate::app::unfit::UnfitDocument;
use crate::domain::actor::ActorId;
use crate::domain::hash::sha256;
use crate::domain::id::TournamentId;
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::document::{Document, dated, lines_sha256};
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::library::Former;
use crate::domain::rulings::log::addresses;
use crate::domain::rulings::log::apply::Log;
use crate::domain::rulings::log::imported::{ImportedDocument, Imports};
use crate::domain::rulings::log::overlay::lay_over;
use crate::domain::rulings::split::split;

impl Desk {
    /// The current library; rebuilt after this or another process imported something.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn library(&self) -> Result<Arc<LibrarySnapshot>, DeskError> {
        let version = sha256(self.store.library_stamp()?.join("\n"));
        let mut kept = lock(&self.library);
        if let Some(rulings) = kept.as_ref().filter(|rulings| rulings.version == version) {
            return Ok(Arc::clone(rulings));
        }
        let rulings = Arc::new(self.read_library(version)?);
        *kept = Some(Arc::clone(&rulings));
        drop(kept);
        Ok(rulings)
    }

    /// The library as it applies at one tournament: proposals of its staff count too.
    ///
    /// # Errors
    /// When the store cannot be read.
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
        let theirs =
            |one: &&Asserted| ActorId::from(one.by.as_str()).account().is_some_and(|by| count.contains(&by));
        let here: Vec<Asserted> = rulings.proposed.iter().filter(theirs).cloned().collect();
        if here.is_empty() {
            return Ok(rulings);
        }
        Ok(Arc::new(LibrarySnapshot {
            library: rulings.library.with_assertions(here),
            ..LibrarySnapshot::clone(&rulings)
        }))
    }

    fn read_library(&self, version: String) -> Result<LibrarySnapshot, DeskError> {
        let log = self.library_log()?;
        let mut imported = Imports::default();
        for stored in self.store.documents()? {
            imported.push(read_stored(stored, &log)?);
        }
        addresses::tell_apart(&mut imported, &known_documents()?);
        lay_over(&mut imported, &log.corrections);
        imported.mark_replaced();
        LibrarySnapshot::of(imported, &log, version)
    }
}

/// Reported if a stored document's bytes no longer match the hash under which it was imported.
const CHANGED: &str = "the stored file was changed or damaged after it was imported; restore a backup";

fn read_stored(stored: RulingDocument, log: &Log) -> Result<ImportedDocument, DeskError> {
    let unreadable = |why: &dyn std::fmt::Display| UnfitDocument::Stored {
        stem: stored.stem.clone(),
        cause: why.to_string(),
    };
    let text = decode(stored.bytes.clone()).map_err(|why| unreadable(&why))?;
    let imported: Document = serde_json::from_str(&stored.meta).map_err(|error| unreadable(&error))?;
    let later = || log.descriptions_of(&stored.sha256);
    // It was cited under each of these dates.
    let former = std::iter::once(&imported).chain(later()).map(|known| dated(known.issued, None)).collect();
    let newest = later().next_back();
    let document = newest.unwrap_or(&imported).clone();
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let changed = sha256(&stored.bytes) != stored.sha256;
    let document = match known {
        // A later version of the program may know more about the layout and the pages.
        Some(known) if newest.is_none() => Document { stem: document.stem, ..known },
        // Bytes changed in the database prove nothing about what was cited from the imported ones.
        _ if changed => {
            Document { sha256: sha256(&stored.bytes), lines_sha256: lines_sha256(&text.text), ..document }
        }
        _ => document,
    };
    let split = split(&text.text, document.format, &document.pages);
    let report = report(&text.text, &split);
    Ok(ImportedDocument {
        base: document.clone(),
        document,
        stored_sha256: stored.sha256,
        entries: split.entries,
        corrections: Vec::new(),
        former: Former { dates: former, addresses: BTreeMap::new() },
        text: text.text,
        note: if changed { Some(CHANGED.to_owned()) } else { text.note },
        recognised,
        report,
        at: stored.imported_at,
        by: stored.imported_by,
        replaced_by: None,
    })
}
