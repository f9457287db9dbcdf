//! The rows of the match log and of the submissions behind its entries.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::StoreError;
use super::noted::NewestEntry;
use super::schema::{match_log, submissions};
use crate::domain::hash::EntryHash;

/// One entry of a log.
#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = match_log)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct EntryRow {
    pub(super) tournament: String,
    pub(super) sequence: i64,
    pub(super) at_ms: i64,
    pub(super) actor: String,
    pub(super) role: String,
    pub(super) submission: String,
    pub(super) kind: String,
    pub(super) payload: String,
    pub(super) hash: String,
}

/// One form that was sent, and its answer.
#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = submissions)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct SubmissionRow {
    pub(super) tournament: String,
    pub(super) submission: String,
    pub(super) body_sha256: String,
    pub(super) body: String,
    pub(super) first_sequence: i64,
    pub(super) last_sequence: i64,
    pub(super) answer: String,
}

/// The newest entry of a log.
pub(super) fn newest(conn: &mut AnyConnection, tournament: &str) -> Result<Option<NewestEntry>, StoreError> {
    let newest: Option<(i64, String)> = match_log::table
        .filter(match_log::tournament.eq(tournament))
        .order(match_log::sequence.desc())
        .select((match_log::sequence, match_log::hash))
        .first(conn)
        .optional()?;
    Ok(newest.map(|(sequence, hash)| NewestEntry { sequence, hash: EntryHash::stated(hash) }))
}

#[cfg(test)]
mod tests {
    use diesel::query_builder::QueryFragment;
    use diesel::sqlite::Sqlite;

    use super::*;

    /// What each result needs is prepared once for each connection, not once for each result.
    #[test]
    fn the_statements_of_a_result_are_prepared_once() {
        fn is_prepared_once(statement: &impl QueryFragment<Sqlite>) -> bool {
            statement.is_safe_to_cache_prepared(&Sqlite).unwrap()
        }
        let (text, number) = (String::new, 0);
        let entry = EntryRow {
            tournament: text(),
            sequence: number,
            at_ms: number,
            actor: text(),
            role: text(),
            submission: text(),
            kind: text(),
            payload: text(),
            hash: text(),
        };
        let submission = SubmissionRow {
            tournament: text(),
            submission: text(),
            body_sha256: text(),
            body: text(),
            first_sequence: number,
            last_sequence: number,
            answer: text(),
        };
        assert!(is_prepared_once(&diesel::insert_into(match_log::table).values(&entry)));
        assert!(is_prepared_once(&diesel::insert_into(submissions::table).values(&submission)));
        let control = diesel::update(submissions::table).set(submissions::body.eq(text()));
        assert!(!is_prepared_once(&control), "control: an update is compiled each time");
    }
}
