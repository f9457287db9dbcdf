//! Who has which role at which tournament. A change acts at once.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;

use super::Store;
use super::account_names::{self, UsedName};
use super::columns::{each, parsed, time};
use super::connection::{self, AnyConnection};
use super::error::{StoreError, unless_missing};
use super::invitations;
use super::many_rows::{AT_ONCE, insert_rows};
use super::schema::{accounts, erased_staff, former_account_names, grants, staff_history};
use super::staff_numbers;
use super::turns::Turn;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

/// A role at a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    pub tournament: TournamentId,
    pub account: AccountId,
    /// What it lets the account do there.
    pub role: Role,
    /// When the role was given.
    pub granted_at: DateTime<Utc>,
}

/// What became of a role that was to be removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GrantRemoval {
    Removed,
    /// The account did not have it.
    NotThere,
    /// It stays: nobody else who can sign in directs the tournament.
    LastDirector,
}

/// Everybody who has or had a role at a tournament, or acted there with an account.
#[derive(Debug, Clone)]
pub struct StaffEver {
    /// What they are and were called.
    pub names: Vec<UsedName>,
    /// When the account of one of them was last erased: nobody can find its name in what was written until then.
    pub erased_at: Option<DateTime<Utc>>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = grants)]
pub(super) struct Row {
    tournament: String,
    account: String,
    role: String,
    granted_at_ms: i64,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = staff_history)]
pub(super) struct HistoryRow {
    number: i64,
    tournament: String,
    account: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = erased_staff)]
pub(super) struct ErasedRow {
    number: i64,
    tournament: String,
    at_ms: i64,
}

/// How many others direct a tournament and can sign in.
fn other_directors(conn: &mut AnyConnection, tournament: &str, account: &str) -> QueryResult<i64> {
    let named = grants::table.inner_join(accounts::table.on(accounts::id.eq(grants::account)));
    let directors =
        named.filter(grants::tournament.eq(tournament)).filter(grants::role.eq(Role::Director.code()));
    let active = directors.filter(accounts::disabled.eq(false));
    active.filter(grants::account.ne(account)).count().get_result(conn)
}

impl Store {
    /// Gives somebody a role. Giving it again changes nothing.
    ///
    /// # Errors
    /// `NotFound` when the tournament or the account does not exist.
    pub fn add_grant(&self, grant: Grant) -> Result<(), StoreError> {
        self.add_grants(vec![grant])
    }

    /// Gives several roles, all or none.
    ///
    /// # Errors
    /// Like [`Store::add_grant`].
    pub fn add_grants(&self, grants: Vec<Grant>) -> Result<(), StoreError> {
        self.write(move |conn| grants.iter().try_for_each(|grant| insert(conn, grant)))
    }

