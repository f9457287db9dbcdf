//! Locks that a panic does not close for ever.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Takes a lock, also after a panic under it: what the locks of the desk guard is rebuilt from the store.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
