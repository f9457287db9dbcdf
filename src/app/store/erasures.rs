//! Erasures that were begun: some logs say that a name was erased, and the name goes once all of them do.

use diesel::prelude::*;

use super::Store;
use super::columns::parsed;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::{erasures, people};
use crate::domain::actor::ActorId;
use crate::domain::id::{PersonId, TournamentId};
use crate::domain::tournament::role::Role;

/// An erasure that was begun at other tournaments than the one at which it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BegunErasure {
    pub person: PersonId,
    /// Where it was asked for. The name goes with the entry there.
    pub at: TournamentId,
    /// Named in the entries that are still to be written.
    pub asked_by: ActorId,
    /// The role in which they asked.
    pub role: Role,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = erasures)]
pub(super) struct Row {
    person: String,
    tournament: String,
    asked_by: String,
    role: String,
}

impl Store {
    /// The erasures that were begun and not completed.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn begun_erasures(&self) -> Result<Vec<BegunErasure>, StoreError> {
        let rows: Vec<Row> = self.read(|conn| Ok(erasures::table.order(erasures::person).load(conn)?))?;
        rows.into_iter().map(Row::read).collect()
    }

    /// Forgets the erasure of a person who plays nowhere any more.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn forget_erasure(&self, person: PersonId) -> Result<(), StoreError> {
        self.write(move |conn| forget(conn, person))
    }
}

/// Notes an erasure, unless one of this person was begun or completed before.
pub(super) fn note(conn: &mut AnyConnection, begun: &BegunErasure) -> Result<(), StoreError> {
    let row = Row {
        person: begun.person.to_string(),
        tournament: begun.at.to_string(),
        asked_by: begun.asked_by.to_string(),
        role: begun.role.code().to_owned(),
    };
    let known: i64 = erasures::table.find(&row.person).count().get_result(conn)?;
    let named: i64 =
        people::table.find(&row.person).filter(people::erased.eq(false)).count().get_result(conn)?;
    if known == 0 && named > 0 {
        diesel::insert_into(erasures::table).values(&row).execute(conn)?;
    }
    Ok(())
}

/// Forgets the erasure of a person, if one was begun.
pub(super) fn forget(conn: &mut AnyConnection, person: PersonId) -> Result<(), StoreError> {
    diesel::delete(erasures::table.find(person.to_string())).execute(conn)?;
    Ok(())
}

impl Row {
    fn read(self) -> Result<BegunErasure, StoreError> {
        let Self { person, tournament, asked_by, role } = self;
        Ok(BegunErasure {
            person: parsed(&person)?,
            at: parsed(&tournament)?,
            asked_by: asked_by.into(),
            role: parsed(&role)?,
        })
    }
}
