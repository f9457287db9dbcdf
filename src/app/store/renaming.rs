//! Accounts change their names, and are erased with them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::account_names::{self, NamesSeen};
use super::columns::parsed;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::{accounts, shelf};
use super::{Store, feeds, grants, invitations, match_log};
use crate::domain::id::{AccountId, TournamentId};

/// What became of an account that was to be erased.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountErasure {
    Erased,
    /// It stays: no other operator can sign in.
    LastOperator,
    /// It stays: nobody else who can sign in directs this tournament, which is being played.
    OnlyDirector(TournamentId),
}

impl Store {
    /// Changes the name of an account that others see, and keeps the one before. The number of that one tells every tournament
    /// where the account acted: however many these are, as much is written.
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
            Ok(())
        })
    }

    /// Erases an account with its current and former names, its sessions, links, roles and shelf, unless no other
    /// operator could sign in then. Logs keep its identifier, which is nobody's from then on.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn erase_account(&self, id: AccountId, now: DateTime<Utc>) -> Result<AccountErasure, StoreError> {
        self.write(move |conn| erase(conn, id, now))
    }

    /// Erases one's own account, unless nobody could then direct a tournament that is being played. Asked in the same
    /// transaction.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn erase_own_account(&self, id: AccountId, now: DateTime<Utc>) -> Result<AccountErasure, StoreError> {
        let account = id.to_string();
        self.write(move |conn| {
            for tournament in grants::directed_alone(conn, &account)? {
                if match_log::is_being_played(conn, &tournament)? {
                    return Ok(AccountErasure::OnlyDirector(parsed(&tournament)?));
                }
            }
            erase(conn, id, now)
        })
    }
}

fn erase(conn: &mut AnyConnection, id: AccountId, now: DateTime<Utc>) -> Result<AccountErasure, StoreError> {
    let account = id.to_string();
    if is_last_operator(conn, &account)? {
        return Ok(AccountErasure::LastOperator);
    }
    account_names::erase(conn, &account, now)?;
    grants::erase(conn, &account, now)?;
    invitations::end(conn, id, None)?;
    feeds::forget(conn, &account)?;
    diesel::delete(shelf::table.filter(shelf::account.eq(&account))).execute(conn)?;
    // Everything else that belongs to it goes with the row.
    diesel::delete(accounts::table.find(&account)).execute(conn)?;
    Ok(AccountErasure::Erased)
}

/// Whether an account is an operator's, and no other operator can sign in: one who has not chosen a password yet cannot.
fn is_last_operator(conn: &mut AnyConnection, account: &str) -> Result<bool, StoreError> {
    let operators = || accounts::table.filter(accounts::is_operator.eq(true));
    let own: i64 = operators().filter(accounts::id.eq(account)).count().get_result(conn)?;
    let others = operators().filter(accounts::id.ne(account)).filter(accounts::disabled.eq(false));
    let others: i64 = others.filter(accounts::password_phc.is_not_null()).count().get_result(conn)?;
    Ok(own > 0 && others == 0)
}
