//! Which deck lists that everybody sees hold a card.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::summary::Summary;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardId;
use crate::domain::edition::Edition;
use crate::domain::id::{PlayerId, Slug, TournamentId};
use crate::domain::tournament::published::Published;

/// The most tournaments of the game that are looked at, the newest first.
const MOST_TOURNAMENTS: usize = 50;
/// The most lists looked at, those of the newest tournaments first, and of each the best places.
pub const MOST_LISTS: usize = 200;
/// The most lists named.
const MOST_NAMED: usize = 20;

/// A list that holds the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedIn {
    /// The tournament's address.
    pub slug: Slug,
    /// The tournament's title.
    pub title: String,
    pub player: PlayerId,
    /// The player's name there.
    pub name: String,
    /// The player's place in the final standings.
    pub place: Option<u32>,
}

impl Desk {
    /// The lists that everybody sees at this instant and that hold a card, those of the newest tournaments first. Only
    /// the newest tournaments are looked at, and each list is read once. Of those that are over it reads a log only if
    /// lists are shown.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub fn played_in(
        &self,
        card: &CardId,
        edition: Edition,
        now: DateTime<Utc>,
        awaited: &Awaited,
    ) -> Result<Vec<PlayedIn>, DeskError> {
        let (mut played, mut left) = (Vec::new(), MOST_LISTS);
        let listed = self.summaries()?;
        let newest = || listed.public.iter().filter(|one| one.game == edition).take(MOST_TOURNAMENTS);
        let ids: Vec<TournamentId> = newest().map(|one| one.id).collect();
        let showing = self.store.showing_lists(&ids, now)?;
        for Summary { slug, .. } in
            newest().map(Arc::as_ref).filter(|one| one.closed.is_none() || showing.contains(&one.id))
        {
            awaited.check()?;
            // An unreadable log does not hide the others.
            let here = match self.tournament(slug) {
                Ok(here) => here,
                Err(cause) => {
                    let cause = cause.of_damaged_log()?;
                    tracing::warn!(%cause, "{slug}: its decks are not shown");
                    continue;
                }
            };
            if here.tournament.is_hidden() {
                continue;
            }
            // A history that contradicts itself shows no lists; its own pages say so.
            let Ok(mut shown) = here.shown_lists(now) else { continue };
            shown.truncate(left);
            left -= shown.len();
            played.extend(self.shown_with(&here, shown, card, awaited)?);
            if left == 0 || played.len() >= MOST_NAMED {
                break;
            }
        }
        played.truncate(MOST_NAMED);
        Ok(played)
    }

    fn shown_with(
        &self,
        here: &Snapshot,
        shown: Vec<Published>,
        card: &CardId,
        awaited: &Awaited,
    ) -> Result<Vec<PlayedIn>, DeskError> {
        if shown.is_empty() {
            return Ok(Vec::new());
        }
        let players = shown.iter().map(|list| list.player);
        let holding = self.lists_with(here, players, card, awaited)?;
        let held = shown.into_iter().filter(|list| holding.contains(&list.player));
        let named = held.map(|list| PlayedIn {
            slug: here.slug().clone(),
            title: here.title(),
            player: list.player,
            name: here.name(list.player),
            place: list.place,
        });
        Ok(named.collect())
    }
}
