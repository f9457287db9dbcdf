//! Makes summaries again that an older version of the program wrote. Until then lists show them as they are.

use std::thread;
use std::time::Instant;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::written_along::WrittenAlong;
use crate::domain::id::TournamentId;

/// How many are made and written before the pass rests, so that nobody else waits long for the writer.
const AT_ONCE: usize = 20;

/// How many are made before lists and cached pages take them: each time costs the next visitor a new list.
const SHOWN_TOGETHER: usize = 1_000;

impl Desk {
    /// Makes the summaries again, with the rows of their people, that an older version of the program wrote. It rests as
    /// long as it works, so that it takes half a core at most. One whose log cannot be read stays as it is.
    ///
    /// # Errors
    /// If the store does not answer. What was made until then stays.
    pub fn renew_summaries(&self) -> Result<(), DeskError> {
        // A page may be making those that cannot be read at all.
        self.lists_making.wait();
        self.summaries()?;
        let old = lock(&self.summaries).old();
        if old.is_empty() {
            return Ok(());
        }
        tracing::info!(
            tournaments = old.len(),
            "what lists show was written by an older version and is made again"
        );
        for shown_together in old.chunks(SHOWN_TOGETHER) {
            let renewed = self.renew_in_parts(shown_together);
            self.lists_making.note_renewal();
            renewed?;
        }
        tracing::info!("what lists show is of this version");
        Ok(())
    }

    fn renew_in_parts(&self, old: &[TournamentId]) -> Result<(), DeskError> {
        for part in old.chunks(AT_ONCE) {
            let began = Instant::now();
            self.renew_part(part)?;
            thread::sleep(began.elapsed());
        }
        Ok(())
    }

    fn renew_part(&self, part: &[TournamentId]) -> Result<(), DeskError> {
        // Another process may have made some of them.
        self.take_stored(&self.store.summaries(Some(part))?);
        let mut writing = WrittenAlong::default();
        for id in part {
            let is_old = lock(&self.summaries).is_old(*id);
            if !is_old {
                continue;
            }
            let Some(row) = self.store.tournament(*id)? else { continue };
            let slug = row.slug.clone();
            // Not kept in memory, where it would push out a tournament that is being played.
            let (here, unreadable) = self.read_all(row)?;
            match unreadable {
                None => drop(self.make_summary(&here, &mut writing)?),
                Some(cause) => tracing::warn!(%cause, "{slug}: lists go on showing it as it was"),
            }
        }
        Ok(())
    }
}
