//! Links that work once: to set up, to invite a helper, to reset a password.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::account_names::NamesSeen;
use super::accounts::{self, Account};
use super::browsers;
use super::columns::{parsed, parsed_if, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::feeds;
use super::grants::{self, Grant};
use super::schema::{accounts as accounts_table, codes, grants as grants_table};
use super::token::TokenHash;
use strum::IntoStaticStr;

use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum LinkKind {
    /// Creates the first account of an installation.
    SetUp,
    /// Gives a helper a role at a tournament.
    Invite,
    /// Sets a new password.
    Reset,
    /// Proves that the password was right; a code from an app must follow.
    SecondStep,
}

/// A link that works once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneTimeLink {
    /// The hash of the link's code.
    pub code: TokenHash,
    /// The link's purpose.
    pub kind: LinkKind,
    /// The tournament of an invitation.
    pub tournament: Option<TournamentId>,
    /// The role of an invitation.
    pub role: Option<Role>,
    /// The account of a reset.
    pub account: Option<AccountId>,
    /// When the link was made.
    pub created_at: DateTime<Utc>,
    /// When the link expires.
    pub expires_at: DateTime<Utc>,
    /// When it was used, if it was.
    pub used_at: Option<DateTime<Utc>>,
    /// The account that invited: the invitation lapses when it may not invite any more. `None` for other links and at
    /// the console.
    pub issued_by: Option<AccountId>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = codes)]
pub(super) struct Row {
    code_sha256: String,
    kind: String,
    tournament: Option<String>,
    role: Option<String>,
    account: Option<String>,
    created_at_ms: i64,
    expires_at_ms: i64,
    used_at_ms: Option<i64>,
    issued_by: Option<String>,
}

impl Store {
    /// Stores a new link. The same link again changes nothing.
    ///
    /// # Errors
    /// `NotFound` when its tournament or account does not exist.
    pub fn issue_link(&self, link: OneTimeLink) -> Result<(), StoreError> {
        let row = Row::from(link);
        self.write(move |conn| {
            let known: i64 =
                codes::table.filter(codes::code_sha256.eq(&row.code_sha256)).count().get_result(conn)?;
            if known > 0 {
                return Ok(());
            }
            let added = diesel::insert_into(codes::table).values(&row).execute(conn);
            unless_missing(added, "tournament or account").map(drop)
        })
    }

