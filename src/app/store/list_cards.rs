//! The cards of the deck lists that everybody sees, as rows beside the logs, from which the page of a card is made.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::{number, parsed, time};
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::list_cards;
use crate::domain::card::CardId;
use crate::domain::edition::Edition;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

/// How many keys or rows one statement has.
const AT_ONCE: usize = 500;

/// A card of a list that everybody sees, now or from a time that is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownCard {
    pub player: PlayerId,
    pub card: CardId,
    pub person: PersonId,
    pub edition: Edition,
    /// The day of the tournament.
    pub day: NaiveDate,
    /// The place in the final standings; `None` before the end.
    pub place: Option<u32>,
    /// From when everybody sees the list.
    pub from: DateTime<Utc>,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = list_cards)]
pub(super) struct Row {
    tournament: String,
    player: i64,
    card: String,
    person: String,
    edition: String,
    day: String,
    place: i64,
    from_ms: i64,
}

impl Row {
    fn of(tournament: &str, one: &ShownCard) -> Self {
        Self {
            tournament: tournament.to_owned(),
            player: one.player.0.into(),
            card: one.card.0.clone(),
            person: one.person.to_string(),
            edition: one.edition.code().to_owned(),
            day: one.day.to_string(),
            place: one.place.map_or(0, i64::from),
            from_ms: one.from.timestamp_millis(),
        }
    }

    fn read(self) -> Result<(TournamentId, ShownCard), StoreError> {
        let one = ShownCard {
            player: PlayerId(number(self.player)?),
            card: CardId(self.card),
            person: parsed(&self.person)?,
            edition: parsed(&self.edition)?,
            day: parsed(&self.day)?,
            place: Some(number(self.place)?).filter(|place| *place > 0),
            from: time(self.from_ms)?,
        };
        Ok((parsed(&self.tournament)?, one))
    }
}

/// Removes the cards of every list of a tournament.
pub(super) fn remove_all(tournament: &str, conn: &mut AnyConnection) -> Result<(), StoreError> {
    diesel::delete(list_cards::table.filter(list_cards::tournament.eq(tournament))).execute(conn)?;
    Ok(())
}

/// Removes the cards of the lists of these players, and adds others.
pub(super) fn replace(
    tournament: &str,
    gone: &[PlayerId],
    added: &[ShownCard],
    conn: &mut AnyConnection,
) -> Result<(), StoreError> {
    let players: Vec<i64> = gone.iter().map(|player| player.0.into()).collect();
    for players in players.chunks(AT_ONCE) {
        let rows = list_cards::table.filter(list_cards::tournament.eq(tournament));
        diesel::delete(rows.filter(list_cards::player.eq_any(players))).execute(conn)?;
    }
    let rows: Vec<_> = added.iter().map(|one| Row::of(tournament, one)).collect();
    match conn {
        AnyConnection::Sqlite(conn) => rows
            .iter()
            .try_for_each(|row| diesel::insert_into(list_cards::table).values(row).execute(conn).map(drop))?,
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => rows.chunks(AT_ONCE).try_for_each(|rows| {
            diesel::insert_into(list_cards::table).values(rows).execute(conn).map(drop)
        })?,
    }
    Ok(())
}

/// The cards of every list of a tournament, in order of players and cards.
pub(super) fn of_tournament(
    tournament: &str,
    conn: &mut AnyConnection,
) -> Result<Vec<ShownCard>, StoreError> {
    let rows: Vec<Row> = list_cards::table.filter(list_cards::tournament.eq(tournament)).load(conn)?;
    let cards: Result<Vec<ShownCard>, StoreError> = rows.into_iter().map(|row| Ok(row.read()?.1)).collect();
    let mut cards = cards?;
    // Not by the database: a server may order texts in another way.
    cards.sort_unstable_by(|a, b| (a.player, &a.card).cmp(&(b.player, &b.card)));
    Ok(cards)
}

impl Store {
    /// The lists of a game that hold a card and that everybody sees by now, the newest day first and the best places of a
    /// tournament first; so many of them are left out at the beginning, and so many are given at most.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn lists_with_card(
        &self,
        (edition, card): (Edition, &CardId),
        now: DateTime<Utc>,
        (skip, most): (i64, i64),
    ) -> Result<Vec<(TournamentId, ShownCard)>, StoreError> {
        let rows: Vec<Row> = self.read(|conn| {
            Ok(list_cards::table
                .filter(list_cards::edition.eq(edition.code()))
                .filter(list_cards::card.eq(&card.0))
                .filter(list_cards::from_ms.le(now.timestamp_millis()))
                .order((
                    list_cards::day.desc(),
                    list_cards::tournament,
                    list_cards::place,
                    list_cards::player,
                ))
                .limit(most)
                .offset(skip)
                .load(conn)?)
        })?;
        rows.into_iter().map(Row::read).collect()
    }
}
