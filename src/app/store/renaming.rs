//! Accounts change their names.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::account_names::{self, NamesSeen};
use super::error::StoreError;
use super::grants;
use super::schema::accounts;
use crate::domain::id::AccountId;

impl Store {
    /// Changes the name of an account that others see, and keeps the one before.
    ///
    /// # Errors
    /// `Stale` if an account came or changed its name since the names were `seen`; `NotFound`.
    pub fn rename_account(
        &self,
        id: AccountId,
        name: &str,
        now: DateTime<Utc>,
        seen: NamesSeen,
    ) -> Result<(), StoreError> {
        let (account, name) = (id.to_string(), name.to_owned());
        self.write(move |conn| {
            seen.require_current(conn)?;
            account_names::keep_former(conn, &account, now)?;
            let row = accounts::table.find(&account);
            diesel::update(row).set(accounts::display_name.eq(&name)).execute(conn)?;
            grants::join_again(conn, &account)
        })
    }
}
