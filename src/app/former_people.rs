//! Who somebody is now, after staff joined them to another person. Addresses of both are in chats and in programs.

use std::collections::BTreeSet;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::domain::id::PersonId;

impl Desk {
    /// Where to lead those who ask for a person who plays nowhere any more, because staff joined them to another one: to that
    /// other one, as long as they are shown by name. The match logs tell it, those of hidden tournaments to nobody. `None` if
    /// they name two.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn joined_to(&self, person: PersonId) -> Result<Option<PersonId>, DeskError> {
        self.complete_summaries()?;
        // Somebody who appears anywhere is still there, even if the name was erased.
        if !self.store.tournaments_of(&[person])?.is_empty() {
            return Ok(None);
        }
        let known = lock(&self.summaries);
        let shown = known.known.values().filter(|(_, one)| !one.hidden);
        let now: BTreeSet<PersonId> = shown.filter_map(|(_, one)| one.former.as_ref()?.now(person)).collect();
        drop(known);
        let now: Vec<PersonId> = now.into_iter().collect();
        let [now] = now[..] else { return Ok(None) };
        Ok(self.store.listed_among(&[now])?.first().map(|one| one.person))
    }
}
