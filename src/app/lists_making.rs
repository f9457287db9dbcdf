//! The making of many summaries at once, as after an update whose program cannot read the rows of the one before: one
//! thread makes them, and everybody else is told how far it is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::app::error::DeskError;
use crate::app::locked::lock;

/// How far the making is, and how often lists changed because rows of an older version were made again.
#[derive(Debug, Default)]
pub(crate) struct ListsMaking {
    /// While somebody makes many summaries.
    progress: Mutex<Option<MakingProgress>>,
    is_over: Condvar,
    renewals: AtomicU64,
}

#[derive(Debug, Clone, Copy)]
struct MakingProgress {
    done: usize,
    of: usize,
}

impl ListsMaking {
    /// Whether lists can be asked for.
    ///
    /// # Errors
    /// [`DeskError::ListsInTheMaking`] while somebody makes many summaries.
    pub fn check(&self) -> Result<(), DeskError> {
        let under_way = *lock(&self.progress);
        under_way.map_or(Ok(()), |MakingProgress { done, of }| Err(DeskError::ListsInTheMaking { done, of }))
    }

    /// Takes the turn to make this many summaries.
    ///
    /// # Errors
    /// [`DeskError::ListsInTheMaking`] if somebody else has it.
    pub fn begin(&self, of: usize) -> Result<MakingTurn<'_>, DeskError> {
        let mut progress = lock(&self.progress);
        if let Some(MakingProgress { done, of }) = *progress {
            return Err(DeskError::ListsInTheMaking { done, of });
        }
        *progress = Some(MakingProgress { done: 0, of });
        drop(progress);
        Ok(MakingTurn(self))
    }

    /// Waits until nobody makes many summaries.
    pub fn wait(&self) {
        let waited = self.is_over.wait_while(lock(&self.progress), |progress| progress.is_some());
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    /// Counts how often lists changed although no log had grown. Reads nothing.
    pub fn renewals(&self) -> u64 {
        self.renewals.load(Ordering::Acquire)
    }

    /// Says that summaries were made again, so that lists and pages take them.
    pub fn note_renewal(&self) {
        self.renewals.fetch_add(1, Ordering::AcqRel);
    }
}

/// The turn to make many summaries. It is over when this is dropped, even if the thread panicked.
#[derive(Debug)]
pub(crate) struct MakingTurn<'m>(&'m ListsMaking);

impl MakingTurn<'_> {
    /// Says how many are made.
    pub fn tell(&self, done: usize) {
        lock(&self.0.progress).iter_mut().for_each(|progress| progress.done = done);
    }
}

impl Drop for MakingTurn<'_> {
    fn drop(&mut self) {
        *lock(&self.0.progress) = None;
        self.0.is_over.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_makes_and_others_are_told_how_far_it_is() {
        let making = ListsMaking::default();
        assert_eq!(making.check(), Ok(()));
        let turn = making.begin(300).unwrap();
        turn.tell(120);
        let told = DeskError::ListsInTheMaking { done: 120, of: 300 };
        assert_eq!(making.check(), Err(told.clone()));
        assert_eq!(making.begin(7).map(drop), Err(told));
        std::thread::scope(|threads| {
            let waits = threads.spawn(|| making.wait());
            drop(turn);
            waits.join().unwrap();
        });
        assert_eq!(making.check(), Ok(()));
        assert!(making.begin(7).is_ok());
    }
}
