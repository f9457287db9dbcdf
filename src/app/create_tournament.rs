//! Creates a tournament and its first director.

use uuid::Builder;

use crate::app::desk::{Desk, FormSubmission, sent_before};
use crate::app::error::DeskError;
use crate::app::store::{Grant, StoreError};
use crate::domain::edition::Edition;
use crate::domain::hash::digest;
use crate::domain::id::{AccountId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::command::Command;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::settings::Pins;

impl Desk {
    /// The versions that a new tournament pins: the newest cards and the current rulings library.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn pins(&self, edition: Edition) -> Result<Pins, DeskError> {
        Ok(Pins {
            card_table: self.newest_card_table(edition)?.version().to_owned(),
            rulings_library: self.newest_library()?.version.clone(),
        })
    }

    /// Creates a tournament directed by `account` and returns its slug. The same form sent twice creates one.
    ///
    /// # Errors
    /// Like [`Desk::create`]; [`DeskError::SentDifferently`].
    pub fn create_from_form(
        &self,
        account: AccountId,
        sent: &FormSubmission,
        command: &Command,
    ) -> Result<Slug, DeskError> {
        let id = identifier(account, sent.submission);
        let slug = match self.create(id, sent, command) {
            Ok(slug) => slug,
            Err(DeskError::Store(StoreError::Duplicate(first))) => {
                sent_before(sent, &first.submission)?;
                self.store.tournament(id)?.ok_or(DeskError::NotFound)?.slug
            }
            Err(error) => return Err(error),
        };
        // The last director cannot be removed, so an empty list means that setup never finished. A removed director
        // does not return by sending the old form again.
        if self.store.grants_at(id)?.is_empty() {
            self.store.add_grant(Grant {
                tournament: id,
                account,
                role: Role::Director,
                granted_at: sent.now,
            })?;
        }
        Ok(slug)
    }
}

/// The identifier of the tournament that this form creates. It depends on the account and the form's number, so
/// nobody can name somebody else's.
fn identifier(account: AccountId, submission: SubmissionId) -> TournamentId {
    let digest = digest(format!("arbiter-tournament/1\n{account}\n{submission}"));
    let mut bytes = [0; 16];
    for (byte, drawn) in bytes.iter_mut().zip(digest) {
        *byte = drawn;
    }
    TournamentId::new(Builder::from_custom_bytes(bytes).into_uuid())
}