    /// Removes a role, with the invitations that a director made, unless nobody could direct the tournament then. Asked in
    /// the same transaction: of two directors who remove each other, here or in another process, one stays.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn remove_grant(
        &self,
        tournament: TournamentId,
        account: AccountId,
        role: Role,
    ) -> Result<GrantRemoval, StoreError> {
        self.write(move |conn| {
            let (at, who) = (tournament.to_string(), account.to_string());
            let key = || grants::table.find((&at, &who, role.code()));
            let held: i64 = key().count().get_result(conn)?;
            if held == 0 {
                return Ok(GrantRemoval::NotThere);
            }
            if role == Role::Director && other_directors(conn, &at, &who)? == 0 {
                return Ok(GrantRemoval::LastDirector);
            }
            diesel::delete(key()).execute(conn)?;
            if role == Role::Director {
                invitations::end(conn, account, Some(tournament))?;
            }
            Ok(GrantRemoval::Removed)
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

    /// The roles at a tournament, oldest first, each with the name that others see and whether the account is disabled.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn named_grants_at(
        &self,
        tournament: TournamentId,
    ) -> Result<Vec<(Grant, String, bool)>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<(Row, String, bool)> = self.read(|conn| {
            let named = grants::table.inner_join(accounts::table.on(accounts::id.eq(grants::account)));
            Ok(named
                .filter(grants::tournament.eq(&key))
                .order((grants::granted_at_ms, grants::account, grants::role))
                .select((grants::all_columns, accounts::display_name, accounts::disabled))
                .load(conn)?)
        })?;
        rows.into_iter().map(|(row, name, disabled)| Ok((row.try_into()?, name, disabled))).collect()
    }

    /// The names of everybody who has or had a role at a tournament, or acted there, and what they were called before.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn staff_ever(&self, tournament: TournamentId) -> Result<StaffEver, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| {
            let ever = || {
                let there = staff_history::table.filter(staff_history::tournament.eq(&key));
                there.select(staff_history::account)
            };
            // A process of an older version remembers nobody.
            let now = || grants::table.filter(grants::tournament.eq(&key)).select(grants::account);
            let is_staff = accounts::id.eq_any(ever()).or(accounts::id.eq_any(now()));
            let named = accounts::table.filter(is_staff).order((accounts::display_name, accounts::id));
            let named: Vec<(String, String)> =
                named.select((accounts::id, accounts::display_name)).load(conn)?;
            let was_staff =
                former_account_names::account.eq_any(ever()).or(former_account_names::account.eq_any(now()));
            let before = former_account_names::table.filter(was_staff).order(former_account_names::number);
            let before: Vec<account_names::Row> = before.load(conn)?;
            let erased = erased_staff::table.filter(erased_staff::tournament.eq(&key));
            let erased: Option<i64> = erased.select(max(erased_staff::at_ms)).first(conn)?;
            let erased_at = erased.map(time).transpose()?;
            Ok(StaffEver { names: account_names::used_names(named, before)?, erased_at })
        })
    }

    /// The number of the person who joined the staff of any tournament last, or changed the name of their account, or whose
    /// account was erased; 0 before anybody has.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn newest_staff(&self) -> Result<i64, StoreError> {
        self.read(staff_numbers::newest)
    }

    /// The tournaments whose staff somebody joined after this number, or on whose staff somebody changed their name or lost
    /// their account.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn staffed_since(&self, number: i64) -> Result<BTreeSet<TournamentId>, StoreError> {
        let keys: Vec<String> = self.read(|conn| {
            let since = staff_history::table.filter(staff_history::number.gt(number));
            let joined: Vec<String> = since.select(staff_history::tournament).distinct().load(conn)?;
            let renamed = former_account_names::table.filter(former_account_names::number.gt(number));
            let renamed = renamed.select(former_account_names::account);
            let of_renamed = staff_history::table.filter(staff_history::account.eq_any(renamed));
            let renamed: Vec<String> = of_renamed.select(staff_history::tournament).distinct().load(conn)?;
            let since = erased_staff::table.filter(erased_staff::number.gt(number));
            let erased: Vec<String> = since.select(erased_staff::tournament).distinct().load(conn)?;
            Ok([joined, renamed, erased].concat())
        })?;
        keys.iter().map(|key| parsed(key)).collect()
    }

    /// An account's roles at these tournaments.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn roles_among(
        &self,
        account: AccountId,
        tournaments: &[TournamentId],
    ) -> Result<BTreeSet<(TournamentId, Role)>, StoreError> {
        let account = account.to_string();
        let keys: Vec<String> = tournaments.iter().map(ToString::to_string).collect();
        let mut roles = BTreeSet::new();
        for keys in keys.chunks(AT_ONCE) {
            let rows: Vec<(String, String)> = self.read(|conn| {
                let own = grants::table.filter(grants::account.eq(&account));
                let there = own.filter(grants::tournament.eq_any(keys));
                Ok(there.select((grants::tournament, grants::role)).load(conn)?)
            })?;
            for (tournament, role) in rows {
                roles.insert((parsed(&tournament)?, parsed(&role)?));
            }
        }
        Ok(roles)
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
    if known.is_none() {
        let added = diesel::insert_into(grants::table).values(&row).execute(conn);
        unless_missing(added, "tournament or account")?;
    }
    remember(conn, row.tournament, row.account)
}

