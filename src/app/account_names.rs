//! The names of accounts that visited lately: a name never changes, so the first act of an account at a tournament need
//! not read it.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;

use crate::app::locked::lock;
use crate::app::store::Account;
use crate::domain::id::AccountId;

/// How many names are kept: more than the accounts that act in one evening.
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

    /// The names of these accounts, as far as they are known here.
    pub fn find(&self, of: &BTreeSet<AccountId>) -> BTreeMap<AccountId, String> {
        let mut names = lock(&self.0);
        of.iter().filter_map(|id| Some((*id, names.get(id)?.clone()))).collect()
    }
}
