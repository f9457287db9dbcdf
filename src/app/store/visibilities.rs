//! How players want to be shown on the pages about people. Said at a seat, the wish stays
//! with the player if staff identify the person or tell the two apart.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::{number, parsed};
use super::error::{StoreError, unless_missing};
use super::schema::{appearances, visibilities};
use super::seats::SeatClaim;
use crate::domain::id::{PersonId, PlayerId};

/// How a player wants to be shown. The greater hides more.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, strum::EnumString, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Visibility {
    #[default]
    Name,
    Initials,
    Hidden,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = visibilities)]
pub(super) struct Row {
    tournament: String,
    player: i64,
    visibility: String,
    at_ms: i64,
}

impl Visibility {
    /// The code for forms and rows.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// Who said how they want to be shown: the person and the code.
macro_rules! wishes {
    ($tournament:expr) => {{
        let seat = appearances::tournament.eq($tournament);
        let seat = seat.and(appearances::player.eq(visibilities::player));
        let said = visibilities::table.inner_join(appearances::table.on(seat));
        said.select((appearances::person, visibilities::visibility))
    }};
}

/// For at most this many people, each one's seats are looked up; for more, every seat with a wish, since few have one.
const FEW: usize = 8;

impl Store {
    /// Stores how the player of a seat wants to be shown.
    ///
    /// # Errors
    /// `NotFound` when there is no such tournament, or if it could not be saved.
    pub fn put_visibility(
        &self,
        seat: SeatClaim,
        wish: Visibility,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let row = Row {
            tournament: seat.tournament.to_string(),
            player: seat.player.0.into(),
            visibility: wish.code().to_owned(),
            at_ms: now.timestamp_millis(),
        };
        self.write(move |conn| {
            diesel::delete(visibilities::table.find((&row.tournament, row.player))).execute(conn)?;
            if wish != Visibility::Name {
                let added = diesel::insert_into(visibilities::table).values(&row).execute(conn);
                unless_missing(added, "tournament")?;
            }
            Ok(())
        })
    }

    /// How the player of a seat wants to be shown.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn visibility(&self, seat: SeatClaim) -> Result<Visibility, StoreError> {
        let key = (seat.tournament.to_string(), i64::from(seat.player.0));
        let row: Option<Row> =
            self.read(|conn| Ok(visibilities::table.find((&key.0, key.1)).first(conn).optional()?))?;
        row.map_or(Ok(Visibility::Name), |row| parsed(&row.visibility))
    }

    /// Every player who wants to be shown by initials or not at all, with the person.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn wishes(&self) -> Result<Vec<(SeatClaim, PersonId, Visibility)>, StoreError> {
        let rows: Vec<(String, i64, String, String)> = self.read(|conn| {
            let seat = appearances::tournament.eq(visibilities::tournament);
            let seat = seat.and(appearances::player.eq(visibilities::player));
            Ok(visibilities::table
                .inner_join(appearances::table.on(seat))
                .order((visibilities::tournament, visibilities::player))
                .select((
                    visibilities::tournament,
                    visibilities::player,
                    appearances::person,
                    visibilities::visibility,
                ))
                .load(conn)?)
        })?;
        let wishes = rows.into_iter().map(|(tournament, player, person, wish)| {
            let seat = SeatClaim { tournament: parsed(&tournament)?, player: PlayerId(number(player)?) };
            Ok((seat, parsed(&person)?, parsed(&wish)?))
        });
        wishes.collect()
    }

    /// Those of these people who want to be shown by initials or not at all. Of what somebody said at several tournaments,
    /// the strictest counts.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn visibilities_of(&self, people: &[PersonId]) -> Result<BTreeMap<PersonId, Visibility>, StoreError> {
        let mut found = BTreeMap::new();
        if people.len() <= FEW {
            let keys: Vec<String> = people.iter().map(ToString::to_string).collect();
            let rows: Vec<(String, String)> = self.read(|conn| {
                let said = wishes!(visibilities::tournament);
                Ok(said.filter(appearances::person.eq_any(&keys)).load(conn)?)
            })?;
            add_strictest(&mut found, rows)?;
            return Ok(found);
        }
        // Joined with "", the tournament is in no index of the wishes, so SQLite begins with the wishes.
        let rows: Vec<(String, String)> =
            self.read(|conn| Ok(wishes!(visibilities::tournament.concat("")).load(conn)?))?;
        add_strictest(&mut found, rows)?;
        let asked: BTreeSet<&PersonId> = people.iter().collect();
        found.retain(|person, _| asked.contains(person));
        Ok(found)
    }
}

fn add_strictest(
    found: &mut BTreeMap<PersonId, Visibility>,
    rows: Vec<(String, String)>,
) -> Result<(), StoreError> {
    for (person, wish) in rows {
        let known = found.entry(parsed(&person)?).or_default();
        *known = parsed::<Visibility>(&wish)?.max(*known);
    }
    Ok(())
}
