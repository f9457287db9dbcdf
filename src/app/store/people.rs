//! People's names. They stand nowhere in the log, so that somebody can be forgotten.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::fold::fold;
use super::schema::people;
use super::time::{each, parsed, time};
use super::turns::Turn;
use crate::domain::id::PersonId;

/// A person, the same one in every tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Stands in the logs.
    pub id: PersonId,
    /// None once erased.
    pub name: Option<String>,
    /// When first registered.
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

/// Names looked up in one statement; both databases take far more, but a round has fewer.
const AT_ONCE: usize = 500;

impl Row {
    pub(super) fn new(id: PersonId, name: &str, now: DateTime<Utc>) -> Self {
        Self {
            id: id.to_string(),
            name: Some(name.to_owned()),
            folded: Some(fold(name)),
            created_at_ms: now.timestamp_millis(),
            erased: false,
        }
    }

    /// Adds the person unless already known.
    pub(super) fn put(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let known: i64 = people::table.filter(people::id.eq(&self.id)).count().get_result(conn)?;
        if known == 0 {
            diesel::insert_into(people::table).values(self).execute(conn)?;
        }
        Ok(())
    }
}

/// A name put right or removed, made together with the log entry that says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameChange {
    /// The person bears this name from now on.
    Add(PersonId, String, DateTime<Utc>),
    /// The person's name is put right.
    Rename(PersonId, String),
    /// The name is removed for good. The logs keep the bare identifier.
    Erase(PersonId),
}

impl NameChange {
    pub(super) fn make(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let (id, name) = match self {
            Self::Add(id, name, now) => return Row::new(*id, name, *now).put(conn),
            Self::Rename(id, name) => (id, Some(name)),
            Self::Erase(id) => (id, None),
        };
        let row = people::table.filter(people::id.eq(id.to_string())).filter(people::erased.eq(false));
        let changed = diesel::update(row)
            .set((
                people::name.eq(name),
                people::folded.eq(name.map(|name| fold(name))),
                people::erased.eq(name.is_none()),
            ))
            .execute(conn)?;
        if changed == 0 { Err(StoreError::NotFound("person")) } else { Ok(()) }
    }
}

impl Store {
    /// Adds a person. Adding the same one again changes nothing.
    ///
    /// # Errors
    /// When it could not be saved.
    pub fn add_person(&self, id: PersonId, name: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        let row = Row::new(id, name, now);
        self.write_in(Turn::Names, move |conn| row.put(conn))
    }

    /// One person.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let key = id.to_string();
        let row: Option<Row> = self.read(|conn| Ok(people::table.find(&key).first(conn).optional()?))?;
        row.map(Person::try_from).transpose()
    }

    /// The names of these people; who is unknown or erased is left out.
    ///
    /// # Errors
    /// When the database does not answer.
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

    /// Everybody who bears one of these names, without regard to case and accents.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn people_named(&self, names: &[String]) -> Result<Vec<Person>, StoreError> {
        let folded: Vec<String> = names.iter().map(|name| fold(name)).collect();
        let mut found = Vec::new();
        for folded in folded.chunks(AT_ONCE) {
            let rows: Vec<Row> = self.read(|conn| {
                Ok(people::table.filter(people::folded.eq_any(folded)).order(people::id).load(conn)?)
            })?;
            found.extend(each::<_, Person>(rows)?);
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
