//! What the list of accounts says of each, read at once for all.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;

use super::Store;
use super::columns::{number, parsed, time};
use super::error::StoreError;
use super::schema::{grants, second_factors, sessions};
use crate::domain::id::AccountId;

/// What an account is used for. The default is one that nobody uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AccountUse {
    /// How many roles it has, at all tournaments.
    pub roles: u32,
    /// When a session that has not ended was last in use.
    pub last_seen: Option<DateTime<Utc>>,
    /// Whether a second factor is on.
    pub has_factor: bool,
}

impl Store {
    /// What each account is used for, without those that nobody uses.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn account_uses(&self, now: DateTime<Utc>) -> Result<BTreeMap<AccountId, AccountUse>, StoreError> {
        let (roles, seen, factors) = self.read(|conn| {
            let held = grants::table.group_by(grants::account).select((grants::account, count_star()));
            let held: Vec<(String, i64)> = held.load(conn)?;
            let seen: Vec<(Option<String>, Option<i64>)> = sessions::table
                .filter(sessions::account.is_not_null())
                .filter(sessions::expires_at_ms.gt(now.timestamp_millis()))
                .group_by(sessions::account)
                .select((sessions::account, max(sessions::last_seen_ms)))
                .load(conn)?;
            let on = second_factors::table.filter(second_factors::confirmed_at_ms.is_not_null());
            let on: Vec<String> = on.select(second_factors::account).load(conn)?;
            Ok((held, seen, on))
        })?;
        let mut uses: BTreeMap<AccountId, AccountUse> = BTreeMap::new();
        for (account, held) in roles {
            uses.entry(parsed(&account)?).or_default().roles = number(held)?;
        }
        for (account, at) in seen {
            if let Some(account) = account {
                uses.entry(parsed(&account)?).or_default().last_seen = at.map(time).transpose()?;
            }
        }
        for account in factors {
            uses.entry(parsed(&account)?).or_default().has_factor = true;
        }
        Ok(uses)
    }
}
