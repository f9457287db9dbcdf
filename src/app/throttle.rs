//! Slows down guessing without ever locking anybody out.
//!
//! Each attempt takes a token from a bucket before anything is hashed, and gets it back if the password was right.
//! All strangers share one bucket per name, and each address has a smaller one for that name. A browser that the
//! account has signed in with before has its own bucket, which strangers cannot empty. Buckets refill by themselves.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use chrono::{DateTime, Utc};

use crate::app::budget::{Budget, budget};
use crate::app::locked::lock;
use crate::app::store::TokenHash;
use crate::domain::hash::digest;
use crate::domain::id::AccountId;

/// The most buckets kept; the fullest ones are forgotten first.
const MOST: usize = 10_000;

/// All strangers together, for one name: at most 20 attempts in any hour.
const STRANGERS: Budget = budget(8, 300_000);
/// Strangers at one address: refills more slowly than the shared bucket, so that one address alone never empties
/// that.
const ADDRESS: Budget = budget(5, 360_000);
/// A browser that the account has signed in with, or is signed in with: at most 17 attempts in any hour.
const KNOWN: Budget = budget(5, 300_000);

/// Short codes of seats that were wrong, from one household. Everybody in a hall may share an address, and a right code
/// costs nothing.
const CODES: Budget = budget(200, 10_000);
/// Wrong codes of all households that have used up their own. Until this is used up, too, a right code opens its seat
/// there: one phone does not keep a hall from its seats. Neither an address nor a session uses it up, as each may send 20
/// forms a second.
///
/// A code is one of 28^10, 296 million million. Of 4,096 seats, the most that a tournament has, a hundred guesses a second
/// find one in 28^10 / (100 * 4,096) seconds, 23 years. A thousand addresses add a hundred a second with budgets of
/// their own: 11 years.
const ALL_CODES: Budget = budget(5_000, 10);

/// The hash of a name, so that a long name takes no more memory.
type Name = [u8; 32];

/// Who is guessing.
#[derive(Debug, Clone)]
pub enum Guesser {
    /// Somebody at this address, for a name that may belong to an account.
    Stranger(String, IpAddr),
    /// A browser that was signed in under this name before.
    Known(String, TokenHash),
    /// Somebody who is already signed in.
    Owner(AccountId),
    /// Somebody at this address who types the short code of a seat.
    Code(IpAddr),
    /// Somebody who types the short code of a seat at an address that has used up its wrong codes.
    AnyCode,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Bucket {
    Strangers(Name),
    Address(Name, IpAddr),
    Known(Name, TokenHash),
    Owner(AccountId),
    Code(IpAddr),
    AnyCode,
}

impl Guesser {
    fn buckets(&self) -> Vec<(Bucket, Budget)> {
        match self {
            Self::Stranger(name, address) => {
                let name = short_name(name);
                vec![(Bucket::Strangers(name), STRANGERS), (Bucket::Address(name, *address), ADDRESS)]
            }
            Self::Known(name, browser) => vec![(Bucket::Known(short_name(name), browser.clone()), KNOWN)],
            Self::Owner(account) => vec![(Bucket::Owner(*account), KNOWN)],
            Self::Code(address) => vec![(Bucket::Code(*address), CODES)],
            Self::AnyCode => vec![(Bucket::AnyCode, ALL_CODES)],
        }
    }
}

/// Counts attempts in memory: for each bucket, the millisecond at which it is full again.
#[derive(Debug, Default)]
pub struct Throttle(Mutex<HashMap<Bucket, i64>>);

impl Throttle {
    /// Takes one token from every bucket that applies, or from none.
    ///
    /// # Errors
    /// The seconds to wait until there is a token.
    pub fn take(&self, guesser: &Guesser, now: DateTime<Utc>) -> Result<(), u64> {
        let now = now.timestamp_millis();
        let mut buckets = lock(&self.0);
        let mut taken = Vec::new();
        for (bucket, budget) in guesser.buckets() {
            let full = budget.spend(buckets.get(&bucket).copied(), now)?;
            taken.push((bucket, full));
        }
        for (bucket, full) in taken {
            make_room(&mut buckets, &bucket, now);
            buckets.insert(bucket, full);
        }
        drop(buckets);
        Ok(())
    }

