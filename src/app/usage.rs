//! Card usage in the lists of a tournament. Each list is read once, and the counts are cached.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::snapshot::Snapshot;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardId;
use crate::domain::deck::usage::{FEWEST_LISTS, ListCounts, Positions, Usage};
use crate::domain::hash::{ListHash, sha256};
use crate::domain::id::PlayerId;
use crate::domain::scoring::tally::HistoryError;

/// The lists that are counted: the hash of each, and whether everybody sees it.
pub type CountedLists = Vec<(ListHash, bool)>;

/// Each player with the affiliations of their list, and how many copies of personnel have each.
pub(crate) type PlayedAffiliations = Vec<(PlayerId, Vec<(String, u32)>)>;

impl Snapshot {
    /// Every list handed in, for staff.
    pub fn field(&self) -> CountedLists {
        let decks = self.tournament.players().filter_map(|player| player.deck.as_ref());
        decks.map(|deck| (deck.sha256.clone(), false)).collect()
    }

    /// The lists that are counted for everybody; none before the lists are shown and the tournament is over. All that
    /// were played, if none of them is hidden or enough are that no single one can be inferred; otherwise only those
    /// shown.
    ///
    /// # Errors
    /// If the history contradicts itself.
    pub fn public_field(&self, now: DateTime<Utc>) -> Result<CountedLists, HistoryError> {
        let Some(played) = self.tournament.played_lists().filter(|_| self.tournament.closed_at().is_some())
        else {
            return Ok(Vec::new());
        };
        if !self.tournament.shows_lists(now) {
            return Ok(Vec::new());
        }
        let shown: BTreeSet<PlayerId> = self.shown_lists(now)?.iter().map(|list| list.player).collect();
        // A list corrected after the tournament first ended is shown corrected, but counted as it was played.
        let is_shown = |player: PlayerId, sha256: &ListHash| {
            let now = self.tournament.player(player).and_then(|player| player.deck.as_ref());
            shown.contains(&player) && now.is_some_and(|deck| deck.sha256 == *sha256)
        };
        let all: CountedLists =
            played.map(|(player, sha256)| (sha256.clone(), is_shown(player, sha256))).collect();
        let hidden = all.iter().filter(|(_, is_shown)| !is_shown).count();
        if hidden == 0 || hidden >= FEWEST_LISTS as usize {
            return Ok(all);
        }
        Ok(all.into_iter().filter(|(_, is_shown)| *is_shown).collect())
    }
}

impl Desk {
    /// Counts the cards of a field. Lists whose text is missing are left out. Cached counts are reused, and only new
    /// lists are read.
    ///
    /// # Errors
    /// If nobody is waiting any more, the card table is missing, or the store does not answer.
    pub fn usage(
        &self,
        here: &Snapshot,
        field: &CountedLists,
        awaited: &Awaited,
    ) -> Result<Arc<Usage>, DeskError> {
        let bench = bench(here)?;
        let lists: String = field.iter().map(|(hash, shown)| format!("{hash}{}", u8::from(*shown))).collect();
        let key = sha256(format!("{bench}{lists}"));
        if let Some(usage) = self.usage.result(&key) {
            return Ok(usage);
        }
        let _in_turn = self.usage.in_turn();
        if let Some(usage) = self.usage.result(&key) {
            return Ok(usage);
        }
        let table = self.card_table_of(here)?;
        let positions = Positions::of(&table);
        let mut held: Vec<(Arc<ListCounts>, bool)> = Vec::with_capacity(field.len());
        for (hash, is_shown) in field {
            if let Some(cards) = self.cards_of(here, &bench, hash, &positions, awaited)? {
                held.push((cards, *is_shown));
            }
        }
        let usage = Arc::new(Usage::of(held.iter().map(|(cards, shown)| (cards.as_ref(), *shown)), &table));
        self.usage.keep_result(key, &usage);
        Ok(usage)
    }

