//! Updates the tables, all migrations or none, and refuses tables it does not know.

use std::fs;
use std::path::PathBuf;

#[cfg(feature = "postgres")]
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::migration::{MigrationSource, MigrationVersion, Result as MigrationResult};
use diesel::sql_types::{BigInt, Text};
use diesel::{Connection, QueryResult, RunQueryDsl, SqliteConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::purpose::Purpose;
use super::url::DatabaseUrl;

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
#[cfg(feature = "postgres")]
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// What bringing the tables up to date did to a database that had some.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableUpdate {
    /// The tables were those of this version.
    None,
    /// They were changed, and this is a copy of the file as it was.
    Copied(PathBuf),
    /// They were changed on a server, of which no copy was made.
    NotCopied,
}

/// Of which version the tables of a database are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableVersion {
    /// There are none yet.
    None,
    /// Of this version of the program.
    Current,
    /// Of an older one, which lacks this number of changes.
    Older(usize),
}

/// Removes all tables with their content: proves that each migration can be reverted.
#[cfg(test)]
pub(super) fn revert_all(url: &DatabaseUrl) -> Result<(), StoreError> {
    let mut conn = connection::open(url, Purpose::Write)?;
    assert_known(&mut conn, url)?;
    in_one_transaction(&mut conn, |conn| {
        match conn {
            AnyConnection::Sqlite(conn) => conn.revert_all_migrations(SQLITE).map(drop),
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(conn) => conn.revert_all_migrations(POSTGRES).map(drop),
        }
        .map_err(|error| StoreError::Database(error.to_string()))
    })
}

/// Takes the newest change back, so that the tables are those of an older version.
#[cfg(test)]
pub(super) fn revert_last(url: &DatabaseUrl) -> Result<(), StoreError> {
    let mut conn = connection::open(url, Purpose::Write)?;
    in_one_transaction(&mut conn, |conn| {
        match conn {
            AnyConnection::Sqlite(conn) => conn.revert_last_migration(SQLITE).map(drop),
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(conn) => conn.revert_last_migration(POSTGRES).map(drop),
        }
        .map_err(|error| StoreError::Database(error.to_string()))
    })
}

/// Brings the tables up to date and keeps no copy.
pub(super) fn bring_up(conn: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    update(conn, url, |_, _| Ok(TableUpdate::None), &|_, _| {}).map(drop)
}

/// Hears how many changes to the tables are made, and out of how many.
pub(super) type TellUpdate<'a> = &'a dyn Fn(usize, usize);

/// Brings the tables up to date. `keep` is called with the first change before a database that has tables changes, under
/// the lock, and `tell` before that and after each change.
///
/// # Errors
/// If the database is not one of this program, is newer, or cannot be changed, and what `keep` returns.
pub(super) fn update(
    conn: &mut AnyConnection,
    url: &DatabaseUrl,
    keep: impl FnOnce(&DatabaseUrl, &str) -> Result<TableUpdate, StoreError>,
    tell: TellUpdate<'_>,
) -> Result<TableUpdate, StoreError> {
    assert_own(conn, url)?;
    in_one_transaction(conn, |conn| {
        // Under the lock, because another process may be doing the same.
        assert_known(conn, url)?;
        let applied = applied_versions(conn)?;
        let mut pending = known_versions(conn)?;
        pending.retain(|version| !applied.contains(version));
        // In an empty database all of them together take no time.
        let tell = |done: usize| {
            if !applied.is_empty() {
                tell(done, pending.len())
            }
        };
        let update = match pending.first() {
            Some(next) if !applied.is_empty() => {
                tell(0);
                keep(url, next)?
            }
            _ => TableUpdate::None,
        };
        #[cfg(feature = "postgres")]
        if let AnyConnection::Postgres(conn) = conn {
            // A change may copy a large table, which takes longer than any other statement; until the commit.
            conn.batch_execute("SET LOCAL statement_timeout = 0")?;
        }
        for done in 1..=pending.len() {
            run_next(conn)?;
            tell(done);
        }
        Ok(update)
    })
}

fn run_next(conn: &mut AnyConnection) -> Result<(), StoreError> {
    match conn {
        AnyConnection::Sqlite(conn) => conn.run_next_migration(SQLITE).map(drop),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.run_next_migration(POSTGRES).map(drop),
    }
    .map_err(|error| StoreError::Database(error.to_string()))
}

/// Accepts only a database with exactly the tables of this version.
pub(super) fn assert_current(conn: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    assert_own(conn, url)?;
    let applied = applied_versions(conn)?;
    if let Some(migration) = known_versions(conn)?.into_iter().find(|version| !applied.contains(version)) {
        return Err(StoreError::Unverified(format!("the change of tables “{migration}” is missing")));
    }
    assert_known(conn, url)
}

