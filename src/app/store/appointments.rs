//! When two opponents agreed to play, and how players can be reached: private, outside the log, and gone with the end.

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;

use super::Store;
use super::columns::{each, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::{appearances, appointments, contacts, match_log};
use super::seats::{SeatClaim, number};
use super::turns::Turn;
use crate::domain::id::{PersonId, PlayerId, RoundNumber, TournamentId};
use crate::domain::tournament::entry::LogKind;

/// When two opponents agreed to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appointment {
    pub round: RoundNumber,
    /// The two players, the lower number first.
    pub players: [PlayerId; 2],
    pub at: DateTime<Utc>,
    /// Which of them wrote it down.
    pub by: PlayerId,
}

impl Appointment {
    /// An appointment of two players in any order.
    pub fn new(round: RoundNumber, players: [PlayerId; 2], at: DateTime<Utc>, by: PlayerId) -> Self {
        Self { round, players: in_order(players), at, by }
    }

    /// Whether it is between these two players, in any order: one of them may sit elsewhere by now.
    pub fn is_between(&self, players: [PlayerId; 2]) -> bool {
        self.players == in_order(players)
    }
}

fn in_order([a, b]: [PlayerId; 2]) -> [PlayerId; 2] {
    if a <= b { [a, b] } else { [b, a] }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = contacts)]
pub(super) struct ContactRow {
    tournament: String,
    player: i64,
    handle: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = appointments)]
pub(super) struct Row {
    tournament: String,
    round: i64,
    one: i64,
    other: i64,
    at_ms: i64,
    noted_by: i64,
}

impl Store {
    /// Writes down when two opponents play, in place of the time that was seen; false if another one is there now.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist; `Stale` when it may have been closed after the entry `newest`, which
    /// forgot all appointments.
    pub fn note_appointment(
        &self,
        tournament: TournamentId,
        newest: i64,
        agreed: Appointment,
        seen: Option<DateTime<Utc>>,
    ) -> Result<bool, StoreError> {
        let row = Row::new(tournament, agreed);
        self.write_in(Turn::Log(tournament), move |conn| {
            if forgets_contacts(conn, tournament, newest)? {
                return Err(StoreError::Stale);
            }
            let there = at_ms(conn, &row)?;
            if there != seen.map(|at| at.timestamp_millis()) && there != Some(row.at_ms) {
                return Ok(false);
            }
            delete(conn, &row)?;
            let added = diesel::insert_into(appointments::table).values(&row).execute(conn);
            unless_missing(added, "tournament").map(|_| true)
        })
    }

    /// Takes an appointment back; false if it is another one by now. None is left either way if none was there.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn cancel_appointment(
        &self,
        tournament: TournamentId,
        seen: Appointment,
    ) -> Result<bool, StoreError> {
        let row = Row::new(tournament, seen);
        self.write_in(Turn::Log(tournament), move |conn| match at_ms(conn, &row)? {
            Some(there) if there != row.at_ms => Ok(false),
            _ => delete(conn, &row).map(|()| true),
        })
    }

    /// All appointments of a round.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn appointments(
        &self,
        tournament: TournamentId,
        round: RoundNumber,
    ) -> Result<Vec<Appointment>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            let rows = appointments::table.filter(appointments::tournament.eq(&key));
            Ok(rows.filter(appointments::round.eq(i64::from(round.0))).order(appointments::one).load(conn)?)
        })?;
        each(rows)
    }

    /// Writes down how a player is reached; an empty text deletes it.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist; `Stale` when it may have been closed, or a player withdrawn or their
    /// name erased, after the entry that was seen.
    pub fn change_contact(&self, seat: SeatClaim, seen: i64, handle: String) -> Result<(), StoreError> {
        self.write_in(Turn::Log(seat.tournament), move |conn| {
            if forgets_contacts(conn, seat.tournament, seen)? {
                return Err(StoreError::Stale);
            }
            write_contact(conn, seat, &handle)
        })
    }

    /// How a player is reached; empty if they did not say.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn contact(&self, seat: SeatClaim) -> Result<String, StoreError> {
        let key = (seat.tournament.to_string(), i64::from(seat.player.0));
        let row: Option<ContactRow> =
            self.read(|conn| Ok(contacts::table.find((&key.0, key.1)).first(conn).optional()?))?;
        Ok(row.map(|row| row.handle).unwrap_or_default())
    }
}

