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
