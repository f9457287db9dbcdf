//! The entries of ruling documents that accounts opened last, in memory: what somebody reads is recorded nowhere, and
//! reading a page writes nothing.

use std::collections::VecDeque;
use std::sync::Mutex;

use crate::app::locked::lock;
use crate::domain::id::AccountId;

/// How many entries are remembered for each account.
const MOST: usize = 12;
/// How many accounts they are remembered for; the one that opened nothing for longest is forgotten first.
const MOST_ACCOUNTS: usize = 500;

/// The places of entries that accounts opened, the last ones first.
#[derive(Debug, Default)]
pub(crate) struct OpenedEntries(Mutex<VecDeque<(AccountId, VecDeque<String>)>>);

impl OpenedEntries {
    /// Remembers a place; an earlier one is forgotten for it.
    pub(super) fn add(&self, account: AccountId, place: &str) {
        let mut all = lock(&self.0);
        let at = all.iter().position(|(known, _)| *known == account);
        let mut own = at.and_then(|at| all.remove(at)).map(|(_, places)| places).unwrap_or_default();
        own.retain(|known| known != place);
        own.push_front(place.to_owned());
        own.truncate(MOST);
        all.push_front((account, own));
        all.truncate(MOST_ACCOUNTS);
    }

    /// What an account opened, the last one first.
    pub(super) fn of(&self, account: AccountId) -> Vec<String> {
        let places = |(_, places): &(AccountId, VecDeque<String>)| places.iter().cloned().collect();
        lock(&self.0).iter().find(|(known, _)| *known == account).map(places).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn account(number: u128) -> AccountId {
        AccountId::new(Uuid::from_u128(number))
    }

    #[test]
    fn what_was_opened_last_comes_first_and_once() {
        let opened = OpenedEntries::default();
        for place in ["a/x", "a/y", "a/x"] {
            opened.add(account(1), place);
        }
        assert_eq!(opened.of(account(1)), ["a/x", "a/y"]);
        assert!(opened.of(account(2)).is_empty());
    }

    #[test]
    fn ten_thousand_opened_entries_and_accounts_leave_no_more_than_the_last() {
        let opened = OpenedEntries::default();
        for number in 0..10_000 {
            opened.add(account(1), &format!("a/{number}"));
        }
        assert_eq!(opened.of(account(1)).len(), MOST);
        assert_eq!(opened.of(account(1)).first().map(String::as_str), Some("a/9999"));
        for number in 2..10_000 {
            opened.add(account(number), "a/x");
        }
        assert!(opened.of(account(1)).is_empty(), "forgotten first");
        assert_eq!(lock(&opened.0).len(), MOST_ACCOUNTS);
    }
}