/// Whether an entry after this one may have deleted contacts, which somebody who did not see it would write again. An end
/// deletes them with appointments and applications, also one that counts again because its undoing or its reopening was
/// undone.
pub(super) fn forgets_contacts(
    conn: &mut AnyConnection,
    tournament: TournamentId,
    seen: i64,
) -> Result<bool, StoreError> {
    let kinds: [&str; 5] = [
        LogKind::TournamentClosed,
        LogKind::RegistrationWithdrawn,
        LogKind::NameErased,
        LogKind::ActUndone,
        LogKind::ActRedone,
    ]
    .map(Into::into);
    let later: i64 = match_log::table
        .filter(match_log::tournament.eq(tournament.to_string()))
        .filter(match_log::sequence.gt(seen))
        .filter(match_log::kind.eq_any(kinds))
        .count()
        .get_result(conn)?;
    Ok(later > 0)
}

/// Writes down how a player is reached; an empty text deletes it.
pub(super) fn write_contact(
    conn: &mut AnyConnection,
    seat: SeatClaim,
    handle: &str,
) -> Result<(), StoreError> {
    let row = ContactRow {
        tournament: seat.tournament.to_string(),
        player: seat.player.0.into(),
        handle: handle.to_owned(),
    };
    diesel::delete(contacts::table.find((&row.tournament, row.player))).execute(conn)?;
    if row.handle.is_empty() {
        return Ok(());
    }
    let added = diesel::insert_into(contacts::table).values(&row).execute(conn);
    unless_missing(added, "tournament").map(drop)
}

/// Forgets all contacts and appointments of a tournament.
pub(super) fn forget(conn: &mut AnyConnection, tournament: TournamentId) -> Result<(), StoreError> {
    let key = tournament.to_string();
    diesel::delete(appointments::table.filter(appointments::tournament.eq(&key))).execute(conn)?;
    diesel::delete(contacts::table.filter(contacts::tournament.eq(&key))).execute(conn)?;
    Ok(())
}

/// Forgets how a person is reached, at every tournament: who is which player is in the rows that follow from the logs.
pub(super) fn forget_person(conn: &mut AnyConnection, person: PersonId) -> Result<(), StoreError> {
    let is_person = appearances::table
        .filter(appearances::tournament.eq(contacts::tournament))
        .filter(appearances::player.eq(contacts::player))
        .filter(appearances::person.eq(person.to_string()));
    diesel::delete(contacts::table.filter(exists(is_person))).execute(conn)?;
    Ok(())
}

/// When these two play in this round, if they agreed.
fn at_ms(conn: &mut AnyConnection, row: &Row) -> Result<Option<i64>, StoreError> {
    let there = appointments::table.find((&row.tournament, row.round, row.one, row.other));
    Ok(there.select(appointments::at_ms).first(conn).optional()?)
}

fn delete(conn: &mut AnyConnection, row: &Row) -> Result<(), StoreError> {
    let there = appointments::table.find((&row.tournament, row.round, row.one, row.other));
    diesel::delete(there).execute(conn)?;
    Ok(())
}

impl Row {
    fn new(tournament: TournamentId, of: Appointment) -> Self {
        let [one, other] = of.players.map(|player| i64::from(player.0));
        Self {
            tournament: tournament.to_string(),
            round: of.round.0.into(),
            one,
            other,
            at_ms: of.at.timestamp_millis(),
            noted_by: of.by.0.into(),
        }
    }
}

impl TryFrom<Row> for Appointment {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let round = u32::try_from(row.round).map_err(|error| StoreError::unreadable("a round", error))?;
        Ok(Self {
            round: RoundNumber(round),
            players: [number(row.one)?, number(row.other)?],
            at: time(row.at_ms)?,
            by: number(row.noted_by)?,
        })
    }
}
