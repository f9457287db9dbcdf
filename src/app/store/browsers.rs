//! Browsers that an account has signed in with before.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::known_browsers;
use super::token::TokenHash;
use crate::domain::id::AccountId;

/// How many are remembered per account; the one used longest ago is forgotten first.
const MOST: i64 = 20;

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = known_browsers)]
pub(super) struct Row {
    account: String,
    token_sha256: String,
    last_ms: i64,
}

impl Store {
    /// Remembers that an account has signed in with a browser.
    ///
    /// # Errors
    /// `NotFound` when the account does not exist.
    pub fn know_browser(
        &self,
        account: AccountId,
        browser: &TokenHash,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let row = Row {
            account: account.to_string(),
            token_sha256: browser.as_str().to_owned(),
            last_ms: now.timestamp_millis(),
        };
        self.write(move |conn| {
            let there = known_browsers::table.find((&row.account, &row.token_sha256));
            let seen = diesel::update(there).set(known_browsers::last_ms.eq(row.last_ms)).execute(conn)?;
            if seen == 0 {
                let added = diesel::insert_into(known_browsers::table).values(&row).execute(conn);
                unless_missing(added, "account")?;
                forget_oldest(conn, &row.account)?;
            }
            Ok(())
        })
    }

    /// The accounts that have signed in with a browser.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn accounts_of_browser(&self, browser: &TokenHash) -> Result<Vec<AccountId>, StoreError> {
        let keys: Vec<String> = self.read(|conn| {
            Ok(known_browsers::table
                .filter(known_browsers::token_sha256.eq(browser.as_str()))
                .select(known_browsers::account)
                .load(conn)?)
        })?;
        keys.iter().map(|key| super::columns::parsed(key)).collect()
    }
}

fn forget_oldest(conn: &mut AnyConnection, account: &str) -> Result<(), StoreError> {
    let old: Vec<String> = known_browsers::table
        .filter(known_browsers::account.eq(account))
        .order((known_browsers::last_ms.desc(), known_browsers::token_sha256))
        .offset(MOST)
        .limit(MOST)
        .select(known_browsers::token_sha256)
        .load(conn)?;
    for token in old {
        diesel::delete(known_browsers::table.find((account, token))).execute(conn)?;
    }
    Ok(())
}

/// Forgets every browser of an account after its password was reset with a link: the old ones may be lost.
pub(super) fn forget(conn: &mut AnyConnection, account: &str) -> Result<(), StoreError> {
    diesel::delete(known_browsers::table.filter(known_browsers::account.eq(account))).execute(conn)?;
    Ok(())
}