/// Looks at the tables and changes nothing, which diesel's own list of versions would: it makes its table first.
pub(super) fn version_of_tables(
    conn: &mut AnyConnection,
    url: &DatabaseUrl,
) -> Result<TableVersion, StoreError> {
    assert_own(conn, url)?;
    let (_, own) = table_counts(conn)?;
    let applied = if own == 0 { Vec::new() } else { read_versions(conn)? };
    let known = known_versions(conn)?;
    assert_all_known(&applied, &known, url)?;
    let missing = known.iter().filter(|version| !applied.contains(version)).count();
    Ok(match missing {
        0 => TableVersion::Current,
        _ if applied.is_empty() => TableVersion::None,
        missing => TableVersion::Older(missing),
    })
}

fn read_versions(conn: &mut AnyConnection) -> QueryResult<Vec<String>> {
    let versions = sql::<Text>("SELECT version FROM __diesel_schema_migrations");
    match conn {
        AnyConnection::Sqlite(conn) => versions.load(conn),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => versions.load(conn),
    }
}

fn assert_known(conn: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    let known = known_versions(conn)?;
    assert_all_known(&applied_versions(conn)?, &known, url)
}

fn assert_all_known(applied: &[String], known: &[String], url: &DatabaseUrl) -> Result<(), StoreError> {
    match applied.iter().find(|version| !known.contains(version)) {
        Some(migration) => {
            Err(StoreError::NewerSchema { place: url.to_string(), migration: migration.clone() })
        }
        None => Ok(()),
    }
}

/// Opens a database of this program. Another program's file is refused before anything is set in it: the settings of a
/// connection change a file.
///
/// # Errors
/// [`StoreError::NotArbiter`], and if it cannot be opened.
pub(super) fn open_own(url: &DatabaseUrl, purpose: Purpose) -> Result<AnyConnection, StoreError> {
    let mut bare = match url {
        // An empty file belongs to nobody, and merely opening it can delete what is left of an earlier one.
        DatabaseUrl::Sqlite(path) if fs::metadata(path).is_ok_and(|file| file.len() > 0) => {
            Some(AnyConnection::Sqlite(connection::bare_sqlite(path, Purpose::Read)?))
        }
        DatabaseUrl::Sqlite(_) | DatabaseUrl::Postgres(_) => None,
    };
    // Whatever else is wrong with it is said when it is opened.
    if let Some(Ok((tables, 0))) = bare.as_mut().map(table_counts)
        && tables > 0
    {
        return Err(StoreError::NotArbiter(url.to_string()));
    }
    let conn = connection::open(url, purpose)?;
    // Not earlier: the last one to close a file writes its log back, for which it needs the settings.
    drop(bare);
    Ok(conn)
}

/// Refuses to add tables to another program's database.
fn assert_own(conn: &mut AnyConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    let (tables, own) = table_counts(conn)?;
    if tables > 0 && own == 0 { Err(StoreError::NotArbiter(url.to_string())) } else { Ok(()) }
}

/// How many tables there are, and how many of them name the changes that were made: one or none.
fn table_counts(conn: &mut AnyConnection) -> QueryResult<(i64, i64)> {
    Ok(match conn {
        AnyConnection::Sqlite(conn) => (
            count(conn, "SELECT count(*) FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")?,
            count(conn, "SELECT count(*) FROM sqlite_master WHERE name = '__diesel_schema_migrations'")?,
        ),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => (
            count_pg(conn, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")?,
            count_pg(
                conn,
                "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() \
                 AND tablename = '__diesel_schema_migrations'",
            )?,
        ),
    })
}

fn count(conn: &mut SqliteConnection, query: &str) -> QueryResult<i64> {
    sql::<BigInt>(query).get_result(conn)
}

#[cfg(feature = "postgres")]
fn count_pg(conn: &mut diesel::PgConnection, query: &str) -> QueryResult<i64> {
    sql::<BigInt>(query).get_result(conn)
}

fn applied_versions(conn: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let applied = match conn {
        AnyConnection::Sqlite(conn) => conn.applied_migrations(),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => conn.applied_migrations(),
    };
    version_names(applied)
}

fn known_versions(conn: &AnyConnection) -> Result<Vec<String>, StoreError> {
    let versions = match conn {
        AnyConnection::Sqlite(_) => MigrationSource::<diesel::sqlite::Sqlite>::migrations(&SQLITE)
            .map(|all| all.iter().map(|one| one.name().version().as_owned()).collect()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => MigrationSource::<diesel::pg::Pg>::migrations(&POSTGRES)
            .map(|all| all.iter().map(|one| one.name().version().as_owned()).collect()),
    };
    version_names(versions)
}

fn version_names(
    versions: MigrationResult<Vec<MigrationVersion<'static>>>,
) -> Result<Vec<String>, StoreError> {
    match versions {
        Ok(versions) => Ok(versions.iter().map(ToString::to_string).collect()),
        Err(error) => Err(StoreError::Database(error.to_string())),
    }
}

/// One transaction around all migrations; each migration's own becomes a savepoint.
fn in_one_transaction<T>(
    conn: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection::begin(conn, None)?;
    let done = conn.transaction(work);
    match done {
        Ok(done) => connection::commit(conn).map(|()| done),
        Err(error) => {
            connection::undo(conn);
            Err(error)
        }
    }
}
