//! Past decisions as people elsewhere read them, beside the logs from which they are made: nothing true exists only here.

use diesel::dsl::{exists, not};
use diesel::prelude::*;

use super::columns::parsed;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::log_rows;
use super::news::News;
use super::schema::{decisions, erased_staff, former_account_names, staff_history};
use super::turns::Turn;
use super::{Store, Writing};
use crate::domain::id::TournamentId;

/// The decisions of a tournament as they are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDecisions {
    /// The number of the entry after which they were made.
    pub sequence: i64,
    /// The version of the computation.
    pub version: i64,
    /// The number of the newest member of staff, of whatever tournament, whose name they hide.
    pub staff: i64,
    /// The decisions, as JSON.
    pub told: String,
}

impl Store {
    /// The stored decisions of these tournaments, a few hundred at most, without those made before somebody joined the tournament's staff, or an account
    /// on it changed its name or was erased.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn decisions_of(
        &self,
        tournaments: &[TournamentId],
    ) -> Result<Vec<(TournamentId, StoredDecisions)>, StoreError> {
        let keys: Vec<String> = tournaments.iter().map(ToString::to_string).collect();
        let rows: Vec<Row> = self.read(|conn| {
            let joined = staff_history::table
                .filter(staff_history::tournament.eq(decisions::tournament))
                .filter(staff_history::number.gt(decisions::staff));
            let of_these = decisions::table.filter(decisions::tournament.eq_any(&keys));
            let erased = erased_staff::table
                .filter(erased_staff::tournament.eq(decisions::tournament))
                .filter(erased_staff::number.gt(decisions::staff));
            let is_named = former_account_names::account.eq(staff_history::account);
            let renamed = staff_history::table
                .inner_join(former_account_names::table.on(is_named))
                .filter(staff_history::tournament.eq(decisions::tournament))
                .filter(former_account_names::number.gt(decisions::staff));
            let of_these = of_these.filter(not(exists(joined))).filter(not(exists(renamed)));
            Ok(of_these.filter(not(exists(erased))).load(conn)?)
        })?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Stores the decisions of a tournament, unless its log has grown meanwhile. Queues it and does not wait.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn put_decisions(
        &self,
        tournament: TournamentId,
        made: StoredDecisions,
    ) -> Result<Writing<()>, StoreError> {
        let row = Row::of(tournament, made);
        self.hand_in(Turn::Log(tournament), News::Written, None, move |conn| {
            if log_rows::newest(conn, &row.tournament)?.is_none_or(|head| head.sequence != row.sequence) {
                return Ok(());
            }
            forget(conn, tournament)?;
            diesel::insert_into(decisions::table).values(&row).execute(conn)?;
            Ok(())
        })
    }
}

/// Removes what is stored of a tournament.
pub(super) fn forget(conn: &mut AnyConnection, tournament: TournamentId) -> Result<(), StoreError> {
    diesel::delete(decisions::table.find(tournament.to_string())).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = decisions)]
pub(super) struct Row {
    tournament: String,
    sequence: i64,
    version: i64,
    staff: i64,
    told: String,
}

impl Row {
    fn of(tournament: TournamentId, made: StoredDecisions) -> Self {
        let StoredDecisions { sequence, version, staff, told } = made;
        Self { tournament: tournament.to_string(), sequence, version, staff, told }
    }

    fn read(self) -> Result<(TournamentId, StoredDecisions), StoreError> {
        let Self { tournament, sequence, version, staff, told } = self;
        Ok((parsed(&tournament)?, StoredDecisions { sequence, version, staff, told }))
    }
}
