//! The names of accounts, which their owners change, and what they were before.

use diesel::dsl::max;
use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::grants;
use super::schema::{accounts, former_account_names};
use crate::domain::id::AccountId;

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = former_account_names)]
pub(super) struct Row {
    number: i64,
    account: String,
    name: String,
}

impl Store {
    /// Changes the name of an account that others see. The one before is kept aside, to be hidden in what was written.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn rename_account(&self, id: AccountId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |conn| rename(conn, &id.to_string(), &name))
    }
}

fn rename(conn: &mut AnyConnection, account: &str, name: &str) -> Result<(), StoreError> {
    let before: Option<String> =
        accounts::table.find(account).select(accounts::display_name).first(conn).optional()?;
    let before = before.ok_or(StoreError::NotFound("account"))?;
    if before == name {
        return Ok(());
    }
    let number = newest_former(conn)?.saturating_add(1);
    let row = Row { number, account: account.to_owned(), name: before };
    diesel::insert_into(former_account_names::table).values(&row).execute(conn)?;
    diesel::update(accounts::table.find(account)).set(accounts::display_name.eq(name)).execute(conn)?;
    grants::join_again(conn, account)
}

/// How often a name of an account was changed; the names in memory are those after so many changes.
pub(super) fn newest_former(conn: &mut AnyConnection) -> Result<i64, StoreError> {
    let newest: Option<i64> =
        former_account_names::table.select(max(former_account_names::number)).first(conn)?;
    Ok(newest.unwrap_or(0))
}
