//! Rows of read models that are written while their reader goes on.

use crate::app::store::{StoreError, Writing};

/// How many rows are handed to the writer before it is waited for.
const AT_ONCE: usize = 100;

/// Rows handed to the writer. When this is dropped, all of them have been written. One that could not be is made again when
/// somebody asks for it.
#[derive(Default)]
pub struct WrittenAlong(Vec<Writing<()>>);

impl WrittenAlong {
    /// Adds a row; a store that accepts no writes, such as that of a replica, does without it.
    pub fn add(&mut self, queued: Result<Writing<()>, StoreError>) {
        match queued {
            Ok(queued) => self.0.push(queued),
            Err(error) => tracing::debug!(%error, "a row of a read model is not stored"),
        }
        if self.0.len() >= AT_ONCE {
            self.wait();
        }
    }

    fn wait(&mut self) {
        for queued in self.0.drain(..) {
            if let Err(error) = queued.wait() {
                tracing::warn!(%error, "a row of a read model could not be stored");
            }
        }
    }
}

impl Drop for WrittenAlong {
    fn drop(&mut self) {
        self.wait();
    }
}
