//! Whether the database answers. Nothing here asks it or waits.

use std::time::Duration;

use crate::app::desk::Desk;
use crate::app::store::Trouble;

impl Desk {
    /// Why nothing can be recorded now; `None` while writing works, as far as is known.
    pub fn trouble_writing(&self) -> Option<Trouble> {
        self.store.trouble_writing()
    }

    /// Why nothing can be read now; `None` while reading works.
    pub fn trouble_reading(&self) -> Option<Trouble> {
        self.store.trouble_reading()
    }

    /// How long a read has been waiting while the database answered nobody.
    pub fn silence(&self) -> Duration {
        self.store.silence()
    }

    /// Remembers that somebody gave up waiting, until the next read succeeds.
    pub fn gave_up(&self) {
        self.store.gave_up();
    }
}
