//! Rows beside the logs that belong to no tournament. The database refuses to write them, but somebody may have written them
//! past it, and nothing that begins with a tournament ever meets them.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;

use super::Store;
use super::error::StoreError;
use super::schema::{
    appearances, decisions, games, list_cards, lists_to_read, penalties, pod_places, shown_lists, summaries,
};

/// The rows of a table that belong to no tournament.
macro_rules! stray {
    ($table:ident) => {
        $table::table.filter(sql::<Bool>(concat!(
            "NOT EXISTS (SELECT 1 FROM tournaments WHERE tournaments.id = ",
            stringify!($table),
            ".tournament)"
        )))
    };
}

macro_rules! counted {
    ($table:ident, $conn:expr) => {{
        let rows: i64 = stray!($table).count().get_result($conn)?;
        (stringify!($table), rows)
    }};
}

impl Store {
    /// The tables of what lists show in which rows belong to no tournament, with how many.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn stray_rows(&self) -> Result<Vec<(&'static str, i64)>, StoreError> {
        let counts = self.read(|conn| {
            Ok([
                counted!(summaries, conn),
                counted!(appearances, conn),
                counted!(games, conn),
                counted!(penalties, conn),
                counted!(pod_places, conn),
                counted!(decisions, conn),
                counted!(shown_lists, conn),
                counted!(list_cards, conn),
                counted!(lists_to_read, conn),
            ])
        })?;
        Ok(counts.into_iter().filter(|(_, rows)| *rows > 0).collect())
    }

    /// Removes the rows that belong to no tournament.
    ///
    /// # Errors
    /// If they could not be removed.
    pub fn remove_stray_rows(&self) -> Result<(), StoreError> {
        self.write(|conn| {
            diesel::delete(stray!(summaries)).execute(conn)?;
            diesel::delete(stray!(appearances)).execute(conn)?;
            diesel::delete(stray!(games)).execute(conn)?;
            diesel::delete(stray!(penalties)).execute(conn)?;
            diesel::delete(stray!(pod_places)).execute(conn)?;
            diesel::delete(stray!(decisions)).execute(conn)?;
            diesel::delete(stray!(list_cards)).execute(conn)?;
            diesel::delete(stray!(shown_lists)).execute(conn)?;
            diesel::delete(stray!(lists_to_read)).execute(conn)?;
            Ok(())
        })
    }
}
