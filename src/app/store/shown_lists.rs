//! The deck lists that everybody sees, with their cards, as rows beside the logs, from which the page of a card is
//! made: nothing true exists only here. The rows of a tournament count while it is not marked. It is marked with the
//! entries that may change them, and they are written apart from these, a few at a time.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use uuid::Uuid;

use super::columns::{number, parsed, time};
use super::connection::AnyConnection;
use super::error::StoreError;
use super::log_rows;
use super::many_rows::{AT_ONCE, insert_rows};
use super::news::News;
use super::schema::{list_cards, lists_to_read, shown_lists, tournaments};
use super::turns::Turn;
use super::{Store, Writing};
use crate::domain::card::CardId;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

/// A deck list that everybody sees, now or from a time that is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenList {
    pub player: PlayerId,
    pub person: PersonId,
    /// The place in the final standings; `None` before the end.
    pub place: Option<u32>,
    /// From when everybody sees it.
    pub from: DateTime<Utc>,
    /// From what its cards were read; empty while they cannot be read.
    pub read_from: String,
}

/// What changes in the rows of a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeenListsChange {
    /// The players whose lists are not seen any more.
    pub gone: Vec<PlayerId>,
    /// The lists that are new or not as they were.
    pub lists: Vec<SeenList>,
    /// The cards of those that hold others than before.
    pub cards: Vec<(PlayerId, BTreeSet<CardId>)>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = shown_lists)]
pub(super) struct ListRow {
    tournament: String,
    player: i64,
    person: String,
    place: i64,
    from_ms: i64,
    read_from: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = list_cards)]
pub(super) struct CardRow {
    tournament: String,
    player: i64,
    card: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = lists_to_read)]
pub(super) struct MarkRow {
    tournament: String,
    sequence: i64,
    removal: String,
}

/// Why the lists of a tournament are to be read from its log: no two reasons are equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListsMark {
    /// The number of the entry up to which the log has to be read at least.
    pub sequence: i64,
    /// Which removal of the rows it was; empty if it was that entry.
    removal: String,
}

impl ListRow {
    fn of(tournament: &str, list: &SeenList) -> Self {
        Self {
            tournament: tournament.to_owned(),
            player: list.player.0.into(),
            person: list.person.to_string(),
            place: list.place.map_or(0, i64::from),
            from_ms: list.from.timestamp_millis(),
            read_from: list.read_from.clone(),
        }
    }

    fn read(self) -> Result<(TournamentId, SeenList), StoreError> {
        let list = SeenList {
            player: PlayerId(number(self.player)?),
            person: parsed(&self.person)?,
            place: Some(number(self.place)?).filter(|place| *place > 0),
            from: time(self.from_ms)?,
            read_from: self.read_from,
        };
        Ok((parsed(&self.tournament)?, list))
    }
}

/// Marks a tournament: its lists are to be read from the log, up to this entry at least.
pub(super) fn mark(
    tournament: TournamentId,
    sequence: i64,
    conn: &mut AnyConnection,
) -> Result<(), StoreError> {
    put_mark(&MarkRow { tournament: tournament.to_string(), sequence, removal: String::new() }, conn)
}

fn put_mark(row: &MarkRow, conn: &mut AnyConnection) -> Result<(), StoreError> {
    diesel::delete(lists_to_read::table.find(&row.tournament)).execute(conn)?;
    diesel::insert_into(lists_to_read::table).values(row).execute(conn)?;
    Ok(())
}

fn mark_of(tournament: &str, conn: &mut AnyConnection) -> Result<Option<ListsMark>, StoreError> {
    let row: Option<MarkRow> = lists_to_read::table.find(tournament).first(conn).optional()?;
    Ok(row.map(|row| ListsMark { sequence: row.sequence, removal: row.removal }))
}

