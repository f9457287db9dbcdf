//! Whom a session belongs to, remembered between requests: so that it is counted as its account or seat before anything
//! is done for it, and so that a page that is kept for all of its kind is found without asking the store.
//!
//! Nothing else is shown or allowed because of this: what a session may is asked of the store with each request.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::web::{self, Data};
use lru::LruCache;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::app::TokenHash;
use crate::domain::id::{PlayerId, TournamentId};
use crate::web::cookie::SessionToken;
use crate::web::guard::address;
use crate::web::guard::rate::Caller;
use crate::web::route::Route;
use crate::web::site::Site;
use crate::web::visit::{Person, Visit};

/// Bytes of sessions that are remembered, by estimate: some 20,000. Those that came longest ago are forgotten first.
const MOST_BYTES: usize = 8 << 20;

/// A session is taken from memory for so long, and only while nothing has changed that may concern it: another process may
/// have ended it.
const FRESH: Duration = Duration::from_secs(1);

/// Sessions asked for at once.
const DESKS: usize = 4;

/// How long a session is asked for; until it is known its requests count as their address.
const PATIENCE: Duration = Duration::from_millis(500);

/// As whom a request is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// The account or seat of its session, else its address.
    pub caller: Caller,
    /// Whether that account runs this installation, as far as is known here: larger forms are read for it.
    pub operator: bool,
}

impl Counted {
    /// The largest body that is read for them on this line.
    pub const fn body(self, route: &Route) -> usize {
        if self.operator { route.body_of_operators } else { route.body }
    }
}

/// A seat at a tournament.
type Seat = (TournamentId, PlayerId);

/// A seat, and the name of its player.
pub(crate) type Named = (Seat, String);

/// The sessions that came lately.
#[derive(Debug)]
pub struct Callers {
    known: Mutex<Remembered>,
    desks: Arc<Semaphore>,
}

#[derive(Debug)]
struct Remembered {
    sessions: LruCache<TokenHash, Known>,
    bytes: usize,
}

/// A session as the store told it.
#[derive(Debug)]
struct Known {
    counted: Counted,
    person: Arc<Person>,
    /// What its last page said of the seat that it was seen with.
    named: Option<Named>,
    /// Counted before it was read.
    identities: u64,
    read: Instant,
}

impl Default for Callers {
    fn default() -> Self {
        let known = Mutex::new(Remembered { sessions: LruCache::unbounded(), bytes: 0 });
        Self { known, desks: Arc::new(Semaphore::new(DESKS)) }
    }
}

impl Callers {
    /// Remembers whom a session belongs to, read after these changes were counted, or forgets it when it is over.
    pub fn learn(&self, token: &SessionToken, person: Option<&Person>, identities: u64) -> Option<Counted> {
        let counted = person.and_then(counted_as);
        let known = person.zip(counted).map(|(person, counted)| {
            let (person, read) = (Arc::new(person.clone()), Instant::now());
            Known { counted, person, named: None, identities, read }
        });
        self.lock().put(key(token), known);
        counted
    }

    /// Remembers how the player of a session's seat is called.
    pub fn name(&self, token: &SessionToken, seat: Seat, name: &str) {
        if let Some(known) = self.lock().sessions.get_mut(&key(token)) {
            known.named = Some((seat, name.to_owned()));
        }
    }

    /// Whom a session belongs to, and how the seat is called that it was last seen with, where both were read just now and
    /// no identity has changed since.
    pub fn fresh(&self, token: &SessionToken, identities: u64) -> Option<(Arc<Person>, Option<Named>)> {
        let mut remembered = self.lock();
        let is_fresh = |known: &&Known| known.identities == identities && known.read.elapsed() < FRESH;
        let known = remembered.sessions.get(&key(token)).filter(is_fresh);
        let known = known.map(|known| (Arc::clone(&known.person), known.named.clone()));
        drop(remembered);
        known
    }

    /// The estimated bytes of what is remembered.
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    fn known(&self, token: &SessionToken) -> Option<Counted> {
        self.lock().sessions.get(&key(token)).map(|known| known.counted)
    }

    fn lock(&self) -> MutexGuard<'_, Remembered> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Remembered {
    fn put(&mut self, token: TokenHash, known: Option<Known>) {
        let gone = match known {
            Some(known) => {
                self.bytes += known.bytes();
                self.sessions.put(token, known)
            }
            None => self.sessions.pop(&token),
        };
        self.bytes -= gone.map_or(0, |known| known.bytes());
        while self.bytes > MOST_BYTES
            && let Some((_, oldest)) = self.sessions.pop_lru()
        {
            self.bytes -= oldest.bytes();
        }
    }
}

impl Known {
    /// With room for a player's name.
    fn bytes(&self) -> usize {
        let Person { account, roles, seats, .. } = self.person.as_ref();
        let name = account.as_ref().map_or(0, |account| account.name.len());
        400 + name + size_of_val(roles.as_slice()) + size_of_val(seats.as_slice())
    }
}

fn key(token: &SessionToken) -> TokenHash {
    TokenHash::of(token.secret())
}

fn counted_as(person: &Person) -> Option<Counted> {
    let seat = || person.seats.first().map(|(tournament, player)| Caller::Seat(*tournament, *player));
    match &person.account {
        Some(account) => Some(Counted { caller: Caller::Account(account.id), operator: account.operator }),
        None => Some(Counted { caller: seat()?, operator: false }),
    }
}

/// As whom a request is counted.
pub async fn counted(site: &Data<Site>, visit: &Visit, token: Option<&SessionToken>) -> Counted {
    let address = Counted { caller: Caller::Address(address::household(visit.address)), operator: false };
    let Some(token) = token else { return address };
    if let Some(known) = site.callers.known(token) {
        return known;
    }
    let (there, token) = (site.clone(), token.clone());
    let asked = async {
        let Ok(desk) = Arc::clone(&site.callers.desks).acquire_owned().await else { return None };
        let found = web::block(move || {
            let _held = desk; // until the store has answered, even when nobody waits for it any more
            let identities = (there.hooks.identities)();
            match (there.hooks.person)(&token) {
                Ok(person) => there.callers.learn(&token, person.as_ref(), identities),
                // Nobody is known then; the page itself says that the store is away.
                Err(_) => None,
            }
        });
        found.await.unwrap_or(None)
    };
    timeout(PATIENCE, asked).await.unwrap_or(None).unwrap_or(address)
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

    fn helper(roles: usize) -> Person {
        let id = crate::domain::id::AccountId::new(Uuid::from_u128(9));
        let account = AccountView { id, name: "Nog".to_owned(), operator: false, opens: false };
        let role = (TournamentId::new(Uuid::from_u128(1)), Role::Judge);
        Person { account: Some(account), roles: vec![role; roles], seats: vec![], confirmed: false }
    }

    #[test]
    fn a_session_is_taken_from_memory_until_an_identity_changes() {
        let (callers, token) = (Callers::default(), token(1));
        callers.learn(&token, Some(&helper(1)), 7);
        assert_eq!(*callers.fresh(&token, 7).unwrap().0, helper(1));
        assert!(callers.fresh(&token, 8).is_none(), "somebody may have signed out");
        assert!(callers.known(&token).is_some(), "it is counted as before");
        callers.learn(&token, None, 8);
        assert!(callers.known(&token).is_none() && callers.bytes() == 0);
        callers.learn(&token, Some(&helper(1)), 8);
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
        assert!(callers.known(&token(0)).is_none(), "the one that came longest ago is forgotten");
        assert!(callers.known(&token(1_999)).is_some() && callers.bytes() > MOST_BYTES / 2);
    }
}
