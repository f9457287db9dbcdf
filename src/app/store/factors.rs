//! Second factors: the secret that an account shares with an app, and the recovery codes for when it is lost.

use std::fmt;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::time;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::{recovery_codes, second_factors};
use super::token::TokenHash;
use crate::domain::id::AccountId;

/// What an account shares with an app.
#[derive(Clone, PartialEq, Eq)]
pub struct Factor {
    /// The shared secret, in base 32.
    pub secret: String,
    /// When it was confirmed; `None` while it is being set up.
    pub confirmed_at: Option<DateTime<Utc>>,
    /// The newest time step whose code was used.
    pub last_step: i64,
}

impl fmt::Debug for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Factor").field("confirmed_at", &self.confirmed_at).finish_non_exhaustive()
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = second_factors)]
pub(super) struct Row {
    account: String,
    secret: String,
    begun_at_ms: i64,
    confirmed_at_ms: Option<i64>,
    last_step: i64,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = recovery_codes)]
pub(super) struct CodeRow {
    account: String,
    code_sha256: String,
    used_at_ms: Option<i64>,
}

impl Store {
    /// The shared secret of an account, confirmed or not.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn factor(&self, account: AccountId) -> Result<Option<Factor>, StoreError> {
        let key = account.to_string();
        let row: Option<Row> =
            self.read(|conn| Ok(second_factors::table.find(&key).first(conn).optional()?))?;
        let factor = |row: Row| {
            let confirmed_at = row.confirmed_at_ms.map(time).transpose()?;
            Ok(Factor { secret: row.secret, confirmed_at, last_step: row.last_step })
        };
        row.map(factor).transpose()
    }

    /// Begins a set-up, replacing one that nobody confirmed. Says whether it did: a factor that is on stays.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn begin_factor(
        &self,
        account: AccountId,
        secret: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let begun_at_ms = now.timestamp_millis();
        let (account, secret) = (account.to_string(), secret.to_owned());
        let row = Row { account, secret, begun_at_ms, confirmed_at_ms: None, last_step: 0 };
        self.write(move |conn| {
            let unconfirmed = second_factors::table.find(&row.account);
            diesel::delete(unconfirmed.filter(second_factors::confirmed_at_ms.is_null())).execute(conn)?;
            let on: i64 = second_factors::table.find(&row.account).count().get_result(conn)?;
            if on == 0 {
                diesel::insert_into(second_factors::table).values(&row).execute(conn)?;
            }
            Ok(on == 0)
        })
    }

    /// Turns on the factor that was begun, with its recovery codes, and says whether there was one.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn confirm_factor(
        &self,
        account: AccountId,
        step: i64,
        codes: Vec<TokenHash>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.write(move |conn| {
            let begun = second_factors::table
                .find(account.to_string())
                .filter(second_factors::confirmed_at_ms.is_null());
            let on = (
                second_factors::confirmed_at_ms.eq(Some(now.timestamp_millis())),
                second_factors::last_step.eq(step),
            );
            let turned_on = diesel::update(begun).set(on).execute(conn)? > 0;
            if turned_on {
                put_codes(conn, account, &codes)?;
            }
            Ok(turned_on)
        })
    }

    /// Uses up the code of a time step; `false` if the code of that step or a later one was used before.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn take_step(&self, account: AccountId, step: i64) -> Result<bool, StoreError> {
        self.write(move |conn| {
            let fresh =
                second_factors::table.find(account.to_string()).filter(second_factors::last_step.lt(step));
            Ok(diesel::update(fresh).set(second_factors::last_step.eq(step)).execute(conn)? > 0)
        })
    }

    /// Uses up a recovery code; `false` if there is no such unused code.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn take_recovery_code(
        &self,
        account: AccountId,
        code: &TokenHash,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let code = code.as_str().to_owned();
        self.write(move |conn| {
            let fresh = recovery_codes::table
                .find((account.to_string(), &code))
                .filter(recovery_codes::used_at_ms.is_null());
            let used = recovery_codes::used_at_ms.eq(Some(now.timestamp_millis()));
            Ok(diesel::update(fresh).set(used).execute(conn)? > 0)
        })
    }

    /// The stored recovery codes of an account, each with whether it was used.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn recovery_codes(&self, account: AccountId) -> Result<Vec<(TokenHash, bool)>, StoreError> {
        let key = account.to_string();
        let rows: Vec<CodeRow> = self
            .read(|conn| Ok(recovery_codes::table.filter(recovery_codes::account.eq(&key)).load(conn)?))?;
        let rows = rows.into_iter();
        Ok(rows.map(|row| (TokenHash::stored(row.code_sha256), row.used_at_ms.is_some())).collect())
    }

    /// Replaces the recovery codes.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn put_recovery_codes(&self, account: AccountId, codes: Vec<TokenHash>) -> Result<(), StoreError> {
        self.write(move |conn| put_codes(conn, account, &codes))
    }

    /// Removes an account's factor and recovery codes, and says whether it was on.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn remove_factor(&self, account: AccountId) -> Result<bool, StoreError> {
        self.write(move |conn| {
            put_codes(conn, account, &[])?;
            Ok(diesel::delete(second_factors::table.find(account.to_string())).execute(conn)? > 0)
        })
    }
}

fn put_codes(conn: &mut AnyConnection, account: AccountId, codes: &[TokenHash]) -> Result<(), StoreError> {
    let account = account.to_string();
    diesel::delete(recovery_codes::table.filter(recovery_codes::account.eq(&account))).execute(conn)?;
    for code in codes {
        let (account, code_sha256) = (account.clone(), code.as_str().to_owned());
        let row = CodeRow { account, code_sha256, used_at_ms: None };
        diesel::insert_into(recovery_codes::table).values(&row).execute(conn)?;
    }
    Ok(())
}
