//! Rate limits. Every route has a class of limits; no route can opt out by omission.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::app::budget::{Budget, budget};
use crate::domain::id::{AccountId, PlayerId, TournamentId};
use crate::web::recent_browsers::BrowserMark;
use crate::web::route::Rate;

/// The most callers remembered; each takes about a hundred bytes.
const MOST_CALLERS: usize = 50_000;

/// How many sessions and browsers that memory does not know are looked up for one address: a made-up one costs the store
/// a read, and a real one is given back. After a start this lets a hall in at once, and then a hundred reads a second are the
/// most that one address gets with made-up ones.
pub const MADE_UP: Budget = budget(500, 10);

impl Rate {
    /// The budget of one address, for those of whom nothing else is known. A venue with 300 phones has one address.
    pub const fn of_address(self) -> Budget {
        match self {
            Self::Page => budget(3_000, 10),
            Self::Search => budget(600, 100),
            Self::SignIn => budget(100, 9_000),
            Self::Write => budget(1_000, 50),
            Self::Apply => budget(60, 20_000),
            Self::Heavy => budget(120, 500),
        }
    }

    /// The budget of one account, seat or known browser, from any address.
    pub const fn of_person(self) -> Budget {
        match self {
            Self::Page => budget(600, 50),
            Self::Search => budget(120, 500),
            Self::SignIn => budget(20, 30_000),
            Self::Write => budget(120, 500),
            Self::Apply => budget(60, 20_000),
            Self::Heavy => budget(30, 3_000),
        }
    }
}

/// Who is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Caller {
    Address(IpAddr),
    Account(AccountId),
    Seat(TournamentId, PlayerId),
    /// A browser without a session that an account has signed in with.
    Browser(BrowserMark),
    /// Sessions and browsers that are looked up for an address and do not exist.
    MadeUp(IpAddr),
    /// Everybody beyond the limit of remembered callers.
    Rest,
}

/// Requests by caller: for each the millisecond at which its budget is full again.
pub struct Limits {
    clock: Box<dyn Fn() -> Duration + Send + Sync>,
    callers: Mutex<HashMap<(Rate, Caller), i64>>,
    most: usize,
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").finish_non_exhaustive()
    }
}

impl Limits {
    /// Starts counting by this monotonic clock.
    pub fn new(clock: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self { clock: Box::new(clock), callers: Mutex::default(), most: MOST_CALLERS }
    }

    /// Counts one request.
    ///
    /// # Errors
    /// The seconds to wait, when there are too many requests; this one is then not counted.
    pub fn count(&self, rate: Rate, caller: Caller, budget: Budget) -> Result<(), u64> {
        let now = i64::try_from((self.clock)().as_millis()).unwrap_or(i64::MAX / 2);
        let mut callers = self.callers.lock().unwrap_or_else(PoisonError::into_inner);
        let caller = self.room_for(&mut callers, (rate, caller), now);
        match callers.entry(caller) {
            Entry::Occupied(mut known) => *known.get_mut() = budget.spend(Some(*known.get()), now)?,
            Entry::Vacant(new) => {
                new.insert(budget.spend(None, now)?);
            }
        }
        drop(callers);
        Ok(())
    }

    /// Gives back what a request was counted for.
    pub fn give_back(&self, rate: Rate, caller: Caller, budget: Budget) {
        let mut callers = self.callers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(full) = callers.get_mut(&(rate, caller)) {
            *full = budget.restore(*full);
        }
    }

    /// Forgets callers whose budget is full; if there are still too many, the rest share one budget.
    fn room_for(
        &self,
        callers: &mut HashMap<(Rate, Caller), i64>,
        caller: (Rate, Caller),
        now: i64,
    ) -> (Rate, Caller) {
        if callers.len() >= self.most && !callers.contains_key(&caller) {
            callers.retain(|_, free| *free > now);
            if callers.len() >= self.most {
                return (caller.0, Caller::Rest);
            }
        }
        caller
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    fn limits() -> (Limits, Arc<AtomicU64>) {
        let seconds = Arc::new(AtomicU64::new(0));
        let clock = Arc::clone(&seconds);
        (Limits::new(move || Duration::from_secs(clock.load(Ordering::Relaxed))), seconds)
    }

    fn home(number: u32) -> Caller {
        Caller::Address(IpAddr::V4(number.into()))
    }

    #[test]
    fn a_budget_is_spent_and_grows_back() {
        let (limits, seconds) = limits();
        let ask = || limits.count(Rate::SignIn, home(1), budget(3, 10_000));
        assert_eq!([ask(), ask(), ask()], [Ok(()); 3]);
        assert_eq!(ask(), Err(10));
        seconds.store(4, Ordering::Relaxed);
        assert_eq!(ask(), Err(6));
        seconds.store(10, Ordering::Relaxed);
        assert_eq!((ask(), ask()), (Ok(()), Err(10)));
        assert_eq!(limits.count(Rate::SignIn, home(2), budget(3, 10_000)), Ok(()));
        assert_eq!(limits.count(Rate::Page, home(1), budget(3, 10_000)), Ok(()));
    }

    #[test]
    fn what_is_given_back_is_spent_again_and_nobody_else_has_it() {
        let (limits, _) = limits();
        let from = |number: u32| Caller::MadeUp(IpAddr::V4(number.into()));
        let look = |number| limits.count(Rate::SignIn, from(number), MADE_UP);
        for _ in 0..2_000 {
            assert_eq!(look(1), Ok(()), "sessions that last");
            limits.give_back(Rate::SignIn, from(1), MADE_UP);
        }
        let made_up = (0..2_000).filter(|_| look(1) == Ok(())).count();
        assert_eq!((made_up, look(2)), (500, Ok(())));
        let address = limits.count(Rate::SignIn, home(1), Rate::SignIn.of_address());
        assert_eq!(address, Ok(()), "the address itself has spent nothing");
    }

    #[test]
    fn a_hall_behind_one_address_is_not_limited_at_round_end() {
        let (limits, _) = limits();
        for _ in 0..300 * 5 {
            assert_eq!(limits.count(Rate::Page, home(1), Rate::Page.of_address()), Ok(()));
        }
    }

    #[test]
    fn a_group_applies_from_one_address_and_a_flood_does_not() {
        let (limits, seconds) = limits();
        let applies = |number| limits.count(Rate::Apply, home(number), Rate::Apply.of_address());
        let group = (0..60).all(|_| applies(1) == Ok(()));
        assert!(group && applies(1).is_err(), "sixty at once, and no more");
        assert_eq!(applies(2), Ok(()), "others are not held up");
        let flood = |from: u64| {
            let tries = (from..from + 3_600).map(|second| {
                seconds.store(second, Ordering::Relaxed);
                usize::from(applies(1).is_ok())
            });
            tries.sum::<usize>()
        };
        assert!((179..=181).contains(&flood(1)), "one in twenty seconds");
    }

    #[test]
    fn memory_is_bounded_and_a_flood_of_addresses_cannot_free_the_guesser() {
        let (mut limits, seconds) = limits();
        limits.most = 100;
        let ask = |number| limits.count(Rate::SignIn, home(number), budget(1, 10_000));
        assert_eq!((ask(1), ask(1)), (Ok(()), Err(10)));
        for number in 2..1_000 {
            let _ = ask(number);
        }
        assert!(limits.callers.lock().unwrap().len() <= 101);
        assert_eq!(ask(1), Err(10));
        seconds.store(20, Ordering::Relaxed);
        assert_eq!(ask(2_000), Ok(()));
    }
}