    /// Gives a token back: the password was right, or was not checked.
    pub fn give_back(&self, guesser: &Guesser) {
        let mut buckets = lock(&self.0);
        for (bucket, budget) in guesser.buckets() {
            if let Some(full) = buckets.get_mut(&bucket) {
                *full = budget.restore(*full);
            }
        }
    }

    /// Refills every bucket of a name, after its password was reset.
    pub fn clear(&self, name: &str) {
        let cleared = short_name(name);
        lock(&self.0).retain(|bucket, _| match bucket {
            Bucket::Strangers(name) | Bucket::Address(name, _) | Bucket::Known(name, _) => *name != cleared,
            Bucket::Owner(_) | Bucket::Code(_) | Bucket::AnyCode => true,
        });
    }
}

fn short_name(name: &str) -> Name {
    digest(name)
}

/// Forgets full buckets and, if there are still too many, those closest to full. A name under attack is far from
/// full, so made-up names do not push it out.
fn make_room(buckets: &mut HashMap<Bucket, i64>, bucket: &Bucket, now: i64) {
    if buckets.len() < MOST || buckets.contains_key(bucket) {
        return;
    }
    buckets.retain(|_, full| *full > now);
    // Down to three quarters at once, so that a full table is not sorted for every name.
    let mut fullest: Vec<(i64, Bucket)> = buckets
        .iter()
        // This one is never far from full, and would be full again if it were forgotten.
        .filter(|(bucket, _)| **bucket != Bucket::AnyCode)
        .map(|(bucket, full)| (*full, bucket.clone()))
        .collect();
    fullest.sort_unstable_by_key(|(full, _)| *full);
    for (_, bucket) in fullest.iter().take(buckets.len().saturating_sub(MOST / 4 * 3)) {
        buckets.remove(bucket);
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + second, 0).unwrap()
    }

    fn stranger(name: &str, address: u32) -> Guesser {
        Guesser::Stranger(name.to_owned(), IpAddr::V4(address.into()))
    }

    fn known_guesser(name: &str, browser: &str) -> Guesser {
        Guesser::Known(name.to_owned(), TokenHash::of(browser))
    }

    /// How many attempts, one per second for ten hours, are allowed in the busiest hour.
    fn busiest_hour(guesser: impl Fn(i64) -> Guesser) -> usize {
        let throttle = Throttle::default();
        let through: Vec<i64> =
            (0..36_000).filter(|second| throttle.take(&guesser(*second), at(*second)).is_ok()).collect();
        let until = |second: i64| through.partition_point(|other| *other <= second);
        through.iter().enumerate().map(|(before, from)| until(from + 3_600) - before).max().unwrap_or(0)
    }

    #[test]
    fn no_more_than_25_guesses_an_hour_are_looked_at_wherever_they_come_from() {
        assert_eq!(busiest_hour(|_| stranger("ruth", 1)), 15, "from one address");
        assert_eq!(busiest_hour(|second| stranger("ruth", (second % 500) as u32)), 20, "from 500 addresses");
        assert_eq!(busiest_hour(|_| known_guesser("ruth", "laptop")), 17, "from the account's own browser");
        assert_eq!(
            busiest_hour(|second| stranger(&(second % 4_000).to_string(), 1)),
            3_601,
            "each name counts alone"
        );
    }

    #[test]
    fn strangers_keep_no_known_browser_waiting() {
        let throttle = Throttle::default();
        for second in 0..=7_200 {
            let _ = throttle.take(&stranger("ruth", (second % 50) as u32), at(second));
        }
        assert!(throttle.take(&stranger("ruth", 99), at(7_201)).is_err(), "the control: a stranger waits");
        assert_eq!(throttle.take(&known_guesser("ruth", "laptop"), at(7_200)), Ok(()));
        // For this bucket, another account's known browser is a stranger.
        for _ in 0..5 {
            let _ = throttle.take(&known_guesser("quark", "laptop"), at(7_200));
        }
        assert!(throttle.take(&known_guesser("quark", "laptop"), at(7_200)).is_err());
        assert_eq!(throttle.take(&known_guesser("ruth", "laptop"), at(7_200)), Ok(()));
    }