impl SeenListsChange {
    fn write(&self, tournament: &str, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let gone = self.gone.iter().copied();
        let replaced = numbers(gone.clone().chain(self.lists.iter().map(|list| list.player)));
        let emptied = numbers(gone.chain(self.cards.iter().map(|(player, _)| *player)));
        for players in replaced.chunks(AT_ONCE) {
            let rows = shown_lists::table.filter(shown_lists::tournament.eq(tournament));
            diesel::delete(rows.filter(shown_lists::player.eq_any(players))).execute(conn)?;
        }
        for players in emptied.chunks(AT_ONCE) {
            let rows = list_cards::table.filter(list_cards::tournament.eq(tournament));
            diesel::delete(rows.filter(list_cards::player.eq_any(players))).execute(conn)?;
        }
        let rows: Vec<_> = self.lists.iter().map(|list| ListRow::of(tournament, list)).collect();
        insert_rows!(shown_lists::table, rows, conn)?;
        let each = self.cards.iter().flat_map(|(player, cards)| cards.iter().map(move |card| (player, card)));
        let rows: Vec<_> = each
            .map(|(player, card)| CardRow {
                tournament: tournament.to_owned(),
                player: player.0.into(),
                card: card.0.clone(),
            })
            .collect();
        insert_rows!(list_cards::table, rows, conn)?;
        Ok(())
    }
}

fn numbers(players: impl Iterator<Item = PlayerId>) -> Vec<i64> {
    players.map(|player| player.0.into()).collect()
}

