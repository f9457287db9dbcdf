//! Which deck lists that everybody sees hold a card. Reads a log only where a list has changed since somebody asked.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
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
/// The most rows of a card that are read to learn which tournaments hold it. A card with more rows is in too many lists
/// for that: the newest tournaments are asked instead.
const MOST_ROWS: usize = 1_000;
/// How many tournaments are looked up at once.
const AT_ONCE: usize = 100;
/// How often that is done for one question: for 10,000 tournaments.
const MOST_PARTS: usize = 100;

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
        let holding = self.store.tournaments_with_card(card, MOST_ROWS)?;
        let may_hold = |one: &&Arc<Summary>| {
            let is_known = |holding: &BTreeSet<TournamentId>| {
                holding.contains(&one.id) || asked.marked.contains_key(&one.id)
            };
            one.game == edition && holding.as_ref().is_none_or(is_known)
        };
        let newest: Vec<&Arc<Summary>> = listed.public.iter().filter(may_hold).collect();
        let (mut played, mut logs) = (PlayedLists { lists: Vec::new(), is_complete: true }, 0);
        for (number, part) in newest.chunks(AT_ONCE).enumerate() {
            if number >= MOST_PARTS {
                played.is_complete = false;
                break;
            }
            asked.awaited.check()?;
            let ids: Vec<TournamentId> = part.iter().map(|one| one.id).collect();
            let found = match &holding {
                Some(_) => None,
                None => Some(self.store.holding_card(&ids, card)?),
            };
            let holding = found.as_ref().or(holding.as_ref());
            for there in part {
                if played.lists.len() >= MOST_NAMED {
                    played.lists.truncate(MOST_NAMED);
                    return Ok(played);
                }
                if let Some(mark) = asked.marked.get(&there.id) {
                    self.add_marked((there, *mark), &asked, &mut logs, &mut played)?;
                } else if holding.is_some_and(|holding| holding.contains(&there.id)) {
                    self.add_stored(there, &asked, &mut played)?;
                }
            }
        }
        played.lists.truncate(MOST_NAMED);
        Ok(played)
    }

    /// Adds the lists of a tournament whose rows count, until there are enough.
    fn add_stored(
        &self,
        there: &Summary,
        asked: &AskedFor<'_>,
        played: &mut PlayedLists,
    ) -> Result<(), DeskError> {
        let mut skipped = 0;
        loop {
            let part = (skipped, MOST_NAMED);
            let lists = self.store.lists_with_card(there.id, asked.card, asked.now, part)?;
            let is_last = lists.len() < MOST_NAMED;
            skipped += lists.len();
            played.lists.extend(self.named(there, lists)?);
            // Of players whose names were erased there may be many.
            if is_last || played.lists.len() >= MOST_NAMED {
                return Ok(());
            }
        }
    }

    /// Adds the lists of a marked tournament, from its log, unless enough logs have been read. One that could not be read
    /// is not read again before the next examination.
    fn add_marked(
        &self,
        (there, mark): (&Summary, i64),
        asked: &AskedFor<'_>,
        logs: &mut usize,
        played: &mut PlayedLists,
    ) -> Result<(), DeskError> {
        if lock(&self.usage.unreadable).get(&there.id) == Some(&mark) {
            return Ok(());
        }
        if *logs >= MOST_LOGS {
            played.is_complete = false;
            return Ok(());
        }
        *logs += 1;
        match self.lists_of_marked((there, mark), asked)? {
            Some(lists) => played.lists.extend(self.named(there, lists)?),
            None => played.is_complete = false,
        }
        Ok(())
    }

    /// The lists of a marked tournament that hold the card, the best places first; `None` while somebody else reads lists.
    fn lists_of_marked(
        &self,
        (there, mark): (&Summary, i64),
        asked: &AskedFor<'_>,
    ) -> Result<Option<Vec<SeenList>>, DeskError> {
        asked.awaited.check()?;
        // An unreadable log does not hide the others.
        let here = match self.tournament(&there.slug) {
            Ok(here) => here,
            Err(cause) => {
                let cause = cause.of_damaged_log()?;
                tracing::warn!(%cause, "{}: its decks are not shown", there.slug);
                lock(&self.usage.unreadable).insert(there.id, mark);
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
