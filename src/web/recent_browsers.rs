//! Remembers browsers that accounts have signed in with, so that a request counts for its browser without a question to
//! the store. Nothing is shown or allowed because of this.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::domain::hash::digest;
use crate::web::cookie::SessionToken;

/// The most browsers remembered; those that came longest ago are forgotten first.
const MOST: usize = 10_000;

/// A browser, by the hash of its token.
pub type BrowserMark = [u8; 32];

/// The mark of the browser that has this token.
pub fn mark(browser: &SessionToken) -> BrowserMark {
    digest(browser.secret())
}

/// The browsers, and when the store was last asked about each.
#[derive(Debug)]
pub struct RecentBrowsers(Mutex<LruCache<BrowserMark, Instant>>);

impl Default for RecentBrowsers {
    fn default() -> Self {
        Self(Mutex::new(NonZeroUsize::new(MOST).map_or_else(LruCache::unbounded, LruCache::sparse)))
    }
}

impl RecentBrowsers {
    /// How long ago the store knew a browser; `None` if memory does not know it.
    pub fn age(&self, browser: BrowserMark) -> Option<Duration> {
        self.lock().get(&browser).map(Instant::elapsed)
    }

    /// Remembers a browser that the store knows, or forgets it.
    pub fn learn(&self, browser: BrowserMark, is_known: bool) {
        let mut browsers = self.lock();
        if is_known {
            browsers.put(browser, Instant::now());
        } else {
            browsers.pop(&browser);
        }
        drop(browsers);
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<BrowserMark, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn browser(number: u32) -> BrowserMark {
        mark(&format!("{number:064x}").parse().unwrap())
    }

    #[test]
    fn browsers_are_remembered_until_the_store_forgets_them_and_only_so_many() {
        let browsers = RecentBrowsers::default();
        browsers.learn(browser(1), true);
        assert!(browsers.age(browser(1)).is_some() && browsers.age(browser(2)).is_none());
        browsers.learn(browser(1), false);
        assert!(browsers.age(browser(1)).is_none());
        for number in 0..12_000 {
            browsers.learn(browser(number), true);
        }
        assert_eq!(browsers.lock().len(), MOST);
        assert!(browsers.age(browser(0)).is_none(), "the one that came longest ago");
        assert!(browsers.age(browser(11_999)).is_some());
    }
}
