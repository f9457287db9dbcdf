//! Who can sign in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::{each, parsed, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_taken};
use super::invitations;
use super::many_rows::AT_ONCE;
use super::name_folding::fold_name;
use super::schema::{accounts, sessions};
use crate::domain::id::AccountId;

/// Somebody who can sign in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The identifier used in logs.
    pub id: AccountId,
    /// As chosen; compared without regard to case, accents and spaces.
    pub sign_in_name: String,
    /// The name as shown on pages.
    pub display_name: String,
    /// The password's hash with its parameters; `None` until one is set.
    pub password_phc: Option<String>,
    /// Runs this installation.
    pub is_operator: bool,
    /// May not sign in.
    pub disabled: bool,
    pub created_at: DateTime<Utc>,
    /// What an operator lets it do beyond its tournaments.
    pub rights: Rights,
}

/// What an operator lets an account do beyond its tournaments. Operators may do all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rights {
    /// Open tournaments and begin series.
    pub open: bool,
    /// Assert what one ruling does to another, and keep and settle questions.
    pub assert: bool,
}

#[expect(clippy::struct_excessive_bools, reason = "the columns of a table")]
#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = accounts)]
pub(super) struct Row {
    id: String,
    sign_in_name: String,
    folded_name: String,
    display_name: String,
    password_phc: Option<String>,
    is_operator: bool,
    disabled: bool,
    created_at_ms: i64,
    may_open: bool,
    may_assert: bool,
}

impl Store {
    /// Creates an account.
    ///
    /// # Errors
    /// `NameTaken` when somebody signs in with a name that is the same after folding.
    pub fn create_account(&self, account: Account) -> Result<(), StoreError> {
        self.write(move |conn| insert(conn, &account))
    }

    /// `None` if nobody has this identifier.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn account(&self, id: AccountId) -> Result<Option<Account>, StoreError> {
        let key = id.to_string();
        let row: Option<Row> = self.read(|conn| Ok(accounts::table.find(&key).first(conn).optional()?))?;
        row.map(Account::try_from).transpose()
    }

    /// The account that signs in with this name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn account_by_name(&self, sign_in_name: &str) -> Result<Option<Account>, StoreError> {
        let folded = fold_name(sign_in_name);
        let row: Option<Row> = self.read(|conn| {
            Ok(accounts::table.filter(accounts::folded_name.eq(&folded)).first(conn).optional()?)
        })?;
        row.map(Account::try_from).transpose()
    }

    /// All accounts in order of sign-in name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(accounts::table.order(accounts::folded_name).load(conn)?))?;
        each(rows)
    }

    /// How many accounts there are; none means that the installation is not set up.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn count_accounts(&self) -> Result<i64, StoreError> {
        self.read(|conn| Ok(accounts::table.count().get_result(conn)?))
    }

    /// Replaces the password's hash. Ending the sessions is the caller's decision.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn set_password(&self, id: AccountId, phc: &str) -> Result<(), StoreError> {
        let phc = phc.to_owned();
        self.write(move |conn| set_password(conn, id, &phc))
    }

    /// The display names of these accounts; unknown accounts are left out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn display_names(
        &self,
        ids: &BTreeSet<AccountId>,
    ) -> Result<BTreeMap<AccountId, String>, StoreError> {
        let keys: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let mut names = BTreeMap::new();
        for keys in keys.chunks(AT_ONCE) {
            let rows: Vec<(String, String)> = self.read(|conn| {
                let named = accounts::table.filter(accounts::id.eq_any(keys));
                Ok(named.select((accounts::id, accounts::display_name)).load(conn)?)
            })?;
            for (id, name) in rows {
                names.insert(parsed(&id)?, name);
            }
        }
        Ok(names)
    }

    /// Sets the rights of an account.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn set_rights(&self, id: AccountId, rights: Rights) -> Result<(), StoreError> {
        self.write(move |conn| {
            let row = accounts::table.find(id.to_string());
            let may = (accounts::may_open.eq(rights.open), accounts::may_assert.eq(rights.assert));
            require_found(diesel::update(row).set(may).execute(conn)?)
        })
    }

    /// Disables an account, ending all its sessions and open invitations, or enables it again.
    ///
    /// # Errors
    /// `NotFound`.
    pub fn set_disabled(&self, id: AccountId, disabled: bool) -> Result<(), StoreError> {
        self.write(move |conn| {
            let row = accounts::table.find(id.to_string());
            require_found(diesel::update(row).set(accounts::disabled.eq(disabled)).execute(conn)?)?;
            if disabled {
                end_sessions(conn, id)?;
                invitations::end(conn, id, None)?;
            }
            Ok(())
        })
    }
}

pub(super) fn insert(conn: &mut AnyConnection, account: &Account) -> Result<(), StoreError> {
    let added = diesel::insert_into(accounts::table).values(Row::from(account)).execute(conn);
    unless_taken(added, || StoreError::NameTaken).map(drop)
}

pub(super) fn set_password(conn: &mut AnyConnection, id: AccountId, phc: &str) -> Result<(), StoreError> {
    let row = accounts::table.find(id.to_string());
    require_found(diesel::update(row).set(accounts::password_phc.eq(Some(phc))).execute(conn)?)
}

pub(super) fn end_sessions(conn: &mut AnyConnection, id: AccountId) -> Result<usize, StoreError> {
    let mine = sessions::table.filter(sessions::account.eq(Some(id.to_string())));
    Ok(diesel::delete(mine).execute(conn)?)
}

const fn require_found(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotFound("account")) } else { Ok(()) }
}

impl From<&Account> for Row {
    fn from(account: &Account) -> Self {
        Self {
            id: account.id.to_string(),
            sign_in_name: account.sign_in_name.clone(),
            folded_name: fold_name(&account.sign_in_name),
            display_name: account.display_name.clone(),
            password_phc: account.password_phc.clone(),
            is_operator: account.is_operator,
            disabled: account.disabled,
            created_at_ms: account.created_at.timestamp_millis(),
            may_open: account.rights.open,
            may_assert: account.rights.assert,
        }
    }
}

impl TryFrom<Row> for Account {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: parsed(&row.id)?,
            sign_in_name: row.sign_in_name,
            display_name: row.display_name,
            password_phc: row.password_phc,
            is_operator: row.is_operator,
            disabled: row.disabled,
            created_at: time(row.created_at_ms)?,
            rights: Rights { open: row.may_open, assert: row.may_assert },
        })
    }
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account")
            .field("id", &self.id)
            .field("sign_in_name", &self.sign_in_name)
            .field("has_password", &self.password_phc.is_some())
            .field("is_operator", &self.is_operator)
            .field("disabled", &self.disabled)
            .field("rights", &self.rights)
            .finish_non_exhaustive()
    }
}
