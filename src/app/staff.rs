//! The staff of a tournament.

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{Grant, GrantRemoval};
use crate::app::unfit::UnfitRole;
use crate::domain::id::{AccountId, Slug, TournamentId};
use crate::domain::tournament::role::Role;

/// A role somebody has at a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffMember {
    /// The account with the role.
    pub account: AccountId,
    /// The name others see.
    pub name: String,
    pub role: Role,
    /// When the role was given.
    pub since: DateTime<Utc>,
    /// Whether the account cannot sign in.
    pub disabled: bool,
}

impl Desk {
    /// Everybody with a role at a tournament, the director first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn staff_of(&self, tournament: TournamentId) -> Result<Vec<StaffMember>, DeskError> {
        let named = self.store.named_grants_at(tournament)?.into_iter();
        let helper = |(Grant { account, role, granted_at: since, .. }, name, disabled)| StaffMember {
            account,
            name,
            role,
            since,
            disabled,
        };
        let mut helpers: Vec<StaffMember> = named.map(helper).collect();
        helpers.sort_by_key(|helper| helper.role);
        Ok(helpers)
    }

    /// The others with a role at a tournament that this account directs, if they can sign in: the next one may begin
    /// with them. Nobody for an account that does not direct it.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn staff_to_copy(&self, director: AccountId, from: &Slug) -> Result<Vec<StaffMember>, DeskError> {
        let Some(id) = self.id_at(from)? else { return Ok(Vec::new()) };
        let mut staff = self.staff_of(id)?;
        let directs = staff.iter().any(|one| (one.account, one.role) == (director, Role::Director));
        staff.retain(|one| directs && one.account != director && !one.disabled);
        Ok(staff)
    }

    /// An account's roles at all tournaments, newest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn grants_of(&self, account: AccountId) -> Result<Vec<Grant>, DeskError> {
        Ok(self.store.grants_of(account)?)
    }

    /// Takes a role away; it ends with the next request. Does nothing if they no longer have it.
    ///
    /// # Errors
    /// A sentence when nobody could direct the tournament afterwards.
    pub fn remove_role(
        &self,
        tournament: TournamentId,
        account: AccountId,
        role: Role,
    ) -> Result<(), DeskError> {
        match self.store.remove_grant(tournament, account, role)? {
            GrantRemoval::Removed | GrantRemoval::NotThere => Ok(()),
            GrantRemoval::LastDirector => {
                let name = self.store.account(account)?.ok_or(DeskError::NotFound)?.display_name;
                Err(UnfitRole::OnlyDirector { name }.into())
            }
        }
    }
}
