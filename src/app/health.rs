//! Whether the database answers. Nothing here asks it, and nothing waits.

use std::time::Duration;

use crate::app::desk::Desk;
use crate::app::store::Trouble;

impl Desk {
    /// Why nothing can be recorded now; `None` while writing works, as far as is known.
    pub fn trouble_writing(&self) -> Option<Trouble> {
        self.store.trouble_writing()
    }

    /// Why nothing can be read now.
    pub fn trouble_reading(&self) -> Option<Trouble> {
        self.store.trouble_reading()
    }

    /// For how long the database has let a reading wait without answering any.
    pub fn silence(&self) -> Duration {
        self.store.silence()
    }

    /// Remembers that somebody gave up waiting, until the next reading succeeds.
    pub fn gave_up(&self) {
        self.store.gave_up();
    }
}
