//! Reminders for a deck list: rules that no check can prove.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::data;
use crate::domain::deck::DeckReport;
use crate::domain::deck::reminder::{self, Reminder};
use crate::domain::id::PlayerId;

impl Desk {
    /// The reminders that apply to a checked list.
    ///
    /// # Errors
    /// If the card table that judged it is missing.
    pub fn reminders(&self, report: &DeckReport) -> Result<Vec<&'static Reminder>, DeskError> {
        let table = self.card_table(&report.card_table, report.edition)?;
        Ok(reminder::reminders_for(data::reminders(), report, &table))
    }

    /// The reminders for the list that a player submitted; none if it cannot be judged here.
    ///
    /// Only what [`Reminder::tells`] may be shown to anybody but the player.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn reminders_of(
        &self,
        here: &Snapshot,
        player: PlayerId,
    ) -> Result<Vec<&'static Reminder>, DeskError> {
        let called = self.deck(here.slug(), player).and_then(|handed_in| match handed_in {
            Some((_, report)) => self.reminders(&report),
            None => Ok(Vec::new()),
        });
        match called {
            Err(DeskError::Refused(_) | DeskError::Unusable(_) | DeskError::NotFound) => Ok(Vec::new()),
            called => called,
        }
    }
}
