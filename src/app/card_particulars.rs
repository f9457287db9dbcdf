//! What is known about a card beyond the card table: the program's own particulars, overridden by imported ones.

use std::sync::Arc;

use crate::app::cards::unreadable;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::data;
use crate::domain::card::{CardId, Particular, ParticularsTable};
use crate::domain::edition::Edition;

/// The particulars of the cards of one game.
#[derive(Debug)]
pub struct CardParticulars {
    own: &'static ParticularsTable,
    imported: Option<(Arc<ParticularsTable>, String)>,
}

impl CardParticulars {
    /// One particular of a card; empty if it is unknown.
    pub fn get(&self, card: &CardId, particular: Particular) -> &str {
        let imported = self.imported.as_ref().map_or("", |(table, _)| table.of(card).get(particular));
        if imported.is_empty() { self.own.of(card).get(particular) } else { imported }
    }

    /// The files from which the texts of cards come; empty if none was imported.
    pub fn source(&self) -> &str {
        self.imported.as_ref().map_or("", |(_, note)| note)
    }
}

impl Desk {
    /// The particulars of the cards of a game.
    ///
    /// # Errors
    /// If the store does not answer, or the imported particulars were changed in the database.
    pub fn card_particulars(&self, edition: Edition) -> Result<CardParticulars, DeskError> {
        let own = data::card_particulars(edition);
        Ok(CardParticulars { own, imported: self.imported_particulars(edition)? })
    }

    /// The particulars that came with the newest import of a game, and the origin of that import.
    ///
    /// # Errors
    /// If the store does not answer, or the particulars were changed in the database.
    pub(crate) fn imported_particulars(
        &self,
        edition: Edition,
    ) -> Result<Option<(Arc<ParticularsTable>, String)>, DeskError> {
        let Some((version, place, note)) = self.store.with_particulars(edition)? else { return Ok(None) };
        if let Some((held, table)) = lock(&self.cards.particulars).get(&edition)
            && *held == place
        {
            return Ok(Some((table.clone(), note)));
        }
        let Some(stored) = self.store.card_table(&version)? else { return Ok(None) };
        let text = String::from_utf8_lossy(&stored.particulars).into_owned();
        let table = ParticularsTable::parse(text).map_err(|why| unreadable(&version, why))?;
        let table = Arc::new(table);
        lock(&self.cards.particulars).insert(edition, (place, table.clone()));
        Ok(Some((table, note)))
    }
}
