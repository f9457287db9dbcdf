//! When the players of a pod can play: private, outside the log, and gone with the end of the tournament.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::appointments::forgets_contacts;
use super::columns::{each, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::pod_times;
use super::seats::number;
use super::turns::Turn;
use crate::domain::id::{PlayerId, RoundNumber, TournamentId};

/// When a player of a pod can play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PodTime {
    pub player: PlayerId,
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = pod_times)]
pub(super) struct Row {
    tournament: String,
    round: i64,
    player: i64,
    at_ms: i64,
}

impl Store {
    /// Writes down when a player can play in a round, in place of what they said before; `None` takes it back.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist; `Stale` when it may have been closed after the entry `newest`, which
    /// forgot all times.
    pub fn note_pod_time(
        &self,
        tournament: TournamentId,
        newest: i64,
        round: RoundNumber,
        player: PlayerId,
        at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError> {
        let key = (tournament.to_string(), i64::from(round.0), i64::from(player.0));
        self.write_in(Turn::Log(tournament), move |conn| {
            diesel::delete(pod_times::table.find((&key.0, key.1, key.2))).execute(conn)?;
            let Some(at) = at else { return Ok(()) };
            if forgets_contacts(conn, tournament, newest)? {
                return Err(StoreError::Stale);
            }
            let row =
                Row { tournament: key.0.clone(), round: key.1, player: key.2, at_ms: at.timestamp_millis() };
            let added = diesel::insert_into(pod_times::table).values(&row).execute(conn);
            unless_missing(added, "tournament").map(drop)
        })
    }

    /// What the players of a round said, by number.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn pod_times(
        &self,
        tournament: TournamentId,
        round: RoundNumber,
    ) -> Result<Vec<PodTime>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            let rows = pod_times::table.filter(pod_times::tournament.eq(&key));
            Ok(rows.filter(pod_times::round.eq(i64::from(round.0))).order(pod_times::player).load(conn)?)
        })?;
        each(rows)
    }
}

/// Forgets what all players of a tournament said.
pub(super) fn forget(conn: &mut AnyConnection, tournament: TournamentId) -> Result<(), StoreError> {
    let there = pod_times::table.filter(pod_times::tournament.eq(tournament.to_string()));
    diesel::delete(there).execute(conn)?;
    Ok(())
}

impl TryFrom<Row> for PodTime {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self { player: number(row.player)?, at: time(row.at_ms)? })
    }
}
