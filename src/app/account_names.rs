//! The names of accounts that visited lately, so that the first act of an account at a tournament need not read it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::app::store::Account;
use crate::domain::id::AccountId;

/// The most bytes of names that are kept, by estimate: more than a thousand, which is more than the accounts that act in
/// one evening.
const MOST_BYTES: usize = 256 << 10;

/// The names that others see, each with how often names of accounts had been changed before it was read.
pub struct AccountNames(Mutex<BoundedCache<AccountId, (String, i64)>>);

impl Default for AccountNames {
    fn default() -> Self {
        Self::of(MOST_BYTES)
    }
}

impl AccountNames {
    /// No names yet, and later at most this many bytes of them.
    fn of(most_bytes: usize) -> Self {
        Self(Mutex::new(BoundedCache::of(most_bytes)))
    }

    /// Remembers the name of an account that visits, as read after `renames` changes of names.
    pub fn remember(&self, account: &Account, renames: i64) {
        let mut names = lock(&self.0);
        if names.get(&account.id).is_none_or(|(_, known)| *known < renames) {
            let bytes = size_of::<(AccountId, String, i64)>() + account.display_name.len();
            names.put(account.id, (account.display_name.clone(), renames), bytes);
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

    fn account(id: AccountId, name: &str) -> Account {
        Account {
            id,
            sign_in_name: "rom".to_owned(),
            display_name: name.to_owned(),
            password_phc: None,
            is_operator: false,
            disabled: false,
            created_at: chrono::DateTime::UNIX_EPOCH,
            rights: Rights::default(),
        }
    }

    #[test]
    fn a_name_that_may_have_changed_since_it_was_read_is_not_known() {
        let (names, id) = (AccountNames::default(), AccountId::new(uuid::Uuid::from_u128(1)));
        let visit = |name: &str, renames| names.remember(&account(id, name), renames);
        let found = |renames| names.find(&BTreeSet::from([id]), renames).remove(&id);
        visit("Rom", 3);
        assert_eq!((found(3).as_deref(), found(2).as_deref(), found(4)), (Some("Rom"), Some("Rom"), None));
        visit("Zek", 4);
        visit("Rom", 3);
        assert_eq!(found(4).as_deref(), Some("Zek"), "an older reading replaces no newer one");
    }

    #[test]
    fn names_stay_within_a_bound_in_bytes() {
        const MOST: usize = 5_000;
        let id = |number: u128| AccountId::new(uuid::Uuid::from_u128(number));
        let known = |names: &AccountNames| names.find(&(1..=1_000).map(id).collect(), 1).len();
        let [few, all] = [MOST, MOST_BYTES].map(AccountNames::of);
        for number in 1..=1_000 {
            for names in [&few, &all] {
                names.remember(&account(id(number), "Keiko Ishikawa O'Brien"), 1);
            }
            assert!(lock(&few.0).bytes <= MOST, "{number}");
        }
        assert_eq!(known(&all), 1_000, "the control: a thousand fit into the usual bound");
        assert!((10..100).contains(&known(&few)), "{}", known(&few));
        assert!(!few.find(&BTreeSet::from([id(1_000)]), 1).is_empty(), "the last one is there");
    }
}
