//! Who has which role at which tournament. A change acts at once.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::{each, parsed, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::invitations;
use super::schema::grants;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

/// A role at a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    pub tournament: TournamentId,
    pub account: AccountId,
    /// What it lets the account do there.
    pub role: Role,
    /// When it was given.
    pub granted_at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = grants)]
pub(super) struct Row {
    tournament: String,
    account: String,
    role: String,
    granted_at_ms: i64,
}

impl Store {
    /// Gives somebody a role. Giving it again changes nothing.
    ///
    /// # Errors
    /// `NotFound` when the tournament or the account does not exist.
    pub fn add_grant(&self, grant: Grant) -> Result<(), StoreError> {
        self.write(move |conn| insert(conn, &grant))
    }

    /// Removes a role, with the invitations that a director made, and says whether there was one.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn remove_grant(
        &self,
        tournament: TournamentId,
        account: AccountId,
        role: Role,
    ) -> Result<bool, StoreError> {
        self.write(move |conn| {
            let key = (tournament.to_string(), account.to_string(), role.code());
            let removed = diesel::delete(grants::table.find(key)).execute(conn)? > 0;
            if removed && role == Role::Director {
                invitations::end(conn, account, Some(tournament))?;
            }
            Ok(removed)
        })
    }

    /// The roles at a tournament, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn grants_at(&self, tournament: TournamentId) -> Result<Vec<Grant>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            Ok(grants::table
                .filter(grants::tournament.eq(&key))
                .order((grants::granted_at_ms, grants::account, grants::role))
                .load(conn)?)
        })?;
        each(rows)
    }

    /// An account's roles at all tournaments, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn grants_of(&self, account: AccountId) -> Result<Vec<Grant>, StoreError> {
        self.read(|conn| of(conn, &account.to_string()))
    }
}

/// An account's roles at all tournaments, newest first.
pub(super) fn of(conn: &mut AnyConnection, account: &str) -> Result<Vec<Grant>, StoreError> {
    let rows: Vec<Row> = grants::table
        .filter(grants::account.eq(account))
        .order((grants::granted_at_ms.desc(), grants::tournament, grants::role))
        .load(conn)?;
    each(rows)
}

pub(super) fn insert(conn: &mut AnyConnection, grant: &Grant) -> Result<(), StoreError> {
    let row = Row {
        tournament: grant.tournament.to_string(),
        account: grant.account.to_string(),
        role: grant.role.code().to_owned(),
        granted_at_ms: grant.granted_at.timestamp_millis(),
    };
    let key = (&row.tournament, &row.account, &row.role);
    let known: Option<Row> = grants::table.find(key).first(conn).optional()?;
    if known.is_some() {
        return Ok(());
    }
    let added = diesel::insert_into(grants::table).values(&row).execute(conn);
    unless_missing(added, "tournament or account").map(drop)
}

impl TryFrom<Row> for Grant {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            tournament: parsed(&row.tournament)?,
            account: parsed(&row.account)?,
            role: parsed(&row.role)?,
            granted_at: time(row.granted_at_ms)?,
        })
    }
}
