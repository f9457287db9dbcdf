//! The logs of series: append-only, chained like the match log, and with the same rows.

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::Store;
use super::columns::{each, parsed, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_taken};
use super::log_rows::EntryRow;
use super::news::News;
use super::noted::{NotedHead, NotedLog};
use super::schema::{series, series_log};
use super::submission::{StoredSubmission, Submission};
use super::turns::Turn;
use crate::domain::hash::{EntryHash, FormHash};
use crate::domain::id::{SeriesId, Slug};
use crate::domain::tournament::hash_chain::SealedEntry;

/// A row of the index of series. Everything else about one is in its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesRow {
    pub id: SeriesId,
    /// Its slug; no two series share one.
    pub slug: Slug,
    /// When it was created, to the millisecond.
    pub created_at: DateTime<Utc>,
}

/// An entry of a series' log, with the form behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSeriesEntry {
    pub sealed: SealedEntry,
    /// What was sent; empty if it is unknown here.
    pub form: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = series)]
pub(super) struct SeriesIndexRow {
    id: String,
    slug: String,
    created_at_ms: i64,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = series_log)]
pub(super) struct Row {
    series: String,
    sequence: i64,
    at_ms: i64,
    actor: String,
    role: String,
    submission: String,
    kind: String,
    payload: String,
    hash: String,
    form: String,
}

impl Store {
    /// Creates a series with the first entries of its log.
    ///
    /// # Errors
    /// `Duplicate` if it is there already, with its first form; `SlugTaken`.
    pub fn create_series(
        &self,
        created: &SeriesRow,
        entries: Vec<StoredSeriesEntry>,
    ) -> Result<(), StoreError> {
        let key = created.id.to_string();
        let index = SeriesIndexRow {
            id: key.clone(),
            slug: created.slug.to_string(),
            created_at_ms: created.created_at.timestamp_millis(),
        };
        let noted = entries.last().map(|last| noted(created.id, last).at_address(&created.slug));
        let rows: Vec<Row> = entries.into_iter().map(|entry| Row::of(&key, entry)).collect();
        let work = move |conn: &mut AnyConnection| {
            let known: i64 = series::table.filter(series::id.eq(&index.id)).count().get_result(conn)?;
            if known > 0 {
                let first: Row = series_log::table.find((&index.id, 1_i64)).first(conn)?;
                return Err(StoreError::Duplicate(Box::new(first.submission()?)));
            }
            let added = diesel::insert_into(series::table).values(&index).execute(conn);
            unless_taken(added, || StoreError::SlugTaken)?;
            rows.iter().try_for_each(|row| row.insert(conn))
        };
        self.hand_in(Turn::House, News::Written, noted, work)?.wait()
    }

    /// Appends an entry to the log of a series if it continues its chain.
    ///
    /// # Errors
    /// `Duplicate` when its form was sent before; `Stale` when somebody else's entry came first; `NotFound`.
    pub fn append_to_series(&self, id: SeriesId, entry: StoredSeriesEntry) -> Result<(), StoreError> {
        let noted = noted(id, &entry);
        let row = Row::of(&id.to_string(), entry);
        let work = move |conn: &mut AnyConnection| {
            let log = || series_log::table.filter(series_log::series.eq(&row.series));
            let same: Option<Row> =
                log().filter(series_log::submission.eq(&row.submission)).first(conn).optional()?;
            if let Some(same) = same {
                return Err(StoreError::Duplicate(Box::new(same.submission()?)));
            }
            let newest: Option<Row> = log().order(series_log::sequence.desc()).first(conn).optional()?;
            let newest = SealedEntry::try_from(newest.ok_or(StoreError::NotFound("series"))?)?;
            let sealed = SealedEntry::try_from(row.clone())?;
            // The number alone is not enough, as in the match log.
            let follows = newest.sequence.checked_add(1) == Some(sealed.sequence)
                && sealed.expected_hash(&newest.hash) == sealed.hash;
            if follows { row.insert(conn) } else { Err(StoreError::Stale) }
        };
        self.hand_in(Turn::House, News::Written, Some(noted), work)?.wait()
    }

