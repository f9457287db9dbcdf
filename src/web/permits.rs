//! Worker permits: how many requests are processed at once, and how many bytes of large forms are held for them.
//! Nobody can take all permits and leave none for others.
//!
//! Some permits are only for reading, some only for recording, so that the most expensive pages leave room for a
//! result. A share of both is reserved for accounts, because anybody can come without one. One account, seat or
//! address gets at most four. A request that only waits for the disk gives its permit back, so that one commit takes
//! everything that waits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::web::connections::most_followers;
use crate::web::guard::rate::Caller;
use crate::web::route::{Rate, Route, Who};

/// How many permits there are, and how long a request waits for one.
#[derive(Debug, Clone, Copy)]
pub struct PermitLimits {
    /// Permits for reading.
    pub reading: usize,
    /// Permits for recording.
    pub recording: usize,
    /// The share of either kind that is reserved for accounts, as one part in this many.
    pub reserved: usize,
    /// The most that one caller gets, of both kinds together.
    pub per_caller: usize,
    /// Kilobytes of large forms held at once.
    pub kilobytes: u32,
    /// The most of them for one caller.
    pub kilobytes_per_caller: u32,
    /// How many requests may wait for the disk without a permit.
    pub waiting: usize,
    /// How many open pages may follow a tournament at once: half of all connections, since each keeps one.
    pub following: usize,
    /// How long a request waits for its permit.
    pub patience: Duration,
    /// How long to wait for an answer. A write still completes after that; a computation stops.
    pub longest: Duration,
    /// How long to wait for a page while the database answers nobody.
    pub silence: Duration,
    /// How long the exports of a form are imported before the page says how many are left.
    pub importing: Duration,
}

impl Default for PermitLimits {
    fn default() -> Self {
        Self {
            reading: 48,
            recording: 16,
            reserved: 3,
            per_caller: 4,
            kilobytes: 48 * 1024,
            kilobytes_per_caller: 8 * 1024,
            waiting: 256,
            following: most_followers(),
            patience: Duration::from_secs(2),
            longest: Duration::from_secs(10),
            silence: Duration::from_secs(3),
            importing: Duration::from_secs(5),
        }
    }
}

/// The kind of work for which a request needs a permit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkKind {
    /// Reading: pages, searches, checks, sign-in.
    Reading,
    /// Recording, or other work for a tournament at which one has a role.
    Recording,
}

impl WorkKind {
    /// The work of this route.
    pub const fn of(route: &Route) -> Self {
        match (route.rate, route.who) {
            (Rate::Write, _) | (Rate::Heavy, Who::At(_)) => Self::Recording,
            (Rate::Page | Rate::Search | Rate::SignIn | Rate::Heavy | Rate::Apply, _) => Self::Reading,
        }
    }
}

/// All permits are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPermit;

/// The permits of a site.
#[derive(Debug)]
pub struct Permits {
    limits: PermitLimits,
    reading: Pool,
    recording: Pool,
    kilobytes: Pool,
    waiting: Pool,
    following: Pool,
    shares: Mutex<HashMap<Caller, Arc<Share>>>,
}

/// Permits of one kind, or space for forms.
#[derive(Debug)]
struct Pool {
    all: Arc<Semaphore>,
    /// The part available to callers without an account.
    open: Arc<Semaphore>,
}

/// The remaining share of one caller.
#[derive(Debug)]
struct Share {
    permits: Arc<Semaphore>,
    kilobytes: Arc<Semaphore>,
}

/// A permit, or part of the space for forms; freed when dropped.
#[derive(Debug)]
pub struct Permit {
    _permits: Vec<OwnedSemaphorePermit>,
    /// Counted as long as any part of it is held.
    _share: Arc<Share>,
}

/// A place to wait without a permit: for the disk, or for news.
#[derive(Debug)]
pub struct WaitingPlace {
    _all: OwnedSemaphorePermit,
    /// Of those without an account.
    _open: Option<OwnedSemaphorePermit>,
}

/// Beyond this many callers, those that hold nothing are removed.
const MANY: usize = 1_024;

impl Permits {
    /// Creates the permits.
    pub fn new(limits: PermitLimits) -> Self {
        Self {
            reading: Pool::of(limits.reading, limits.reserved),
            recording: Pool::of(limits.recording, limits.reserved),
            kilobytes: Pool::of(kilo(limits.kilobytes), limits.reserved),
            waiting: Pool::of(limits.waiting, limits.reserved),
            following: Pool::of(limits.following, limits.reserved),
            shares: Mutex::default(),
            limits,
        }
    }

