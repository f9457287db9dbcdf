//! The names of accounts that visited lately, so that the first act of an account at a tournament need not read it.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;

use crate::app::locked::lock;
use crate::app::store::Account;
use crate::domain::id::AccountId;

/// How many names are kept: more than the accounts that act in one evening.
const MOST: NonZeroUsize = NonZeroUsize::new(1_000).unwrap();

/// The names that others see, each with how often names of accounts had been changed before it was read.
pub struct AccountNames(Mutex<LruCache<AccountId, (String, i64)>>);

impl Default for AccountNames {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl AccountNames {
    /// Remembers the name of an account that visits, as read after `renames` changes of names.
    pub fn remember(&self, account: &Account, renames: i64) {
        let mut names = lock(&self.0);
        if names.get(&account.id).is_none_or(|(_, known)| *known < renames) {
            names.put(account.id, (account.display_name.clone(), renames));
        }
    }

    /// The names of these accounts, as far as they are known here and were read after `renames` changes of names.
    pub fn find(&self, of: &BTreeSet<AccountId>, renames: i64) -> BTreeMap<AccountId, String> {
        let mut names = lock(&self.0);
        let known = |id: &AccountId| {
            let (name, read) = names.get(id)?;
            (*read >= renames).then(|| (*id, name.clone()))
        };
        of.iter().filter_map(known).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::Rights;

    #[test]
    fn a_name_that_may_have_changed_since_it_was_read_is_not_known() {
        let (names, id) = (AccountNames::default(), AccountId::new(uuid::Uuid::from_u128(1)));
        let visit = |name: &str, renames| {
            let account = Account {
                id,
                sign_in_name: "rom".to_owned(),
                display_name: name.to_owned(),
                password_phc: None,
                is_operator: false,
                disabled: false,
                created_at: chrono::DateTime::UNIX_EPOCH,
                rights: Rights::default(),
            };
            names.remember(&account, renames);
        };
        let found = |renames| names.find(&BTreeSet::from([id]), renames).remove(&id);
        visit("Rom", 3);
        assert_eq!((found(3).as_deref(), found(2).as_deref(), found(4)), (Some("Rom"), Some("Rom"), None));
        visit("Zek", 4);
        visit("Rom", 3);
        assert_eq!(found(4).as_deref(), Some("Zek"), "an older reading replaces no newer one");
    }
}
