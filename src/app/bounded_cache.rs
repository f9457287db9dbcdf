//! A cache limited by the bytes of what it holds.

use std::borrow::Borrow;
use std::hash::Hash;

use lru::LruCache;

/// What each entry takes besides its key and its value, by estimate.
const PLACE: usize = 100;

/// Values by key, up to a limit in bytes; the least recently used are dropped first.
#[derive(Debug)]
pub(crate) struct BoundedCache<K: Hash + Eq, V> {
    /// The values, each with its bytes.
    kept: LruCache<K, (V, usize)>,
    /// The bytes of all of them.
    pub(crate) bytes: usize,
    most_bytes: usize,
    /// Whether the value that came last is kept whatever its size.
    keeps_the_newest: bool,
}

impl<K: Hash + Eq, V> BoundedCache<K, V> {
    /// An empty cache of at most this many bytes.
    pub(crate) fn of(most_bytes: usize) -> Self {
        Self { kept: LruCache::unbounded(), bytes: 0, most_bytes, keeps_the_newest: false }
    }

    /// An empty cache of at most this many bytes, but for the value that came last: it is kept whatever its size.
    pub(crate) fn keeping_the_newest(most_bytes: usize) -> Self {
        Self { keeps_the_newest: true, ..Self::of(most_bytes) }
    }

    /// The value of a key, which is now the last one used.
    pub(crate) fn get<Q>(&mut self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.kept.get(key).map(|(value, _)| value)
    }

    /// The value of a key, to be changed; its bytes have to stay.
    pub(crate) fn get_mut<Q>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.kept.get_mut(key).map(|(value, _)| value)
    }

    /// The value of a key, which is as long unused as before.
    pub(crate) fn peek(&self, key: &K) -> Option<&V> {
        self.kept.peek(key).map(|(value, _)| value)
    }

    /// Forgets the value of a key.
    pub(crate) fn pop(&mut self, key: &K) {
        let gone = self.kept.pop(key);
        self.bytes = self.bytes.saturating_sub(gone.map_or(0, |(_, bytes)| bytes));
    }

    /// Keeps a value that takes this many bytes with its key. One beyond the whole limit is not kept, and only the earlier
    /// value of its key goes.
    pub(crate) fn put(&mut self, key: K, value: V, bytes: usize) {
        let bytes = bytes.saturating_add(PLACE);
        if bytes > self.most_bytes && !self.keeps_the_newest {
            self.pop(&key);
            return;
        }
        self.bytes = self.bytes.saturating_add(bytes);
        let mut gone = self.kept.put(key, (value, bytes));
        loop {
            self.bytes = self.bytes.saturating_sub(gone.map_or(0, |(_, bytes)| bytes));
            if self.bytes <= self.most_bytes || (self.keeps_the_newest && self.kept.len() == 1) {
                return;
            }
            let Some((_, oldest)) = self.kept.pop_lru() else { return };
            gone = Some(oldest);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.kept.clear();
        self.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_goes_first_and_the_limit_holds() {
        let mut cache = BoundedCache::of(3 * (PLACE + 10));
        for number in 1..=3 {
            cache.put(number, "x", 10);
        }
        assert!(cache.get(&1).is_some(), "the control: three fit");
        cache.put(4, "x", 10);
        assert!(cache.get(&2).is_none() && cache.bytes == 3 * (PLACE + 10));
        assert!([1, 3, 4].iter().all(|number| cache.get(number).is_some()));
        cache.put(4, "y", 0);
        assert_eq!((cache.bytes, cache.get(&4)), (3 * PLACE + 20, Some(&"y")), "it replaces the one before");
    }

    #[test]
    fn a_value_beyond_the_whole_limit_drops_only_the_earlier_one_of_its_key() {
        let mut cache = BoundedCache::of(1_000);
        cache.put(1, "x", 10);
        cache.put(2, "x", 10);
        cache.put(1, "y", 1_001);
        assert!(cache.get(&1).is_none(), "the earlier value is out of date");
        assert_eq!((cache.bytes, cache.get(&2)), (PLACE + 10, Some(&"x")));
        cache.put(3, "x", 1_000);
        assert!(cache.get(&3).is_none() && cache.get(&2).is_some(), "with its place it is beyond the limit");
    }

    #[test]
    fn the_newest_is_kept_whatever_its_size_where_that_is_wanted() {
        let mut cache = BoundedCache::keeping_the_newest(1_000);
        for number in 1..=3 {
            cache.put(number, "x", 10_000);
            assert_eq!((cache.bytes, cache.peek(&number)), (PLACE + 10_000, Some(&"x")));
        }
        assert!(cache.peek(&2).is_none(), "it is alone");
        cache.pop(&3);
        assert_eq!((cache.bytes, cache.peek(&3)), (0, None));
    }

    #[test]
    fn a_value_beyond_the_whole_limit_is_not_kept() {
        let mut cache = BoundedCache::of(1_000);
        cache.put(1, "x", 1_001);
        assert!(cache.get(&1).is_none() && cache.bytes == 0);
        cache.put(2, "x", usize::MAX);
        assert!(cache.get(&2).is_none());
        cache.put(3, "x", 10);
        cache.clear();
        assert!(cache.get(&3).is_none() && cache.bytes == 0);
    }
}
