//! What an account may do beyond the tournaments at which it has a role. An operator gives these rights; a role at some
//! tournament gives none of them.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::Rights;
use crate::domain::id::AccountId;

impl Desk {
    /// Whether an account may assert what one ruling does to another, and keep and settle questions.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn may_assert(&self, account: AccountId) -> Result<bool, DeskError> {
        let account = self.store.account(account)?.filter(|account| !account.disabled);
        Ok(account.is_some_and(|account| account.is_operator || account.rights.assert))
    }

    /// Says what an account may do.
    ///
    /// # Errors
    /// When there is no such account or the store cannot write.
    pub fn set_rights(&self, account: AccountId, rights: Rights) -> Result<(), DeskError> {
        Ok(self.store.set_rights(account, rights)?)
    }

    /// Whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn everybody_opens(&self) -> Result<bool, DeskError> {
        Ok(self.store.everybody_opens()?)
    }

    /// Says whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// When the store cannot write.
    pub fn let_everybody_open(&self, everybody: bool) -> Result<(), DeskError> {
        Ok(self.store.let_everybody_open(everybody)?)
    }
}
