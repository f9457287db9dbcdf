//! Checks that what is stored next to the logs is unchanged: ruling documents, card tables and statements.

use serde::Serialize;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{self, RulingDocument};
use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::hash::DocumentHash;

/// What a check of the documents and card tables found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Holdings {
    /// How many ruling documents are stored.
    pub documents: usize,
    /// How many card tables are stored.
    pub card_tables: usize,
    /// How many statements about the rulings library are stored.
    pub statements: usize,
    /// How many statements are older than the statement hash chain, so that nothing proves them.
    pub unproved_statements: usize,
    /// What no hash covers, in words.
    pub uncovered: &'static str,
    /// What has changed since it was stored; empty if nothing has.
    pub problems: Vec<String>,
}

/// What could be changed in the database without `verify` noticing; a backup's seal covers it.
const UNCOVERED: &str = "accounts, sessions, links, roles of staff, names of people, settings";

impl Holdings {
    /// Whether everything matches its hash.
    pub fn hold(&self) -> bool {
        self.problems.is_empty()
    }
}

impl Desk {
    /// Checks that every stored ruling document matches its hash, every card table its version, and that the
    /// statements about the library are chained.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    pub fn holdings(&self) -> Result<Holdings, DeskError> {
        let documents = self.store.documents()?;
        let tables = self.store.card_tables()?;
        let mut problems: Vec<String> = documents.iter().filter_map(changed_document).collect();
        for row in &tables {
            problems.extend(self.store.card_table(&row.version)?.as_ref().and_then(changed_table));
        }
        let (statements, unproved_statements, changed) = self.store.statements_verified()?;
        problems.extend(changed.iter().map(|number| {
            format!("statement {number} about the rulings library is not as it was written; restore a backup")
        }));
        let (documents, card_tables) = (documents.len(), tables.len());
        Ok(Holdings {
            documents,
            card_tables,
            statements,
            unproved_statements,
            uncovered: UNCOVERED,
            problems,
        })
    }
}

fn changed_document(document: &RulingDocument) -> Option<String> {
    (DocumentHash::of(&document.bytes) != document.sha256).then(|| {
        let short = document.sha256.short();
        format!(
            "ruling document “{}” ({short}…): its content does not give its hash; restore a backup",
            document.stem
        )
    })
}

/// What is wrong with what an import told of its cards beside the facts.
fn unsound_particulars(stored: &store::StoredCardTable) -> Option<String> {
    let text = String::from_utf8_lossy(&stored.particulars).into_owned();
    let unreadable = !text.is_empty() && ParticularsTable::parse(text).is_err();
    unreadable.then(|| "the particulars of its cards are not as they were imported".to_owned())
}

fn changed_table(stored: &store::StoredCardTable) -> Option<String> {
    let why = match std::str::from_utf8(&stored.bytes).map(CardTable::parse) {
        Ok(Ok(table)) if *table.version() == stored.version => unsound_particulars(stored)?,
        Ok(Ok(_)) => "its content does not give its version".to_owned(),
        Ok(Err(why)) => format!("it cannot be read ({why})"),
        Err(_) => "it is no text any more".to_owned(),
    };
    let short = stored.version.short();
    let game = stored.edition.name();
    Some(format!("{game} card table {short}… ({}): {why}; restore a backup", stored.note))
}
