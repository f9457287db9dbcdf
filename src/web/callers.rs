//! Remembers the owner of a session between requests, so that a request is counted for its account or seat before any
//! work is done, and a cached page is found without asking the store.
//!
//! Nothing else is shown or allowed because of this: every request asks the store for the session's rights.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::web::{self, Data};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::app::bounded_cache::BoundedCache;
use crate::domain::id::{PlayerId, TournamentId};
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::guard::rate::{Caller, MADE_UP};
use crate::web::guard::{Guard, address};
use crate::web::holes::ShownVisitor;
use crate::web::recent_browsers::{self, RecentBrowsers};
use crate::web::route::{Rate, Route};
use crate::web::site::Site;
use crate::web::visit::{SessionOwner, Visit};

/// The most bytes of remembered sessions, by estimate: some 10,000. Those unused for the longest time are forgotten
/// first.
const MOST_BYTES: usize = 8 << 20;

/// How long a remembered session is trusted, and only while nothing has changed that may concern it: another process
/// may have ended it.
const FRESH: Duration = Duration::from_secs(1);

/// How long requests count for the owner of a remembered session, or for a browser, before it is looked up again: somebody
/// whose seat was taken away uses up nothing of its new owner's.
const COUNTED: Duration = Duration::from_secs(60);

/// How many sessions are looked up at once.
const DESKS: usize = 4;

/// How long a session lookup may take; until then its requests count for their address.
const PATIENCE: Duration = Duration::from_millis(500);

/// Whom a request counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountedFor {
    /// The account or seat of its session, or else its address; where that has nothing left, a known browser.
    pub caller: Caller,
    /// Whether that account runs this installation, as far as is known here: then larger forms are accepted.
    pub operator: bool,
}

impl CountedFor {
    /// A visitor of whom only the address is known.
    pub fn only_address(visit: &Visit) -> Self {
        Self { caller: Caller::Address(address::household(visit.address)), operator: false }
    }

    /// Whether nothing but the address is known.
    pub const fn is_address(self) -> bool {
        matches!(self.caller, Caller::Address(_))
    }

    /// The largest body accepted from them on this route.
    pub const fn body(self, route: &Route) -> usize {
        if self.operator { route.body_of_operators } else { route.body }
    }
}

/// A seat at a tournament.
type Seat = (TournamentId, PlayerId);

/// A seat with the name of its player.
pub(crate) type NamedSeat = (Seat, String);

/// A session whose owner was read recently.
#[derive(Debug)]
pub struct FreshSession {
    pub person: Arc<SessionOwner>,
    /// The seat last seen with it, and its player's name.
    pub(crate) named: Option<Arc<NamedSeat>>,
    /// How pages showed it last.
    pub shown: Option<Arc<ShownVisitor>>,
}

/// The recently seen sessions and browsers.
#[derive(Debug)]
pub struct Callers {
    pub browsers: RecentBrowsers,
    /// By CSRF token, which is derived from the session token for each request anyway.
    known: Mutex<BoundedCache<String, Known>>,
    desks: Arc<Semaphore>,
}

/// A session as read from the store.
#[derive(Debug)]
struct Known {
    counted: CountedFor,
    person: Arc<SessionOwner>,
    /// The seat last seen with it, and its player's name.
    named: Option<Arc<NamedSeat>>,
    /// How pages showed it last.
    shown: Option<Arc<ShownVisitor>>,
    /// The count of identity changes before it was read.
    identities: u64,
    read: Instant,
}

impl Default for Callers {
    fn default() -> Self {
        let known = Mutex::new(BoundedCache::of(MOST_BYTES));
        Self { browsers: RecentBrowsers::default(), known, desks: Arc::new(Semaphore::new(DESKS)) }
    }
}

impl Callers {
    /// Remembers the owner of a session, read after this count of changes, or forgets it if it is over.
    pub fn learn(
        &self,
        token: &SessionToken,
        person: Option<&SessionOwner>,
        identities: u64,
    ) -> Option<CountedFor> {
        let counted = person.and_then(counted_as);
        let known = person.zip(counted).map(|(person, counted)| {
            let (person, read) = (Arc::new(person.clone()), Instant::now());
            Known { counted, person, named: None, shown: None, identities, read }
        });
        let mark = token.csrf();
        match known {
            Some(known) => {
                let bytes = known.bytes();
                self.lock().put(mark, known, bytes);
            }
            None => self.lock().pop(&mark),
        }
        counted
    }