    /// What a link would do, if it still works; for showing its form.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn usable_link(
        &self,
        code: &TokenHash,
        now: DateTime<Utc>,
    ) -> Result<Option<OneTimeLink>, StoreError> {
        self.read(|conn| {
            let found: Option<Row> = codes::table
                .find(code.as_str())
                .filter(codes::used_at_ms.is_null())
                .filter(codes::expires_at_ms.gt(now.timestamp_millis()))
                .first(conn)
                .optional()?;
            Ok(still_open(conn, found)?.pop())
        })
    }

    /// Uses up a set-up link or invitation for a new account, which gets its role.
    ///
    /// # Errors
    /// `LinkSpent`; `NameTaken`, after which the link still works with another name; `Stale` if an account came or changed its
    /// name since the names were `seen`.
    pub fn redeem_for_account(
        &self,
        code: &TokenHash,
        now: DateTime<Utc>,
        account: Account,
        seen: NamesSeen,
    ) -> Result<OneTimeLink, StoreError> {
        let code = code.clone();
        self.write(move |conn| {
            let link = redeem_as(conn, &code, now, &[LinkKind::SetUp, LinkKind::Invite])?;
            seen.require_current(conn)?;
            accounts::insert(conn, &account)?;
            grant(conn, &link, account.id, now)?;
            Ok(link)
        })
    }

    /// Uses up an invitation for an existing account.
    ///
    /// # Errors
    /// `LinkSpent`; `NotFound` when the account does not exist.
    pub fn redeem_for_grant(
        &self,
        code: &TokenHash,
        now: DateTime<Utc>,
        account: AccountId,
    ) -> Result<OneTimeLink, StoreError> {
        let code = code.clone();
        self.write(move |conn| {
            let link = redeem_as(conn, &code, now, &[LinkKind::Invite])?;
            grant(conn, &link, account, now)?;
            Ok(link)
        })
    }

    /// Uses up a reset link: sets the password, ends all sessions and returns the account.
    ///
    /// # Errors
    /// `LinkSpent`.
    pub fn redeem_for_password(
        &self,
        code: &TokenHash,
        now: DateTime<Utc>,
        phc: &str,
    ) -> Result<AccountId, StoreError> {
        let (code, phc) = (code.clone(), phc.to_owned());
        self.write(move |conn| {
            let link = redeem_as(conn, &code, now, &[LinkKind::Reset])?;
            let account = link.account.ok_or(StoreError::LinkSpent)?;
            accounts::set_password(conn, account, &phc)?;
            accounts::end_sessions(conn, account)?;
            browsers::forget(conn, &account.to_string())?;
            feeds::forget(conn, &account.to_string())?;
            Ok(account)
        })
    }

    /// Uses up the proof that the password was right, and returns the account.
    ///
    /// # Errors
    /// `LinkSpent`.
    pub fn redeem_second_step(&self, code: &TokenHash, now: DateTime<Utc>) -> Result<AccountId, StoreError> {
        let code = code.clone();
        self.write(move |conn| {
            let link = redeem_as(conn, &code, now, &[LinkKind::SecondStep])?;
            link.account.ok_or(StoreError::LinkSpent)
        })
    }

    /// Withdraws the unused links for an account, and says how many.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn revoke_links_of(&self, account: AccountId) -> Result<usize, StoreError> {
        self.write(move |conn| {
            let open = codes::table
                .filter(codes::account.eq(Some(account.to_string())))
                .filter(codes::used_at_ms.is_null());
            Ok(diesel::delete(open).execute(conn)?)
        })
    }

    /// Withdraws an open invitation to a tournament, identified by its stored hash, and says whether there was one.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn revoke_invitation(
        &self,
        tournament: TournamentId,
        invitation: TokenHash,
    ) -> Result<bool, StoreError> {
        self.write(move |conn| {
            let mine = codes::table
                .filter(codes::tournament.eq(Some(tournament.to_string())))
                .filter(codes::code_sha256.eq(invitation.as_str()))
                .filter(codes::used_at_ms.is_null())
                .filter(codes::expires_at_ms.gt(codes::created_at_ms));
            let ended =
                diesel::update(mine).set(codes::expires_at_ms.eq(codes::created_at_ms)).execute(conn)?;
            Ok(ended > 0)
        })
    }

    /// The invitations to a tournament that are still open, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn open_invitations(
        &self,
        tournament: TournamentId,
        now: DateTime<Utc>,
    ) -> Result<Vec<OneTimeLink>, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| {
            let rows: Vec<Row> = codes::table
                .filter(codes::tournament.eq(Some(&key)))
                .filter(codes::used_at_ms.is_null())
                .filter(codes::expires_at_ms.gt(now.timestamp_millis()))
                .order((codes::created_at_ms, codes::code_sha256))
                .load(conn)?;
            still_open(conn, rows)
        })
    }

    /// Removes links that expired before this time, used or not, and says how many.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn purge_links(&self, before: DateTime<Utc>) -> Result<usize, StoreError> {
        let before = before.timestamp_millis();
        self.write(move |conn| {
            Ok(diesel::delete(codes::table.filter(codes::expires_at_ms.lt(before))).execute(conn)?)
        })
    }
}

/// One statement marks it as used only if it was not; that is why exactly one attempt wins.
fn redeem(conn: &mut AnyConnection, code: &TokenHash, now: DateTime<Utc>) -> Result<OneTimeLink, StoreError> {
    let now = now.timestamp_millis();
    let usable = codes::table
        .find(code.as_str())
        .filter(codes::used_at_ms.is_null())
        .filter(codes::expires_at_ms.gt(now));
    let marked = diesel::update(usable).set(codes::used_at_ms.eq(Some(now))).execute(conn)?;
    if marked == 0 {
        return Err(StoreError::LinkSpent);
    }
    let row: Row = codes::table.find(code.as_str()).first(conn)?;
    OneTimeLink::try_from(row)
}