    /// A permit for this caller, as soon as one is free.
    ///
    /// # Errors
    /// [`NoPermit`] when none became free in time.
    pub async fn permit(&self, caller: Caller, work: WorkKind) -> Result<Permit, NoPermit> {
        let share = self.share(caller);
        let pool = match work {
            WorkKind::Reading => &self.reading,
            WorkKind::Recording => &self.recording,
        };
        let taken = async {
            // Their own share first: waiting for it delays nobody else.
            let mut permits = vec![take(&share.permits, 1).await?];
            pool.take(caller, 1, &mut permits).await?;
            Ok(permits)
        };
        let permits = timeout(self.limits.patience, taken).await.map_err(|_| NoPermit)??;
        Ok(Permit { _permits: permits, _share: share })
    }

    /// Space for a form of this many bytes, as soon as it is free.
    ///
    /// # Errors
    /// [`NoPermit`] when none became free in time.
    pub async fn room(&self, caller: Caller, bytes: usize) -> Result<Permit, NoPermit> {
        let share = self.share(caller);
        let kilobytes = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        let weight = kilobytes.min(self.limits.kilobytes);
        let taken = async {
            // A form larger than one caller's share takes the whole share.
            let own = take(&share.kilobytes, weight.min(self.limits.kilobytes_per_caller)).await?;
            let mut permits = vec![own];
            self.kilobytes.take(caller, weight, &mut permits).await?;
            Ok(permits)
        };
        let permits = timeout(self.limits.patience, taken).await.map_err(|_| NoPermit)??;
        Ok(Permit { _permits: permits, _share: share })
    }

    /// A place to wait for the disk; `None` if all are taken, and the request keeps its permit.
    pub fn place(&self, has_account: bool) -> Option<WaitingPlace> {
        self.waiting.place(has_account)
    }

    /// A place to follow a tournament; `None` if all are taken, and the page asks now and then instead.
    pub fn following(&self, has_account: bool) -> Option<WaitingPlace> {
        self.following.place(has_account)
    }

    /// How long to wait for an answer.
    pub const fn longest(&self) -> Duration {
        self.limits.longest
    }

    /// How long anybody waits for an answer while the database gives none.
    pub const fn silence(&self) -> Duration {
        self.limits.silence
    }

    /// How long the exports of one form are imported.
    pub const fn importing(&self) -> Duration {
        self.limits.importing
    }

    /// How many permits of this kind are in use.
    pub fn busy(&self, work: WorkKind) -> usize {
        match work {
            WorkKind::Reading => self.limits.reading - self.reading.all.available_permits(),
            WorkKind::Recording => self.limits.recording - self.recording.all.available_permits(),
        }
    }

    /// How many permits this caller holds.
    pub fn busy_for(&self, caller: Caller) -> usize {
        let shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.get(&caller).map_or(0, |share| self.limits.per_caller - share.permits.available_permits())
    }

    fn share(&self, caller: Caller) -> Arc<Share> {
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        if shares.len() >= MANY {
            shares.retain(|_, share| Arc::strong_count(share) > 1);
        }
        let new = || {
            let kilobytes = semaphore(kilo(self.limits.kilobytes_per_caller));
            Arc::new(Share { permits: semaphore(self.limits.per_caller), kilobytes })
        };
        Arc::clone(shares.entry(caller).or_insert_with(new))
    }
}

impl Pool {
    fn of(all: usize, reserved: usize) -> Self {
        Self { all: semaphore(all), open: semaphore(all - all / reserved) }
    }

    fn place(&self, has_account: bool) -> Option<WaitingPlace> {
        let one = |of: &Arc<Semaphore>| Arc::clone(of).try_acquire_owned().ok();
        let open = if has_account { None } else { Some(one(&self.open)?) };
        Some(WaitingPlace { _all: one(&self.all)?, _open: open })
    }

    async fn take(
        &self,
        caller: Caller,
        permits: u32,
        taken: &mut Vec<OwnedSemaphorePermit>,
    ) -> Result<(), NoPermit> {
        if !matches!(caller, Caller::Account(_)) {
            taken.push(take(&self.open, permits).await?);
        }
        taken.push(take(&self.all, permits).await?);
        Ok(())
    }
}

fn kilo(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn semaphore(permits: usize) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(permits))
}

async fn take(of: &Arc<Semaphore>, permits: u32) -> Result<OwnedSemaphorePermit, NoPermit> {
    Arc::clone(of).acquire_many_owned(permits).await.map_err(|_| NoPermit)
}

