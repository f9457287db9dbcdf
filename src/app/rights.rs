//! Rights of an account beyond the tournaments at which it has a role. An operator grants them; a role grants none of
//! them.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::Rights;
use crate::domain::id::AccountId;

impl Desk {
    /// Whether an account may assert relations between rulings, and keep and settle questions.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn may_assert(&self, account: AccountId) -> Result<bool, DeskError> {
        let account = self.store.account(account)?.filter(|account| !account.disabled);
        Ok(account.is_some_and(|account| account.is_operator || account.rights.assert))
    }

    /// Sets the rights of an account.
    ///
    /// # Errors
    /// If there is no such account or the store cannot write.
    pub fn set_rights(&self, account: AccountId, rights: Rights) -> Result<(), DeskError> {
        Ok(self.store.set_rights(account, rights)?)
    }

    /// Whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn everybody_opens(&self) -> Result<bool, DeskError> {
        Ok(self.store.everybody_opens()?)
    }

    /// Sets whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn let_everybody_open(&self, everybody: bool) -> Result<(), DeskError> {
        Ok(self.store.let_everybody_open(everybody)?)
    }
}
