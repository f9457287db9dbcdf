//! Browsers that are signed in or have claimed a seat. Signing out deletes the row and takes effect everywhere at
//! once.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::accounts::{self, Account, end_sessions};
use super::columns::{each, parsed_if, time};
use super::error::{StoreError, unless_missing};
use super::grants::{self, Grant};
use super::schema::{accounts as accounts_table, seat_sessions, sessions};
use super::seats::{self, SeatClaim};
use super::settings;
use super::staff_numbers;
use super::token::TokenHash;
use crate::domain::id::AccountId;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of the token in its cookie.
    pub token: TokenHash,
    /// Who is signed in; `None` before signing in and for players who used their private link.
    pub account: Option<AccountId>,
    /// When the session began.
    pub created_at: DateTime<Utc>,
    /// When it was last used, about.
    pub last_seen: DateTime<Utc>,
    /// When the session expires.
    pub expires_at: DateTime<Utc>,
    /// The browser's user agent, shortened by the caller.
    pub user_agent: String,
    /// When its user last proved their identity.
    pub confirmed_at: Option<DateTime<Utc>>,
}

/// Who sends a request: the owner of a session, with their roles and seats.
#[derive(Debug, Clone)]
pub struct Comer {
    pub session: Session,
    /// The account that is signed in with it.
    pub account: Option<Account>,
    /// The account's roles at all tournaments, newest first.
    pub grants: Vec<Grant>,
    /// The seats that the session has claimed.
    pub seats: Vec<SeatClaim>,
    /// Whether everybody with an account may open tournaments.
    pub everybody_opens: bool,
    /// The number of the newest change of a name before the account was read.
    pub renames: i64,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = sessions)]
pub(super) struct Row {
    token_sha256: String,
    account: Option<String>,
    created_at_ms: i64,
    last_seen_ms: i64,
    expires_at_ms: i64,
    user_agent: String,
    confirmed_at_ms: Option<i64>,
}

impl Store {
    /// Begins a session.
    ///
    /// # Errors
    /// `NotFound` when the account does not exist.
    pub fn create_session(&self, session: Session) -> Result<(), StoreError> {
        let row = Row::from(session);
        self.write(move |conn| {
            let added = diesel::insert_into(sessions::table).values(&row).execute(conn);
            unless_missing(added, "account").map(drop)
        })
    }

    /// Everything the request pipeline needs to know about a session, in one read; `None` if it has expired.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn comer(&self, token: &TokenHash, now: DateTime<Utc>) -> Result<Option<Comer>, StoreError> {
        self.read(|conn| {
            // Read first, so that the name is at least as new.
            let renames = staff_numbers::newest_rename(conn)?;
            let found: Option<(Row, Option<accounts::Row>)> = sessions::table
                .left_join(accounts_table::table.on(sessions::account.eq(accounts_table::id.nullable())))
                .filter(sessions::token_sha256.eq(token.as_str()))
                .filter(sessions::expires_at_ms.gt(now.timestamp_millis()))
                .first(conn)
                .optional()?;
            let Some((session, account)) = found else { return Ok(None) };
            let grants = match &session.account {
                Some(account) => grants::of(conn, account)?,
                None => Vec::new(),
            };
            let seats = seats::of(conn, token)?;
            let account = account.map(Account::try_from).transpose()?;
            let everybody_opens = account.is_some() && settings::everybody_opens(conn)?;
            let session = session.try_into()?;
            Ok(Some(Comer { session, account, grants, seats, everybody_opens, renames }))
        })
    }

    /// Records that a session is in use. One that ended in the meantime stays ended.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn touch_session(
        &self,
        token: &TokenHash,
        now: DateTime<Utc>,
        expires_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let (token, now, until) = (token.clone(), now.timestamp_millis(), expires_at.timestamp_millis());
        self.write(move |conn| {
            diesel::update(sessions::table.find(token.as_str()).filter(sessions::expires_at_ms.gt(now)))
                .set((sessions::last_seen_ms.eq(now), sessions::expires_at_ms.eq(until)))
                .execute(conn)?;
            Ok(())
        })
    }

    /// Ends one session of an account, and says whether there was one.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn delete_session_of(&self, account: AccountId, session: TokenHash) -> Result<bool, StoreError> {
        self.write(move |conn| {
            let mine = sessions::table
                .find(session.as_str())
                .filter(sessions::account.eq(Some(account.to_string())));
            Ok(diesel::delete(mine).execute(conn)? > 0)
        })
    }

    /// Ends a session.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn delete_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        let token = token.clone();
        self.write(move |conn| {
            diesel::delete(sessions::table.find(token.as_str())).execute(conn)?;
            Ok(())
        })
    }

    /// Replaces a session with another, which takes over its seats.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn replace_session(&self, old: &TokenHash, new: &TokenHash) -> Result<(), StoreError> {
        let (old, new) = (old.clone(), new.clone());
        self.write(move |conn| {
            diesel::update(seat_sessions::table.filter(seat_sessions::session.eq(old.as_str())))
                .set(seat_sessions::session.eq(new.as_str()))
                .execute(conn)?;
            diesel::delete(sessions::table.find(old.as_str())).execute(conn)?;
            Ok(())
        })
    }

    /// Ends all sessions of an account, except the given one, and says how many.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn delete_sessions_of(
        &self,
        account: AccountId,
        except: Option<&TokenHash>,
    ) -> Result<usize, StoreError> {
        let except = except.cloned();
        self.write(move |conn| match &except {
            None => end_sessions(conn, account),
            Some(kept) => {
                let others = sessions::table
                    .filter(sessions::account.eq(Some(account.to_string())))
                    .filter(sessions::token_sha256.ne(kept.as_str()));
                Ok(diesel::delete(others).execute(conn)?)
            }
        })
    }

    /// An account's sessions, most recently used first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn sessions_of(&self, account: AccountId, now: DateTime<Utc>) -> Result<Vec<Session>, StoreError> {
        let key = account.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            Ok(sessions::table
                .filter(sessions::account.eq(Some(&key)))
                .filter(sessions::expires_at_ms.gt(now.timestamp_millis()))
                .order((sessions::last_seen_ms.desc(), sessions::token_sha256))
                .load(conn)?)
        })?;
        each(rows)
    }

    /// Removes expired sessions and says how many.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn purge_sessions(&self, now: DateTime<Utc>) -> Result<usize, StoreError> {
        let now = now.timestamp_millis();
        self.write(move |conn| {
            Ok(diesel::delete(sessions::table.filter(sessions::expires_at_ms.le(now))).execute(conn)?)
        })
    }
}

impl From<Session> for Row {
    fn from(session: Session) -> Self {
        Self {
            token_sha256: session.token.as_str().to_owned(),
            account: session.account.map(|id| id.to_string()),
            created_at_ms: session.created_at.timestamp_millis(),
            last_seen_ms: session.last_seen.timestamp_millis(),
            expires_at_ms: session.expires_at.timestamp_millis(),
            user_agent: session.user_agent,
            confirmed_at_ms: session.confirmed_at.map(|at| at.timestamp_millis()),
        }
    }
}

impl TryFrom<Row> for Session {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            account: parsed_if(row.account.as_ref())?,
            created_at: time(row.created_at_ms)?,
            last_seen: time(row.last_seen_ms)?,
            expires_at: time(row.expires_at_ms)?,
            user_agent: row.user_agent,
            confirmed_at: row.confirmed_at_ms.map(time).transpose()?,
            token: TokenHash::stored(row.token_sha256),
        })
    }
}