#[cfg(test)]
#[expect(clippy::significant_drop_tightening, reason = "a test holds permits on purpose")]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::domain::id::AccountId;
    use crate::web::routes::ROUTES;
    use crate::web::urls;
    use uuid::Uuid;

    fn permits() -> Permits {
        Permits::new(PermitLimits { patience: Duration::ZERO, ..PermitLimits::default() })
    }

    fn home(number: u32) -> Caller {
        Caller::Address(IpAddr::V4(number.into()))
    }

    fn account(number: u128) -> Caller {
        Caller::Account(AccountId::new(Uuid::from_u128(number)))
    }

    /// How many of the requested permits are granted, and those permits.
    fn granted_permits(
        permits: &Permits,
        work: WorkKind,
        callers: impl Iterator<Item = Caller>,
    ) -> Vec<Permit> {
        let given = callers.map(|caller| now(permits.permit(caller, work)));
        given.filter_map(Result::ok).collect()
    }

    fn now<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(future)
    }

    #[test]
    fn nobody_holds_more_than_four_and_what_is_given_back_can_be_taken_again() {
        let permits = permits();
        let mut held = granted_permits(&permits, WorkKind::Reading, (0..80).map(|_| account(1)));
        assert_eq!((held.len(), permits.busy_for(account(1))), (4, 4));
        assert!(now(permits.permit(account(1), WorkKind::Recording)).is_err(), "of both kinds together");
        assert_eq!(
            granted_permits(&permits, WorkKind::Reading, [account(2), home(1)].into_iter()).len(),
            2,
            "others go on"
        );
        held.pop();
        assert_eq!(permits.busy_for(account(1)), 3);
        assert!(now(permits.permit(account(1), WorkKind::Recording)).is_ok());
    }

    #[test]
    fn looking_never_takes_the_hands_that_record_and_strangers_never_all_of_either() {
        let permits = permits();
        let reading = granted_permits(&permits, WorkKind::Reading, (0..4_000).map(|n| home(n % 1_000)));
        assert_eq!((reading.len(), permits.busy(WorkKind::Reading)), (32, 32));
        let judges = granted_permits(&permits, WorkKind::Reading, (0..100).map(|n| account(n % 25)));
        assert_eq!((judges.len(), permits.busy(WorkKind::Reading)), (16, 48));
        let recording = granted_permits(&permits, WorkKind::Recording, (0..4_000).map(|n| home(n % 1_000)));
        assert_eq!(recording.len(), 11);
        assert!(now(permits.permit(account(99), WorkKind::Recording)).is_ok());
    }

    #[test]
    fn large_forms_are_weighed_each_callers_alone_and_all_together() {
        let permits = permits();
        let room = |caller, bytes| now(permits.room(caller, bytes)).ok();
        let held: Vec<_> = (0..80).filter_map(|_| room(home(1), 512 * 1024)).collect();
        assert_eq!(held.len(), 16);
        let whole = room(account(1), 24 * 1024 * 1024).expect("one of any size, while there is room for it");
        assert!(room(account(1), 1).is_none());
        let others: Vec<_> = (2..100).filter_map(|n| room(home(n), 1024 * 1024)).collect();
        assert_eq!(others.len(), 16, "what is left of 48 MB");
        drop(whole);
        assert!(room(account(1), 8 * 1024 * 1024).is_some());
    }

    #[test]
    fn callers_that_hold_nothing_are_forgotten() {
        let permits = permits();
        let held = now(permits.permit(home(0), WorkKind::Reading)).unwrap();
        for number in 1..5_000 {
            drop(now(permits.permit(home(number), WorkKind::Reading)));
        }
        assert!(permits.shares.lock().unwrap().len() <= MANY);
        assert_eq!(permits.busy_for(home(0)), 1);
        drop(held);
    }

    #[test]
    fn a_result_a_pairing_and_a_ruling_record_and_checks_imports_and_sign_ins_look() {
        let work = |path: &str| {
            let route = ROUTES.iter().rfind(|route| route.path == path).expect(path);
            WorkKind::of(route)
        };
        for path in [urls::record::PATH, urls::pair::PATH, urls::rule::PATH] {
            assert_eq!(work(path), WorkKind::Recording, "{path}");
        }
        for path in [urls::deck_check::PATH, urls::rulings_store::PATH, "/sign-in", urls::log::PATH] {
            assert_eq!(work(path), WorkKind::Reading, "{path}");
        }
    }
}