    /// The series with this identifier.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn series_by_id(&self, id: SeriesId) -> Result<Option<SeriesRow>, StoreError> {
        let key = id.to_string();
        let row: Option<SeriesIndexRow> =
            self.read(|conn| Ok(series::table.find(&key).first(conn).optional()?))?;
        row.map(SeriesRow::try_from).transpose()
    }

    /// The number of the newest entry of a series' log; 0 before its first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn series_end(&self, id: SeriesId) -> Result<i64, StoreError> {
        let key = id.to_string();
        let newest: Option<i64> = self.read(|conn| {
            let log = series_log::table.filter(series_log::series.eq(&key));
            Ok(log.select(max(series_log::sequence)).first(conn)?)
        })?;
        Ok(newest.unwrap_or(0))
    }

    /// The hash of the newest entry of a series' log.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn newest_in_series(&self, id: SeriesId) -> Result<Option<EntryHash>, StoreError> {
        let key = id.to_string();
        let newest: Option<String> = self.read(|conn| {
            let log = series_log::table.filter(series_log::series.eq(&key));
            Ok(log.order(series_log::sequence.desc()).select(series_log::hash).first(conn).optional()?)
        })?;
        Ok(newest.map(EntryHash::stated))
    }

    /// An entry of a series' log.
    ///
    /// # Errors
    /// If the database does not answer, or the entry cannot be read.
    pub fn series_entry(&self, id: SeriesId, sequence: i64) -> Result<Option<SealedEntry>, StoreError> {
        let key = id.to_string();
        let row: Option<Row> =
            self.read(|conn| Ok(series_log::table.find((&key, sequence)).first(conn).optional()?))?;
        row.map(SealedEntry::try_from).transpose()
    }

    /// All series, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn all_series(&self) -> Result<Vec<SeriesRow>, StoreError> {
        let rows: Vec<SeriesIndexRow> = self
            .read(|conn| Ok(series::table.order((series::created_at_ms.desc(), series::id)).load(conn)?))?;
        each(rows)
    }

    /// The series with this slug.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn series_by_slug(&self, slug: &Slug) -> Result<Option<SeriesRow>, StoreError> {
        let row: Option<SeriesIndexRow> = self.read(|conn| {
            Ok(series::table.filter(series::slug.eq(slug.as_str())).first(conn).optional()?)
        })?;
        row.map(SeriesRow::try_from).transpose()
    }

    /// The log of a series from its first entry.
    ///
    /// # Errors
    /// If the database does not answer, or an entry cannot be read.
    pub fn series_log(&self, id: SeriesId) -> Result<Vec<StoredSeriesEntry>, StoreError> {
        let key = id.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            let log = series_log::table.filter(series_log::series.eq(&key));
            Ok(log.order(series_log::sequence).load(conn)?)
        })?;
        let read = |row: Row| {
            let form = row.form.clone();
            Ok(StoredSeriesEntry { sealed: row.try_into()?, form })
        };
        rows.into_iter().map(read).collect()
    }
}

fn noted(id: SeriesId, entry: &StoredSeriesEntry) -> NotedHead {
    NotedHead::of(NotedLog::Series(id), &entry.sealed)
}

impl StoredSeriesEntry {
    /// The form behind it, to answer it again.
    pub fn submission(&self) -> Submission {
        let Self { sealed, form } = self;
        match form.as_str() {
            "" => Submission::unknown(sealed.submission, String::new()),
            form => Submission {
                id: sealed.submission,
                body_sha256: FormHash::of(form),
                body: form.to_owned(),
                answer: String::new(),
            },
        }
    }
}

impl Row {
    fn of(series: &str, StoredSeriesEntry { sealed, form }: StoredSeriesEntry) -> Self {
        let EntryRow { tournament: series, sequence, at_ms, actor, role, submission, kind, payload, hash } =
            EntryRow::new(series, sealed);
        Self { series, sequence, at_ms, actor, role, submission, kind, payload, hash, form }
    }

    fn insert(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let added = diesel::insert_into(series_log::table).values(self).execute(conn);
        // Writers take turns, so this cannot happen; if it did, the key would catch it.
        unless_taken(added, || StoreError::Stale)?;
        Ok(())
    }

    fn submission(self) -> Result<StoredSubmission, StoreError> {
        let (form, sequence) = (self.form.clone(), self.sequence);
        let submission = StoredSeriesEntry { sealed: self.try_into()?, form }.submission();
        Ok(StoredSubmission { submission, first_sequence: sequence, last_sequence: sequence })
    }
}

impl TryFrom<Row> for SealedEntry {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let Row { series, sequence, at_ms, actor, role, submission, kind, payload, hash, .. } = row;
        let entry =
            EntryRow { tournament: series, sequence, at_ms, actor, role, submission, kind, payload, hash };
        entry.try_into()
    }
}

impl TryFrom<SeriesIndexRow> for SeriesRow {
    type Error = StoreError;

    fn try_from(row: SeriesIndexRow) -> Result<Self, StoreError> {
        Ok(Self { id: parsed(&row.id)?, slug: parsed(&row.slug)?, created_at: time(row.created_at_ms)? })
    }
}
