//! Which cards the deck lists hold that everybody sees, as rows beside the logs. No list is read while an entry is
//! written: an entry that may change which lists are seen marks its tournament. The lists of a marked tournament are
//! read from its log when somebody asks for them, or with the next examination, and only those that differ from their
//! rows.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SubsecRound, Utc};

use crate::app::desk::Desk;
use crate::app::error::{DeskError, differs_or_is_unreadable};
use crate::app::locked::lock;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::app::store::{SeenList, SeenListsChange, StoreError, Writing};
use crate::app::usage::bench;
use crate::app::usage_cache::ListWork;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardId;
use crate::domain::hash::{ListHash, sha256};
use crate::domain::id::{PlayerId, TournamentId};
use crate::domain::tournament::published::Published;

/// The version of what reads a list. Raise it whenever the same list gives other cards: the examination then finds the
/// old rows, and they are made again.
const VERSION: u32 = 2;

/// How many lists are read and written at once, so that nobody else waits long for the writer.
const AT_ONCE: usize = 20;

/// A list that everybody sees, now or from a time that is set.
struct ListInView {
    row: SeenList,
    sha256: ListHash,
}

/// The lists of a tournament as its log gives them.
struct ReadLists {
    /// In order of the players.
    lists: Vec<SeenList>,
    /// The cards of those that were read now; those of the others are stored.
    cards: BTreeMap<PlayerId, BTreeSet<CardId>>,
}

impl Snapshot {
    /// Whether the entries after an earlier state may change which lists everybody sees, or what is in them.
    pub(crate) fn may_change_lists_since(&self, before: &Self) -> bool {
        self.lines_after(before.sequence()).any(|line| line.entry().may_change_shown_lists())
            && [before, self].iter().any(|here| here.tournament.shows_lists_some_time())
    }

    /// The lists that everybody sees at some time, also those whose players' names were erased: names are asked for
    /// when lists are shown. In order of the players.
    fn lists_in_view(&self) -> Result<Vec<ListInView>, DeskError> {
        // A history that contradicts itself shows none; the tournament's own pages say what is wrong.
        let shown = self.tournament.shown_lists(DateTime::<Utc>::MAX_UTC).unwrap_or_default();
        if shown.is_empty() {
            return Ok(Vec::new());
        }
        // As it is stored.
        let from = self.tournament.publication().at.map_or(DateTime::UNIX_EPOCH, |at| at.trunc_subsecs(3));
        let bench = bench(self)?;
        let in_view = |Published { player, place }: Published| {
            let known = self.tournament.player(player)?;
            let list = known.deck.as_ref()?.sha256.clone();
            let read_from = sha256(format!("{VERSION} {bench} {list}"));
            let row = SeenList { player, person: known.person, place, from, read_from };
            Some(ListInView { row, sha256: list })
        };
        let mut lists: Vec<ListInView> = shown.into_iter().filter_map(in_view).collect();
        lists.sort_by_key(|list| list.row.player);
        Ok(lists)
    }
}

impl Desk {
    /// How many lists were looked at since the start.
    pub fn list_work(&self) -> ListWork {
        *lock(&self.usage.work)
    }

    /// Reads the lists of a marked tournament from its log, and writes what differs. `None` if its rows count, also because
    /// somebody else has just read them. For one caller at a time.
    fn read_marked_lists(&self, here: &Snapshot, awaited: &Awaited) -> Result<Option<ReadLists>, DeskError> {
        let id = here.id();
        let Some(mark) = self.store.lists_mark(id)? else { return Ok(None) };
        let (stored, lists) = (self.stored_lists(id)?, here.lists_in_view()?);
        // Another process may have written the entry that marked it after this log was read.
        let mut is_written = here.sequence() >= mark.sequence;
        let mut put = |change: SeenListsChange| {
            let number = change.gone.len() + change.lists.len();
            is_written = is_written && has_written(self.store.put_seen_lists(id, &mark, change));
            if is_written {
                lock(&self.usage.work).written += number;
            }
        };
        lock(&self.usage.work).compared += lists.len();
        let differ = |list: &&ListInView| stored.get(&list.row.player) != Some(&list.row);
        let differing: Vec<&ListInView> = lists.iter().filter(differ).collect();
        let mut cards = BTreeMap::new();
        for part in differing.chunks(AT_ONCE) {
            let change = self.change_of(here, part, &stored, awaited)?;
            cards.extend(change.cards.iter().cloned());
            put(change);
        }
        let seen: BTreeSet<PlayerId> = lists.iter().map(|list| list.row.player).collect();
        let gone: Vec<PlayerId> = stored.into_keys().filter(|player| !seen.contains(player)).collect();
        for part in gone.chunks(AT_ONCE) {
            put(SeenListsChange { gone: part.to_vec(), ..SeenListsChange::default() });
        }
        if is_written {
            has_written(self.store.lists_are_read(id, &mark));
        }
        Ok(Some(ReadLists { lists: lists.into_iter().map(|list| list.row).collect(), cards }))
    }