    /// The affiliations of the personnel in the list of each of these players, with their copies, most first. A list
    /// whose text or card table is not here has none.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub(crate) fn affiliations_of(
        &self,
        here: &Snapshot,
        players: &[PlayerId],
        awaited: &Awaited,
    ) -> Result<PlayedAffiliations, DeskError> {
        if players.is_empty() {
            return Ok(Vec::new());
        }
        let table = match self.card_table_of(here) {
            Ok(table) => table,
            Err(DeskError::Unusable(_)) => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let (bench, positions) = (bench(here)?, Positions::of(&table));
        let mut found = Vec::new();
        for player in players {
            let deck = here.tournament.player(*player).and_then(|player| player.deck.as_ref());
            let Some(deck) = deck else { continue };
            let cards = self.cards_of(here, &bench, &deck.sha256, &positions, awaited)?;
            let Some(cards) = cards else { continue };
            let usage = Usage::of([(cards.as_ref(), true)], &table);
            let mut counted: Vec<(String, u32)> =
                usage.affiliations.into_iter().map(|(side, count)| (side, count.copies)).collect();
            counted.sort_by(|(one, a), (other, b)| (b, one).cmp(&(a, other)));
            if !counted.is_empty() {
                found.push((*player, counted));
            }
        }
        Ok(found)
    }

    /// The cards of the list of each of these players, without those set aside; `None` for a list that cannot be read
    /// now, such as one whose text or card table is not here.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub(crate) fn cards_of_each(
        &self,
        here: &Snapshot,
        lists: &[(PlayerId, &ListHash)],
        awaited: &Awaited,
    ) -> Result<BTreeMap<PlayerId, Option<BTreeSet<CardId>>>, DeskError> {
        let mut found: BTreeMap<PlayerId, Option<BTreeSet<CardId>>> =
            lists.iter().map(|(player, _)| (*player, None)).collect();
        if found.is_empty() {
            return Ok(found);
        }
        let table = match self.card_table_of(here) {
            Ok(table) => table,
            Err(DeskError::Unusable(_)) => return Ok(found),
            Err(error) => return Err(error),
        };
        let (bench, positions) = (bench(here)?, Positions::of(&table));
        let at = |position: &u32| table.cards().get(usize::try_from(*position).ok()?);
        for (player, sha256) in lists {
            let cards = match self.cards_of(here, &bench, sha256, &positions, awaited) {
                Ok(cards) => cards,
                // The limits of another version admitted it.
                Err(DeskError::Refused(_) | DeskError::NotFound) => None,
                Err(error) => return Err(error),
            };
            if let Some(cards) = cards {
                let held = cards.iter().filter_map(|(position, _)| Some(at(position)?.id.clone()));
                found.insert(*player, Some(held.collect()));
            }
        }
        Ok(found)
    }

    /// The cards of one list; `None` if its text is not here.
    fn cards_of(
        &self,
        here: &Snapshot,
        bench: &str,
        hash: &ListHash,
        positions: &Positions<'_>,
        awaited: &Awaited,
    ) -> Result<Option<Arc<ListCounts>>, DeskError> {
        let key = format!("{bench}{hash}");
        if let Some(cards) = self.usage.list(&key) {
            return Ok(Some(cards));
        }
        awaited.check()?;
        let report = match self.check_kept_list(here, hash) {
            Ok(report) => report,
            Err(DeskError::Unusable(_)) => return Ok(None),
            Err(error) => return Err(error),
        };
        lock(&self.usage.work).read += 1;
        let cards = Arc::new(positions.list_counts(&report));
        self.usage.keep_list(key, &cards);
        Ok(Some(cards))
    }
}

/// The cache key of a tournament's counts: everything they depend on.
pub(crate) fn bench(here: &Snapshot) -> Result<String, DeskError> {
    let setup = here.setup()?;
    let rules = serde_json::to_string(&(&setup.format, &setup.pins.card_table, setup.settings.date));
    Ok(sha256(format!("{}{}", here.id(), rules.unwrap_or_default())))
}
