//! The cache of rendered pages. A page is rendered by one visitor for all who wait for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::app::bounded_cache::BoundedCache;
use crate::messages::Language;
use crate::web::cookie::Theme;
use crate::web::heads::LogHead;
use crate::web::rendered::Rendered;
use crate::web::route::ShownElsewhere;
use crate::web::visit::{Audience, Preferences, Visit};

/// The most bytes of cached pages: about a hundred pages of a large tournament.
const MOST_BYTES: usize = 24 * 1024 * 1024;

/// A page that is this old and still current is compressed well.
const LASTING: Duration = Duration::from_secs(2);

/// The key of a cached page: all visitors of one kind see the same, except for the name and token in its holes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// The path, without a query.
    pub path: String,
    pub theme: Theme,
    pub language: Language,
    /// The kind of visitor.
    pub audience: Audience,
}

impl Key {
    /// The key of the requested page.
    pub fn of(visit: &Visit) -> Self {
        let Preferences { theme, language, .. } = visit.viewer.preferences;
        // A picture looks the same in every theme.
        let theme = match visit.route.elsewhere {
            ShownElsewhere::AsPicture => Theme::default(),
            ShownElsewhere::Nowhere | ShownElsewhere::InFrames => theme,
        };
        Self { path: visit.path.clone(), theme, language, audience: visit.audience() }
    }
}

/// The cached pages: one for each key, replaced when its head has changed. The least recently used are dropped first.
#[derive(Clone, Default)]
pub struct PageCache(Arc<Mutex<Pages>>);

struct Pages {
    pages: BoundedCache<Key, Made>,
    /// How often a name was ended (corrected, erased or withdrawn), or a tournament taken from the public.
    ends: u64,
    /// Pages being rendered, each with a channel that ends when it is done.
    flights: HashMap<Key, watch::Receiver<()>>,
}

/// A page with its times.
struct Made {
    page: Arc<Rendered>,
    head: Arc<str>,
    /// How often that had happened before the page was begun.
    ends: u64,
    /// When its head was read.
    read: Instant,
    /// When the page was finished.
    ready: Instant,
    /// When its head was last known to be the newest.
    current: Instant,
}

/// What happens to a request for a page.
#[derive(Debug)]
pub enum CacheLookup {
    /// It is in the cache.
    Page(Arc<Rendered>),
    /// Somebody else is rendering it.
    Wait(Flight),
    /// This visitor renders the page.
    Make(Ticket),
}

impl Default for Pages {
    fn default() -> Self {
        Self { pages: BoundedCache::of(MOST_BYTES), ends: 0, flights: HashMap::new() }
    }
}

impl std::fmt::Debug for PageCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PageCache").finish_non_exhaustive()
    }
}

impl PageCache {
    /// Looks a page up for a visitor who asked at `asked` and knows this newest head, if any. At most one page of a
    /// key is rendered at a time, and not before the last one is `pace` old: until then everybody gets that one.
    /// During rendering, visitors get the previous page if it was current within the last `pace`. Once a name was
    /// ended or a tournament taken from the public, nobody gets a page that was begun before.
    pub fn ask(&self, key: &Key, asked: Instant, head: Option<&LogHead>, pace: Duration) -> CacheLookup {
        let mut kept = self.lock();
        let (flight, ends) = (kept.flights.get(key).cloned(), kept.ends);
        if let Some(made) = kept.pages.get_mut(key) {
            if let Some(head) = head.filter(|head| head.code == made.head) {
                made.current = head.read;
                return CacheLookup::Page(Arc::clone(&made.page));
            }
            let is_recent = made.read >= asked || made.ready.elapsed() < pace;
            let is_current = is_recent || (flight.is_some() && made.current.elapsed() < pace);
            if is_current && made.ends == ends {
                return CacheLookup::Page(Arc::clone(&made.page));
            }
        }
        if let Some(flight) = flight {
            return CacheLookup::Wait(Flight(flight));
        }
        let (landing, flight) = watch::channel(());
        kept.flights.insert(key.clone(), flight);
        drop(kept);
        CacheLookup::Make(Ticket { kept: self.clone(), key: key.clone(), ends, _landing: landing })
    }

    /// Hears how often a name was ended or a tournament taken from the public.
    pub fn hear_of_ends(&self, ended: u64) {
        let mut kept = self.lock();
        kept.ends = kept.ends.max(ended);
    }

    /// The page rendered at this head.
    pub fn find(&self, key: &Key, head: &LogHead) -> Option<Arc<Rendered>> {
        let mut kept = self.lock();
        let page = kept.pages.get_mut(key).filter(|made| made.head == head.code).map(|made| {
            made.current = head.read;
            Arc::clone(&made.page)
        });
        drop(kept);
        page
    }

    /// Whether a page has lasted long enough to be compressed well.
    pub fn takes_the_best_compression(&self, key: &Key) -> bool {
        self.lock().pages.peek(key).is_some_and(|made| made.ready.elapsed() >= LASTING)
    }

    /// The size of the cache in bytes.
    pub fn bytes(&self) -> usize {
        self.lock().pages.bytes
    }

    /// The number of pages being rendered.
    pub fn being_made(&self) -> usize {
        self.lock().flights.len()
    }