    /// Remembers the name of the player at a session's seat.
    pub fn name(&self, token: &SessionToken, seat: Seat, name: &str) {
        let mark = token.csrf_text();
        if let Some(known) = self.lock().get_mut(mark) {
            known.named = Some(Arc::new((seat, name.to_owned())));
        }
    }

    /// Remembers how pages show a session, until its owner is read again.
    pub fn show(&self, token: &SessionToken, shown: &Arc<ShownVisitor>) {
        let mark = token.csrf_text();
        if let Some(known) = self.lock().get_mut(mark) {
            known.shown = Some(Arc::clone(shown));
        }
    }

    /// What is known of a session, if it was read recently and no identity has changed since.
    pub fn fresh(&self, token: &SessionToken, identities: u64) -> Option<FreshSession> {
        // Hashed before others have to wait for the lock.
        let mark = token.csrf_text();
        let mut remembered = self.lock();
        let is_fresh = |known: &&Known| known.identities == identities && known.read.elapsed() < FRESH;
        let known = remembered.get(mark).filter(is_fresh);
        let known = known.map(|known| FreshSession {
            person: Arc::clone(&known.person),
            named: known.named.clone(),
            shown: known.shown.clone(),
        });
        drop(remembered);
        known
    }

    /// The estimated size of the remembered sessions in bytes.
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    /// Whom a session was counted for, and how long ago that was read.
    fn recall(&self, token: &SessionToken) -> Option<(CountedFor, Duration)> {
        let mark = token.csrf_text();
        self.lock().get(mark).map(|known| (known.counted, known.read.elapsed()))
    }

    fn lock(&self) -> MutexGuard<'_, BoundedCache<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// Includes space for a player's name, and for how pages show it.
    fn bytes(&self) -> usize {
        let SessionOwner { account, roles, seats, .. } = self.person.as_ref();
        let name = account.as_ref().map_or(0, |account| account.name.len());
        700 + 3 * name + size_of_val(roles.as_slice()) + size_of_val(seats.as_slice())
    }
}

fn counted_as(person: &SessionOwner) -> Option<CountedFor> {
    let seat = || person.seats.first().map(|(tournament, player)| Caller::Seat(*tournament, *player));
    match &person.account {
        Some(account) => Some(CountedFor { caller: Caller::Account(account.id), operator: account.operator }),
        None => Some(CountedFor { caller: seat()?, operator: false }),
    }
}

/// Finds out whom a request counts for. A made-up session costs the store a read only as often as its address may look.
pub async fn identify_caller(site: &Data<Site>, visit: &Visit, token: Option<&SessionToken>) -> CountedFor {
    let address = CountedFor::only_address(visit);
    let Some(token) = token else { return address };
    let known = site.callers.recall(token);
    if let Some((counted, age)) = known
        && age < COUNTED
    {
        return counted;
    }
    // What memory knows is no guess.
    let may_be_made_up = known.is_none();
    if may_be_made_up && !may_look_up(site, visit) {
        return address;
    }
    let (there, token) = (site.clone(), token.clone());
    let read = ask(site, move || {
        // Of many requests at once with one session, the first ones read it for all.
        if let Some((counted, age)) = there.callers.recall(&token)
            && age < COUNTED
        {
            return Some(Some(counted));
        }
        let identities = (there.hooks.identities)();
        match (there.hooks.person)(&token) {
            Ok(person) => Some(there.callers.learn(&token, person.as_ref(), identities)),
            // Then the request counts as before; the page itself reports that the store is unreachable.
            Err(_) => None,
        }
    });
    match read.await.flatten() {
        Some(Some(counted)) => {
            if may_be_made_up {
                was_real(site, visit);
            }
            counted
        }
        Some(None) => address,
        None => known.map_or(address, |(counted, _)| counted),
    }
}

