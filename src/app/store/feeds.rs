//! The private addresses at which accounts read the feed of decisions, one for each account.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::{parsed_if, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::feed_addresses;
use super::token::TokenHash;
use crate::domain::id::AccountId;

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = feed_addresses)]
pub(super) struct Row {
    account: String,
    token_sha256: String,
    made_at_ms: i64,
}

impl Store {
    /// Gives an account a new address; an earlier one no longer leads anywhere.
    ///
    /// # Errors
    /// `NotFound` when the account does not exist.
    pub fn put_feed_address(
        &self,
        account: AccountId,
        token: &TokenHash,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let row = Row {
            account: account.to_string(),
            token_sha256: token.as_str().to_owned(),
            made_at_ms: now.timestamp_millis(),
        };
        self.write(move |conn| {
            forget(conn, &row.account)?;
            let added = diesel::insert_into(feed_addresses::table).values(&row).execute(conn);
            unless_missing(added, "account").map(drop)
        })
    }

    /// Takes an account's address away, if it has one.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn forget_feed_address(&self, account: AccountId) -> Result<(), StoreError> {
        let key = account.to_string();
        self.write(move |conn| forget(conn, &key))
    }

    /// When an account's address was made, if it has one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn feed_address_since(&self, account: AccountId) -> Result<Option<DateTime<Utc>>, StoreError> {
        let row: Option<Row> =
            self.read(|conn| Ok(feed_addresses::table.find(account.to_string()).first(conn).optional()?))?;
        row.map(|row| time(row.made_at_ms)).transpose()
    }

    /// Whose address this is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn account_of_feed(&self, token: &TokenHash) -> Result<Option<AccountId>, StoreError> {
        let key: Option<String> = self.read(|conn| {
            let rows = feed_addresses::table.filter(feed_addresses::token_sha256.eq(token.as_str()));
            Ok(rows.select(feed_addresses::account).first(conn).optional()?)
        })?;
        parsed_if(key.as_ref())
    }
}

/// Takes an account's address away.
pub(super) fn forget(conn: &mut AnyConnection, account: &str) -> Result<(), StoreError> {
    diesel::delete(feed_addresses::table.find(account)).execute(conn)?;
    Ok(())
}
