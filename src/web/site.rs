//! What the pages run on: settings, protections, and the questions that the web layer asks the desk.

use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::Semaphore;

use crate::app::Desk;
use crate::app::webhooks::sender::{PATIENCE, Sender};
use crate::config::{Config, Transport, Unprotected};
use crate::domain::id::{AccountId, Slug, TournamentId};
use crate::messages::{Message, say};
use crate::web::callers::Callers;
use crate::web::cookie::{Cookies, SessionToken};
use crate::web::error::PageError;
use crate::web::followers::Followers;
use crate::web::guard::Guards;
use crate::web::guard::rate::Limits;
use crate::web::hall_addresses::HallAddresses;
use crate::web::hall_start::HallStart;
use crate::web::heads::RecentHeads;
use crate::web::metrics::Requests;
use crate::web::page_cache::PageCache;
use crate::web::permits::{PermitLimits, Permits};
use crate::web::route::{Route, RouteTable};
use crate::web::visit::{SessionOwner, TournamentInPath, Visit};

/// How many machines that are not believed are named: a visitor who pretends to be a proxy does not hide the real one.
const MOST_UNBELIEVED: usize = 3;

/// The site with everything its pages need. One per process, shared by all workers.
#[expect(missing_debug_implementations, reason = "holds closures")]
pub struct Site {
    /// The table that is served.
    pub routes: RouteTable,
    pub config: Config,
    /// How phones reach the program; unknown where it was not started by `arbiter serve`.
    pub hall_addresses: OnceLock<HallAddresses>,
    /// How somebody at this machine starts it so that they do; unknown in the same way.
    pub hall_start: OnceLock<HallStart>,
    /// The newest machines that said where visitors come from and were not believed: proxies, or visitors who pretend to be
    /// one.
    unbelieved_proxies: Mutex<Vec<IpAddr>>,
    /// The transport of pages.
    pub transport: Transport,
    /// The cookies' names and flags.
    pub cookies: Cookies,
    /// The desk behind the pages.
    pub desk: Arc<Desk>,
    /// Answers about people, their rights, and the state of pages.
    pub hooks: Hooks,
    /// The protections; all on except in tests.
    pub guards: Guards,
    /// The rate limits.
    pub limits: Limits,
    /// Rendered pages.
    pub page_cache: PageCache,
    /// Recently read heads.
    pub heads: RecentHeads,
    /// Those that strangers read, perhaps from a replica: nobody with a session is shown a page of one.
    pub heads_of_strangers: RecentHeads,
    /// The open pages that are told of changes.
    pub followers: Followers,
    /// The worker permits.
    pub permits: Permits,
    /// Recently seen sessions.
    pub callers: Callers,
    /// Only one document or file of cards is read at a time.
    pub importing: Mutex<()>,
    /// How many pages were begun; a small refusal begins none.
    pub begun: AtomicU64,
    /// The permit to compress one page thoroughly.
    pub press: Arc<Semaphore>,
    /// What was answered so far.
    pub requests: Requests,
    /// What sends messages to other services.
    pub sender: Sender,
}

/// A question about something, answered by the desk.
type Question<About, Answer> = Box<dyn Fn(&About) -> Answer + Send + Sync>;

/// The questions of the pipeline. `changes` and `trouble` answer from memory, on any thread; all others may ask the
/// store, and are asked only on threads that may block.
#[expect(missing_debug_implementations, reason = "holds closures")]
pub struct Hooks {
    /// The owner of a session; `None` if it is over.
    pub person: Question<SessionToken, Result<Option<SessionOwner>, PageError>>,
    /// The tournament with a slug, in its current state.
    pub tournament: Question<Slug, Result<Option<TournamentInPath>, PageError>>,
    /// Whether an account may assert relations between rulings.
    pub asserts: Box<dyn Fn(AccountId) -> Result<bool, PageError> + Send + Sync>,
    /// The head code of a tournament's log, or of everything together. Changes whenever a public page could.
    pub head: Box<dyn Fn(Option<TournamentId>) -> String + Send + Sync>,
    /// The current time, which decides whether lists are shown.
    pub now: Box<dyn Fn() -> DateTime<Utc> + Send + Sync>,
    /// Counts this process's changes; a head read at one count is valid while the count is the same.
    pub changes: Box<dyn Fn() -> u64 + Send + Sync>,
    /// Counts those of the changes that may concern the owners of sessions.
    pub identities: Box<dyn Fn() -> u64 + Send + Sync>,
    /// A sentence for staff and monitoring when nothing can be recorded or read.
    pub trouble: Box<dyn Fn() -> Option<String> + Send + Sync>,
}

