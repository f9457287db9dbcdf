//! The rows of the match log and of the submissions behind its entries.

use diesel::prelude::*;

use super::schema::{match_log, submissions};

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
