//! Values that an installation creates once and keeps, such as its keys.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::settings;

/// A setting written to test whether writing works.
pub(super) const PING: &str = "last-ping";

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = settings)]
pub(super) struct Row {
    name: String,
    content: String,
}

impl Store {
    /// The value that was set last; `None` if none ever was.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.read(|conn| find(conn, name))
    }

    /// Sets or replaces a setting.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn put_setting(&self, name: &str, content: &str) -> Result<(), StoreError> {
        let row = Row { name: name.to_owned(), content: content.to_owned() };
        self.write(move |conn| insert(conn, &row))
    }

    /// The existing setting, or else the candidate, which is stored. Everybody gets the same one.
    ///
    /// # Errors
    /// If the database does not answer or the candidate could not be saved.
    pub fn setting_or(&self, name: &str, candidate: &str) -> Result<String, StoreError> {
        if let Some(content) = self.setting(name)? {
            return Ok(content);
        }
        let row = Row { name: name.to_owned(), content: candidate.to_owned() };
        self.write(move |conn| {
            if let Some(content) = find(conn, &row.name)? {
                return Ok(content);
            }
            diesel::insert_into(settings::table).values(&row).execute(conn)?;
            Ok(row.content.clone())
        })
    }
}

/// The setting for whether everybody with an account may open tournaments.
const EVERYBODY_OPENS: &str = "everybody-opens-tournaments";
const YES: &str = "yes";

impl Store {
    /// Whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn everybody_opens(&self) -> Result<bool, StoreError> {
        self.read(everybody_opens)
    }

    /// Sets whether everybody with an account may open tournaments.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn let_everybody_open(&self, everybody: bool) -> Result<(), StoreError> {
        self.put_setting(EVERYBODY_OPENS, if everybody { YES } else { "no" })
    }
}

pub(super) fn everybody_opens(conn: &mut AnyConnection) -> Result<bool, StoreError> {
    Ok(find(conn, EVERYBODY_OPENS)?.as_deref() == Some(YES))
}

fn insert(conn: &mut AnyConnection, row: &Row) -> Result<(), StoreError> {
    let there = settings::table.find(&row.name);
    let changed = diesel::update(there).set(settings::content.eq(&row.content)).execute(conn)?;
    if changed == 0 {
        diesel::insert_into(settings::table).values(row).execute(conn)?;
    }
    Ok(())
}

/// Writes a value that nobody reads.
pub(super) fn ping(conn: &mut AnyConnection) -> Result<(), StoreError> {
    insert(conn, &Row { name: PING.to_owned(), content: String::new() })
}

fn find(conn: &mut AnyConnection, name: &str) -> Result<Option<String>, StoreError> {
    let row: Option<Row> = settings::table.find(name).first(conn).optional()?;
    Ok(row.map(|row| row.content))
}