    #[test]
    fn one_address_alone_does_not_use_up_the_allowance_of_all_strangers() {
        let throttle = Throttle::default();
        for second in 0..36_000 {
            let _ = throttle.take(&stranger("ruth", 1), at(second));
            assert!(second % 100 > 0 || tries(&throttle, &stranger("ruth", 2), second), "at {second}");
        }
    }

    #[test]
    fn short_codes_are_guessed_six_times_a_minute_from_one_address_and_a_right_one_costs_nothing() {
        assert_eq!(busiest_hour(|_| Guesser::Code(IpAddr::V4(1.into()))), 560);
        let (throttle, hall) = (Throttle::default(), Guesser::Code(IpAddr::V4(1.into())));
        for _ in 0..2_000 {
            assert!(tries(&throttle, &hall, 0), "everybody in the hall types a code in the same second");
        }
        for _ in 0..200 {
            assert!(throttle.take(&hall, at(0)).is_ok());
        }
        assert_eq!(throttle.take(&hall, at(0)), Err(10));
        assert!(tries(&throttle, &Guesser::Code(IpAddr::V4(2.into())), 0), "and keeps nobody else waiting");
    }

    #[test]
    fn beyond_that_a_hundred_codes_a_second_are_looked_at_wherever_they_come_from() {
        let throttle = Throttle::default();
        let looked_at =
            |second| (0..9_000).filter(|_| throttle.take(&Guesser::AnyCode, at(second)).is_ok()).count();
        assert_eq!([looked_at(0), looked_at(1), looked_at(2)], [5_000, 100, 100]);
    }

    #[test]
    fn made_up_names_give_nobody_more_codes() {
        let throttle = Throttle::default();
        let codes = || (0..9_000).filter(|_| throttle.take(&Guesser::AnyCode, at(0)).is_ok()).count();
        assert_eq!(codes(), 5_000);
        for number in 0..2 * MOST {
            assert_eq!(throttle.take(&stranger(&number.to_string(), 1), at(0)), Ok(()));
        }
        assert_eq!(codes(), 0);
        assert!(lock(&throttle.0).len() <= MOST);
    }

    fn tries(throttle: &Throttle, guesser: &Guesser, second: i64) -> bool {
        let through = throttle.take(guesser, at(second)).is_ok();
        if through {
            throttle.give_back(guesser);
        }
        through
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let throttle = Throttle::default();
        for _ in 0..100 {
            assert!(tries(&throttle, &stranger("ruth", 1), 0));
        }
        for _ in 0..5 {
            assert_eq!(throttle.take(&stranger("ruth", 1), at(0)), Ok(()));
        }
        assert_eq!(throttle.take(&stranger("ruth", 1), at(0)), Err(360));
        let after_a_jump = throttle.take(&stranger("ruth", 1), at(0) - TimeDelta::days(3));
        assert!(matches!(after_a_jump, Err(1..=360)), "{after_a_jump:?}");
        throttle.clear("ruth");
        assert_eq!(throttle.take(&stranger("ruth", 1), at(0)), Ok(()));
    }

    #[test]
    fn made_up_names_neither_fill_the_memory_nor_free_the_name_under_attack() {
        let throttle = Throttle::default();
        for number in 0..8 {
            assert_eq!(throttle.take(&stranger("ruth", number / 4), at(0)), Ok(()));
        }
        for number in 0..2 * MOST {
            assert_eq!(throttle.take(&stranger(&number.to_string(), 1), at(1)), Ok(()), "all are counted");
        }
        assert!(lock(&throttle.0).len() <= MOST);
        assert!(throttle.take(&stranger("ruth", 3), at(2)).is_err());
        let newest = (2 * MOST - 1).to_string();
        for _ in 0..4 {
            assert_eq!(throttle.take(&stranger(&newest, 1), at(2)), Ok(()));
        }
        assert!(throttle.take(&stranger(&newest, 1), at(2)).is_err(), "the newest name is counted too");
    }
}
