//! What people say about rulings: corrections of a document's split, relations between entries, and what was taken back.

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::Store;
use super::error::{StoreError, unless_missing};
use super::schema::ruling_statements;
use super::time::{each, time};

/// A statement, as it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStatement {
    /// The document it is about.
    pub sha256: String,
    /// What it is: `split`, `relation`.
    pub kind: String,
    /// The statement that it takes back; its own content is empty then.
    pub withdraws: Option<i64>,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// Why.
    pub reason: String,
    /// What is stated, as JSON.
    pub statement: String,
    /// The form's number: sent twice it counts once.
    pub submission: String,
}

/// A statement that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Its number among all statements, from 1.
    pub number: i64,
    /// What was stated.
    pub made: NewStatement,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = ruling_statements)]
pub(super) struct Row {
    number: i64,
    sha256: String,
    kind: String,
    withdraws: Option<i64>,
    at_ms: i64,
    stated_by: String,
    reason: String,
    statement: String,
    submission: String,
}

impl Store {
    /// Adds a statement and returns its number; the same submission again returns the number it has.
    ///
    /// # Errors
    /// `NotFound` when the document or the statement to take back is not there, or was taken back already.
    pub fn state(&self, new: NewStatement) -> Result<i64, StoreError> {
        self.add_statement(new, None)
    }

    /// Adds a statement that was decided on when the newest one bore this number (0 for none), and returns its number.
    ///
    /// # Errors
    /// As [`Store::state`]; `Stale` when somebody else was first.
    pub fn state_after(&self, new: NewStatement, newest: i64) -> Result<i64, StoreError> {
        self.add_statement(new, Some(newest))
    }

    fn add_statement(&self, new: NewStatement, newest: Option<i64>) -> Result<i64, StoreError> {
        let row = Row::from((0, new));
        self.write(move |conn| {
            let last: Option<i64> =
                ruling_statements::table.select(max(ruling_statements::number)).first(conn)?;
            if newest.is_some_and(|newest| newest != last.unwrap_or(0)) {
                return Err(StoreError::Stale);
            }
            let same: Option<i64> = ruling_statements::table
                .filter(ruling_statements::submission.eq(&row.submission))
                .select(ruling_statements::number)
                .first(conn)
                .optional()?;
            if let Some(number) = same {
                return Ok(number);
            }
            if let Some(withdrawn) = row.withdraws {
                let before: i64 = ruling_statements::table
                    .filter(ruling_statements::withdraws.eq(withdrawn))
                    .count()
                    .get_result(conn)?;
                if before > 0 {
                    return Err(StoreError::NotFound("statement"));
                }
            }
            let row = Row { number: last.unwrap_or(0).saturating_add(1), ..row.clone() };
            let added = diesel::insert_into(ruling_statements::table).values(&row).execute(conn);
            unless_missing(added, "document")?;
            Ok(row.number)
        })
    }

    /// All statements in the order in which they were made.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn statements(&self) -> Result<Vec<Statement>, StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(ruling_statements::table.order(ruling_statements::number).load(conn)?))?;
        each(rows)
    }
}

impl From<(i64, NewStatement)> for Row {
    fn from((number, new): (i64, NewStatement)) -> Self {
        Self {
            number,
            sha256: new.sha256,
            kind: new.kind,
            withdraws: new.withdraws,
            at_ms: new.at.timestamp_millis(),
            stated_by: new.by,
            reason: new.reason,
            statement: new.statement,
            submission: new.submission,
        }
    }
}

impl TryFrom<Row> for Statement {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let made = NewStatement {
            sha256: row.sha256,
            kind: row.kind,
            withdraws: row.withdraws,
            at: time(row.at_ms)?,
            by: row.stated_by,
            reason: row.reason,
            statement: row.statement,
            submission: row.submission,
        };
        Ok(Self { number: row.number, made })
    }
}
