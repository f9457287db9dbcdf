//! A copy of an SQLite file at one moment, and SQLite's own check of a file.

use std::path::Path;

use diesel::RunQueryDsl;
use diesel::dsl::sql;
use diesel::sql_types::Text;

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::purpose::Purpose;
use super::url::DatabaseUrl;

/// Has SQLite check a file.
pub(super) fn quick_check(path: &Path) -> Result<(), StoreError> {
    let mut conn = connection::bare_sqlite(path, Purpose::AtRest)?;
    let answer: Vec<String> = sql::<Text>("PRAGMA quick_check(1)").load(&mut conn)?;
    match answer.first().map(String::as_str) {
        Some("ok") => Ok(()),
        other => Err(StoreError::Damaged(other.unwrap_or("no answer to the check").to_owned())),
    }
}

/// Copies the database at one moment, without stopping the writer.
pub(super) fn copy_file(url: &DatabaseUrl, to: &Path) -> Result<(), StoreError> {
    let target = to.to_str().ok_or_else(|| StoreError::file(to, "the name is not UTF-8"))?;
    match connection::open(url, Purpose::Write)? {
        AnyConnection::Sqlite(mut conn) => {
            diesel::sql_query("VACUUM INTO ?").bind::<Text, _>(target).execute(&mut conn)?;
            Ok(())
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Err(StoreError::Database("no SQLite file".to_owned())),
    }
}
