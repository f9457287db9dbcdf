//! The private address at which somebody on the staff of a tournament reads new decisions. Everybody who knows it may
//! read them, so it can be renewed, and it ends with the account, with its last role and with a reset of its password.

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::random_token;
use crate::app::store::{Account, TokenHash};
use crate::domain::id::AccountId;

impl Desk {
    /// Makes an account's address and returns its secret part, which is stored nowhere; an earlier address ends.
    ///
    /// # Errors
    /// If the store cannot write or there is no randomness.
    pub fn make_feed_address(&self, account: AccountId, now: DateTime<Utc>) -> Result<String, DeskError> {
        let token = random_token()?;
        self.store.put_feed_address(account, &TokenHash::of(&token), now)?;
        Ok(token)
    }

    /// Takes an account's address away.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn end_feed_address(&self, account: AccountId) -> Result<(), DeskError> {
        Ok(self.store.forget_feed_address(account)?)
    }

    /// When an account's address was made, if it has one.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn feed_address_since(&self, account: AccountId) -> Result<Option<DateTime<Utc>>, DeskError> {
        Ok(self.store.feed_address_since(account)?)
    }

    /// The account that reads at this address; `None` if there is none or it was disabled.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn feed_reader(&self, token: &str) -> Result<Option<Account>, DeskError> {
        let Some(account) = self.store.account_of_feed(&TokenHash::of(token))? else { return Ok(None) };
        Ok(self.store.account(account)?.filter(|account| !account.disabled))
    }
}
