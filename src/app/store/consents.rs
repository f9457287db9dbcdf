//! Whether the directors of one tournament agree that a player of another is the person known there.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
#[cfg(feature = "postgres")]
use diesel::upsert::excluded;

use super::Store;
use super::columns::{each, parsed, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
#[cfg(feature = "postgres")]
use super::many_rows::AT_ONCE;
use super::schema::consents;
use crate::domain::actor::ActorId;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

/// One tournament's request to another about a person, and the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamesakeConsent {
    /// The tournament at which the person is known.
    pub asked: TournamentId,
    /// The tournament that asks, where somebody of that name plays.
    pub asking: TournamentId,
    pub person: PersonId,
    /// The player at the tournament that asks.
    pub player: PlayerId,
    /// Who asked the directors: `account:…`.
    pub asked_by: ActorId,
    /// When the directors were asked.
    pub asked_at: DateTime<Utc>,
    /// The answer, once there is one.
    pub answer: Option<ConsentAnswer>,
}

/// A director's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConsentAnswer {
    /// Whether the director agrees.
    pub agreed: bool,
    /// Who answered: `account:…` or `operator`.
    pub by: ActorId,
    /// When the answer was given.
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = consents)]
pub(super) struct Row {
    asked: String,
    asking: String,
    person: String,
    player: i64,
    asked_by: String,
    asked_at_ms: i64,
    agreed: Option<bool>,
    answered_by: Option<String>,
    answered_at_ms: Option<i64>,
}

impl Store {
    /// Stores all requests, unless more than `most` requests of this person would then be waiting; says whether it
    /// did. What was asked before is not asked again, whatever the answer.
    ///
    /// # Errors
    /// `NotFound` when a tournament does not exist.
    pub fn ask_consents(
        &self,
        by: &ActorId,
        questions: &[NamesakeConsent],
        most: i64,
    ) -> Result<bool, StoreError> {
        let rows: Vec<Row> = questions.iter().cloned().map(Row::from).collect();
        let by = by.to_string();
        self.write(move |conn| {
            let mut waiting = count_waiting(conn, &by)?;
            for row in &rows {
                waiting += i64::from(find(conn, row)?.is_none());
            }
            if waiting > most {
                return Ok(false);
            }
            rows.iter().try_for_each(|row| upsert(conn, row))?;
            Ok(true)
        })
    }

    /// Stores answers with one commit, whether or not there were requests. A later answer replaces an earlier one.
    ///
    /// # Errors
    /// `NotFound` when a tournament does not exist; then nothing is stored.
    pub fn answer_consents(&self, consents: Vec<NamesakeConsent>) -> Result<(), StoreError> {
        // By key: one statement cannot write a row twice.
        let rows: BTreeMap<[String; 3], Row> = consents
            .into_iter()
            .map(Row::from)
            .map(|row| ([row.asked.clone(), row.asking.clone(), row.person.clone()], row))
            .collect();
        if rows.is_empty() {
            return Ok(());
        }
        let rows: Vec<Row> = rows.into_values().collect();
        self.write(move |conn| unless_missing(answer(&rows, conn), "tournament"))
    }

    /// The requests to and from a tournament, oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn consents_of(&self, tournament: TournamentId) -> Result<Vec<NamesakeConsent>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            Ok(consents::table
                .filter(consents::asked.eq(&key).or(consents::asking.eq(&key)))
                .order((consents::asked_at_ms, consents::asked, consents::asking, consents::person))
                .load(conn)?)
        })?;
        each(rows)
    }
}

fn find(conn: &mut AnyConnection, row: &Row) -> Result<Option<Row>, StoreError> {
    Ok(consents::table.find((&row.asked, &row.asking, &row.person)).first(conn).optional()?)
}

/// Adds rows with their answers, or the answers to the requests that are there: many with one statement if each statement
/// costs a round trip.
fn answer(rows: &[Row], conn: &mut AnyConnection) -> QueryResult<()> {
    match conn {
        // SQLite prepares an upsert each time, and an insert and an update once.
        AnyConnection::Sqlite(conn) => rows.iter().try_for_each(|row| {
            let added = diesel::insert_into(consents::table).values(row);
            let added = added.on_conflict((consents::asked, consents::asking, consents::person));
            if added.do_nothing().execute(conn)? > 0 {
                return Ok(());
            }
            let there = consents::table.find((&row.asked, &row.asking, &row.person));
            let answer = (
                consents::agreed.eq(row.agreed),
                consents::answered_by.eq(&row.answered_by),
                consents::answered_at_ms.eq(row.answered_at_ms),
            );
            diesel::update(there).set(answer).execute(conn).map(drop)
        }),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => rows.chunks(AT_ONCE).try_for_each(|rows| {
            let added = diesel::insert_into(consents::table).values(rows);
            let added = added.on_conflict((consents::asked, consents::asking, consents::person)).do_update();
            let answer = (
                consents::agreed.eq(excluded(consents::agreed)),
                consents::answered_by.eq(excluded(consents::answered_by)),
                consents::answered_at_ms.eq(excluded(consents::answered_at_ms)),
            );
            added.set(answer).execute(conn).map(drop)
        }),
    }
}

/// Adds a row unless it is there.
fn upsert(conn: &mut AnyConnection, row: &Row) -> Result<(), StoreError> {
    if find(conn, row)?.is_some() {
        return Ok(());
    }
    let added = diesel::insert_into(consents::table).values(row).execute(conn);
    unless_missing(added, "tournament").map(drop)
}

fn count_waiting(conn: &mut AnyConnection, by: &str) -> Result<i64, StoreError> {
    let open = consents::table.filter(consents::asked_by.eq(by)).filter(consents::agreed.is_null());
    Ok(open.count().get_result(conn)?)
}

impl From<NamesakeConsent> for Row {
    fn from(consent: NamesakeConsent) -> Self {
        let answer = consent.answer.as_ref();
        Self {
            asked: consent.asked.to_string(),
            asking: consent.asking.to_string(),
            person: consent.person.to_string(),
            player: consent.player.0.into(),
            asked_by: consent.asked_by.to_string(),
            asked_at_ms: consent.asked_at.timestamp_millis(),
            agreed: answer.map(|answer| answer.agreed),
            answered_by: answer.map(|answer| answer.by.to_string()),
            answered_at_ms: answer.map(|answer| answer.at.timestamp_millis()),
        }
    }
}

impl TryFrom<Row> for NamesakeConsent {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let answer = match (row.agreed, row.answered_by, row.answered_at_ms) {
            (Some(agreed), Some(by), Some(at)) => {
                Some(ConsentAnswer { agreed, by: by.into(), at: time(at)? })
            }
            _ => None,
        };
        Ok(Self {
            asked: parsed(&row.asked)?,
            asking: parsed(&row.asking)?,
            person: parsed(&row.person)?,
            player: super::seats::number(row.player)?,
            asked_by: row.asked_by.into(),
            asked_at: time(row.asked_at_ms)?,
            answer,
        })
    }
}
