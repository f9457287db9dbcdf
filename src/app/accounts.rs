//! Accounts: the first one by a set-up link, others by invitation, lost passwords by a single-use link.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::own_names::{account_name, is_free};
use crate::app::retry::until_won;
use crate::app::second_factor::Proof;
use crate::app::sessions::{random_token, random_uuid};
use crate::app::store::{Account, AccountUse, LinkKind, OneTimeLink, Rights, StoreError, TokenHash};
use crate::app::unfit::{UnfitAccount, UnfitRole};
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

/// How long a link to set up, to join or to choose a new password works.
const LINK: TimeDelta = TimeDelta::hours(72);
/// How soon the code from an app must follow the password.
const SECOND_STEP: TimeDelta = TimeDelta::minutes(10);

/// What somebody types to get an account.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// The name to sign in with, as typed.
    pub sign_in_name: String,
    /// The name that others see, as typed.
    pub display_name: String,
    /// The password; never stored.
    pub password: String,
}

impl Desk {
    /// Gives out the set-up link's code when nobody has an account yet.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub fn set_up_code(&self, now: DateTime<Utc>) -> Result<Option<String>, DeskError> {
        if self.store.count_accounts()? > 0 {
            return Ok(None);
        }
        self.issue(LinkKind::SetUp, None, None, now).map(Some)
    }

    /// Invites somebody to take a role at a tournament.
    ///
    /// # Errors
    /// If the role is not one that can be given, or the store cannot be used.
    pub fn invite(
        &self,
        tournament: TournamentId,
        role: Role,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        if !Role::STAFF.contains(&role) {
            return Err(UnfitRole::NotGiven(role).into());
        }
        self.issue(LinkKind::Invite, Some((tournament, role)), None, now)
    }

    /// Gives out a single-use link to choose a new password.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub fn reset_code(&self, account: AccountId, now: DateTime<Utc>) -> Result<String, DeskError> {
        self.store.revoke_links_of(account)?;
        self.issue(LinkKind::Reset, None, Some(account), now)
    }

    /// Records that the password of an account was right, until the code follows.
    pub(crate) fn second_step(&self, account: AccountId, now: DateTime<Utc>) -> Result<String, DeskError> {
        self.issue(LinkKind::SecondStep, None, Some(account), now)
    }

    pub(crate) fn spend_second_step(&self, ticket: &str, now: DateTime<Utc>) -> Result<(), DeskError> {
        self.store.redeem_second_step(&TokenHash::of(ticket), now).map(drop).map_err(link_error)
    }

    fn issue(
        &self,
        kind: LinkKind,
        grant: Option<(TournamentId, Role)>,
        account: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        let code = random_token()?;
        self.store.issue_link(OneTimeLink {
            code: TokenHash::of(&code),
            kind,
            tournament: grant.map(|(tournament, _)| tournament),
            role: grant.map(|(_, role)| role),
            account,
            created_at: now,
            expires_at: now + if kind == LinkKind::SecondStep { SECOND_STEP } else { LINK },
            used_at: None,
            issued_by: None,
        })?;
        Ok(code)
    }

    /// What a link is for, without using it.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`].
    pub fn usable_link(&self, code: &str, now: DateTime<Utc>) -> Result<OneTimeLink, DeskError> {
        let found = self.store.usable_link(&TokenHash::of(code), now)?.ok_or(DeskError::LinkSpent)?;
        if found.kind == LinkKind::SetUp && self.store.count_accounts()? > 0 {
            return Err(DeskError::LinkSpent);
        }
        Ok(found)
    }

    /// Creates an account with a set-up link or an invitation. Uses the link up together with it, or not at all.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`], or a sentence about the name or password.
    pub fn join(&self, code: &str, new: &NewAccount, now: DateTime<Utc>) -> Result<Account, DeskError> {
        let kind = self.usable_link(code, now)?.kind;
        let is_operator = match kind {
            LinkKind::SetUp => true,
            LinkKind::Invite => false,
            LinkKind::Reset | LinkKind::SecondStep => return Err(DeskError::LinkSpent),
        };
        let (account, code) = (self.account_from(new, is_operator, now)?, TokenHash::of(code));
        until_won(|| -> Result<Option<()>, DeskError> {
            let known = self.store.known_names()?;
            is_free(&account.display_name, None, &known, now)?;
            match self.store.redeem_for_account(&code, now, account.clone(), known.seen) {
                Err(StoreError::Stale) => Ok(None),
                joined => joined.map(|_| Some(())).map_err(link_error),
            }
        })?;
        Ok(account)
    }

    /// Takes an invitation with an account that exists.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`].
    pub fn accept(&self, code: &str, account: AccountId, now: DateTime<Utc>) -> Result<(), DeskError> {
        self.store.redeem_for_grant(&TokenHash::of(code), now, account).map(|_| ()).map_err(link_error)
    }

    /// Sets a new password with a reset link, and ends every session of the account.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`], or a sentence about the password.
    pub fn choose_password(&self, code: &str, password: &str, now: DateTime<Utc>) -> Result<(), DeskError> {
        let owner = self
            .usable_link(code, now)?
            .account
            .map(|account| self.store.account(account))
            .transpose()?
            .flatten();
        let names = owner.iter().flat_map(names_of).collect::<Vec<_>>();
        let hash = self.passwords.hash_for(password, &self.words_near(&names)?)?;
        let account = self.store.redeem_for_password(&TokenHash::of(code), now, &hash).map_err(link_error)?;
        if let Some(account) = self.store.account(account)? {
            self.throttle.clear(&crate::app::store::fold_name(&account.sign_in_name));
        }
        Ok(())
    }

    /// Changes the account's own password; earlier reset links stop working.
    ///
    /// # Errors
    /// A sentence about either password or the code, or [`DeskError::Wait`].
    pub fn change_password(
        &self,
        account: AccountId,
        proof: &Proof<'_>,
        new: &str,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        let account = self.store.account(account)?.ok_or(DeskError::NotFound)?;
        // Checked first, so that a refused password uses up no code.
        let hash = self.passwords.hash_for(new, &self.words_near(&names_of(&account))?)?;
        self.prove(&account, proof, now)?;
        self.store.set_password(account.id, &hash)?;
        self.store.revoke_links_of(account.id)?;
        Ok(())
    }

    /// Creates an account at the command line, without a password; its owner sets one with a reset link. Its name is not
    /// compared with others: who has the console chooses.
    ///
    /// # Errors
    /// A sentence about the name, or the store.
    pub fn add_account(&self, name: &str, now: DateTime<Utc>) -> Result<Account, DeskError> {
        let name = account_name(name)?;
        let account = Account {
            id: AccountId::new(random_uuid()?),
            sign_in_name: name.clone(),
            display_name: name,
            password_phc: None,
            is_operator: true,
            disabled: false,
            created_at: now,
            rights: Rights::default(),
        };
        self.store.create_account(account.clone())?;
        Ok(account)
    }

    /// `None` if nobody has this identifier.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn account(&self, id: AccountId) -> Result<Option<Account>, DeskError> {
        Ok(self.store.account(id)?)
    }

    /// The account that signs in with this name, whatever its case and accents.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn account_by_name(&self, sign_in_name: &str) -> Result<Option<Account>, DeskError> {
        Ok(self.store.account_by_name(sign_in_name)?)
    }

    /// All accounts in order of sign-in name.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn accounts(&self) -> Result<Vec<Account>, DeskError> {
        Ok(self.store.accounts()?)
    }

    /// What each account is used for, without those that nobody uses. As many reads however many accounts there are.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn account_uses(&self, now: DateTime<Utc>) -> Result<BTreeMap<AccountId, AccountUse>, DeskError> {
        Ok(self.store.account_uses(now)?)
    }

    /// Disables an account and ends all its sessions, or enables it again.
    ///
    /// # Errors
    /// If there is no such account or the store cannot write.
    pub fn set_disabled(&self, id: AccountId, disabled: bool) -> Result<(), DeskError> {
        Ok(self.store.set_disabled(id, disabled)?)
    }

    /// The words that a guesser tries first: the names of the account, and the titles of tournaments here. A title that
    /// was changed is not among them.
    fn words_near(&self, names: &[&str]) -> Result<Vec<String>, DeskError> {
        let summaries = self.summaries()?;
        let titles = summaries.all.iter().map(|summary| summary.title.clone());
        Ok(names.iter().map(|name| (*name).to_owned()).chain(titles).collect())
    }

    fn account_from(
        &self,
        new: &NewAccount,
        is_operator: bool,
        now: DateTime<Utc>,
    ) -> Result<Account, DeskError> {
        let sign_in_name = account_name(&new.sign_in_name)?;
        let display_name = match new.display_name.trim() {
            "" => sign_in_name.clone(),
            name => account_name(name)?,
        };
        let names = [sign_in_name.as_str(), display_name.as_str()];
        let password_phc = Some(self.passwords.hash_for(&new.password, &self.words_near(&names)?)?);
        let id = AccountId::new(random_uuid()?);
        Ok(Account {
            id,
            sign_in_name,
            display_name,
            password_phc,
            is_operator,
            disabled: false,
            created_at: now,
            rights: Rights::default(),
        })
    }
}

/// The names of an account, which its password must not contain.
fn names_of(account: &Account) -> [&str; 2] {
    [&account.sign_in_name, &account.display_name]
}

fn link_error(error: StoreError) -> DeskError {
    match error {
        StoreError::LinkSpent => DeskError::LinkSpent,
        StoreError::NameTaken => UnfitAccount::NameTaken.into(),
        other => DeskError::Store(other),
    }
}
