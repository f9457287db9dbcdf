//! People's names, kept outside the log so that they can be erased.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;

use super::columns::{number, parsed, time};
use super::connection::AnyConnection;
use super::erasures::BegunErasure;
use super::error::StoreError;
use super::many_rows::AT_ONCE;
use super::name_folding::fold_name;
use super::schema::{appearances, former_names, people, summaries};
use super::seats::SeatClaim;
use super::{Store, appointments, erasures};
use crate::domain::id::{PersonId, PlayerId, TournamentId};

/// A person, the same one in every tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The identifier used in logs.
    pub id: PersonId,
    /// The name; `None` once erased.
    pub name: Option<String>,
    /// When the person was first registered.
    pub created_at: DateTime<Utc>,
    /// Whether the name was removed on request.
    pub erased: bool,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = people)]
pub(super) struct Row {
    id: String,
    name: Option<String>,
    folded: Option<String>,
    created_at_ms: i64,
    erased: bool,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = former_names)]
pub(super) struct FormerName {
    person: String,
    name: String,
}

/// In place of a former name that nobody here knows. No name is empty.
const UNKNOWN: &str = "";

impl Row {
    pub(super) fn new(id: PersonId, name: &str, now: DateTime<Utc>) -> Self {
        Self {
            id: id.to_string(),
            name: Some(name.to_owned()),
            folded: Some(fold_name(name)),
            created_at_ms: now.timestamp_millis(),
            erased: false,
        }
    }

    /// Adds the person unless already known.
    pub(super) fn upsert(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        self.is_added(conn).map(drop)
    }

    /// Adds a person of an import. Somebody who is known here keeps the name stored here, and the other is hidden like a
    /// former one in what was written elsewhere.
    pub(super) fn take_over(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        if self.is_added(conn)? {
            return Ok(());
        }
        let known: Self = people::table.find(&self.id).first(conn)?;
        match &self.name {
            Some(name) if known.name.as_ref().is_some_and(|known| known != name) => {
                add_former(conn, parsed(&self.id)?, name.clone())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Adds the person; false if already known.
    fn is_added(&self, conn: &mut AnyConnection) -> Result<bool, StoreError> {
        let added = match conn {
            AnyConnection::Sqlite(conn) => {
                let added = diesel::insert_into(people::table).values(self);
                added.on_conflict(people::id).do_nothing().execute(conn)?
            }
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(conn) => {
                let added = diesel::insert_into(people::table).values(self);
                added.on_conflict(people::id).do_nothing().execute(conn)?
            }
        };
        Ok(added > 0)
    }
}

/// A correction or removal of a name, written together with the log entry that records it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameChange {
    /// Adds a person with this name.
    Add(PersonId, String, DateTime<Utc>),
    /// Corrects the person's name. The one before is kept aside, to be hidden in what was written about them.
    Rename(PersonId, String),
    /// Adds a person with this name who was taken for another, with the other's former names.
    Separate { from: PersonId, person: PersonId, name: String, at: DateTime<Utc> },
    /// Gives the names of one person to another who is the same, and erases that one.
    Merge { gone: PersonId, into: PersonId },
    /// Notes that the erasure of a name was begun; the name stays.
    BeginErasure(BegunErasure),
    /// Erases the name permanently, with all former ones and how the person is reached. The logs keep only the
    /// identifier.
    Erase(PersonId),
}

/// Changes names in this order: with few statements if all names are new and each statement costs a round trip.
pub(super) fn change(changes: &[NameChange], conn: &mut AnyConnection) -> Result<(), StoreError> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(conn) = conn
        && let Some(rows) = changes.iter().map(NameChange::added_row).collect::<Option<Vec<Row>>>()
    {
        for rows in rows.chunks(AT_ONCE) {
            diesel::insert_into(people::table).values(rows).on_conflict_do_nothing().execute(conn)?;
        }
        return Ok(());
    }
    changes.iter().try_for_each(|change| change.make(conn))
}

impl NameChange {
    /// The row that it adds; `None` for any other change.
    #[cfg(feature = "postgres")]
    fn added_row(&self) -> Option<Row> {
        match self {
            Self::Add(id, name, now) => Some(Row::new(*id, name, *now)),
            Self::Rename(..) | Self::Separate { .. } | Self::Merge { .. } => None,
            Self::BeginErasure(_) | Self::Erase(_) => None,
        }
    }