    fn lock(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pages {
    /// Stores a page, replacing its predecessor and evicting the least recently used.
    fn keep(&mut self, key: &Key, made: Made) {
        let size = made.page.size();
        if size > MOST_BYTES / 8 {
            self.pages.pop(key);
        } else {
            self.pages.put(key.clone(), made, size);
        }
    }
}

/// A page that somebody else is rendering.
#[derive(Debug)]
pub struct Flight(watch::Receiver<()>);

impl Flight {
    /// Waits until it is finished or given up.
    pub async fn wait_until_finished(mut self) {
        // Nothing is ever sent; the channel closes with its ticket.
        while self.0.changed().await.is_ok() {}
    }
}

/// The right to render a page; there is one per key at a time. Dropping it wakes those who wait, whatever happened to
/// the page.
#[derive(Debug)]
pub struct Ticket {
    kept: PageCache,
    key: Key,
    /// How often a name had been ended or a tournament taken from the public when the ticket was given.
    ends: u64,
    _landing: watch::Sender<()>,
}

impl Ticket {
    /// Whether it is for this page and kind of visitor.
    pub fn is_for(&self, key: &Key) -> bool {
        self.key == *key
    }

    /// Stores the page for all visitors of this kind.
    pub fn keep(self, head: &LogHead, page: &Arc<Rendered>) {
        let (page, code) = (Arc::clone(page), Arc::clone(&head.code));
        let (ends, read, ready) = (self.ends, head.read, Instant::now());
        let made = Made { page, head: code, ends, read, ready, current: read };
        self.kept.lock().keep(&self.key, made);
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.kept.lock().flights.remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn key(path: &str) -> Key {
        Key {
            path: path.to_owned(),
            theme: Theme::System,
            language: Language::English,
            audience: Audience::default(),
        }
    }

    fn head(code: &str) -> LogHead {
        LogHead { code: code.into(), read: Instant::now(), tournament: None, hidden: false }
    }

    fn page(text: &'static str) -> Arc<Rendered> {
        Arc::new(Rendered::quickly("text/html", text.into(), None))
    }

    fn make(kept: &PageCache, path: &str, pace: Duration) -> Ticket {
        match kept.ask(&key(path), Instant::now(), None, pace) {
            CacheLookup::Make(ticket) => ticket,
            other => panic!("{other:?}"),
        }
    }

    fn text(turn: CacheLookup) -> String {
        match turn {
            CacheLookup::Page(page) => page.tag(None),
            CacheLookup::Wait(_) => "wait".to_owned(),
            CacheLookup::Make(_) => "make".to_owned(),
        }
    }

    #[test]
    fn a_page_from_before_the_end_of_a_name_is_given_to_nobody() {
        let kept = PageCache::default();
        let ask = || text(kept.ask(&key("/t/a"), Instant::now(), None, SECOND));
        let [first, second, third] = ["first", "second", "third"].map(page);
        make(&kept, "/t/a", SECOND).keep(&head("one"), &first);
        assert_eq!(ask(), first.tag(None), "the control: it is recent");
        kept.hear_of_ends(1);
        let ticket = make(&kept, "/t/a", SECOND);
        kept.hear_of_ends(2);
        assert_eq!(ask(), "wait");
        ticket.keep(&head("one"), &second);
        assert_eq!(ask(), "make", "it was begun before the end of a name");
        make(&kept, "/t/a", SECOND).keep(&head("two"), &third);
        kept.hear_of_ends(1);
        assert_eq!(ask(), third.tag(None), "somebody who counted earlier comes late");
    }

    #[test]
    fn a_page_is_made_by_one_at_a_time_and_given_to_all() {
        let kept = PageCache::default();
        let asked = Instant::now();
        let ask = |head: Option<&LogHead>| text(kept.ask(&key("/t/a"), asked, head, Duration::ZERO));
        let ticket = make(&kept, "/t/a", Duration::ZERO);
        assert_eq!((ask(None), ask(None)), ("wait".to_owned(), "wait".to_owned()));
        let (one, first) = (head("one"), page("first"));
        ticket.keep(&one, &first);
        assert_eq!(kept.being_made(), 0);
        assert_eq!(ask(Some(&one)), first.tag(None));
        assert_eq!(ask(None), first.tag(None), "its head was read after they asked");
        assert_eq!(text(kept.ask(&key("/t/a"), Instant::now(), Some(&head("two")), Duration::ZERO)), "make");
        assert_eq!(text(kept.ask(&key("/t/b"), asked, Some(&one), Duration::ZERO)), "make");
    }

    #[test]
    fn a_page_that_cannot_be_made_lets_the_next_one_try() {
        let kept = PageCache::default();
        drop(make(&kept, "/t/a", SECOND));
        drop(make(&kept, "/t/a", SECOND));
        assert_eq!(kept.being_made(), 0);
    }

    #[test]
    fn within_the_pace_everybody_gets_the_page_of_before() {
        let (kept, first) = (PageCache::default(), page("first"));
        make(&kept, "/t/a", SECOND).keep(&head("one"), &first);
        let ask = |pace| text(kept.ask(&key("/t/a"), Instant::now(), Some(&head("two")), pace));
        assert_eq!(ask(SECOND), first.tag(None), "ready less than a second ago");
        std::thread::sleep(Duration::from_millis(20));
        let _ticket = make(&kept, "/t/a", Duration::from_millis(10));
        assert_eq!(ask(SECOND), first.tag(None), "newest less than a second ago");
        assert_eq!(ask(Duration::from_millis(10)), "wait");
    }

    #[test]
    fn the_kept_pages_never_outgrow_their_limit() {
        let kept = PageCache::default();
        let mut noise = 1_u32;
        let mut random = || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            noise.to_be_bytes()[0]
        };
        let bytes: Vec<u8> = (0..300_000).map(|_| random()).collect();
        let page = Arc::new(Rendered::quickly("text/html", bytes.into(), None));
        for number in 0..200 {
            make(&kept, &format!("/{number}"), SECOND).keep(&head("one"), &page);
            assert!(kept.bytes() <= MOST_BYTES);
        }
        assert!(kept.find(&key("/199"), &head("one")).is_some());
        assert!(kept.find(&key("/0"), &head("one")).is_none());
    }
}
