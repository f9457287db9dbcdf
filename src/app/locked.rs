//! Locks that survive a panic.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Takes a lock even if another thread panicked under it: what the desk's locks guard can be rebuilt from the store.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