impl Site {
    /// The heads that count for a visitor: a replica may have shown strangers older ones.
    pub fn heads_for(&self, has_session: bool) -> &RecentHeads {
        if has_session || !self.desk.has_replica() { &self.heads } else { &self.heads_of_strangers }
    }

    /// The address on which a link for somebody else is built, and whether no phone can open it.
    pub fn origin_for_others(&self, visit: &Visit) -> (String, bool) {
        let Some(reach) = self.hall_addresses.get() else { return (visit.origin.clone(), false) };
        let origin = reach.for_others(&visit.origin);
        (origin.unwrap_or(&visit.origin).to_owned(), origin.is_none())
    }

    /// Remembers a machine that says where visitors come from and is not believed. Returns whether it is the first.
    pub fn note_unbelieved(&self, proxy: IpAddr) -> bool {
        let mut known = self.unbelieved_proxies.lock().unwrap_or_else(PoisonError::into_inner);
        if known.contains(&proxy) {
            return false;
        }
        let is_first = known.is_empty();
        if known.len() == MOST_UNBELIEVED {
            known.remove(0);
        }
        known.push(proxy);
        drop(known);
        is_first
    }

    /// The newest machines that say where visitors come from and are not believed.
    pub fn unbelieved_proxies(&self) -> Vec<IpAddr> {
        self.unbelieved_proxies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What somebody at this machine does so that phones reach the site. Only operators read where the program and its
    /// database are: through a tunnel or a proxy, others are far away.
    pub fn start_for_phones(&self, visit: &Visit) -> Message {
        if !visit.is_operator() {
            return say("site-start-for-phones-by-operator");
        }
        let anywhere = || HallStart::anywhere(self.config.listen.port());
        self.hall_start.get().map_or_else(|| anywhere().sentence(), HallStart::sentence)
    }

    /// Locks the reading of documents and files of cards: each takes seconds and many times its size in memory.
    ///
    /// # Errors
    /// While another one is being read.
    pub fn alone(&self) -> Result<MutexGuard<'_, ()>, PageError> {
        match self.importing.try_lock() {
            Ok(alone) => Ok(alone),
            Err(TryLockError::Poisoned(left)) => Ok(left.into_inner()),
            Err(TryLockError::WouldBlock) => Err(PageError::Busy),
        }
    }

    /// Builds the site.
    ///
    /// # Errors
    /// If the settings would send sessions over the network in the clear.
    pub fn new(routes: &'static [Route], config: Config, desk: Desk) -> Result<Self, Unprotected> {
        let mut desk = desk;
        let host = config.public_origin.iter().flat_map(|origin| origin.authority().split(['.', ':', '-']));
        desk.refuse_passwords_of(host);
        let desk = Arc::new(desk);
        Self::with_hooks(routes, config, Hooks::of(&desk), desk)
    }

    /// Builds the site with other answers to the pipeline's questions.
    ///
    /// # Errors
    /// Like [`Site::new`].
    pub fn with_hooks(
        routes: &'static [Route],
        config: Config,
        hooks: Hooks,
        desk: Arc<Desk>,
    ) -> Result<Self, Unprotected> {
        let transport = config.transport()?;
        let start = Instant::now();
        Ok(Self {
            routes: RouteTable::new(routes),
            hall_addresses: OnceLock::new(),
            hall_start: OnceLock::new(),
            unbelieved_proxies: Mutex::default(),
            transport,
            cookies: Cookies::for_transport(transport),
            hooks,
            desk,
            guards: Guards::default(),
            limits: Limits::new(move || start.elapsed()),
            page_cache: PageCache::default(),
            heads: RecentHeads::default(),
            heads_of_strangers: RecentHeads::default(),
            followers: Followers::default(),
            permits: Permits::new(PermitLimits::default()),
            callers: Callers::default(),
            importing: Mutex::default(),
            begun: AtomicU64::default(),
            press: Arc::new(Semaphore::new(1)),
            requests: Requests::default(),
            sender: Sender::new(config.webhooks_to_private, PATIENCE),
            config,
        })
    }
}
