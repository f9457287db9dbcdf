//! Questions that nothing in the library decided, and what settled them.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::schema::ruling_questions;
use super::time::{each, parsed, time};
use crate::domain::edition::Edition;

/// A question, or what settled one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The question that it settles; none where it is one.
    pub settles: Option<i64>,
    /// The game.
    pub edition: Edition,
    /// The day whose law was asked for.
    pub day: NaiveDate,
    /// When it was kept.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// The question; of what settles one, how.
    pub words: String,
    /// The form's number: sent twice it counts once.
    pub submission: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = ruling_questions)]
pub(super) struct Row {
    number: i64,
    settles: Option<i64>,
    edition: String,
    day: String,
    at_ms: i64,
    said_by: String,
    words: String,
    submission: String,
}

impl Store {
    /// Keeps a question, or that one is settled, and returns its number; the same submission again returns the number
    /// it has.
    ///
    /// # Errors
    /// `NotFound` when the question to settle is not there, or was settled already.
    pub fn keep_question(&self, new: Asked) -> Result<i64, StoreError> {
        let row = Row::from((0, new));
        self.write(move |conn| {
            let same: Option<i64> = ruling_questions::table
                .filter(ruling_questions::submission.eq(&row.submission))
                .select(ruling_questions::number)
                .first(conn)
                .optional()?;
            if let Some(number) = same {
                return Ok(number);
            }
            if let Some(settled) = row.settles {
                let open: i64 = ruling_questions::table
                    .filter(ruling_questions::number.eq(settled).and(ruling_questions::settles.is_null()))
                    .count()
                    .get_result(conn)?;
                let before: i64 = ruling_questions::table
                    .filter(ruling_questions::settles.eq(settled))
                    .count()
                    .get_result(conn)?;
                if open == 0 || before > 0 {
                    return Err(StoreError::NotFound("question"));
                }
            }
            let last: Option<i64> =
                ruling_questions::table.select(max(ruling_questions::number)).first(conn)?;
            let row = Row { number: last.unwrap_or(0).saturating_add(1), ..row.clone() };
            diesel::insert_into(ruling_questions::table).values(&row).execute(conn)?;
            Ok(row.number)
        })
    }

    /// The questions that nothing settled yet with their numbers, the oldest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn open_questions(&self) -> Result<Vec<(i64, Asked)>, StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(ruling_questions::table.order(ruling_questions::number).load(conn)?))?;
        let all: Vec<(i64, Asked)> = each(rows)?;
        let settled: Vec<i64> = all.iter().filter_map(|(_, asked)| asked.settles).collect();
        let open = |(number, asked): &(i64, Asked)| asked.settles.is_none() && !settled.contains(number);
        Ok(all.into_iter().filter(open).collect())
    }
}

impl From<(i64, Asked)> for Row {
    fn from((number, new): (i64, Asked)) -> Self {
        Self {
            number,
            settles: new.settles,
            edition: new.edition.code().to_owned(),
            day: new.day.to_string(),
            at_ms: new.at.timestamp_millis(),
            said_by: new.by,
            words: new.words,
            submission: new.submission,
        }
    }
}

impl TryFrom<Row> for (i64, Asked) {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let asked = Asked {
            settles: row.settles,
            edition: parsed(&row.edition)?,
            day: parsed(&row.day)?,
            at: time(row.at_ms)?,
            by: row.said_by,
            words: row.words,
            submission: row.submission,
        };
        Ok((row.number, asked))
    }
}