/// A link of another kind is refused and stays unused.
fn redeem_as(
    conn: &mut AnyConnection,
    code: &TokenHash,
    now: DateTime<Utc>,
    kinds: &[LinkKind],
) -> Result<OneTimeLink, StoreError> {
    let link = redeem(conn, code, now)?;
    let opens = kinds.contains(&link.kind) && !has_lapsed(conn, &link)?;
    if opens { Ok(link) } else { Err(StoreError::LinkSpent) }
}

/// The links whose issuer still has the right to invite.
fn still_open(
    conn: &mut AnyConnection,
    rows: impl IntoIterator<Item = Row>,
) -> Result<Vec<OneTimeLink>, StoreError> {
    let mut open = Vec::new();
    for row in rows {
        let link = OneTimeLink::try_from(row)?;
        if !has_lapsed(conn, &link)? {
            open.push(link);
        }
    }
    Ok(open)
}

/// Whether the issuer of an invitation has lost the right to invite: disabled, or neither operator nor director
/// there.
fn has_lapsed(conn: &mut AnyConnection, link: &OneTimeLink) -> Result<bool, StoreError> {
    let (Some(issuer), Some(tournament)) = (link.issued_by, link.tournament) else { return Ok(false) };
    let (issuer, tournament) = (issuer.to_string(), tournament.to_string());
    let issuers = accounts_table::table.find(&issuer).filter(accounts_table::disabled.eq(false));
    let is_operator: Option<bool> = issuers.select(accounts_table::is_operator).first(conn).optional()?;
    let directs: i64 =
        grants_table::table.find((&tournament, &issuer, Role::Director.code())).count().get_result(conn)?;
    Ok(match is_operator {
        None => true,
        Some(is_operator) => !is_operator && directs == 0,
    })
}

fn grant(
    conn: &mut AnyConnection,
    link: &OneTimeLink,
    account: AccountId,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    match (link.tournament, link.role) {
        (Some(tournament), Some(role)) => {
            grants::insert(conn, &Grant { tournament, account, role, granted_at: now })
        }
        _ => Ok(()),
    }
}

impl LinkKind {
    const fn code(self) -> &'static str {
        self.into_str()
    }
}

impl fmt::Display for LinkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for LinkKind {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        [Self::SetUp, Self::Invite, Self::Reset, Self::SecondStep]
            .into_iter()
            .find(|kind| kind.code() == text)
            .ok_or_else(|| StoreError::unreadable("the kind of a link", text))
    }
}

impl From<OneTimeLink> for Row {
    fn from(link: OneTimeLink) -> Self {
        Self {
            code_sha256: link.code.as_str().to_owned(),
            kind: link.kind.code().to_owned(),
            tournament: link.tournament.map(|id| id.to_string()),
            role: link.role.map(|role| role.code().to_owned()),
            account: link.account.map(|id| id.to_string()),
            created_at_ms: link.created_at.timestamp_millis(),
            expires_at_ms: link.expires_at.timestamp_millis(),
            used_at_ms: link.used_at.map(|at| at.timestamp_millis()),
            issued_by: link.issued_by.map(|id| id.to_string()),
        }
    }
}

impl TryFrom<Row> for OneTimeLink {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            kind: parsed(&row.kind)?,
            tournament: parsed_if(row.tournament.as_ref())?,
            role: parsed_if(row.role.as_ref())?,
            account: parsed_if(row.account.as_ref())?,
            created_at: time(row.created_at_ms)?,
            expires_at: time(row.expires_at_ms)?,
            used_at: row.used_at_ms.map(time).transpose()?,
            issued_by: parsed_if(row.issued_by.as_ref())?,
            code: TokenHash::stored(row.code_sha256),
        })
    }
}
