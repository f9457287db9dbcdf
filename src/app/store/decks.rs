//! Deck lists as submitted. Private: the log contains only their hash and the report.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::deck_texts;
use super::turns::Turn;
use crate::domain::hash::ListHash;
use crate::domain::id::TournamentId;

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = deck_texts)]
pub(super) struct Row {
    tournament: String,
    sha256: String,
    text: String,
}

impl Row {
    pub(super) fn new(tournament: TournamentId, sha256: &ListHash, text: &str) -> Self {
        Self { tournament: tournament.to_string(), sha256: sha256.to_string(), text: text.to_owned() }
    }

    /// Adds the list unless it is there.
    pub(super) fn upsert(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let key = (&self.tournament, &self.sha256);
        let known: Option<Self> = deck_texts::table.find(key).first(conn).optional()?;
        if known.is_some() {
            return Ok(());
        }
        let added = diesel::insert_into(deck_texts::table).values(self).execute(conn);
        unless_missing(added, "tournament").map(drop)
    }
}

impl Store {
    /// Stores a deck list under its hash. Storing it again changes nothing.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist.
    pub fn put_deck_text(
        &self,
        tournament: TournamentId,
        sha256: &ListHash,
        text: &str,
    ) -> Result<(), StoreError> {
        let row = Row::new(tournament, sha256, text);
        self.write_in(Turn::Log(tournament), move |conn| row.upsert(conn))
    }

    /// A deck list by its hash.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn deck_text(
        &self,
        tournament: TournamentId,
        sha256: &ListHash,
    ) -> Result<Option<String>, StoreError> {
        let tournament = tournament.to_string();
        self.read(|conn| {
            let row: Option<Row> =
                deck_texts::table.find((&tournament, sha256.as_str())).first(conn).optional()?;
            Ok(row.map(|row| row.text))
        })
    }
}
