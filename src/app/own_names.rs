//! The name of an account that others see: what it may be, how often its owner changes it, how long an earlier one counts, and
//! how it is erased.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::budget::{Budget, budget};
use crate::app::desk::Desk;
use crate::app::duplicate_names::views;
use crate::app::error::DeskError;
use crate::app::retry::until_won;
use crate::app::store::{AccountErasure, KnownNames, StoreError, UsedName};
use crate::app::unfit::{UnfitAccount, UnfitRole};
use crate::domain::id::AccountId;
use crate::domain::tournament::role::Role;
use crate::domain::unseen::cannot_be_read;
use crate::messages::Language;
use crate::words::people;

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 60;
/// How often an account changes its name: three times in a row, and then once a day.
const CHANGES: Budget = budget(3, 24 * 60 * 60 * 1_000);
/// How long people go on saying a name that was given up. As long, it is hidden in what they write and nobody else gets it.
const STILL_SAID: TimeDelta = TimeDelta::days(90);
/// Words that do not make another name of the word for a role: “the judge” is still “judge”.
const ARTICLES: [&str; 12] = ["a", "an", "das", "der", "die", "du", "l", "la", "le", "les", "the", "un"];

impl Desk {
    /// Changes the name of one's own account that others see, and says whether it was another one. Pages show the new one,
    /// also for what was done before; the one before is hidden in decisions that others read.
    ///
    /// # Errors
    /// A sentence about the name, [`DeskError::Wait`] after many changes, or the store.
    pub fn rename_account(
        &self,
        account: AccountId,
        name: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, DeskError> {
        if name.trim().is_empty() {
            return Err(UnfitAccount::NoShownName.into());
        }
        let name = account_name(name)?;
        let is_another = |own: &[UsedName]| {
            if own.iter().any(|one| one.until.is_none() && one.name == name) {
                return Ok(false);
            }
            may_change(own.iter().filter_map(|one| one.until), now)
                .map(|()| true)
                .map_err(|seconds| DeskError::Wait { seconds })
        };
        // Those of everybody else are not read before.
        if !is_another(&self.store.names_of_account(account)?)? {
            return Ok(false);
        }
        until_won(|| -> Result<Option<bool>, DeskError> {
            let known = self.store.known_names()?;
            let own = known.names.iter().filter(|one| one.account == account);
            // Another browser may have changed it meanwhile.
            if !is_another(&own.cloned().collect::<Vec<_>>())? {
                return Ok(Some(false));
            }
            is_free(&name, Some(account), &known, now)?;
            match self.store.rename_account(account, &name, now, known.seen) {
                Err(StoreError::Stale) => Ok(None),
                written => Ok(written.map(|()| Some(true))?),
            }
        })
    }

    /// Erases an account with what it is and was called, for good: pages say that somebody who left did what it did, and
    /// nobody signs in with it.
    ///
    /// # Errors
    /// A sentence if nobody else could run the installation, [`StoreError::NotFound`], or the store.
    pub fn erase_account(&self, account: AccountId, now: DateTime<Utc>) -> Result<(), DeskError> {
        self.told(self.store.erase_account(account, now)?)
    }

    /// Erases one's own account: a tournament that is being played keeps somebody who directs it.
    ///
    /// # Errors
    /// Like [`Desk::erase_account`], and a sentence about that tournament.
    pub fn erase_own_account(&self, account: AccountId, now: DateTime<Utc>) -> Result<(), DeskError> {
        self.told(self.store.erase_own_account(account, now)?)
    }

    fn told(&self, erasure: AccountErasure) -> Result<(), DeskError> {
        match erasure {
            AccountErasure::Erased => Ok(()),
            AccountErasure::LastOperator => Err(UnfitAccount::LastOperator.into()),
            AccountErasure::OnlyDirector(id) => {
                let slug = self.slug_of(id)?.ok_or(DeskError::NotFound)?;
                let listed = self.listed_tournaments(&[id])?;
                let title = listed.get(&id).map_or_else(|| slug.to_string(), |one| one.title.clone());
                Err(UnfitRole::DirectsAlone { title }.into())
            }
        }
    }

    /// What each account was called before, the newest name first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn former_account_names(&self) -> Result<BTreeMap<AccountId, Vec<UsedName>>, DeskError> {
        let mut former: BTreeMap<AccountId, Vec<UsedName>> = BTreeMap::new();
        for name in self.store.known_names()?.names.into_iter().rev().filter(|one| one.until.is_some()) {
            former.entry(name.account).or_default().push(name);
        }
        Ok(former)
    }
}

/// A name as it is kept.
///
/// # Errors
/// A sentence about the name.
pub(crate) fn account_name(text: &str) -> Result<String, UnfitAccount> {
    let name = text.trim();
    if name.is_empty() {
        return Err(UnfitAccount::NoName);
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(UnfitAccount::LongName);
    }
    if cannot_be_read(name) {
        return Err(UnfitAccount::UnseenName);
    }
    Ok(name.to_owned())
}