impl Store {
    /// The marked tournaments, each with the number of the entry that marked it. Few, except after the first start of a
    /// new version.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn lists_to_read(&self) -> Result<BTreeMap<TournamentId, i64>, StoreError> {
        let rows: Vec<MarkRow> = self.read(|conn| Ok(lists_to_read::table.load(conn)?))?;
        rows.into_iter().map(|row| Ok((parsed(&row.tournament)?, row.sequence))).collect()
    }

    /// What marked a tournament; `None` if its rows count.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn lists_mark(&self, tournament: TournamentId) -> Result<Option<ListsMark>, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| mark_of(&key, conn))
    }

    /// The lists of a tournament as they are stored, in order of the players.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn seen_lists(&self, tournament: TournamentId) -> Result<Vec<SeenList>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<ListRow> = self.read(|conn| {
            let rows = shown_lists::table.filter(shown_lists::tournament.eq(&key));
            Ok(rows.order(shown_lists::player).load(conn)?)
        })?;
        rows.into_iter().map(|row| Ok(row.read()?.1)).collect()
    }

    /// The cards of the lists of a tournament as they are stored.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn cards_of_lists(
        &self,
        tournament: TournamentId,
    ) -> Result<BTreeMap<PlayerId, BTreeSet<CardId>>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<CardRow> =
            self.read(|conn| Ok(list_cards::table.filter(list_cards::tournament.eq(&key)).load(conn)?))?;
        let mut cards: BTreeMap<PlayerId, BTreeSet<CardId>> = BTreeMap::new();
        for row in rows {
            cards.entry(PlayerId(number(row.player)?)).or_default().insert(CardId(row.card));
        }
        Ok(cards)
    }

    /// All tournaments of which a stored list holds a card of this identifier, of whatever game; `None` if more lists hold
    /// it than `most`, of which no more are read.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn tournaments_with_card(
        &self,
        card: &CardId,
        most: usize,
    ) -> Result<Option<BTreeSet<TournamentId>>, StoreError> {
        let limit = i64::try_from(most.saturating_add(1)).unwrap_or(i64::MAX);
        let keys: Vec<String> = self.read(|conn| {
            let rows = list_cards::table.filter(list_cards::card.eq(&card.0));
            Ok(rows.select(list_cards::tournament).limit(limit).load(conn)?)
        })?;
        if keys.len() > most {
            return Ok(None);
        }
        keys.iter().map(|key| parsed(key)).collect::<Result<_, _>>().map(Some)
    }

    /// Those of these tournaments, a few hundred at most, of which a stored list holds a card. Looks for one list of each.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn holding_card(
        &self,
        of: &[TournamentId],
        card: &CardId,
    ) -> Result<BTreeSet<TournamentId>, StoreError> {
        let keys: Vec<String> = of.iter().map(ToString::to_string).collect();
        let found: Vec<String> = self.read(|conn| {
            let there = list_cards::table
                .filter(list_cards::card.eq(&card.0))
                .filter(list_cards::tournament.eq(tournaments::id))
                .filter(list_cards::tournament.eq_any(&keys));
            let these = tournaments::table.filter(tournaments::id.eq_any(&keys));
            Ok(these.filter(exists(there)).select(tournaments::id).load(conn)?)
        })?;
        found.iter().map(|key| parsed(key)).collect()
    }

    /// The lists of a tournament that hold a card and that everybody sees by now, the best places first: at most `most`
    /// of those after the first `skipped`.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn lists_with_card(
        &self,
        of: TournamentId,
        card: &CardId,
        now: DateTime<Utc>,
        (skipped, most): (usize, usize),
    ) -> Result<Vec<SeenList>, StoreError> {
        let key = of.to_string();
        let [skipped, most] = [skipped, most].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        let rows: Vec<ListRow> = self.read(|conn| {
            let list = list_cards::tournament.eq(shown_lists::tournament);
            let list = list.and(list_cards::player.eq(shown_lists::player));
            Ok(shown_lists::table
                .inner_join(list_cards::table.on(list))
                .filter(shown_lists::tournament.eq(&key))
                .filter(list_cards::tournament.eq(&key))
                .filter(list_cards::card.eq(&card.0))
                .filter(shown_lists::from_ms.le(now.timestamp_millis()))
                .order((shown_lists::place, shown_lists::player))
                .select(shown_lists::all_columns)
                .limit(most)
                .offset(skipped)
                .load(conn)?)
        })?;
        rows.into_iter().map(|row| Ok(row.read()?.1)).collect()
    }

    /// Changes rows of a tournament, unless it has another mark by now, or somebody else has read its lists. Queues it and
    /// does not wait.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn put_seen_lists(
        &self,
        tournament: TournamentId,
        mark: &ListsMark,
        change: SeenListsChange,
    ) -> Result<Writing<()>, StoreError> {
        let (key, mark) = (tournament.to_string(), mark.clone());
        self.hand_in(Turn::Log(tournament), News::Written, None, move |conn| {
            if mark_of(&key, conn)?.as_ref() != Some(&mark) {
                return Ok(());
            }
            change.write(&key, conn)
        })
    }

    /// From now on the rows of a tournament count, unless it has another mark by now. Queues it and does not wait.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn lists_are_read(
        &self,
        tournament: TournamentId,
        mark: &ListsMark,
    ) -> Result<Writing<()>, StoreError> {
        let (key, mark) = (tournament.to_string(), mark.clone());
        self.hand_in(Turn::Log(tournament), News::Written, None, move |conn| {
            if mark_of(&key, conn)?.as_ref() == Some(&mark) {
                diesel::delete(lists_to_read::table.find(&key)).execute(conn)?;
            }
            Ok(())
        })
    }

    /// Removes the rows of a tournament and marks it with this removal, whose identifier is random: somebody who reads the lists
    /// under another mark writes nothing more. Queues it and does not wait.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn forget_seen_lists(
        &self,
        tournament: TournamentId,
        removal: Uuid,
    ) -> Result<Writing<()>, StoreError> {
        let key = tournament.to_string();
        self.hand_in(Turn::Log(tournament), News::Written, None, move |conn| {
            let Some(newest) = log_rows::newest(conn, &key)? else { return Ok(()) };
            diesel::delete(list_cards::table.filter(list_cards::tournament.eq(&key))).execute(conn)?;
            diesel::delete(shown_lists::table.filter(shown_lists::tournament.eq(&key))).execute(conn)?;
            let (sequence, removal) = (newest.sequence, removal.to_string());
            put_mark(&MarkRow { tournament: key.clone(), sequence, removal }, conn)
        })
    }
}
