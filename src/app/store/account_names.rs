//! The names of accounts, and what they were before.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::Store;
use super::columns::{parsed, time};
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::{accounts, former_account_names};
use super::staff_numbers;
use crate::domain::id::AccountId;

/// A name of an account, and when it was in use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsedName {
    pub account: AccountId,
    /// The name as shown on pages.
    pub name: String,
    /// Since when; `None` for its first name.
    pub from: Option<DateTime<Utc>>,
    /// Until when; `None` for its current name.
    pub until: Option<DateTime<Utc>>,
}

/// How many accounts there were, and which was the newest change of a name, when somebody read their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamesSeen {
    accounts: i64,
    changes: i64,
}

/// The names of all accounts: the current ones, then the former ones in the order in which they were given up.
#[derive(Debug, Clone)]
pub struct KnownNames {
    pub names: Vec<UsedName>,
    /// What a write that depends on them has to find unchanged.
    pub seen: NamesSeen,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = former_account_names)]
pub(super) struct Row {
    number: i64,
    account: String,
    name: String,
    from_ms: Option<i64>,
    until_ms: i64,
}

impl NamesSeen {
    fn read(conn: &mut AnyConnection) -> Result<Self, StoreError> {
        let accounts: i64 = accounts::table.count().get_result(conn)?;
        Ok(Self { accounts, changes: staff_numbers::newest_rename(conn)? })
    }

    /// Refuses to go on if an account came or changed its name meanwhile.
    pub(super) fn require_current(self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        if Self::read(conn)? == self { Ok(()) } else { Err(StoreError::Stale) }
    }
}

impl Store {
    /// What an account is called, and what it was called before.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn names_of_account(&self, id: AccountId) -> Result<Vec<UsedName>, StoreError> {
        let account = id.to_string();
        self.read(|conn| {
            let current = accounts::table.find(&account);
            let current: Vec<(String, String)> =
                current.select((accounts::id, accounts::display_name)).load(conn)?;
            let own = former_account_names::table.filter(former_account_names::account.eq(&account));
            let former: Vec<Row> = own.order(former_account_names::number).load(conn)?;
            used_names(current, former)
        })
    }

    /// The names of all accounts, and what they were before.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn known_names(&self) -> Result<KnownNames, StoreError> {
        self.read(|conn| {
            // Read first: a name that changes in between makes the write stale.
            let seen = NamesSeen::read(conn)?;
            let current = accounts::table.order((accounts::display_name, accounts::id));
            let current: Vec<(String, String)> =
                current.select((accounts::id, accounts::display_name)).load(conn)?;
            let former: Vec<Row> =
                former_account_names::table.order(former_account_names::number).load(conn)?;
            Ok(KnownNames { names: used_names(current, former)?, seen })
        })
    }
}

/// Keeps what an account is called now as a former name.
pub(super) fn keep_former(
    conn: &mut AnyConnection,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let name: Option<String> =
        accounts::table.find(account).select(accounts::display_name).first(conn).optional()?;
    let name = name.ok_or(StoreError::NotFound("account"))?;
    let own = former_account_names::table.filter(former_account_names::account.eq(account));
    let from_ms: Option<i64> = own.select(max(former_account_names::until_ms)).first(conn)?;
    let number = staff_numbers::newest(conn)?.saturating_add(1);
    let row = Row { number, account: account.to_owned(), name, from_ms, until_ms: now.timestamp_millis() };
    diesel::insert_into(former_account_names::table).values(&row).execute(conn)?;
    Ok(())
}

/// Erases what an account is and was called.
pub(super) fn erase(conn: &mut AnyConnection, account: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
    keep_former(conn, account, now)?;
    let own = former_account_names::table.filter(former_account_names::account.eq(account));
    diesel::update(own).set(former_account_names::name.eq("")).execute(conn)?;
    Ok(())
}

/// The current names, each with its account, and the former ones except those that were erased.
pub(super) fn used_names(
    current: Vec<(String, String)>,
    former: Vec<Row>,
) -> Result<Vec<UsedName>, StoreError> {
    let mut since: BTreeMap<String, i64> = BTreeMap::new();
    for row in &former {
        since.insert(row.account.clone(), row.until_ms);
    }
    let mut names = Vec::new();
    for (account, name) in current {
        let from = since.get(&account).copied().map(time).transpose()?;
        names.push(UsedName { account: parsed(&account)?, name, from, until: None });
    }
    for Row { account, name, from_ms, until_ms, .. } in former {
        if !name.is_empty() {
            let (from, until) = (from_ms.map(time).transpose()?, Some(time(until_ms)?));
            names.push(UsedName { account: parsed(&account)?, name, from, until });
        }
    }
    Ok(names)
}

/// The accounts whose names were changed after the change with this number.
pub(super) fn renamed_since(conn: &mut AnyConnection, change: i64) -> Result<Vec<String>, StoreError> {
    let since = former_account_names::table.filter(former_account_names::number.gt(change));
    Ok(since.select(former_account_names::account).distinct().load(conn)?)
}