/// Adds these accounts, which act at a tournament, to those who ever had a role there: an operator acts without one. The
/// accounts of another installation are unknown here.
pub(super) fn remember_acting(
    conn: &mut AnyConnection,
    tournament: &str,
    acting: &BTreeSet<&str>,
) -> Result<(), StoreError> {
    if acting.is_empty() {
        return Ok(());
    }
    // Nobody is erased meanwhile, and no number is given twice. Names come before: an entry that is written in the same
    // transaction may need them.
    connection::take_turn(conn, Turn::Names)?;
    connection::take_turn(conn, Turn::House)?;
    for account in acting {
        let here: i64 = accounts::table.find(*account).count().get_result(conn)?;
        if here > 0 {
            remember(conn, tournament.to_owned(), (*account).to_owned())?;
        }
    }
    Ok(())
}

/// Adds somebody with a role to those who ever had one there.
fn remember(conn: &mut AnyConnection, tournament: String, account: String) -> Result<(), StoreError> {
    let there = staff_history::table.filter(staff_history::tournament.eq(&tournament));
    let known: i64 = there.filter(staff_history::account.eq(&account)).count().get_result(conn)?;
    if known == 0 {
        let number = staff_numbers::newest(conn)?.saturating_add(1);
        let row = HistoryRow { number, tournament, account };
        diesel::insert_into(staff_history::table).values(&row).execute(conn)?;
    }
    Ok(())
}

/// Remembers at each tournament where somebody has or had a role, or acted, that their account was erased, and forgets who it was.
pub(super) fn erase(conn: &mut AnyConnection, account: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
    let ever = || staff_history::table.filter(staff_history::account.eq(account));
    let known: Vec<String> = ever().select(staff_history::tournament).load(conn)?;
    let held = grants::table.filter(grants::account.eq(account));
    let held: Vec<String> = held.select(grants::tournament).load(conn)?;
    let first = staff_numbers::newest(conn)?.saturating_add(1);
    let (at_ms, everywhere) = (now.timestamp_millis(), known.into_iter().chain(held));
    let everywhere: BTreeSet<String> = everywhere.collect();
    let rows = (first..).zip(everywhere).map(|(number, tournament)| ErasedRow { number, tournament, at_ms });
    let rows: Vec<_> = rows.collect();
    insert_rows!(erased_staff::table, rows, conn)?;
    diesel::delete(ever()).execute(conn)?;
    Ok(())
}

/// The number of the person who joined the staff of a tournament last, or changed their name, or whose account was erased.
pub(super) fn newest_at(conn: &mut AnyConnection, tournament: &str) -> Result<i64, StoreError> {
    let is_named = former_account_names::account.eq(staff_history::account);
    let (joined, renamed): (Option<i64>, Option<i64>) = staff_history::table
        .left_join(former_account_names::table.on(is_named))
        .filter(staff_history::tournament.eq(tournament))
        .select((max(staff_history::number), max(former_account_names::number.nullable())))
        .first(conn)?;
    let erased = erased_staff::table.filter(erased_staff::tournament.eq(tournament));
    let erased: Option<i64> = erased.select(max(erased_staff::number)).first(conn)?;
    Ok(joined.max(renamed).max(erased).unwrap_or(0))
}

/// The tournaments that an account directs and nobody else who can sign in; the newest role first.
pub(super) fn directed_alone(conn: &mut AnyConnection, account: &str) -> QueryResult<Vec<String>> {
    let others = diesel::alias!(grants as others);
    let other = others.inner_join(accounts::table.on(accounts::id.eq(others.field(grants::account))));
    let other = other
        .filter(others.field(grants::tournament).eq(grants::tournament))
        .filter(others.field(grants::role).eq(Role::Director.code()))
        .filter(others.field(grants::account).ne(account))
        .filter(accounts::disabled.eq(false));
    grants::table
        .filter(grants::account.eq(account))
        .filter(grants::role.eq(Role::Director.code()))
        .filter(not(exists(other)))
        .order((grants::granted_at_ms.desc(), grants::tournament))
        .select(grants::tournament)
        .load(conn)
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
