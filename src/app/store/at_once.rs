//! One entry and its submission, added with one statement: on PostgreSQL each statement costs a round trip.

use crate::domain::hash::EntryHash;
use diesel::pg::{Pg, PgConnection};
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::{QueryResult, RunQueryDsl};

use super::log_rows::{EntryRow, SubmissionRow};
use super::noted::NewestEntry;

/// An entry and its submission, to be added at the end of a log.
pub(super) struct AtOnce<'a> {
    pub entry: &'a EntryRow,
    pub sent: &'a SubmissionRow,
    /// The number of the entry that it follows; 0 if it is the first.
    pub after: i64,
}

/// What the statement found and did. If it did not do both, the transaction must be rolled back.
pub(super) struct AddedAtOnce {
    /// Whether the submission was new.
    pub is_new: bool,
    /// Whether the entry was added.
    pub is_added: bool,
    /// The newest entry of the log before it.
    pub head: Option<NewestEntry>,
}

impl AtOnce<'_> {
    pub fn add(self, conn: &mut PgConnection) -> QueryResult<AddedAtOnce> {
        let (new, added, sequence, hash): (i64, i64, Option<i64>, Option<String>) = self.get_result(conn)?;
        let head = sequence
            .zip(hash)
            .map(|(sequence, hash)| NewestEntry { sequence, hash: EntryHash::stated(hash) });
        Ok(AddedAtOnce { is_new: new > 0, is_added: added > 0, head })
    }
}

impl QueryId for AtOnce<'_> {
    type QueryId = AtOnce<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for AtOnce<'_> {
    type SqlType = (BigInt, BigInt, Nullable<BigInt>, Nullable<Text>);
}

impl RunQueryDsl<PgConnection> for AtOnce<'_> {}

impl QueryFragment<Pg> for AtOnce<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        let (entry, sent) = (self.entry, self.sent);
        out.push_sql("WITH head AS (SELECT sequence, hash FROM match_log WHERE tournament = ");
        out.push_bind_param::<Text, _>(&entry.tournament)?;
        out.push_sql(
            " ORDER BY sequence DESC LIMIT 1), sent AS (INSERT INTO submissions (tournament, submission, \
             body_sha256, body, first_sequence, last_sequence, answer) VALUES (",
        );
        out.push_bind_param::<Text, _>(&sent.tournament)?;
        for text in [&sent.submission, &sent.body_sha256, &sent.body] {
            out.push_sql(", ");
            out.push_bind_param::<Text, _>(text)?;
        }
        for number in [&sent.first_sequence, &sent.last_sequence] {
            out.push_sql(", ");
            out.push_bind_param::<BigInt, _>(number)?;
        }
        out.push_sql(", ");
        out.push_bind_param::<Text, _>(&sent.answer)?;
        out.push_sql(
            ") ON CONFLICT DO NOTHING RETURNING 1), added AS (INSERT INTO match_log (tournament, sequence, at_ms, \
             actor, role, submission, kind, payload, hash) SELECT ",
        );
        out.push_bind_param::<Text, _>(&entry.tournament)?;
        for number in [&entry.sequence, &entry.at_ms] {
            out.push_sql(", ");
            out.push_bind_param::<BigInt, _>(number)?;
        }
        for text in [&entry.actor, &entry.role, &entry.submission, &entry.kind, &entry.payload, &entry.hash] {
            out.push_sql(", ");
            out.push_bind_param::<Text, _>(text)?;
        }
        out.push_sql(" WHERE EXISTS (SELECT 1 FROM sent) AND coalesce((SELECT sequence FROM head), 0) = ");
        out.push_bind_param::<BigInt, _>(&self.after)?;
        out.push_sql(
            " RETURNING 1) SELECT (SELECT count(*) FROM sent), (SELECT count(*) FROM added), \
             (SELECT sequence FROM head), (SELECT hash FROM head)",
        );
        Ok(())
    }
}
