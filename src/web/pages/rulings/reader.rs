//! A reader of decisions of several tournaments, and which disputes they may see completely.

use std::collections::BTreeSet;

use crate::app::Account;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::precedent::Decision;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Debug, Clone, Default)]
pub struct DecisionReader {
    operator: bool,
    staff_at: BTreeSet<TournamentId>,
}

impl DecisionReader {
    /// The visitor, with the roles of the account signed in.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn of(site: &Site, visit: &Visit) -> Result<Self, PageError> {
        let Some(account) = &visit.viewer.account else { return Ok(Self::default()) };
        Self::with_roles(site, account.id, account.operator)
    }

    /// An account that is not signed in here.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn of_account(site: &Site, account: &Account) -> Result<Self, PageError> {
        Self::with_roles(site, account.id, account.is_operator)
    }

    fn with_roles(site: &Site, account: AccountId, operator: bool) -> Result<Self, PageError> {
        let grants = site.desk.grants_of(account)?;
        Ok(Self { operator, staff_at: grants.into_iter().map(|grant| grant.tournament).collect() })
    }

    /// Whether they are on the staff of any tournament, or an operator.
    pub fn is_staff(&self) -> bool {
        self.operator || !self.staff_at.is_empty()
    }

    /// The dispute itself, for those who may see it.
    pub fn dispute(&self, decision: &Decision) -> Option<Link> {
        let may = self.operator || self.staff_at.contains(&decision.tournament);
        may.then(|| urls::dispute(&decision.slug, decision.number))
    }
}
