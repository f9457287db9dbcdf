//! Which deck lists that everybody sees hold a card. Reads a log only where a list has changed since somebody asked.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::SeenList;
use crate::app::summary::Summary;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardId;
use crate::domain::edition::Edition;
use crate::domain::id::{PersonId, PlayerId, Slug, TournamentId};

/// The most tournaments whose lists are read from their logs for one question.
const MOST_LOGS: usize = 50;
/// The most lists named.
const MOST_NAMED: usize = 20;
/// How many tournaments are looked up at once. Each of them holds the card, so that so many are mostly enough; all lists of
/// a tournament that hold it are read.
const AT_ONCE: usize = MOST_NAMED;

/// The lists that hold a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedLists {
    /// Those of the newest tournaments first.
    pub lists: Vec<PlayedIn>,
    /// Whether no tournament was left out that may have more of them.
    pub is_complete: bool,
}

/// A list that holds the card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedIn {
    /// The tournament's address.
    pub slug: Slug,
    /// The tournament's title.
    pub title: String,
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's place in the final standings.
    pub place: Option<u32>,
}

/// A card, and the instant at which everybody sees the lists that hold it.
struct AskedFor<'c> {
    card: &'c CardId,
    now: DateTime<Utc>,
    awaited: &'c Awaited,
    /// The tournaments whose rows do not count.
    marked: BTreeMap<TournamentId, i64>,
}

impl Desk {
    /// The lists that everybody sees at this instant and that hold a card, those of the newest tournaments first. What
    /// is in them is stored; only the lists of a marked tournament are read from its log.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub fn played_in(
        &self,
        card: &CardId,
        edition: Edition,
        now: DateTime<Utc>,
        awaited: &Awaited,
    ) -> Result<PlayedLists, DeskError> {
        let listed = self.summaries()?;
        // The marks first: rows that are read after them are at least as new.
        let asked = AskedFor { card, now, awaited, marked: self.store.lists_to_read()? };
        let holding = self.store.tournaments_with_card(card)?;
        let may_hold = |one: &&Arc<Summary>| {
            one.game == edition && (holding.contains(&one.id) || asked.marked.contains_key(&one.id))
        };
        let newest: Vec<&Arc<Summary>> = listed.public.iter().filter(may_hold).collect();
        let mut played = PlayedLists { lists: Vec::new(), is_complete: true };
        let mut logs = 0;
        for part in newest.chunks(AT_ONCE) {
            let ids: Vec<TournamentId> = part.iter().map(|one| one.id).collect();
            let mut stored = self.store.lists_with_card(&ids, card, now)?;
            for there in part {
                if played.lists.len() >= MOST_NAMED {
                    played.lists.truncate(MOST_NAMED);
                    return Ok(played);
                }
                let is_marked = asked.marked.contains_key(&there.id);
                if is_marked && logs >= MOST_LOGS {
                    played.is_complete = false;
                    continue;
                }
                let lists = if is_marked {
                    logs += 1;
                    self.lists_of_marked(there, &asked)?
                } else {
                    Some(stored.remove(&there.id).unwrap_or_default())
                };
                match lists {
                    Some(lists) => played.lists.extend(self.named(there, lists)?),
                    None => played.is_complete = false,
                }
            }
        }
        played.lists.truncate(MOST_NAMED);
        Ok(played)
    }

    /// The lists of a marked tournament that hold the card, the best places first; `None` while somebody else reads lists.
    fn lists_of_marked(
        &self,
        there: &Summary,
        asked: &AskedFor<'_>,
    ) -> Result<Option<Vec<SeenList>>, DeskError> {
        asked.awaited.check()?;
        // An unreadable log does not hide the others.
        let here = match self.tournament(&there.slug) {
            Ok(here) => here,
            Err(cause) => {
                let cause = cause.of_damaged_log()?;
                tracing::warn!(%cause, "{}: its decks are not shown", there.slug);
                return Ok(Some(Vec::new()));
            }
        };
        if here.tournament.is_hidden() {
            return Ok(Some(Vec::new()));
        }
        self.marked_lists_with(&here, asked.card, asked.now, asked.awaited)
    }

    /// These lists with the names of their players, without those of players whose names were erased.
    fn named(&self, there: &Summary, lists: Vec<SeenList>) -> Result<Vec<PlayedIn>, DeskError> {
        if lists.is_empty() {
            return Ok(Vec::new());
        }
        let people: Vec<PersonId> = lists.iter().map(|list| list.person).collect();
        let names = self.store.names(&people)?;
        let named = lists.into_iter().filter_map(|list| {
            let (slug, title) = (there.slug.clone(), there.title.clone());
            let name = names.get(&list.person)?.clone();
            Some(PlayedIn { slug, title, player: list.player, name, place: list.place })
        });
        Ok(named.collect())
    }
}
