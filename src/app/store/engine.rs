//! What the database program says of itself.

use diesel::RunQueryDsl;
use diesel::dsl::sql;
use diesel::sql_types::Text;

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::migrate::{self, TableVersion};
use super::purpose::Purpose;
use super::url::DatabaseUrl;
use super::{Store, readers, writer};

/// How many connections a process opens to a server: to read, to write, and one to notify the others and to listen.
pub const MOST_CONNECTIONS: usize = readers::MOST + writer::THREADS + 1;

/// The program that keeps the database, and its settings that an operator can get wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Engine {
    /// Such as `SQLite 3.50.4` or `PostgreSQL 15.14`.
    pub version: String,
    /// Settings of a server that let it lose what it has acknowledged when the power fails, such as `fsync`.
    pub unsafe_settings: Vec<&'static str>,
    /// How many more connections a server takes; `None` for a file.
    pub free_connections: Option<i64>,
}

impl Store {
    /// What keeps a database, and of which version its tables are. Nothing of it changes.
    ///
    /// # Errors
    /// If it cannot be opened, belongs to another program, or was written by a newer version.
    pub fn look(url: &DatabaseUrl) -> Result<(Engine, TableVersion), StoreError> {
        let mut conn = connection::retry_while_busy(|| migrate::open_own(url, Purpose::Read))?;
        Ok((ask(&mut conn)?, migrate::version_of_tables(&mut conn, url)?))
    }
}

/// Asks the database about itself.
fn ask(conn: &mut AnyConnection) -> Result<Engine, StoreError> {
    match conn {
        AnyConnection::Sqlite(conn) => {
            let version: String = sql::<Text>("SELECT sqlite_version()").get_result(conn)?;
            let version = format!("SQLite {version}");
            Ok(Engine { version, unsafe_settings: Vec::new(), free_connections: None })
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => {
            let mut setting = |name: &str| -> Result<String, StoreError> {
                Ok(sql::<Text>(&format!("SELECT current_setting('{name}')")).get_result(conn)?)
            };
            let version = format!("PostgreSQL {}", setting("server_version")?);
            let mut unsafe_settings = Vec::new();
            for name in ["fsync", "full_page_writes"] {
                if setting(name)? == "off" {
                    unsafe_settings.push(name);
                }
            }
            let free = "SELECT current_setting('max_connections')::bigint \
                    - current_setting('superuser_reserved_connections')::bigint - count(*) \
                    FROM pg_stat_activity WHERE backend_type = 'client backend'";
            let free = sql::<diesel::sql_types::BigInt>(free).get_result(conn)?;
            Ok(Engine { version, unsafe_settings, free_connections: Some(free) })
        }
    }
}