    fn make(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        match self {
            Self::Add(id, name, now) => Row::new(*id, name, *now).upsert(conn),
            Self::Rename(id, name) => {
                keep_former(conn, *id, *id)?;
                write_name(conn, *id, Some(name))
            }
            Self::Separate { from, person, name, at } => {
                Row::new(*person, name, *at).upsert(conn)?;
                copy_former(conn, *from, *person)
            }
            Self::Merge { gone, into } => {
                keep_former(conn, *gone, *into)?;
                copy_former(conn, *gone, *into)?;
                erase(conn, *gone)
            }
            Self::BeginErasure(begun) => erasures::note(conn, begun),
            Self::Erase(id) => {
                appointments::forget_person(conn, *id)?;
                erase(conn, *id)
            }
        }
    }
}

fn erase(conn: &mut AnyConnection, id: PersonId) -> Result<(), StoreError> {
    erasures::forget(conn, id)?;
    diesel::delete(former_names::table.filter(former_names::person.eq(id.to_string()))).execute(conn)?;
    write_name(conn, id, None)
}

fn write_name(conn: &mut AnyConnection, id: PersonId, name: Option<&String>) -> Result<(), StoreError> {
    let row = people::table.filter(people::id.eq(id.to_string())).filter(people::erased.eq(false));
    let changed = diesel::update(row)
        .set((
            people::name.eq(name),
            people::folded.eq(name.map(|name| fold_name(name))),
            people::erased.eq(name.is_none()),
        ))
        .execute(conn)?;
    if changed == 0 { Err(StoreError::NotFound("person")) } else { Ok(()) }
}

/// Keeps what a person is called now as a former name of `of`.
fn keep_former(conn: &mut AnyConnection, person: PersonId, of: PersonId) -> Result<(), StoreError> {
    let key = person.to_string();
    let name: Option<Option<String>> =
        people::table.find(&key).select(people::name).first(conn).optional()?;
    name.flatten().map_or(Ok(()), |name| add_former(conn, of, name))
}

/// Keeps in mind that somebody was called otherwise before, unless a former name is known.
pub(super) fn note_unknown_name(conn: &mut AnyConnection, person: PersonId) -> Result<(), StoreError> {
    let of_person = former_names::table.filter(former_names::person.eq(person.to_string()));
    let known: i64 = of_person.count().get_result(conn)?;
    if known == 0 { add_former(conn, person, UNKNOWN.to_owned()) } else { Ok(()) }
}

fn copy_former(conn: &mut AnyConnection, from: PersonId, to: PersonId) -> Result<(), StoreError> {
    let known: Vec<String> = former_names::table
        .filter(former_names::person.eq(from.to_string()))
        .select(former_names::name)
        .load(conn)?;
    known.into_iter().try_for_each(|name| add_former(conn, to, name))
}

fn add_former(conn: &mut AnyConnection, person: PersonId, name: String) -> Result<(), StoreError> {
    let row = FormerName { person: person.to_string(), name };
    let known: i64 = former_names::table.find((&row.person, &row.name)).count().get_result(conn)?;
    if known == 0 {
        diesel::insert_into(former_names::table).values(&row).execute(conn)?;
    }
    Ok(())
}

impl Store {
    /// `None` if nobody has this identifier.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let key = id.to_string();
        let row: Option<Row> = self.read(|conn| Ok(people::table.find(&key).first(conn).optional()?))?;
        row.map(Person::try_from).transpose()
    }

    /// The players whose name was erased, with the person whom each is.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn erased_seats(&self) -> Result<Vec<(SeatClaim, PersonId)>, StoreError> {
        let rows: Vec<(String, i64, String)> = self.read(|conn| {
            let erased = people::table.filter(people::erased.eq(true)).select(people::id);
            Ok(appearances::table
                .filter(appearances::person.eq_any(erased))
                .order((appearances::tournament, appearances::player))
                .select((appearances::tournament, appearances::player, appearances::person))
                .load(conn)?)
        })?;
        let seats = rows.into_iter().map(|(tournament, player, person)| {
            let seat = SeatClaim { tournament: parsed(&tournament)?, player: PlayerId(number(player)?) };
            Ok((seat, parsed(&person)?))
        });
        seats.collect()
    }

    /// The names of these people, without those who are unknown or erased.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn names(&self, ids: &[PersonId]) -> Result<BTreeMap<PersonId, String>, StoreError> {
        let keys: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let mut names = BTreeMap::new();
        for keys in keys.chunks(AT_ONCE) {
            let rows: Vec<Row> =
                self.read(|conn| Ok(people::table.filter(people::id.eq_any(keys)).load(conn)?))?;
            for row in rows {
                if let Some(name) = row.name {
                    names.insert(parsed(&row.id)?, name);
                }
            }
        }
        Ok(names)
    }

    /// What these people were called before, each name with its person; it is empty where nobody here knows it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn former_names(&self, ids: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        let keys: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let mut found = Vec::new();
        for keys in keys.chunks(AT_ONCE) {
            let rows: Vec<FormerName> = self.read(|conn| {
                let of_these = former_names::table.filter(former_names::person.eq_any(keys));
                Ok(of_these.order((former_names::person, former_names::name)).load(conn)?)
            })?;
            for row in rows {
                found.push((parsed(&row.person)?, row.name));
            }
        }
        Ok(found)
    }

    /// Who bears one of these names, regardless of case and accents, and plays or played at another tournament that no
    /// operator hid, but not at this one: each with the folded name. At most `most` of them, those of the first names.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn bearers_elsewhere(
        &self,
        names: &[String],
        here: TournamentId,
        most: usize,
    ) -> Result<Vec<(PersonId, String)>, StoreError> {
        let folded: Vec<String> = names.iter().map(|name| fold_name(name)).collect();
        let (here, mut found) = (here.to_string(), Vec::new());
        for folded in folded.chunks(AT_ONCE) {
            let left = i64::try_from(most.saturating_sub(found.len())).unwrap_or(i64::MAX);
            if left == 0 {
                break;
            }
            let rows: Vec<(String, Option<String>)> = self.read(|conn| {
                let appears = || appearances::table.filter(appearances::person.eq(people::id));
                let hidden = summaries::table.filter(summaries::hidden).select(summaries::tournament);
                let elsewhere = appears()
                    .filter(appearances::tournament.ne(&here))
                    .filter(appearances::tournament.ne_all(hidden));
                Ok(people::table
                    .filter(people::folded.eq_any(folded))
                    .filter(exists(elsewhere))
                    .filter(not(exists(appears().filter(appearances::tournament.eq(&here)))))
                    // In this order SQLite goes along the index, and stops where it has enough.
                    .order((people::folded, people::id))
                    .select((people::id, people::folded))
                    .limit(left)
                    .load(conn)?)
            })?;
            for (person, name) in rows {
                if let Some(name) = name {
                    found.push((parsed(&person)?, name));
                }
            }
        }
        Ok(found)
    }
}

impl TryFrom<Row> for Person {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: parsed(&row.id)?,
            name: row.name,
            created_at: time(row.created_at_ms)?,
            erased: row.erased,
        })
    }
}
