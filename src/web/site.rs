//! What the pages stand on: settings, protections, and the questions the web asks the rest of the house.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tokio::sync::Semaphore;

use crate::app::Desk;
use crate::config::{Config, Transport, Unprotected};
use crate::domain::id::{AccountId, Slug, TournamentId};
use crate::web::callers::Callers;
use crate::web::cookie::{Cookies, SessionToken};
use crate::web::error::PageError;
use crate::web::guard::Guards;
use crate::web::guard::rate::Limits;
use crate::web::heads::Heads;
use crate::web::listing::Listing;
use crate::web::page_cache::PageCache;
use crate::web::permits::{Permits, Staffing};
use crate::web::route::Route;
use crate::web::visit::{Person, Place};

/// The pages with everything they need. One per process, shared by all workers.
#[expect(missing_debug_implementations, reason = "holds closures")]
pub struct Site {
    /// The table that is served.
    pub routes: &'static [Route],
    /// The settings.
    pub config: Config,
    /// How pages travel.
    pub transport: Transport,
    /// The cookies' names and flags.
    pub cookies: Cookies,
    /// The desk behind the pages.
    pub desk: Arc<Desk>,
    /// Who somebody is, what they may, and what state a page shows.
    pub hooks: Hooks,
    /// The protections; all on but in tests.
    pub guards: Guards,
    /// How often who came.
    pub limits: Limits,
    /// Rendered pages.
    pub kept: PageCache,
    /// The heads they are found by.
    pub heads: Heads,
    /// Who works for whom, and on how much at once.
    pub hands: Permits,
    /// Whom the sessions belong to that came lately.
    pub callers: Callers,
    /// Ruling documents are read one at a time.
    pub importing: Mutex<()>,
    /// How many pages were begun: a refusal that costs nothing begins none.
    pub begun: AtomicU64,
    /// What the front page says of each tournament.
    pub listing: Listing,
    /// Free for compressing one page well.
    pub press: Arc<Semaphore>,
}

/// A question about something, with its answer.
type Question<About, Answer> = Box<dyn Fn(&About) -> Answer + Send + Sync>;

/// The questions the door asks. `changes` and `trouble` answer from memory, on any thread; all others may ask the
/// store, and are asked only where a thread may block.
#[expect(missing_debug_implementations, reason = "holds closures")]
pub struct Hooks {
    /// Whose session this is; `None` when it is over.
    pub person: Question<SessionToken, Result<Option<Person>, PageError>>,
    /// Which tournament has this name in its address, as it is now.
    pub tournament: Question<Slug, Result<Option<Place>, PageError>>,
    /// Whether an account may say what rulings do to each other.
    pub asserts: Box<dyn Fn(AccountId) -> Result<bool, PageError> + Send + Sync>,
    /// The head code of a tournament's log, or of everything together. Changes whenever a public page could.
    pub head: Box<dyn Fn(Option<TournamentId>) -> String + Send + Sync>,
    /// Counts what this process has changed, so that a head that was read stands while the count does.
    pub changes: Box<dyn Fn() -> u64 + Send + Sync>,
    /// Counts, of these changes, those that may concern who a session belongs to.
    pub identities: Box<dyn Fn() -> u64 + Send + Sync>,
    /// A sentence for staff and for those who watch the process, when nothing can be recorded or read.
    pub trouble: Box<dyn Fn() -> Option<String> + Send + Sync>,
}

impl Site {
    /// Puts the pages together.
    ///
    /// # Errors
    /// When the settings would send sessions over the network in the clear.
    pub fn new(routes: &'static [Route], config: Config, desk: Desk) -> Result<Self, Unprotected> {
        let mut desk = desk;
        let host = config.public_origin.iter().flat_map(|origin| origin.authority().split(['.', ':', '-']));
        desk.refuse_passwords_of(host);
        let desk = Arc::new(desk);
        Self::with_hooks(routes, config, Hooks::of(&desk), desk)
    }

    /// Puts the pages together with other answers to the door's questions.
    ///
    /// # Errors
    /// As [`Site::new`].
    pub fn with_hooks(
        routes: &'static [Route],
        config: Config,
        hooks: Hooks,
        desk: Arc<Desk>,
    ) -> Result<Self, Unprotected> {
        let transport = config.transport()?;
        let start = Instant::now();
        Ok(Self {
            routes,
            transport,
            cookies: Cookies::over(transport),
            hooks,
            desk,
            guards: Guards::default(),
            limits: Limits::new(move || start.elapsed()),
            kept: PageCache::default(),
            heads: Heads::default(),
            hands: Permits::new(Staffing::default()),
            callers: Callers::default(),
            importing: Mutex::default(),
            begun: AtomicU64::default(),
            listing: Listing::default(),
            press: Arc::new(Semaphore::new(1)),
            config,
        })
    }
}