/// Recognises a browser that an account has signed in with, for which a request counts where its address has nothing left.
/// A made-up one costs the store a read only as often as its address may look.
///
/// # Errors
/// If the store cannot be read.
pub async fn recognise_browser(site: &Data<Site>, visit: &Visit) -> Result<Option<CountedFor>, PageError> {
    let Some(browser) = visit.known_as.clone() else { return Ok(None) };
    let mark = recent_browsers::mark(&browser);
    let by = CountedFor { caller: Caller::Browser(mark), operator: false };
    let age = site.callers.browsers.age(mark);
    if age.is_some_and(|age| age < COUNTED) {
        return Ok(Some(by));
    }
    let may_be_made_up = age.is_none();
    if may_be_made_up && !may_look_up(site, visit) {
        return Ok(None);
    }
    let there = site.clone();
    let read = ask(site, move || there.desk.is_known_browser(browser.secret()).map_err(PageError::from));
    let is_known = read.await.transpose()?.unwrap_or(!may_be_made_up);
    site.callers.browsers.learn(mark, is_known);
    if may_be_made_up && is_known {
        was_real(site, visit);
    }
    Ok(is_known.then_some(by))
}

/// Asks the store, a few at once and for a short time; `None` if there is no answer until then.
async fn ask<T: Send + 'static>(site: &Site, question: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let answer = async {
        let desk = Arc::clone(&site.callers.desks).acquire_owned().await.ok()?;
        let asked = web::block(move || {
            let _held = desk; // until the store has answered, even when nobody waits for it any more
            question()
        });
        asked.await.ok()
    };
    timeout(PATIENCE, answer).await.ok().flatten()
}

/// Whether something that memory does not know may be looked up for this visitor's address. Counted before it is looked
/// up: of many made-up ones at once, few are.
fn may_look_up(site: &Site, visit: &Visit) -> bool {
    !site.guards.has(Guard::Rate) || site.limits.count(Rate::SignIn, made_up(visit), MADE_UP).is_ok()
}

/// What was looked up is there.
fn was_real(site: &Site, visit: &Visit) {
    site.limits.give_back(Rate::SignIn, made_up(visit), MADE_UP);
}

fn made_up(visit: &Visit) -> Caller {
    Caller::MadeUp(address::household(visit.address))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::role::Role;
    use crate::web::visit::AccountView;
    use uuid::Uuid;

    fn token(number: u32) -> SessionToken {
        format!("{number:064x}").parse().unwrap()
    }

    fn helper(roles: usize) -> SessionOwner {
        let id = crate::domain::id::AccountId::new(Uuid::from_u128(9));
        let account = AccountView { id, name: "Nog".to_owned(), operator: false, opens: false };
        let role = (TournamentId::new(Uuid::from_u128(1)), Role::Judge);
        SessionOwner { account: Some(account), roles: vec![role; roles], seats: vec![], confirmed: false }
    }

    #[test]
    fn a_session_is_taken_from_memory_until_an_identity_changes() {
        let (callers, token) = (Callers::default(), token(1));
        callers.learn(&token, Some(&helper(1)), 7);
        assert_eq!(*callers.fresh(&token, 7).unwrap().person, helper(1));
        let shown = Arc::new(ShownVisitor::of("Nog", &token.csrf()));
        callers.show(&token, &shown);
        assert!(Arc::ptr_eq(&callers.fresh(&token, 7).unwrap().shown.unwrap(), &shown));
        assert!(callers.fresh(&token, 8).is_none(), "somebody may have signed out");
        assert!(callers.recall(&token).is_some(), "it is counted as before");
        callers.learn(&token, None, 8);
        assert!(callers.recall(&token).is_none() && callers.bytes() == 0);
        callers.learn(&token, Some(&helper(1)), 8);
        assert!(callers.fresh(&token, 8).unwrap().shown.is_none(), "with the owner it is made again");
        std::thread::sleep(FRESH);
        assert!(callers.fresh(&token, 8).is_none(), "another process may have ended it");
    }

    #[test]
    fn sessions_are_remembered_within_a_bound_in_bytes() {
        let callers = Callers::default();
        for number in 0..2_000 {
            callers.learn(&token(number), Some(&helper(500)), 7);
            assert!(callers.bytes() <= MOST_BYTES);
        }
        assert!(callers.recall(&token(0)).is_none(), "the one that came longest ago is forgotten");
        assert!(callers.recall(&token(1_999)).is_some() && callers.bytes() > MOST_BYTES / 2);
    }
}
