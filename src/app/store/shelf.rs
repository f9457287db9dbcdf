//! The entries that accounts keep on their shelves, each account its own.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::error::{StoreError, unless_missing};
use super::schema::shelf;
use crate::domain::id::AccountId;

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = shelf)]
pub(super) struct Row {
    account: String,
    place: String,
    kept_at_ms: i64,
}

impl Store {
    /// Puts a place on an account's shelf unless it holds `most` others, and says whether it is there now.
    ///
    /// # Errors
    /// `NotFound` when the account does not exist.
    pub fn put_on_shelf(
        &self,
        account: AccountId,
        place: &str,
        most: i64,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let row =
            Row { account: account.to_string(), place: place.to_owned(), kept_at_ms: now.timestamp_millis() };
        self.write(move |conn| {
            let own = || shelf::table.filter(shelf::account.eq(&row.account));
            let there: i64 = own().filter(shelf::place.eq(&row.place)).count().get_result(conn)?;
            if there > 0 {
                return Ok(true);
            }
            let held: i64 = own().count().get_result(conn)?;
            if held >= most {
                return Ok(false);
            }
            let added = diesel::insert_into(shelf::table).values(&row).execute(conn);
            unless_missing(added, "account").map(|_| true)
        })
    }

    /// Takes a place off an account's shelf, if it is there.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn take_off_shelf(&self, account: AccountId, place: &str) -> Result<(), StoreError> {
        let key = (account.to_string(), place.to_owned());
        self.write(move |conn| {
            diesel::delete(shelf::table.find((&key.0, &key.1))).execute(conn)?;
            Ok(())
        })
    }

    /// The places on an account's shelf, those kept last first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn on_shelf(&self, account: AccountId) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            Ok(shelf::table
                .filter(shelf::account.eq(account.to_string()))
                .order((shelf::kept_at_ms.desc(), shelf::place))
                .select(shelf::place)
                .load(conn)?)
        })
    }
}
