//! Many rows or keys with few statements.

/// How many keys or rows one statement has; both databases allow far more.
pub(super) const AT_ONCE: usize = 500;

/// Adds rows to a table: many with one statement if each statement costs a round trip. On SQLite a statement for one row
/// stays prepared. For the modules beside this one.
macro_rules! insert_rows {
    ($table:expr, $rows:expr, $conn:expr) => {
        match $conn {
            super::connection::AnyConnection::Sqlite(conn) => $rows
                .iter()
                .try_for_each(|row| diesel::insert_into($table).values(row).execute(conn).map(drop)),
            #[cfg(feature = "postgres")]
            super::connection::AnyConnection::Postgres(conn) => $rows
                .chunks(super::many_rows::AT_ONCE)
                .try_for_each(|rows| diesel::insert_into($table).values(rows).execute(conn).map(drop)),
        }
    };
}

pub(super) use insert_rows;
