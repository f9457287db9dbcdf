//! Brings a tournament up to date from the tail of its log.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::{Actors, Names, Snapshot};
use crate::app::store::{LogTail, NameChange, TournamentRow};
use crate::app::watch::DamagedLog;
use crate::domain::id::{AccountId, PersonId, Slug, TournamentId};
use crate::domain::tournament::hash_chain::BrokenChain;

impl Desk {
    /// The tournament with a slug.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn id_at(&self, slug: &Slug) -> Result<Option<TournamentId>, DeskError> {
        Ok(self.store.by_slug(slug)?.map(|row| row.id))
    }

    /// The slug of a tournament.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn slug_of(&self, id: TournamentId) -> Result<Option<Slug>, DeskError> {
        Ok(self.store.tournament(id)?.map(|row| row.slug))
    }

    /// The tournament with a slug, brought up to date from the tail of its log.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store or the log cannot be read.
    pub fn tournament(&self, slug: &Slug) -> Result<Arc<Snapshot>, DeskError> {
        match self.tournaments.find(slug) {
            Some(held) => self.brought_up_to_date(held, 0),
            None => self.snapshot(self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?),
        }
    }

    /// The tournament as this process last read or wrote it; `None` if it is not in memory.
    pub fn cached_tournament(&self, slug: &Slug) -> Option<Arc<Snapshot>> {
        self.tournaments.find(slug)
    }

    pub(super) fn snapshot(&self, row: TournamentRow) -> Result<Arc<Snapshot>, DeskError> {
        match self.tournaments.find(&row.slug) {
            Some(held) => self.brought_up_to_date(held, 0),
            None => {
                // Read before the log, so that anything appended in between is in the log read after it.
                let answered = self.store.last_answered(row.id)?;
                self.brought_up_to_date(Arc::new(Snapshot::unread(row)), answered)
            }
        }
    }

    /// Applies what was appended to the log. `answered` is the newest acknowledged entry.
    fn brought_up_to_date(&self, held: Arc<Snapshot>, answered: i64) -> Result<Arc<Snapshot>, DeskError> {
        let LogTail { entries: tail, renames, renamed } =
            self.store.log_and_renames_since(held.id(), held.sequence(), held.renames)?;
        // A replica that lags behind may know fewer names.
        let is_renamed = renames > held.renames;
        let is_cut = answered > held.sequence();
        if tail.is_empty() && !is_cut && !is_renamed && held.sequence() > 0 {
            return if held.broken.is_some() { self.with_names_read_again(held) } else { Ok(held) };
        }
        let mut grown = Snapshot::clone(&held);
        grown.extend(tail)?;
        grown.names = self.names_after(&grown, held.sequence(), &[])?;
        grown.renames = grown.renames.max(renames);
        grown.actors = self.actors_after(&grown, held.sequence(), &renamed)?;
        if let Some(cut) = BrokenChain::cut(grown.sequence(), answered) {
            grown.broken.get_or_insert(cut);
        }
        if let Some(broken) = grown.broken {
            self.watch.note(
                DamagedLog::Tournament(grown.slug().clone()),
                &broken.to_string(),
                !grown.tournament.is_hidden(),
            );
        }
        let kept = self.tournaments.keep(Arc::new(grown));
        // Somebody wrote meanwhile, with names that are out of date.
        if kept.renames < renames { self.brought_up_to_date(kept, 0) } else { Ok(kept) }
    }

    /// A damaged log takes no entry that says whose name has changed.
    fn with_names_read_again(&self, held: Arc<Snapshot>) -> Result<Arc<Snapshot>, DeskError> {
        let names = self.names_after(&held, 0, &[])?;
        Ok(if names == held.names { held } else { Arc::new(held.renamed(names)) })
    }

    /// The names of the players after the entries since `since` and these changes.
    pub(crate) fn names_after(
        &self,
        grown: &Snapshot,
        since: i64,
        changes: &[NameChange],
    ) -> Result<Names, DeskError> {
        let mut names = grown.names.clone();
        let Some(mut unknown) = grown.named_since(since) else { return Ok(names) };
        for change in changes {
            match change {
                NameChange::Add(person, name, _)
                | NameChange::Rename(person, name)
                | NameChange::Separate { person, name, .. } => {
                    names.insert_mut(*person, name.clone());
                    unknown.remove(person);
                }
                NameChange::Erase(person) | NameChange::Merge { gone: person, .. } => {
                    names.remove_mut(person);
                    unknown.remove(person);
                }
                NameChange::BeginErasure(_) => {}
            }
        }
        let unknown: Vec<PersonId> = unknown.into_iter().collect();
        let mut found = self.store.names(&unknown)?;
        for person in unknown {
            match found.remove(&person) {
                Some(name) => names.insert_mut(person, name),
                None => {
                    names.remove_mut(&person);
                }
            }
        }
        // A name that was erased here is kept until it is erased at all the person's tournaments.
        let named = grown.tournament.players().filter(|player| !player.is_erased);
        let players: BTreeSet<PersonId> = named.map(|player| player.person).collect();
        let gone: Vec<PersonId> = names.keys().filter(|person| !players.contains(person)).copied().collect();
        for person in gone {
            names.remove_mut(&person);
        }
        Ok(names)
    }

    /// The names of the accounts after the entries since `since`, none of them older than those in the snapshot. Of those
    /// that are known only the renamed ones are looked up.
    pub(crate) fn actors_after(
        &self,
        grown: &Snapshot,
        since: i64,
        renamed: &BTreeSet<AccountId>,
    ) -> Result<Actors, DeskError> {
        let (mut unknown, mut actors) = (grown.new_actors(since), grown.actors.clone());
        unknown.extend(renamed.iter().filter(|account| actors.contains_key(*account)));
        if !unknown.is_empty() {
            let mut found = self.account_names.find(&unknown, grown.renames);
            let missing: BTreeSet<AccountId> =
                unknown.iter().filter(|id| !found.contains_key(id)).copied().collect();
            if !missing.is_empty() {
                found.extend(self.store.display_names(&missing)?);
            }
            for account in unknown {
                actors.insert_mut(account, found.remove(&account));
            }
        }
        Ok(actors)
    }
}