/// Whether an account, or a new one, may be called this: it is neither the name of another account, nor one that another had
/// until lately, nor that of a role, and looks like none of these.
///
/// # Errors
/// A sentence about the name.
pub(crate) fn is_free(
    name: &str,
    own: Option<AccountId>,
    known: &KnownNames,
    now: DateTime<Utc>,
) -> Result<(), UnfitAccount> {
    if is_role(name) {
        return Err(UnfitAccount::NameOfRole);
    }
    let name = views(name);
    let lately = |until: DateTime<Utc>| now - until < STILL_SAID;
    let is_taken = |one: &UsedName| {
        Some(one.account) != own && one.until.is_none_or(lately) && !views(&one.name).is_disjoint(&name)
    };
    if known.names.iter().any(is_taken) { Err(UnfitAccount::NameOfAnother) } else { Ok(()) }
}

/// Whether people who wrote something between these times may have called somebody this.
pub(crate) fn is_said(name: &UsedName, first: DateTime<Utc>, last: DateTime<Utc>) -> bool {
    name.from.is_none_or(|from| from <= last) && name.until.is_none_or(|until| first - until < STILL_SAID)
}

/// Whether an account that changed its name at these times, the oldest first, may change it again.
///
/// # Errors
/// The seconds to wait.
fn may_change(changes: impl Iterator<Item = DateTime<Utc>>, now: DateTime<Utc>) -> Result<(), u64> {
    let mut full = None;
    for at in changes {
        if let Ok(then) = CHANGES.spend(full, at.timestamp_millis()) {
            full = Some(then);
        }
    }
    CHANGES.spend(full, now.timestamp_millis()).map(drop)
}

/// Whether a name looks like the word for a role, or for somebody whose name is not known, in any language.
fn is_role(name: &str) -> bool {
    let of_language = |language: Language| {
        language.speak(|| {
            let roles = Role::STAFF.into_iter().chain([Role::Operator, Role::Player]).map(people::role);
            roles.chain([people::who_left()]).map(|word| word.to_string()).collect::<Vec<_>>()
        })
    };
    let words: BTreeSet<String> = Language::ALL
        .into_iter()
        .flat_map(of_language)
        .flat_map(|word| views(&word))
        .map(|view| without_articles(&view))
        .collect();
    views(name).iter().any(|view| words.contains(&without_articles(view)))
}

/// A view of a name without articles: in small letters and without blanks, so that “HeadJudge” is refused
/// as well.
fn without_articles(view: &str) -> String {
    let small = view.to_lowercase();
    let mut words: Vec<&str> = small.split(' ').filter(|word| !ARTICLES.contains(word)).collect();
    words.sort_unstable();
    words.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hour(hour: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::hours(hour)
    }

    #[test]
    fn a_name_is_changed_three_times_in_a_row_and_then_once_a_day() {
        let mut changes: Vec<DateTime<Utc>> = Vec::new();
        let mut changed = |at: i64| {
            let answer = may_change(changes.iter().copied(), hour(at));
            if answer.is_ok() {
                changes.push(hour(at));
            }
            answer
        };
        assert_eq!([0, 0, 0].map(&mut changed), [Ok(()), Ok(()), Ok(())]);
        assert_eq!(changed(1), Err(23 * 3_600));
        assert_eq!([24, 25].map(&mut changed), [Ok(()), Err(23 * 3_600)]);
        assert_eq!([96, 96, 96].map(&mut changed), [Ok(()), Ok(()), Ok(())]);
        assert!(changed(-96).is_err(), "nor does a clock that was set back help");
    }

    #[test]
    fn a_name_of_before_is_said_for_a_while_and_one_of_later_is_not() {
        let days = |days: i64| hour(24 * days);
        let used = |from: Option<i64>, until: Option<i64>| UsedName {
            account: AccountId::new(uuid::Uuid::from_u128(1)),
            name: "Rom".to_owned(),
            from: from.map(days),
            until: until.map(days),
        };
        let before = used(None, Some(10));
        for (on, said) in [(-500, true), (9, true), (99, true), (100, false), (500, false)] {
            assert_eq!(is_said(&before, days(on), days(on)), said, "day {on}");
        }
        let today = used(Some(10), None);
        for (on, said) in [(9, false), (10, true), (500, true)] {
            assert_eq!(is_said(&today, days(on), days(on)), said, "day {on}");
        }
        assert!(is_said(&before, days(0), days(500)) && is_said(&today, days(0), days(500)));
    }

    #[test]
    fn the_words_for_a_role_are_nobodys_name_in_any_language_and_spelling() {
        for name in [
            "Head Judge",
            "the JUDGE",
            "Jud\u{261}e",
            "Judge, Head",
            "Schiedsrichter",
            "Der Turnierleiter",
            "l’arbitre principal",
            "Directeur du Tournoi",
            "Somebody who left",
            "\u{41d}ead Judge",
            "the \u{41d}EAD JUDGE",
            "HeadJudge",
            "Judge-\u{397}ead",
        ] {
            assert!(is_role(name), "{name:?}");
        }
        for name in ["Bea Judge", "Dax Head", "Players", "Arbiter Jones", "!"] {
            assert!(!is_role(name), "{name:?}");
        }
    }
}