    /// The lists of a marked tournament that hold a card and that everybody sees by now, the best places first; `None` while
    /// somebody else reads lists, which can take seconds after the end of a large field.
    ///
    /// # Errors
    /// If nobody waits any more, or the store does not answer.
    pub(crate) fn marked_lists_with(
        &self,
        here: &Snapshot,
        card: &CardId,
        now: DateTime<Utc>,
        awaited: &Awaited,
    ) -> Result<Option<Vec<SeenList>>, DeskError> {
        let Some(_in_turn) = self.usage.reading_now() else { return Ok(None) };
        let read = self.read_marked_lists(here, awaited)?;
        let stored =
            self.store.lists_with_card(here.id(), card, DateTime::<Utc>::MAX_UTC, (0, usize::MAX))?;
        let mut lists = match read {
            None => stored,
            Some(read) => {
                let holders: BTreeSet<PlayerId> = stored.iter().map(|list| list.player).collect();
                let holds = |list: &SeenList| match read.cards.get(&list.player) {
                    Some(cards) => cards.contains(card),
                    None => holders.contains(&list.player),
                };
                read.lists.into_iter().filter(|list| holds(list)).collect()
            }
        };
        lists.retain(|list| list.from <= now);
        lists.sort_by_key(|list| (list.place, list.player));
        Ok(Some(lists))
    }

    fn stored_lists(&self, of: TournamentId) -> Result<BTreeMap<PlayerId, SeenList>, DeskError> {
        Ok(self.store.seen_lists(of)?.into_iter().map(|list| (list.player, list)).collect())
    }

    /// The rows of these lists. Their cards are read only if they follow from something other than what is stored.
    fn change_of(
        &self,
        here: &Snapshot,
        lists: &[&ListInView],
        stored: &BTreeMap<PlayerId, SeenList>,
        awaited: &Awaited,
    ) -> Result<SeenListsChange, DeskError> {
        let is_read =
            |list: &SeenList| stored.get(&list.player).is_some_and(|kept| kept.read_from == list.read_from);
        let unread = lists.iter().filter(|list| !is_read(&list.row));
        let unread: Vec<(PlayerId, &ListHash)> = unread.map(|list| (list.row.player, &list.sha256)).collect();
        let mut cards = self.cards_of_each(here, &unread, awaited)?;
        let mut change = SeenListsChange::default();
        for list in lists {
            let mut row = list.row.clone();
            if let Some(cards) = cards.remove(&row.player) {
                // What cannot be read now is tried again: with the next change, and by each examination.
                if cards.is_none() {
                    row.read_from.clear();
                }
                change.cards.push((row.player, cards.unwrap_or_default()));
            }
            change.lists.push(row);
        }
        Ok(change)
    }

    /// Reads the lists of all marked tournaments, of which there are many after the first start of a new version.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) fn read_all_marked_lists(&self) -> Result<(), DeskError> {
        // It may be readable by now.
        lock(&self.usage.unreadable).clear();
        for (id, mark) in self.store.lists_to_read()? {
            let Some(row) = self.store.tournament(id)? else { continue };
            let slug = row.slug.clone();
            match self.snapshot(row) {
                Ok(here) => self.read_marked_in_turn(&here)?,
                Err(cause) => {
                    let cause = cause.of_damaged_log()?;
                    tracing::warn!(%cause, "{slug}: its decks are not shown on the pages of cards");
                    lock(&self.usage.unreadable).insert(id, mark);
                }
            }
        }
        Ok(())
    }

    /// Whether the rows of the lists that everybody sees differ from what the log gives. Those of a marked tournament
    /// differ in nothing: they do not count. `also_cards` reads each list for it.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) fn seen_lists_differ(&self, here: &Snapshot, also_cards: bool) -> Result<bool, DeskError> {
        let id = here.id();
        if self.store.lists_mark(id)?.is_some() {
            return Ok(false);
        }
        let (stored, lists, none) = (self.stored_lists(id)?, here.lists_in_view()?, BTreeMap::new());
        let known = if also_cards { &none } else { &stored };
        let differ = |list: &&ListInView| known.get(&list.row.player) != Some(&list.row);
        let differing: Vec<&ListInView> = lists.iter().filter(differ).collect();
        let change = self.change_of(here, &differing, known, &Awaited::always())?;
        let mut made: BTreeMap<PlayerId, SeenList> =
            lists.into_iter().map(|list| (list.row.player, list.row)).collect();
        made.extend(change.lists.into_iter().map(|list| (list.player, list)));
        let mut differ = made != stored;
        if also_cards && !differ {
            let cards = change.cards.into_iter().filter(|(_, cards)| !cards.is_empty());
            differ = self.store.cards_of_lists(id)? != cards.collect::<BTreeMap<_, _>>();
        }
        // If an entry came meanwhile, the rows are those after it.
        Ok(differ && self.store.head(id)?.is_some_and(|head| head.sequence == here.sequence()))
    }

    /// Makes the rows of the lists of a tournament again where they differ from its log.
    ///
    /// # Errors
    /// If the store does not answer or cannot write.
    pub(crate) fn rebuild_seen_lists(&self, here: &Snapshot) -> Result<(), DeskError> {
        if differs_or_is_unreadable(self.seen_lists_differ(here, true))? {
            self.store.forget_seen_lists(here.id(), random_uuid()?)?.wait()?;
        }
        self.read_marked_in_turn(here)
    }

    fn read_marked_in_turn(&self, here: &Snapshot) -> Result<(), DeskError> {
        let _in_turn = lock(&self.usage.reading);
        self.read_marked_lists(here, &Awaited::always()).map(drop)
    }
}

/// Whether rows were written; if not, their tournament stays marked. A store that accepts no writes, such as that of a
/// replica, does without them.
fn has_written(queued: Result<Writing<()>, StoreError>) -> bool {
    let written = queued.and_then(Writing::wait);
    if let Err(error) = &written {
        tracing::debug!(%error, "the rows of the lists that everybody sees are not stored");
    }
    written.is_ok()
}
