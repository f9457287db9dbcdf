//! The index of tournaments, by identifier and slug.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::columns::{each, parsed, time};
use super::connection::{self, AnyConnection};
use super::error::{StoreError, unless_taken};
use super::match_log::Addition;
use super::news::News;
use super::read_models::ReadModelChange;
use super::schema::tournaments;
use super::submission::{StoredSubmission, Submission};
use super::turns::Turn;
use super::{Store, decks, people, shown_lists};
use crate::domain::hash::ListHash;
use crate::domain::id::{PersonId, Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;

/// A row of the index. Everything else about a tournament is in its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: TournamentId,
    /// Its slug; no two tournaments share one.
    pub slug: Slug,
    /// When it was created, to the millisecond.
    pub created_at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = tournaments)]
pub(super) struct Row {
    id: String,
    slug: String,
    created_at_ms: i64,
}

/// A complete imported tournament.
#[derive(Debug, Clone)]
pub struct TournamentDump {
    /// Its row of the index.
    pub tournament: TournamentRow,
    /// The people in its log and their names.
    pub people: Vec<(PersonId, String)>,
    /// Those whose names were corrected after something was written about them; the file has no former name.
    pub renamed: BTreeSet<PersonId>,
    /// Its deck lists, by hash.
    pub decks: Vec<(ListHash, String)>,
    pub entries: Vec<SealedEntry>,
    /// The submissions that caused its entries.
    pub submissions: Vec<StoredSubmission>,
    /// What lists show of it.
    pub lists_show: ReadModelChange,
    /// Whether everybody sees deck lists of it at some time.
    pub marks_lists: bool,
}

impl Row {
    fn new(tournament: &TournamentRow) -> Self {
        Self {
            id: tournament.id.to_string(),
            slug: tournament.slug.to_string(),
            created_at_ms: tournament.created_at.timestamp_millis(),
        }
    }

    /// Adds the tournament unless it is there.
    fn insert(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let known: i64 = tournaments::table.filter(tournaments::id.eq(&self.id)).count().get_result(conn)?;
        if known == 0 {
            let added = diesel::insert_into(tournaments::table).values(self).execute(conn);
            unless_taken(added, || StoreError::SlugTaken)?;
        }
        Ok(())
    }
}

impl Store {
    /// Creates a tournament together with the first entries of its log.
    ///
    /// # Errors
    /// `Duplicate` when this submission created it before; `SlugTaken`.
    pub fn create_tournament(
        &self,
        tournament: &TournamentRow,
        entries: Vec<SealedEntry>,
        submission: Submission,
        lists_show: ReadModelChange,
    ) -> Result<(), StoreError> {
        let id = tournament.id;
        let addition = Addition::new(id, 0, entries, submission)?;
        let noted = addition.newest().map(|head| head.at_address(&tournament.slug));
        let row = Row::new(tournament);
        self.hand_in(Turn::Log(id), News::Written, noted, move |conn| {
            row.insert(conn)?;
            // An existing tournament already has a log, so this returns Duplicate or Stale.
            addition.append(conn)?;
            lists_show.write(id, conn)?;
            addition.remember_acting(conn)
        })?
        .wait()
    }

    /// Stores a complete imported tournament: its log, its people's names and its deck lists, or nothing.
    ///
    /// People who are already known keep the name they have here.
    ///
    /// # Errors
    /// Like [`Store::create_tournament`].
    pub fn take_over(&self, whole: TournamentDump) -> Result<(), StoreError> {
        let TournamentDump {
            tournament,
            people,
            renamed,
            decks,
            entries,
            submissions,
            lists_show,
            marks_lists,
        } = whole;
        let (id, created_at) = (tournament.id, tournament.created_at);
        let last = entries.last().map_or(0, |entry| entry.sequence);
        let addition = Addition::of_many(id, 0, entries, submissions)?;
        let noted = addition.newest().map(|head| head.at_address(&tournament.slug));
        let row = Row::new(&tournament);
        let people: Vec<_> =
            people.iter().map(|(person, name)| people::Row::new(*person, name, created_at)).collect();
        let decks: Vec<_> = decks.iter().map(|(sha256, text)| decks::Row::new(id, sha256, text)).collect();
        self.hand_in(Turn::Log(id), News::Identities, noted, move |conn| {
            row.insert(conn)?;
            connection::take_turn(conn, Turn::Names)?;
            people.iter().try_for_each(|person| person.take_over(conn))?;
            renamed.iter().try_for_each(|person| people::note_unknown_name(conn, *person))?;
            decks.iter().try_for_each(|deck| deck.upsert(conn))?;
            addition.append(conn)?;
            if marks_lists {
                shown_lists::mark(id, last, conn)?;
            }
            lists_show.write(id, conn)?;
            addition.remember_acting(conn)
        })?
        .wait()
    }

    /// All tournaments, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, StoreError> {
        let rows: Vec<Row> = self.read(|conn| {
            Ok(tournaments::table.order((tournaments::created_at_ms.desc(), tournaments::id)).load(conn)?)
        })?;
        each(rows)
    }

    /// `None` if no tournament has this identifier.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn tournament(&self, id: TournamentId) -> Result<Option<TournamentRow>, StoreError> {
        let key = id.to_string();
        let row: Option<Row> =
            self.read(|conn| Ok(tournaments::table.find(&key).first(conn).optional()?))?;
        row.map(TournamentRow::try_from).transpose()
    }

    /// The tournament with this slug.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn by_slug(&self, slug: &Slug) -> Result<Option<TournamentRow>, StoreError> {
        let row: Option<Row> = self.read(|conn| {
            Ok(tournaments::table.filter(tournaments::slug.eq(slug.as_str())).first(conn).optional()?)
        })?;
        row.map(TournamentRow::try_from).transpose()
    }
}

impl TryFrom<Row> for TournamentRow {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self { id: parsed(&row.id)?, slug: parsed(&row.slug)?, created_at: time(row.created_at_ms)? })
    }
}
