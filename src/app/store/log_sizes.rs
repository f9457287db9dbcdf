//! How much the logs of some tournaments take, as the database adds it up.

use std::collections::BTreeMap;

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use super::Store;
use super::columns::parsed;
use super::error::StoreError;
use super::schema::match_log;
use crate::domain::id::TournamentId;

/// The bytes of the texts of entries. Neither database reads a long text to know its length.
const BYTES: &str = "SUM(octet_length(payload) + octet_length(actor) + octet_length(role) + octet_length(submission) \
    + octet_length(kind) + octet_length(hash))";

impl Store {
    /// The bytes of the logs of these tournaments as they are stored, without what the database keeps beside them. It
    /// looks at each of their entries, so they are those of one page.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn log_bytes(&self, of: &[TournamentId]) -> Result<BTreeMap<TournamentId, u64>, StoreError> {
        let keys: Vec<String> = of.iter().map(ToString::to_string).collect();
        let rows: Vec<(String, i64)> = self.read(|conn| {
            Ok(match_log::table
                .filter(match_log::tournament.eq_any(&keys))
                .group_by(match_log::tournament)
                .select((match_log::tournament, sql::<BigInt>(BYTES)))
                .load(conn)?)
        })?;
        rows.into_iter().map(|(key, bytes)| Ok((parsed(&key)?, bytes.unsigned_abs()))).collect()
    }
}
