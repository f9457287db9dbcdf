//! Whom a session belongs to, remembered between requests, so that it is counted as its account or seat before anything
//! is done for it.
//!
//! Nothing is allowed because of this: what a session may is asked of the store with each request.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::web::{self, Data};
use lru::LruCache;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::app::TokenHash;
use crate::web::cookie::SessionToken;
use crate::web::guard::address;
use crate::web::guard::rate::Caller;
use crate::web::route::Route;
use crate::web::site::Site;
use crate::web::visit::{Person, Visit};

/// Sessions remembered; those that came longest ago are forgotten first.
const MOST: NonZeroUsize = NonZeroUsize::new(20_000).unwrap();

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

/// The sessions that came lately.
#[derive(Debug)]
pub struct Callers {
    known: Mutex<LruCache<TokenHash, Counted>>,
    desks: Arc<Semaphore>,
}

impl Default for Callers {
    fn default() -> Self {
        Self { known: Mutex::new(LruCache::new(MOST)), desks: Arc::new(Semaphore::new(DESKS)) }
    }
}

impl Callers {
    /// Remembers whom a session belongs to, or forgets it when it is over.
    pub fn learn(&self, token: &SessionToken, person: Option<&Person>) -> Option<Counted> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (key, counted) = (key(token), person.and_then(counted_as));
        match counted {
            Some(counted) => known.put(key, counted),
            None => known.pop(&key),
        };
        counted
    }

    fn known(&self, token: &SessionToken) -> Option<Counted> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&key(token)).copied()
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
            match (there.hooks.person)(&token) {
                Ok(person) => there.callers.learn(&token, person.as_ref()),
                // Nobody is known then; the page itself says that the store is away.
                Err(_) => None,
            }
        });
        found.await.unwrap_or(None)
    };
    timeout(PATIENCE, asked).await.unwrap_or(None).unwrap_or(address)
}
