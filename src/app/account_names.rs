//! The names of accounts that visited lately: a name never changes, so the first act of an account at a tournament need
//! not read it.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::store::Account;
use crate::domain::id::AccountId;

/// More accounts than act in one evening.
const MOST: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();

/// The names that others see.
pub struct AccountNames(Mutex<LruCache<AccountId, String>>);

impl Default for AccountNames {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl AccountNames {
    /// Remembers the name of an account that visits.
    pub fn remember(&self, account: &Account) {
        let mut names = lock(&self.0);
        if names.get(&account.id).is_none() {
            names.put(account.id, account.display_name.clone());
        }
    }
}

impl Desk {
    /// The names of these accounts, without those that are unknown.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn account_names(
        &self,
        of: &BTreeSet<AccountId>,
    ) -> Result<BTreeMap<AccountId, String>, DeskError> {
        let mut known = lock(&self.account_names.0);
        let mut names: BTreeMap<AccountId, String> =
            of.iter().filter_map(|id| Some((*id, known.get(id)?.clone()))).collect();
        drop(known);
        let missing: BTreeSet<AccountId> = of.iter().filter(|id| !names.contains_key(id)).copied().collect();
        if !missing.is_empty() {
            names.extend(self.store.display_names(&missing)?);
        }
        Ok(names)
    }
}
