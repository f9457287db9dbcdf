//! What the players of a sealed or draft tournament opened: registered by them or by staff, and kept private.

use crate::app::decks::restore_line_ends;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::Private;
use crate::app::submission::{Decided, FormSubmission, SubmissionOutcome};
use crate::domain::awaited::Awaited;
use crate::domain::deck::OpenedPool;
use crate::domain::deck::opened::UnfitPool;
use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::command::{Command, RegisterPool};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;

impl Desk {
    /// Registers the pool of a player. Its text is stored separately and privately, like that of a list; the log records
    /// its hash and the number of cards.
    ///
    /// # Errors
    /// If the format asks for no pools, the text is not one, or like [`Desk::submit`]; players get a refusal once play
    /// has begun or staff registered the pool.
    pub fn register_pool(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
        text: &str,
        awaited: &Awaited,
    ) -> Result<SubmissionOutcome, DeskError> {
        let text = restore_line_ends(text);
        let sha256 = ListHash::of(&text);
        let by_staff = sent.actor.role != Role::Player;
        let outcome = self.submit(slug, sent, |here| {
            let format = here.setup()?.format.as_ref().ok_or(Refusal::NoFormat)?;
            let table = self.card_table_of(here)?;
            let pool = OpenedPool::of_sent(&text, format, &table, awaited)?.ok_or(UnfitPool::NoCards)?;
            let (cards, sha256) = (pool.cards(), sha256.clone());
            let private = Private { lists: vec![(sha256.clone(), text.clone())], ..Private::default() };
            let command = Command::RegisterPool(RegisterPool { player, sha256, cards, by_staff });
            Ok(Decided { private, ..command.into() })
        })?;
        // Registering a lost pool again restores it.
        if outcome == SubmissionOutcome::AlreadyThere {
            self.store.put_deck_text(self.tournament(slug)?.id(), &sha256, &text)?;
        }
        Ok(outcome)
    }

    /// The text of a player's pool and the lines in it that count no card. For the player's own eyes, and for staff
    /// once the log says that they read the list.
    ///
    /// # Errors
    /// If the text or the card table is not here, or the store does not answer.
    pub fn pool(&self, here: &Snapshot, player: PlayerId) -> Result<Option<(String, OpenedPool)>, DeskError> {
        let known = here.tournament.player(player).and_then(|player| player.pool.as_ref());
        let Some(pool) = known.filter(|_| here.tournament.setup().is_some_and(|setup| setup.opens_pools()))
        else {
            return Ok(None);
        };
        let text = self.list(here.id(), &pool.sha256)?;
        let format = here.setup()?.format.as_ref().ok_or(Refusal::NoFormat)?;
        let table = self.card_table_of(here)?;
        let read = OpenedPool::of_sent(&text, format, &table, &Awaited::always())?;
        Ok(read.map(|pool| (text, pool)))
    }
}
